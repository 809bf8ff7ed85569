"""Least squares: the entries with which marks differ within a decision as the points did."""

from collections.abc import Sequence
from typing import Any

import numpy as np

SCALE = 10.0
"""Entries count in tens of hundredths or more; this keeps numbers of one size in the equations."""


class Squares:
    """Gathers decisions, one after the other, and solves for all entries at once."""

    def __init__(self, length: int) -> None:
        self.matrix = np.zeros((length, length))
        self.right = np.zeros(length)
        self.seen = np.zeros(length, np.int64)
        """In how many decisions an entry made a difference."""

    def add(self, sums: Sequence[dict[int, int]], marks: Any, weights: Any) -> None:
        """One decision: of what the mark of each choice is the sum, what it should be, and how much each one matters.

        Only differences count: what all choices have in common tells nothing.
        """
        places = sorted(set().union(*sums))
        column = {place: at for at, place in enumerate(places)}
        rows = np.zeros((len(sums), len(places)))
        for row, counts in zip(rows, sums, strict=True):
            for place, count in counts.items():
                row[column[place]] = count / SCALE
        share = weights / weights.sum()
        rows -= share @ rows
        target = (marks - share @ marks) / SCALE
        heavy = rows * weights[:, None]
        at = np.array(places)
        self.matrix[at[:, None], at] += heavy.T @ rows
        self.right[at] += heavy.T @ target
        self.seen[at[np.any(rows != 0, axis=0)]] += 1

    def solve(self, ridge: float, towards: Any) -> Any:
        """The entries, pulled towards others as if these had been seen in that many decisions."""
        length = len(self.right)
        found = np.linalg.solve(self.matrix + ridge * np.eye(length), self.right + ridge * towards)
        return np.where(self.seen > 0, found, towards)
