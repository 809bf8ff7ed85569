"""People who stay: they come back by themselves, say again what had no answer, and remember what was acknowledged."""

import asyncio
import contextlib
import itertools
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.door import Door
from tests.server.guest import Guest

_ids = itertools.count(1)

FIRST, LONGEST = 0.05, 1.0
"""Seconds of the pause before coming back; it grows."""
GONE = (4000, 4003, 4004, 1009)
"""Who hears one of these need not come back."""
LATE = ("too_late", "not_asked", "too_fast", "too_much")
"""Why a move or a line of chat may be refused to somebody who does nothing wrong."""


class Regular(Guest):
    """A client as docs/protocol.md asks for: it may be cut off at any time, and whoever uses it need not know."""

    def __init__(self, house: Door, code: str, token: str | None = None) -> None:
        super().__init__(house, code, token)
        self.waiting: dict[str, dict[str, Any]] = {}
        """Commands that have had no answer, by id, in the order in which they were first sent."""
        self.acknowledged: list[str] = []
        """Ids, in the order in which they were said to be done."""
        self.refused: dict[str, str] = {}
        """Why, by id."""
        self.visits = 0
        self.took: list[float] = []
        """Seconds from the first sending of a command to its answer."""
        self._greeted = asyncio.Event()

    async def come(self) -> "Regular":
        self._reader = asyncio.create_task(self._stay())
        await self.until(self._greeted.is_set, 60)
        return self

    async def go(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def _stay(self) -> None:
        """One connection after the other."""
        pause = FIRST
        while True:
            try:
                async with connect(
                    self.house.socket(self.code), compression=None, max_size=None, open_timeout=10, close_timeout=1
                ) as self.socket:
                    await self.send({"type": "hello", **({"token": self.token} if self.token else {})})
                    await self._read()
            except (OSError, WebSocketException, TimeoutError):
                self.closed = 1006
            assert self.closed not in GONE, f"sent away with {self.closed}"
            if self._greeted.is_set():
                pause = FIRST
            self._greeted.clear()
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST)

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("ok", "refused"):
            self._note(message)
        await super()._hear(message)
        self.frames.clear()  # an evening is long
        if message["type"] == "snapshot" and not self._greeted.is_set():
            self.visits += 1
            self._greeted.set()
            for each in list(self.waiting.values()):
                await self.send(each)

    def _note(self, message: dict[str, Any]) -> None:
        identity = message.get("id", "")
        if self.waiting.pop(identity, None) is None:
            return  # a second answer, to what was said twice
        if message["type"] == "ok":
            self.acknowledged.append(identity)
        else:
            self.refused[identity] = message["key"]

    async def ask(self, kind: str, *, again: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command, as often as it takes, and wait for its answer."""
        identity = again or f"r{next(_ids)}"
        message = {"type": kind, "id": identity, **fields}
        self.waiting[identity] = message
        began = asyncio.get_running_loop().time()
        if self._greeted.is_set():
            with contextlib.suppress(ConnectionClosed):  # then it is said again after the next hello
                await self.send(message)
        await self.until(lambda: identity in self.answers, 120)
        self.took.append(asyncio.get_running_loop().time() - began)
        return self.answers[identity]

    async def take_part(self, rng: random.Random, pause: float = 0.0) -> None:
        """Answer whenever asked, and say something now and then, for ever."""
        while True:
            await self.until(lambda: self._greeted.is_set() and self.legal and self.decision, 600)
            assert self.decision is not None
            answer = await self.ask("move", decision=self.decision["number"], move=rng.choice(self.legal))
            assert answer["type"] == "ok" or answer["key"] in LATE, answer
            if rng.random() < 0.1:
                answer = await self.ask("chat", text=f"{rng.random():.9f}")
                assert answer["type"] == "ok" or answer["key"] in LATE, answer
            await asyncio.sleep(pause if answer["type"] == "ok" else pause + 0.05)
