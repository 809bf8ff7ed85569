"""Of which entries a mark is the sum: the mind's own code, run with tables that give back unknowns.

Rules only add entries, subtract them and multiply them by numbers. A `Sum` does the same in writing.
"""

from types import ModuleType
from typing import Any

from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.mind import CHOICES
from stammtisch.games.tricks.tables import ZERO
from stammtisch.lab.fitting.minds import mind_with
from stammtisch.lab.fitting.tables import Form

Terms = tuple[tuple[int, int], ...]
"""Places in the file of tables, each with how often the number there counts."""


class Sum:
    """A number plus entries of tables that are not known yet."""

    __slots__ = ("number", "terms")

    def __init__(self, number: int, terms: Terms) -> None:
        self.number, self.terms = number, terms

    def __add__(self, other: "Sum | int") -> "Sum":
        if isinstance(other, Sum):
            return Sum(self.number + other.number, self.terms + other.terms)
        return Sum(self.number + other, self.terms)

    __radd__ = __add__

    def __mul__(self, times: int) -> "Sum":
        return Sum(self.number * times, tuple((place, count * times) for place, count in self.terms))

    __rmul__ = __mul__

    def __neg__(self) -> "Sum":
        return self * -1

    def __sub__(self, other: "Sum | int") -> "Sum":
        return self + -other

    def __rsub__(self, other: int) -> "Sum":
        return -self + other

    def counted(self) -> dict[int, int]:
        """Each place once."""
        counts: dict[int, int] = {}
        for place, count in self.terms:
            counts[place] = counts.get(place, 0) + count
        return counts


class Unknown:
    """A table whose entries are unknowns; its first one stands at a place of the file."""

    def __init__(self, first: int, size: int) -> None:
        self.entries = [Sum(ZERO, ((place, 1),)) for place in range(first, first + size)]

    def __getitem__(self, index: int) -> Sum:
        assert index >= 0, "a rule looks up an entry from the end of a table, where compiled code may read anything"
        return self.entries[index]


class Reader:
    """Reads off a position what each choice's mark is the sum of."""

    def __init__(self, game: Game, form: Form) -> None:
        weights, first = ModuleType("unknown"), 0
        for name, size in form.sizes.items():
            setattr(weights, name, Unknown(first, size))
            first += size
        self.judge: Any = mind_with(game, weights).judge

    def sums(self, s: Any, seat: int, choices: int) -> list[dict[int, int]] | None:
        """For each open choice the entries in its mark; None where marks come from no table."""
        marks: Any = [0] * CHOICES
        self.judge(s, seat, choices, marks)
        found = [marks[choice] for choice in members(choices)]
        if not any(isinstance(each, Sum) for each in found):
            return None
        return [each.counted() if isinstance(each, Sum) else {} for each in found]
