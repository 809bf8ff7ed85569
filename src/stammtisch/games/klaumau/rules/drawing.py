"""Drawing cards, and the fence who may turn up meanwhile."""

from stammtisch.core.agenda import ask, drop, everyone, then
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import FENCE
from stammtisch.games.klaumau.scoring import note_points, stop_round
from stammtisch.games.klaumau.state import DONE, FENCED, OUT, SELL, STOCK, State, draw_top, lay_down, log, then_draw

PRICE = 2
"""What the fence pays for a number card."""


@rule_apart
def draw(s: State, seat: int, count: int) -> None:
    """Draw so many cards. KM-42: the round ends at once if there are not enough."""
    for done in range(count):
        if s.drawn == s.stock:
            note(s, "runs_out", seat)
            stop_round(s)
            return
        if s.pile[s.drawn] == FENCE:
            meet_fence(s, seat, count - done)
            return
        note(s, "draws", seat, draw_top(s, seat))


@rule
def meet_fence(s: State, seat: int, due: int) -> None:
    """KM-51, KM-53: the fence buys from everybody, then the drawing goes on as if it had not been there."""
    s.drawn += 1
    s.fence_high = -1
    log(s, STOCK * 10 + OUT, FENCE)
    note(s, "fence", seat)
    then_draw(s, seat, due)
    s.buyer = seat
    s.selling = everyone(s)
    then(s, FENCED)


@rule
def next_seller(s: State) -> None:
    """KM-51: clockwise, beginning with whoever drew the fence."""
    if s.selling == 0:
        return
    seat = s.buyer
    while s.selling >> seat & 1 == 0:
        seat = (seat + 1) % s.players
    s.selling &= ~(1 << seat)
    s.sold = 0
    then(s, FENCED)
    ask(s, SELL, seat)


@rule_apart
def sell(s: State, seat: int, choice: int) -> None:
    """KM-51, KM-52: number cards for points, then as many new cards."""
    if choice != DONE:
        lay_down(s, seat, choice)
        s.sold += 1
        note(s, "sells", seat, choice)
        note_points(s, seat, PRICE)
        return
    drop(s)
    for _ in range(s.sold):
        if s.drawn == s.stock:
            note(s, "runs_out", seat)
            stop_round(s)
            return
        note(s, "draws", seat, draw_top(s, seat))
