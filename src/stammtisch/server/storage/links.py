"""The table `links` (`service.store.Links`)."""

import secrets
from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.engine import Connection

from stammtisch.server.storage.access import DatabaseTable, reading, writing
from stammtisch.server.storage.schema import LINKS, add_if_new
from stammtisch.service.store import LINK_BYTES, Link

_SHOWN = tuple(LINKS.c[name] for name in Link._fields)


class Links(DatabaseTable):
    """Links to finished matches."""

    @reading
    def find(self, connection: Connection, key: str) -> Link | None:
        row = connection.execute(select(*_SHOWN).where(LINKS.c.key == key)).first()
        return None if row is None else Link(*row)

    @reading
    def known(self, connection: Connection, codes: Collection[str]) -> dict[Link, str]:
        return _known(connection, codes)

    @writing
    def make(self, connection: Connection, wanted: Collection[Link]) -> dict[Link, str]:
        for link in wanted:
            add_if_new(connection, LINKS, key=secrets.token_urlsafe(LINK_BYTES), **link._asdict())
        return _known(connection, {link.code for link in wanted})


def _known(connection: Connection, codes: Collection[str]) -> dict[Link, str]:
    found = connection.execute(select(*_SHOWN, LINKS.c.key).where(LINKS.c.code.in_(codes)))
    return {Link(*shown): key for *shown, key in found}
