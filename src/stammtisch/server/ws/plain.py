"""A socket by plain ASGI, guarded from outside: frames are counted and measured before the server reads them.

`Plain` stands between the transport and the protocol that uvicorn has made for a socket, and uses nothing of either but
what asyncio and ASGI define. It takes apart what comes as RFC 6455 has it, so that a heap of tiny frames is cut off
before each has cost its time. What is said goes through ASGI. `wire.py` has a shorter way for that.
"""

import asyncio
import contextlib
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.service.limits import Limits

LINE = "stammtisch.line"
"""Where the connection of a request or socket (`entrance.Entrance`) is found in the `state` of its scope."""
PATIENCE = 2.0
"""Seconds for which somebody who does not read is waited for when we hang up."""
SHORT = 126
"""Frames of fewer bytes have their length in one byte; every move has."""
ROOM = 4
"""So many times the length of a message may be sent before the socket is closed for it; up to that it is refused."""
TEXT, BINARY, CONTROL = 1, 2, 8
"""The opcodes of messages, and from which on they are those of pings, pongs and closing."""
LAST = 0x80
"""The bit of a frame that ends its message; in the second byte it says that there is a mask."""
WRONG = b"\x8f\x80\0\0\0\0"
"""A frame that is against the protocol."""
ENDLESS = b"\xff\x3f" + b"\xff" * 7 + bytes(4)
"""The head, without its opcode, of a frame that is longer than anybody takes."""

_QUICKEST = 148
"""Where Linux has the shortest time to an acknowledgement, in microseconds (tcpi_min_rtt in struct tcp_info)."""
_UNKNOWN = 0xFFFFFFFF


class Plain(asyncio.Protocol):
    """One WebSocket: its limits, and what is said by ASGI."""

    __slots__ = (
        *("_came", "_counted", "_hear", "_hung", "_inner", "_limits", "_loop", "_out", "_rest", "_send", "_sending"),
        *("_size", "_timer", "_transport", "_waiting", "left"),
    )

    inner_knows_pieces = True
    """Whether the inner protocol is shown messages, and so knows of one that has begun."""

    def __init__(self, inner: asyncio.Protocol, transport: asyncio.Transport, limits: Limits) -> None:
        self._inner, self._transport, self._limits = inner, transport, limits
        self._loop = asyncio.get_running_loop()
        self._hear: Callable[[bytes], None] | None = None
        self._send: Callable[[Any], Awaitable[None]] | None = None
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(limits.patience, transport.abort)
        """In case it is never opened."""
        self._rest = b""
        """What has come and is not yet a frame."""
        self._size: int | None = None
        """How long a message in several frames is as far as it has come; None if there is none."""
        self._hung = False
        self._came = self._counted = 0.0
        self._out: list[bytes] = []
        self._waiting = 0
        """How many bytes of it there are, and of what ASGI sends just now."""
        self._sending: asyncio.Task[None] | None = None
        self.left: Callable[[], None] | None = None
        """To be told when the connection is gone."""

    # What asyncio tells

    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)
        self._stop_waiting()
        if self.left is not None:
            self.left()
        self._hear = self._send = self.left = None
        self._out.clear()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def data_received(self, data: bytes) -> None:
        """A short text that has come in one piece, as every move does, is taken at once."""
        if (
            self._hear is not None
            and len(data) > 6
            and data[0] == LAST | TEXT
            and LAST <= data[1] < LAST + SHORT  # masked, as those of clients have to be
            and len(data) == data[1] - LAST + 6
            and not self._rest
            and self._size is None
            and not self._hung
            and not self._transport.is_closing()
        ):
            self._take_message(data, 6)
            return
        self._rest += data
        if self._hear is not None:
            self._take_apart()
        elif len(self._rest) > ROOM * self._limits.message:
            self._transport.abort()

    # Frames

    def _take_apart(self) -> None:
        """Take apart what has come."""
        rest, at = self._rest, 0
        while len(rest) - at >= 2 and not self._transport.is_closing():
            opcode, size, start = rest[at] & 0x0F, rest[at + 1] & 0x7F, at + 6
            if size >= SHORT:
                start += 2 if size == SHORT else 8
                size = int.from_bytes(rest[at + 2 : start - 4], "big")
            masked = rest[at + 1] & LAST
            if not masked or rest[at] & 0x70 or (opcode >= CONTROL and rest[at + 1] & 0x7F >= SHORT):
                return self._refuse(rest[at:])
            if len(rest) < start:
                break
            if opcode < CONTROL and size + (self._size or 0) > ROOM * self._limits.message:
                begun = self.inner_knows_pieces and self._size is not None
                return self._refuse((b"\x80" if begun else b"\x82") + ENDLESS)
            if len(rest) < start + size:
                break
            self._count()
            frame = rest[at : start + size]
            if opcode >= CONTROL:
                self._inner.data_received(frame)
            elif opcode > BINARY or (opcode == 0) == (self._size is None):
                return self._refuse(WRONG)  # nobody knows it, or it is no piece where there should be one
            else:
                begins, last = self._size is None, frame[0] >= LAST
                self._size = None if last else (self._size or 0) + size
                if begins and last:
                    self._take_message(frame, start - at)
                else:
                    self._take_piece(frame, start - at, last=last)
            at = start + size
        self._rest = rest[at:]
        return None

    def _take_message(self, frame: bytes, start: int) -> None:
        """A message in one frame has come. It is handed on as bytes: whether it is text in UTF-8 is seen by those who
        read it, and uvicorn would fill the log with what is not.
        """
        self._inner.data_received(b"%c%b" % (frame[0] & 0xF0 | BINARY, frame[1:]))

    def _take_piece(self, frame: bytes, start: int, *, last: bool) -> None:
        """A piece of a message has come."""
        opcode = BINARY if frame[0] & 0x0F else 0
        self._inner.data_received(b"%c%b" % (frame[0] & 0xF0 | opcode, frame[1:]))

    def _refuse(self, frame: bytes) -> None:
        """The others know how to end a connection for a frame that may not be, and say why."""
        self._rest = b""
        self._inner.data_received(frame)

    def _count(self) -> None:
        """One frame more that was no move. Whoever has nothing to say and says it without end is cut off: pings, pongs,
        empty pieces, and whatever comes before hello or after we hung up, have no other limit.
        """
        if self._limits.frames > 0:
            now = self._loop.time()
            self._came = max(0.0, self._came - (now - self._counted) * self._limits.frames) + 1
            self._counted = now
            if self._came > self._limits.frames_burst:
                self._transport.abort()

    # What is said

    def listen(self, hear: Callable[[bytes], None], send: Callable[[Any], Awaitable[None]]) -> None:
        """It is open: from now on messages are heard, also what has come already. `send` is that of ASGI."""
        self._hear, self._send = hear, send
        self._stop_waiting()
        for each in vars(self._inner).values():  # how it came about takes more memory than all else
            headers = getattr(each, "headers", None)
            if isinstance(headers, MutableMapping):
                headers.clear()
        self._take_apart()

    def receive(self, message: Any) -> None:
        """ASGI has received a message."""
        said = message.get("bytes")
        if self._hear is not None and not self._hung:
            self._hear((message.get("text") or "").encode() if said is None else said)

    def push(self, text: bytes) -> int:
        """Send one text, whole. Gives how many bytes wait to be sent."""
        if not self._hung and not self._transport.is_closing():
            self._out.append(text)
            self._waiting += len(text)
            if self._sending is None:
                self._sending = self._loop.create_task(self._send_all())
        return self._waiting

    async def _send_all(self) -> None:
        try:
            while self._out and self._send is not None:
                out, self._out = self._out, []
                for text in out:
                    with contextlib.suppress(OSError, RuntimeError):  # they are gone
                        await self._send({"type": "websocket.send", "text": text.decode()})
                    self._waiting -= len(text)
        finally:
            self._sending = None

    async def close(self, code: int) -> None:
        """Hang up, after what was told. Whoever does not read is cut off."""
        self._hung = True
        try:
            await asyncio.wait_for(self._close(code), PATIENCE)
        except TimeoutError:
            self._transport.abort()
        if self._send is not None:  # not every release waits until it is read
            self._timer = self._loop.call_later(PATIENCE, self._abort_unread)

    async def _close(self, code: int) -> None:
        if self._sending is not None:
            await self._sending
        if self._send is not None:
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.close", "code": code})

    def _abort_unread(self) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size():
            self._transport.abort()

    def abort(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def acknowledged_after(self, address: str) -> int | None:
        """Milliseconds that the machine of that address takes to acknowledge something, if the system knows."""
        return acknowledged_after(self._transport.get_extra_info("socket"), address)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def acknowledged_after(line: socket.socket | None, address: str) -> int | None:
    """Milliseconds until the machine of that address acknowledges what is sent; None where something is in between,
    or the system does not tell.
    """
    if line is None or not sys.platform.startswith("linux"):
        return None
    try:
        if line.getpeername()[0] != address:
            return None  # a proxy is there, and it says nothing of those behind it
        facts = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _QUICKEST + 4)
    except OSError:
        return None
    taken = int.from_bytes(facts[_QUICKEST:], sys.byteorder)
    return None if len(facts) < _QUICKEST + 4 or taken == _UNKNOWN else taken // 1000
