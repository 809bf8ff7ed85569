"""The score sheet: one row per round, read off the story of the match."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Row:
    """One scored round."""

    round: int
    points: tuple[int, ...]
    """What each seat scored in it."""
    totals: tuple[int, ...]
    """What each seat had then. Not always the sum: a variant may halve a total."""

    def as_json(self) -> dict[str, Any]:
        return {"round": self.round, "points": list(self.points), "totals": list(self.totals)}


class Scoresheet(tuple[Row, ...]):
    """All scored rounds of a match, in order."""

    def with_notes(self, notes: Sequence[tuple[Any, ...]]) -> "Scoresheet":
        """The same with the rounds that were scored in a further part of the story."""
        new = [Row(raw[1], tuple(raw[2]), tuple(raw[3])) for raw in notes if raw[0] == "scores"]
        return Scoresheet((*self, *new)) if new else self

    def as_json(self) -> list[dict[str, Any]]:
        """The same as plain data, made only once: it is shown with every move, and may grow long."""
        return self._plain

    @cached_property
    def _plain(self) -> list[dict[str, Any]]:
        return [row.as_json() for row in self]
