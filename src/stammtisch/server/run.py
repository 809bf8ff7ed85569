"""Starting a server, from the command line or a script."""

import contextlib
import gc
import json
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Any

import uvicorn

from stammtisch import __version__, games
from stammtisch.core.errors import StammtischError
from stammtisch.server import storage
from stammtisch.server.app import App, make_app
from stammtisch.server.config import Config
from stammtisch.server.http.entrance import make_entrance, watched
from stammtisch.server.limits.connections import trusted_proxies
from stammtisch.server.ws import wire
from stammtisch.server.ws.plain import ROOM, Plain
from stammtisch.words import say

log = logging.getLogger("stammtisch.run")

PORT = 8700
SWITCH = 0.0005
"""Seconds after which a thread that computes lets another one run. The writer and the loop hand over to each other
many times a second, and five milliseconds, which is usual, would be most of a move's time.
"""

GARBAGE = (10_000, 20, 50)
"""When to look for circular garbage. There is little of it: by far most is freed at once."""

MOST_OPEN = 65_536
"""So many files and connections may be open, if the system lets them."""

FIELDS = ("table", "game", "players")
"""What a line of the log may have besides its message. Of a table's code only the beginning: all of it opens it."""


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name in FIELDS}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(*, as_json: bool, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.access", "uvicorn.error"):  # a line for every socket, with the codes of tables, and one for
        logging.getLogger(name).setLevel(logging.ERROR)  # everything that is no request


def bind(host: str, port: int, *, search: bool) -> socket.socket:
    """A socket at that port, or with `search` at the next free one."""
    last: OSError | None = None
    for candidate in range(port, port + 20 if search and port else port + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            return listener
        except OSError as error:
            listener.close()
            last = error
    raise StammtischError("cannot_listen", host=host, port=port, reason=last and last.strerror)


def raise_open_files() -> None:
    """As many connections as the system allows; what it allows at first is often little more than a thousand."""
    try:
        import resource
    except ImportError:  # not every system has it
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
    if soft != resource.RLIM_INFINITY and soft < wished:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


def local_address() -> str | None:
    """The address under which this machine is known in its network, as far as one can tell without asking it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return None


def serve(
    config: Config,
    *,
    host: str,
    port: int,
    search_port: bool = False,
    open_browser: bool = False,
    log_json: bool = False,
    quiet: bool = False,
) -> None:
    """Run until told to stop."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is loaded by now stays, and need not be looked through again
    gc.set_threshold(*GARBAGE)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn shuts down properly, and then raises it once more
    set_up_logs(as_json=log_json, level=logging.WARNING if quiet else logging.INFO)
    storage.check(config.database or storage.default_database())
    listener = bind(host, port, search=search_port)
    port = listener.getsockname()[1]
    raise_open_files()
    for problem in games.problems():
        log.warning("%s", problem)
    app = make_app(replace(config, names=(*config.names, host)))
    server = Announcing(config, app, addresses(host, port), open_browser=open_browser)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()


def addresses(host: str, port: int) -> list[str]:
    """Where the table can be found, for people; the first one from this machine."""
    if host in ("0.0.0.0", "::"):
        others = local_address()
        return [f"http://localhost:{port}/", *([f"http://{others}:{port}/"] if others else [])]
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]


class Announcing(uvicorn.Server):
    """Says where it can be found as soon as it can be, and goodbye before it goes."""

    def __init__(self, config: Config, app: App, found_at: list[str], *, open_browser: bool) -> None:
        self._entrance = make_entrance(app.connection_limits, wire.Wire)
        self._settings: dict[str, Any] = {
            "interface": "asgi3",
            "log_config": None,
            "access_log": False,
            "http": self._entrance,
            "ws": "websockets-sansio",
            "forwarded_allow_ips": list(trusted_proxies(config)),
            "ws_max_size": config.limits.message * ROOM,
            "ws_per_message_deflate": False,
            "ws_ping_interval": 30,
            "ws_ping_timeout": 30,
            "timeout_graceful_shutdown": 5,
            "server_header": False,
        }
        super().__init__(uvicorn.Config(watched(app), lifespan="on", **self._settings))
        self._app, self._found_at, self._open_browser = app, found_at, open_browser

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.say_goodbye()  # uvicorn would hang up on everybody without a word
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        fault = await wire.find_fault(lambda app: uvicorn.Config(app, lifespan="off", **self._settings))
        if fault is not None:
            log.warning("sockets go by plain ASGI, which is slower: with uvicorn %s %s", uvicorn.__version__, fault)
            self._entrance.kind = Plain
        await super().startup(sockets)
        if self.should_exit:
            return
        here, *others = self._found_at
        log.info("serving at %s, version %s", here, __version__)
        print(say("cli.the_table_is_set", address=here), flush=True)
        for other in others:
            print(say("cli.for_others", address=other), flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
