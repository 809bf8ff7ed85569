"""The socket of a table, /ws/CODE: who is there, what they ask, what they are told (docs/protocol.md)."""

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.core.errors import Fault
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of, same_origin
from stammtisch.service.connection import WIRE, Connection
from stammtisch.service.limits import Bucket, Buckets
from stammtisch.service.room import Room
from stammtisch.service.round_trip import acknowledged_after
from stammtisch.table import Refused, commands, key_of, refusals
from stammtisch.table.frames import encode
from stammtisch.table.reading import what_is_wrong
from stammtisch.table.trace import trace_of

if TYPE_CHECKING:
    from stammtisch.server.ws.wire import Wire

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

TOKEN_BYTES = 24
SYNC = 0.5
"""Seconds between two times that somebody is shown the whole table because they asked."""
EARLY = 100
"""So many messages may come before the table is there; of more the first are lost."""

_decode = msgspec.json.Decoder(commands.ByPeople | commands.ByConnection).decode


class Socket:
    """An ASGI application for one kind of socket. Coming and going is ASGI, what is said goes by the wire itself."""

    def __init__(self, find_hub: Callable[[], Hub]) -> None:
        self._find_hub = find_hub
        self._allowances: Buckets | None = None
        """How many messages each address may send. It is not told to other servers: it changes with every move."""

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        hub = self._find_hub()
        address = address_of(scope)
        await receive()  # websocket.connect
        limits = hub.config.limits
        crowded = hub.strangers[address] >= limits.strangers or hub.sockets(address) >= limits.open_per_address
        if not same_origin(scope, hub.config.origins) or crowded or hub.closing:
            await send({"type": "websocket.close", "code": 4003})  # refused before it is open: HTTP 403
            return
        await send({"type": "websocket.accept"})
        hub.addresses[address] += 1
        hub.strangers[address] += 1
        code, wire = scope["path_params"]["code"], scope["state"][WIRE]
        scope.clear()  # how it came about need not be remembered
        if self._allowances is None:
            self._allowances = Buckets(limits.messages if limits.rate else 0, limits.messages_burst)
        visit = Visit(hub, wire, address, self._allowances.of(address))
        try:
            await visit.last(code, receive, send)
        finally:
            visit.known()
            _one_less(hub.addresses, address)
            await visit.end()


def _one_less(counted: Counter[str], address: str) -> None:
    counted[address] -= 1
    if counted[address] <= 0:
        del counted[address]


class Visit:
    """Somebody's time at a table, from hello to the end of the connection."""

    __slots__ = ("_allowance", "_connection", "_hub", "_is_stranger", "_room", "_synced", "_syncing", "_wire")

    def __init__(self, hub: Hub, wire: "Wire", address: str, allowance: Bucket) -> None:
        self._hub, self._wire, self._allowance = hub, wire, allowance
        self._connection = Connection(wire, address, hub.config.limits, hub.outbox)
        self._room: Room | None = None
        self._is_stranger = True
        self._synced = 0.0
        self._syncing: asyncio.TimerHandle | None = None

    def known(self) -> None:
        """They have said who they are, or are gone."""
        if self._is_stranger:
            self._is_stranger = False
            _one_less(self._hub.strangers, self._connection.address)

    async def last(self, code: str, receive: Receive, send: Send) -> None:
        """As long as the connection does."""
        await self._begin(code, send)
        while (await receive())["type"] != "websocket.disconnect":  # also when we hang up ourselves
            pass

    async def _begin(self, code: str, send: Send) -> None:
        """Wait for hello, then hear whatever is said."""
        hello: asyncio.Future[bytes | None] = self._hub.loop.create_future()
        early: deque[bytes] = deque(maxlen=EARLY)  # what is said while the table is fetched

        def hear(payload: bytes | None) -> None:
            if not hello.done():
                hello.set_result(payload)
            elif payload is not None:
                early.append(payload)

        self._wire.gone = lambda: hear(None)
        self._wire.listen(hear, send)
        try:
            said = await asyncio.wait_for(hello, self._hub.config.limits.hello)
        except TimeoutError:
            return self._refuse(Refused("bad_message", why=Fault("hello_expected")), 4000)
        if said is None:
            return None
        self._wire.gone = None
        self.known()
        await self._greet(code, said)
        for payload in early:
            self._hear(payload)
        self._wire.listen(self._hear, send)
        return None

    async def end(self) -> None:
        self._wire.gone = None
        if self._syncing is not None:
            self._syncing.cancel()
        if self._room is not None:
            self._room.leave(self._connection)
            self._room = None  # whatever still comes is not heard
        if self._connection.closing is not None:
            await self._connection.closing

    async def _greet(self, code: str, payload: bytes) -> None:
        """Take hello, and show the table."""
        hub, connection = self._hub, self._connection
        try:
            if len(payload) > hub.config.limits.message:
                raise msgspec.ValidationError("too large")
            hello = _decode(payload)
            if not isinstance(hello, commands.Hello):
                raise msgspec.ValidationError("expected hello")
        except _UNREADABLE:
            return self._refuse(Refused("bad_message", why=Fault("hello_expected")), 4000)
        if not hub.requests.take(connection.address, hub.loop.time()):  # nobody shall find tables by trying codes
            return self._refuse(Refused("too_fast"), 4008)
        try:
            room = await hub.find(code)
        except Refused as refused:
            return self._refuse(refused, 4010 if refused.key == "damaged_table" else 1012)
        if room is None:
            return self._refuse(Refused("no_such_table", code=code), 4004)
        token = hello.token or secrets.token_urlsafe(TOKEN_BYTES)
        connection.key = key_of(token)
        connection.trace = trace_of(room.table.secret, hello.browser, connection.address)
        if room.table.door.is_sent_away(connection.key, connection.trace):
            return self._refuse(Refused("sent_away"), 4003)
        if connection.key in room.table.company.keys:
            self._make_place(room)
        elif hub.sockets(connection.address) > hub.config.limits.per_address:
            return self._refuse(Refused("too_fast"), 4008)
        elif room.watching >= hub.config.limits.watchers:
            return self._refuse(Refused("table_full"), 4003)
        self._room = room
        room.join(connection, None if hello.token else token)
        hub.ping(connection)
        return None

    def _make_place(self, room: Room) -> None:
        """Whoever sits at the table gets in, however many look on or come from the same address; but of somebody's
        own tabs only so many stay open, the newest.
        """
        here = [each for each in room.connections if each.key == self._connection.key and each.closing is None]
        for oldest in here[: len(here) + 1 - self._hub.config.limits.tabs]:
            oldest.push(encode({"type": "bye", "key": "elsewhere", "text": "you have this table open too many times"}))
            oldest.close(4009)

    def _hear(self, payload: bytes) -> None:
        """Take one message."""
        hub, connection, room = self._hub, self._connection, self._room
        if connection.closing is not None or room is None:
            return
        now, allowance = hub.loop.time(), self._allowance
        if not connection.bucket.take(now) or not allowance.take(now):
            if connection.bucket.is_hopeless or allowance.is_hopeless:
                connection.push(encode({"type": "bye", "key": "too_fast", "text": "too many messages"}))
                connection.close(4008)
            else:
                self._refuse(Refused("too_fast"), identity=_id_of(payload))
            return
        if len(payload) > hub.config.limits.message:
            connection.close(1009)
            return
        try:
            command = _decode(payload)
        except _UNREADABLE:
            why = what_is_wrong(payload, commands.ByPeople | commands.ByConnection)
            self._refuse(Refused("bad_message", why=why), identity=_id_of(payload))
            return
        if type(command) is commands.Play:  # by far the most
            room.receive(connection, command)
        elif isinstance(command, commands.Pong):
            line = self._wire.socket
            connection.round_trip.answered(command.at, hub.now(), acknowledged_after(line, connection.address))
        elif isinstance(command, commands.Ping):
            connection.push(encode({"type": "pong", "at": command.at, "now": hub.now()}))
        elif isinstance(command, commands.Sync | commands.Hello):
            self._sync()
        else:
            room.receive(connection, command)

    def _sync(self) -> None:
        """Show the whole table again. Whoever asks many times at once is shown it once."""
        if self._syncing is None:
            wait = max(0.0, self._synced + SYNC - self._hub.loop.time())
            self._syncing = self._hub.loop.call_later(wait, self._show)

    def _show(self) -> None:
        self._syncing, self._synced = None, self._hub.loop.time()
        if self._room is not None and self._connection in self._room.connections:
            self._room.sync(self._connection)

    def _refuse(self, refused: Refused, code: int | None = None, *, identity: str | None = None) -> None:
        """Say why not, and with a code hang up."""
        self._connection.push(encode(refusals.as_json(refused, identity)))
        if code is not None:
            self._connection.close(code)


_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class _Identified(msgspec.Struct):
    id: str | None = None


def _id_of(payload: bytes) -> str | None:
    """The id of a command that cannot be carried out, so that its sender knows which one is meant."""
    try:
        found = msgspec.json.decode(payload, type=_Identified)
    except _UNREADABLE:
        return None
    return found.id[:40] if found.id else None
