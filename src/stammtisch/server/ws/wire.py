"""A socket, with a short way in and out for what is said.

ASGI carries each message in a dictionary through a queue and wakes a task for it, four times for every move that is
told to four people: more work than the move (bench/README.md). So the frames of messages are read and written here, as
RFC 6455 has them; opening, closing, keeping alive, and whatever is against the protocol are left to uvicorn and
websockets. Of those only what asyncio and ASGI define is used: a protocol that gets bytes, and the scope's `state`.
"""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response

from stammtisch.service.connection import WIRE
from stammtisch.service.limits import Limits

PATIENCE = 2.0
"""Seconds for which somebody who does not read is waited for when we hang up."""
SHORT = 126
"""Frames of fewer bytes have their length in one byte; every move has."""
ROOM = 4
"""So many times the length of a message may be sent before the socket is closed for it; up to that it is refused."""
TEXT, CONTROL = 1, 8
"""The opcode of a text, and from which on they are those of pings, pongs and closing."""
WRONG = b"\x8f\x80\0\0\0\0"
"""A frame that is against the protocol."""
ENDLESS = b"\x82\xff\x3f" + b"\xff" * 7 + bytes(4)
"""The head of a frame that is longer than anybody takes."""

_BODY = (b"\r\ncontent-length:", b"\r\ntransfer-encoding:")


def unmask(payload: bytes, mask: bytes) -> bytes:
    """What a client has said; the mask is repeated over it."""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


class Wire(asyncio.Protocol):
    """One WebSocket."""

    __slots__ = (
        *("_asked", "_came", "_counted", "_hear", "_hung", "_inner", "_loop", "_message", "_rest", "_send", "_state"),
        *("_timer", "_transport", "gone", "left"),
    )

    limits: Limits

    left: Callable[[], None] | None
    """To be told when the connection is gone; `gone` is told, too."""
    gone: Callable[[], None] | None

    def __init__(self, app_state: dict[str, Any], **given: Any) -> None:
        """As uvicorn makes the protocol of a socket. Through the state the application finds it."""
        self._state = {**app_state, WIRE: self}
        self._inner: asyncio.Protocol = WebSocketsSansIOProtocol(app_state=self._state, **given)
        self._loop = asyncio.get_running_loop()
        self._hear: Callable[[bytes], None] | None = None
        self._send: Callable[[Any], Awaitable[None]] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._rest = b""
        """What has come and is not yet a frame."""
        self._message: bytes | None = None
        """What has come of a message in several frames."""
        self._asked = self._hung = False
        self._came = self._counted = 0.0
        self.left = self.gone = None

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._timer = self._loop.call_later(self.limits.patience, self._transport.abort)  # in case it is never opened
        self._inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)
        self._stop_waiting()
        for tell in (self.gone, self.left):
            if tell is not None:
                tell()
        self._hear = self.gone = self.left = None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def data_received(self, data: bytes) -> None:
        """A short text that has come in one piece, as every move does, is heard at once."""
        if (
            self._hear is not None
            and len(data) > 6
            and data[0] == 0x80 | TEXT
            and 0x80 <= data[1] < 0x80 + SHORT  # masked, as those of clients have to be
            and len(data) == data[1] - 0x80 + 6
            and not self._rest
            and self._message is None
            and not self._hung
            and not self._transport.is_closing()
        ):
            self._hear(unmask(data[6:], data[2:6]))
        elif self._asked:
            self._rest += data
            if self._hear is not None:
                self._take()
            elif len(self._rest) > ROOM * self.limits.message:
                self._transport.abort()
        else:
            self._asked = True
            if any(each in data.lower() for each in _BODY):  # it would be waited for without end
                self._transport.close()
            else:
                self._inner.data_received(data)

    # Frames

    def _take(self) -> None:
        """Take apart what has come."""
        rest, at = self._rest, 0
        while len(rest) - at >= 2 and not self._transport.is_closing():
            opcode, size, start = rest[at] & 0x0F, rest[at + 1] & 0x7F, at + 6
            if size >= SHORT:
                start += 2 if size == SHORT else 8
                size = int.from_bytes(rest[at + 2 : start - 4], "big")
            masked = rest[at + 1] & 0x80
            if not masked or rest[at] & 0x70 or (opcode >= CONTROL and rest[at + 1] & 0x7F >= SHORT):
                return self._refuse(rest[at:])
            if len(rest) < start:
                break
            if opcode < CONTROL and size + len(self._message or b"") > ROOM * self.limits.message:
                return self._refuse(ENDLESS)
            if len(rest) < start + size:
                break
            self._count()
            if opcode >= CONTROL:
                self._inner.data_received(rest[at : start + size])
            elif opcode > TEXT + 1 or (opcode == 0) == (self._message is None):
                return self._refuse(WRONG)  # nobody knows it, or it is no piece where there should be one
            else:
                self._add(unmask(rest[start : start + size], rest[start - 4 : start]), last=rest[at] >= 0x80)
            at = start + size
        self._rest = rest[at:]
        return None

    def _add(self, payload: bytes, *, last: bool) -> None:
        message = payload if self._message is None else self._message + payload
        self._message = None if last else message
        if last and self._hear is not None and not self._hung:
            self._hear(message)

    def _refuse(self, frame: bytes) -> None:
        """The others know how to end a connection for a frame that may not be, and say why."""
        self._rest = b""
        self._inner.data_received(frame)

    def _count(self) -> None:
        """One frame more that was no move. Whoever has nothing to say and says it without end is cut off: pings, pongs,
        empty pieces, and whatever comes before hello or after we hung up, have no other limit.
        """
        if self.limits.frames > 0:
            now = self._loop.time()
            self._came = max(0.0, self._came - (now - self._counted) * self.limits.frames) + 1
            self._counted = now
            if self._came > self.limits.frames_burst:
                self._transport.abort()

    # What is said

    def listen(self, hear: Callable[[bytes], None], send: Callable[[Any], Awaitable[None]]) -> None:
        """It is open: from now on every message is heard at once, also what has come already."""
        self._hear, self._send = hear, send
        self._stop_waiting()
        if self._state:  # how it came about takes more memory than all else, and need not be remembered
            self._state.clear()
            for each in vars(self._inner).values():
                if isinstance(each, Request | Response):
                    each.headers.clear()
        self._take()

    def send_text(self, text: bytes) -> int:
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

    @property
    def socket(self) -> "socket.socket | None":
        """The socket of the system, for those who ask how far away the other end is."""
        found: socket.socket | None = self._transport.get_extra_info("socket")
        return found

    async def hang_up(self, code: int) -> None:
        """Close, after what was told. Whoever does not read is cut off."""
        self._hung = True
        assert self._send is not None
        with contextlib.suppress(OSError, RuntimeError):
            try:
                await asyncio.wait_for(self._send({"type": "websocket.close", "code": code}), PATIENCE)
            except TimeoutError:
                self._transport.abort()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def make_wire(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol that uvicorn shall use for sockets."""
    return type("Wire", (Wire,), {"__slots__": (), "limits": limits})
