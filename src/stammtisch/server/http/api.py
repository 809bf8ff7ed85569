"""Requests (docs/protocol.md): each endpoint of the house as a route, and what is told to those who run the server."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from stammtisch import __version__
from stammtisch.core.errors import Fault
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of, is_operator, same_origin
from stammtisch.service import endpoints
from stammtisch.service.endpoints import Ask, Content, Endpoint, Lasting, Lines
from stammtisch.table import Refused, refusals

encode = msgspec.json.encode

STATUS = {
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_replay": 404,
    "no_such_study": 404,
    "no_such_day": 404,
    "day_not_begun": 404,
    "no_daily": 404,
    "no_such_challenge": 404,
    "not_played": 403,
    "busy": 503,
    "not_seated": 403,
    "too_fast": 429,
    "lab_busy": 503,
    "too_many_tables": 503,
    "restarting": 503,
    "still_playing": 409,
    "damaged_table": 409,
    "wrong_origin": 403,
    "wrong_host": 421,
    "too_large": 413,
}


def answer(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refusal(refused: Refused) -> Response:
    return answer(refusals.as_json(refused), STATUS.get(refused.key, 422))


async def body(request: Request, hub: Hub, most: int) -> bytes:
    """The body of a request: where it comes from and how large it is is looked at here."""
    if not same_origin(request.scope, hub.config.origins):
        raise Refused("wrong_origin")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_message", why=Fault("json_expected"))
    received = b""
    async for part in request.stream():
        received += part
        if len(received) > most:
            raise Refused("too_large", most=most)
    return received


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


# What never changes


def _constant(request: Request, made: tuple[bytes, str]) -> Response:
    content, tag = made
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


def _tagged(data: Any) -> tuple[bytes, str]:
    content = encode(data)
    return content, f'"{sha256(content).hexdigest()[:20]}"'


_made: dict[tuple[str, ...], tuple[bytes, str]] = {}
"""What never changes, as it is sent; there are as many as games and languages."""


async def _once(name: tuple[str, ...], make: Callable[[], Any]) -> tuple[bytes, str]:
    """Made in a thread when it is first asked for."""
    if name not in _made:
        _made[name] = await asyncio.to_thread(lambda: _tagged(make()))
    return _made[name]


# What is asked of the house


def routes() -> list[Route]:
    """Each endpoint of the house."""
    return [Route(each.path, _bound(each), methods=[each.method]) for each in endpoints.every()]


def _bound(each: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answered(request: Request) -> Response:
        hub, address = hub_of(request), address_of(request.scope)
        each.admit(hub.house, address)
        asked = None
        if each.body is not None:
            asked = endpoints.read(await body(request, hub, getattr(hub.limits, each.largest)), each.body)
        site = f"{request.url.scheme}://{request.url.netloc}"
        ask = Ask(address, request.path_params, request.query_params, site, _bearer(request))
        return await _response(request, await each.answer(hub.house, ask, asked), each.status)

    return answered


def _bearer(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


async def _response(request: Request, found: Any, status: int) -> Response:
    if isinstance(found, Lasting):
        return _constant(request, await _once(found.name, found.make))
    if isinstance(found, Content):
        headers = {"Cache-Control": "no-store"}
        if found.name:
            headers["Content-Disposition"] = f'attachment; filename="{found.name}"'
        return Response(found.content, status, media_type=found.kind, headers=headers)
    if isinstance(found, Lines):
        return Following(found)
    return answer(found, status)


class Following(StreamingResponse):
    """Lines as somebody follows them, until they hang up."""

    def __init__(self, found: Lines) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(found.lines, media_type="application/x-ndjson", headers=headers)
        self._leave = found.leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


# For those who run it


async def health(request: Request) -> Response:
    hub = hub_of(request)
    status = "closing" if hub.closing else "ok" if await hub.store.answers() else "failing"
    return answer(
        {
            "status": status,
            "version": __version__,
            "tables": len(hub.tables.rooms),
            "native": sorted(hub.bots.ready),
        },
        200 if status == "ok" else 503,
    )


async def show_metrics(request: Request) -> Response:
    """What happens here in numbers, for nobody else."""
    hub, connection_limits = hub_of(request), request.app.state.connection_limits
    if not is_operator(request.scope, hub.config.metrics_token):
        raise HTTPException(404)
    told = hub.metrics.text({**hub.gauges(), **connection_limits.gauges()})
    return Response(told, media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})
