"""Tables for deals that several people play: what is the same for the deal of a day and for cards that were sent."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from starlette.requests import Request

from stammtisch.core import fairness
from stammtisch.core.match import Match
from stammtisch.server.http import links
from stammtisch.server.http.api import opening, room_of
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of
from stammtisch.server.ws.socket import TOKEN_BYTES
from stammtisch.service import requests
from stammtisch.service.store import Attempt
from stammtisch.table import Refused, Row, Table, commands, key_of
from stammtisch.table.log import decode_line
from stammtisch.table.trace import trace_of

if TYPE_CHECKING:
    from stammtisch.server.http.replays import Replays

Move = commands.Play | commands.PlayFor
"""What a log has of moves; those that a person made have an id."""
MOST_TRIES = 20
"""Whoever has begun a deal so many times more before the first was over has tried it out."""
KEPT = 2000
"""Of so many first tries it is remembered whether they are."""


def who_is(deal: str, browser: str) -> str:
    """The mark of a browser at one deal. It cannot be read from it, and two deals cannot be compared."""
    return sha256(f"{deal} {browser}".encode()).hexdigest()[:40]


def open_for(hub: Hub, request: Request, asked: requests.Sitting, **how: Any) -> tuple[commands.Open, str]:
    """The first line of such a table, and the token of whoever plays. It waits for them, for days if need be."""
    opening(hub, request)
    token, secret = secrets.token_urlsafe(TOKEN_BYTES), fairness.draw_secret()
    trace = trace_of(secret, asked.browser, address_of(request.scope))
    command = commands.Open(
        code=hub.new_code(),
        name=asked.name,
        face=asked.face,
        secret=secret.hex(),
        pace=asked.pace,
        spectators=False,
        absence=0,
        browser=trace.browser,
        address=trace.address,
        **how,
    )
    return command, token


async def finished(hub: Hub, held: requests.Held) -> tuple[Table, int, Match]:
    """The table of somebody who has played it to its end: that, and nothing else, lets them see what others did."""
    table = (await room_of(hub, held.code)).table
    return table, *sat(table, held.token)


def sat(table: Table, token: str) -> tuple[int, Match]:
    """The match that is just over at a table, and where somebody sat in it."""
    key = key_of(token)
    if table.flow is None or table.phase != "over":
        raise Refused("still_playing" if key in table.company.keys else "not_seated")
    seat = table.seat_in(table.matches, key)
    if seat is None:
        raise Refused("not_seated")
    return seat, table.flow.match


class Verdicts:
    """Which first tries are none, because the deal was tried out elsewhere before they were over: then somebody knew
    what was coming. Cards that lie there unplayed are the same as at the first table.

    Logs are read for that, up to twenty of them for each friend of a challenge: one after the other, in the line of
    replays, and once.
    """

    def __init__(self, hub: Hub, line: "Replays") -> None:
        self._hub, self._line = hub, line
        self._known: OrderedDict[tuple[str, str], bool] = OrderedDict()
        """Of tables that are over, by deal and table: nothing changes there any more."""

    async def was_tried_out(self, deal: str, tried: Attempt, address: str, *, over: bool) -> bool:
        """Whether somebody had tried the deal out; `over` if their first table is."""
        name = deal, tried.code
        if tried.number != 1 or name in self._known:
            return self._known.get(name, False)
        found = await self._look(*name, address)
        if over:
            self._known[name] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def _look(self, deal: str, code: str, address: str) -> bool:
        _, finished = await self._moves(code, address)
        elsewhere = await self._hub.store.attempts.others(deal, code, MOST_TRIES, finished)
        if len(elsewhere) == MOST_TRIES:  # nobody reads them all
            return True
        for other in elsewhere:
            at, _ = await self._moves(other, address)
            if at is not None and (finished is None or at <= finished):
                return True
        return False

    async def _moves(self, code: str, address: str) -> tuple[int | None, int | None]:
        """When somebody first decided something at a table, and when the last move was made there."""
        return await self._line.compute(address, lambda _: _moves(self._hub.rows_here(code)))


def _moves(rows: list[Row]) -> tuple[int | None, int | None]:
    first = last = None
    for row in rows:
        command = decode_line(row.line).command
        if isinstance(command, Move):
            last = row.at
            if first is None and command.id:
                first = row.at
    return first, last


async def result(hub: Hub, table: Table, seat: int, match: Match) -> dict[str, Any]:
    """What came of it for a seat, from the log alone."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "game": match.game.name,
        "players": match.players,
        "seat": seat,
        "low_wins": match.game.low_wins,
        "points": outcome.totals[seat],
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "names": [seat.called for seat in table.sat],
        "replay": await links.of_match(hub.store, table.code, table.matches, seat),
    }
