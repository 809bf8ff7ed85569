"""A short cut for what is said on a socket: frames of messages are read and written here, past ASGI.

ASGI carries each message in a dictionary through a queue and wakes a task for it, four times for every move that is
told to four people: more work than the move (bench/README.md). Opening, closing, keeping alive, and whatever is against
the protocol are left to uvicorn, whatever its version. The server tries at its start whether frames that come and go
this way are what ASGI makes of them (`find_fault`); if not, sockets go by ASGI alone, with the same limits
(`plain.py`).
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from stammtisch.server.ws.plain import LINE, SHORT, Plain

TRIAL = 5.0
"""Seconds that the trial at the start may take."""


def unmask(payload: bytes, mask: bytes) -> bytes:
    """What a client has said; the mask is repeated over it."""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


class Wire(Plain):
    """One WebSocket, of which ASGI and uvicorn see no message."""

    __slots__ = ("_message",)

    inner_knows_pieces = False

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._message = b""
        """What has come of a message in several frames."""

    def _take_message(self, frame: bytes, start: int) -> None:
        if self._hear is not None and not self._hung:
            self._hear(unmask(frame[start:], frame[start - 4 : start]))

    def _take_piece(self, frame: bytes, start: int, *, last: bool) -> None:
        message = self._message + unmask(frame[start:], frame[start - 4 : start])
        self._message = b"" if last else message
        if last and self._hear is not None and not self._hung:
            self._hear(message)

    def push(self, text: bytes) -> int:
        """Send one text frame, whole and as it is. What cannot be sent at once waits in the transport: gives how many
        bytes do.
        """
        transport = self._transport
        if self._hung or transport.is_closing():
            return 0
        size = len(text)
        if size < SHORT:
            head = b"\x81%c" % size
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        transport.write(head + text)
        waiting: int = transport.get_write_buffer_size()
        return waiting


# Whether it does what ASGI does

TEXTS = ("{}", "Grüße, " * 9, "ein Satz, " * 80, "x" * 70_000)
"""What is told in the trial: texts of every length that has a head of its own."""
SAID = (b'{"type":"sync"}', "Grüße".encode() * 40, b"in two pieces")
"""What is said in it."""
_HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhbW10aXNjaCB0cmlhbA==\r\n\r\n"
)
_PONG, _BYE = b"\x8a\x0astill here", b"\x88\x02" + (4000).to_bytes(2, "big")
_MASK = b"\x37\xfa\x21\x3d"


def _masked(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client, masked byte by byte: `unmask` is tried, too."""
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < SHORT else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + _MASK + bytes(byte ^ _MASK[place % 4] for place, byte in enumerate(payload))


async def find_fault(make_config: Callable[[Any], uvicorn.Config]) -> str | None:
    """Put frames through a connection as the server makes them, and compare them with what ASGI makes of the same
    texts. Gives what is wrong, if anything is. `make_config` makes the server's configuration for an application.
    """
    here, there = socket.socketpair()
    for end in (here, there):
        end.setblocking(False)
    trial = _Trial()
    try:
        async with asyncio.timeout(TRIAL):
            await trial.run(make_config(trial), here, there)
    except Exception as error:
        return trial.fault or f"{type(error).__name__}: {error}"
    finally:
        here.close()
        there.close()
    return trial.fault


class _Trial:
    """An application with one client: first they talk by the short cut, then the same goes by ASGI."""

    def __init__(self) -> None:
        self.fault: str | None = None
        self._heard: list[bytes] = []
        self._heard_all, self._done = asyncio.Event(), asyncio.Event()
        self._came = bytearray()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await receive()
            await send({"type": "websocket.accept"})
            wire = scope["state"][LINE].socket
            if type(wire) is not Wire:
                raise TypeError(f"the socket is a {type(wire).__name__}")
            wire.listen(self._hear, send)
            await self._heard_all.wait()
            for text in TEXTS:
                wire.push(text.encode())
            for text in TEXTS:
                await send({"type": "websocket.send", "text": text})
            await wire.close(4000)
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"
        self._done.set()

    def _hear(self, said: bytes) -> None:
        self._heard.append(said)
        if len(self._heard) == len(SAID):
            self._heard_all.set()

    async def run(self, config: uvicorn.Config, here: socket.socket, there: socket.socket) -> None:
        """The client, and a connection as uvicorn makes it."""
        loop = asyncio.get_running_loop()
        state = uvicorn.Server(config).server_state
        config.load()
        kind: Any = config.http_protocol_class
        transport, _ = await loop.connect_accepted_socket(
            lambda: kind(config=config, server_state=state, app_state={}, _loop=loop), here
        )
        try:
            await loop.sock_sendall(there, _HANDSHAKE)
            await self._read(there, lambda: b"\r\n\r\n" in self._came)
            del self._came[: self._came.index(b"\r\n\r\n") + 4]
            short, long, pieces = SAID
            await loop.sock_sendall(there, _masked(short))
            await loop.sock_sendall(there, _masked(long)[:50])
            await loop.sock_sendall(there, _masked(long)[50:] + _masked(pieces[:3], 0x01) + _masked(pieces[3:], 0x80))
            await loop.sock_sendall(there, _masked(b"still here", 0x89))
            await self._read(there, lambda: self._came.endswith(_BYE))
            await self._done.wait()
            self.fault = self.fault or self._compare(bytes(self._came.removesuffix(_BYE)))
        finally:
            transport.abort()
            await asyncio.sleep(0)

    async def _read(self, there: socket.socket, until: Callable[[], bool]) -> None:
        while not until():
            more = await asyncio.get_running_loop().sock_recv(there, 1 << 18)
            if not more:
                raise ConnectionError("it was closed")
            self._came += more

    def _compare(self, came: bytes) -> str | None:
        if self._heard != list(SAID):
            return f"what was heard is not what was said: {[said[:20] for said in self._heard]}"
        if came.count(_PONG) != 1:
            return "a ping is not answered once"
        told = came.replace(_PONG, b"")
        half = len(told) // 2
        if told[:half] != told[half:] or not all(text.encode() in told for text in TEXTS):
            return "frames are not those of ASGI"
        return None
