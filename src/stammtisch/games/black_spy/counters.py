"""What is counted by those who study Black Spy: black cards given away, clean rounds, and great hauls."""

from typing import Any

from stammtisch.core.counters import FIRST, Counters, Thing
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import BLACK
from stammtisch.games.black_spy.scoring import ALL_BLACK, RELEASE
from stammtisch.games.black_spy.state import CAPTURE, PLAY, State

THINGS = (Thing("hauls"), Thing("released", of="hauls"), Thing("gifts"), Thing("clean"))
HAULS, RELEASED, GIFTS, CLEAN = range(FIRST, FIRST + len(THINGS))


@rule
def see(s: State, seat: int, choice: int, seen: Any) -> None:
    if seat < 0:
        total = 0
        for each in range(s.players):
            total += s.scored[each]
            if s.scored[each] <= 0:
                seen[CLEAN] += 1
        if not s.capture_or_release and total > 3 * ALL_BLACK // 2:  # nobody else makes that many points in a round
            seen[HAULS] += 1
        return
    step = s.steps[s.depth - 1]
    if step == PLAY:
        if s.played > 0 and BLACK >> choice & 1 and BLACK >> s.trick[0] & 1 == 0:
            seen[GIFTS] += 1
    elif step == CAPTURE:
        seen[HAULS] += 1
        if choice == RELEASE:
            seen[RELEASED] += 1


COUNTERS = Counters(THINGS, see)
