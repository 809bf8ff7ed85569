"""The table `challenges` (`service.store.Challenges`)."""

from sqlalchemy import select
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import CHALLENGES, add_if_new


class Challenges(DatabaseTable):
    """Matches that somebody has sent for others to play."""

    @writing
    def send(self, connection: Connection, deal: str, code: str, match: int, at: int) -> None:
        add_if_new(connection, CHALLENGES, deal=deal, code=code, match=match, at=at)

    @reading
    def find(self, connection: Connection, deal: str) -> tuple[str, int] | None:
        wanted = select(CHALLENGES.c.code, CHALLENGES.c.match).where(CHALLENGES.c.deal == deal)
        row = connection.execute(wanted).first()
        return None if row is None else (row[0], row[1])
