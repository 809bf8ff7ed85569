"""A client: does what docs/protocol.md says, and keeps everything it was told."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.door import Door

_ids = itertools.count(1)


class Guest:
    """One connection to a table."""

    def __init__(
        self,
        house: Door,
        code: str,
        token: str | None = None,
        *,
        browser: str = "",
        address: str = "127.0.0.1",
    ) -> None:
        self.house, self.code, self.token, self.browser = house, code, token, browser
        self.address = address
        """Where they come from: any of 127.0.0.0/8 is this machine."""
        self.socket: ClientConnection
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.view: dict[str, Any] | None = None
        self.decision: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.number = -1
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.races: list[list[dict[str, int]]] = []
        self.closed: int | None = None
        self.changed = asyncio.Event()
        self.check: Callable[[Guest, dict[str, Any]], None] | None = None
        self._reader: asyncio.Task[None]

    async def come(self) -> "Guest":
        self.socket = await connect(
            self.house.socket(self.code), compression=None, max_size=None, local_addr=(self.address, 0)
        )
        said = {"token": self.token, "browser": self.browser}
        await self.send({"type": "hello", **{key: value for key, value in said.items() if value}})
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.number >= 0 or self.closed is not None)
        return self

    async def go(self) -> None:
        await self.socket.close()
        await self._reader

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                for line in frame.split("\n"):
                    self.frames.append(line)
                    await self._hear(json.loads(line))
                self.changed.set()
            self.closed = self.socket.close_code
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
        finally:
            self.changed.set()

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            with contextlib.suppress(ConnectionClosed):
                await self.send({"type": "pong", "at": message["at"]})
        elif kind in ("ok", "refused"):
            self.answers[message.get("id", "")] = message
        elif kind == "snapshot":
            self.number, self.table, self.you = message["number"], message["table"], message["you"]
            self.view, self.decision, self.events = message["view"], message["decision"], message["story"]
            self.chat = message["chat"]
            self.token = message["you"]["token"] or self.token
        elif "number" in message:
            assert message["number"] == self.number + 1, (message, self.number)
            self.number += 1
            if kind == "table":
                self.table = message["table"]
            elif kind == "chat":
                self.chat.append(message)
            elif kind == "match" and "view" in message:
                assert self.view is not None
                self.view = {**self.view, **message["view"]}
                self.decision = message["decision"]
                self.events += message["events"]
                if "race" in message:
                    self.races.append(message["race"])
        if self.check:
            self.check(self, message)

    async def until(self, what: Callable[[], Any], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not what():
                if self._reader.done():
                    self._reader.result()
                    raise AssertionError(f"closed with {self.closed} while waiting")
                self.changed.clear()
                await self.changed.wait()

    async def ask(self, kind: str, *, again: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        identity = again or f"g{next(_ids)}"
        self.answers.pop(identity, None)
        await self.send({"type": kind, "id": identity, **fields})
        await self.until(lambda: identity in self.answers or self.closed is not None)
        assert identity in self.answers, f"closed with {self.closed}"
        return self.answers[identity]

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ok", answer
        return answer

    async def play(self, choose: Callable[[list[str]], str]) -> None:
        """Answer whenever asked, until the match is over."""
        await self.until(lambda: self.table["phase"] != "lobby")
        while True:
            await self.until(lambda: self.closed is not None or self.table["phase"] != "playing" or self.legal, 60)
            if self.closed is not None or self.table["phase"] != "playing":
                return
            assert self.decision is not None
            answer = await self.ask("move", decision=self.decision["number"], move=choose(self.legal))
            assert answer["type"] == "ok" or answer["key"] in ("too_late", "not_asked"), answer

    @property
    def legal(self) -> list[str]:
        return (self.view or {}).get("legal", [])


async def sit_down(house: Door, opened: dict[str, Any], people: int) -> list[Guest]:
    """The host and further people, all seated."""
    guests = [await Guest(house, opened["code"], opened["token"]).come()]
    for number in range(1, people):
        guest = await Guest(house, opened["code"]).come()
        await guest.do("sit", name=f"Guest {number}")
        guests.append(guest)
    return guests
