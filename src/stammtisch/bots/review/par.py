"""What a deal is worth: the same cards and the same pile with Gesellen at all seats, many times over, natively."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.levels import GESELLE
from stammtisch.bots.playouts import prepare
from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.core.state import State

Ends = NDArray[Any]


@dataclass(frozen=True)
class Means:
    """A mean for each seat, and its standard error."""

    means: tuple[float, ...]
    errors: tuple[float, ...]

    @classmethod
    def over(cls, rows: NDArray[Any]) -> "Means":
        errors = rows.std(axis=0, ddof=1) / sqrt(len(rows))
        return cls(tuple(map(float, rows.mean(axis=0))), tuple(map(float, errors)))


def play_on(game: Game, start: State, seeds: NDArray[Any], rounds: int, seed: bytes) -> Ends:
    """Matches that Gesellen play on from a position, one for each row of seeds, and how they ended."""
    run, template, count = prepare(game), start.pack(), len(seeds)
    rolls = np.array([new_dice(chance.derive_seed(seed, "bots", number)) for number in range(count)], np.int64)
    temperature = GESELLE.temperature(game)
    temperatures = np.full(start.players, temperature, np.int64)
    quick = np.full(start.players, GESELLE.quick, np.int64)
    ends, decisions = np.empty(count, template.dtype), np.empty(count, np.int64)
    run(template, seeds, rolls, temperatures, quick, ends, decisions, rounds)
    return ends


def fresh_seeds(seed: bytes, count: int) -> NDArray[Any]:
    """Chance for so many matches."""
    text = b"".join(chance.derive_seed(seed, "match", number) for number in range(count))
    return np.frombuffer(text, ">i8").astype(np.int64).reshape(count, 4)


def par(game: Game, start: State, seed: bytes, playouts: int) -> Means:
    """The points of a round that has just been dealt, for each seat: the same cards, and whatever is still to be drawn
    or shuffled comes as it did.
    """
    same = np.tile(np.array(start.seed, np.int64), (playouts, 1))
    ends = play_on(game, start, same, start.round, seed)
    before = np.array(start.totals[: start.players])
    return Means.over(ends["totals"][:, : start.players] - before)


def fair_share(game: Game, players: int, options: Options, seed: bytes, playouts: int) -> tuple[float, float]:
    """What a seat makes of a round with any deal, and the standard error of that: the mean of all seats."""
    start = new_state(game, players, options, bytes(32), range(players))
    ends = play_on(game, start, fresh_seeds(seed, playouts), 1, seed)
    rows = ends["totals"][:, :players].mean(axis=1)
    return float(rows.mean()), float(rows.std(ddof=1) / sqrt(len(rows)))


def chances(game: Game, position: State, seed: bytes, playouts: int) -> Means:
    """Everybody's chance of winning from a position, with Gesellen at all seats; a shared win is split."""
    ends = play_on(game, position, fresh_seeds(seed, playouts), ALL_ROUNDS, seed)
    totals = ends["totals"][:, : position.players] * (-1 if game.low_wins else 1)
    best = totals == totals.max(axis=1, keepdims=True)
    return Means.over(best / best.sum(axis=1, keepdims=True))
