"""What a hand is likely to cost, colour by colour: high cards with few low ones to guard them are what hurts."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import POLITICIAN, POLITICIAN_MASK, RANKS
from stammtisch.games.gaunerbande.policy.weights import EXITS, HELD, OTHERS_VOID, VOID
from stammtisch.games.tricks.counting import SIZES, capped, few
from stammtisch.games.tricks.tables import tenths

HONEST_POLITICIAN_OUT, HONEST, RED_POLITICIAN_OUT, RED_WITH_POLITICIAN, CROOKED = range(5)
"""Kinds of colours: another one may bring the politician, red may be caught or guard it, and black counts itself."""
CATCHER, POLITICIAN_ITSELF = 5, 6
"""Kinds of cards beyond those: red above the politician while somebody else has it, and the politician."""

RANK = POLITICIAN % RANKS
COLOUR = (1 << RANKS) - 1
RED_COLOUR = POLITICIAN // RANKS
BLACK_COLOUR = 3
GUARDS = 4
"""More guards than this make no difference."""


@rule
def kind_of(colour: int, hand: int, out: int) -> int:
    if colour == BLACK_COLOUR:
        return CROOKED
    if hand & POLITICIAN_MASK:
        return RED_WITH_POLITICIAN if colour == RED_COLOUR else HONEST
    if out & POLITICIAN_MASK:
        return RED_POLITICIAN_OUT if colour == RED_COLOUR else HONEST_POLITICIAN_OUT
    return HONEST


@rule
def kind_of_card(colour: int, kind: int, rank: int) -> int:
    if colour == RED_COLOUR and rank >= RANK:
        if rank == RANK:
            return POLITICIAN_ITSELF
        if kind == RED_POLITICIAN_OUT:
            return CATCHER
    return kind


@rule
def colour_cost(colour: int, hand: int, out: int, void: int) -> int:
    """What the cards of one colour in a hand will cost, while `out` are with the others; `void` of these are known to
    have none of it.
    """
    kind = kind_of(colour, hand, out)
    held, left = hand >> RANKS * colour & COLOUR, out >> RANKS * colour & COLOUR
    if held == 0:
        return tenths(VOID[kind]) if left else 0
    total = 0
    if void and left:
        higher = capped(bit_count(left >> lowest(held)), 3)
        total += tenths(OTHERS_VOID[(kind * 2 + (1 if void > 1 else 0)) * 4 + higher])
    guards, count = 0, bit_count(left)
    while held:
        rank = lowest(held)
        held &= held - 1
        below = bit_count(left & (1 << rank) - 1)
        row = kind_of_card(colour, kind, rank) * (GUARDS + 1) + guards
        total += tenths(HELD[(row * SIZES + few(count - below)) * SIZES + few(below)])
        if guards < GUARDS:
            guards += 1
    return total


@rule
def exit_cost(hand: int, out: int, higher: int) -> int:
    """What it costs to win a trick with this hand left, so that one must lead: less if there are colours in which
    to get rid of the lead. `higher` cards may yet beat the one that would win.
    """
    ways = 0
    for colour in range(4):
        held = hand >> RANKS * colour & COLOUR
        if held and bit_count((out >> RANKS * colour & COLOUR) >> lowest(held)) >= 2:
            ways += 1
    return tenths(EXITS[higher * 4 + capped(ways, 3)])
