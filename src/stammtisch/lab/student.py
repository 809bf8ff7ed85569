"""Means and how far to trust them: Student's t, in plain Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf, lgamma, log, log1p, sqrt
from typing import Any

import numpy as np

LEVEL = 0.95
FEWEST = 5
"""From so many deals on there is an interval: fewer may all have come out alike by chance."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its 95 % interval."""

    mean: float
    half: float
    """Half of the width of the interval; infinite for so few deals that they say nothing about the next."""

    @classmethod
    def over(cls, values: "Sequence[float] | np.ndarray[Any, Any]") -> "Estimate":
        array = np.asarray(values, np.float64)
        n = len(array)
        if n < FEWEST:
            return cls(float(array.mean()), inf)
        return cls(float(array.mean()), t_quantile((1 + LEVEL) / 2, n - 1) * float(array.std(ddof=1)) / sqrt(n))

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - self.half, self.mean + self.half

    @property
    def telling(self) -> bool:
        """Whether zero lies outside the interval: chance alone would hardly explain it."""
        return abs(self.mean) > self.half

    def as_json(self) -> dict[str, Any]:
        return {"mean": self.mean, "interval": None if self.half == inf else list(self.interval)}


@lru_cache(maxsize=256)
def t_quantile(p: float, freedom: int) -> float:
    """The value that Student's t with so many degrees of freedom stays below with probability p, above one half."""
    low, high = 0.0, 1.0
    while t_below(high, freedom) < p:
        low, high = high, 2 * high
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if t_below(middle, freedom) < p else (low, middle)
    return (low + high) / 2


def t_below(t: float, freedom: int) -> float:
    """The probability that Student's t stays below a value of at least 0."""
    if t == 0:
        return 0.5
    return 1 - _beta_share(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2


def _beta_share(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by the continued fraction that converges for this x."""
    if x >= 1:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta_share(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    return front / _fraction(a, b, x)


def _fraction(a: float, b: float, x: float) -> float:
    """1 + d1 / (1 + d2 / (1 + …)), evaluated from the front (Lentz)."""
    tiny = 1e-300
    value, c, d = 1.0, 1.0, 0.0
    for i in range(1, 1000):
        m = i // 2
        if i % 2:
            term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / (1 + term * d or tiny)
        c = 1 + term / c or tiny
        value *= c * d
        if abs(1 - c * d) < 1e-15:
            break
    return value
