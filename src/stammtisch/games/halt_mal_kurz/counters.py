"""What is counted by those who study Halt mal kurz: lists, duels, assemblies, and turns on which nothing fits."""

from typing import Any

from stammtisch.core.counters import FIRST, Counters, Thing
from stammtisch.core.rule import rule_apart
from stammtisch.games.halt_mal_kurz.cards import (
    GRUPPE,
    HALT,
    KOMMUNISMUS,
    NAZI,
    POLIZEI,
    SCHNICK,
    VERSAMMLUNG,
    kind_of,
)
from stammtisch.games.halt_mal_kurz.state import PASS, REACT, TURN, State

THINGS = (
    Thing("turns"),
    Thing("drawn", of="turns"),
    Thing("lists"),
    Thing("halts"),
    Thing("duels"),
    Thing("assemblies"),
    Thing("slapping"),
    Thing("raids"),
    Thing("shared"),
)
TURNS, DRAWN, LISTS, HALTS, DUELS, ASSEMBLIES, SLAPPING, RAIDS, SHARED = range(FIRST, FIRST + len(THINGS))


@rule_apart
def see(s: State, seat: int, choice: int, seen: Any) -> None:
    if seat < 0:
        return
    step = s.steps[s.depth - 1]
    if step == REACT:
        if choice != PASS:
            seen[LISTS] += 1
    elif step == TURN:
        seen[TURNS] += 1
        if choice == PASS:
            seen[DRAWN] += 1
            return
        kind = kind_of(s, choice)
        if kind == KOMMUNISMUS:
            seen[SHARED] += 1
        elif kind == HALT:
            seen[HALTS] += 1
        elif kind == SCHNICK or kind == GRUPPE:
            seen[DUELS] += 1
        elif kind == VERSAMMLUNG:
            seen[ASSEMBLIES] += 1
        elif kind == NAZI:
            seen[SLAPPING] += 1
        elif kind == POLIZEI:
            seen[RAIDS] += 1


COUNTERS = Counters(THINGS, see, within=True)
