"""What is counted by those who study Klaumau: lies and doubts, thefts, and what variants bring."""

from typing import Any

from stammtisch.core.counters import FIRST, Counters, Thing
from stammtisch.core.rule import rule
from stammtisch.games.klaumau.cards import BOMB, DOG
from stammtisch.games.klaumau.state import (
    ANSWER,
    CANT,
    DONE,
    DOUBT,
    DOUBTS,
    DRAWN,
    FORCE,
    NOBODY,
    ROB,
    SELL,
    TURN,
    WARD,
    State,
    fits,
)

THINGS = (
    Thing("excuses"),
    Thing("lies", of="excuses"),
    Thing("doubted"),
    Thing("caught", of="lies"),
    Thing("thefts"),
    Thing("warded", of="thefts"),
    Thing("bombs"),
    Thing("dogs"),
    Thing("sold"),
)
EXCUSES, LIES, DOUBTED, CAUGHT, THEFTS, WARDED, BOMBS, DOGS, SOLD = range(FIRST, FIRST + len(THINGS))


@rule
def see(s: State, seat: int, choice: int, seen: Any) -> None:
    if seat < 0:
        return
    step = s.steps[s.depth - 1]
    if step == TURN:
        if choice == CANT:
            seen[EXCUSES] += 1
            if s.held[seat] & fits(s):
                seen[LIES] += 1
        elif choice == DOG:
            seen[DOGS] += 1
        elif choice == BOMB:
            seen[BOMBS] += 1
    elif step == DOUBT:
        if choice == DOUBTS:
            seen[DOUBTED] += 1
            if s.held[s.turn] & fits(s):
                seen[CAUGHT] += 1
    elif step == ROB:
        if choice != NOBODY:
            seen[THEFTS] += 1
    elif step == ANSWER:
        if choice == WARD:
            seen[WARDED] += 1
    elif step == SELL:
        if choice != DONE:
            seen[SOLD] += 1
    elif choice == BOMB and (step == DRAWN or (step == FORCE and s.forced_card_acts)):
        seen[BOMBS] += 1


COUNTERS = Counters(THINGS, see)
