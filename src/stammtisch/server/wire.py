"""A socket as uvicorn has it, with a short way in and out for text.

ASGI carries each message in a dictionary through a queue and wakes a task for it, four times for every move that is
told to four people: more work than the move. So text goes straight to the transport, and straight to whoever hears.
Opening, closing, keeping alive, and everything else there is to the protocol, stays with uvicorn and websockets.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "stammtisch.wire"
"""Where the wire is found in the scope of a socket."""
PATIENCE = 2.0
"""Seconds for which somebody who does not read is waited for when we hang up."""


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


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    hear: Callable[[bytes], None] | None = None
    """Takes every message, at once; None as long as they shall go the way of ASGI."""
    left: Callable[[], None] | None = None
    """To be told when the connection is gone."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Letterbox()  # type: ignore[assignment]

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

    def tell(self, text: bytes) -> None:
        """Send one text frame, whole and as it is. What cannot be sent at once waits in the transport."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = b"\x81%c" % size
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)

    @property
    def waiting(self) -> int:
        """How many bytes have not yet been sent."""
        return self.transport.get_write_buffer_size()

    async def hang_up(self, code: int) -> None:
        """Close, after what was told. Whoever does not read is cut off."""
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            try:
                await asyncio.wait_for(self.send({"type": "websocket.close", "code": code}), PATIENCE)
            except TimeoutError:
                self.transport.abort()
