"""Where a server can be killed while it writes: it does so itself, at the n-th time that it comes to a point.

The points are put in from outside: into SQLAlchemy by its events, into SQLite by its progress handler, into what SQLite
does to files by a library that stands before the C library (deadly.c), and around what tells people. Nothing of this
is in the server.
"""

import ctypes
import itertools
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect

POINTS = {
    "before a statement": 8,
    "within a statement": 60,
    "after a statement": 8,
    "before a commit": 8,
    "after a commit": 8,
    "before something is told": 40,
    "after something is told": 40,
    "before something is sent": 40,
    "after something is sent": 40,
}
"""Each point, and at which time at most that it is come to the server is killed."""
IN_FILES = {"before a write to a file": 25, "halfway through a write to a file": 25, "after a write to a file": 25}
"""The same for what SQLite does to its files; these need a C compiler."""

INSTRUCTIONS = 10
"""So many of SQLite's instructions lie between two points within a statement."""
CHECKPOINT = 6
"""So many pages wait beside the database until they are put into it: few, so that this happens often."""


def library(folder: Path) -> Path | None:
    """What has to stand before the C library; None where it cannot be made."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    made, source = folder / "deadly.so", Path(__file__).with_name("deadly.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl"], check=True)
    return made


def arm(point: str, nth: int) -> None:
    """From now on: be killed when this point is come to for the n-th time."""
    if point in IN_FILES:
        event.listen(Engine, "connect", _checkpoint_often)
        ctypes.CDLL(None).deadly_arm(ctypes.c_long(nth), list(IN_FILES).index(point))
        return
    times = itertools.count(1)

    def reach(name: str) -> None:
        if name == point and next(times) == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    _in_statements(reach)
    _around(DefaultDialect, "do_commit", "a commit", reach)
    from stammtisch.service.connection import Connection

    _around(Connection, "push", "something is told", reach)
    _around(Connection, "flush", "something is sent", reach)


def _around(owner: type, name: str, what: str, reach: Callable[[str], None]) -> None:
    real = getattr(owner, name)

    def call(*args: Any) -> Any:
        reach(f"before {what}")
        result = real(*args)
        reach(f"after {what}")
        return result

    setattr(owner, name, call)


def _in_statements(reach: Callable[[str], None]) -> None:
    inside = False

    def writes(statement: str) -> bool:
        return "INSERT INTO log" in statement

    @event.listens_for(Engine, "before_cursor_execute")
    def before(_: Any, cursor: Any, statement: str, *rest: Any) -> None:
        nonlocal inside
        if writes(statement):
            reach("before a statement")
            inside = True

    @event.listens_for(Engine, "after_cursor_execute")
    def after(_: Any, cursor: Any, statement: str, *rest: Any) -> None:
        nonlocal inside
        if writes(statement):
            inside = False
            reach("after a statement")

    @event.listens_for(Engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        if hasattr(connection, "set_progress_handler"):
            connection.set_progress_handler(lambda: reach("within a statement") if inside else None, INSTRUCTIONS)


def _checkpoint_often(connection: Any, _: Any) -> None:
    if hasattr(connection, "set_progress_handler"):
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
