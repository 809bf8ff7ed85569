"""Who plays, and where they sit."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category

from stammtisch import bots
from stammtisch.bots import Spec
from stammtisch.core.errors import BadPlayers

Seating = tuple[int, ...]
"""For each seat the number of the contestant who sits there."""


@dataclass(frozen=True)
class Contestant:
    """A bot under the name that the results show."""

    name: str
    spec: Spec


@dataclass(frozen=True)
class LineUp:
    """The contestants of a table, and how they sit in its first match."""

    contestants: tuple[Contestant, ...]
    seating: Seating

    @property
    def rotations(self) -> tuple[Seating, ...]:
        """Every way to sit that differs, everybody moving on by one seat at a time."""
        n = len(self.seating)
        turned = (tuple(self.seating[(seat - by) % n] for seat in range(n)) for by in range(n))
        return tuple(dict.fromkeys(turned))

    def __str__(self) -> str:
        return ", ".join(self.contestants[each].name for each in self.seating)


def read_line_up(text: str, players: int) -> LineUp:
    """Contestants as people write them: `meister,geselle`, `2*meister,2*geselle`, `new=meister:500,old=meister`.

    They take the seats in that order, and the last one takes all that are left. The same bot named twice is
    one contestant, unless it has two names.
    """
    contestants: list[Contestant] = []
    seating: list[int] = []
    counted = True
    for part in text.split(","):
        count, contestant = _read(part.strip(), players)
        named = next((each for each in contestants if each.name == contestant.name), None)
        if named is None:
            contestants.append(contestant)
        elif named != contestant:
            both = {"one": str(named.spec), "other": str(contestant.spec)}
            raise BadPlayers("arena.two_bots", name=repr(contestant.name), **both)
        seating += [[each.name for each in contestants].index(contestant.name)] * (count or 1)
        counted = count is not None
    left = players - len(seating)
    if left < 0 or (left > 0 and counted):
        raise BadPlayers("arena.bots_for_seats", players=players, got=len(seating), bots=text)
    return LineUp(tuple(contestants), tuple(seating + seating[-1:] * left))


def _read(part: str, players: int) -> tuple[int | None, Contestant]:
    """One entry: a number of seats, or None if it names none, and who sits there."""
    number, star, rest = part.rpartition("*")
    count = None
    if star:
        number = number.strip()
        if not (number.isascii() and number.isdigit() and len(number) < 3 and 1 <= int(number) <= players):
            raise BadPlayers("arena.seats_before_star", part=repr(part), players=players, got=repr(number))
        count = int(number)
    named, _ = bots.split_name(rest.strip())
    spec = bots.parse(rest)
    name = spec.level.name if spec.is_own else str(spec) if named is None else named
    if not name or len(name) > 24 or any(category(letter)[0] == "C" for letter in name):
        raise BadPlayers("arena.name_before_equals", part=repr(part))
    return count, Contestant(name, spec)


def compiled(contestants: Sequence[Contestant]) -> bool:
    """Whether the compiled loop can play all of them."""
    return all(each.spec.quick for each in contestants)


def searching(contestants: Sequence[Contestant]) -> bool:
    """Whether somebody looks ahead, and has to be compiled for that."""
    return any(each.spec.searches for each in contestants)
