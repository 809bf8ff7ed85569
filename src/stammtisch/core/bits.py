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


_OF_BYTES = [
    [tuple([8 * place + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)] for place in range(8)
]
"""The members that each byte of a mask stands for."""


def members(mask: int) -> list[int]:
    """All members, smallest first. For plain code only: compiled rules peel bits off themselves."""
    found: list[int] = []
    for part in _OF_BYTES:
        byte = mask & 255
        if byte:
            found += part[byte]
        mask >>= 8
        if not mask:
            return found
    return found + [8 * len(_OF_BYTES) + member for member in members(mask)]
