"""Which links to finished matches somebody is given: those of the matches in which they sat."""

import re
from collections.abc import Sequence
from typing import Any

from stammtisch.service.store import LINK_LETTERS, Link, Store
from stammtisch.table import Refused, Table
from stammtisch.table.replaying import OPEN

MOST = 100
"""So many matches of a table are told of at once."""


_KEY = re.compile(rf"[\w-]{{{LINK_LETTERS}}}", re.ASCII)


async def shown_by(store: Store, text: str) -> Link:
    """What a link shows. Raises if there is no such link; what no key looks like never comes to the database."""
    found = await store.links.find(text) if _KEY.fullmatch(text) else None
    if found is None:
        raise Refused("no_such_replay")
    return found


async def of_match(store: Store, code: str, match: int, seat: int) -> dict[str, Any]:
    """The links to one match for whoever sat there."""
    (found,) = await _made(store, [[(code, match, seat)]])
    return found[0]


async def of_tables(store: Store, people: Sequence[tuple[Table, str]]) -> list[list[dict[str, Any]]]:
    """For each table and person, by key: the finished matches in which they sat, the last one first."""
    return await _made(
        store,
        [
            [
                (table.code, each.number, each.seats[key])
                for each in table.finished[: -MOST - 1 : -1]
                if key in each.seats
            ]
            for table, key in people
        ],
    )


async def _made(store: Store, sat: list[list[tuple[str, int, int]]]) -> list[list[dict[str, Any]]]:
    wanted = {Link(code, match, view) for each in sat for code, match, seat in each for view in (OPEN, str(seat))}
    keys = await store.links.known({link.code for link in wanted}) if wanted else {}
    if missing := wanted - keys.keys():
        keys |= await store.links.make(missing)
    return [
        [
            {
                "match": match,
                "seat": seat,
                "open": keys[Link(code, match, OPEN)],
                "own": keys[Link(code, match, str(seat))],
            }
            for code, match, seat in each
        ]
        for each in sat
    ]
