"""Sensible house play for Zehn, from what the seat can see: its hand, the open table, and the cards it has seen.

Come to 9 or 10, with two cards if it takes two; spend a joker when nothing else will do; guard what is good; buy what
helps if it is cheap. Now and then lay a low card hidden, so that hidden cards tell little.
"""

from stammtisch.core.bits import lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.zehn.cards import JOKER, faces_in, fitting, value_of
from stammtisch.games.zehn.knowledge import knows
from stammtisch.games.zehn.rules import DONE, KEPT, PASSED, REVEALED, legal
from stammtisch.games.zehn.scoring import worth
from stammtisch.games.zehn.state import ADD, BID, LAY, OPEN, PROTECT, RAISE, REVEAL, State

GOOD = 9
"""A value that will seldom lose, and often win."""
FAIR = 7
"""A value worth a joker if one falls short of it."""


@rule
def favourite(s: State, seat: int, dice: Dice) -> int:
    step = s.steps[s.depth - 1]
    if step == LAY:
        return choose_first(s, seat, dice)
    if step == PROTECT:
        return choose_shield(s, seat, dice)
    if step == OPEN:
        return choose_target(s, seat)
    if step == BID:
        return s.shield[s.target]
    if step == RAISE:
        gain = hope(s, seat, s.target) - reach(s.hands[seat], s.laid[seat])
        return s.bid + 1 if gain >= 1 + 2 * s.bid and s.bid < s.chips[seat] else PASSED
    if step == REVEAL:
        return REVEALED if choose_second(s, seat) != DONE else KEPT
    if step == ADD:
        return choose_second(s, seat)
    return seat  # who starts wins ties for the best, and does not lose ties for the worst


@rule
def best_second(hand: int, first: int) -> int:
    """The card of a hand, no joker, that brings a first card nearest to 10; -1 if none brings it nearer."""
    best, most = -1, value_of(first)
    cards = faces_in(hand) & fitting(first) if first != JOKER else 0
    while cards:
        face = lowest(cards) // 3
        cards &= cards - 1
        if face != JOKER and worth(first, face) > most:
            best, most = face, worth(first, face)
    return best


@rule
def reach(hand: int, first: int) -> int:
    """What a first card can come to with a hand, without a joker from it."""
    return worth(first, best_second(hand, first))


@rule
def choose_first(s: State, seat: int, dice: Dice) -> int:
    """The card with which most can be reached; of equal ones the highest, a joker only where the others fall short."""
    best, most = -1, -1
    cards = faces_in(s.hands[seat])
    while cards:
        face = lowest(cards) // 3
        cards &= cards - 1
        score = 16 * reach(s.hands[seat] - (1 << 3 * face), face) + value_of(face)
        if face == JOKER:
            score = 16 * FAIR
        if score > most:
            best, most = face, score
    hidden = best == JOKER or value_of(best) >= FAIR or roll(dice, 2) == 0
    return 3 * best + 1 if hidden else 3 * best


@rule
def choose_shield(s: State, seat: int, dice: Dice) -> int:
    """Two chips for what is good, if there are enough; one now and then for what is not."""
    choices = legal(s, seat)
    wanted = 0
    if value_of(s.laid[seat]) >= FAIR + 1:
        wanted = 2 if s.chips[seat] >= 5 else 1 if s.chips[seat] >= 3 else 0
    elif roll(dice, 6) == 0 and s.chips[seat] >= 4:
        wanted = 1
    while choices >> wanted & 1 == 0:
        wanted = wanted + 1 if wanted < s.shield[seat] else wanted - 1
    return wanted


@rule
def hope(s: State, seat: int, other: int) -> int:
    """What the card before another seat would come to here; unseen cards are taken for better if they are guarded."""
    if knows(s, seat, other):
        return reach(s.hands[seat], s.laid[other])
    return FAIR + s.shield[other]


@rule
def choose_target(s: State, seat: int) -> int:
    """The card that gains most for its price, if it gains enough."""
    mine = reach(s.hands[seat], s.laid[seat])
    best, most = DONE, 0
    choices = legal(s, seat)
    for step in range(1, s.players if mine < GOOD else 1):
        other = (seat + step) % s.players
        gain = hope(s, seat, other) - mine - (s.shield[other] if s.shield[other] else 1)
        if choices >> other & 1 and gain > most:
            best, most = other, gain
    return best


@rule
def choose_second(s: State, seat: int) -> int:
    """What brings nearest to 10; a joker where the rest falls short of a fair value, or when the match is about to
    end and the joker would stay in hand.
    """
    hand, first = s.hands[seat], s.laid[seat]
    second = best_second(hand, first)
    ending = s.round >= 9 or s.size - s.top < 2 * s.players
    if hand >> 3 * JOKER & 7 and first != JOKER and worth(first, second) < (GOOD if ending else FAIR):
        return 3 * JOKER
    return 3 * second if second >= 0 else DONE


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    rest = choices
    while rest:
        marks[lowest(rest)] = 0
        rest &= rest - 1
    dice = scratch(1)
    dice[0] = s.hands[seat] * 977 + s.shuffles * 7919
    marks[favourite(s, seat, dice)] = 100


@rule
def appraise(s: State, seat: int) -> int:
    return 100 * s.totals[seat]


@rule
def spread(s: State) -> int:
    return 0 if s.ended else 4000


MIND = Mind(judge=judge, temper=Temper(lehrling=60, geselle=5, rollout=25), appraise=appraise, spread=spread)
