"""The log of all tables: append only, durable before anybody hears of it.

One thread writes. While it is busy with a commit, rows of all tables gather, and are then committed together: a
busy server does not pay for one flush to disk per move. SQLite in WAL mode is the default; any database that SQLAlchemy
knows will do. A row's number is unique at its table: should two servers share a database, whoever writes a number
first has it, and the other one has to read the table again.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, ProgrammingError, SQLAlchemyError

from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.table import Row
from stammtisch.table.frames import encode

log = logging.getLogger("stammtisch.storage")

metadata = MetaData()
LOG = Table(
    "log",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

_INSERT = "INSERT INTO log (code, number, at, line) SELECT {} FROM json_each(?)".format(
    ", ".join(f"json_extract(value, '$[{column}]')" for column in range(4))
)
"""Any number of rows in one statement, which is a transaction of its own: Python's SQLite gives up the interpreter for
each statement, and getting it back is what costs.
"""

PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as gone."""

MOST = 1000
"""So many appends are committed together at most."""


class Unavailable(StammtischError):
    """The database cannot be opened."""


@dataclass(slots=True)
class Append:
    """Rows of one table that wait to be written, and what is to happen then."""

    code: str
    rows: list[Row]
    done: Callable[[BaseException | None], None]
    forget: int | None = None
    """In place of rows: delete the table, unless it has a line of this time or later."""


def default_database() -> str:
    """SQLite, in the user's own folder."""
    return f"sqlite:///{folders.data() / 'tables.db'}"


class Store:
    """The database, with a thread that writes to it. Everything but `load`, `after` and `count` belongs to the loop."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._engine = _connect(url)
        self._waiting: list[Append] = []
        self._busy = False
        """Whether the thread has a batch; there is one at a time."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._batches: SimpleQueue[list[Append] | None] = SimpleQueue()
        self.commits = self.written = 0
        """For the metrics."""
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def append(self, code: str, rows: list[Row], done: Callable[[BaseException | None], None]) -> None:
        """Have rows written; `done` is called once they are on disk, or with the error if they cannot be. Calls come
        in the order of appends.
        """
        self._put(Append(code, rows, done))

    def _put(self, append: Append) -> None:
        self._waiting.append(append)
        if not self._busy and len(self._waiting) == 1:
            self._idle.clear()
            self._loop.call_soon(self._next_batch)  # after everything else that has just come in

    def forget(self, code: str, before: int, done: Callable[[BaseException | None], None]) -> None:
        """Have all rows of a table deleted, unless something happened there since. Goes the way of appends."""
        self._put(Append(code, [], done, before))

    def _next_batch(self) -> None:
        if self._waiting and not self._busy:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            self._busy = True
            self._batches.put(batch)

    def _written(self, batch: list[Append], outcomes: list[BaseException | None]) -> None:
        """The thread has finished a batch."""
        self._busy = False
        self._next_batch()  # first of all, so that the disk need not wait
        for each, outcome in zip(batch, outcomes, strict=True):
            try:
                each.done(outcome)
            except Exception:  # whoever waited: others do too, and so does the end
                log.exception("a table could not go on after a write")
        if not self._busy and not self._waiting:
            self._idle.set()

    def load(self, code: str) -> list[Row]:
        """All rows of a table, in order; none if there is no such table."""
        wanted = select(LOG.c.number, LOG.c.at, LOG.c.line).where(LOG.c.code == code).order_by(LOG.c.number)
        with self._engine.connect() as connection:
            return [Row(number, at, line.encode()) for number, at, line in connection.execute(wanted)]

    def after(self, code: str, most: int) -> list[tuple[str, int]]:
        """The next tables in the order of codes, and when something last happened there. It follows the primary key
        from table to table and reads nothing else.
        """
        found: list[tuple[str, int]] = []
        with self._engine.connect() as connection:
            while len(found) < most:
                following = connection.scalar(select(func.min(LOG.c.code)).where(LOG.c.code > code))
                if following is None:
                    break
                last = select(LOG.c.at).where(LOG.c.code == following).order_by(LOG.c.number.desc()).limit(1)
                at = connection.scalar(last)
                if at is not None:
                    found.append((following, at))
                code = following
        return found

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            counted = connection.scalar(select(func.count()).select_from(LOG).where(LOG.c.number == 1))
        return int(counted or 0)

    async def answers(self) -> bool:
        """Whether the database is there, and quick enough."""
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(self.after, "", 1)
        except (TimeoutError, SQLAlchemyError):
            return False
        return True

    async def settled(self) -> None:
        """Wait until everything is written."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        await self.settled()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # The writing thread

    def _write(self) -> None:
        with self._engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.execution_options(isolation_level="AUTOCOMMIT")
            while (batch := self._batches.get()) is not None:
                error = self._commit(connection, batch)
                if error is None or len(batch) == 1:
                    outcomes = [error] * len(batch)
                else:  # one of them spoils it for the others
                    outcomes = [self._commit(connection, [each]) for each in batch]
                self._loop.call_soon_threadsafe(self._written, batch, outcomes)

    def _commit(self, connection: Connection, batch: list[Append]) -> BaseException | None:
        """Write all or nothing."""
        rows = [(each.code, row.number, row.at, row.line.decode()) for each in batch for row in each.rows]
        forgotten = [(each.code, each.forget) for each in batch if each.forget is not None]
        if not rows and not forgotten:
            return None
        try:
            with connection.begin():
                for code, before in forgotten:
                    later = LOG.alias()
                    since = select(later.c.number).where(later.c.code == code, later.c.at >= before)
                    connection.execute(delete(LOG).where(LOG.c.code == code, ~since.exists()))
                if rows and connection.dialect.name == "sqlite":
                    connection.exec_driver_sql(_INSERT, (encode(rows).decode(),))
                elif rows:
                    connection.execute(insert(LOG), [dict(zip(LOG.c.keys(), row, strict=True)) for row in rows])
        except Exception as error:  # whatever it is, the thread has to go on
            log.error("rows could not be written: %s", error)
            return error
        self.commits += 1
        self.written += len(rows)
        return None


def check(url: str) -> None:
    """Raise if the database cannot be opened."""
    _connect(url).dispose()


def _connect(url: str) -> Engine:
    try:
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_up_sqlite)
        try:
            metadata.create_all(engine)
        except (IntegrityError, ProgrammingError):  # another server was just doing the same
            metadata.create_all(engine)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise Unavailable(f"the database {url} cannot be opened: {error}") from None
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
