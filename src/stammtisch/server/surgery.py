"""Opening a database to look at its logs, without changing anything, or to mend them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from stammtisch.core.errors import StammtischError
from stammtisch.server import doctor
from stammtisch.words import say

HEADER = b"SQLite format 3\0"
"""How every SQLite file begins that is not empty."""


def address(database: str) -> URL:
    """The address of a database: as SQLAlchemy writes it, or the path of a file."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        return make_url(database)
    except ArgumentError:
        raise StammtischError(say("{database} is no address of a database", database=database)) from None


@contextmanager
def looking(database: str) -> Iterator[Connection]:
    """A database that cannot be changed this way, beside a server that runs, too."""
    url = address(database)
    engine = _read_only(url) if url.get_backend_name() == "sqlite" else _engine(url)
    with _open(engine, url) as connection:
        if url.get_backend_name() == "postgresql":
            connection.execution_options(postgresql_readonly=True)
        _known(connection, url)
        yield connection


@contextmanager
def mending(database: str) -> Iterator[Connection]:
    """A database whose logs may be changed: nobody else does meanwhile."""
    url = address(database)
    if url.get_backend_name() == "sqlite":
        _file(url)
        engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    else:
        engine = _engine(url)
    with _open(engine, url) as connection:
        _known(connection, url)
        connection.rollback()
        doctor.metadata.create_all(connection)
        connection.commit()
        yield connection


def fault_of_file(connection: Connection) -> str:
    """What SQLite itself finds wrong with a file, or nothing."""
    if connection.dialect.name != "sqlite":
        return ""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    return "" if found == "ok" else str(found)


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
    with connection:
        yield connection
    engine.dispose()


def _closed(url: URL, error: Exception) -> StammtischError:
    reason = getattr(error, "orig", None) or error
    return StammtischError(
        say("the database {database} cannot be opened: {reason}", database=_name(url), reason=str(reason).strip())
    )


def _name(url: URL) -> str:
    """A database as it may be shown."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _known(connection: Connection, url: URL) -> None:
    try:
        ours = doctor.has_log(connection)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise _closed(url, error) from None
    if not ours:
        raise StammtischError(say("{database} holds no tables of Stammtisch", database=_name(url)))


# SQLite


def _file(url: URL) -> Path:
    """The file of a database, if it is one."""
    file = Path(url.database or "")
    if not url.database or url.database == ":memory:":
        raise StammtischError(say("{database} is no address of a database", database=url.render_as_string()))
    if not file.exists():
        raise StammtischError(say("there is no file {file}", file=file))
    if file.is_dir():
        raise StammtischError(say("{file} is a folder: expected a database", file=file))
    with file.open("rb") as opened:
        if opened.read(len(HEADER)) not in (HEADER, b""):
            raise StammtischError(say("{file} is no database", file=file))
    return file


def _read_only(url: URL) -> Engine:
    file = _file(url)
    plain = f"{file.resolve().as_uri()}?mode=ro"
    alone = f"{plain}&immutable=1"

    def connect() -> sqlite3.Connection:
        return _reading(plain if _readable(plain) or _has_more(file) else alone)

    return create_engine("sqlite://", creator=connect, hide_parameters=True, poolclass=NullPool)


def _reading(uri: str) -> sqlite3.Connection:
    connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
    connection.text_factory = doctor.read_anything
    return connection


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


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    connection.text_factory = doctor.read_anything
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA synchronous = FULL")
