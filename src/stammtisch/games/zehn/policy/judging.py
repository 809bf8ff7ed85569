"""Marks for every choice of Zehn."""

from typing import Any

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.zehn.cards import JOKER, TEN, faces_in, fitting, value_of
from stammtisch.games.zehn.knowledge import knows
from stammtisch.games.zehn.policy.cards import keeping, rounds_to_come
from stammtisch.games.zehn.policy.chances import LAID, ROW, at_stake, outlook, pot_to_come, score
from stammtisch.games.zehn.rules import DONE, KEPT, PASSED, REVEALED
from stammtisch.games.zehn.scoring import worth
from stammtisch.games.zehn.state import ADD, BID, LAY, NAME, OPEN, PROTECT, RAISE, REVEAL, State

CHIP = 200


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == NAME:
        judge_names(s, seat, choices, marks)
        return
    odds = outlook(s, seat)
    if step == LAY:
        judge_first(s, seat, choices, marks, odds)
    elif step == PROTECT:
        judge_shield(s, seat, choices, marks, odds)
    elif step == OPEN:
        judge_targets(s, seat, choices, marks, odds)
    elif step == BID or step == RAISE:
        judge_bids(s, seat, choices, marks, odds)
    else:
        judge_second(s, seat, choices, marks, odds)


@rule
def plan(s: State, seat: int, hand: int, first: int, odds: Any, stake: int, pot: int) -> int:
    """What a first card comes to at best, alone or with a second one from the hand."""
    left = rounds_to_come(s)
    stake += 100 * s.points[first]
    best = score(s.players, odds, stake, pot, value_of(first), True)
    cards = faces_in(hand) & fitting(first)
    while cards:
        face = lowest(cards) // 3
        cards &= cards - 1
        mark = score(s.players, odds, stake + 100 * s.points[face], pot, worth(first, face), False)
        mark -= keeping(s, hand, face, left)
        if mark > best:
            best = mark
    return best


# The first card


OPEN_FACE = 40
"""What it costs to show a card, and for each point above 6 once more."""


@rule
def judge_first(s: State, seat: int, choices: int, marks: Marks, odds: Any) -> None:
    hand, left = s.hands[seat], rounds_to_come(s)
    stake, pot = at_stake(s, seat), pot_to_come(s, seat)
    cards = faces_in(hand)
    while cards:
        choice = lowest(cards)
        cards &= cards - 1
        face = choice // 3
        mark = plan(s, seat, hand - (1 << choice), face, odds, stake, pot) - keeping(s, hand, face, left)
        value = value_of(face)
        marks[choice + 1] = mark
        marks[choice] = mark - OPEN_FACE * (value - 5 if value > 6 else 1)


RISK = (280, 220, 180)
"""How often in a thousand somebody takes a card with so many chips on it."""
CROWD = (-65, 60, 200)
"""And with each player above four: chips show where something good is, and among many somebody wants it."""
JUNK = (2, 5, 7)
"""What somebody may give for it."""


@rule
def judge_shield(s: State, seat: int, choices: int, marks: Marks, odds: Any) -> None:
    hand, first = s.hands[seat], s.laid[seat]
    stake, pot = at_stake(s, seat), pot_to_come(s, seat)
    poor = 0
    for junk in JUNK:
        poor += plan(s, seat, hand, junk, odds, stake, pot) // len(JUNK)
    while choices:
        chips = lowest(choices)
        choices &= choices - 1
        more = chips - s.shield[seat]
        kept = plan(s, seat, hand, first, odds, stake, pot + more)
        lost = poor + CHIP * chips
        risk = RISK[chips] + (CROWD[chips] * (s.players - 4) if s.players > 4 else 0)
        marks[chips] = kept - (kept - lost) * risk // 1000 - CHIP * more


# Buying


@rule
def plans(s: State, seat: int, odds: Any) -> Any:
    """What each first card would be worth, by its value, a joker last; and the own one after that."""
    worths = scratch(ROW + 1)
    stake, pot = at_stake(s, seat), pot_to_come(s, seat)
    for value in range(ROW):
        worths[value] = plan(s, seat, s.hands[seat], JOKER if value > TEN else value, odds, stake, pot)
    worths[ROW] = plan(s, seat, s.hands[seat], s.laid[seat], odds, stake, pot)
    return worths


@rule
def gain(s: State, seat: int, other: int, worths: Any) -> int:
    """How much better the card before another seat would be than the own one."""
    if knows(s, seat, other):
        card = s.laid[other]
        return worths[ROW - 1 if card == JOKER else value_of(card)] - worths[ROW]
    total = 0
    for value in range(ROW):
        total += LAID[ROW * s.shield[other] + value] * worths[value]
    return total // 1000 - worths[ROW]


BOTHER = 50


@rule
def price(s: State, chips: int) -> int:
    """What it costs to pay somebody so many chips."""
    return CHIP * chips * s.players // (s.players - 1)


@rule
def judge_targets(s: State, seat: int, choices: int, marks: Marks, odds: Any) -> None:
    marks[DONE], worths = 0, plans(s, seat, odds)
    for other in range(s.players):
        if choices >> other & 1:
            cost = price(s, s.shield[other]) if s.shield[other] else CHIP
            marks[other] = gain(s, seat, other, worths) - cost - BOTHER


@rule
def judge_bids(s: State, seat: int, choices: int, marks: Marks, odds: Any) -> None:
    worth_it = gain(s, seat, s.target, plans(s, seat, odds))
    passing = s.steps[s.depth - 1] == RAISE
    while choices:
        chips = lowest(choices)
        choices &= choices - 1
        marks[chips] = 0 if passing and chips == PASSED else worth_it - price(s, chips) - BOTHER


# The second card


@rule
def judge_second(s: State, seat: int, choices: int, marks: Marks, odds: Any) -> None:
    hand, first, left = s.hands[seat], s.laid[seat], rounds_to_come(s)
    stake, pot = at_stake(s, seat), pot_to_come(s, seat)
    if s.steps[s.depth - 1] == REVEAL:
        marks[KEPT] = score(s.players, odds, stake + 100 * s.points[first], pot, value_of(first), True)
        marks[REVEALED] = plan(s, seat, hand, first, odds, stake, pot) - 20
        return
    stake += 100 * s.points[first]
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        if choice == DONE:
            marks[DONE] = score(s.players, odds, stake, pot, value_of(first), True)
        else:
            face = choice // 3
            mark = score(s.players, odds, stake + 100 * s.points[face], pot, worth(first, face), False)
            marks[choice] = mark - keeping(s, hand, face, left)


# Between rounds


@rule
def judge_names(s: State, seat: int, choices: int, marks: Marks) -> None:
    """Who starts wins ties for the best, and does not lose ties for the worst."""
    for other in range(s.players):
        marks[other] = 100 if other == seat else 0


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
    """How far apart two seats may still come: some 12 points in a round, and the last cards in hand."""
    if s.ended:
        return 0
    return 1000 + 700 * (rounds_to_come(s) + 1)
