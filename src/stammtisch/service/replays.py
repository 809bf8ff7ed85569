"""Finished matches told again, played on and played otherwise, and records that somebody brings."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from stammtisch.core.match import Match
from stammtisch.service import attempts, links, requests
from stammtisch.service.endpoints import Ask, Content, endpoint
from stammtisch.service.house import House
from stammtisch.service.opening import open_table, told
from stammtisch.service.reviewing import Key
from stammtisch.service.store import Link
from stammtisch.service.world import Pause
from stammtisch.table import Refused, Row, branching, commands, key_of, replaying
from stammtisch.table.replaying import OPEN

encode = msgspec.json.encode
T = TypeVar("T")


class Shown(NamedTuple):
    """The match of a link."""

    link: Link
    match: Match | None
    """None for an earlier one of its table: that is to be read from the log."""

    def compute(self, house: House, work: Callable[[Match, Pause], T], address: str) -> Awaitable[T]:
        """Have something made of it."""
        match, number = self.match, self.link.match
        if match is not None:
            return house.world.work.compute(lambda pause: work(match, pause), address=address)

        def read(rows: list[Row], pause: Pause) -> T:
            return work(replaying.recall(rows, number), pause)

        return house.world.work.compute_from_log(self.link.code, read, address=address)

    def fetch(self, house: House, address: str) -> Awaitable[Match]:
        """The match itself, for a review."""
        match, number = self.match, self.link.match
        if match is not None:
            return house.world.work.review(lambda: match, address=address)
        return house.world.work.review_log(self.link.code, lambda rows: replaying.recall(rows, number), address=address)


async def find(house: House, text: str, *, is_open: bool = False) -> Shown:
    """The match of a link. Raises if there is none, or if it is to be an open one and is not."""
    link = await links.shown_by(house.world.store, text)
    try:
        table = (await house.tables.get(link.code)).table
    except Refused as refused:
        if refused.key != "no_such_table":
            raise
        raise Refused("no_such_replay") from None
    if all(finished.number != link.match for finished in table.finished) or (is_open and link.view != OPEN):
        raise Refused("no_such_replay")
    last = table.flow is not None and table.matches == link.match
    return Shown(link, table.flow.match if last and table.flow is not None else None)


@endpoint("POST", "/api/replays", body=requests.Held)
async def tickets(house: House, held: requests.Held, ask: Ask) -> dict[str, Any]:
    """The finished matches of somebody at a table, as links. They stay theirs when they sit there no more."""
    table, key = (await house.tables.get(held.code)).table, key_of(held.token)
    (found,) = await links.of_tables(house.world.store, [(table, key)])
    if not found and key not in table.participants.keys:
        raise Refused("not_seated")
    return {"replays": found}


@endpoint("POST", "/api/replays/{ticket}", body=requests.Mine)
async def whose(house: House, asked: requests.Mine, ask: Ask) -> dict[str, Any]:
    """Whether somebody sat in the match of a link, and at which of their tables: nobody else is told which it is."""
    shown = await links.shown_by(house.world.store, ask.path["ticket"])
    mine = None
    for held in asked.tables:
        if held.code == shown.code:
            table = (await house.tables.get(held.code)).table
            seat = table.seat_in(shown.match, key_of(held.token))
            if seat is not None:
                mine = {"code": table.code, **await links.of_match(house.world.store, table.code, shown.match, seat)}
    return {"mine": mine}


@endpoint("GET", "/api/replays/{ticket}")
async def show(house: House, ask: Ask) -> Content:
    ticket = ask.path["ticket"]
    shown = await find(house, ticket)

    def work(match: Match, pause: Pause) -> bytes:
        return encode(replaying.retell(match, shown.link.view, pause))

    return Content(await house.kept(ticket, lambda: shown.compute(house, work, ask.address)))


@endpoint("GET", "/api/replays/{ticket}/review")
async def review(house: House, ask: Ask) -> Content:
    """The review of a match that somebody may see again; with an open link of any seat (`?seat=`)."""
    shown = await find(house, ask.path["ticket"])
    link, wished = shown.link, ask.query.get("seat", "")
    if link.seat is None and not (wished.isdecimal() and len(wished) < 3):
        raise Refused("no_such_replay")
    if link.seat is not None and wished not in ("", str(link.seat)):
        raise Refused("no_such_replay")
    key = Key(link.code, link.match, int(wished) if link.seat is None else link.seat)
    return Content(await house.reviews.show(key, lambda: shown.fetch(house, ask.address), ask.address))


@endpoint("POST", "/api/branch", body=requests.Branch)
async def branch(house: House, asked: requests.Branch, ask: Ask) -> Content:
    """What would have come of other moves. The cards are those of the match: only with an open link."""
    shown = await find(house, asked.ticket, is_open=True)

    def work(match: Match, pause: Pause) -> bytes:
        return encode(branching.branch(match, asked.number, asked.seat, asked.tried, pause))

    name = encode([asked.ticket, asked.number, asked.seat, asked.tried]).decode()
    return Content(await house.kept(name, lambda: shown.compute(house, work, ask.address)))


@endpoint("POST", "/api/practice", body=requests.Practice, budget="openings", status=201)
async def practise(house: House, asked: requests.Practice, ask: Ask) -> dict[str, Any]:
    """Play on from a position of a match, against bots. Its cards are known then: only with an open link."""
    shown = await find(house, asked.ticket, is_open=True)
    match = await shown.compute(house, lambda match, _: match, ask.address)
    moves = tuple((int(seat), str(move)) for kind, *rest in match.story() if kind == "move" for seat, move in [rest])
    if asked.seat >= match.players or asked.move >= len(moves):
        raise Refused("no_such_replay")
    level = house.world.bots.or_geselle(asked.level)
    me, bot = commands.Place("me"), commands.Place("bot", level)
    room, token = await open_table(
        house,
        asked,
        ask,
        start=True,
        game=match.game.name,
        players=match.players,
        options=match.options.changed(),
        seats=tuple(me if seat == asked.seat else bot for seat in range(match.players)),
        ages=match.ages,
        stand_in=level,
        begun=commands.Begun(match.seed.hex(), moves[: asked.move]),
    )
    return told(ask, room, token)


# Records


@endpoint("GET", "/api/replays/{ticket}/record")
async def record(house: House, ask: Ask) -> Content:
    """The record holds every secret: only those with an open link may have it."""
    shown = await find(house, ask.path["ticket"], is_open=True)
    return await _record(house, shown, ask)


@endpoint("GET", "/api/tables/{code}/record")
async def last_record(house: House, ask: Ask) -> Content:
    """The record of the match that is just over at a table, for those who sat in it."""
    table = (await house.tables.get(ask.path["code"])).table
    if ask.bearer is None:
        raise Refused("not_seated")
    _, match = attempts.sat(table, ask.bearer)
    return await _record(house, Shown(Link(table.code, table.matches, OPEN), match), ask)


async def _record(house: House, shown: Shown, ask: Ask) -> Content:
    """A record as a file. Files are handed on, so that its name does not tell at which table it was."""
    game, text = await shown.compute(house, lambda match, _: (match.game.name, match.record()), ask.address)
    return Content(text.encode(), "application/jsonl", f"{game}-{shown.link.match}.jsonl")


@endpoint("POST", "/api/replay", body=requests.Brought, largest="record")
async def brought(house: House, given: requests.Brought, ask: Ask) -> Content:
    """A record that somebody brings, checked and told."""
    most = house.limits.record_lines

    def work(pause: Pause) -> bytes:
        lines = replaying.read_record(given.record, given.first, most=most)
        return encode(replaying.retell(replaying.play_again(lines, given.first, pause), OPEN, pause))

    return Content(await house.world.work.compute(work, address=ask.address))
