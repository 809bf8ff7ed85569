"""A PostgreSQL of one's own, for as long as a test takes."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

STARTS = ("-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=20", "-c", "shared_buffers=8MB")


def find_tools() -> Path | None:
    """The folder with initdb and pg_ctl. Debian keeps it off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Cluster:
    """It lives in a folder of its own, on a free port of this machine. PostgreSQL refuses to run as root."""

    def __init__(self) -> None:
        tools = find_tools()
        if tools is None:
            pytest.skip("THERE IS NO POSTGRESQL HERE: install the package postgresql to have it tested")
        self._tools = tools
        self.folder = Path(tempfile.mkdtemp(prefix="stammtisch-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            names = {user.pw_name for user in pwd.getpwall()}
            owner = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": ()}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.run("initdb", "-A", "trust", "-U", "stammtisch", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://stammtisch@127.0.0.1:{self.port}/postgres"

    def run(self, tool: str, *args: str) -> None:
        done = subprocess.run(
            [self._tools / tool, "-D", self.folder / "data", *args],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **self._as,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        options = " ".join((f"-p {self.port} -k {self.folder}", *STARTS))
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "fast", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
