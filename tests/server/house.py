"""A real server process, with a real database file."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

RUN = """
import json, os, sys
from stammtisch.server.config import Config, Limits
from stammtisch.server.run import serve

given = json.loads(sys.argv[1])
config = Config(**given | {"limits": Limits(**given["limits"])})
for line in sys.stdin:
    child = os.fork()
    if not child:
        os.close(0)
        serve(config, host="127.0.0.1", port=int(line), log_json=True)
        os._exit(0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""Everything is imported once; each start of the server is a process of its own, forked from that."""

FREE = {"rate": 0, "requests": 0, "openings": 0, "per_address": 1000}
"""No limits: tests are quicker than people."""


class House:
    """A server that can be stopped, killed and started again at the same port with the same database."""

    def __init__(self, folder: Path, database: str | None = None, client: Path | None = None, **limits: float) -> None:
        self.folder = folder
        self.port = 0
        self.process = 0
        """The id of the server's process; 0 while it does not run."""
        config = {
            "database": database or f"sqlite:///{folder / 'tables.db'}",
            "warm_up": False,
            "limits": {**FREE, **limits},
            "idle": 1.0,
            "client": client and str(client),
        }
        source = Path(__file__).parents[2] / "src"
        with (folder / "server.log").open("a") as log:
            self._parent = subprocess.Popen(
                [sys.executable, "-c", RUN, json.dumps(config)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(source)},
            )

    def start(self) -> "House":
        self._say(str(self.port))
        self.process = int(self._hear())
        line = self._hear()
        assert line.startswith("The table is set: "), self.log
        self.port = int(line.rstrip("/").rpartition(":")[2])
        return self

    def kill(self) -> None:
        """As a power cut would, without a word."""
        assert self.process, "it does not run"  # 0 would be everybody
        os.kill(self.process, signal.SIGKILL)
        assert self._gone() == -signal.SIGKILL

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
        self._parent.wait(10)
        self._parent.stdout.close()

    def __enter__(self) -> "House":
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

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{code}"

    def get(self, path: str, **headers: str) -> tuple[int, Any, dict[str, str]]:
        return self._fetch(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, data: Any, **headers: str) -> tuple[int, Any, dict[str, str]]:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        headers = {"Content-Type": "application/json", **headers}
        return self._fetch(urllib.request.Request(self.url + path, data=body, headers=headers))

    def _fetch(self, request: urllib.request.Request) -> tuple[int, Any, dict[str, str]]:
        try:
            with urllib.request.urlopen(request, timeout=20) as response:
                status, body, headers = response.status, response.read(), dict(response.headers)
        except urllib.error.HTTPError as error:
            status, body, headers = error.code, error.read(), dict(error.headers)
            error.close()
        if "json" in headers.get("content-type", "") and "jsonl" not in headers.get("content-type", ""):
            return status, json.loads(body), headers
        return status, body, headers

    def open(self, game: str, **more: Any) -> dict[str, Any]:
        status, opened, _ = self.post("/api/tables", {"game": game, "name": "Ada", "pace": "instant", **more})
        assert status == 201, opened
        return opened

    def wait_for(self, check: Any, seconds: float = 30) -> None:
        until = time.monotonic() + seconds
        while not check():
            assert time.monotonic() < until
            time.sleep(0.02)
