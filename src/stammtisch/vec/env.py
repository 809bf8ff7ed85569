"""An environment of many matches, as Python sees it."""

import weakref
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import bots, games
from stammtisch.core import chance
from stammtisch.core.beginning import check_players, new_state
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault, StammtischError, got
from stammtisch.core.game import Game
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES, RANDOM
from stammtisch.core.notation import Move
from stammtisch.core.numbers import as_int
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.vec.boxes import (
    APART,
    BEGIN,
    FAILED,
    FINISHED,
    LONGEST,
    OBSERVE,
    QUICK,
    ROUNDS,
    SEAT,
    SETUP,
    SIGN,
    TEMPERATURES,
    box_type,
    layout_of,
    row_type,
)
from stammtisch.vec.crew import Crew
from stammtisch.vec.stepping import BEGUN, ENDED, ILLEGAL, OUTSIDE, RUNNING, make_advance

__all__ = ["BEGUN", "ENDED", "ILLEGAL", "RUNNING", "BadEnvironment", "Environment", "make"]

MOST_MATCHES = 1 << 20
LOG = 1024
"""Decisions of a match that are kept at first; more as they are needed."""


SHARES = 32
"""Into so many shares for each thread matches are divided: whoever is late, or slower, does fewer of them."""
GAME_ROUNDS = "game_rounds"
"""The option `rounds` of a game, beside `rounds`, after which a match is stopped."""
LIKE = '{1: "geselle"}'
"""How opponents are named."""
ALONE = np.zeros(0, np.int64)
"""What threads tell each other where there is only one."""


class BadEnvironment(StammtischError):
    """Matches cannot be played like that."""


def make(
    game: str,
    matches: int,
    *,
    players: int | None = None,
    opponents: Mapping[int, str] | None = None,
    rounds: int | None = None,
    variants: Iterable[str] = (),
    random_options: int = 0,
    observe: bool = True,
    threads: int = 1,
    seed: chance.Seed = None,
    **options: Any,
) -> "Environment":
    """Many matches of a game. Options are those of the game, by name; `game_rounds`, where it has one called `rounds`.

    `opponents` names the bots (`random`, `lehrling`, `geselle`) that play some of the seats. With `rounds` a match ends
    after so many; else it is played whole. With `random_options` so many sets of options are drawn, and each match is
    played by one of them.
    """
    kind = games.get(game)
    if opponents is not None and not isinstance(opponents, Mapping):
        raise BadEnvironment("vec_opponents", like=LIKE, got=got(opponents))
    count = check_players(kind, players if players is not None else min(max(4, kind.players[0]), kind.players[-1]))
    last = ALL_ROUNDS if rounds is None else _number("rounds", rounds, 1, ALL_ROUNDS)
    if random_options:
        if options or tuple(variants):
            raise BadEnvironment("vec_options")
        dice = new_dice(chance.derive_seed(chance.read_seed(seed), "options"))
        from stammtisch.lab.arena.plan import draw_options

        sets = _number("random_options", random_options, 1, 4096)
        agreed = [draw_options(kind, count, dice, last) for _ in range(sets)]
    else:
        agreed = [build_options(kind, options, variants).settled(count, last)]
    return Environment(
        kind,
        _number("matches", matches, 1, MOST_MATCHES),
        players=count,
        agreed=agreed,
        opponents=opponents or {},
        rounds=last,
        observe=observe,
        threads=_number("threads", threads, 1, 256),
        seed=seed,
    )


def build_options(game: Game, given: Mapping[str, Any], variants: Iterable[str]) -> Options:
    """What is agreed."""
    return game.options.build(
        {"rounds" if name == GAME_ROUNDS else name: value for name, value in given.items()}, variants
    )


def _number(name: str, value: object, least: int, most: int) -> int:
    number = as_int(value)
    if number is None or not least <= number <= most:
        fault = Fault("number_expected", least=least, most=most, got=got(value))
        raise BadEnvironment(Fault("wrong_value", option=name, fault=fault))
    return number


class Environment:
    """Matches of one game side by side. Every array has a row for each of them, and is written in place."""

    def __init__(
        self,
        game: Game,
        matches: int,
        *,
        players: int,
        agreed: list[Options],
        opponents: Mapping[int, str],
        rounds: int,
        observe: bool,
        threads: int,
        seed: chance.Seed,
    ) -> None:
        self.game = game
        """What is played."""
        self.matches = matches
        """How many are played side by side: the rows of every array."""
        self.players = players
        """How many sit at each table, bots included."""
        self.rounds = rounds
        """After how many rounds a match ends, if it is not over before."""
        self.agreed = agreed
        """The options that matches are played by."""
        self.layout: Layout = layout_of(game)
        """What stands where in an observation."""
        self._boxes = boxes = np.zeros(matches, box_type(game))
        self.seats: NDArray[np.int64] = boxes["seat"]
        """Who has to act."""
        self.legals: NDArray[np.int64] = boxes["legal"]
        """The legal actions, as the bits of a number."""
        self.masks: NDArray[np.bool_] = boxes["mask"][:, :CHOICES].view(np.bool_)
        """The same, a place for each action."""
        size = self.layout.size if observe else 0
        self.observations: NDArray[np.int8] = boxes["observation"][:, :size]
        """What the seat that has to act knows (see `layout`)."""
        self.finals: NDArray[np.int8] = boxes["final"][:, :size]
        """What the seat that acted last in the match that ended last in each row knew in the end."""
        self.rewards: NDArray[np.int64] = boxes["rewards"][:, :players]
        """What each seat has gained with the last step, in points; more is better, whatever the game counts."""
        self.done: NDArray[np.int8] = boxes["done"]
        """What has become of each match: RUNNING, ENDED (and a new one has begun), ILLEGAL (nothing has happened) or,
        after `reset`, BEGUN.
        """
        self.totals: NDArray[np.int64] = boxes["totals"][:, :players]
        """The totals of the match that ended last in each row."""
        self._actions = np.zeros(matches, np.int64)
        self._rows = np.zeros(0, row_type(game))
        self._setup = np.zeros(SETUP, np.int64)
        self._setup[ROUNDS], self._setup[SIGN], self._setup[OBSERVE] = rounds, -1 if game.low_wins else 1, observe
        self._setup[TEMPERATURES:QUICK] = OUTSIDE
        self._setup[QUICK:] = 1
        for seat, name in opponents.items():
            self._seat_bot(seat, name)
        heats = self._setup[TEMPERATURES : TEMPERATURES + players]
        if (heats != OUTSIDE).all():
            raise BadEnvironment("vec_nobody")
        self._advance = make_advance(game, bots=bool(((heats != OUTSIDE) & (heats != RANDOM)).any()))
        self._share = max(1, matches // (threads * SHARES))
        self._crew = Crew(min(threads, matches) - 1)
        self._letting_go = weakref.finalize(self, self._crew.stop)
        self._begin(seed)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return CHOICES

    def _seat_bot(self, seat: int, name: str) -> None:
        number = _number("opponents", seat, 0, self.players - 1)
        level = bots.LEVELS[bots.check(name)]
        self._setup[TEMPERATURES + number] = level.temperature(self.game) or 0
        self._setup[QUICK + number] = level.quick

    def _begin(self, seed: chance.Seed) -> None:
        base, n = chance.read_seed(seed), self.matches
        packed = [new_state(self.game, self.players, each, base, range(self.players)).pack() for each in self.agreed]
        self._templates = np.concatenate(packed)
        draw = np.random.default_rng(list(chance.derive_seed(base, "vec")))
        self._boxes["seeds"] = draw.integers(0, 1 << 62, (n, 4), np.int64)
        self._boxes["dice"] = draw.integers(0, 1 << 48, (n, 1), np.int64)
        self._log = np.zeros((n, LOG), np.int16)
        self._setup[BEGIN] = 1
        self._run()
        self._setup[BEGIN] = 0

    def reset(self, seed: chance.Seed = None) -> NDArray[np.int8]:
        """Begin anew everywhere; gives back the observations."""
        self._begin(seed)
        return self.observations

    def step(self, actions: Any) -> NDArray[np.int8]:
        """One action for each match, by the seat that has to act there; gives back the observations.

        An action that is not legal changes nothing and marks its row in `done`.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.matches,) or chosen.dtype.kind not in "iu":
            raise BadEnvironment("vec_actions", matches=self.matches, got=f"{chosen.dtype} {list(chosen.shape)}")
        self._actions[:] = chosen
        self._run()
        return self.observations

    def _run(self) -> None:
        given = (self._templates, self._boxes, self._log, self._setup, self._rows, self._actions)
        if not self._crew:
            longest = self._advance(*given, ALONE, 0, self.matches)
        else:
            # Their own for each step: a thread that comes late takes nothing of the next.
            shared = np.zeros(APART * (2 + len(self._crew)), np.int64)
            self._crew.run(partial(_work, self._advance, given, shared, self._share))
            longest = int(shared[LONGEST])
        if 2 * longest > self._log.shape[1]:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)

    # Words

    def match(self, row: int) -> Match:
        """The match of a row as it stands, with its story and its record."""
        place = _number("row", row, 0, self.matches - 1)
        count = int(self._boxes["count"][place])
        if count > self._log.shape[1]:
            raise BadEnvironment("vec_too_long", most=self._log.shape[1])
        seed = chance.seed_of(self._plain(place))
        match = Match(self.game, players=self.players, options=self.agreed[int(self._boxes["which"][place])], seed=seed)
        for entry in self._log[place, :count].tolist():
            seat, choice = entry >> SEAT & 7, entry & (1 << SEAT) - 1
            match.play_quietly(seat, self.game.say(match._s, seat, choice))
        return match

    def to_move(self, row: int, action: int) -> Move:
        """The words of an action in a row."""
        place = _number("row", row, 0, self.matches - 1)
        choice = _number("action", action, 0, CHOICES - 1)
        if not int(self.legals[place]) >> choice & 1:
            raise BadEnvironment("vec_not_legal", action=choice, legal=members(int(self.legals[place])))
        return self.game.say(self._plain(place), int(self.seats[place]), choice)

    def from_move(self, row: int, move: Move) -> int:
        """The action behind words in a row."""
        place = _number("row", row, 0, self.matches - 1)
        return self.game.read(self._plain(place), int(self.seats[place]), move)[0]

    def _plain(self, row: int) -> Any:
        return self.game.state.unpack(self._boxes["state"], row)

    def close(self) -> None:
        """Let threads go. An environment that nobody holds any more does so by itself."""
        self._letting_go()


def _work(advance: Any, given: tuple[Any, ...], shared: NDArray[np.int64], share: int, thread: int) -> bool:
    """What each thread does: share after share. Whether all is done then."""
    try:
        advance(*given, shared, thread, share)
    except BaseException:
        shared[FAILED] = 1
        raise
    return int(shared[FINISHED]) == len(given[1])
