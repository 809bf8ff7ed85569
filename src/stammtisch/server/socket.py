"""The socket of a table, /ws/CODE: who is there, what they ask, what they are told (docs/protocol.md)."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from stammtisch.server.connection import Connection
from stammtisch.server.hub import Hub, Room
from stammtisch.server.security import address_of, same_origin
from stammtisch.table import Refused, commands, key_of
from stammtisch.table.frames import encode

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO = 10.0
"""Seconds in which somebody has to say who they are."""
TOKEN_BYTES = 24

_decode = msgspec.json.Decoder(commands.ByPeople | commands.ByConnection).decode


class Socket:
    """An ASGI application for one kind of socket. It speaks ASGI itself: a layer less for every message."""

    def __init__(self, find_hub: Callable[[], Hub]) -> None:
        self._find_hub = find_hub

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        hub = self._find_hub()
        address = address_of(scope)
        await receive()  # websocket.connect
        limits = hub.config.limits
        if not same_origin(scope, hub.config.origins) or hub.addresses[address] >= limits.per_address or hub.closing:
            await send({"type": "websocket.close", "code": 4003})  # refused before it is open: HTTP 403
            return
        await send({"type": "websocket.accept"})
        hub.addresses[address] += 1
        connection = Connection(send, address, limits)
        writer = asyncio.get_running_loop().create_task(connection.write())
        room: Room | None = None
        try:
            room = await self._greet(hub, connection, scope["path_params"]["code"], receive)
            if room is not None:
                await _listen(hub, room, connection, receive)
        finally:
            hub.addresses[address] -= 1
            if not hub.addresses[address]:
                del hub.addresses[address]
            if room is not None:
                room.leave(connection)
            if connection.is_closing:
                with contextlib.suppress(asyncio.TimeoutError, OSError, RuntimeError):
                    await asyncio.wait_for(writer, 2)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _greet(self, hub: Hub, connection: Connection, code: str, receive: Receive) -> Room | None:
        """Wait for hello, and show the table."""
        try:
            message = await asyncio.wait_for(receive(), HELLO)
            if message["type"] == "websocket.disconnect":
                return None
            hello = _decode(_payload(message, hub.config.limits.message))
            if not isinstance(hello, commands.Hello):
                raise msgspec.ValidationError("expected hello")
        except (TimeoutError, msgspec.DecodeError, _TooLarge):
            _refuse(connection, Refused("bad_message", "expected hello as the first message"))
            connection.close(4000)
            return None
        if not hub.requests.take(connection.address, hub.loop.time()):  # nobody shall find tables by trying codes
            _refuse(connection, Refused("too_fast", "too many connections: expected you a little later"))
            connection.close(4008)
            return None
        try:
            room = await hub.find(code)
        except Refused as refused:
            _refuse(connection, refused)
            connection.close(1012)
            return None
        if room is None:
            _refuse(connection, Refused("no_such_table", f"there is no table {code}", code=code))
            connection.close(4004)
            return None
        if len(room.connections) >= hub.config.limits.connections:
            _refuse(connection, Refused("table_full", "too many people look at this table"))
            connection.close(4003)
            return None
        token = hello.token or secrets.token_urlsafe(TOKEN_BYTES)
        connection.key = key_of(token)
        room.enter(connection, None if hello.token else token)
        hub.ping(connection)
        return room


class _TooLarge(Exception):
    pass


def _payload(message: Message, most: int) -> bytes | str:
    payload: bytes | str | None = message.get("text")
    if payload is None:
        payload = message.get("bytes") or b""
    if len(payload) > most:
        raise _TooLarge
    return payload


async def _listen(hub: Hub, room: Room, connection: Connection, receive: Receive) -> None:
    """Take one message after the other. When we hang up ourselves, ASGI says so by a disconnect too."""
    most, clock = hub.config.limits.message, hub.loop.time
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if not connection.bucket.take(clock()):
            if connection.bucket.is_hopeless:
                connection.push(encode({"type": "bye", "key": "too_fast", "text": "too many messages"}))
                connection.close(4008)
                return
            _refuse(connection, Refused("too_fast", "more messages than a person sends"), _payload_id(message))
            continue
        try:
            command = _decode(_payload(message, most))
        except _TooLarge:
            connection.close(1009)
            return
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _refuse(connection, Refused("bad_message", str(error)), _payload_id(message))
            continue
        if isinstance(command, commands.Pong):
            connection.measured(hub.now() - int(command.at))
        elif isinstance(command, commands.Ping):
            connection.push(encode({"type": "pong", "at": command.at, "now": hub.now()}))
        elif isinstance(command, commands.Sync | commands.Hello):
            room.sync(connection)
        else:
            room.receive(connection, command)


def _refuse(connection: Connection, refused: Refused, identity: str | None = None) -> None:
    connection.push(encode(refused.as_json(identity)))


class _Identified(msgspec.Struct):
    id: str | None = None


def _payload_id(message: Message) -> str | None:
    """The id of a command that cannot be carried out, so that its sender knows which one is meant."""
    try:
        found = msgspec.json.decode(message.get("text") or message.get("bytes") or b"", type=_Identified)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found.id[:40] if found.id else None
