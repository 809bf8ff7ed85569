"""Which card to play: what the trick may bring, what the cards that stay in hand will cost, and whether somebody is
about to take all black cards.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import ALL, BLACK, minus, plus, rank_of
from stammtisch.games.black_spy.policy.collecting import collecting_mark, goes_for_all
from stammtisch.games.black_spy.policy.holding import (
    BLACK_COLOUR,
    above,
    colour_cost,
    colour_mask,
    danger,
    exit_cost,
    highest_of_colour,
)
from stammtisch.games.black_spy.policy.passing import colour_of
from stammtisch.games.black_spy.policy.stopping import stopping_cost
from stammtisch.games.black_spy.policy.weights import LEAD, LEAD_VOID, OVER, SHARE
from stammtisch.games.black_spy.scoring import black_points, good_points
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.collecting import collector
from stammtisch.games.tricks.counting import SIZES, best_card, capped, few, known_void, out_of_reach
from stammtisch.games.tricks.tables import ZERO, fifths


@rule
def unseen(s: State, seat: int) -> int:
    """The cards that are still with the others."""
    seen = s.hands[seat]
    for other in range(s.players):
        seen = plus(seen, s.laid[other])
    return minus(ALL, seen)


@rule
def judge_card(s: State, seat: int, choices: int, marks: Marks) -> None:
    hand, out = s.hands[seat], unseen(s, seat)
    if goes_for_all(s, seat, out):
        while choices:
            card = lowest(choices)
            choices &= choices - 1
            marks[card] = collecting_mark(s, seat, out, card)
        return
    threat = collector(s, BLACK)
    led = colour_of(s.trick[0]) if s.played else -1
    own, current, void = 0, -1, 0
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        rest = minus(hand, 1 << card)
        if colour_of(card) != current:
            current = colour_of(card)
            void = known_void(s, seat, colour_mask(current))
            own = colour_cost(s, current, hand, out, void)
        mark = own - colour_cost(s, current, rest, out, void)
        if led < 0:
            mark -= lead_cost(out, card, void)
        elif current == led:
            mark -= follow_cost(s, seat, out, card, rest)
        if threat >= 0 and threat != seat:
            mark -= stopping_cost(s, seat, threat, card, out)
        marks[card] = mark


@rule
def lead_cost(out: int, card: int, void: int) -> int:
    """What the trick costs on average if it is led with this card."""
    colour = colour_of(card)
    left = out & colour_mask(colour)
    higher = bit_count(left & above(card))
    lower = bit_count(left) - higher
    if colour == BLACK_COLOUR:
        row = 4 if rank_of(card) < 7 else 5
    else:  # spies may be thrown on a 7
        row = 3 if rank_of(card) == 7 else danger(out)
    total = fifths(LEAD[(row * 6 + capped(higher, 5)) * SIZES + few(lower)])
    if void:
        total += fifths(LEAD_VOID[(row * 2 + (1 if void > 1 else 0)) * 3 + capped(higher, 2)])
    return total


@rule
def follow_cost(s: State, seat: int, out: int, card: int, rest: int) -> int:
    """What the trick costs on average if this card of the led colour is played to it: nothing if it stays below."""
    if card <= best_card(s, highest_of_colour(card)):
        return 0
    after = s.players - 1 - s.played
    left = out & colour_mask(colour_of(card))
    higher = bit_count(left & above(card) & ~out_of_reach(s, seat)) if after else 0
    higher, after = capped(higher, 5), capped(after, 3)
    # Many cards of the colour are left: others will follow. Few: some will throw what they like.
    rounds = capped(bit_count(left) // (s.players - 1), 2)
    row = danger(out)
    if colour_of(card) == BLACK_COLOUR:
        row = 4
    elif row < 2 and rank_of(s.trick[0]) == 7:
        row = 3
    total = fifths(OVER[((row * 4 + after) * 6 + higher) * 3 + rounds])
    total += points_with(s, card) * (SHARE[after * 6 + higher] - ZERO)
    if higher < 3:
        total += exit_cost(rest, out, higher)
    return total


@rule
def points_with(s: State, card: int) -> int:
    """The points in the trick once a card is added to it."""
    points = black_points(1 << card) + good_points(s, 1 << card)
    for place in range(s.played):
        points += black_points(1 << s.trick[place]) + good_points(s, 1 << s.trick[place])
    return points
