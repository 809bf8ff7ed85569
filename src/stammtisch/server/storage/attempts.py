"""The table `attempts` (`service.store.Attempts`). Its key sees to it that there is one first attempt of a browser,
whichever server was asked.
"""

from sqlalchemy import func, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import ATTEMPTS, add_if_new
from stammtisch.service.store import Attempt
from stammtisch.table.names import check_likeness

_COLUMNS = tuple(ATTEMPTS.c[name] for name in Attempt._fields)


class Attempts(DatabaseTable):
    """Who has played a deal that several people play."""

    @writing
    def begin(
        self,
        connection: Connection,
        deal: str,
        browser: str,
        code: str,
        at: int,
        name: str | None,
        face: int | None,
        address: str | None = None,
    ) -> int:
        before = select(func.max(ATTEMPTS.c.number)).where(ATTEMPTS.c.deal == deal, ATTEMPTS.c.browser == browser)
        row = {"deal": deal, "browser": browser, "code": code, "at": at, "name": name, "face": face, "address": address}
        while True:
            number = int(connection.scalar(before) or 0) + 1
            if add_if_new(connection, ATTEMPTS, number=number, **row):
                return number  # or else a second window was quicker, at another server

    @reading
    def find(self, connection: Connection, deal: str, code: str) -> Attempt | None:
        row = connection.execute(select(*_COLUMNS).where(ATTEMPTS.c.deal == deal, ATTEMPTS.c.code == code)).first()
        return None if row is None else Attempt(*row)

    @reading
    def others(self, connection: Connection, deal: str, code: str, most: int, until: int | None = None) -> list[str]:
        mine = select(ATTEMPTS.c.browser).where(ATTEMPTS.c.deal == deal, ATTEMPTS.c.code == code).scalar_subquery()
        wanted = select(ATTEMPTS.c.code).where(
            ATTEMPTS.c.deal == deal, ATTEMPTS.c.browser == mine, ATTEMPTS.c.code != code
        )
        if until is not None:
            wanted = wanted.where(ATTEMPTS.c.at <= until)
        return list(connection.scalars(wanted.order_by(ATTEMPTS.c.number).limit(most)))

    @writing
    def finish(self, connection: Connection, deal: str, code: str, points: int) -> None:
        unfinished = ATTEMPTS.c.deal == deal, ATTEMPTS.c.code == code, ATTEMPTS.c.points.is_(None)
        connection.execute(update(ATTEMPTS).where(*unfinished).values(points=points))

    @writing
    def sign(self, connection: Connection, deal: str, code: str, name: str, face: int | None) -> None:
        others = select(ATTEMPTS.c.name).where(
            ATTEMPTS.c.deal == deal, ATTEMPTS.c.number == 1, ATTEMPTS.c.name.is_not(None), ATTEMPTS.c.code != code
        )
        check_likeness(name, connection.scalars(others))
        signed = update(ATTEMPTS).where(ATTEMPTS.c.deal == deal, ATTEMPTS.c.code == code)
        connection.execute(signed.values(name=name, face=face))

    @reading
    def listed(self, connection: Connection, deal: str, most: int, *, low_wins: bool) -> list[Attempt]:
        order = ATTEMPTS.c.points.asc() if low_wins else ATTEMPTS.c.points.desc()
        there = ATTEMPTS.c.name.is_not(None), ATTEMPTS.c.points.is_not(None)
        wanted = select(*_COLUMNS).where(ATTEMPTS.c.deal == deal, ATTEMPTS.c.number == 1, *there)
        found = connection.execute(wanted.order_by(order, ATTEMPTS.c.at).limit(most))
        return [Attempt(*row) for row in found]

    @reading
    def firsts(self, connection: Connection, deal: str, most: int, from_one: int) -> list[Attempt]:
        order = ATTEMPTS.c.points.is_(None), ATTEMPTS.c.at
        place = func.row_number().over(partition_by=ATTEMPTS.c.address, order_by=order)
        mine = ATTEMPTS.c.deal == deal, ATTEMPTS.c.number == 1
        firsts = select(*_COLUMNS, place.label("place")).where(*mine).subquery()
        wanted = select(*(firsts.c[column.name] for column in _COLUMNS)).where(firsts.c.place <= from_one)
        found = connection.execute(wanted.order_by(firsts.c.points.is_(None), firsts.c.at).limit(most))
        return [Attempt(*row) for row in found]
