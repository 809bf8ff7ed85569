"""Connections before anybody knows what they want: how many of an address, and how long they may take to say it.

uvicorn waits for ever for the rest of a request, and takes as many connections as there are file descriptors. Here a
request has to be there within seconds (a long one within what a slow line needs for it), a head has a size, whoever
does not read the answer is cut off, and an address has only so many connections, whatever they are for.
"""

import asyncio
import contextlib
import os
from collections import Counter
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from stammtisch.server.config import Config, Limits
from stammtisch.server.limits import household
from stammtisch.server.wire import Wire

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

_COUNTED = hasattr(AutoHTTPProtocol, "on_body")
"""Whether requests are taken apart by httptools, as they are unless it is missing; h11 has limits of its own."""


class Gate:
    """How many connections each address has. Proxies that speak for others are not counted."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self._everybody, self._proxies = "*" in proxies, _networks(proxies)
        self.open: Counter[str] = Counter()
        self.refused = 0
        """How many were not let in."""
        self.slow = 0
        """How many were shown out because they took too long."""

    def admit(self, host: str) -> bool:
        """Whether one more connection from there is fine."""
        if self._speaks_for_others(host):
            return True
        address = household(host)
        if self.open[address] >= self.limits.open_per_address:
            self.refused += 1
            return False
        self.open[address] += 1
        return True

    def _speaks_for_others(self, host: str) -> bool:
        try:
            return self._everybody or any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False

    def leave(self, host: str) -> None:
        """A connection that was let in is gone."""
        address = household(host)
        if self.open[address] > 1:
            self.open[address] -= 1
        else:
            self.open.pop(address, None)

    def gauges(self) -> dict[str, float]:
        return {
            "stammtisch_connections_refused_total": self.refused,
            "stammtisch_requests_too_slow_total": self.slow,
        }


class Entrance(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
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

    def connection_made(self, transport: asyncio.Transport) -> None:
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
        if not _COUNTED:
            return False
        if self._is_answered:
            return self._came > HEAD
        return self._came - self._of_body > HEAD + self._of_body

    @property
    def _ahead(self) -> int:
        """How many requests wait for the answer to another one."""
        return len(getattr(self, "pipeline", ()))

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
            if not socket.handshake_initiated:  # it has a body, and would be waited for without end
                self.transport.close()


def make_entrance(gate: Gate) -> type[asyncio.Protocol]:
    """The protocol that uvicorn shall use, with a gate of its own."""
    return type("Entrance", (Entrance,), {"gate": gate})


def trusted_proxies(config: Config) -> tuple[str, ...]:
    """The addresses that are believed when they say for whom they speak; usually this machine's own alone."""
    return config.proxies or tuple(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(" ", "").split(","))


def _networks(proxies: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    found = []
    for each in proxies:
        with contextlib.suppress(ValueError):  # a path or a name: nothing that could be a peer's address
            found.append(ip_network(each, strict=False))
    return found
