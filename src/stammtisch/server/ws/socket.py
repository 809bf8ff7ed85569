"""The socket of a table, /ws/CODE: who may open one, and the visit that goes over it (`service.visit`)."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of, same_origin
from stammtisch.server.ws.plain import LINE, Plain
from stammtisch.service.limits import Buckets
from stammtisch.service.visit import Visit

log = logging.getLogger("stammtisch.socket")

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Socket:
    """An ASGI application for one kind of socket."""

    def __init__(self, find_hub: Callable[[], Hub]) -> None:
        self._find_hub = find_hub
        self._allowances: Buckets | None = None
        """How many messages each address may send. It is not told to other servers: it changes with every move."""

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        hub = self._find_hub()
        address = address_of(scope)
        await receive()  # websocket.connect
        limits = hub.config.limits
        crowded = hub.strangers[address] >= limits.strangers or hub.sockets(address) >= limits.open_per_address
        if not same_origin(scope, hub.config.origins) or crowded or hub.closing:
            await send({"type": "websocket.close", "code": 4003})  # refused before it is open: HTTP 403
            return
        line: Plain = scope["state"][LINE].socket  # without its guard nobody gets in
        await send({"type": "websocket.accept"})
        hub.addresses[address] += 1
        hub.strangers[address] += 1
        code = scope["path_params"]["code"]
        scope.clear()  # how it came about need not be remembered
        if self._allowances is None:
            self._allowances = Buckets(limits.messages if limits.rate else 0, limits.messages_burst)
        known = partial(_one_less, hub.strangers, address)
        visit = Visit(hub, line, address, self._allowances.of(address), known)
        line.listen(visit.hear, send)
        beginning = [hub.loop.create_task(visit.begin(code))]
        beginning[0].add_done_callback(partial(_begun, line, beginning))
        try:
            while (message := await receive())["type"] != "websocket.disconnect":  # also when we hang up ourselves
                line.receive(message)
        finally:
            visit.gone()
            _one_less(hub.addresses, address)
            await asyncio.gather(*beginning, return_exceptions=True)
            await visit.end()


def _begun(line: Plain, beginning: list[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
    """Somebody is at a table, or was refused: the task need not be kept."""
    beginning.clear()
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("somebody could not be shown a table", exc_info=error)
        line.abort()


def _one_less(counted: Counter[str], address: str) -> None:
    counted[address] -= 1
    if counted[address] <= 0:
        del counted[address]
