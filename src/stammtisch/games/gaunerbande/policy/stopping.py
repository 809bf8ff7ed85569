"""Keeping somebody from uniting the gang: take a crook oneself or give one to a third player, before it is too late."""

from stammtisch.core.bits import bit_count, highest
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import GANG, RANKS, SUITS
from stammtisch.games.gaunerbande.policy.weights import CATCH, DIVERT, FEED, LEAD_CROOK, LEAD_HONEST, STOPPERS, TAKE
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.collecting import alarm, still_to_play, taken_by, winning_seat
from stammtisch.games.tricks.counting import best_card, capped
from stammtisch.games.tricks.tables import tenths


@rule
def stopping_cost(s: State, seat: int, threat: int, card: int, out: int) -> int:
    """What a card costs beyond the ordinary because one other seat, the threat, has all crooks so far."""
    degree, colour = alarm(taken_by(s, threat, GANG)), SUITS[card // RANKS]
    total = tenths(STOPPERS[degree * 3 + capped(stoppers(s.hands[seat] & ~(1 << card), out), 2)])
    row = degree * 3 + capped(bit_count(out & colour & ~((2 << card) - 1)), 2)
    crook = GANG >> card & 1
    if s.played == 0:
        return total + tenths(LEAD_CROOK[row] if crook else LEAD_HONEST[row])
    led = s.trick[0] // RANKS
    top = best_card(s, led * RANKS + RANKS - 1)
    if colour == SUITS[led] and card > top:
        for place in range(s.played):
            crook |= GANG >> s.trick[place] & 1
        return total + tenths(CATCH[row] if crook else TAKE[row])
    if crook:
        feeds = still_to_play(s, seat, threat) or winning_seat(s, top) == threat
        total += tenths(FEED[degree] if feeds else DIVERT[degree])
    return total


@rule
def stoppers(hand: int, out: int) -> int:
    """In how many colours a hand has the highest card."""
    colours = 0
    for colour in range(4):
        held = hand & SUITS[colour]
        if held and out & SUITS[colour] & ~((2 << highest(held)) - 1) == 0:
            colours += 1
    return colours
