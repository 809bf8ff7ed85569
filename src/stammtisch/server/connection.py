"""One open socket: what waits to be sent, how long the way is, and how much is coming in."""

import asyncio
from typing import Protocol

from stammtisch.server.config import Limits
from stammtisch.server.limits import Bucket
from stammtisch.server.way import Way
from stammtisch.table.commands import ByPeople
from stammtisch.table.frames import WATCHER
from stammtisch.table.trace import NOWHERE


class Line(Protocol):
    """What a connection needs of its socket (`wire.Wire`)."""

    def tell(self, text: bytes) -> None: ...

    @property
    def waiting(self) -> int: ...

    async def hang_up(self, code: int) -> None: ...


class Connection:
    """Somebody at a table, in one tab."""

    __slots__ = (
        "_flushing",
        "_limits",
        "_line",
        "_loop",
        "_out",
        "address",
        "asked",
        "bucket",
        "closing",
        "distance",
        "key",
        "seat",
        "token",
        "trace",
    )

    def __init__(self, line: Line, address: str, limits: Limits) -> None:
        self._line, self._limits = line, limits
        self._loop = asyncio.get_running_loop()
        self.address = address
        self.key = ""
        self.token: str | None = None
        """A fresh one, until they have been told."""
        self.seat = WATCHER
        self.trace = NOWHERE
        self.bucket = Bucket(limits.rate, limits.burst)
        self.asked: dict[str, ByPeople] = {}
        """The commands that have had no answer, by id."""
        self.distance = Way()
        self._out: list[bytes] = []
        self._flushing = False
        self.closing: asyncio.Task[None] | None = None
        """Set when we hang up; done when that is done."""

    def push(self, frame: bytes) -> None:
        """Have a message sent; what comes together goes in one frame. Whoever does not read is disconnected."""
        if self.closing is not None:
            return
        self._out.append(frame)
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if not self._out:
            return
        self._line.tell(b"\n".join(self._out) if len(self._out) > 1 else self._out[0])
        self._out.clear()
        if self._line.waiting > self._limits.waiting:
            self.close(1013)

    def close(self, code: int) -> None:
        """Send what is waiting, and hang up."""
        if self.closing is None:
            self.closing = self._loop.create_task(self._line.hang_up(code))  # it begins after this flush
            self._flush()
