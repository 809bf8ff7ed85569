"""Finished matches told again, and records that somebody brings: computed in threads, a few at a time."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stammtisch.core.match import Match
from stammtisch.server.http import links, sittings
from stammtisch.server.http.api import body, encode, hub_of, limited, open_from, opened, opening, room_of
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of
from stammtisch.server.work.pool import Pool, within
from stammtisch.service import requests
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.store import Link
from stammtisch.table import Refused, branching, key_of, replaying
from stammtisch.table.replaying import OPEN

T = TypeVar("T")

AT_ONCE = 2
"""So many are computed at the same time; others wait."""
MOST = 100
"""So many may wait."""
KEPT = 12
"""So many of those computed last are kept."""

Pause = Callable[[], None]
"""Called now and then by what takes long: it lets others go on, and ends what has taken too long."""


class Replays:
    """Whoever wants to see a match again shares this with everybody who does: the address that has used the least time
    is next.
    """

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._seconds = limits.replaying
        self._pool = Pool("replays", AT_ONCE, metrics, most=MOST, per_address=limits.replays, full="too_fast")
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def compute(self, address: str, work: Callable[[Pause], T]) -> T:
        """Have something computed elsewhere, in a limited time."""
        return await self._pool.run(partial(within, self._seconds, work), address=address)

    def close(self) -> None:
        self._pool.close()

    async def kept(self, name: str, make: Callable[[], Any]) -> bytes:
        """The same again if it is still there."""
        found = self._kept.get(name)
        if found is None:
            found = self._kept[name] = await make()
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(name)
        return found


def _replays(request: Request) -> Replays:
    found: Replays = request.app.state.replays
    return found


def json_of(content: bytes) -> Response:
    return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})


async def tickets(request: Request) -> Response:
    """The finished matches of somebody at a table, as links. They stay theirs when they sit there no more."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    table, key = (await room_of(hub, held.code)).table, key_of(held.token)
    (found,) = await links.of_tables(hub.store, [(table, key)])
    if not found and key not in table.company.keys:
        raise Refused("not_seated")
    return json_of(encode({"replays": found}))


async def whose(request: Request) -> Response:
    """Whether somebody sat in the match of a link, and at which of their tables: nobody else is told which it is."""
    hub = limited(request)
    asked = await body(request, hub, requests.Mine)
    shown = await links.shown_by(hub.store, request.path_params["ticket"])
    mine = None
    for held in asked.tables:
        if held.code == shown.code:
            table = (await room_of(hub, held.code)).table
            seat = table.seat_in(shown.match, key_of(held.token))
            if seat is not None:
                mine = {"code": table.code, **await links.of_match(hub.store, table.code, shown.match, seat)}
    return json_of(encode({"mine": mine}))


async def find(hub: Hub, text: str) -> tuple[Link, Callable[[], Match]]:
    """The match of a link, if it is right; an earlier one is to be read from the log."""
    shown = await links.shown_by(hub.store, text)
    try:
        table = (await room_of(hub, shown.code)).table
    except Refused as refused:
        if refused.key != "no_such_table":
            raise
        raise Refused("no_such_replay") from None
    if all(finished.number != shown.match for finished in table.finished):
        raise Refused("no_such_replay")
    if table.matches == shown.match and table.flow is not None:
        match = table.flow.match
        return shown, lambda: match
    code = shown.code
    return shown, lambda: hub.replay_here(code, replaying.recall, hub.rows_here(code), shown.match)


async def show(request: Request) -> Response:
    hub, replays = limited(request), _replays(request)
    text = request.path_params["ticket"]
    shown, recall = await find(hub, text)

    def work(pause: Pause) -> bytes:
        return encode(replaying.retell(recall(), shown.view, pause))

    async def make() -> bytes:
        return await replays.compute(address_of(request.scope), work)

    return json_of(await replays.kept(text, make))


async def record(request: Request) -> Response:
    """The record holds every secret: only those with an open link may have it."""
    shown, recall = await find(limited(request), request.path_params["ticket"])
    if shown.view != OPEN:
        raise Refused("no_such_replay")
    return await _attachment(request, recall, shown.match)


async def practise(request: Request) -> Response:
    """Play on from a position of a match, against bots. Its cards are known then: only with an open link."""
    hub = limited(request)
    asked = await body(request, hub, requests.Practice)
    shown, recall = await find(hub, asked.ticket)
    if shown.view != OPEN:
        raise Refused("no_such_replay")
    opening(hub, request)
    address = address_of(request.scope)
    match = await _replays(request).compute(address, lambda pause: recall())
    asked = msgspec.structs.replace(asked, level=hub.own_bots.or_geselle(asked.level))
    command, token = open_from(hub.new_code(), asked, match, address)
    return opened(request, await hub.open(command, key_of(token), start=True), token)


async def branch(request: Request) -> Response:
    """What would have come of other moves. The cards are those of the match: only with an open link."""
    hub, replays = limited(request), _replays(request)
    asked = await body(request, hub, requests.Branch)
    shown, recall = await find(hub, asked.ticket)
    if shown.view != OPEN:
        raise Refused("no_such_replay")

    def work(pause: Pause) -> bytes:
        return encode(branching.branch(recall(), asked.number, asked.seat, asked.tried, pause))

    async def make() -> bytes:
        return await replays.compute(address_of(request.scope), work)

    name = encode([asked.ticket, asked.number, asked.seat, asked.tried]).decode()
    return json_of(await replays.kept(name, make))


async def _attachment(request: Request, recall: Callable[[], Match], number: int) -> Response:
    """A record as a file. Files are handed on, so that its name does not tell at which table it was."""

    def work(pause: Pause) -> tuple[str, str]:
        match = recall()
        return match.game.name, match.record()

    game, text = await _replays(request).compute(address_of(request.scope), work)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{number}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers={"Cache-Control": "no-store", **headers})


async def last_record(request: Request) -> Response:
    """The record of the match that is just over at a table, for those who sat in it."""
    hub = limited(request)
    table = (await room_of(hub, request.path_params["code"])).table
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refused("not_seated")
    _, match = sittings.sat(table, token)
    return await _attachment(request, lambda: match, table.matches)


async def brought(request: Request) -> Response:
    """A record that somebody brings, checked and told."""
    hub = limited(request)
    limits = hub_of(request).config.limits
    given = await body(request, hub, requests.Brought, most=limits.record)

    def work(pause: Pause) -> bytes:
        lines = replaying.read_record(given.record, given.first, most=limits.record_lines)
        return encode(replaying.retell(replaying.play_again(lines, given.first, pause), OPEN, pause))

    return json_of(await _replays(request).compute(address_of(request.scope), work))
