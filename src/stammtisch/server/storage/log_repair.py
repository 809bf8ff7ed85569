"""Opening a database to look at its logs, without changing anything, or to mend them (`server/log_check.py`)."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    create_engine,
    delete,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from stammtisch.core.errors import StammtischError
from stammtisch.server.log_check import Ailment, Stored, Taken, examine
from stammtisch.server.storage.log import lock_of
from stammtisch.server.storage.schema import DAMAGED, LAYOUT, LOG, NUMBER, Claim, InUse, connect, refuse_foreign

HEADER = b"SQLite format 3\0"
"""How every SQLite file begins that is not empty."""


class Busy(StammtischError):
    """A server has the table open."""


class Logs:
    """The logs of a database that is open."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def fault_of_file(self) -> str:
        """What SQLite itself finds wrong with a file, or nothing."""
        if self._connection.dialect.name != "sqlite":
            return ""
        found = self._connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        return "" if found == "ok" else str(found)

    def count(self) -> int:
        """How many tables there are."""
        return self._connection.scalar(select(func.count(LOG.c.code.distinct()))) or 0

    def codes(self) -> Iterator[str]:
        """The codes of all tables, from one to the next."""
        code = self._connection.scalar(select(func.min(LOG.c.code)))
        while code is not None:
            yield code
            code = self._connection.scalar(select(func.min(LOG.c.code)).where(LOG.c.code > code))

    def check(self) -> Iterator[tuple[str, Ailment | None]]:
        """All tables, one after the other, and what is wrong with each."""
        for code in self.codes():
            yield code, examine(code, self._stored(code))[0]

    def _stored(self, code: str) -> list[Stored]:
        """All lines of a table as they are."""
        wanted = select(LOG.c.number, LOG.c.at, LOG.c.line).where(LOG.c.code == code).order_by(LOG.c.number, LOG.c.at)
        return [Stored(number, at, _bytes(line)) for number, at, line in self._connection.execute(wanted)]

    def mend(self, code: str) -> tuple[Ailment | None, int]:
        """Keep the whole beginning of a log and take the rest away, in a transaction of its own. Gives what was wrong,
        and how many lines were taken away. Raises `Busy` while a server has the table open.
        """
        connection = self._connection
        with connection.begin():
            _alone(connection, code)
            lines = self._stored(code)
            wrong, kept = examine(code, lines)
            if wrong is None:
                return None, 0
            left = list(kept)
            taken = [each for each in lines if not (left and each == left[0] and left.pop(0))]
            why = json.dumps(wrong.as_json(), ensure_ascii=False)
            also = {"code": code, "taken": int(time.time() * 1000), "why": why}
            away = [{"number": each.number, "at": each.at, "line": each.line, **also} for each in taken]
            stays = [{"code": code, "number": each.number, "at": each.at, "line": each.line.decode()} for each in kept]
            connection.execute(insert(DAMAGED), away)
            connection.execute(delete(LOG).where(LOG.c.code == code))
            if stays:
                connection.execute(insert(LOG), stays)
            return wrong, len(taken)

    def taken(self, code: str | None = None) -> Iterator[Taken]:
        """What was taken away, of one table or of all, in the order in which that happened."""
        if not inspect(self._connection).has_table(DAMAGED.name):
            return
        wanted = select(*(DAMAGED.c[name] for name in Taken.__slots__)).order_by(DAMAGED.c.id)
        if code is not None:
            wanted = wanted.where(DAMAGED.c.code == code)
        for each_code, number, at, line, when, why in self._connection.execute(wanted):
            yield Taken(each_code, number, at, line or b"", when, json.loads(why))


def _alone(connection: Connection, code: str) -> None:
    """Nobody else writes to this table until the transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(lock_of(code)))):
        raise Busy("plain", text=f"a server has the table {code} open")
    connection.execute(text("LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE"))


def _bytes(value: Any) -> bytes:
    """SQLite keeps anything in any column; bytes that are no text come as `_read_anything` has left them."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogateescape")


def _read_anything(text: bytes) -> str:
    """How SQLite has to read texts, for bytes that are none not to stop it."""
    return text.decode(errors="surrogateescape")


# Opening a database


def address(database: str) -> URL:
    """The address of a database: as SQLAlchemy writes it, or the path of a file."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        return make_url(database)
    except ArgumentError:
        raise StammtischError("doctor.no_address", database=database) from None


@contextmanager
def looking(database: str) -> Iterator[Logs]:
    """A database that cannot be changed this way, beside a server that runs, too."""
    url = address(database)
    engine = _read_only(url) if url.get_backend_name() == "sqlite" else _engine(url)
    with _open(engine, url) as connection:
        if url.get_backend_name() == "postgresql":
            connection.execution_options(postgresql_readonly=True)
        _known(connection, url)
        yield Logs(connection)


@contextmanager
def repairing(database: str) -> Iterator[Logs]:
    """A database whose logs may be changed. A file is nobody else's meanwhile."""
    with looking(database):
        pass  # there is something that can be mended
    url = address(database)
    plain = url.render_as_string(hide_password=False)
    try:
        claim = Claim(plain)
    except InUse:
        raise StammtischError("doctor.in_use", database=_name(url)) from None
    try:
        with _open(connect(plain), url) as connection:
            yield Logs(connection)
    finally:
        claim.release()


def _engine(url: URL) -> Engine:
    try:
        return create_engine(url, hide_parameters=True, poolclass=NullPool)
    except (SQLAlchemyError, ImportError) as error:
        raise _closed(url, error) from None


@contextmanager
def _open(engine: Engine, url: URL) -> Iterator[Connection]:
    try:
        connection = engine.connect()
    except (SQLAlchemyError, ImportError, sqlite3.Error) as error:
        raise _closed(url, error) from None
    try:
        with connection:
            if connection.dialect.name == "sqlite":
                raw = connection.connection.dbapi_connection
                assert isinstance(raw, sqlite3.Connection)
                raw.text_factory = _read_anything
            yield connection
    except DBAPIError as error:
        raise _closed(url, error) from None
    finally:
        engine.dispose()


def _closed(url: URL, error: Exception) -> StammtischError:
    reason = getattr(error, "orig", None) or error
    if getattr(reason, "sqlite_errorcode", 0) == sqlite3.SQLITE_CORRUPT:  # cut off, or its first page is gone
        return StammtischError("doctor.file_damaged", reason=str(reason))
    return StammtischError("doctor.cannot_be_opened", database=_name(url), reason=str(reason).strip())


def _name(url: URL) -> str:
    """A database as it may be shown."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _known(connection: Connection, url: URL) -> None:
    """Raise unless there is a log, as this version writes it or an earlier one."""
    found = inspect(connection)
    if not found.has_table(LOG.name):
        raise StammtischError("doctor.no_tables", database=_name(url))
    refuse_foreign(connection)
    number = connection.scalar(select(func.max(LAYOUT.c.number))) if found.has_table(LAYOUT.name) else 0
    if (number or 0) > NUMBER:
        raise StammtischError("doctor.later_layout", database=_name(url), number=number, known=NUMBER)
    connection.rollback()


# SQLite


def _file(url: URL) -> Path:
    """The file of a database, if it is one."""
    file = Path(url.database or "")
    if not url.database or url.database == ":memory:":
        raise StammtischError("doctor.no_address", database=url.render_as_string())
    if not file.exists():
        raise StammtischError("doctor.no_file", file=file)
    if file.is_dir():
        raise StammtischError("doctor.folder", file=file)
    with file.open("rb") as opened:
        if opened.read(len(HEADER)) not in (HEADER, b""):
            raise StammtischError("doctor.no_database", file=file)
    return file


def _read_only(url: URL) -> Engine:
    file = _file(url)
    plain = f"{file.resolve().as_uri()}?mode=ro"
    alone = f"{plain}&immutable=1"

    def connect() -> sqlite3.Connection:
        return _reading(plain if _readable(plain) or _has_more(file) else alone)

    return create_engine("sqlite://", creator=connect, hide_parameters=True, poolclass=NullPool)


def _reading(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, check_same_thread=False)


def _readable(uri: str) -> bool:
    """SQLite writes beside a file even to read it. Where it may not, it has to be told that nobody else writes."""
    try:
        with closing(_reading(uri)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError:
        return False
    return True


def _has_more(file: Path) -> bool:
    """Whether lines wait beside the file for being put into it: without them it is not all there."""
    beside = file.with_name(f"{file.name}-wal")
    return beside.exists() and beside.stat().st_size > 0
