"""A socket as uvicorn has it, with a short way in and out for text.

ASGI carries each message in a dictionary through a queue and wakes a task for it, four times for every move that is
told to four people: more work than the move. So text goes straight to the transport, and straight to whoever hears.
Opening, closing, keeping alive, and everything else there is to the protocol, stays with uvicorn and websockets.

That leans on what uvicorn does inside, so it is done only with versions that it was tried with (`TRIED`). With any
other the same is said by plain ASGI (`Plain`), which takes longer and holds just as well.
"""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

NAME = "stammtisch.wire"
"""Where the wire is found in the scope of a socket."""
TRIED = ("0.54.",)
"""How versions of uvicorn begin that this was tried with."""
PATIENCE = 2.0
"""Seconds for which somebody who does not read is waited for when we hang up."""
SHORT = 126
"""Frames of fewer bytes have their length in one byte; every move has."""
PIECE = 512
"""So many bytes are taken apart at a time: a heap of tiny frames is found out before all of it is looked at."""
_BETWEEN = StreamReader.at_eof.__code__
"""Where the parser of websockets waits between two frames, and nowhere else."""


def is_tried() -> bool:
    """Whether the short way may be taken with the uvicorn that is installed."""
    return uvicorn.__version__.startswith(TRIED)


def is_between(conn: ServerProtocol) -> bool:
    """Whether a socket is open and nothing has begun to come that is not yet whole."""
    parser: Any = conn.parser
    waits = parser.gi_yieldfrom and parser.gi_yieldfrom.gi_yieldfrom
    return waits is not None and waits.gi_code is _BETWEEN and conn.state is OPEN and conn.current_size is None


class Letterbox:
    """What is to be told by ASGI: a queue for one reader. An asyncio.Queue takes two kilobytes when it is empty."""

    __slots__ = ("_letters", "_waiter")

    def __init__(self) -> None:
        self._letters: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._letters

    def put_nowait(self, letter: Any) -> None:
        self._letters.append(letter)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._letters:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._letters.pop(0)


class Flag:
    """Up or down, and one may wait until it is up: an asyncio.Event without its queue, for the same reason."""

    __slots__ = ("_is_up", "_waiters")

    def __init__(self) -> None:
        self._is_up = True
        self._waiters: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        self._is_up = True
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters = ()

    def clear(self) -> None:
        self._is_up = False

    async def wait(self) -> None:
        while not self._is_up:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters += (waiter,)
            await waiter


_OF_UVICORN = """
    config app loop logger root_path asgi_version app_state connections tasks default_headers transport server client
    scheme queue handshake_initiated handshake_complete close_sent disconnected close_timer close_timeout
    initial_response conn read_paused writable ping_interval ping_timeout ping_timer pong_timer pending_ping_payload
    ping_sent_at last_ping_rtt frames curr_msg_data_type request response scope
"""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    __slots__ = (*_OF_UVICORN.split(), "_came", "_counted", "hear", "left")  # a dictionary takes a kilobyte more

    frames_rate: float = 0
    """Frames a second over a longer time that do not come by the short way; 0 is no limit."""
    frames_burst: float = 0
    """So many may come at once."""

    hear: Callable[[bytes], None] | None
    """Takes every message, at once; None as long as they shall go the way of ASGI."""
    left: Callable[[], None] | None
    """To be told when the connection is gone."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hear = self.left = None
        self._came = self._counted = 0.0
        self.queue = Letterbox()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[NAME] = self  # type: ignore[literal-required]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None
        if self.left is not None:
            self.left()
            self.left = None

    def data_received(self, data: bytes) -> None:
        """A short text that has come in one piece, as every move does, is heard at once. Anything else, and anything
        that comes in the middle of something else, is for websockets to take apart.
        """
        if (
            self.hear is not None
            and not self.close_sent
            and len(data) > 6
            and data[0] == 0x81  # the only frame of a text
            and 0x80 <= data[1] < 0x80 + SHORT  # masked, as those of clients have to be
            and len(data) == data[1] - 0x80 + 6
            and is_between(self.conn)
        ):
            self.hear(apply_mask(data[6:], data[2:6]))
        elif len(data) <= PIECE:
            super().data_received(data)
        else:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    break
                super().data_received(data[start : start + PIECE])

    def _count(self) -> None:
        """One frame more that websockets took apart. Whoever has nothing to say and says it without end is cut off:
        pings, pongs, empty pieces, and whatever comes before hello or after we hung up, have no other limit.
        """
        if self.frames_rate > 0:
            now = self.loop.time()
            self._came = max(0.0, self._came - (now - self._counted) * self.frames_rate) + 1
            self._counted = now
            if self._came > self.frames_burst:
                self.transport.abort()

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            self.curr_msg_data_type = "bytes"  # uvicorn would log what is not UTF-8; whoever hears it will say so
            super().send_receive_event_to_app()
            return
        payload = b"".join(self.frames)
        self.frames = []
        self.hear(payload)

    def opened(self) -> None:
        """It is open: how that came about need not be remembered."""
        self.request.headers.clear()  # the parser keeps hold of the request itself
        del self.request, self.response
        cast(dict[str, Any], self.scope).clear()  # others keep hold of this one

    def send_text(self, text: bytes) -> int:
        """Send one text frame, whole and as it is. What cannot be sent at once waits in the transport: gives how many
        bytes do.
        """
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return 0
        size = len(text)
        if size < 126:
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
        found: socket.socket | None = self.transport.get_extra_info("socket")
        return found

    @property
    def has_more(self) -> bool:
        """Whether something has come that ASGI has not told yet."""
        return not self.queue.empty()

    async def hang_up(self, code: int) -> None:
        """Close, after what was told. Whoever does not read is cut off."""
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            try:
                await asyncio.wait_for(self.send({"type": "websocket.close", "code": code}), PATIENCE)
            except TimeoutError:
                self.transport.abort()


def make_wire(rate: float, burst: float) -> type[asyncio.Protocol]:
    """The protocol that uvicorn shall use for sockets, with a limit for what has no other."""
    return type("Wire", (Wire,), {"__slots__": (), "frames_rate": rate, "frames_burst": burst})


class Plain:
    """The same by ASGI alone: what is told waits here for its turn, and what is heard comes by `receive`."""

    socket = None
    has_more = False

    def __init__(self, send: Callable[[Any], Awaitable[None]]) -> None:
        self._send = send
        self.hear: Callable[[bytes], None] | None = None
        self._waiting = 0
        """How many bytes have not yet been sent."""
        self._texts: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self._closed = False

    def opened(self) -> None:
        """Nothing is kept of how it came about."""

    def send_text(self, text: bytes) -> int:
        """Send one text frame, after those before it. Gives how many bytes wait to be sent."""
        if self._closed:
            return 0
        self._texts.append(text)
        self._waiting += len(text)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())
        return self._waiting

    async def _send_all(self) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError, OSError):
            while self._texts:
                text = self._texts.pop(0)
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._waiting -= len(text)
        self._sending = None

    async def hang_up(self, code: int) -> None:
        """Close, after what was told. Whoever does not read is not waited for."""
        self._closed = True
        with contextlib.suppress(ClientDisconnected, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                if self._sending is not None:
                    await self._sending
                await self._send({"type": "websocket.close", "code": code})
