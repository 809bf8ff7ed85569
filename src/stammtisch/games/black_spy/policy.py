"""Sensible house play for Black Spy, from what the seat can see: its hand and the open table.

Keep out of tricks with black spies, give them to others (the rank is as good as the colour), and take coloured
spies where it is safe.
"""

from stammtisch.core.bits import bit_count, highest, lowest
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import (
    BLACK,
    COLOUR,
    COLOURS,
    GOOD_SPIES,
    RANKS,
    SPY,
    rank_of,
    same_colour,
)
from stammtisch.games.black_spy.rules import legal
from stammtisch.games.black_spy.scoring import ALL_BLACK, CAPTURE_ALL, RELEASE, black_points, good_points
from stammtisch.games.black_spy.state import ANNOUNCE, MOLE, PASS, PLAY, State


@rule
def favourite(s: State, seat: int) -> int:
    step, choices = s.steps[s.depth - 1], legal(s, seat)
    if step == PLAY:
        if bit_count(choices) == 1:
            return lowest(choices)
        return lead(choices) if s.played == 0 else follow(s, choices)
    if step == PASS:
        return extreme(s, choices, 1)
    if step == MOLE:
        return extreme(s, choices, -1)
    if step == ANNOUNCE:
        return announce(s.hands[seat])
    return settle(s, seat)


@rule
def burden(s: State, card: int) -> int:
    """How much one would like to be rid of a card."""
    if card == SPY:
        return 100
    if 1 << card & BLACK:
        return 50 + rank_of(card) if rank_of(card) > 7 else 10 + rank_of(card)
    if 1 << card & GOOD_SPIES and not s.no_good_spies:
        return 5
    return 4 * rank_of(card)


@rule
def extreme(s: State, choices: int, sign: int) -> int:
    """The card that is most (or with sign -1 least) of a burden."""
    best, most = -1, -1000
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        value = sign * burden(s, card)
        if value > most:
            best, most = card, value
    return best


@rule
def lead(choices: int) -> int:
    """Lead low. Black spies, and black above them, only when nothing else is left."""
    best, least = -1, 1000
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        cost = 4 * rank_of(card)
        if 1 << card & BLACK:
            cost += 6 if rank_of(card) < 7 else 100
        elif rank_of(card) == 7:
            cost += 12  # spies may be thrown on it
        if cost < least:
            best, least = card, cost
    return best


@rule
def follow(s: State, choices: int) -> int:
    colour = same_colour(s.trick[0])
    top = s.trick[0]
    worth = 0
    for place in range(s.played):
        card = s.trick[place]
        worth += black_points(1 << card) + good_points(s, 1 << card)
        if 1 << card & colour and card > top:
            top = card
    above = choices & colour & ~((2 << top) - 1)
    clean = above & ~BLACK
    last = s.played == s.players - 1
    if last and worth <= 0 and clean:
        return highest(clean)  # harmless or better, and it spends a high card
    under = choices & ~above
    if under:
        return extreme(s, under, 1)
    return lowest(clean if clean else above)


@rule
def announce(hand: int) -> int:
    """The colour of which the dealer holds most: others will run out of it first."""
    best, most = 0, -1
    for colour in range(len(COLOURS)):
        held = bit_count(hand & COLOUR << RANKS * colour)
        if held > most:
            best, most = colour, held
    return best


@rule
def settle(s: State, seat: int) -> int:
    """Capture, unless that ends the match with somebody else ahead."""
    ends, ahead = False, True
    for other in range(s.players):
        if other != seat:
            if s.totals[other] + ALL_BLACK >= s.limit:
                ends = True
            if s.totals[other] + ALL_BLACK < s.totals[seat]:
                ahead = False
    return RELEASE if ends and not ahead else CAPTURE_ALL


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    rest = choices
    while rest:
        marks[lowest(rest)] = 0
        rest &= rest - 1
    marks[favourite(s, seat)] = 100


@rule
def appraise(s: State, seat: int) -> int:
    return 100 * s.totals[seat]


@rule
def spread(s: State) -> int:
    return 0 if s.ended else 4000


MIND = Mind(judge=judge, temper=Temper(lehrling=60, geselle=5, rollout=25), appraise=appraise, spread=spread)
