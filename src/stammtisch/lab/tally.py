"""Counts of many matches, in whole numbers only: adding them up in another order gives exactly the same."""

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from stammtisch.core.outcome import Reason


@dataclass(frozen=True)
class Span:
    """A number per match: its sum, and the least and the most of it."""

    sum: int = 0
    least: int | None = None
    most: int | None = None

    @classmethod
    def over(cls, numbers: ArrayLike) -> "Span":
        array = np.asarray(numbers, np.int64)
        return cls(int(array.sum()), int(array.min()), int(array.max()))

    def __add__(self, other: "Span") -> "Span":
        least = [x for x in (self.least, other.least) if x is not None]
        most = [x for x in (self.most, other.most) if x is not None]
        return Span(self.sum + other.sum, min(least, default=None), max(most, default=None))


@dataclass(frozen=True)
class Tally:
    """How a number of matches went."""

    matches: int
    totals: tuple[int, ...]
    """For each seat, the sum of its totals."""
    squares: tuple[int, ...]
    """For each seat, the sum of the squares of its totals."""
    wins: tuple[tuple[int, ...], ...]
    """For each seat: how often it won alone, shared the first place with one other, with two others …"""
    rounds: Span
    decisions: Span
    reasons: Counter[Reason]
    """Why the matches ended."""

    @classmethod
    def empty(cls, players: int) -> "Tally":
        nothing = (0,) * players
        return cls(0, nothing, nothing, (nothing,) * players, Span(), Span(), Counter())

    @classmethod
    def count(
        cls, totals: ArrayLike, rounds: ArrayLike, decisions: ArrayLike, reasons: ArrayLike, *, low_wins: bool
    ) -> "Tally":
        """Count matches, one row of totals for each."""
        points = np.asarray(totals, np.int64)
        matches, players = points.shape
        best = points.min(axis=1) if low_wins else points.max(axis=1)
        won = points == best[:, None]
        winners = won.sum(axis=1)
        return cls(
            matches,
            tuple(points.sum(axis=0).tolist()),
            tuple((points**2).sum(axis=0).tolist()),
            tuple(tuple(int(won[winners == k + 1, seat].sum()) for k in range(players)) for seat in range(players)),
            Span.over(rounds),
            Span.over(decisions),
            Counter({Reason(value): count for value, count in Counter(np.asarray(reasons).tolist()).items()}),
        )

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.matches + other.matches,
            _sum(self.totals, other.totals),
            _sum(self.squares, other.squares),
            tuple(map(_sum, self.wins, other.wins)),
            self.rounds + other.rounds,
            self.decisions + other.decisions,
            self.reasons + other.reasons,
        )


def _sum(mine: tuple[int, ...], its: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(mine, its, strict=True)))
