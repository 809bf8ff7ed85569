"""What a deal is worth: thousands of rounds with the same cards and Gesellen at every seat, natively.

Chance is fixed and points are whole numbers, so that par and the hundred strokes are the same on every machine.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.daily.deal import Deal

PLAYOUTS = 4000
STROKES = 100
"""The field: each stroke stands for as many playouts."""


@dataclass(frozen=True)
class Par:
    """What Gesellen make of a seat."""

    mean: float
    error: float
    """The standard error of the mean."""
    strokes: tuple[int, ...]
    """A hundred results, the lowest first, that stand for all."""

    def as_json(self) -> dict[str, Any]:
        counted = sorted({points: self.strokes.count(points) for points in self.strokes}.items())
        return {
            "mean": round(self.mean, 3),
            "error": round(self.error, 3),
            "strokes": [list(pair) for pair in counted],
            "playouts": PLAYOUTS,
        }


def par(deal: Deal) -> Par:
    """Par of the seat you sit at."""
    import numpy as np

    from stammtisch.bots.review.par import play_on  # needs NumPy and compiled rules

    start = new_state(deal.game, deal.players, deal.agreed, deal.seed, range(deal.players))
    same = np.tile(np.array(start.seed, np.int64), (PLAYOUTS, 1))
    ends = play_on(deal.game, start, same, ALL_ROUNDS, chance.derive_seed(deal.root, "par"))
    points = np.sort(ends["totals"][:, deal.seat].astype(np.int64))
    each = PLAYOUTS // STROKES
    strokes = points[each // 2 :: each]
    error = float(points.std(ddof=1)) / sqrt(PLAYOUTS)
    return Par(int(points.sum()) / PLAYOUTS, error, tuple(int(result) for result in strokes))
