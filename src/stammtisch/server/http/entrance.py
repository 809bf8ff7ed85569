"""Connections before anybody knows what they want: how many of an address, and how long they may take to say it.

uvicorn waits for ever for the rest of a request, and takes as many connections as there are file descriptors. Here a
request has to be there within seconds (a long one within what a slow line needs for it), a head has a size, whoever
does not read the answer is cut off, and an address has only so many connections, whatever they are for.

`Entrance` stands before uvicorn's protocol and hands on what may pass. It uses what asyncio and ASGI define (bytes that
come, the protocol of a transport, the scope's `state`), reads along with a parser of its own, and hears from ASGI when
a request is answered (`watched`). uvicorn gets one request at a time; those that were sent ahead wait here.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stammtisch.server.limits.connections import ConnectionLimits
from stammtisch.server.ws.plain import LINE, Plain

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
HEAD = 32_768
"""Bytes of a head, at most."""
AHEAD = 16
"""So many requests may be sent before the first is answered. Browsers and proxies send none."""
PIECE = 4096
"""So many bytes are read at a time: a heap of tiny requests is found out before each has become one."""
PACE = 10_000
"""Bytes a second that a line has at least: so much longer a long request may take."""
END = b"\r\n\r\n"
"""What a head ends with."""


class Entrance(asyncio.Protocol):
    """One connection. It may become a socket (`plain.Plain`)."""

    __slots__ = (
        *("_asked", "_began_within", "_begun", "_came", "_has_body", "_held", "_host", "_inner", "_inside", "_left"),
        *("_loop", "_of_body", "_parser", "_started", "_tail", "_timer", "_told", "_transport", "_unread", "_upgrades"),
        *("_whole", "socket"),
    )

    connection_limits: ConnectionLimits
    kind: type[Plain]
    """What guards and carries a socket."""

    def __init__(self, app_state: dict[str, Any], **given: Any) -> None:
        """As uvicorn makes the protocol of a connection."""
        self._inner: Any = HttpToolsProtocol(app_state={**app_state, LINE: self}, **given)
        self._parser: Any = httptools.HttpRequestParser(self)
        self._loop = asyncio.get_running_loop()
        self._host = ""
        self._inside = self._told = False
        """Whether this connection is counted, and whether uvicorn knows it."""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._held = b""
        """What came and was not handed on: requests sent ahead."""
        self._tail = b""
        """The last bytes that were handed on: a head may end across pieces."""
        self._came = 0
        """Bytes of the request at hand, or what came after its answer."""
        self._of_body = 0
        """How many of them are what it says, and not head, trailers, or what lies around pieces."""
        self._left: int | None = None
        """How many bytes of body are still to come, where its head says so."""
        self._has_body = self._upgrades = False
        """What a head says: that there is a body, and that it wants a socket."""
        self._begun = self._asked = self._whole = self._started = self._began_within = False
        """Of the request at hand: whether it has begun, its head is there, all of it is there, and its answer has
        begun; and whether another request began before it was answered.
        """
        self.socket: Plain | None = None

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        self._inside = self._told = self.connection_limits.admit(self._host)
        if self._told:
            self._inner.connection_made(transport)
            self._wait()
        else:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_unread()
        self._lose(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        if self._told:
            self._held += data
            self._hand_on()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._told else None

    def pause_writing(self) -> None:
        """Whoever does not read the answer is cut off."""
        if self._told:
            self._inner.pause_writing()
        if self._unread is None:
            self._unread = self._loop.call_later(self.connection_limits.limits.unread, self._transport.abort)

    def resume_writing(self) -> None:
        self._stop_unread()
        if self._told:
            self._inner.resume_writing()

    # What is handed on

    def _hand_on(self) -> None:
        """All that may be. When a request is there, what comes then waits until it is answered."""
        while self._held and self._told and not self._transport.is_closing():
            if self._asked and self._whole:
                if len(self._held) > HEAD or self._held.count(END) > AHEAD:
                    self._cut_off()
                return
            if not self._asked and self._timer is None:
                self._wait()
            self._hand_on_piece(self._next_piece())
        if self._asked and self._whole:
            self._stop_waiting()

    def _next_piece(self) -> bytes:
        """A part of what has come, which ends where a request may end."""
        size = PIECE
        if not self._asked:
            found = (self._tail + self._held[:PIECE]).find(END)
            if found >= 0:
                size = found + len(END) - len(self._tail)
        elif self._left:
            size = self._left  # no request is in there
        piece, self._held = self._held[:size], self._held[size:]
        self._tail = (self._tail + piece)[1 - len(END) :]
        return piece

    def _hand_on_piece(self, piece: bytes) -> None:
        self._came += len(piece)
        readable = True
        try:
            self._parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            pass
        except httptools.HttpParserError:
            readable = False  # uvicorn reads it likewise, and says so
        if self._began_within:
            self._cut_off()
        elif self._asked and self._upgrades and self._has_body:  # no request any more, and no socket yet
            self._transport.close()
            self._lose(None)
        else:
            self._inner.data_received(piece)
            protocol = self._transport.get_protocol()
            if protocol is not self:
                self._become(cast(asyncio.Protocol, protocol))
            elif not readable:
                self._transport.close()
            elif self._is_too_much and not self._transport.is_closing():
                self._show_out(TOO_LARGE)

    def _become(self, protocol: asyncio.Protocol) -> None:
        """uvicorn has made a socket of it: that one is guarded from now on."""
        self._stop_waiting()
        self._stop_unread()
        self._told, self._inner, self._parser = False, None, None
        self.socket = self.kind(protocol, self._transport, self.connection_limits.limits)
        self.socket.left = self._leave
        self._transport.set_protocol(self.socket)
        rest, self._held = self._held, b""
        if rest:
            self.socket.data_received(rest)

    @property
    def _is_too_much(self) -> bool:
        """Whether a head, or what lies around a body, has no end; or what nobody waits for after an answer. Bodies
        themselves have sizes of their own.
        """
        if not self._asked:
            return self._came > HEAD
        return self._came - self._of_body > HEAD + self._of_body

    # What the parser tells

    def on_message_begin(self) -> None:
        self._began_within = self._asked
        self._came, self._of_body, self._left = 0, 0, None
        self._begun, self._whole, self._has_body, self._upgrades = True, False, False, False

    def on_header(self, name: bytes, value: bytes) -> None:
        name = name.lower()
        if name == b"upgrade":
            self._upgrades = value.strip().lower() == b"websocket"
        elif name == b"transfer-encoding":
            self._has_body = True
        elif name == b"content-length":
            self._has_body = True
            self._left = int(value) if value.isdigit() else None

    def on_headers_complete(self) -> None:
        self._asked = True

    def on_body(self, body: bytes) -> None:
        self._of_body += len(body)
        if self._left is not None:
            self._left -= len(body)

    def on_message_complete(self) -> None:
        self._whole = True

    # What ASGI tells

    def starts(self) -> None:
        """The answer begins."""
        self._started = True

    def answered(self) -> None:
        """The answer is there. What was not waited for, as the body of a refused request, is not waited for any
        longer.
        """
        self._stop_waiting()
        self._came = self._of_body = 0
        self._begun = self._asked = self._started = False
        if self._held:
            self._loop.call_soon(self._hand_on)

    # Ending

    def _wait(self) -> None:
        """For the rest of the request, but not for ever."""
        self._timer = self._loop.call_later(self.connection_limits.limits.patience, self._look, self._loop.time())

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look(self, begun: float) -> None:
        """It should have come by now, or is it long?"""
        self._timer = None
        left = begun + self.connection_limits.limits.patience + self._came / PACE - self._loop.time()
        if left > 0.01 and self._asked:
            self._timer = self._loop.call_later(left, self._look, begun)
        elif not self._transport.is_closing():
            self.connection_limits.slow += 1
            self._show_out(TOO_SLOW)

    def _show_out(self, answer: bytes) -> None:
        if self._begun and not self._started:
            self._transport.write(answer)
        self._transport.close()
        self._lose(None)

    def _cut_off(self) -> None:
        self.connection_limits.refused += 1
        self._transport.abort()
        self._lose(None)

    def _lose(self, exc: Exception | None) -> None:
        """For uvicorn it is gone: nothing more is answered."""
        if self._told:
            self._told, self._held = False, b""
            self._inner.connection_lost(exc)

    def _leave(self) -> None:
        """It is gone, also as a socket."""
        self.socket = None
        if self._inside:
            self._inside = False
            self.connection_limits.leave(self._host)


def make_entrance(connection_limits: ConnectionLimits, kind: type[Plain]) -> type[Entrance]:
    """The protocol that uvicorn shall use for connections, with limits of its own."""
    return type("Entrance", (Entrance,), {"__slots__": (), "connection_limits": connection_limits, "kind": kind})


Application = Callable[[Any, Any, Callable[[Any], Awaitable[None]]], Awaitable[None]]


def watched(application: Application) -> Application:
    """The application, whose answers the entrance hears of. A request that has not come through it is an error: it
    would have no limits.
    """

    def call(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> Awaitable[None]:
        return (answer if scope["type"] == "http" else application)(scope, receive, send)

    async def answer(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        entrance: Entrance = scope["state"][LINE]
        answered = False

        async def tell(message: Any) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                entrance.starts()
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body") and not answered:
                answered = True
                entrance.answered()

        try:
            await application(scope, receive, tell)
        finally:
            if not answered:
                entrance.answered()

    return call
