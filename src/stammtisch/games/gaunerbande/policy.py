"""Sensible house play for Gaunerbande, from what the seat can see: its hand and the open table.

Pass what hurts, duck what can be ducked, get rid of crooks and politician on other people's tricks.
"""

from stammtisch.core.bits import bit_count, highest, lowest
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import BLACK, POLITICIAN, POLITICIAN_MASK, RANKS, RED
from stammtisch.games.gaunerbande.rules import legal
from stammtisch.games.gaunerbande.scoring import OTHERS, SELF
from stammtisch.games.gaunerbande.state import PASS, PLAY, State

ABOVE_POLITICIAN = RED & ~((POLITICIAN_MASK << 1) - 1)
"""Red cards that catch the politician."""


@rule
def favourite(s: State, seat: int) -> int:
    step, choices = s.steps[s.depth - 1], legal(s, seat)
    if step == PASS:
        return most_dangerous(s.hands[seat], choices)
    if step == PLAY:
        if bit_count(choices) == 1:
            return lowest(choices)
        return lead(s, seat, choices) if s.played == 0 else follow(s, seat, choices)
    return settle_gang(s, seat)


@rule
def most_dangerous(hand: int, choices: int) -> int:
    """The card one would rather not keep."""
    best, worst = -1, -1
    guards = bit_count(hand & RED & ~ABOVE_POLITICIAN & ~POLITICIAN_MASK)
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        rank = card % RANKS
        danger = 3 * rank
        if card == POLITICIAN:
            danger = 20 if guards > 3 else 100  # well guarded, it can wait for somebody else's trick
        elif 1 << card & ABOVE_POLITICIAN:
            danger = 30 if guards > 3 else 90 + rank
        elif 1 << card & BLACK:
            danger = 5 * rank
        if danger > worst:
            best, worst = card, danger
    return best


@rule
def lead(s: State, seat: int, choices: int) -> int:
    """Lead low, and keep clear of red while one would catch the politician oneself."""
    best, worst = -1, 1000
    taken = 0
    for other in range(s.players):
        taken |= s.laid[other]
    hidden = POLITICIAN_MASK & ~taken & ~s.hands[seat]
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        bit = 1 << card
        cost = 4 * (card % RANKS)
        if bit & POLITICIAN_MASK:
            cost = 200
        elif hidden and bit & ABOVE_POLITICIAN:
            cost = 100 + card % RANKS
        elif bit & RED and s.hands[seat] & POLITICIAN_MASK:
            cost += 20  # the lower reds guard our own politician
        elif bit & BLACK:
            cost += 6
        if cost < worst:
            best, worst = card, cost
    return best


@rule
def follow(s: State, seat: int, choices: int) -> int:
    led = s.trick[0] // RANKS
    if choices >> RANKS * led & (1 << RANKS) - 1 == 0:
        return discard(choices)
    top, harm = s.trick[0], 0
    for place in range(s.played):
        card = s.trick[place]
        if card // RANKS == led and card > top:
            top = card
        if 1 << card & (BLACK | POLITICIAN_MASK):
            harm += 1
    under = choices & ((1 << top) - 1)
    if under & POLITICIAN_MASK:
        return POLITICIAN
    if under:
        return highest(under)
    if s.played == s.players - 1 and harm == 0:  # the trick is ours and harmless: spend the highest
        safe = choices & ~POLITICIAN_MASK
        return highest(safe if safe else choices)
    return lowest(choices)


@rule
def discard(choices: int) -> int:
    """The trick goes to somebody else: give them what hurts most."""
    if choices & POLITICIAN_MASK:
        return POLITICIAN
    if choices & ABOVE_POLITICIAN:
        return highest(choices & ABOVE_POLITICIAN)
    if choices & BLACK:
        return highest(choices & BLACK)
    best = lowest(choices)
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if card % RANKS >= best % RANKS:
            best = card
    return best


@rule
def settle_gang(s: State, seat: int) -> int:
    """Push the points to the others, unless that ends the match with somebody else ahead."""
    worth = s.worth * 2 if s.won[seat] == s.deck else s.worth
    ends, ahead = False, True
    for other in range(s.players):
        if other != seat:
            if s.totals[other] + worth > s.limit:
                ends = True
            if s.totals[other] + worth < s.totals[seat]:
                ahead = False
    return SELF if ends and not ahead else OTHERS


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
