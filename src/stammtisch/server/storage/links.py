"""Links to finished matches. Each has a random key of its own, so that it leads to one match and one view of it and
tells nobody the table. It is made when somebody who may have it first asks, and goes with the table.
"""

import secrets
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.engine import Connection

from stammtisch.server.storage.schema import LINKS, add_if_new

BYTES = 16
"""So many bytes a key has."""
LETTERS = -(-BYTES * 4 // 3)
"""And so many letters."""


class Link(NamedTuple):
    """What a link shows: a match of a table, from one seat or with all cards open."""

    code: str
    match: int
    view: str
    """The number of a seat, or `open`."""

    @property
    def seat(self) -> int | None:
        return int(self.view) if self.view.isdecimal() else None


_SHOWN = (LINKS.c.code, LINKS.c.match, LINKS.c.view)


def find(connection: Connection, key: str) -> Link | None:
    """What a link shows; None if there is no such link."""
    row = connection.execute(select(*_SHOWN).where(LINKS.c.key == key)).first()
    return None if row is None else Link(*row)


def known(connection: Connection, codes: Collection[str]) -> dict[Link, str]:
    """The keys of all links to matches of some tables, as far as anybody has asked for them."""
    found = connection.execute(select(*_SHOWN, LINKS.c.key).where(LINKS.c.code.in_(codes)))
    return {Link(*shown): key for *shown, key in found}


def make(connection: Connection, wanted: Collection[Link]) -> dict[Link, str]:
    """Make those of these links that there are not yet; and the keys of all links of their tables."""
    for link in wanted:
        add_if_new(connection, LINKS, key=secrets.token_urlsafe(BYTES), **link._asdict())
    return known(connection, {link.code for link in wanted})
