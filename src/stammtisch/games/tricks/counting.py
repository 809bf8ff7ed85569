"""What a player who counts cards knows: how many are still to come above and below a card, who is out of a colour,
and whether anybody who is still to play can beat it.
"""

from stammtisch.core.rule import rule
from stammtisch.games.tricks.state import TrickState

SIZES = 5
"""How many sizes `few` tells apart."""


@rule
def few(count: int) -> int:
    """A number of cards as roughly as it matters: none, one, two, three or four, more."""
    return count if count < 3 else 3 if count < 5 else 4


@rule
def capped(count: int, most: int) -> int:
    return count if count < most else most


@rule
def known_void(s: TrickState, seat: int, colour: int) -> int:
    """How many of the others have shown to have none of a colour."""
    seats = 0
    for other in range(s.players):
        if other != seat and s.lacks[other] & colour == colour:
            seats += 1
    return seats


@rule
def out_of_reach(s: TrickState, seat: int) -> int:
    """Cards that nobody who plays to this trick after a seat can hold, by what they have shown."""
    lacking = -1
    for _ in range(s.players - 1 - s.played):
        seat = seat + 1 if seat + 1 < s.players else 0
        lacking &= s.lacks[seat]
    return lacking


@rule
def best_card(s: TrickState, highest: int) -> int:
    """The card that wins the trick so far; `highest` is the last of the led colour."""
    top = s.trick[0]
    for place in range(1, s.played):
        if top < s.trick[place] <= highest:
            top = s.trick[place]
    return top
