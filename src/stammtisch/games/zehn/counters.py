"""What is counted by those who study Zehn: swaps, auctions, cards laid face down, second cards and jokers."""

from typing import Any

from stammtisch.core.counters import FIRST, Counters, Thing
from stammtisch.core.rule import rule
from stammtisch.games.zehn.cards import JOKER
from stammtisch.games.zehn.rules import DONE
from stammtisch.games.zehn.state import ADD, LAY, OPEN, State

THINGS = (Thing("swaps"), Thing("auctions"), Thing("hidden"), Thing("seconds"), Thing("jokers"))
SWAPS, AUCTIONS, HIDDEN, SECONDS, JOKERS = range(FIRST, FIRST + len(THINGS))


@rule
def see(s: State, seat: int, choice: int, seen: Any) -> None:
    if seat < 0:
        return
    step = s.steps[s.depth - 1]
    if step == LAY:
        if choice % 3 == 1:
            seen[HIDDEN] += 1
        if choice // 3 == JOKER:
            seen[JOKERS] += 1
    elif choice == DONE:
        return
    elif step == OPEN:
        seen[AUCTIONS if s.shield[choice] else SWAPS] += 1
    elif step == ADD:
        seen[SECONDS] += 1
        if choice // 3 == JOKER:
            seen[JOKERS] += 1


COUNTERS = Counters(THINGS, see)
