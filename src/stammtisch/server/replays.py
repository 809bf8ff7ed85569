"""Finished matches told again, and records that somebody brings: computed in threads, a few at a time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.core.match import Match
from stammtisch.server import requests
from stammtisch.server.api import body, encode, hub_of, limited, room_of
from stammtisch.server.hub import Hub
from stammtisch.table import Refused, key_of, replaying
from stammtisch.table.replaying import OPEN, Ticket

AT_ONCE = 2
"""So many are computed at the same time; others wait."""
KEPT = 12
"""So many of those computed last are kept."""


class Replays:
    """Whoever wants to see a match again shares this with everybody who does."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def compute(self, work: Callable[[Callable[[], None]], Any], seconds: float) -> bytes:
        """Have something computed elsewhere. It is given a way to let others go on, which ends it after some time."""
        async with self._slots:
            return await asyncio.to_thread(lambda: encode(work(_breaks(time.monotonic() + seconds))))

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


def _breaks(until: float) -> Callable[[], None]:
    def pause() -> None:
        time.sleep(0)  # the loop may have something to do
        if time.monotonic() > until:
            raise Refused("too_large", "this match takes too long to be played again")

    return pause


def _replays(request: Request) -> Replays:
    found: Replays = request.app.state.replays
    return found


def _json(content: bytes) -> Response:
    return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})


async def tickets(request: Request) -> Response:
    """The finished matches of somebody at a table, as links."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    table = (await room_of(hub, held.code)).table
    person = table.company.keys.get(key_of(held.token))
    if person is None:
        raise Refused("not_seated", "only those who sit at the table may do that")
    return _json(encode({"replays": replaying.tickets(table, person.number)}))


async def _find(hub: Hub, request: Request) -> tuple[Ticket, Match]:
    """The match of a link, if it is right and the match is over."""
    shown = Ticket.read(request.path_params["ticket"])
    try:
        table = (await room_of(hub, shown.code)).table
    except Refused as refused:
        if refused.key != "no_such_table":
            raise
        raise Refused("no_such_replay", "this is not the link of a finished match") from None
    replaying.admit(table, shown)
    if table.matches == shown.match and table.flow is not None:
        return shown, table.flow.match
    rows = await hub.rows(shown.code)
    return shown, await hub.replay(shown.code, replaying.recall, rows, shown.match)


async def show(request: Request) -> Response:
    hub, replays = limited(request), _replays(request)
    shown, match = await _find(hub, request)

    async def make() -> bytes:
        return await replays.compute(partial(_retold, match, shown), hub.config.limits.replaying)

    return _json(await replays.kept(str(shown), make))


def _retold(match: Match, shown: Ticket, pause: Callable[[], None]) -> dict[str, Any]:
    return {**replaying.retell(match, shown.view, pause), "match": shown.match, "code": shown.code}


async def record(request: Request) -> Response:
    """The record holds every secret: only those with an open link may have it."""
    shown, match = await _find(limited(request), request)
    if shown.view != OPEN:
        raise Refused("no_such_replay", "the record holds all cards: expected an open link")
    return attachment(match, f"{shown.code}-{shown.match}")


def attachment(match: Match, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{match.game.name}-{name}.jsonl"'}
    return Response(match.record(), media_type="application/jsonl", headers={"Cache-Control": "no-store", **headers})


async def last_record(request: Request) -> Response:
    """The record of the last match of a table, for those who sit there."""
    hub = limited(request)
    table = (await room_of(hub, request.path_params["code"])).table
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or key_of(token) not in table.company.keys:
        raise Refused("not_seated", "only those who sit at the table may do that: expected Authorization: Bearer TOKEN")
    if table.flow is None or table.phase != "over":
        raise Refused("still_playing", "the record holds every secret: expected the match to be over")
    return attachment(table.flow.match, f"{table.code}-{table.matches}")


async def brought(request: Request) -> Response:
    """A record that somebody brings, checked and told."""
    hub = limited(request)
    limits = hub_of(request).config.limits
    given = await body(request, hub, requests.Brought, most=limits.record)
    lines = replaying.read_record(given.record, given.first, most=limits.record_lines)

    def work(pause: Callable[[], None]) -> dict[str, Any]:
        return replaying.retell(replaying.play_again(lines, given.first, pause), OPEN, pause)

    return _json(await _replays(request).compute(work, limits.replaying))
