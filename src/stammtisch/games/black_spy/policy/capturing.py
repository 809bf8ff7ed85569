"""What to do with all 16 black cards, where that is a choice."""

from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.scoring import ALL_BLACK, CAPTURE_ALL, RELEASE
from stammtisch.games.black_spy.state import State


@rule
def judge_capture(s: State, seat: int, marks: Marks) -> None:
    """Points for the others and points off the own total leave the same distances; what differs is whether the
    match ends, and how soon.
    """
    ends, ahead = False, True
    for other in range(s.players):
        if other != seat:
            if s.totals[other] + ALL_BLACK >= s.limit and s.last_round == 0:
                ends = True
            if s.totals[other] + ALL_BLACK < s.totals[seat]:
                ahead = False
    marks[RELEASE] = 0
    marks[CAPTURE_ALL] = 300 if ahead else -300
    if ends:
        marks[CAPTURE_ALL] *= 10
