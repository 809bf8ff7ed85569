"""What is read from the log. Each function belongs into a thread: a database may take its time."""

from collections.abc import Collection

from sqlalchemy import Engine, LargeBinary, cast, func, select

from stammtisch.server.storage.schema import LOG
from stammtisch.table import Row


def load(engine: Engine, code: str, after: int = 0) -> list[Row]:
    """The rows of a table in order, all of them or those after a number; none if there is no such table."""
    plain = engine.dialect.name == "sqlite"  # it would refuse to read what is not text
    line = cast(LOG.c.line, LargeBinary) if plain else LOG.c.line
    wanted = select(LOG.c.number, LOG.c.at, line).where(LOG.c.code == code).order_by(LOG.c.number)
    if after:
        wanted = wanted.where(LOG.c.number > after)
    with engine.connect() as connection:
        found = connection.execute(wanted)
        if plain:
            return [Row(number, at, line) for number, at, line in found]
        return [Row(number, at, line.encode()) for number, at, line in found]


def tables_after(engine: Engine, code: str, most: int) -> list[tuple[str, int]]:
    """The next tables in the order of codes, and when something last happened there. It follows the primary key
    from table to table and reads nothing else.
    """
    found: list[tuple[str, int]] = []
    with engine.connect() as connection:
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


def lengths(engine: Engine, codes: Collection[str]) -> dict[str, int]:
    """The number of the last line of some tables; those that are not there are left out."""
    wanted = select(LOG.c.code, func.max(LOG.c.number)).where(LOG.c.code.in_(codes)).group_by(LOG.c.code)
    with engine.connect() as connection:
        return {code: int(number) for code, number in connection.execute(wanted)}


def count(engine: Engine) -> int:
    """How many tables there are."""
    with engine.connect() as connection:
        counted = connection.scalar(select(func.count()).select_from(LOG).where(LOG.c.number == 1))
    return int(counted or 0)


def clock(engine: Engine) -> float:
    """What the time is by the clock of a PostgreSQL."""
    with engine.connect() as connection:
        return float(connection.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0)
