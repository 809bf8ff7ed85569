"""What to do with the gang once it is united."""

from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.scoring import OTHERS, SELF, gang_worth, settled
from stammtisch.games.gaunerbande.state import State


@rule
def judge_gang(s: State, seat: int, marks: Marks) -> None:
    """Points for the others and points off the own total leave the same distances; what differs is whether the
    match ends, and how soon, and whether a total falls to half.
    """
    worth = gang_worth(s, seat)
    ends, ahead = False, True
    for other in range(s.players):
        if other != seat:
            total = settled(s, s.totals[other] + worth)
            if total > s.limit and s.last_round == 0:
                ends = True
            if total < s.totals[seat]:
                ahead = False
    marks[SELF] = 0
    marks[OTHERS] = 300 if ahead else -300
    if ends:
        marks[OTHERS] *= 10
    if s.half:
        marks[OTHERS] += 100 * (lead(s, seat, 0, worth) - lead(s, seat, worth, 0))


@rule
def lead(s: State, seat: int, off: int, charged: int) -> int:
    """How far a seat is below the best of the others, after points were taken off its total or added to theirs."""
    best = s.limit + charged + 2_000_000
    for other in range(s.players):
        if other != seat:
            best = min(best, settled(s, s.totals[other] + charged))
    return best - settled(s, s.totals[seat] - off)
