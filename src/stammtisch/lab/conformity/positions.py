"""Positions to look at: random matches of one game, with every number of players and random options."""

import dataclasses
import random
import traceback
from collections.abc import Iterator
from typing import Any

from stammtisch.core.errors import Fault, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Described, Options
from stammtisch.core.places import places

LONGEST = 20_000
"""A match of more decisions is taken never to end."""
MANY = 60
"""After so many decisions of a match, what takes long is looked at the more rarely the longer it goes on: ten long
matches say more than one to its end.
"""
NOW_AND_THEN = 7
"""What takes very long is looked at in every so-manyth position to begin with."""
LIMITS = 60
"""Whole numbers up to so much above the least are tried: short matches see as many rules as long ones."""

A_FEW = 4
"""The same for numbers that are usually the least, as that of rounds is where others end a match."""


def found(where: Fault, what: Fault) -> Fault:
    """A finding: what is wrong, and where."""
    return Fault("check.found", where=where, what=what)


def in_match(number: int, key: str, /, **named: object) -> Fault:
    """Something wrong with a whole match."""
    return found(Fault("check.match", number=number), Fault(key, **named))


def crash(game: Game, error: BaseException) -> Fault:
    """What went wrong in the code of a game, with the function, file and line that was last at work there."""
    if isinstance(error, StammtischError) and error.key == "native.uncompilable":
        return error.fault
    said = f"{type(error).__name__}: {error}".strip().partition("\n")[0][:200]
    for place in reversed(places("".join(traceback.format_exception(error)), game.folder)):
        return Fault("check.crashed", error=said, name=place.name, at=place.at)
    return Fault("plain", text=said)


class Broken(Exception):
    """A match cannot go on; `fault` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def deal(game: Game, number: int) -> Match:
    """A match before its first move: the same for the same number."""
    rng = random.Random(f"{game.name} {number}")
    players = game.players[number % len(game.players)]
    ages = rng.sample(range(players), players)
    return Match(game, players=players, options=draw_options(game, players, rng), seed=number, ages=ages)


def draw_options(game: Game, players: int, rng: random.Random) -> Options:
    """Options that somebody might agree on; those that exclude each other are drawn again."""
    for _ in range(100):
        try:
            drawn = game.options.build({each.name: _value(each, rng) for each in game.options.describe()})
            return drawn.settled(players)
        except StammtischError:
            continue
    return game.options()


def _value(option: Described, rng: random.Random) -> Any:
    if option.kind == "variant":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.of)
    if option.kind == "whole" and option.default is not None:
        many = A_FEW if option.default == option.least else LIMITS
        return rng.randint(option.least, min(option.least + many, option.most or option.least + many))
    return option.default


@dataclasses.dataclass
class Walk:
    """A random match, stopped before each move."""

    match: Match
    number: int
    rng: random.Random

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Each move before it is played. Raises `Broken` if it cannot go on, or has no end."""
        made = 0
        while not self.match.over:
            if made == LONGEST:
                raise Broken(in_match(self.number, "check.endless"))
            self._check_asked()
            seat = self.rng.choice(self.match.awaiting)
            moves = self.match.legal(seat)
            if not moves:
                raise Broken(self.found("check.no_move", seat=seat))
            move = self.rng.choice(moves)
            yield seat, move
            self.match.play(seat, move)
            made += 1

    def _check_asked(self) -> None:
        """Raise unless a step of the game asks seats of this table."""
        s, game = self.match._s, self.match.game
        if s.depth == 0:
            raise Broken(in_match(self.number, "check.nobody_moves"))
        step, seats = s.steps[s.depth - 1], s.asked[s.depth - 1]
        if not 0 <= step < len(game.steps):
            raise Broken(in_match(self.number, "check.no_such_step", step=step, last=len(game.steps) - 1))
        if seats >> s.players or not seats:
            wrong = seats.bit_length() - 1
            raise Broken(self.found("check.no_such_seat", seat=wrong, last=s.players - 1))

    def sampled(self, share: float) -> Iterator[tuple[int, int, str]]:
        """Some of the moves, each with a number of its own: a random share of them, and less of it in long matches."""
        for number, (seat, move) in enumerate(self):
            if self.rng.random() <= share * min(1, MANY / (number + 1)):
                yield number, seat, move

    def now_and_then(self) -> Iterator[int]:
        """Whose move it is in some positions, evenly spaced, and further apart in long matches."""
        due = 0
        for number, (seat, _) in enumerate(self):
            if number == due:
                due += NOW_AND_THEN * (1 + number // MANY)
                yield seat

    def found(self, key: str, /, **named: object) -> Fault:
        """Something wrong in this position, which is said too, so that it can be found again."""
        match = self.match
        step = repr(match.decision.step) if match.decision else Fault("check.the_end")
        agreed = {"players": match.players, "options": str(match.options.changed())}
        where = Fault("check.where", number=self.number, **agreed, moves=_moves(match), step=step)
        return found(where, Fault(key, **named))


def _moves(match: Match) -> int:
    return sum(raw[0] == "move" for raw in match.story())


def walk(game: Game, number: int) -> Walk:
    """A random match of that number."""
    return Walk(deal(game, number), number, random.Random(number))
