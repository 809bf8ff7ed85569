"""Which cards to pass on, and which to pick from the mole's pile: those that leave the hand that looks best."""

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import FIRST_BLACK, RANKS, face, minus, plus, rank_of
from stammtisch.games.black_spy.policy.holding import BLACK_COLOUR, GUARDS, colour_mask, kind_of
from stammtisch.games.black_spy.policy.weights import KEPT, KEPT_VOID
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.tables import fifths


@rule
def kept_cost(s: State, colour: int, hand: int) -> int:
    """What one colour of a hand will cost if it is kept; others will add three cards."""
    held = hand & colour_mask(colour)
    if held == 0:
        return fifths(KEPT_VOID[1 if colour == BLACK_COLOUR else 0])
    total, guards = 0, 0
    while held:
        card = face(lowest(held))
        held &= held - 1
        row = kind_of(s, card, colour) * (GUARDS + 1) + guards
        total += fifths(KEPT[row * RANKS + rank_of(card) - 1])
        if guards < GUARDS:
            guards += 1
    return total


@rule
def colour_of(card: int) -> int:
    return card // RANKS if card < FIRST_BLACK else BLACK_COLOUR


@rule
def judge_passing(s: State, seat: int, choices: int, marks: Marks) -> None:
    hand = minus(s.hands[seat], s.chosen[seat])
    own, current = 0, -1
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if colour_of(card) != current:
            current = colour_of(card)
            own = kept_cost(s, current, hand)
        marks[card] = own - kept_cost(s, current, minus(hand, 1 << card))


@rule
def judge_picking(s: State, seat: int, choices: int, marks: Marks) -> None:
    hand = s.hands[seat]
    own, current = 0, -1
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if colour_of(card) != current:
            current = colour_of(card)
            own = kept_cost(s, current, hand)
        marks[card] = own - kept_cost(s, current, plus(hand, 1 << card))
