"""What is known of the deal of a day: par, and how the Meister played it. Computed once, by one of several servers."""

from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.schema import LEAVES, add_if_new

STALE = 60_000
"""After so many milliseconds without a sign of life somebody else may compute it."""


class Leaf(NamedTuple):
    """As JSON, as far as it is known."""

    par: str | None = None
    meister: str | None = None

    @property
    def complete(self) -> bool:
        return self.par is not None and self.meister is not None


def find(connection: Connection, deal: str) -> Leaf:
    row = connection.execute(select(LEAVES.c.par, LEAVES.c.meister).where(LEAVES.c.deal == deal)).first()
    return Leaf() if row is None else Leaf(*row)


def claim(connection: Connection, deal: str, now: int) -> bool:
    """Whether it is ours to compute what is missing."""
    old = update(LEAVES).where(LEAVES.c.deal == deal, LEAVES.c.meister.is_(None), LEAVES.c.alive < now - STALE)
    if connection.execute(old.values(alive=now)).rowcount:
        return True
    return add_if_new(connection, LEAVES, deal=deal, alive=now)


def keep(connection: Connection, /, deal: str, now: int, **found: str) -> None:
    """`par` or `meister` is known now."""
    connection.execute(update(LEAVES).where(LEAVES.c.deal == deal).values(alive=now, **found))


def give_up(connection: Connection, deal: str) -> None:
    """It could not be computed: whoever comes next may try."""
    connection.execute(update(LEAVES).where(LEAVES.c.deal == deal, LEAVES.c.meister.is_(None)).values(alive=0))


def forget(connection: Connection, before: int) -> None:
    """Days long past are computed again if anybody wants them."""
    connection.execute(delete(LEAVES).where(LEAVES.c.alive < before))
