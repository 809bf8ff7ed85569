"""Who has played a deal that several people play: the deal of a day, or cards that were sent to somebody.

A try is a table. The first of a browser is the one that counts, from the moment its cards are seen; the layout of the
database sees to it that there is one first, whichever server was asked. Results stand here only after they were read
from the log of their table.
"""

from typing import NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.schema import TRIES, add_if_new
from stammtisch.table.names import check_likeness

SENT = 0
"""In place of the number of a try: the table whose match it was that is played."""


class Try(NamedTuple):
    """One table, and what came of it."""

    code: str
    number: int
    """1 for the first of that browser."""
    name: str | None
    face: int | None
    points: int | None
    at: int


_COLUMNS = (TRIES.c.code, TRIES.c.number, TRIES.c.name, TRIES.c.face, TRIES.c.points, TRIES.c.at)


def begin(
    connection: Connection,
    deal: str,
    who: str,
    code: str,
    at: int,
    name: str | None,
    face: int | None,
    address: str | None = None,
) -> int:
    """Somebody sits down to a deal, for the first time or once more; `address` is the mark of theirs at that deal."""
    before = select(func.max(TRIES.c.number)).where(TRIES.c.deal == deal, TRIES.c.who == who)
    row = {"deal": deal, "who": who, "code": code, "at": at, "name": name, "face": face, "address": address}
    while True:
        number = int(connection.scalar(before) or 0) + 1
        if add_if_new(connection, TRIES, number=number, **row):
            return number  # or else a second window was quicker, at another server


def send(connection: Connection, deal: str, code: str, match: int, at: int) -> None:
    """A match of a table is the deal that others play: their tries come after it. It may be sent again and again."""
    add_if_new(connection, TRIES, deal=deal, who=str(match), number=SENT, code=code, at=at)


def sent(connection: Connection, deal: str) -> tuple[str, int] | None:
    """The table where a deal was played that somebody has sent, and which of its matches it is."""
    wanted = select(TRIES.c.code, TRIES.c.who).where(TRIES.c.deal == deal, TRIES.c.number == SENT)
    row = connection.execute(wanted).first()
    return None if row is None else (row[0], int(row[1]))


def others(connection: Connection, deal: str, code: str, most: int, until: int | None = None) -> list[str]:
    """The tables of further tries of whoever plays at a table, the first ones; those begun until then."""
    mine = select(TRIES.c.who).where(TRIES.c.deal == deal, TRIES.c.code == code).scalar_subquery()
    wanted = select(TRIES.c.code).where(TRIES.c.deal == deal, TRIES.c.who == mine, TRIES.c.code != code)
    if until is not None:
        wanted = wanted.where(TRIES.c.at <= until)
    return list(connection.scalars(wanted.order_by(TRIES.c.number).limit(most)))


def find(connection: Connection, deal: str, code: str) -> Try | None:
    """The try of a table."""
    row = connection.execute(select(*_COLUMNS).where(TRIES.c.deal == deal, TRIES.c.code == code)).first()
    return None if row is None else Try(*row)


def finish(connection: Connection, deal: str, code: str, points: int) -> None:
    """It is over, with that result."""
    connection.execute(
        update(TRIES).where(TRIES.c.deal == deal, TRIES.c.code == code, TRIES.c.points.is_(None)).values(points=points)
    )


def sign(connection: Connection, deal: str, code: str, name: str, face: int | None) -> None:
    """Put a name to a result. Raises if it looks like that of somebody else on the list, or like none."""
    others = select(TRIES.c.name).where(
        TRIES.c.deal == deal, TRIES.c.number == 1, TRIES.c.name.is_not(None), TRIES.c.code != code
    )
    check_likeness(name, connection.scalars(others))
    signed = update(TRIES).where(TRIES.c.deal == deal, TRIES.c.code == code)
    connection.execute(signed.values(name=name, face=face))


def listed(connection: Connection, deal: str, most: int, *, low_wins: bool) -> list[Try]:
    """First tries that have a name and a result, the best first."""
    order = TRIES.c.points.asc() if low_wins else TRIES.c.points.desc()
    wanted = (
        select(*_COLUMNS)
        .where(TRIES.c.deal == deal, TRIES.c.number == 1, TRIES.c.name.is_not(None), TRIES.c.points.is_not(None))
        .order_by(order, TRIES.c.at)
        .limit(most)
    )
    return [Try(*row) for row in connection.execute(wanted)]


def every(connection: Connection, deal: str, most: int, from_one: int) -> list[Try]:
    """First tries of everybody, those that are finished before others and then the oldest first; not many from one
    address, for a new browser is quickly made.
    """
    order = TRIES.c.points.is_(None), TRIES.c.at
    place = func.row_number().over(partition_by=TRIES.c.address, order_by=order)
    firsts = select(*_COLUMNS, place.label("place")).where(TRIES.c.deal == deal, TRIES.c.number == 1).subquery()
    wanted = select(*(firsts.c[column.name] for column in _COLUMNS)).where(firsts.c.place <= from_one)
    found = connection.execute(wanted.order_by(firsts.c.points.is_(None), firsts.c.at).limit(most))
    return [Try(*row) for row in found]
