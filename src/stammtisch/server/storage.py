"""The log of all tables: append only, durable before anybody hears of it.

One thread writes. It takes whatever rows are waiting, of however many tables, and commits them together, so that a
busy server does not pay for one flush to disk per move. SQLite in WAL mode is the default; any database that SQLAlchemy
knows will do. A row's number is unique at its table: should two servers share a database, whoever writes a number first
has it, and the other one has to read the table again.
"""

import logging
import threading
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
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
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.table import Row

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

_MANY = text(
    "INSERT INTO log (code, number, at, line) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]') FROM json_each(:rows)"
)
"""All rows in one statement: Python's SQLite gives up the interpreter for each, and getting it back is what costs."""

MOST_ROWS = 1000
"""So many rows are committed together at most."""


class Unavailable(StammtischError):
    """The database cannot be opened."""


@dataclass(slots=True)
class Append:
    """Rows of one table that wait to be written, and what is to happen then."""

    code: str
    rows: list[Row]
    done: Callable[[BaseException | None], None]


def default_database() -> str:
    """SQLite, in the user's own folder."""
    return f"sqlite:///{folders.data() / 'tables.db'}"


class Store:
    """The database, with a thread that writes to it."""

    def __init__(self, url: str, tell: Callable[[Callable[[], None]], Any]) -> None:
        """`tell` runs something in the thread that owns the tables."""
        self._tell = tell
        self._engine = _connect(url)
        self._sqlite = self._engine.dialect.name == "sqlite"
        self._waiting: deque[Append] = deque()
        self._wanted = threading.Condition()
        self._closing = False
        self.commits = self.written = 0
        """For the metrics."""
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def append(self, code: str, rows: list[Row], done: Callable[[BaseException | None], None]) -> None:
        """Have rows written; `done` is called once they are on disk, or with the error if they cannot be. Calls come
        in the order of appends.
        """
        with self._wanted:
            self._waiting.append(Append(code, rows, done))
            self._wanted.notify()

    def load(self, code: str) -> list[Row]:
        """All rows of a table, in order; none if there is no such table."""
        wanted = select(LOG.c.number, LOG.c.at, LOG.c.line).where(LOG.c.code == code).order_by(LOG.c.number)
        with self._engine.connect() as connection:
            return [Row(number, at, line.encode()) for number, at, line in connection.execute(wanted)]

    def count(self) -> int:
        """How many tables there have ever been."""
        with self._engine.connect() as connection:
            counted = connection.scalar(select(func.count()).select_from(LOG).where(LOG.c.number == 1))
        return int(counted or 0)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        with self._wanted:
            self._closing = True
            self._wanted.notify()
        self._thread.join()
        self._engine.dispose()

    # The writing thread

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next_batch():
                rows = [(each.code, row) for each in batch for row in each.rows]
                error = self._commit(connection, rows)
                if error is not None and len(batch) > 1:
                    outcomes = [self._commit(connection, [(each.code, row) for row in each.rows]) for each in batch]
                else:
                    outcomes = [error] * len(batch)
                self._tell(lambda batch=batch, outcomes=outcomes: _report(batch, outcomes))  # type: ignore[misc]

    def _next_batch(self) -> list[Append]:
        with self._wanted:
            while not self._waiting and not self._closing:
                self._wanted.wait()
            batch: list[Append] = []
            size = 0
            while self._waiting and size < MOST_ROWS:
                batch.append(self._waiting.popleft())
                size += len(batch[-1].rows)
            return batch

    def _commit(self, connection: Connection, rows: list[tuple[str, Row]]) -> BaseException | None:
        if not rows:
            return None
        try:
            with connection.begin():
                if self._sqlite:
                    listed = [(code, row.number, row.at, row.line.decode()) for code, row in rows]
                    connection.execute(_MANY, {"rows": msgspec.json.encode(listed).decode()})
                else:
                    connection.execute(
                        insert(LOG),
                        [
                            {"code": code, "number": row.number, "at": row.at, "line": row.line.decode()}
                            for code, row in rows
                        ],
                    )
        except Exception as error:  # whatever it is, the thread has to go on
            log.error("rows could not be written: %s", error)
            return error
        self.commits += 1
        self.written += len(rows)
        return None


def check(url: str) -> None:
    """Raise if the database cannot be opened."""
    _connect(url).dispose()


def _report(batch: Iterable[Append], outcomes: Iterable[BaseException | None]) -> None:
    for each, outcome in zip(batch, outcomes, strict=True):
        each.done(outcome)


def _connect(url: str) -> Engine:
    try:
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_up_sqlite)
        metadata.create_all(engine)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise Unavailable(f"the database {url} cannot be opened: {error}") from None
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
