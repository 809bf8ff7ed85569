"""How much memory a server keeps after an evening with Meister: matches of all five games, hints, then nothing.

    python -m bench.evening [--seconds 60]

Says what the server's process holds at each stage, as Linux counts it: `rss` with what it shares with other processes
(libraries on disk), `own` without. The searches are compiled by another process beforehand, as in every server.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from stammtisch import games

TABLES = 4
"""Of each game."""


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as response:
        return json.loads(response.read())


def memory(process: int) -> dict[str, int]:
    """Megabytes."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = {name: int(value) // 1024 for name, value in re.findall(r"^(\w+): +(\d+) kB$", text, re.MULTILINE)}
    return {"rss": found["Rss"], "own": found["Private_Dirty"] + found["Private_Clean"]}


async def sit(url: str, game: str, until: float) -> int:
    """Somebody at a table with Meister: a hint, then any move, at full speed."""
    opened = ask(f"{url}/api/quick", {"game": game, "level": "meister", "pace": "instant"})
    count, view, decision = 0, dict[str, Any](), dict[str, Any]()
    socket = f"{url.replace('http', 'ws')}/ws/{opened['code']}"
    async with connect(socket, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": opened["token"]}))
        async for frame in line:
            for told in map(json.loads, str(frame).split("\n")):
                view = {**view, **(told.get("view") or {})}
                decision = told.get("decision") or decision
            if time.monotonic() > until:
                return count
            if view.get("outcome") is not None:
                view = {}
                for kind in ("rematch", "start"):
                    await line.send(json.dumps({"type": kind, "id": f"{kind}{count}"}))
                count += 1
            elif view.get("legal"):
                count += 1
                number = decision["number"]
                for kind, more in (("hint", {}), ("move", {"move": view["legal"][0]})):
                    message = {"type": kind, "id": f"{kind}{count}", "decision": number, **more}
                    await line.send(json.dumps(message))
                view["legal"] = []
    return count


async def play(url: str, seconds: float) -> int:
    until = time.monotonic() + seconds
    evenings = [sit(url, game, until) for game in games.NAMES for _ in range(TABLES)]
    watched = asyncio.gather(*evenings)
    with contextlib.suppress(TimeoutError):
        return sum(await asyncio.wait_for(watched, seconds + 30))
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="how long people play")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--rate", "0", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split(": ", 1)[1].strip().rstrip("/")
            print("started            ", memory(server.pid), flush=True)
            while len(ask(f"{url}/health")["native"]) < len(games.NAMES):
                time.sleep(0.5)
            print("searches loaded    ", memory(server.pid), flush=True)
            moves = asyncio.run(play(url, given.seconds))
            print("after the evening  ", memory(server.pid), f"{moves} moves and hints of people", flush=True)
            time.sleep(90)  # tables leave memory after a minute
            print("a minute and a half later", memory(server.pid), flush=True)
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
