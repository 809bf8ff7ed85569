"""Reviews of finished matches, kept beside the log of their table and deleted with it.

Whoever computes one claims it first, so that of several servers only one does. A claim is renewed while the work goes
on; one that is not is taken over: its server is gone.
"""

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.schema import REVIEWS, add_if_new

STALE = 30_000
"""After so many milliseconds without a sign of life a claim counts for nothing."""


def find(connection: Connection, code: str, match: int, seat: int) -> str | None:
    """A review that is finished."""
    return connection.scalar(select(REVIEWS.c.text).where(*_is(code, match, seat)))


def claim(connection: Connection, code: str, match: int, seat: int, now: int) -> bool:
    """Whether it is ours to compute. Others look again later."""
    taken = connection.execute(
        update(REVIEWS)
        .where(*_is(code, match, seat), REVIEWS.c.text.is_(None), REVIEWS.c.alive < now - STALE)
        .values(alive=now)
    )
    if taken.rowcount:
        return True
    return add_if_new(connection, REVIEWS, code=code, match=match, seat=seat, alive=now)


def renew(connection: Connection, code: str, match: int, seat: int, now: int) -> None:
    """The work goes on."""
    connection.execute(update(REVIEWS).where(*_is(code, match, seat)).values(alive=now))


def keep(connection: Connection, code: str, match: int, seat: int, text: str) -> None:
    """It is finished. Where the table was deleted meanwhile, nothing is kept."""
    connection.execute(update(REVIEWS).where(*_is(code, match, seat)).values(text=text))


def give_up(connection: Connection, code: str, match: int, seat: int) -> None:
    """It could not be computed: whoever comes next may try."""
    connection.execute(update(REVIEWS).where(*_is(code, match, seat), REVIEWS.c.text.is_(None)).values(alive=0))


def _is(code: str, match: int, seat: int) -> tuple[ColumnElement[bool], ...]:
    return REVIEWS.c.code == code, REVIEWS.c.match == match, REVIEWS.c.seat == seat
