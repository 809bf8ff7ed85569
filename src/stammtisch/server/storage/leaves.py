"""What is known of the deal of a day: par, and how the Meister played it. Computed once, by one of several servers."""

from typing import NamedTuple

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stammtisch.server.storage.schema import LEAVES

STALE = 60_000
"""After so many milliseconds without a sign of life somebody else may compute it."""


class Leaf(NamedTuple):
    """As JSON, as far as it is known."""

    par: str | None = None
    meister: str | None = None

    @property
    def complete(self) -> bool:
        return self.par is not None and self.meister is not None


def find(engine: Engine, deal: str) -> Leaf:
    with engine.connect() as connection:
        row = connection.execute(select(LEAVES.c.par, LEAVES.c.meister).where(LEAVES.c.deal == deal)).first()
    return Leaf() if row is None else Leaf(*row)


def claim(engine: Engine, deal: str, now: int) -> bool:
    """Whether it is ours to compute what is missing."""
    with engine.begin() as connection:
        old = update(LEAVES).where(LEAVES.c.deal == deal, LEAVES.c.meister.is_(None), LEAVES.c.alive < now - STALE)
        if connection.execute(old.values(alive=now)).rowcount:
            return True
    try:
        with engine.begin() as connection:
            connection.execute(insert(LEAVES).values(deal=deal, alive=now))
    except IntegrityError:
        return False
    return True


def keep(engine: Engine, deal: str, now: int, **found: str) -> None:
    """`par` or `meister` is known now."""
    with engine.begin() as connection:
        connection.execute(update(LEAVES).where(LEAVES.c.deal == deal).values(alive=now, **found))


def give_up(engine: Engine, deal: str) -> None:
    """It could not be computed: whoever comes next may try."""
    with engine.begin() as connection:
        connection.execute(update(LEAVES).where(LEAVES.c.deal == deal, LEAVES.c.meister.is_(None)).values(alive=0))


def forget(engine: Engine, before: int) -> None:
    """Days long past are computed again if anybody wants them."""
    with engine.begin() as connection:
        connection.execute(delete(LEAVES).where(LEAVES.c.alive < before))
