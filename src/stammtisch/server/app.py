"""The application: pages, requests and sockets under one roof."""

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from stammtisch.server import api, replays, shelf
from stammtisch.server.client import VERSION, Client
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.security import HEADERS
from stammtisch.server.socket import Socket
from stammtisch.table import Refused

PAGES = (
    *("/", "/new", "/new/{game}", "/t/{code}", "/rules/{game}", "/gallery", "/gallery/{game}"),
    *("/replay", "/replay/{ticket}", "/pad", "/pad/{id}", "/pad/new/{game}", "/stats"),
)
"""The addresses of the client's pages."""

_RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Doors:
    """Lets sockets in directly, everything else through the application, and puts the security headers on every
    answer.
    """

    def __init__(self, app: Starlette) -> None:
        self._app, self._socket = app, Socket(lambda: app.state.hub)

    async def say_goodbye(self) -> None:
        """Before the server goes down: everybody is told."""
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.say_goodbye()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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

        await self._app(scope, receive, guarded)


class Files(StaticFiles):
    """The client's files. Browsers ask each time whether a file has changed: no build step gives them new names."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


class GameFiles:
    """The files that each game brings, by the name of the game."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        self._files = {name: Files(directory=folder) for name, folder in folders.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        files = self._files.get(scope["path_params"]["game"])
        if files is None:
            raise HTTPException(404)
        await files(scope, receive, send)


async def page(request: Request) -> Response:
    """Every page is the same file; it reads its own address."""
    client: Client = request.app.state.client
    file = client.folder / "index.html"
    if not file.is_file():
        return Response("The browser client is not installed.", 404, media_type="text/plain")
    version = client.version()
    return FileResponse(file, headers={"Cache-Control": "no-cache", VERSION: version})


async def worker(request: Request) -> Response:
    """The script that keeps a copy of the client. It lies at the root, for it serves all pages."""
    script = request.app.state.client.worker()
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


async def games_list(request: Request) -> Response:
    """What stands on the shelf, as the client reads it before anything else."""
    return Response(shelf.listing(), media_type="application/json", headers={"Cache-Control": "no-cache"})


async def show_words(request: Request) -> Response:
    """A catalogue, as browsers read it. They ask each time whether it has changed, as with files."""
    content = request.app.state.client.made(request.url.path.removeprefix("/static/"))
    if content is None:
        raise HTTPException(404)
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match", "").removeprefix("W/") == tag:
        return Response(None, 304, headers)
    return Response(content, media_type="application/json", headers=headers)


async def facts(request: Request) -> Response:
    """What a copy of the client has to have."""
    return JSONResponse(request.app.state.client.facts(), headers={"Cache-Control": "no-cache"})


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return api.refusal(error)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return api.answer(Refused("bad_message", error.detail).as_json(), error.status_code)
    return Response(error.detail, error.status_code, media_type="text/plain", headers=error.headers)


def _post(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, endpoint, methods=["POST"])


def make_app(config: Config | None = None) -> Doors:
    """The whole server, as an ASGI application."""
    config = config or Config()
    client = Client(config.client)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.client = client
        app.state.hub = Hub(config)
        app.state.replays = replays.Replays()
        yield
        await app.state.hub.close()

    routes = [
        *(Route(path, page) for path in PAGES),
        Route("/worker.js", worker),
        Route("/client.json", facts),
        Route("/api/games", api.show_games),
        Route("/api/rules/{game}", api.show_rules),
        _post("/api/check", api.check),
        _post("/api/tables", api.new_table),
        _post("/api/quick", api.quick),
        _post("/api/mine", api.mine),
        _post("/api/qr", api.draw_qr),
        Route("/api/tables/{code}", api.show_table),
        Route("/api/tables/{code}/qr.svg", api.table_qr),
        Route("/api/tables/{code}/record", replays.last_record),
        _post("/api/replays", replays.tickets),
        Route("/api/replays/{ticket}", replays.show),
        Route("/api/replays/{ticket}/record", replays.record),
        _post("/api/replay", replays.brought),
        Route("/health", api.health),
        Route("/metrics", api.show_metrics),
        Route(f"/static/{shelf.LIST}", games_list),
        Route("/static/words/languages.json", show_words),
        Route("/static/words/{language}/{chapter}.json", show_words),
        Mount("/static/games/{game}", GameFiles(client.games)),
        *([Mount("/static", Files(directory=client.folder))] if client.folder.is_dir() else []),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={Refused: _refused, HTTPException: _not_found},
    )
    return Doors(app)
