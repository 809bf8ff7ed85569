"""One open socket: what waits to be sent, how long a round trip takes, and how much is coming in."""

import asyncio
import logging
from typing import Protocol

from stammtisch.service.limits import Bucket, Limits
from stammtisch.service.round_trip import RoundTrip
from stammtisch.table.commands import ByPeople
from stammtisch.table.origin import NOWHERE
from stammtisch.table.updates import WATCHER

log = logging.getLogger("stammtisch.connection")


class Line(Protocol):
    """What carries messages to somebody: a socket of a server, or a port to a page where both run in one browser."""

    def push(self, text: bytes) -> int:
        """Send one text, whole. Gives how many bytes wait to be sent."""

    async def close(self, code: int) -> None:
        """Hang up, after what was pushed."""

    def acknowledged_after(self, address: str) -> int | None:
        """Milliseconds until the machine of that address acknowledges what is sent; None where nobody knows."""


class Outbox:
    """The connections of a loop that have something to send. They do so together, when everything else that has just
    happened is done: one call for all of them.
    """

    __slots__ = ("_loop", "full")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.full: list[Connection] = []

    def wake(self) -> None:
        """The first of them is about to be added."""
        self._loop.call_soon(self._send)

    def _send(self) -> None:
        full, self.full = self.full, []
        for connection in full:
            try:
                connection.flush()
            except Exception:  # whatever it is with one of them: others wait too
                log.exception("something could not be sent")


class Connection:
    """Somebody at a table, in one tab."""

    __slots__ = (
        "_limits",
        "_out",
        "_outbox",
        "address",
        "asked",
        "bucket",
        "closing",
        "key",
        "line",
        "origin",
        "round_trip",
        "seat",
        "token",
    )

    def __init__(self, line: Line, address: str, limits: Limits, outbox: Outbox) -> None:
        self.line, self._limits, self._outbox = line, limits, outbox
        self.address = address
        self.key = ""
        self.token: str | None = None
        """A fresh one, until they have been told."""
        self.seat = WATCHER
        self.origin = NOWHERE
        self.bucket = Bucket(limits.rate, limits.burst)
        self.asked: dict[str, ByPeople] = {}
        """The commands that have had no answer, by id."""
        self.round_trip = RoundTrip()
        self._out: list[bytes] = []
        self.closing: asyncio.Task[None] | None = None
        """Set when we hang up; done when that is done."""

    def push(self, frame: bytes) -> None:
        """Have a message sent; what comes together goes in one frame. Whoever does not read is disconnected."""
        if self.closing is not None:
            return
        if not self._out:
            full = self._outbox.full
            if not full:
                self._outbox.wake()
            full.append(self)
        self._out.append(frame)

    def flush(self) -> None:
        """Send what is waiting."""
        if not self._out:
            return
        out, self._out = self._out, []
        waiting = self.line.push(b"\n".join(out) if len(out) > 1 else out[0])
        if waiting > self._limits.waiting:
            self.close(1013)

    def close(self, code: int) -> None:
        """Send what is waiting, and hang up."""
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self.line.close(code))  # it begins after this
            self.flush()
