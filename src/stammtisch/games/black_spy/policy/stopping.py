"""Keeping somebody from taking all black cards: take one oneself, or give one to a third player, in time."""

from stammtisch.core.bits import bit_count, highest
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import BLACK, face, minus, same_colour
from stammtisch.games.black_spy.policy.holding import above, colour_mask, highest_of_colour
from stammtisch.games.black_spy.policy.weights import CATCH, DIVERT, FEED, LEAD_BLACK, LEAD_COLOUR, STOPPERS, TAKE
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.collecting import alarm, still_to_play, taken_by, winning_seat
from stammtisch.games.tricks.counting import best_card, capped
from stammtisch.games.tricks.tables import fifths


@rule
def stopping_cost(s: State, seat: int, threat: int, card: int, out: int) -> int:
    """What a card costs beyond the ordinary because one other seat, the threat, has all black cards so far."""
    degree, colour = alarm(taken_by(s, threat, BLACK)), same_colour(card)
    total = fifths(STOPPERS[degree * 3 + capped(stoppers(minus(s.hands[seat], 1 << card), out), 2)])
    row = degree * 3 + capped(bit_count(out & colour & above(card)), 2)
    black = BLACK >> card & 1
    if s.played == 0:
        return total + fifths(LEAD_BLACK[row] if black else LEAD_COLOUR[row])
    top = best_card(s, highest_of_colour(s.trick[0]))
    if colour == same_colour(top) and card > top:
        for place in range(s.played):
            black |= BLACK >> s.trick[place] & 1
        return total + fifths(CATCH[row] if black else TAKE[row])
    if black:
        feeds = still_to_play(s, seat, threat) or winning_seat(s, top) == threat
        total += fifths(FEED[degree] if feeds else DIVERT[degree])
    return total


@rule
def stoppers(hand: int, out: int) -> int:
    """In how many colours a hand has the highest card."""
    colours = 0
    for colour in range(5):
        held = hand & colour_mask(colour)
        if held and out & colour_mask(colour) & above(face(highest(held))) == 0:
            colours += 1
    return colours
