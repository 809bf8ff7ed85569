"""Tables that somebody knows of: one by its code, one's own by their tokens."""

import asyncio
from typing import Any
from urllib.parse import urlencode

from stammtisch.service import links, requests
from stammtisch.service.endpoints import Ask, Content, endpoint
from stammtisch.service.house import House
from stammtisch.service.opening import invitation
from stammtisch.service.store import Unavailable
from stammtisch.table import Refused, Table, key_of
from stammtisch.table.facts import facts

LONGEST_RULES_NAME = 40
"""So long may the name of a set of rules be that goes with an invitation."""


@endpoint("GET", "/api/tables/{code}")
async def show_table(house: House, ask: Ask) -> dict[str, Any]:
    return facts((await house.tables.get(ask.path["code"])).table)


@endpoint("POST", "/api/mine", body=requests.Mine)
async def mine(house: House, asked: requests.Mine, ask: Ask) -> dict[str, Any]:
    unknown = sum(held.code not in house.tables.rooms for held in asked.tables)
    if not house.lookups.take(ask.address, house.loop.time(), unknown):
        raise Refused("too_fast")
    unread: list[str] = []
    read: list[tuple[Table, str]] = []
    for held in asked.tables:
        await asyncio.sleep(0)  # others may have something to do
        try:
            room = await house.tables.find(held.code)
        except Refused:  # one that cannot be read now spoils nothing for the others
            unread.append(held.code)
            continue
        if room is not None:
            read.append((room.table, key_of(held.token)))
    try:
        linked = await links.of_tables(house.world.store, read)
    except Unavailable as error:
        house.tables.complain("links could not be made", error)
        unread += [table.code for table, _ in read]
        read, linked = [], []
    found = [_told(*each, replays) for each, replays in zip(read, linked, strict=True)]
    return {"tables": sorted(filter(None, found), key=lambda each: -each["changed"]), "unread": unread}


def _told(table: Table, key: str, replays: list[dict[str, Any]]) -> dict[str, Any] | None:
    person = table.participants.keys.get(key)
    if person is None and not replays and not table.door.has_played(key):  # or keep that token: the match may go on
        return None
    waiting = table.flow.match.awaiting if table.flow and table.phase == "playing" else ()
    return {
        "code": table.code,
        "person": person and person.number,
        "seat": person and person.seat,
        "your_turn": person is not None and person.seat in waiting,
        "changed": table.changed,
        "replays": replays,
        "table": facts(table, person),
    }


# Pictures


@endpoint("GET", "/api/tables/{code}/qr.svg")
async def table_qr(house: House, ask: Ask) -> Content:
    """The invitation as a picture. What its rules are called goes with it: only the host knows."""
    link = invitation(ask, (await house.tables.get(ask.path["code"])).table.code)
    rules = ask.query.get("rules", "")[:LONGEST_RULES_NAME]
    return await _drawn(house, ask, f"{link}?{urlencode({'rules': rules})}" if rules else link)


@endpoint("POST", "/api/qr", body=requests.Drawn)
async def draw_qr(house: House, asked: requests.Drawn, ask: Ask) -> Content:
    return await _drawn(house, ask, asked.text)


async def _drawn(house: House, ask: Ask, text: str) -> Content:
    return Content(await house.world.work.draw(text, address=ask.address), "image/svg+xml")
