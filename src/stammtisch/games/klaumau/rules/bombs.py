"""The bomb goes off: one step of its rule after the other, one seat after the other (KM-60 to KM-65)."""

from stammtisch.core.agenda import ask, drop, everyone, then
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.bomb import (
    ALL,
    CHOSEN,
    DRAW,
    EVERYONE,
    HALF,
    LEADERS,
    LEFT,
    LOSE,
    MISS,
    MOST,
    OTHERS,
    PAY,
    RIGHT,
)
from stammtisch.games.klaumau.bomb import THROW as THROWS
from stammtisch.games.klaumau.rules.actions import blind
from stammtisch.games.klaumau.scoring import note_points
from stammtisch.games.klaumau.state import EXPLODE, TARGET, THROW, State, change_hands, lay_down, then_draw


@rule
def light(s: State, seat: int) -> None:
    """KM-59: the bomb is played."""
    s.bomber = seat
    s.bomb_step = -1
    s.bomb_left = 0
    s.bomb_chosen = -1
    then(s, EXPLODE)


@rule_apart
def explode(s: State) -> None:
    """Whatever happens next; the step stays on the agenda until all is done."""
    if s.bomb_left == 0:
        if s.bomb_step + 1 == s.bomb_steps:
            return
        then(s, EXPLODE)
        if s.bomb_who[s.bomb_step + 1] == CHOSEN and s.bomb_chosen < 0:
            ask(s, TARGET, s.bomber)
            return
        s.bomb_step += 1
        s.bomb_left = hit(s, s.bomber, s.bomb_who[s.bomb_step])
        return
    seat = s.bomber  # KM-64
    while s.bomb_left >> seat & 1 == 0:
        seat = (seat + 1) % s.players
    s.bomb_left &= ~(1 << seat)
    then(s, EXPLODE)
    strike(s, seat, s.bomb_what[s.bomb_step], s.bomb_count[s.bomb_step])


@rule_apart
def hit(s: State, bomber: int, who: int) -> int:
    """KM-61: the seats that a step hits."""
    if who == LEFT:
        return 1 << (bomber + 1) % s.players
    if who == RIGHT:
        return 1 << (bomber - 1) % s.players
    if who == CHOSEN:
        return 1 << s.bomb_chosen
    if who == OTHERS:
        return everyone(s) & ~(1 << bomber)
    if who == EVERYONE:
        return everyone(s)
    if who == MOST or who == LEADERS:
        best, seats = -1, 0
        for seat in range(s.players):
            much = s.sizes[seat] if who == MOST else s.totals[seat]
            if much > best:
                best, seats = much, 0
            if much == best:
                seats |= 1 << seat
        return seats
    return 1 << bomber


@rule
def strike(s: State, seat: int, what: int, count: int) -> None:
    """KM-62, KM-63: what happens to one seat."""
    if what == DRAW:
        then_draw(s, seat, count)
        return
    if what == THROWS or what == LOSE or what == PAY:
        size = s.sizes[seat]
        cards = size // 2 if count == HALF else size if count == ALL else min(count, size)
        if what == THROWS:
            s.throws = cards
            if cards > 0:
                ask(s, THROW, seat)
            return
        if what == PAY and seat == s.bomber:
            return
        for _ in range(cards):
            face = blind(s, seat)
            if what == PAY:
                change_hands(s, seat, s.bomber, face)
                note(s, "pays", seat, s.bomber, face)
            else:
                lay_down(s, seat, face)  # KM-65
                note(s, "loses", seat, face)
    elif what == MISS:
        s.misses[seat] += count
        note(s, "stunned", seat, count)
    else:
        note(s, "gains", seat, count)
        note_points(s, seat, count)


@rule
def target(s: State, seat: int, chosen: int) -> None:
    drop(s)
    s.bomb_chosen = chosen
    note(s, "targets", seat, chosen)


@rule
def throw(s: State, seat: int, face: int) -> None:
    lay_down(s, seat, face)
    note(s, "throws", seat, face)
    s.throws -= 1
    if s.throws == 0:
        drop(s)
