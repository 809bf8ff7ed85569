"""Somebody may be about to take every card that counts: noticing it in time, and being the one."""

from stammtisch.core.bits import bit_count
from stammtisch.core.rule import rule
from stammtisch.games.tricks.state import TrickState


@rule
def collector(s: TrickState, counting: int) -> int:
    """The only seat that has taken any of the cards that count; -1 if nobody has, or several."""
    seat = -1
    for other in range(s.players):
        if s.won[other] & counting:
            if seat >= 0:
                return -1
            seat = other
    return seat


@rule
def alarm(taken: int) -> int:
    """How alarming it is that one seat has that many of the cards that count, and nobody else any."""
    return 0 if taken < 3 else 1 if taken < 5 else 2 if taken < 8 else 3 if taken < 11 else 4


@rule
def may_collect_all(s: TrickState, seat: int, counting: int) -> bool:
    """Whether a seat may still get them all."""
    elsewhere = 0
    for other in range(s.players):
        if other != seat:
            elsewhere |= s.won[other]
    return elsewhere & counting == 0


@rule
def still_to_play(s: TrickState, seat: int, other: int) -> bool:
    """Whether another seat plays to this trick after this one."""
    return (other - seat) % s.players < s.players - s.played


@rule
def winning_seat(s: TrickState, top: int) -> int:
    """Who played the card that wins the trick so far."""
    place = 0
    while s.trick[place] != top:
        place += 1
    return (s.leader + place) % s.players


@rule
def runs_out(held_above: int, left: int, others: int) -> bool:
    """Whether the others have no card of a colour any more once our higher ones have been played."""
    return left <= held_above * others


@rule
def taken_by(s: TrickState, seat: int, counting: int) -> int:
    return bit_count(s.won[seat] & counting)
