"""What laying a card brings: the chance of winning after its action, as far as one can tell beforehand."""

from stammtisch.core.bits import bit_count
from stammtisch.core.rule import rule_apart
from stammtisch.games.halt_mal_kurz.cards import (
    GRUPPE,
    HALT,
    KAPITALISMUS,
    KOMMUNISMUS,
    MEIN,
    NAZI,
    POLIZEI,
    SCHNICK,
    VERSAMMLUNG,
)
from stammtisch.games.halt_mal_kurz.policy.standing import WON, changed, listed, odds, standing
from stammtisch.games.halt_mal_kurz.state import State

OPEN = 30
"""What it costs to play open."""
STOPPED = 60
"""How often, in per cent, an assembly agrees on a card for somebody who has laid their last one."""


@rule_apart
def effect(s: State, seat: int, kind: int, left: int, others: int) -> int:
    """How likely a seat is to win after laying a card of a kind, with so many left, against others that likely to."""
    plain = standing(s, seat, left, others)
    if kind == NAZI:
        total = 0
        for other in range(s.players):
            if other != seat:
                total += changed(s, seat, left, others, other, bit_count(s.hands[other]) + 1)
        return total // (s.players - 1)
    if kind == POLIZEI:
        return plain + OPEN // 3 + (OPEN if s.open == seat else 0)
    if kind == KAPITALISMUS:
        return after_kapitalismus(s, seat, left)
    if kind == KOMMUNISMUS:
        return after_kommunismus(s, seat, seat, left)
    if kind == VERSAMMLUNG and left == 0:
        return plain - (plain - standing(s, seat, 1, others)) * STOPPED // 100
    if kind == MEIN and left == 0:
        return -WON  # nobody makes such a present, however little there is to lose
    if kind == GRUPPE:
        return after_group(s, seat, left, others)
    if (kind == HALT and left > 1) or kind == MEIN or kind == SCHNICK:
        best = -1
        for other in range(s.players):
            if other != seat:
                best = max(best, against(s, seat, other, kind, left, others))
        return best
    return plain


@rule_apart
def against(s: State, seat: int, other: int, kind: int, left: int, others: int) -> int:
    """How likely a seat is to win after an action against somebody of its choice."""
    held = bit_count(s.hands[other])
    plain = standing(s, seat, left, others)
    if kind == SCHNICK:
        won = changed(s, seat, left - 1, others, other, held + 1) if left else WON
        lost = changed(s, seat, left + 1, others, other, held - 1)
        spared = listed(s, seat, other) if left else 0
        return (won * (100 - spared) + plain * spared + lost * 100) // 200
    if kind == HALT:
        done = changed(s, seat, left - left // 2, others, other, held + left // 2)
    else:
        done = changed(s, seat, held, others, other, left)
    spared = listed(s, seat, other) if done > plain else 0
    return (done * (100 - spared) + plain * spared) // 100


@rule_apart
def after_group(s: State, seat: int, left: int, others: int) -> int:
    """A duel with all: nobody gains by it on average, but whoever has one card may be rid of it."""
    value = standing(s, seat, left, others)
    if left == 0:
        value -= (value - standing(s, seat, 1, others)) * (s.players - 1) * 15 // 100
    for other in range(s.players):
        if other != seat and bit_count(s.hands[other]) == 1:
            value -= value // 3
    return value


@rule_apart
def after_kapitalismus(s: State, seat: int, left: int) -> int:
    """Whoever has the most draws two."""
    most = left
    for other in range(s.players):
        if other != seat:
            most = max(most, bit_count(s.hands[other]))
    others = 0
    for other in range(s.players):
        if other != seat:
            held = bit_count(s.hands[other])
            others += odds(s, other, held + 2 if held == most else held)
    return standing(s, seat, left + 2 if left == most else left, others)


@rule_apart
def after_kommunismus(s: State, seat: int, active: int, left: int) -> int:
    """When all cards are shared out. The player of the card has so many left, and comes last."""
    total = left
    for other in range(s.players):
        if other != active:
            total += bit_count(s.hands[other])
    share, more = total // s.players, total % s.players
    mine, others, winners = share, 0, 0
    for step in range(1, s.players + 1):
        other = (active + step) % s.players
        held = share + (1 if step <= more else 0)
        if held == 0:
            winners += 1
        if other == seat:
            mine = held
        else:
            others += odds(s, other, held)
    if winners:
        return WON // winners if mine == 0 else 0
    return standing(s, seat, mine, others)
