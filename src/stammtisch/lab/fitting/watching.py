"""Tables that are counted instead of fitted: a game whose mind has a module `reading` reads them off whole matches."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.playout import EVEN, whose
from stammtisch.lab.fitting.minds import package_of

Watched = tuple[Any, Iterator[int]]
"""A match that is played while somebody watches: its state, and the seats as they are asked."""


def reads_off(game: Game) -> bool:
    """Whether the tables of a game are counted."""
    return find_spec(f"{package_of(game)}.reading") is not None


def read_off(game: Game, matches: Iterator[Watched]) -> dict[str, list[int]]:
    """New tables, from matches."""
    found: Callable[[Iterator[Watched]], dict[str, list[int]]] = import_module(f"{package_of(game)}.reading").read_off
    return found(matches)


def matches(game: Game, count: int, seed: bytes) -> Iterator[Watched]:
    """That many matches among bots that go by the marks of a game, with each number of players in turn."""
    for number in range(count):
        players = game.players[number % len(game.players)]
        match_seed = chance.derive_seed(seed, "match", number)
        s = new_state(game, players, game.options().settled(players), match_seed, range(players))
        yield s, _play(game, s, match_seed)


def _play(game: Game, s: Any, seed: bytes) -> Iterator[int]:
    act, run_steps = game.flow
    dice = new_dice(chance.derive_seed(seed, "bots"))
    run_steps(s)
    while s.ended == 0:
        seat = whose(s, EVEN, dice)
        yield seat
        act(s, seat, game.policy(s, seat, game.mind.temperatures.geselle, dice))
