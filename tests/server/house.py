"""A real server process, with a real database file."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from tests import bundled
from tests.server.door import Door

RUN = """
import json, os, sys
from stammtisch.server.config import Config
from stammtisch.service.limits import Limits
from stammtisch.server.run import serve

given = json.loads(sys.argv[1])
if given.pop("plain"):
    from stammtisch.server.ws import wire

    async def find_fault(*_): return "somebody wants it so"
    wire.find_fault = find_fault
config = Config(**given | {"limits": Limits(**given["limits"])})
for line in sys.stdin:
    port, _, point = line.partition(" ")
    child = os.fork()
    if not child:
        os.close(0)
        if point:
            from tests.server import deadly

            deadly.arm(*json.loads(point))
        serve(config, host="127.0.0.1", port=int(port), log_json=True)
        os._exit(0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""Everything is imported once; each start of the server is a process of its own, forked from that. It may be told at
which point to kill itself.
"""

FREE = {
    "rate": 0,
    "frames": 0,
    "requests": 0,
    "openings": 0,
    "per_address": 1000,
    "bots": 0,
    "talk": 0,
    "changes": 0,
    "log_daily": 0,
    "pages": 0,
}
"""No limits: tests are quicker than people."""


class House(Door):
    """A server that can be stopped, killed and started again at the same port with the same database."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        client: Path | None = None,
        bundle: str | None = None,
        warm_up: bool = False,
        preload: Path | None = None,
        names: list[str] | None = None,
        keep: float = 90,
        packages: Path | None = None,
        own_bots: list[str] | None = None,
        plain: bool = False,
        **limits: float,
    ) -> None:
        self.folder = folder
        self.file = folder / "tables.db"
        """The database, unless another one is named."""
        self.port = 0
        self.process = 0
        """The id of the server's process; 0 while it does not run."""
        config = {
            "database": database or f"sqlite:///{self.file}",
            "warm_up": warm_up,
            "limits": {**FREE, **limits},
            "idle": 1.0,
            "keep": keep,
            "client": client and str(client),
            "bundle": bundled.folder() if bundle is None else bundle,
            "names": names or [],
            "own_bots": own_bots or [],
            "plain": plain,  # sockets by plain ASGI alone
        }
        self._config, self._preload = json.dumps(config), preload
        self._packages = packages
        """A folder with packages that are installed besides ours."""
        self._spawn(Path(__file__).parents[2] / "src")

    def _spawn(self, source: Path) -> None:
        """A process that has everything imported from there."""
        root = Path(__file__).parents[2]
        places = [source, root, *([self._packages] if self._packages else []), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(place) for place in places if place)}
        if self._preload is not None:
            environment |= {"LD_PRELOAD": str(self._preload), "DEADLY_FAULT": str(self.folder / "fault")}
        with (self.folder / "server.log").open("a") as log:
            self._parent = subprocess.Popen(
                [sys.executable, "-c", RUN, self._config],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )

    def start(self, point: str = "", nth: int = 0) -> Self:
        """Open; with a point the server kills itself when it comes there for the n-th time (`deadly.py`)."""
        self._say(f"{self.port} {json.dumps([point, nth])}" if point else str(self.port))
        self.process = int(self._hear())
        line = self._hear()
        if point and line == str(-signal.SIGKILL):  # it came there before anybody could come in
            self.process = 0
            return self
        if not line.startswith("The table is set: "):
            self._give_up()
            raise AssertionError(self.log)
        self.port = int(line.rstrip("/").rpartition(":")[2])
        return self

    def kill(self) -> None:
        """As a power cut would, without a word."""
        assert self.process, "it does not run"  # 0 would be everybody
        os.kill(self.process, signal.SIGKILL)
        assert self._gone() == -signal.SIGKILL

    def killed(self) -> None:
        """Wait until the server has killed itself."""
        assert self._gone() == -signal.SIGKILL, self.log

    def stop(self) -> int:
        assert self.process, "it does not run"
        os.kill(self.process, signal.SIGTERM)
        return self._gone()

    def close(self) -> None:
        """Nothing is left of it."""
        if self.process:
            self.kill()
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(60)
        self._parent.stdout.close()

    def _give_up(self) -> None:
        """It does not open: nothing is left of it either, though nobody comes to close it."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        self.process = 0
        self.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def _say(self, line: str) -> None:
        assert self._parent.stdin is not None
        self._parent.stdin.write(line + "\n")
        self._parent.stdin.flush()

    def _hear(self) -> str:
        assert self._parent.stdout is not None
        return self._parent.stdout.readline().rstrip("\n")

    def _gone(self) -> int:
        self.process = 0
        return int(self._hear())

    def wait_for(self, check: Any, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while not check():
            assert time.monotonic() < until
            time.sleep(0.02)
