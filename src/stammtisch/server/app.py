"""The application: pages, requests and sockets under one roof."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from stammtisch.core.errors import Fault
from stammtisch.server.config import Config
from stammtisch.server.http import api
from stammtisch.server.http.client import VERSION, WORKER, Client, File
from stammtisch.server.hub import Hub
from stammtisch.server.limits.connections import ConnectionLimits, trusted_proxies
from stammtisch.server.limits.names import Names, foreign
from stammtisch.server.limits.security import HEADERS, address_of
from stammtisch.server.work.rebuilding import asking
from stammtisch.server.ws.socket import Socket
from stammtisch.service.limits import Buckets
from stammtisch.service.store import Unavailable
from stammtisch.table import Refused, refusals

PAGES = (
    *("/", "/new", "/new/{game}", "/t/{code}", "/rules/{game}", "/gallery", "/gallery/{game}"),
    *("/replay", "/replay/{ticket}", "/review/{ticket}", "/pad", "/pad/{id}", "/pad/new/{game}", "/stats"),
    *("/pad/{id}/agreed", "/pad/evening/{id}"),
    *("/lab", "/lab/{game}", "/day", "/day/{day}", "/day/{day}/{game}", "/day/{day}/{game}/meister"),
    *("/challenge/{challenge}", "/examples/{game}/{name}"),
)
"""The addresses of the client's pages."""

_RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class App:
    """Lets sockets in directly, everything else through the application, and puts the security headers on every
    answer. Pages and files are for everybody, but nobody needs thousands of them.
    """

    def __init__(self, app: Starlette, connection_limits: ConnectionLimits, names: Names) -> None:
        self._app, self._socket, self.connection_limits = app, Socket(lambda: app.state.hub), connection_limits
        self._pages = Buckets(connection_limits.limits.pages, connection_limits.limits.pages_burst)
        self._names = names

    async def say_goodbye(self) -> None:
        """Before the server goes down: everybody is told."""
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.say_goodbye()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._names.know(scope):
            await _turn_away(scope, receive, send)
            return
        if scope["type"] != "lifespan":
            asking.set(address_of(scope))
        if scope["type"] == "websocket" and scope["path"].startswith("/ws/"):
            scope["path_params"] = {"code": scope["path"].removeprefix("/ws/")}
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW_HEADERS]
            await send(message)

        if not self._pages.take(address_of(scope), time.monotonic()):  # requests have a budget of their own besides
            refused = api.refusal(Refused("too_fast")) if scope["path"].startswith("/api/") else _TOO_MANY
            await refused(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)


_TOO_MANY = Response("Easy, easy. Try again in a moment.", 429, media_type="text/plain", headers={"Retry-After": "5"})


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody asks for a server of another name."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4003})
        return
    said, headers = foreign(scope), {**HEADERS, "Cache-Control": "no-store"}
    if scope["path"].startswith("/api/"):
        refused = api.refusal(Refused("wrong_host"))
        refused.headers.update(headers)
        await refused(scope, receive, send)
    else:
        await Response(said + "\n", 421, headers, "text/plain")(scope, receive, send)


def _told(request: Request, file: File, more: Mapping[str, str] | None = None, *, lasts: bool = False) -> Response:
    """A file, compressed for whoever understands that. Browsers ask each time whether it has changed, but for what has
    another name then. Both forms have the same tag, a weak one, for what is in them is the same.
    """
    kept = "public, max-age=31536000, immutable" if lasts else "no-cache"
    headers = {"Cache-Control": kept, "ETag": f"W/{file.tag}", "Vary": "Accept-Encoding", **(more or {})}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and understands_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.packed, media_type=file.kind, headers={"Content-Encoding": "gzip", **headers})
    return Response(file.content, media_type=file.kind, headers=headers)


def understands_gzip(accepted: str) -> bool:
    """Whether an `Accept-Encoding` names gzip, and not as something to be kept away."""
    for each in accepted.lower().split(","):
        name, _, how = each.partition(";")
        if name.strip() == "gzip":
            return how.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _client(request: Request) -> Client:
    client: Client = request.app.state.client
    return client


async def page(request: Request) -> Response:
    """Every page is the same file; it reads its own address. A bundled one names what the page there needs."""
    copy = await _client(request).copy()
    known = request.app.state.hub.rooms.get(request.path_params.get("code", ""))
    game = known.table.agreed.game.name if known else None
    file = copy.page(request.url.path, request.headers.get("accept-language", ""), game)
    if file is None:
        return Response("The browser client is not installed.", 404, media_type="text/plain")
    return _told(request, file, {VERSION: copy.version, "Vary": "Accept-Encoding, Accept-Language"})


async def static(request: Request) -> Response:
    """A file of the client."""
    name = request.path_params["name"]
    file = await _client(request).file(name)
    if file is None:
        raise HTTPException(404)
    return _told(request, file, lasts=_client(request).lasts(name))


async def worker(request: Request) -> Response:
    """The script that keeps a copy of the client. It lies at the root, for it serves all pages."""
    file = await _client(request).file(WORKER)
    if file is None:
        raise HTTPException(404)
    return _told(request, file)


async def facts(request: Request) -> Response:
    """What a copy of the client has to have."""
    copy = await _client(request).copy()
    return Response(copy.facts, media_type="application/json", headers={"Cache-Control": "no-cache"})


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever hangs up in the middle of a request gets no answer, and makes no noise."""
    return Response(status_code=400)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return api.refusal(error)


async def _without_database(request: Request, error: Exception) -> Response:
    hub: Hub = request.app.state.hub
    return api.refusal(hub.tables.complain("a request could not be answered", error))


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return api.answer(refusals.as_json(Refused("bad_message", why=Fault("nothing_there"))), error.status_code)
    return Response(error.detail, error.status_code, media_type="text/plain", headers=error.headers)


def make_app(config: Config | None = None) -> App:
    """The whole server, as an ASGI application."""
    config = config or Config()
    client = Client(config.client, config.bundle)
    connection_limits = ConnectionLimits(config.limits, trusted_proxies(config))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.client = client
        app.state.connection_limits = connection_limits
        app.state.hub = Hub(config)
        yield
        await app.state.hub.close()

    routes = [
        *(Route(path, page) for path in PAGES),
        Route("/worker.js", worker),
        Route("/client.json", facts),
        *api.routes(),
        Route("/health", api.health),
        Route("/metrics", api.show_metrics),
        Route("/static/{name:path}", static),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={
            Refused: _refused,
            HTTPException: _not_found,
            ClientDisconnect: _gone,
            Unavailable: _without_database,
        },
    )
    return App(app, connection_limits, Names(config.names))
