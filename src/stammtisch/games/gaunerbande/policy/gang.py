"""What to do with the gang once it is united."""

from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.scoring import OTHERS, SELF
from stammtisch.games.gaunerbande.state import State


@rule
def judge_gang(s: State, seat: int, marks: Marks) -> None:
    """Points for the others and points off the own total leave the same distances; what differs is whether the
    match ends, and how soon.
    """
    worth = s.worth * 2 if s.won[seat] == s.deck else s.worth
    ends, ahead = False, True
    for other in range(s.players):
        if other != seat:
            if s.totals[other] + worth > s.limit:
                ends = True
            if s.totals[other] + worth < s.totals[seat]:
                ahead = False
    marks[SELF] = 0
    marks[OTHERS] = 300 if ahead else -300
    if ends:
        marks[OTHERS] *= 10
