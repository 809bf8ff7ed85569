"""Which tests are in the usual run: all but those with the mark `everything` (CONTRIBUTING.md)."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(values: Iterable[Any], usual: int = 1, *, named: int = 1) -> list[Any]:
    """Parameters of a test: the first is tried in each run, or so many; the rest in `scripts/test everything`.

    `named` is how many names each of them has values for.
    """
    return [
        value if number < usual else pytest.param(*(value if named > 1 else [value]), marks=pytest.mark.everything)
        for number, value in enumerate(values)
    ]
