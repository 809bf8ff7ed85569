"""An environment of many matches, as Python sees it."""

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import bots, games
from stammtisch.core import chance
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault, StammtischError, got
from stammtisch.core.game import Game
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match, check_players, new_state
from stammtisch.core.mind import CHOICES
from stammtisch.core.notation import Move
from stammtisch.core.numbers import as_int
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.core.state import SEATS
from stammtisch.vec.stepping import (
    BEGIN,
    BEGUN,
    ENDED,
    HISTORY,
    ILLEGAL,
    OUTSIDE,
    RUNNING,
    SEAT,
    layout_of,
    make_advance,
)

__all__ = ["BEGUN", "ENDED", "ILLEGAL", "RUNNING", "BadEnvironment", "Environment", "make"]

MOST_MATCHES = 1 << 20
LOG = 1024
"""Decisions of a match that are kept at first, for `Environment.match`; more as they are needed."""
LOOK = 64
"""After so many steps it is looked whether more are needed."""


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
    """Many matches of a game. Options are those of the game, by name.

    `opponents` names the bots (`random`, `lehrling`, `geselle`) that play some of the seats. With `rounds` a match ends
    after so many; else it is played whole. With `random_options` so many sets of options are drawn, and each match is
    played by one of them.
    """
    kind = games.get(game)
    count = check_players(kind, players if players is not None else min(max(4, kind.players[0]), kind.players[-1]))
    if random_options:
        if options or tuple(variants):
            raise BadEnvironment("vec_options")
        dice = new_dice(chance.derive_seed(chance.read_seed(seed), "options"))
        from stammtisch.lab.arena.plan import draw_options

        agreed = [draw_options(kind, count, dice) for _ in range(_number("random_options", random_options, 1, 4096))]
    else:
        agreed = [kind.options.build(options, variants).settled(count)]
    return Environment(
        kind,
        _number("matches", matches, 1, MOST_MATCHES),
        players=count,
        agreed=agreed,
        opponents=opponents or {},
        rounds=ALL_ROUNDS if rounds is None else _number("rounds", rounds, 1, ALL_ROUNDS),
        observe=observe,
        threads=_number("threads", threads, 1, 256),
        seed=seed,
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
        self.game, self.matches, self.players, self.rounds = game, matches, players, rounds
        self.agreed = agreed
        """The options that matches are played by."""
        self.layout: Layout = layout_of(game)
        """What stands where in an observation."""
        self.seats: NDArray[np.int64] = np.zeros(matches, np.int64)
        """Who has to act."""
        self.legals: NDArray[np.int64] = np.zeros(matches, np.int64)
        """The legal actions, as the bits of a number."""
        self.masks: NDArray[np.bool_] = np.zeros((matches, CHOICES), np.bool_)
        """The same, a place for each action."""
        self.observations: NDArray[np.int8] = np.zeros((matches, self.layout.size if observe else 0), np.int8)
        """What the seat that has to act knows (see `layout`)."""
        self.rewards: NDArray[np.int64] = np.zeros((matches, players), np.int64)
        """What each seat has gained with the last step, in points; more is better, whatever the game counts."""
        self.done: NDArray[np.int8] = np.zeros(matches, np.int8)
        """What has become of each match: RUNNING, ENDED (and a new one has begun), ILLEGAL (nothing has happened) or,
        after `reset`, BEGUN.
        """
        self.totals: NDArray[np.int64] = np.zeros((matches, players), np.int64)
        """The totals of the match that ended last in each row."""
        self._advance = make_advance(game)
        self._temperatures = np.full(SEATS, OUTSIDE, np.int64)
        self._quick = np.ones(SEATS, np.int64)
        for seat, name in opponents.items():
            self._seat_bot(seat, name)
        if (self._temperatures[:players] != OUTSIDE).all():
            raise BadEnvironment("vec_nobody")
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="vec") if threads > 1 else None
        edges = [matches * part // threads for part in range(threads + 1)]
        self._parts = [(first, last) for first, last in pairwise(edges) if first < last]
        self._begin(seed)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return CHOICES

    def _seat_bot(self, seat: int, name: str) -> None:
        number = _number("opponents", seat, 0, self.players - 1)
        level = bots.LEVELS[bots.check(name)]
        self._temperatures[number] = level.temperature(self.game) or 0
        self._quick[number] = level.quick

    def _begin(self, seed: chance.Seed) -> None:
        base, n = chance.read_seed(seed), self.matches
        packed = [new_state(self.game, self.players, each, base, range(self.players)).pack() for each in self.agreed]
        self._templates = np.concatenate(packed)
        self._states = np.empty(n, self._templates.dtype)
        draw = np.random.default_rng(list(chance.derive_seed(base, "vec")))
        self._seeds = draw.integers(0, 1 << 62, (n, 4), np.int64)
        self._dice = draw.integers(0, 1 << 48, (n, 1), np.int64)
        self._log = np.zeros((n, LOG), np.int16)
        self._told = np.zeros((n, 2 * HISTORY), np.int8)
        self._count = np.zeros((n, 2), np.int64)
        self._which = np.zeros(n, np.int64)
        self._steps = 0
        self._run(np.full(n, BEGIN, np.int64))

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
        self._run(np.where(chosen == BEGIN, CHOICES, chosen).astype(np.int64, copy=False))
        self._steps += 1
        if self._steps % LOOK == 0 and self._count[:, 0].max() > self._log.shape[1] // 2:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)
        return self.observations

    def _run(self, actions: NDArray[np.int64]) -> None:
        given = (
            *(self._templates, self._states, self._seeds, self._dice, self._quick, self._temperatures),
            *(self.rounds, self.game.low_wins, actions, self.seats, self.legals, self.masks, self.rewards),
            *(self.totals, self.done, self.observations, self._log, self._told, self._count, self._which),
        )
        if self._pool is None:
            self._advance(*given, 0, self.matches)
            return
        first, *others = self._parts
        running = [self._pool.submit(self._advance, *given, *part) for part in others]
        self._advance(*given, *first)
        for each in running:
            each.result()

    # Words

    def match(self, row: int) -> Match:
        """The match of a row as it stands, with its story and its record."""
        place = _number("row", row, 0, self.matches - 1)
        count = int(self._count[place, 0])
        if count > self._log.shape[1]:
            raise BadEnvironment("vec_too_long", most=self._log.shape[1])
        seed = chance.seed_of(self.game.state.unpack(self._states, place))
        match = Match(self.game, players=self.players, options=self.agreed[int(self._which[place])], seed=seed)
        for entry in self._log[place, :count].tolist():
            seat, choice = entry >> SEAT, entry & (1 << SEAT) - 1
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
        return self.game.state.unpack(self._states, row)

    def close(self) -> None:
        """Let threads go."""
        if self._pool is not None:
            self._pool.shutdown()
