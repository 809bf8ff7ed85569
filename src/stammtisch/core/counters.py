"""What is worth counting while a match is played: who leads, and the special things that happen in a game.

A game says which things it counts (`Counters`), with a rule that looks at each decision before it is carried out. The
loop of playouts asks it only when somebody studies the game, and then notes who stood where: after each round, or,
where a match is a single round, at every turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.core.rule import rule

LEADS, AHEAD, BEHIND, FIRST = range(4)
"""What stands where among the numbers of a match: how often the lead changed, who led at half-time and who was last
then, both as masks; and from FIRST on the things that the game counts.
"""
LOOKS = 128
"""So many standings of a match are kept, evenly spaced; with more of them every second one is dropped."""

CountRule = Callable[[Any, int, int, Any], None]


@dataclass(frozen=True)
class Thing:
    """Something that happens now and then."""

    name: str
    """Its words are the message `lab-NAME` of the game."""
    of: str | None = None
    """The thing of which it is a share: lies that are found out are so many of all lies. None for one that happens so
    often in a round.
    """


@rule
def see_nothing(s: Any, seat: int, choice: int, seen: Any) -> None:
    """For games that count nothing of their own."""


@dataclass(frozen=True, eq=False)
class Counters:
    """What a game counts."""

    things: tuple[Thing, ...] = ()
    see: CountRule = see_nothing
    """Rule: `see(s, seat, choice, seen)` looks at a choice that a seat is about to make, and at the end of each round,
    with -1 for both, at what it brought. It adds to `seen[FIRST + k]` for the k-th thing.
    """
    within: bool = False
    """Whether a match is a single round, so that who leads is to be seen at every turn."""

    @property
    def size(self) -> int:
        """How many numbers are written down of a match."""
        return FIRST + len(self.things)


def faults(counters: object) -> list[str]:
    """What is wrong with a declaration."""
    if not isinstance(counters, Counters):
        return [f"counters: expected Counters, got {counters!r}"]
    names = [thing.name for thing in counters.things]
    found = [f"counters: expected names that differ, got {names}"] if len(set(names)) < len(names) else []
    return found + [
        f"counters: {each.name!r} is a share of {each.of!r}: expected one of {names}"
        for each in counters.things
        if each.of is not None and each.of not in names
    ]


def make_look(
    appraise: Callable[[Any, int], int], low_wins: bool
) -> tuple[Callable[..., int], Callable[[Any, int, int], int]]:
    """Close over a game: `look(s, row)` writes down how everybody stands and says who leads; `ends(row, players, way)`
    says who is at one end of such a row: ahead with 1, behind with -1. Rules both.
    """
    sign = -1 if low_wins else 1

    @rule
    def ends(row: Any, players: int, way: int) -> int:
        best, seats = way * row[0], 0
        for seat in range(players):
            mark = way * row[seat]
            if mark > best:
                best, seats = mark, 0
            if mark == best:
                seats |= 1 << seat
        return seats

    @rule
    def look(s: Any, row: Any) -> int:
        for seat in range(s.players):
            row[seat] = sign * appraise(s, seat)
        return ends(row, s.players, 1)

    return look, ends


def shares(things: Sequence[Thing]) -> list[tuple[int, int | None]]:
    """For each thing where it stands among the numbers of a match, and where the thing of which it is a share does."""
    places = {thing.name: FIRST + k for k, thing in enumerate(things)}
    return [(places[thing.name], None if thing.of is None else places[thing.of]) for thing in things]
