"""Which cards to pass on: those without which the hand looks best."""

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import RANKS
from stammtisch.games.gaunerbande.policy.holding import (
    COLOUR,
    GUARDS,
    HONEST,
    HONEST_POLITICIAN_OUT,
    kind_of,
    kind_of_card,
)
from stammtisch.games.gaunerbande.policy.weights import KEPT, KEPT_VOID
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.tables import tenths


@rule
def kept_cost(colour: int, hand: int) -> int:
    """What one colour of a hand will cost if it is kept; others will add three cards."""
    held, kind = hand >> RANKS * colour & COLOUR, kind_of(colour, hand, ~hand)
    if held == 0:
        return tenths(KEPT_VOID[colour])
    if kind == HONEST_POLITICIAN_OUT:
        kind = HONEST
    total, guards = 0, 0
    while held:
        rank = lowest(held)
        held &= held - 1
        row = kind_of_card(colour, kind, rank) * (GUARDS + 1) + guards
        total += tenths(KEPT[row * RANKS + rank])
        if guards < GUARDS:
            guards += 1
    return total


@rule
def judge_passing(s: State, seat: int, choices: int, marks: Marks) -> None:
    hand = s.hands[seat] & ~s.chosen[seat]
    own, current = 0, -1
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if card // RANKS != current:
            current = card // RANKS
            own = kept_cost(current, hand)
        marks[card] = own - kept_cost(current, hand & ~(1 << card))
