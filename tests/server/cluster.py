"""A PostgreSQL of one's own, for as long as a test takes, with the faults that one may have."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # a test does not survive a power cut, and need not
    "max_connections": "100",
    "max_locks_per_transaction": "256",
    "shared_buffers": "32MB",
}


class Missing(Exception):
    """A program is not installed here."""


def find_tools() -> Path | None:
    """The folder with initdb and pg_ctl. Debian keeps it off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Cluster:
    """It lives in a folder of its own, on a free port of this machine. PostgreSQL refuses to run as root."""

    def __init__(self, **settings: str) -> None:
        tools = find_tools()
        if tools is None:
            raise Missing("THERE IS NO POSTGRESQL HERE: install the package postgresql to have it tested")
        self.tools = tools
        self._settings = {**SETTINGS, **settings}
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

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://stammtisch@127.0.0.1:{self.port}/postgres"

    def run(self, tool: str, *args: str) -> None:
        done = subprocess.run(
            [self.tools / tool, "-D", self.folder / "data", *args],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **self._as,
        )
        assert done.returncode == 0, done.stdout

    @contextmanager
    def connect(self) -> Iterator[Any]:
        """A connection that commits each statement by itself."""
        import psycopg

        where = f"postgresql://stammtisch@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(where, autocommit=True, connect_timeout=60) as connection:
            yield connection

    # What may happen to it

    def start(self) -> None:
        settings = [f"-c {name}={value}" for name, value in self._settings.items()]
        options = " ".join((f"-p {self.port} -k {self.folder}", *settings))
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, *, crash: bool = False) -> None:
        """Every connection is cut. A crash leaves no time to tidy up: the next start reads the log of writes."""
        self.run("pg_ctl", "-w", "-m", "immediate" if crash else "fast", "stop")

    def restart(self, *, crash: bool = False, away: float = 0) -> None:
        """Stop, and start again after so many seconds."""
        self.stop(crash=crash)
        time.sleep(away)
        self.start()

    def cut(self) -> int:
        """Cut all connections but the one that says so. How many there were."""
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        with self.connect() as connection:
            found = connection.execute(f"SELECT count(pg_terminate_backend(pid)) {others}").fetchone()
        return int(found[0])

    def rows(self, code: str) -> list[tuple[int, int, str]]:
        """The log of a table: number, time, line."""
        asked = "SELECT number, at, line FROM log WHERE code = %s ORDER BY number"
        with self.connect() as connection:
            return list(connection.execute(asked, (code,)))

    def close(self) -> None:
        """Nothing is left of it."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)
