"""Numbers of matches as estimates: means and shares with 95 % intervals, and paired differences between settings.

Every measure is one number of a match over another: doubts over rounds, lies found out over lies, minutes over matches.
Since matches of the same number have the same cards and chance in every setting, differences are taken match by match,
and much of the luck cancels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.lab.student import LEVEL, t_quantile

Values = NDArray[np.float64]

DECISION, ROUND = 5, 60
"""Seconds that a decision, and dealing and counting a round, are taken to last at a real table."""

MINUTES, TIMES, SHARE, POINTS = "minutes", "times", "share", "points"
"""What a measure counts in."""


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    mean: float
    half: float
    """Half of the width of the interval."""

    @property
    def telling(self) -> bool:
        """Whether zero lies outside: chance alone would hardly explain it."""
        return abs(self.mean) > self.half

    def as_json(self) -> dict[str, float | None]:
        if self.half == inf:
            return {"mean": self.mean, "low": None, "high": None}
        return {"mean": self.mean, "low": self.mean - self.half, "high": self.mean + self.half}


@dataclass(frozen=True)
class Column:
    """One number of each match over another."""

    above: Values
    below: Values

    @property
    def ratio(self) -> float | None:
        total = float(self.below.sum())
        return float(self.above.sum()) / total if total else None

    def residuals(self) -> Values:
        """How far each match pulls the ratio away from its value."""
        ratio = self.ratio
        assert ratio is not None
        found: Values = (self.above - ratio * self.below) / self.below.mean()
        return found


def per_match(values: Any) -> Column:
    above = np.asarray(values, np.float64)
    return Column(above, np.ones(len(above)))


def over(above: Any, below: Any) -> Column:
    return Column(np.asarray(above, np.float64), np.asarray(below, np.float64))


def _half(values: Values, level: float = LEVEL) -> float:
    n = len(values)
    if n < 2:
        return inf
    wide = t_quantile(0.975, n - 1) if level == LEVEL else NormalDist().inv_cdf((1 + level) / 2)
    return wide * float(values.std(ddof=1)) / sqrt(n)


def estimate(column: Column) -> Estimate | None:
    """What a measure comes to with one setting; None where it means nothing."""
    ratio = column.ratio
    return None if ratio is None else Estimate(ratio, _half(column.residuals()))


@dataclass(frozen=True)
class Difference:
    """How much more a measure is with one setting than with another."""

    estimate: Estimate
    certain: bool
    """Whether zero lies outside of the interval even if its level is shared out among everything that is looked at."""
    effect: float
    """How large it is beside what one match differs from the next by anyway."""

    def as_json(self) -> dict[str, Any]:
        return {**self.estimate.as_json(), "telling": self.estimate.telling, "certain": self.certain}


def difference(one: Column, other: Column, looked_at: int) -> Difference | None:
    """The other less the one, match by match; `looked_at` is how many things are looked at together."""
    first, second = one.ratio, other.ratio
    if first is None or second is None:
        return None
    here, there = one.residuals(), other.residuals()
    apart = second - first
    strict = _half(there - here, 1 - (1 - LEVEL) / max(1, looked_at))
    spread = sqrt((float(here.var()) + float(there.var())) / 2)
    effect = abs(apart) / spread if spread else inf if apart else 0.0
    return Difference(Estimate(apart, _half(there - here)), abs(apart) > strict, effect)


def bits(masks: Sequence[int] | NDArray[np.int64], players: int) -> NDArray[np.bool_]:
    """For each match the seats of a mask."""
    found: NDArray[np.bool_] = (np.asarray(masks)[:, None] >> np.arange(players) & 1).astype(bool)
    return found
