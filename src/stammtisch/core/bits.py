"""Sets of cards, seats and choices as the bits of one integer.

Masks stay below 2**63: compiled rules keep them in signed 64-bit integers, because unsigned ones turn into
floats as soon as they meet a plain Python number.
"""

from stammtisch.core.rule import rule


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


def members(mask: int) -> list[int]:
    """All members, smallest first. For plain code only: compiled rules peel bits off themselves."""
    found = []
    while mask:
        lowest_bit = mask & -mask
        found.append(lowest_bit.bit_length() - 1)
        mask ^= lowest_bit
    return found
