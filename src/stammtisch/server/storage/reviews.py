"""The table `reviews` (`service.store.Reviews`)."""

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import REVIEWS, add_if_new

STALE = 30_000
"""After so many milliseconds without a sign of life a claim counts for nothing."""


class Reviews(DatabaseTable):
    """Reviews of finished matches."""

    @reading
    def find(self, connection: Connection, code: str, match: int, seat: int) -> str | None:
        return connection.scalar(select(REVIEWS.c.text).where(*_is(code, match, seat)))

    @writing
    def claim(self, connection: Connection, code: str, match: int, seat: int, now: int) -> bool:
        stale = REVIEWS.c.text.is_(None), REVIEWS.c.claimed < now - STALE
        taken = connection.execute(update(REVIEWS).where(*_is(code, match, seat), *stale).values(claimed=now))
        if taken.rowcount:
            return True
        return add_if_new(connection, REVIEWS, code=code, match=match, seat=seat, claimed=now)

    @writing
    def renew(self, connection: Connection, code: str, match: int, seat: int, now: int) -> None:
        connection.execute(update(REVIEWS).where(*_is(code, match, seat)).values(claimed=now))

    @writing
    def keep(self, connection: Connection, code: str, match: int, seat: int, text: str) -> None:
        connection.execute(update(REVIEWS).where(*_is(code, match, seat)).values(text=text))

    @writing
    def give_up(self, connection: Connection, code: str, match: int, seat: int) -> None:
        unfinished = *_is(code, match, seat), REVIEWS.c.text.is_(None)
        connection.execute(update(REVIEWS).where(*unfinished).values(claimed=0))


def _is(code: str, match: int, seat: int) -> tuple[ColumnElement[bool], ...]:
    return REVIEWS.c.code == code, REVIEWS.c.match == match, REVIEWS.c.seat == seat
