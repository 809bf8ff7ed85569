"""Taking all black cards oneself: with a hand that wins nearly every trick, nobody else gets one."""

from stammtisch.core.bits import bit_count, highest
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import BLACK, face, minus, rank_of, same_colour
from stammtisch.games.black_spy.policy.holding import above, colour_mask, highest_of_colour
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.collecting import may_collect_all, runs_out
from stammtisch.games.tricks.counting import best_card, capped

SURE = 3
"""No more than one card in so many may lose a trick if one goes for everything."""
LOSER = 400
"""What one more card that may lose a trick is worth: a small part of the chance to gain some ninety points."""


@rule
def goes_for_all(s: State, seat: int, out: int) -> bool:
    if not may_collect_all(s, seat, BLACK):
        return False
    hand = s.hands[seat]
    return bit_count(hand) >= SURE * losers(hand, out, s.players - 1)


@rule
def losers(hand: int, out: int, others: int) -> int:
    """How many cards of a hand may lose a trick: somebody has a higher one, and has not run out of the colour."""
    count = 0
    for colour in range(5):
        held, left = hand & colour_mask(colour), out & colour_mask(colour)
        higher, total = 0, bit_count(left)
        while held:
            card = highest(held)
            held &= ~(1 << card)
            if left & above(face(card)) and not runs_out(higher, total, others):
                count += 1
            higher += 1
    return count


@rule
def collecting_mark(s: State, seat: int, out: int, card: int) -> int:
    """How well a card serves to win all tricks that matter: sure winners first, and losers go where they do no harm."""
    mark = -LOSER * losers(minus(s.hands[seat], 1 << card), out, s.players - 1)
    colour = same_colour(card)
    higher = bit_count(out & colour & above(card))
    if s.played == 0:
        if higher == 0:
            return mark + 3 * LOSER + LOSER * bit_count(out & colour) // 20
        return mark - LOSER * 3 * capped(higher, 5) // 5 - (LOSER if BLACK >> card & 1 else 0)
    top = best_card(s, highest_of_colour(s.trick[0]))
    if colour == same_colour(top) and card > top:
        if higher == 0 or s.played == s.players - 1:
            return mark + 3 * LOSER - LOSER * (rank_of(card)) // 100
        return mark + LOSER * (5 - capped(higher, 5)) // 2
    black = BLACK >> card & 1
    for place in range(s.played):
        black |= BLACK >> s.trick[place] & 1
    if black:
        return mark - 10 * LOSER  # that would be the end of it
    return mark
