"""All that is written, in one thread. Rows of the log: all of a batch or nothing, and if one table is to blame, the
others without it. Then whatever else waits, each in a transaction of its own.

What a table has waiting is a *stream*. When one append of a stream fails, everything behind it fails too and is never
written: that is decided here, before the next commit, so that no row ever stands behind one that is missing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from stammtisch.core.errors import StammtischError
from stammtisch.service.store import Conflict, Done, Unavailable
from stammtisch.table import Row
from stammtisch.table.updates import encode

if TYPE_CHECKING:
    from stammtisch.server.storage import Store

log = logging.getLogger("stammtisch.storage")

Values = tuple[str, int, int, str]
"""Code, number, time and line, as they are stored."""

_SQLITE = "INSERT INTO log (code, number, at, line) SELECT {} FROM json_each(?)".format(
    ", ".join(f"json_extract(value, '$[{column}]')" for column in range(4))
)
"""Any number of rows in one statement, which is a transaction of its own: Python's SQLite gives up the interpreter for
each statement, and getting it back is what costs.
"""

_POSTGRES = """
WITH written AS (
    INSERT INTO log (code, number, at, line)
    SELECT * FROM unnest(%s::varchar[], %s::integer[], %s::bigint[], %s::text[])
)
SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note
"""
"""The same, with what other servers are told when it is committed: one way there and back."""

_THERE = """
SELECT count(*) FROM unnest(%s::varchar[], %s::integer[], %s::bigint[], %s::text[]) AS mine (code, number, at, line)
JOIN log USING (code, number, at, line)
"""


class Stream:
    """What one reading of a table has appended to its log, in order (`service.store.Stream`)."""

    __slots__ = ("_store", "code", "failed")

    def __init__(self, store: "Store", code: str) -> None:
        self._store, self.code = store, code
        self.failed: StammtischError | None = None

    def append(self, rows: list[Row], done: Done) -> None:
        self._store.put(Append(self, rows, done))

    def abandon(self) -> None:
        self.failed = self.failed or Conflict("plain", text="this table is read again")


class Append(msgspec.Struct, eq=False):
    """Rows of one table that wait to be written, and what is to happen then."""

    stream: Stream
    rows: list[Row]
    done: Done
    error: StammtischError | None = None

    def report(self) -> None:
        self.done(self.error)

    def fail(self, error: StammtischError) -> None:
        self.stream.failed = self.error = self.stream.failed or error


class Job(msgspec.Struct, eq=False):
    """Something else that waits to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    result: "asyncio.Future[Any]"
    value: Any = None
    error: Exception | None = None

    def report(self) -> None:
        """Give the result to whoever still waits for it."""
        if self.result.done():
            return
        if self.error is None:
            self.result.set_result(self.value)
        else:
            self.result.set_exception(self.error)


class Writer:
    """Everything that writes. It belongs to the writing thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self.commits = self.written = 0
        """For the metrics."""
        self.channel = ""
        self.notes: Callable[[list[Values]], list[str]] = lambda _: []
        """What other servers are told with rows, and on which channel."""

    def write(self, batch: "list[Append | Job]") -> None:
        """Write what can be written, rows first; the others have an error afterwards."""
        self._write([each for each in batch if isinstance(each, Append)])
        for each in batch:
            if isinstance(each, Job):
                self._carry_out(each)

    def _discard(self) -> None:
        """Not back to the others: a file that was opened when it could only be read stays so."""
        if self._connection is not None:
            self._connection.invalidate()
        self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, appends: list[Append]) -> None:
        for each in appends:
            if each.stream.failed is not None:
                each.fail(each.stream.failed)
        appends = [each for each in appends if each.error is None]
        error = self._commit(appends)
        if error is None:
            return
        streams = list(dict.fromkeys(each.stream for each in appends))
        if isinstance(error, Unavailable):
            for each in appends:
                each.fail(error)
        elif len(streams) > 1:  # one of them spoils it for the others: halves of halves find it
            first = set(streams[: len(streams) // 2])
            self._write([each for each in appends if each.stream in first])
            self._write([each for each in appends if each.stream not in first])
        elif len(appends) > 1:
            for each in appends:
                self._write([each])
        else:
            appends[0].fail(error)

    def _commit(self, appends: list[Append]) -> StammtischError | None:
        """Write all or nothing."""
        rows = [(each.stream.code, row.number, row.at, row.line.decode()) for each in appends for row in each.rows]
        if not rows:
            return None
        in_doubt = False
        while True:
            try:
                self._insert(rows)
            except IntegrityError:
                if in_doubt and self._are_there(rows):
                    break  # it was done, and only the word of it was lost
                return Conflict("plain", text="the number of a line was taken already, or does not follow")
            except Exception as error:  # whatever it is, the thread has to go on
                self._discard()
                if isinstance(error, DBAPIError) and error.connection_invalidated and not in_doubt:
                    in_doubt = True  # a new connection may do
                    continue
                log.error("rows could not be written: %s", error)
                return Unavailable("plain", text=f"rows could not be written: {error}")
            else:
                break
        self.commits += 1
        self.written += len(rows)
        return None

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def _insert(self, rows: list[Values]) -> None:
        connection = self._open()
        if self._engine.dialect.name == "sqlite":
            connection.exec_driver_sql(_SQLITE, (encode(rows).decode(),))
        else:
            columns = [list(column) for column in zip(*rows, strict=True)]
            connection.exec_driver_sql(_POSTGRES, (*columns, self.channel, self.notes(rows)))
        connection.commit()  # nothing happens: it is done already; SQLAlchemy wants to hear it

    def _are_there(self, rows: list[Values]) -> bool:
        """Whether exactly these rows stand in the log."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        try:
            found = self._open().exec_driver_sql(_THERE, tuple(columns)).scalar()
        except DBAPIError:
            self.close()
            return False
        return found == len(rows)

    def _carry_out(self, job: Job) -> None:
        """Do something in a transaction of its own."""
        try:
            with self._engine.connect() as connection:
                try:
                    with connection.begin():
                        job.value = job.work(connection)
                except DBAPIError:
                    connection.invalidate()  # as in `_discard`
                    raise
        except SQLAlchemyError as error:
            job.error = Unavailable("plain", text=str(error))
            job.error.__cause__ = error
        except Exception as error:  # whoever waits for it is told
            job.error = error
        else:
            self.commits += 1
