"""Taking cards from others, giving them away, and selling them."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule_apart
from stammtisch.games.klaumau.cards import NUMBERS, POLICE, WORTH
from stammtisch.games.klaumau.policy.memory import seen_in
from stammtisch.games.klaumau.policy.worth import CARD, draw_worth, keeping, threat
from stammtisch.games.klaumau.state import DONE, GIVE, NOBODY, ROB, TRADE, State, left

WARDED = 8
"""How often in a hundred a card in hand is a policeman."""


@rule_apart
def best_victim(s: State, seat: int, seats: int, step: int) -> int:
    """What taking a card brings from whoever it brings the most, or -1: a glance, without looking at what is known."""
    best = -1
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        if s.sizes[other] > 0:
            best = max(best, taking(s, seat, other, step, 0))
    return best


@rule_apart
def taking(s: State, seat: int, other: int, step: int, known: int) -> int:
    """What it brings to take a card from a hand of which some faces are known: a crook may be warded off, a trade costs
    the least of one's own.
    """
    harm = threat(s, seat, other)
    cards = max(s.sizes[other], bit_count(known))  # what was seen may have been taken meanwhile
    unknown = cards - bit_count(known)
    worth, rest = CARD * unknown, known
    while rest:
        worth += keeping(s, lowest(rest))
        rest &= rest - 1
    gain = worth // cards * (100 + harm) // 100
    if step == ROB:
        warded = 90 if known >> POLICE & 1 else min(60, WARDED * unknown)
        gain = (gain * (100 - warded) - warded * draw_worth(s) * harm // 100) // 100
    elif step == TRADE:
        back, rest = CARD, s.held[seat]
        while rest:
            face = lowest(rest)
            rest &= rest - 1
            back = min(back, keeping(s, face))
        gain -= back * (100 + harm) // 100
    return gain


@rule_apart
def judge_victims(s: State, seat: int, step: int, choices: int, marks: Marks) -> None:
    marks[NOBODY] = 0
    rest = choices & ~(1 << NOBODY)
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        marks[other] = taking(s, seat, other, step, seen_in(s, seat, other))


@rule_apart
def judge_gifts(s: State, seat: int, step: int, choices: int, marks: Marks) -> None:
    """What one needs least goes first; a card that is given counts for somebody else, one that is thrown for nobody."""
    while choices:
        face = lowest(choices)
        choices &= choices - 1
        marks[face] = -keeping(s, face)
        if step == GIVE:
            marks[face] -= 100 * WORTH[face] * threat(s, seat, s.other) // 100


@rule_apart
def judge_sale(s: State, choices: int, marks: Marks) -> None:
    """Points that are noted cannot be stolen, and there is a new card for each."""
    enough = left(s) > s.sold
    marks[DONE] = 0
    rest = choices & NUMBERS
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        marks[face] = 200 + (CARD if enough else 0) - keeping(s, face) * 90 // 100
