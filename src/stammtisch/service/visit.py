"""Somebody's time at a table: what they say and are told, from hello to the end (docs/protocol.md).

Whatever carries the messages (`connection.Line`) gives each one to `Visit.hear`. Nothing here knows of sockets.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from stammtisch.core.errors import Fault
from stammtisch.service.chance import TOKEN_BYTES
from stammtisch.service.connection import Connection, Line, Outbox
from stammtisch.service.limits import Bucket, Buckets, Limits
from stammtisch.service.room import Room
from stammtisch.table import Refused, commands, key_of, refusals
from stammtisch.table.origin import origin_of
from stammtisch.table.reading import what_is_wrong
from stammtisch.table.updates import encode

SYNC = 0.5
"""Seconds between two times that somebody is shown the whole table because they asked."""
EARLY = 100
"""So many messages may come before the table is there; of more the first are lost."""

_decode = msgspec.json.Decoder(commands.ByPeople | commands.ByConnection).decode


class Host(Protocol):
    """What a visit asks of the world it is in."""

    loop: asyncio.AbstractEventLoop
    outbox: Outbox
    requests: Buckets

    @property
    def limits(self) -> Limits: ...

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""

    def sockets(self, address: str) -> int:
        """How many connections an address has."""

    async def find(self, code: str) -> Room | None:
        """The table of that code. Raises `Refused` if it cannot be had now."""

    def ping(self, connection: Connection) -> None:
        """Ask for a sign of life."""


class Visit:
    """Somebody's time at a table, from hello to the end of the connection."""

    __slots__ = ("_allowance", "_connection", "_early", "_hello", "_host", "_known", "_room", "_synced", "_syncing")

    def __init__(self, host: Host, line: Line, address: str, allowance: Bucket, known: Callable[[], None]) -> None:
        """`allowance` is that of all connections of an address; `known` is called when they have said who they are."""
        self._host, self._allowance = host, allowance
        self._known: Callable[[], None] | None = known
        self._connection = Connection(line, address, host.limits, host.outbox)
        self._room: Room | None = None
        self._hello: asyncio.Future[bytes | None] | None = host.loop.create_future()
        self._early: deque[bytes] | None = deque(maxlen=EARLY)
        """What is said while the table is fetched; None when it is there."""
        self._synced = 0.0
        self._syncing: asyncio.TimerHandle | None = None

    async def begin(self, code: str) -> None:
        """Wait for hello, and show the table."""
        assert self._hello is not None
        try:
            said = await asyncio.wait_for(self._hello, self._host.limits.hello)
        except TimeoutError:
            return self._refuse(Refused("bad_message", why=Fault("hello_expected")), 4000)
        finally:
            self._hello = None
        if said is None:
            return None
        self._tell_known()
        await self._greet(code, said)
        early, self._early = self._early, None
        for payload in early or ():
            self._take(payload)
        return None

    def hear(self, payload: bytes) -> None:
        """They have said something."""
        if self._early is None:
            self._take(payload)
        elif self._hello is not None and not self._hello.done():
            self._hello.set_result(payload)
        else:
            self._early.append(payload)

    def gone(self) -> None:
        """The connection is gone; whoever waits for hello need not."""
        if self._hello is not None and not self._hello.done():
            self._hello.set_result(None)

    async def end(self) -> None:
        """Nothing is heard any more, and nobody waits for it."""
        self._tell_known()
        if self._syncing is not None:
            self._syncing.cancel()
        if self._room is not None:
            self._room.leave(self._connection)
            self._room = None  # whatever still comes is not heard
        if self._connection.closing is not None:
            await self._connection.closing

    def _tell_known(self) -> None:
        known, self._known = self._known, None
        if known is not None:
            known()

    async def _greet(self, code: str, payload: bytes) -> None:
        """Take hello, and show the table."""
        host, connection = self._host, self._connection
        try:
            if len(payload) > host.limits.message:
                raise msgspec.ValidationError("too large")
            hello = _decode(payload)
            if not isinstance(hello, commands.Hello):
                raise msgspec.ValidationError("expected hello")
        except _UNREADABLE:
            return self._refuse(Refused("bad_message", why=Fault("hello_expected")), 4000)
        if not host.requests.take(connection.address, host.loop.time()):  # nobody shall find tables by trying codes
            return self._refuse(Refused("too_fast"), 4008)
        try:
            room = await host.find(code)
        except Refused as refused:
            return self._refuse(refused, 4010 if refused.key == "damaged_table" else 1012)
        if room is None:
            return self._refuse(Refused("no_such_table", code=code), 4004)
        token = hello.token or secrets.token_urlsafe(TOKEN_BYTES)
        connection.key = key_of(token)
        connection.origin = origin_of(room.table.secret, hello.browser, connection.address)
        if room.table.door.is_sent_away(connection.key, connection.origin):
            return self._refuse(Refused("sent_away"), 4003)
        if connection.key in room.table.participants.keys:
            self._make_place(room)
        elif host.sockets(connection.address) > host.limits.per_address:
            return self._refuse(Refused("too_fast"), 4008)
        elif room.watching >= host.limits.watchers:
            return self._refuse(Refused("table_full"), 4003)
        self._room = room
        room.join(connection, None if hello.token else token)
        host.ping(connection)
        return None

    def _make_place(self, room: Room) -> None:
        """Whoever sits at the table gets in, however many look on or come from the same address; but of somebody's
        own tabs only so many stay open, the newest.
        """
        here = [each for each in room.connections if each.key == self._connection.key and each.closing is None]
        for oldest in here[: len(here) + 1 - self._host.limits.tabs]:
            oldest.push(encode({"type": "bye", "key": "elsewhere", "text": "you have this table open too many times"}))
            oldest.close(4009)

    def _take(self, payload: bytes) -> None:
        """Take one message."""
        host, connection, room = self._host, self._connection, self._room
        if connection.closing is not None or room is None:
            return
        now, allowance = host.loop.time(), self._allowance
        if not connection.bucket.take(now) or not allowance.take(now):
            if connection.bucket.is_hopeless or allowance.is_hopeless:
                connection.push(encode({"type": "bye", "key": "too_fast", "text": "too many messages"}))
                connection.close(4008)
            else:
                self._refuse(Refused("too_fast"), identity=_id_of(payload))
            return
        if len(payload) > host.limits.message:
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
            seen = connection.line.acknowledged_after(connection.address)
            connection.round_trip.answered(command.at, host.now(), seen)
        elif isinstance(command, commands.Ping):
            connection.push(encode({"type": "pong", "at": command.at, "now": host.now()}))
        elif isinstance(command, commands.Sync | commands.Hello):
            self._sync()
        else:
            room.receive(connection, command)

    def _sync(self) -> None:
        """Show the whole table again. Whoever asks many times at once is shown it once."""
        if self._syncing is None:
            wait = max(0.0, self._synced + SYNC - self._host.loop.time())
            self._syncing = self._host.loop.call_later(wait, self._show)

    def _show(self) -> None:
        self._syncing, self._synced = None, self._host.loop.time()
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
