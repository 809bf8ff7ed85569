"""What is counted by those who study Gaunerbande: united gangs, and crooks that are given away."""

from typing import Any

from stammtisch.core.counters import FIRST, Counters, Thing
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import GANG as CROOKS
from stammtisch.games.gaunerbande.cards import RANKS
from stammtisch.games.gaunerbande.scoring import SELF
from stammtisch.games.gaunerbande.state import GANG, PLAY, State

THINGS = (Thing("gangs"), Thing("cleared", of="gangs"), Thing("gifts"), Thing("clean"))
GANGS, CLEARED, GIFTS, CLEAN = range(FIRST, FIRST + len(THINGS))


@rule
def see(s: State, seat: int, choice: int, seen: Any) -> None:
    if seat < 0:
        for each in range(s.players):
            if s.scored[each] == 0:
                seen[CLEAN] += 1
        return
    step = s.steps[s.depth - 1]
    if step == PLAY:
        if s.played > 0 and choice // RANKS != s.trick[0] // RANKS and CROOKS >> choice & 1:
            seen[GIFTS] += 1
    elif step == GANG:
        seen[GANGS] += 1
        if choice == SELF:
            seen[CLEARED] += 1


COUNTERS = Counters(THINGS, see)
