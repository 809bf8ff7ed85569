"""What the database looks like, which layout it has, and who may write to it.

The log is gapless by construction: a trigger refuses a line whose number does not follow the last one of its table. A
number says which layout a database has; one of a later version is refused. A database file of SQLite belongs to one
server at a time.
"""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Inspector
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.core import folders
from stammtisch.service.store import Unavailable

NUMBER = 1
"""The layout that this version writes."""

READERS = 3
"""So many threads read."""
CONNECTIONS = READERS + 2
"""So many connections to PostgreSQL one server has: those that read, one for the log, one for what else is written."""
BUSY = 5.0
"""So many seconds SQLite waits while another process has locked the file; `?timeout=` in the address says otherwise."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as gone."""

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
LAYOUT = Table("layout", metadata, Column("number", Integer, nullable=False))
DAMAGED = Table(
    "damaged",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(16), nullable=False, index=True),
    Column("number", BigInteger),
    Column("at", BigInteger),
    Column("line", LargeBinary),
    Column("taken", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)
"""What was taken away from damaged logs (`log_repair.py`), as it was: when, and what was wrong, as JSON."""
REVIEWS = Table(
    "reviews",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("claimed", BigInteger, nullable=False),
    Column("text", Text),
)
"""What was found looking back at finished matches, as JSON (`reviews.py`); without a text somebody is at it."""

ATTEMPTS = Table(
    "attempts",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("browser", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40)),
    Column("face", Integer),
    Column("points", Integer),
    Column("address", String(16)),
)
"""Tables at which somebody plays a deal that others play too (`attempts.py`): which browser, as far as can be told, and
which of its attempts. Deleted with the table.
"""
CHALLENGES = Table(
    "challenges",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("code", String(16), nullable=False, index=True),
    Column("match", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Matches that were sent for others to play (`challenges.py`). Deleted with the table."""
LINKS = Table(
    "links",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("match", Integer, nullable=False),
    Column("view", String(8), nullable=False),
    UniqueConstraint("code", "match", "view"),
)
"""Links to finished matches (`links.py`). Deleted with the table."""
DAYS = Table(
    "days",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("claimed", BigInteger, nullable=False),
    Column("par", Text),
    Column("meister", Text),
)
"""What is known of the deal of a day, as JSON (`days.py`); where something is missing, somebody may be at it."""

FOLLOWS = {
    "sqlite": (
        """
        CREATE TRIGGER IF NOT EXISTS log_follows BEFORE INSERT ON log
        WHEN NEW.number IS NOT 1 + coalesce(
            (SELECT number FROM log WHERE code = NEW.code ORDER BY number DESC LIMIT 1), 0)
        BEGIN SELECT RAISE(ABORT, 'this line does not follow the last one'); END
        """,
    ),
    "postgresql": (
        """
        CREATE OR REPLACE FUNCTION log_follows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.number IS DISTINCT FROM 1 + coalesce(
                (SELECT number FROM log WHERE code = NEW.code ORDER BY number DESC LIMIT 1), 0)
            THEN RAISE EXCEPTION 'this line does not follow the last one' USING ERRCODE = 'unique_violation';
            END IF;
            RETURN NEW;
        END $$
        """,
        "DROP TRIGGER IF EXISTS log_follows ON log",
        "CREATE TRIGGER log_follows BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_follows()",
    ),
}
"""Refuse a line whose number does not follow, in the words of each database. Both count as a broken constraint."""

_SETTING_UP = 0x57414D4D
"""The lock under which servers that start together set up a PostgreSQL database one after the other."""

HARDLY = {"keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3, "connect_timeout": 5}
"""A connection to PostgreSQL that is silent for so long is a dead one."""


class InUse(Unavailable):
    """Another process has the database file for itself."""


def default_database() -> str:
    """SQLite, in the user's own folder."""
    return f"sqlite:///{folders.data() / 'tables.db'}"


def connect(url: str, *, set_up: bool = True) -> Engine:
    """Open a database, and see to its layout; without `set_up` it is left as it is."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() not in FOLLOWS:
            raise Unavailable(
                "database_unreadable", database=_told(url), reason="expected sqlite:/// or postgresql+psycopg://"
            )
        if parsed.get_backend_name() == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() == "sqlite":
            file = _file_of(url)
            if file is not None and set_up:
                file.parent.mkdir(parents=True, exist_ok=True)
                if not file.exists():  # cards and secrets: nobody else on this machine is to read them
                    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            elif file is not None and not file.exists():
                raise FileNotFoundError("there is no such file")
            waiting = {} if "timeout" in parsed.query else {"timeout": BUSY}
            engine = create_engine(url, hide_parameters=True, connect_args=waiting)
            event.listen(engine, "connect", _set_up_sqlite)
        else:
            engine = create_engine(
                parsed,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=CONNECTIONS,
                max_overflow=0,
                pool_timeout=2 * PATIENCE,
                connect_args=HARDLY,
            )
        with engine.connect() as connection:
            _check(_layout_of(connection))
            refuse_foreign(connection)
            if set_up:
                _set_up(connection)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise Unavailable("database_unreadable", database=_told(url), reason=str(error)) from None
    return engine


def _told(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return url


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


# The layout


def _layout_of(connection: Connection) -> int:
    """Which layout a database has; 0 if it is empty, or if somebody was killed while setting it up."""
    if not inspect(connection).has_table(LAYOUT.name):
        return 0
    _refuse_foreign(inspect(connection), LAYOUT)
    number = connection.scalar(select(func.max(LAYOUT.c.number))) or 0
    if not isinstance(number, int):
        raise Unavailable("database_foreign", table=LAYOUT.name, columns=LAYOUT.c.number.name, got=repr(number))
    return number


def refuse_foreign(connection: Connection) -> None:
    """Raise if a table that has a name of ours is somebody else's."""
    found = inspect(connection)
    for table in metadata.sorted_tables:
        if found.has_table(table.name):
            _refuse_foreign(found, table)


def _refuse_foreign(found: Inspector, table: Table) -> None:
    wanted, there = table.columns.keys(), [each["name"] for each in found.get_columns(table.name)]
    if {*wanted} != {*there}:
        raise Unavailable("database_foreign", table=table.name, columns=", ".join(wanted), got=", ".join(there))


def _check(number: int) -> None:
    if number > NUMBER:
        raise Unavailable("database_layout", layout=number, most=NUMBER)


def _set_up(connection: Connection) -> None:
    """Add what is missing. Each step may be done twice, and the number is written last."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_SETTING_UP)))
    number = _layout_of(connection)
    _check(number)
    if number == NUMBER:
        connection.rollback()
        return
    metadata.create_all(connection)
    for statement in FOLLOWS[connection.dialect.name]:
        connection.execute(text(statement))
    connection.execute(insert(LAYOUT).values(number=NUMBER))
    connection.commit()


# Statements


def add_if_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row, unless there is one with the same key. Tells whether there was none."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    adding = dialect.insert(table).values(**values).on_conflict_do_nothing().returning(*table.primary_key)
    return connection.execute(adding).first() is not None


# One server for a file


def _file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases and for one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).resolve()


class Claim:
    """A database file that one process has for itself. The system takes the claim back when the process ends, however
    it ends. Reading needs no claim.
    """

    def __init__(self, url: str) -> None:
        self._held: int | None = None
        try:
            file = _file_of(url)
        except SQLAlchemyError:
            return  # whoever opens it says what is wrong
        if file is None:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            held = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unavailable("database_unreadable", database=_told(url), reason=str(error)) from None
        try:
            _lock(held)
        except OSError:
            os.close(held)
            raise InUse("database_in_use", database=file) from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _lock(descriptor: int) -> None:
    """Have a file for oneself, or raise at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        getattr(msvcrt, "locking")(descriptor, getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def check(url: str) -> None:
    """Raise if a server could not start with this database."""
    claim = Claim(url)
    try:
        connect(url).dispose()
    finally:
        claim.release()
