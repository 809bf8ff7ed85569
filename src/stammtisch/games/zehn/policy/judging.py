"""Marks for every choice of Zehn."""

from typing import Any

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.zehn.cards import FACES, JOKER, TEN, faces_in, fitting, value_of
from stammtisch.games.zehn.knowledge import knows
from stammtisch.games.zehn.policy.cards import keeping, rounds_to_come
from stammtisch.games.zehn.policy.chances import (
    ALONE,
    CHIP,
    KINDS,
    PAIR,
    POT_ALONE,
    POT_PAIR,
    STAKE,
    VALUES,
    write_worths,
)
from stammtisch.games.zehn.policy.weights import LAID
from stammtisch.games.zehn.rules import DONE, KEPT, PASSED, REVEALED
from stammtisch.games.zehn.scoring import worth
from stammtisch.games.zehn.state import BID, LAY, NAME, OPEN, PROTECT, RAISE, REVEAL, State

KEEPING, BOUGHT = VALUES, VALUES + FACES
"""Behind what values are worth stands what it is worth to keep each card in hand, and what bought cards would be."""


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == NAME:
        judge_names(s, seat, marks)
        return
    worths = scratch(BOUGHT + KINDS)
    write_worths(s, seat, worths)
    write_keeping(s, seat, worths)
    if step == LAY:
        judge_first(s, seat, marks, worths)
    elif step == PROTECT:
        judge_shield(s, seat, choices, marks, worths)
    elif step == OPEN:
        judge_targets(s, seat, choices, marks, worths)
    elif step == BID or step == RAISE:
        judge_bids(s, seat, choices, marks, worths)
    else:
        judge_second(s, seat, choices, marks, worths)


@rule
def write_keeping(s: State, seat: int, worths: Any) -> None:
    cards, left = faces_in(s.hands[seat]), rounds_to_come(s)
    while cards:
        face = lowest(cards) // 3
        cards &= cards - 1
        worths[KEEPING + face] = keeping(s, s.hands[seat], face, left)


@rule
def alone(s: State, first: int, chips: int, worths: Any) -> int:
    """What a card is worth by itself, with so many chips more in the pot."""
    value = value_of(first)
    stake = worths[STAKE + value] * 100 * s.points[first] >> 10
    return int(worths[ALONE + value] + stake + chips * worths[POT_ALONE + value])


@rule
def paired(s: State, first: int, second: int, chips: int, worths: Any) -> int:
    """What two cards are worth, the second of which is not kept then."""
    value = worth(first, second)
    stake = worths[STAKE + value] * 100 * (s.points[first] + s.points[second]) >> 10
    return int(worths[PAIR + value] + stake + chips * worths[POT_PAIR + value] - worths[KEEPING + second])


@rule
def plan(s: State, hand: int, first: int, chips: int, worths: Any) -> int:
    """What a first card comes to at best, alone or with a second one from the hand."""
    best = alone(s, first, chips, worths)
    cards = faces_in(hand) & fitting(first)
    while cards:
        mark = paired(s, first, lowest(cards) // 3, chips, worths)
        cards &= cards - 1
        best = max(best, mark)
    return best


# The first card


OPEN_FACE = 40
"""What it costs to show a card, and for each point above 6 once more."""


TAKEN = 250
"""How often in a thousand a card is taken that was laid."""
JUNK = (2, 5, 7)
"""What somebody may give for it."""


@rule
def poor(s: State, hand: int, worths: Any) -> int:
    """What one comes to with a card that somebody gave away."""
    total = 0
    for junk in JUNK:
        total += plan(s, hand, junk, 0, worths)
    return total // len(JUNK)


@rule
def judge_first(s: State, seat: int, marks: Marks, worths: Any) -> None:
    hand = s.hands[seat]
    cards = faces_in(hand)
    while cards:
        choice = lowest(cards)
        cards &= cards - 1
        face, value = choice // 3, value_of(choice // 3)
        mark = plan(s, hand - (1 << choice), face, 0, worths)
        mark -= (mark - poor(s, hand - (1 << choice), worths)) * TAKEN // 1000 + worths[KEEPING + face]
        marks[choice + 1] = mark
        marks[choice] = mark - OPEN_FACE * (value - 5 if value > 6 else 1)


RISK = (280, 220, 180)
"""How often in a thousand somebody takes a card with so many chips on it."""
CROWD = (-20, 0, 20)
"""And with each player above four: chips show where something good is, and among many somebody wants it."""


@rule
def judge_shield(s: State, seat: int, choices: int, marks: Marks, worths: Any) -> None:
    hand = s.hands[seat]
    other = poor(s, hand, worths)
    while choices:
        chips = lowest(choices)
        choices &= choices - 1
        more = chips - s.shield[seat]
        risk = RISK[chips] + (CROWD[chips] * (s.players - 4) if s.players > 4 else 0)
        mine = plan(s, hand, s.laid[seat], more, worths)
        marks[chips] = mine - (mine - other - CHIP * chips) * risk // 1000 - CHIP * more


# Buying


BOTHER = 50
"""What must be gained at least, for a card that is bought may be bought again."""


@rule
def write_bought(s: State, seat: int, worths: Any) -> None:
    """What each card would come to here that somebody may have laid, by its value, a joker last."""
    for kind in range(KINDS):
        worths[BOUGHT + kind] = plan(s, s.hands[seat], JOKER if kind > TEN else kind, 0, worths)


@rule
def gain(s: State, seat: int, other: int, worths: Any) -> int:
    """How much better the card before another seat would be than the own one, before it is paid."""
    hand, total = s.hands[seat], 0
    mine = plan(s, hand, s.laid[seat], 0, worths) + BOTHER
    if knows(s, seat, other):
        return plan(s, hand, s.laid[other], 0, worths) - mine
    for kind in range(KINDS):
        total += LAID[KINDS * s.shield[other] + kind] * worths[BOUGHT + kind]
    return total // 1000 - mine


@rule
def judge_targets(s: State, seat: int, choices: int, marks: Marks, worths: Any) -> None:
    marks[DONE] = 0
    write_bought(s, seat, worths)
    for other in range(s.players):
        if choices >> other & 1:
            cost = price(s, s.shield[other]) if s.shield[other] else CHIP
            marks[other] = gain(s, seat, other, worths) - cost


@rule
def judge_bids(s: State, seat: int, choices: int, marks: Marks, worths: Any) -> None:
    """No bid is better than the lowest, for the next one may be lower than what others would pay."""
    write_bought(s, seat, worths)
    better = gain(s, seat, s.target, worths)
    while choices:
        chips = lowest(choices)
        choices &= choices - 1
        marks[chips] = better - price(s, chips)
    if s.steps[s.depth - 1] == RAISE:
        marks[PASSED] = 0


@rule
def price(s: State, chips: int) -> int:
    """What it costs to pay somebody so many chips, who is the better for it."""
    return CHIP * chips * s.players // (s.players - 1)


# The second card


TOLD = 20
"""What it costs to show a card and add nothing."""


@rule
def judge_second(s: State, seat: int, choices: int, marks: Marks, worths: Any) -> None:
    first = s.laid[seat]
    if s.steps[s.depth - 1] == REVEAL:
        marks[KEPT] = alone(s, first, 0, worths)
        marks[REVEALED] = plan(s, s.hands[seat], first, 0, worths) - TOLD
        return
    marks[DONE] = alone(s, first, 0, worths)
    choices &= ~(1 << DONE)
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        marks[choice] = paired(s, first, choice // 3, 0, worths)


# Between rounds


STARTS = 300
"""What it is worth to start: ties for the best are won, and those for the worst are not lost."""


@rule
def judge_names(s: State, seat: int, marks: Marks) -> None:
    for other in range(s.players):
        marks[other] = STARTS if other == seat else 0


@rule
def appraise(s: State, seat: int) -> int:
    """Penalty points, chips, and what the cards in hand are worth."""
    if s.ended:
        return 100 * s.totals[seat]
    standing = 100 * s.totals[seat] - CHIP * (s.chips[seat] + s.shield[seat])
    left, hand = rounds_to_come(s), s.hands[seat]
    while hand:
        face = lowest(hand) // 3
        standing -= keeping(s, hand, face, left)
        hand -= 1 << 3 * face
    return standing


@rule
def spread(s: State) -> int:
    """How far apart two seats may still come; more with each round."""
    return 0 if s.ended else 1400 + 300 * rounds_to_come(s)
