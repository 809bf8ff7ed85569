"""Worlds that the tests of the protocol are put through: one in memory, and a server that is asked over the network."""

import asyncio
import json
from typing import Any, Protocol

import msgspec

from stammtisch.service import endpoints
from stammtisch.service.endpoints import Ask, Content, Lasting
from stammtisch.service.limits import Bucket
from stammtisch.service.visit import Visit
from stammtisch.table import Refused, refusals
from tests.server.door import Door
from tests.server.guest import Guest
from tests.service.memory import MemoryWorld

HERE = "here"


class Place(Protocol):
    """Where somebody asks for things and sits at tables."""

    async def ask(self, method: str, path: str, said: Any = None, *, token: str = "") -> tuple[int, Any]:
        """Ask an endpoint. Gives the status, 0 for a refusal, and what was told, as data if it is JSON."""

    def guest(self, code: str, token: str | None = None) -> Guest:
        """Somebody who comes to a table."""

    async def let_go(self, code: str) -> None:
        """Nobody is at a table: it leaves memory."""


class Server:
    """A server, over HTTP and sockets."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def ask(self, method: str, path: str, said: Any = None, *, token: str = "") -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        how = (self._door.get, path) if method == "GET" else (self._door.post, path, said)
        status, told, _ = await asyncio.to_thread(*how, **headers)
        return (status if status < 400 else 0), told

    def guest(self, code: str, token: str | None = None) -> Guest:
        return Guest(self._door, code, token)

    async def let_go(self, code: str) -> None:
        await asyncio.sleep(1.5)  # it looks for such tables every second


class Memory:
    """A house in this process, without a network."""

    def __init__(self) -> None:
        self.world = MemoryWorld()

    async def ask(self, method: str, path: str, said: Any = None, *, token: str = "") -> tuple[int, Any]:
        house, (path, _, query) = self.world.house, path.partition("?")
        found = endpoints.find(method, path)
        assert found is not None, path
        endpoint, parts = found
        try:
            endpoint.admit(house, HERE)
            asked = None if endpoint.body is None else endpoints.read(_body(said), endpoint.body)
            given = dict(each.split("=") for each in query.split("&") if each)
            told = await endpoint.answer(house, Ask(HERE, parts, given, "http://here", token or None), asked)
        except Refused as refused:
            return 0, _data(refusals.as_json(refused))
        if isinstance(told, Content):
            return endpoint.status, json.loads(told.content) if told.kind == endpoints.JSON else told.content
        return endpoint.status, _data(told.make() if isinstance(told, Lasting) else told)

    def guest(self, code: str, token: str | None = None) -> Guest:
        return MemoryGuest(self.world, code, token)

    async def let_go(self, code: str) -> None:
        await asyncio.sleep(0)
        room = self.world.house.tables.rooms[code]
        assert room.is_resting
        self.world.house.tables.remove(room)


def _body(said: Any) -> bytes:
    return said if isinstance(said, bytes) else json.dumps(said).encode()


def _data(told: Any) -> Any:
    """As it is when it has been sent."""
    return json.loads(msgspec.json.encode(told))


class Queued:
    """What carries messages to somebody: a queue (`service.connection.Line`)."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes | int] = asyncio.Queue()

    def push(self, text: bytes) -> int:
        self.said.put_nowait(text)
        return 0

    async def close(self, code: int) -> None:
        self.said.put_nowait(code)

    def acknowledged_after(self, address: str) -> int | None:
        return None


class MemoryGuest(Guest):
    """A guest without a socket."""

    def __init__(self, world: MemoryWorld, code: str, token: str | None) -> None:
        super().__init__(None, code, token)  # type: ignore[arg-type]
        self._line = Queued()
        self._visit = Visit(world, self._line, HERE, Bucket(0, 0), lambda: None)
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> "MemoryGuest":
        self._tasks.append(asyncio.create_task(self._visit.begin(self.code)))
        await self.send({"type": "hello", **({"token": self.token} if self.token else {})})
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.number >= 0 or self.closed is not None)
        return self

    async def go(self) -> None:
        self._visit.gone()
        await self._visit.end()
        self._line.said.put_nowait(1000)
        await asyncio.gather(self._reader, *self._tasks)

    async def send(self, message: Any) -> None:
        self._visit.hear(message if isinstance(message, bytes) else _body(message))

    async def _read(self) -> None:
        while isinstance(text := await self._line.said.get(), bytes):
            for line in text.decode().split("\n"):
                await self._hear(json.loads(line))
            self.changed.set()
        self.closed = text
        self.changed.set()
