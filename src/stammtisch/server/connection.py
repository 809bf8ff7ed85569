"""One open socket: what waits to be sent, how long the way is, and how much is coming in."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from statistics import median
from typing import Any

from stammtisch.server.config import Limits
from stammtisch.server.limits import Bucket
from stammtisch.table.frames import WATCHER

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

ROUND_TRIPS = 5
"""The way is measured so many times; the middle one counts."""


class Connection:
    """Somebody at a table, in one tab."""

    def __init__(self, send: Send, address: str, limits: Limits) -> None:
        self._send, self._limits = send, limits
        self.address = address
        self.key = ""
        self.seat = WATCHER
        self.bucket = Bucket(limits.rate, limits.burst)
        self.asked: set[str] = set()
        """The ids of commands that have had no answer."""
        self._round_trips: deque[int] = deque(maxlen=ROUND_TRIPS)
        self.way = 0
        """Milliseconds there and back, as measured."""
        self._out: list[bytes] = []
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._close: int | None = None

    def push(self, frame: bytes) -> None:
        """Have a message sent. Whoever does not read for too long is disconnected."""
        if self._close is not None:
            return
        self._out.append(frame)
        self._size += len(frame)
        if self._size > self._limits.waiting:
            self._out.clear()
            self.close(1013)
        elif self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def close(self, code: int) -> None:
        """Send what is waiting, and hang up."""
        if self._close is None:
            self._close = code
            if self._wake is not None and not self._wake.done():
                self._wake.set_result(None)

    @property
    def is_closing(self) -> bool:
        return self._close is not None

    def measured(self, round_trip: int) -> None:
        """A message to the client and back took so long."""
        if 0 <= round_trip < 10_000:
            self._round_trips.append(round_trip)
            self.way = int(median(self._round_trips))

    async def write(self) -> None:
        """Send what there is to send, until the connection is closed. What has come together goes in one frame."""
        loop = asyncio.get_running_loop()
        while True:
            if not self._out:
                if self._close is not None:
                    await self._send({"type": "websocket.close", "code": self._close})
                    return
                self._wake = loop.create_future()
                await self._wake
                continue
            frames, self._out, self._size = self._out, [], 0
            await self._send({"type": "websocket.send", "text": b"\n".join(frames).decode()})
