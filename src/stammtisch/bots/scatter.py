"""How sure a mean is whose samples come from several trees: what came out of one tree is not independent.

Were all samples independent, their scatter alone would tell. The means of the trees tell how much more it is: by the
factor by which they scatter more than samples would. One factor serves all columns, because a few trees are few to tell
it from; and at first it is taken from experience.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

USUAL = 2.0
"""By which factor the variance of a mean usually exceeds that of independent samples."""
WEIGHT = 2.0
"""That counts as much as so many trees."""


def errors_of(rows: NDArray[Any], trees: NDArray[Any]) -> NDArray[Any]:
    """The standard error of the mean of each column. `trees` says which tree each row comes from; what was not tried is
    nan.
    """
    tried = ~np.isnan(rows)
    counts = tried.sum(axis=0)
    filled = np.where(tried, rows, 0.0)
    means = filled.sum(axis=0) / np.maximum(1, counts)
    apart = np.where(tried, rows - means, 0.0)
    free = np.maximum(1, counts - 1)
    variances = (apart * apart).sum(axis=0) / free
    errors: NDArray[Any] = np.sqrt(inflation(apart, tried, variances, trees) * variances / np.maximum(1, counts))
    return errors


def inflation(apart: NDArray[Any], tried: NDArray[Any], variances: NDArray[Any], trees: NDArray[Any]) -> float:
    """By how much the means of trees scatter more than those of independent samples would, as a factor of the variance;
    at least 1.
    """
    found = []
    numbers = np.unique(trees)
    sums = np.array([apart[trees == number].sum(axis=0) for number in numbers])
    counts = np.array([tried[trees == number].sum(axis=0) for number in numbers])
    for column in np.flatnonzero(variances > 1e-12):
        full = counts[:, column] > 0
        if full.sum() > 1:
            # Each sum is a sample of mean 0 whose variance should be that of a row times how many there are.
            ratio = (sums[full, column] ** 2 / counts[full, column]).sum() / (full.sum() - 1)
            found.append((full.sum() - 1, ratio / variances[column]))
    if not found:
        return USUAL
    freedom = float(np.mean([free for free, _ in found]))
    seen = float(np.mean([ratio for _, ratio in found]))
    return max(1.0, (WEIGHT * USUAL + freedom * seen) / (WEIGHT + freedom))
