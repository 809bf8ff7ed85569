"""Uniting the gang oneself: with a hand that wins nearly every trick, nobody else gets a crook."""

from stammtisch.core.bits import bit_count, highest
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import GANG, RANKS, SUITS
from stammtisch.games.gaunerbande.policy.holding import COLOUR
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.collecting import may_collect_all, runs_out
from stammtisch.games.tricks.counting import best_card, capped

SURE = 4
"""No more than one card in so many may lose a trick if one goes for everything."""
LOSER = 400
"""What one more card that may lose a trick is worth: a tenth of the chance to gain some forty points."""


@rule
def goes_for_the_gang(s: State, seat: int, out: int) -> bool:
    if not may_collect_all(s, seat, GANG):
        return False
    hand = s.hands[seat]
    return bit_count(hand) >= SURE * losers(hand, out, s.players - 1)


@rule
def losers(hand: int, out: int, others: int) -> int:
    """How many cards of a hand may lose a trick: somebody has a higher one, and has not run out of the colour."""
    count = 0
    for colour in range(4):
        held, left = hand >> RANKS * colour & COLOUR, out >> RANKS * colour & COLOUR
        higher, total = 0, bit_count(left)
        while held:
            rank = highest(held)
            held &= ~(1 << rank)
            if left >> rank and not runs_out(higher, total, others):
                count += 1
            higher += 1
    return count


@rule
def uniting_mark(s: State, seat: int, out: int, card: int) -> int:
    """How well a card serves to win all tricks that matter: sure winners first, and losers go where they do no harm."""
    mark = -LOSER * losers(s.hands[seat] & ~(1 << card), out, s.players - 1)
    colour = SUITS[card // RANKS]
    above = bit_count(out & colour & ~((2 << card) - 1))
    if s.played == 0:
        if above == 0:
            return mark + 3 * LOSER + LOSER * bit_count(out & colour) // 20
        return mark - LOSER * 3 * capped(above, 5) // 5 - (LOSER if GANG >> card & 1 else 0)
    led = s.trick[0] // RANKS
    if colour == SUITS[led] and card > best_card(s, led * RANKS + RANKS - 1):
        if above == 0 or s.played == s.players - 1:
            return mark + 3 * LOSER - LOSER * (card % RANKS) // 100
        return mark + LOSER * (5 - capped(above, 5)) // 2
    crook = GANG >> card & 1
    for place in range(s.played):
        crook |= GANG >> s.trick[place] & 1
    if crook:
        return mark - 10 * LOSER  # that would be the end of it
    return mark + 2 * LOSER if s.tricks == 0 else mark
