"""A turn: which card to lay down, or whether to say that one can't."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule_apart
from stammtisch.games.klaumau.cards import BIGSAFE, BOMB, CROOK, DOG, KEY, MOTIF, POLICE, SAFE
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.policy.blast import exploding
from stammtisch.games.klaumau.policy.memory import seen_in
from stammtisch.games.klaumau.policy.taking import best_victim
from stammtisch.games.klaumau.policy.worth import LATE, TURN_WORTH, draw_worth, everybody_else, keeping, threat
from stammtisch.games.klaumau.state import CANT, KEEP, ROB, TRADE, State, fits, left

BELIEVED = (0, 10, 10, 5)
"""How often in a hundred a bluff is believed, by how many cards one holds; with more it is as with the most here."""
BELIEVED_RATHER = (0, 45, 40, 25)
"""The same where a doubt in vain costs a card."""


@rule_apart
def judge_turn(s: State, seat: int, choices: int, marks: Marks) -> None:
    follower = (seat + s.direction) % s.players
    harm = threat(s, seat, follower)
    dearest, rest = -1000, choices & ~(1 << CANT)
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        if face == DOG:
            marks[DOG] = 40 if left(s) >= LATE else 0
            continue
        marks[face] = playing(s, seat, face, harm)
        if face != POLICE:
            dearest = max(dearest, keeping(s, face))
    if choices & fits(s):
        caught = (dearest if dearest >= 0 else 0) + draw_worth(s) * harm // 100
        if dearest < 0:
            caught -= draw_worth(s) - keeping(s, POLICE)
        known = seen_in(s, -1, seat)
        unknown = max(0, min(3, s.sizes[seat] - bit_count(known)))  # what was seen may have been taken meanwhile
        usually = BELIEVED_RATHER[unknown] if s.doubt_costs else BELIEVED[unknown]
        believed = usually if known & fits(s) == 0 else 0
        marks[CANT] = (believed * draw_worth(s) - (100 - believed) * caught) // 100
    else:
        marks[CANT] = 2 * draw_worth(s)


@rule_apart
def judge_drawn(s: State, seat: int, choices: int, marks: Marks) -> None:
    """The card just drawn: what playing it brings, or nothing."""
    marks[KEEP] = 0
    harm = threat(s, seat, (seat + s.direction) % s.players)
    rest = choices & ~(1 << KEEP)
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        marks[face] = playing(s, seat, face, harm)


@rule_apart
def playing(s: State, seat: int, face: int, harm: int) -> int:
    """What it brings to play a card: what it does, without what it would have counted."""
    if s.last_card_ends and s.sizes[seat] == 1:
        return -keeping(s, face)
    if face == POLICE:
        return draw_worth(s) - keeping(s, POLICE) + 40
    if face == BOMB:
        return exploding(s, seat) - keeping(s, BOMB)
    mark, motif = -keeping(s, face), MOTIF[face]
    if motif == CROOK:
        best = best_victim(s, seat, everybody_else(s, seat) & ~s.dogs, ROB)
        return mark + max(0, best)
    if motif == TRADING:
        best = best_victim(s, seat, everybody_else(s, seat), TRADE)
        return mark + max(0, best)
    if motif == SAFE or motif == BIGSAFE:
        if s.players == 2:
            return mark + 2 * TURN_WORTH
        mark += TURN_WORTH * harm // 100
        if motif == BIGSAFE:
            mark += TURN_WORTH * harm // 200 if s.players > 3 else TURN_WORTH
    elif motif == KEY:
        mark += 5
    return mark
