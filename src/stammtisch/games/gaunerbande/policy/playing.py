"""Which card to play: what the trick may bring, what the cards that stay in hand will cost, and whether somebody is
about to unite the gang.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import BLACK, GANG, POLITICIAN, POLITICIAN_MASK, RANKS, SUITS
from stammtisch.games.gaunerbande.policy.holding import colour_cost, exit_cost, kind_of
from stammtisch.games.gaunerbande.policy.stopping import stopping_cost
from stammtisch.games.gaunerbande.policy.uniting import goes_for_the_gang, uniting_mark
from stammtisch.games.gaunerbande.policy.weights import LEAD, LEAD_VOID, OVER, SHARE
from stammtisch.games.gaunerbande.scoring import captured
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.collecting import collector
from stammtisch.games.tricks.counting import SIZES, best_card, capped, few, known_void, out_of_reach
from stammtisch.games.tricks.tables import ZERO, tenths


@rule
def unseen(s: State, seat: int) -> int:
    """The cards that are still with the others."""
    seen = s.hands[seat]
    for other in range(s.players):
        seen |= s.laid[other]
    return s.deck & ~seen


@rule
def judge_card(s: State, seat: int, choices: int, marks: Marks) -> None:
    hand, out = s.hands[seat], unseen(s, seat)
    if goes_for_the_gang(s, seat, out):
        while choices:
            card = lowest(choices)
            choices &= choices - 1
            marks[card] = uniting_mark(s, seat, out, card)
        return
    threat = collector(s, GANG)
    before, own, current, void = 0, 0, -1, 0
    if choices & POLITICIAN_MASK:
        for colour in range(4):
            before += colour_cost(colour, hand, out, known_void(s, seat, SUITS[colour]))
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        rest = hand & ~(1 << card)
        if card // RANKS != current:
            current = card // RANKS
            void = known_void(s, seat, SUITS[current])
            own = colour_cost(current, hand, out, void)
        if card == POLITICIAN:  # all colours are safer without it
            mark = before
            for colour in range(4):
                mark -= colour_cost(colour, rest, out, known_void(s, seat, SUITS[colour]))
        else:
            mark = own - colour_cost(current, rest, out, void)
        if s.played == 0:
            mark -= lead_cost(hand, out, card, void)
        elif current == s.trick[0] // RANKS:
            mark -= follow_cost(s, seat, out, card)
        if threat >= 0 and threat != seat:
            mark -= stopping_cost(s, seat, threat, card, out)
        if s.half:
            mark += halving(s, seat, card, out)
        marks[card] = mark


@rule
def halving(s: State, seat: int, card: int, out: int) -> int:
    """GB-36: what it is worth that the own total comes to exactly the limit with this card: where all other points of
    the round are known to be elsewhere, and nobody plays to the trick any more.
    """
    need = s.limit - s.totals[seat] - captured(s, seat)
    if need < 0 or s.played < s.players - 1 or (out | s.hands[seat] & ~(1 << card)) & GANG:
        return 0
    led = s.trick[0] // RANKS
    takes = card // RANKS == led and card > best_card(s, led * RANKS + RANKS - 1)
    return 50 * s.limit if (points_with(s, card) if takes else 0) == need else 0


@rule
def lead_cost(hand: int, out: int, card: int, void: int) -> int:
    """What the trick costs on average if it is led with this card."""
    colour = card // RANKS
    left = out & SUITS[colour]
    below = bit_count(left & (1 << card) - 1)
    above = bit_count(left) - below
    kind = kind_of(colour, hand, out)
    row = 5 if card == POLITICIAN else kind
    total = tenths(LEAD[(row * 6 + capped(above, 5)) * SIZES + few(below)])
    if void and card != POLITICIAN:
        total += tenths(LEAD_VOID[(kind * 2 + (1 if void > 1 else 0)) * 3 + capped(above, 2)])
    return total


@rule
def follow_cost(s: State, seat: int, out: int, card: int) -> int:
    """What the trick costs on average if this card of the led colour is played to it: nothing if it stays below."""
    colour = card // RANKS
    if card < best_card(s, colour * RANKS + RANKS - 1):
        return 0
    after = s.players - 1 - s.played
    left = out & SUITS[colour]
    above = bit_count(left & ~((2 << card) - 1) & ~out_of_reach(s, seat)) if after else 0
    above, after = capped(above, 5), capped(after, 3)
    # Many cards of the colour are left: others will follow. Few: some will throw what they like.
    rounds = capped(bit_count(left) // (s.players - 1), 2)
    hand = s.hands[seat]
    total = tenths(OVER[((kind_of(colour, hand, out) * 4 + after) * 6 + above) * 3 + rounds])
    points = points_with(s, card)
    if points:
        total += points * (SHARE[after * 6 + above] - ZERO)
    if above < 3:
        total += exit_cost(hand & ~(1 << card), out, above)
    return total


@rule
def points_with(s: State, card: int) -> int:
    """The points in the trick once a card is added to it."""
    cards = 1 << card
    for place in range(s.played):
        cards |= 1 << s.trick[place]
    points = bit_count(cards & BLACK)
    return points + s.worth // 2 if cards & POLITICIAN_MASK else points
