"""What it is worth to keep a card for later rounds."""

from stammtisch.core.rule import rule
from stammtisch.games.zehn.cards import JOKER, count_of, value_of
from stammtisch.games.zehn.state import State

KEEP = (-300, -140, -90, -80, -50, -30, -40, -35, -30, 10, 530)
"""What a normal card of each value is worth with one round to come, against one from the pile."""
JOKERS = (0, 1000, 1080, 1180, 1280, 1400)
"""What a joker is worth with so many rounds to come in which it can be played."""
DRAWN = 250
"""The penalty points of a card from the pile, on average, in hundredths."""
STUCK = (1000, 500, 370, 200, 50, 0)
"""How often in a thousand a card that is kept now is still in hand at the end, with so many rounds to come."""
LONGEST = 5
"""With more rounds to come than that, nothing changes any more."""


@rule
def rounds_to_come(s: State) -> int:
    """How many rounds will be played after this one: until the round cards end, or the pile does."""
    return min(2 * (s.size - s.top) // (3 * s.players), s.last_round - s.round)


@rule
def is_replaced(s: State) -> bool:
    """Whether a card that is played in the last round will be replaced from the pile (ZE-34, ZE-43)."""
    return s.size - s.top >= 2 * s.players and (s.no_refill == 0 or s.round < s.last_round)


@rule
def keeping(s: State, hand: int, face: int, left: int) -> int:
    """What one card of a hand is worth if it is kept, against one from the pile, in hundredths of a point."""
    over = 100 * s.points[face] - DRAWN
    if left == 0:
        return -over if is_replaced(s) else -over - DRAWN
    if face == JOKER:
        free = left + 1 - count_of(hand, JOKER)  # one joker in a round is enough
        return JOKERS[min(free, LONGEST)] if free > 0 else -over
    later = min(left, LONGEST)
    return KEEP[value_of(face)] * (9 + later) * (2 + s.players) // 60 - over * STUCK[later] // 1000
