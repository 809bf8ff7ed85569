"""What a hand is likely to cost, colour by colour: high cards with few low ones to guard them, and black spies."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import (
    BLACK,
    CARDS,
    COLOUR,
    FIRST_BLACK,
    LAST_SPY,
    RANKS,
    SPIES,
    SPY,
    face,
    rank_of,
)
from stammtisch.games.black_spy.policy.weights import EXITS, HELD, OTHERS_VOID, VOID
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.counting import SIZES, capped, few
from stammtisch.games.tricks.tables import fifths

PLAIN, GOOD_SPY, LOW_BLACK, BLACK_SPY, HIGH_BLACK = range(5)
"""Kinds of cards. Plain ones are told apart further by how many black spies are out."""
FEW_SPIES, NO_SPIES = 5, 6

BLACK_COLOUR = 4
GUARDS = 4
"""More guards than this make no difference."""


@rule
def colour_mask(colour: int) -> int:
    return BLACK if colour == BLACK_COLOUR else COLOUR << RANKS * colour


@rule
def above(card: int) -> int:
    """Everything that beats a card, if it is of the same colour."""
    return -1 << (LAST_SPY if card == SPY else card) + 1


@rule
def highest_of_colour(card: int) -> int:
    """The highest card number of the colour of a card."""
    return card - card % RANKS + RANKS - 1 if card < FIRST_BLACK else CARDS - 1


@rule
def danger(out: int) -> int:
    """0 while many black spies are with the others, 1 while some are, 2 when none is."""
    spies = bit_count(out & SPIES)
    return 0 if spies > 2 else 1 if spies else 2


@rule
def kind_of(s: State, card: int, colour: int) -> int:
    rank = rank_of(card)
    if colour == BLACK_COLOUR:
        return LOW_BLACK if rank < 7 else BLACK_SPY if rank == 7 else HIGH_BLACK
    return GOOD_SPY if rank == 7 and not s.no_good_spies else PLAIN


@rule
def colour_cost(s: State, colour: int, hand: int, out: int, void: int) -> int:
    """What the cards of one colour in a hand will cost, while `out` are with the others; `void` of these are known to
    have none of it.
    """
    everything = colour_mask(colour)
    held, left, spies = hand & everything, out & everything, danger(out)
    kind = 3 if colour == BLACK_COLOUR else spies
    if held == 0:
        return fifths(VOID[kind]) if left else 0
    total = 0
    if void and left:
        higher = capped(bit_count(left & above(face(lowest(held)))), 3)
        total += fifths(OTHERS_VOID[(kind * 2 + (1 if void > 1 else 0)) * 4 + higher])
    guards, count = 0, bit_count(left)
    while held:
        card = face(lowest(held))
        held &= held - 1
        higher = bit_count(left & above(card))
        row = kind_of(s, card, colour)
        if row == PLAIN and spies:
            row = FEW_SPIES if spies == 1 else NO_SPIES
        total += fifths(HELD[((row * (GUARDS + 1) + guards) * SIZES + few(higher)) * SIZES + few(count - higher)])
        if guards < GUARDS:
            guards += 1
    return total


@rule
def exit_cost(hand: int, out: int, higher: int) -> int:
    """What it costs to win a trick with this hand left, so that one must lead: less if there are colours in which
    to get rid of the lead. `higher` cards may yet beat the one that would win.
    """
    ways = 0
    for colour in range(5):
        held = hand & colour_mask(colour)
        if held and bit_count(out & colour_mask(colour) & above(face(lowest(held)))) >= 2:
            ways += 1
    return fifths(EXITS[higher * 4 + capped(ways, 3)])
