"""What a house asks of the world it runs in. A server is one such world (`server.hub`)."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from stammtisch.core.notation import Move
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.store import Stream
from stammtisch.table import Row, Table
from stammtisch.table.flow import Think
from stammtisch.table.following import News

if TYPE_CHECKING:
    from stammtisch.service.room import Room

Advice = dict[str, Any] | None


class Bots(Protocol):
    """Who thinks for bots, and gives hints."""

    def check(self, level: str | None, field: str = "level") -> None:
        """Raise `Refused` unless a bot of that name can sit down here."""

    def check_adviser(self, level: str | None) -> None:
        """Raise `Refused` unless a bot of that name can be asked for a hint."""

    def ask(
        self, think: Think, answer: Callable[[Move], None], *, address: str, table: str, wanted: Callable[[], bool]
    ) -> None:
        """Have a bot decide; `answer` is called in the loop, if anybody waits for it still."""

    def explain(
        self, think: Think, answer: Callable[[Advice], None], *, address: str, table: str, wanted: Callable[[], bool]
    ) -> None:
        """Have a bot say what it would do and why."""

    def recall(
        self,
        think: Think,
        answer: Callable[[Advice], None],
        *,
        address: str,
        table: str,
        wanted: Callable[[], bool],
        since: int,
    ) -> None:
        """Have put together what a seat knows, its story from a note on; `answer` gets None if nobody has the time."""

    def forget(self, table: str) -> None:
        """Nobody waits for what a table has asked."""


class Others(Protocol):
    """Other servers that have the same tables."""

    def changed(self, code: str) -> None:
        """Who is connected to a table has changed here."""

    def publish(self, code: str, news: Iterable[News]) -> None:
        """Tell what stands in no log."""


class World(Protocol):
    """All that a table in memory needs around it."""

    loop: asyncio.AbstractEventLoop
    metrics: Metrics

    @property
    def rooms(self) -> Mapping[str, "Room"]: ...
    @property
    def limits(self) -> Limits: ...
    @property
    def bots(self) -> Bots: ...
    @property
    def others(self) -> Others | None: ...

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        """The log of a table, or what comes after a line. Raises `Refused` if it cannot be read now."""

    async def read(self, code: str) -> Table | None:
        """The table that a log makes; None if there is none. Raises `Refused` if it cannot be read now."""

    def drop(self, room: "Room") -> None:
        """What is in memory is not what is kept: everybody has to come back."""
