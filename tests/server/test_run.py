"""`stammtisch serve` as a process: it says where it is, logs, and goes down properly."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from stammtisch.server.run import addresses, bind

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def start(*args: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "stammtisch", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "NUMBA_DISABLE_JIT": "1", **more},
    )


@pytest.mark.parametrize("goodbye", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_goes_down_properly(tmp_path, goodbye):
    with start("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", "--log-json") as server:
        url = server.stdout.readline().removeprefix("The table is set: ").strip()
        asked = urllib.request.Request(
            f"{url}api/quick", data=b'{"game":"zehn"}', headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=60) as response:
            opened = json.load(response)
        server.send_signal(goodbye)
        _, errors = server.communicate(timeout=60)
        assert server.returncode in (0, 130)
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    opening = next(line for line in lines if line["message"] == "a table was opened")
    assert (opening["game"], opening["table"], opening["level"]) == ("zehn", opened["code"][:3], "info")
    assert opened["code"] not in errors
    assert "Traceback" not in errors


def test_without_a_command_it_opens_the_table_in_a_browser(tmp_path):
    """A browser that writes down what it is asked to open."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {seen}\n")
    browser.chmod(0o755)
    with start(BROWSER=str(browser), STAMMTISCH_DATA=str(tmp_path / "data")) as server:
        assert server.stdout.readline().startswith("Setting the table.")
        url = server.stdout.readline().removeprefix("The table is set: ").strip()
        with urllib.request.urlopen(f"{url}health", timeout=60) as response:
            assert response.status == 200
        for _ in range(100):
            if seen.exists() and seen.read_text():
                break
            os.sched_yield()
            server.poll()
            subprocess.run(["sleep", "0.05"], check=True)
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=60)
    assert seen.read_text().strip() == url
    assert (tmp_path / "data" / "tables.db").exists()


def test_what_cannot_be_is_said_in_one_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with start("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db") as server:
            _, errors = server.communicate(timeout=60)
            assert server.returncode == 2
    assert f"port {port}" in errors
    assert errors.count("\n") == 1
    with start("serve", "--port", "0", "--database", "nonsense://") as server:
        _, errors = server.communicate(timeout=60)
        assert server.returncode == 2
    assert "cannot be opened" in errors
    assert "Traceback" not in errors


def test_the_next_free_port():
    with bind("127.0.0.1", 0, search=False) as first:
        port = first.getsockname()[1]
        with bind("127.0.0.1", port, search=True) as second:
            assert port < second.getsockname()[1] < port + 20


def test_where_it_is_found():
    assert addresses("127.0.0.1", 8700) == ["http://127.0.0.1:8700/"]
    assert addresses("::1", 8700) == ["http://[::1]:8700/"]
    assert addresses("0.0.0.0", 8700)[0] == "http://localhost:8700/"
