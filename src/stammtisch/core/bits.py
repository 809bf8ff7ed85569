"""Sets of cards, seats and choices as the bits of one integer.

Masks stay below 2**63: compiled rules keep them in signed 64-bit integers, because unsigned ones turn into
floats as soon as they meet a plain Python number.
"""

import sys
from collections.abc import Sequence
from typing import Generic, TypeVar

from stammtisch.core.rule import rule

T = TypeVar("T")


@rule
def bit_count(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


@rule
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


@rule
def highest(mask: int) -> int:
    """The largest member of a set that is not empty."""
    return mask.bit_length() - 1


@rule
def nth(mask: int, index: int) -> int:
    """The member with `index` smaller ones before it."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class Picker(Generic[T]):
    """Picks out of some values those that a mask names, a byte of it at a time."""

    def __init__(self, values: Sequence[T]) -> None:
        self._values = values
        parts = [values[start : start + 8] for start in range(0, min(len(values), 64), 8)]
        self._of_bytes = [
            [tuple([value for bit, value in enumerate(part) if byte >> bit & 1]) for byte in range(256)]
            for part in parts
        ]

    def pick(self, mask: int) -> list[T]:
        """The values of a mask, the first one first."""
        found: list[T] = []
        for part in self._of_bytes:
            byte = mask & 255
            if byte:
                found += part[byte]
            mask >>= 8
            if not mask:
                return found
        return found + [self._values[8 * len(self._of_bytes) + member] for member in members(mask)]


members = Picker(range(sys.maxsize)).pick
"""All members, smallest first. For plain code only: compiled rules peel bits off themselves."""
