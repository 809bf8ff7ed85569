"""The table `log` (`service.store.Log`): what is read from it, and how a table is deleted. `writing` adds rows."""

from collections.abc import Collection
from hashlib import sha256

from sqlalchemy import LargeBinary, cast, delete, func, select, text
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import ATTEMPTS, CHALLENGES, DAMAGED, LINKS, LOG, REVIEWS
from stammtisch.server.storage.writing import Stream
from stammtisch.table import Row


class Log(DatabaseTable):
    """The logs of all tables."""

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""
        return Stream(self.store, code)

    @reading
    def rows(self, connection: Connection, code: str, after: int = 0) -> list[Row]:
        return _rows(connection, code, after)

    def rows_here(self, code: str) -> list[Row]:
        """The same for a thread that has time to wait."""
        return self.store.read_here(lambda connection: _rows(connection, code))

    @reading
    def tables_after(self, connection: Connection, code: str, most: int) -> list[tuple[str, int]]:
        """The next tables in the order of codes, and when something last happened there. It follows the primary key
        from table to table and reads nothing else.
        """
        found: list[tuple[str, int]] = []
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

    @reading
    def lengths(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        wanted = select(LOG.c.code, func.max(LOG.c.number)).where(LOG.c.code.in_(codes)).group_by(LOG.c.code)
        return {code: int(number) for code, number in connection.execute(wanted)}

    @reading
    def count(self, connection: Connection) -> int:
        """How many tables there are."""
        counted = connection.scalar(select(func.count()).select_from(LOG).where(LOG.c.number == 1))
        return int(counted or 0)

    @writing
    def forget(self, connection: Connection, code: str, before: int) -> bool:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 2000"))
            if not connection.scalar(select(func.pg_try_advisory_xact_lock(lock_of(code)))):
                return False
            connection.execute(text("LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE"))  # nobody may add a line meanwhile
        later = LOG.alias()
        since = select(later.c.number).where(later.c.code == code, later.c.at >= before)
        if not connection.execute(delete(LOG).where(LOG.c.code == code, ~since.exists())).rowcount:
            return False
        for beside in (ATTEMPTS, CHALLENGES, DAMAGED, LINKS, REVIEWS):
            connection.execute(delete(beside).where(beside.c.code == code))
        return True


def _rows(connection: Connection, code: str, after: int = 0) -> list[Row]:
    plain = connection.dialect.name == "sqlite"  # it would refuse to read what is not text
    line = cast(LOG.c.line, LargeBinary) if plain else LOG.c.line
    wanted = select(LOG.c.number, LOG.c.at, line).where(LOG.c.code == code).order_by(LOG.c.number)
    if after:
        wanted = wanted.where(LOG.c.number > after)
    found = connection.execute(wanted)
    if plain:
        return [Row(number, at, line) for number, at, line in found]
    return [Row(number, at, line.encode()) for number, at, line in found]


def lock_of(code: str) -> int:
    """The number of the advisory lock that whoever leads a table holds in PostgreSQL."""
    return int.from_bytes(sha256(b"table " + code.encode()).digest()[:8], "big", signed=True)


def clock(connection: Connection) -> float:
    """What the time is by the clock of a PostgreSQL."""
    return float(connection.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0)
