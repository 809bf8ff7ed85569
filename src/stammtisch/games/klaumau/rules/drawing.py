"""Drawing cards, and the fence who may turn up meanwhile."""

from stammtisch.core.agenda import ask, drop, everyone, then
from stammtisch.core.chance import shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.core.worlds import scratch
from stammtisch.games.klaumau.cards import FACES, FENCE
from stammtisch.games.klaumau.retelling import retell
from stammtisch.games.klaumau.scoring import note_points, stop_round
from stammtisch.games.klaumau.state import (
    DECLINES,
    DONE,
    FENCED,
    HELP,
    OFFER,
    SELL,
    State,
    draw_top,
    lay_down,
    left,
    then_draw,
    turn_over,
)

PRICE = 2
"""What the fence pays for a number card."""


@rule_apart
def draw(s: State, seat: int, count: int) -> None:
    """Draw so many cards, as one must. KM-42: the round ends at once if there are not enough."""
    for done in range(count):
        if not stacked(s):
            note(s, "runs_out", seat)
            stop_round(s)
            return
        if s.pile[s.drawn] == FENCE:
            then_draw(s, seat, count - done)
            meet_fence(s, seat)
            return
        note(s, "draws", seat, draw_top(s, seat))


@rule
def stacked(s: State) -> bool:
    """Whether there is a card to draw; KM-74: an empty pile may be made anew."""
    if s.drawn < s.stock:
        return True
    if s.reshuffles == 0 or s.under == 0:
        return False
    restack(s)
    return True


@rule_apart
def restack(s: State) -> None:
    """KM-74: the discards without the top one become the draw pile, laid in the order of the deck and shuffled."""
    counts = scratch(FACES)
    kept, covered = 0, s.under
    for place in range(s.away):
        face = s.gone[place] - FACES
        if face >= 0 and covered > 0:
            counts[face] += 1
            covered -= 1
        else:
            s.gone[kept] = s.gone[place]
            kept += 1
    size = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            s.pile[size] = face
            size += 1
    s.away, s.under = kept, 0
    s.drawn, s.stock = 0, size
    s.restacked += 1
    retell(s)
    shuffle(s, s.pile, size)
    note(s, "restacks", size)


# What one merely may draw


@rule
def offer(s: State, seat: int, count: int) -> None:
    """KM-22, KM-24: whoever may draw is asked, if there is anything; two of one card are that one."""
    s.offered = min(count, left(s))
    if s.offered > 0:
        ask(s, OFFER, seat)


@rule
def accept(s: State, seat: int, choice: int) -> None:
    drop(s)
    if choice == DECLINES:
        note(s, "declines", seat)
    else:
        help_oneself(s, seat, s.offered)


@rule_apart
def help_oneself(s: State, seat: int, count: int) -> None:
    """Draw so many cards if there are as many. KM-53: what takes the place of the fence has to be drawn."""
    for done in range(count):
        if not stacked(s):
            return
        if s.pile[s.drawn] == FENCE:
            then(s, HELP)
            s.first[s.depth - 1] = seat
            s.way[s.depth - 1] = count - done - 1
            then_draw(s, seat, 1)
            meet_fence(s, seat)
            return
        note(s, "draws", seat, draw_top(s, seat))


# The fence


@rule
def meet_fence(s: State, seat: int) -> None:
    """KM-51, KM-53: the fence buys from everybody; then the drawing goes on as if it had not been there."""
    s.drawn += 1
    s.fence_high = -1
    turn_over(s, FENCE)
    note(s, "fence", seat)
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
        if not stacked(s):
            note(s, "runs_out", seat)
            stop_round(s)
            return
        note(s, "draws", seat, draw_top(s, seat))
