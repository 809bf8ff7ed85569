"""Connections before anybody knows what they want: how many of an address, and how long they may take to say it.

uvicorn waits for ever for the rest of a request, and takes as many connections as there are file descriptors. Here a
request has to be there within seconds (a long one within what a slow line needs for it), a head has a size, whoever
does not read the answer is cut off, and an address has only so many connections, whatever they are for.
"""

import asyncio
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stammtisch.core.errors import StammtischError
from stammtisch.server.limits.gate import Gate
from stammtisch.server.ws.wire import Wire

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


class Entrance(HttpToolsProtocol):
    """An HTTP connection as uvicorn has it, with limits. It may become a socket (`wire.Wire`)."""

    gate: Gate

    _host = ""
    _inside = False
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _came = 0
    """Bytes of the request at hand, or what came after its answer."""
    _of_body = 0
    """How many of them are what it says, and not head, trailers, or what lies around pieces."""
    _begun = False
    """Whether a request has begun that is not answered."""
    _answering: Any = None
    """What is being answered now; uvicorn itself remembers only the last of several that were sent ahead."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        self._inside = self.gate.admit(self._host)
        super().connection_made(transport)
        if self._inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.resume_writing()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True  # or it would write to a line that is gone, and complain
            self._answering.message_event.set()
        if self._ahead:
            self.pipeline.clear()
        if self._inside:
            self._inside = False
            self.gate.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._inside or self.transport.is_closing():
            return
        if self._is_answered and self._timer is None:
            self._wait()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._came += len(piece)
            super().data_received(piece)
            if self._ahead > AHEAD:
                self.gate.refused += 1
                self.transport.abort()
            elif self._is_too_much and not self.transport.is_closing():
                self._show_out(TOO_LARGE)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        if self._has_come:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        self._came, self._of_body, self._begun = 0, 0, True
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._of_body += len(body)
        super().on_body(body)

    @property
    def _is_too_much(self) -> bool:
        """Whether a head, or what lies around a body, has no end; or what nobody waits for after an answer. Bodies
        themselves have sizes of their own.
        """
        if self._is_answered:
            return self._came > HEAD
        return self._came - self._of_body > HEAD + self._of_body

    @property
    def _ahead(self) -> int:
        """How many requests wait for the answer to another one."""
        return len(self.pipeline)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _is_answered(self) -> bool:
        """Whether nothing is being answered: what comes, or is awaited, is a head."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def _has_come(self) -> bool:
        return self.cycle is not None and not self.cycle.more_body

    def _wait(self) -> None:
        """For the rest of the request, but not for ever."""
        self._timer = self.loop.call_later(self.gate.limits.patience, self._look, self.loop.time())

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, begun: float) -> None:
        """It should have come by now, or is it long?"""
        self._timer = None
        left = begun + self.gate.limits.patience + self._came / PACE - self.loop.time()
        if left > 0.01 and not self._is_answered:
            self._timer = self.loop.call_later(left, self._look, begun)
        elif not self.transport.is_closing():
            self.gate.slow += 1
            self._show_out(TOO_SLOW)

    def _show_out(self, answer: bytes) -> None:
        if self._begun and (self._is_answered or not self.cycle.response_started):
            self.transport.write(answer)
        self.transport.close()
        if not self._is_answered:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def on_response_complete(self) -> None:
        """What was not waited for, as the body of a refused request, is not waited for any longer."""
        self._stop_waiting()
        self._came, self._of_body, self._begun = 0, 0, False
        super().on_response_complete()

    # Whoever does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.gate.limits.unread, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    # Becoming a socket

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(*event)
        socket = self.transport.get_protocol()
        if self._inside and isinstance(socket, Wire):
            socket.left, self._inside = partial(self.gate.leave, self._host), False


def make_entrance(gate: Gate) -> type[asyncio.Protocol]:
    """The protocol that uvicorn shall use, with a gate of its own. Raises if uvicorn's is not as it was: a limit that
    nobody calls any more would be lost without a word.
    """
    missing = [name for name in _CALLED if not hasattr(HttpToolsProtocol, name)]
    for kind, names in _READ.items():
        missing += [name for name in names if name not in vars(kind)["__init__"].__code__.co_names]
    if missing:
        raise StammtischError("changed_package", package="uvicorn", got=uvicorn.__version__, missing=", ".join(missing))
    return type("Entrance", (Entrance,), {"gate": gate})


_CALLED = ("_start_asgi_task", *(name for name in vars(Entrance) if not name.startswith("_") and name != "gate"))
"""The methods that we go before."""
_READ = {
    HttpToolsProtocol: ("transport", "loop", "cycle", "pipeline"),
    RequestResponseCycle: ("disconnected", "message_event", "more_body", "response_complete", "response_started"),
}
"""What we look at and is set when they are made."""
