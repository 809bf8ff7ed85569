"""Chance that does not belong to a match: what bots roll, and how imagined worlds are drawn.

Dice are a list (natively: an array) of one number, a 48-bit linear congruential generator: quick in both
worlds, good enough to choose a card with, and never used to deal one. A match never rolls them, so nothing a
bot does can change or foresee a shuffle.
"""

from stammtisch.core.rule import rule

FACTOR, SUMMAND, MASK = 25214903917, 11, (1 << 48) - 1

Dice = list[int]


def new_dice(seed: bytes) -> Dice:
    """Dice whose rolls follow from a seed."""
    return [int.from_bytes(seed[:6], "big")]


@rule
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to sides - 1."""
    dice[0] = rolled = (dice[0] * FACTOR + SUMMAND) & MASK
    return (rolled >> 17) * sides >> 31


@rule
def any_of(dice: Dice, mask: int) -> int:
    """A member of a set that is not empty, each as likely as the others.

    `nth` of a `roll`, written out: every simulated decision comes through here.
    """
    dice[0] = rolled = (dice[0] * FACTOR + SUMMAND) & MASK
    for _ in range((rolled >> 17) * mask.bit_count() >> 31):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
