"""Who is there: connections come and go, several for one person perhaps. Nothing of this is logged."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Presence:
    """The connections at one table, by key."""

    connections: Counter[str] = field(default_factory=Counter)
    gone: dict[str, int] = field(default_factory=dict)
    """Since when those are away who were here before."""

    def come(self, key: str) -> bool:
        """Somebody connects. True if they were not here already."""
        self.connections[key] += 1
        self.gone.pop(key, None)
        return self.connections[key] == 1

    def go(self, key: str, now: int) -> bool:
        """A connection is lost. True if it was the last one of somebody."""
        self.connections[key] -= 1
        if self.connections[key] > 0:
            return False
        del self.connections[key]
        self.gone[key] = now
        return True

    def forget(self, key: str) -> None:
        self.gone.pop(key, None)

    def is_here(self, key: str) -> bool:
        return key in self.connections
