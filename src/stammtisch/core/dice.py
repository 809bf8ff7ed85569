"""Chance that does not belong to a match: what bots roll, and how imagined worlds are drawn.

Dice are a list (natively: an array) of one number, a 48-bit linear congruential generator: quick in both
worlds, good enough to choose a card with, and never used to deal one. A match never rolls them, so nothing a
bot does can change or foresee a shuffle.
"""

from stammtisch.core.rule import rule

MASK = (1 << 48) - 1

Dice = list[int]


def new_dice(seed: bytes) -> Dice:
    """Dice whose rolls follow from a seed."""
    return [int.from_bytes(seed[:6], "big")]


@rule
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to sides - 1."""
    dice[0] = rolled = (dice[0] * 25214903917 + 11) & MASK
    return (rolled >> 17) * sides >> 31
