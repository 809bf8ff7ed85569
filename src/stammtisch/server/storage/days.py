"""The table `days` (`service.store.Days`)."""

from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import DAYS, add_if_new
from stammtisch.service.store import Computed

STALE = 60_000
"""After so many milliseconds without a sign of life somebody else may compute it."""


class Days(DatabaseTable):
    """What is known of the deal of a day."""

    @reading
    def find(self, connection: Connection, deal: str) -> Computed:
        row = connection.execute(select(DAYS.c.par, DAYS.c.meister).where(DAYS.c.deal == deal)).first()
        return Computed() if row is None else Computed(*row)

    @writing
    def claim(self, connection: Connection, deal: str, now: int) -> bool:
        old = update(DAYS).where(DAYS.c.deal == deal, DAYS.c.meister.is_(None), DAYS.c.claimed < now - STALE)
        if connection.execute(old.values(claimed=now)).rowcount:
            return True
        return add_if_new(connection, DAYS, deal=deal, claimed=now)

    @writing
    def keep(
        self, connection: Connection, deal: str, now: int, *, par: str | None = None, meister: str | None = None
    ) -> None:
        found = {name: text for name, text in (("par", par), ("meister", meister)) if text is not None}
        connection.execute(update(DAYS).where(DAYS.c.deal == deal).values(claimed=now, **found))

    @writing
    def give_up(self, connection: Connection, deal: str) -> None:
        connection.execute(update(DAYS).where(DAYS.c.deal == deal, DAYS.c.meister.is_(None)).values(claimed=0))

    @writing
    def forget(self, connection: Connection, before: int) -> None:
        """Days long past are computed again if anybody wants them."""
        connection.execute(delete(DAYS).where(DAYS.c.claimed < before))
