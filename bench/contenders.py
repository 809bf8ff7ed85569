"""A server that is measured, and ours, with clients that speak its protocol."""

import http.client
import json
import os
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

SEATS = 4
GAME = "gaunerbande"
"""What is played: the game that is nearly the Hearts of others."""


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
from stammtisch.server.config import Config
from stammtisch.service.limits import Limits
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
        opened = self.post("/api/tables", {"game": GAME, "name": "A", "pace": "instant"})
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
