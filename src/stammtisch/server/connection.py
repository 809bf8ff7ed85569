"""One open socket: what waits to be sent, how long a round trip takes, and how much is coming in."""

import asyncio
from typing import Protocol

from stammtisch.server.config import Limits
from stammtisch.server.limits import Bucket
from stammtisch.server.round_trip import RoundTrip
from stammtisch.table.commands import ByPeople
from stammtisch.table.frames import WATCHER
from stammtisch.table.trace import NOWHERE


class Sender(Protocol):
    """What a connection needs of its socket (`wire.Wire`)."""

    def send_text(self, text: bytes) -> None: ...

    @property
    def waiting(self) -> int: ...

    async def hang_up(self, code: int) -> None: ...


class Connection:
    """Somebody at a table, in one tab."""

    __slots__ = (
        "_flushing",
        "_limits",
        "_loop",
        "_out",
        "_sender",
        "address",
        "asked",
        "bucket",
        "closing",
        "key",
        "round_trip",
        "seat",
        "token",
        "trace",
    )

    def __init__(self, sender: Sender, address: str, limits: Limits) -> None:
        self._sender, self._limits = sender, limits
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
        self.round_trip = RoundTrip()
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
        self._sender.send_text(b"\n".join(self._out) if len(self._out) > 1 else self._out[0])
        self._out.clear()
        if self._sender.waiting > self._limits.waiting:
            self.close(1013)

    def close(self, code: int) -> None:
        """Send what is waiting, and hang up."""
        if self.closing is None:
            self.closing = self._loop.create_task(self._sender.hang_up(code))  # it begins after this flush
            self._flush()
