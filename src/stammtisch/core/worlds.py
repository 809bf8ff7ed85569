"""Imagining what one cannot see: unseen cards are given to holders in a random way that fits all that is known.

A holder is a place a card may be in: a seat's hand, or a finer part of it (cards a seat passed on, cards it
drew from a certain pile). For each card it is known which holders it can be with; for each holder how many
cards it has.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule


def scratch(size: int) -> list[int]:
    """Room for so many numbers, all 0. Natively an array."""
    return [0] * size


def scratch_floats(size: int) -> list[float]:
    """Room for so many fractions, all 0. Natively an array."""
    return [0.0] * size


@rule
def place_cards(dice: Dice, count: int, allowed: list[int], room: list[int], holders: int, owner: list[int]) -> bool:
    """Give each of `count` cards to a holder at random; False if that cannot be done.

    `allowed[i]` is the mask of holders card i can be with, `room[h]` how many cards holder h takes; both stay
    as they are. `owner[i]` is the result. First every card gets some place, then cards that may change places
    do so at random, often enough to forget in which order they were placed.
    """
    free = scratch(holders)
    for h in range(holders):
        free[h] = room[h]
    order = scratch(count)
    for i in range(count):
        owner[i] = -1
        order[i] = i
    for i in range(count - 1, 0, -1):
        j = roll(dice, i + 1)
        order[i], order[j] = order[j], order[i]
    for i in range(count):
        if not _place(dice, order[i], count, allowed, free, holders, owner):
            return False
    for _ in range(4 * count):
        a, b = roll(dice, count), roll(dice, count)
        x, y = owner[a], owner[b]
        if allowed[a] >> y & 1 and allowed[b] >> x & 1:
            owner[a], owner[b] = y, x
    return True


@rule
def _place(
    dice: Dice, card: int, count: int, allowed: list[int], free: list[int], holders: int, owner: list[int]
) -> bool:
    """Place one card, moving others out of the way if it must be."""
    total = 0
    for h in range(holders):
        if allowed[card] >> h & 1:
            total += free[h]
    if total:
        ticket = roll(dice, total)  # more likely where there is more room
        for h in range(holders):
            if allowed[card] >> h & 1:
                if ticket < free[h]:
                    owner[card] = h
                    free[h] -= 1
                    return True
                ticket -= free[h]
    # Breadth first from the full holders this card may join, to one with room: each card on the way moves one on.
    moved = scratch(holders)
    queue = scratch(holders)
    ends = 0
    seen = 0
    for h in range(holders):
        if allowed[card] >> h & 1:
            moved[h] = card
            queue[ends] = h
            ends += 1
            seen |= 1 << h
    done = 0
    while done < ends:
        h = queue[done]
        done += 1
        if free[h]:
            free[h] -= 1
            while True:
                mover = moved[h]
                before = owner[mover]
                owner[mover] = h
                if mover == card:
                    return True
                h = before
        for other in range(count):
            if owner[other] == h:
                fresh = allowed[other] & ~seen
                while fresh:
                    nxt = lowest(fresh)
                    fresh &= fresh - 1
                    moved[nxt] = other
                    queue[ends] = nxt
                    ends += 1
                    seen |= 1 << nxt
    return False


@rule
def some_of(dice: Dice, mask: int, count: int) -> int:
    """A random part of a mask, of a given size."""
    chosen = 0
    for _ in range(count):
        skip = roll(dice, bit_count(mask))
        rest = mask
        for _ in range(skip):
            rest &= rest - 1
        bit = rest & -rest
        chosen |= bit
        mask &= ~bit
    return chosen
