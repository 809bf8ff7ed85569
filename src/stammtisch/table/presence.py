"""Who is there: connections come and go, several for one person perhaps, at several servers perhaps. Nothing of this
is logged.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

_NOBODY: Mapping[str, Any] = {}
"""Shared by all tables: almost none is looked at from elsewhere."""


@dataclass(slots=True)
class Presence:
    """The connections at one table, by key."""

    connections: Counter[str] = field(default_factory=Counter)
    """At this server."""
    elsewhere: Mapping[str, Mapping[str, int]] = field(default_factory=lambda: _NOBODY)
    """At others, as they have told it."""
    gone: dict[str, int] = field(default_factory=dict)
    """Since when those are away who were here before."""

    def come(self, key: str) -> bool:
        """Somebody connects. True if they were not here already."""
        came = not self.is_here(key)
        self.connections[key] += 1
        self.gone.pop(key, None)
        return came

    def go(self, key: str, now: int) -> bool:
        """A connection is lost. True if it was the last one of somebody."""
        self.connections[key] -= 1
        if self.connections[key] > 0:
            return False
        del self.connections[key]
        if self.is_here(key):
            return False
        self.gone[key] = now
        return True

    def meet(self, node: str, counts: Mapping[str, int], now: int) -> tuple[set[str], set[str]]:
        """Who is connected at another server. Gives those who have come by that, and those who are gone."""
        before = self.elsewhere.get(node, _NOBODY).keys()
        came = {key for key in counts if not self.is_here(key)}
        others = {each: there for each, there in self.elsewhere.items() if each != node}
        self.elsewhere = {**others, node: counts} if counts else others
        went = {key for key in before if not self.is_here(key)}
        for key in counts:
            self.gone.pop(key, None)
        self.gone.update(dict.fromkeys(went, now))
        return came, went

    def forget(self, key: str) -> None:
        self.gone.pop(key, None)

    def is_here(self, key: str) -> bool:
        return key in self.connections or (
            bool(self.elsewhere) and any(key in counts for counts in self.elsewhere.values())
        )

    def everywhere(self) -> Iterator[tuple[str, int]]:
        """All connections: whose, and how many; somebody may be counted at several servers."""
        yield from self.connections.items()
        for counts in self.elsewhere.values():
            yield from counts.items()
