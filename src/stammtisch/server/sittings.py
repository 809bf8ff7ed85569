"""Tables for deals that several people play: what is the same for the deal of a day and for cards that were sent."""

import secrets
from hashlib import sha256
from typing import Any

from starlette.requests import Request

from stammtisch.core import fairness
from stammtisch.core.match import Match
from stammtisch.server import requests
from stammtisch.server.api import opening, room_of
from stammtisch.server.hub import Hub
from stammtisch.server.security import address_of
from stammtisch.server.socket import TOKEN_BYTES
from stammtisch.server.storage import Store, tries
from stammtisch.table import Refused, Table, commands, key_of, replaying
from stammtisch.table.company import Person
from stammtisch.table.log import decode_line
from stammtisch.table.trace import trace_of

Move = commands.Play | commands.PlayFor
"""What a log has of moves; those that a person made have an id."""
MOST_TRIES = 20
"""Whoever has begun a deal so many times more before the first was over has tried it out."""


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


async def finished(hub: Hub, held: requests.Held) -> tuple[Table, Person, Match]:
    """The table of somebody who has played it to its end: that, and nothing else, lets them see what others did."""
    table = (await room_of(hub, held.code)).table
    person = table.company.keys.get(key_of(held.token))
    if person is None:
        raise Refused("not_seated")
    if table.flow is None or table.phase != "over":
        raise Refused("still_playing")
    return table, person, table.flow.match


async def was_tried_out(hub: Hub, deal: str, tried: tries.Try) -> bool:
    """Whether somebody has tried out the deal of a first try elsewhere before they finished it: then they knew what was
    coming, and it is no first try any more. Cards that lie there unplayed are the same as at the first table.
    """
    return tried.number == 1 and await hub.store.read(_was_tried_out, hub.store, deal, tried.code)


def _was_tried_out(store: Store, deal: str, code: str) -> bool:
    elsewhere = tries.others(store.engine, deal, code, MOST_TRIES)
    if len(elsewhere) == MOST_TRIES:  # nobody reads them all, again and again
        return True
    finished = _moves(store, code)[1] if elsewhere else None
    began = [_moves(store, other)[0] for other in elsewhere]
    return any(at is not None and (finished is None or at <= finished) for at in began)


def _moves(store: Store, code: str) -> tuple[int | None, int | None]:
    """When somebody first decided something at a table, and when the last move was made there."""
    rows = store.load(code)
    moves = [(row.at, line) for row in rows if isinstance(line := decode_line(row.line).command, Move)]
    own = (at for at, line in moves if line.id)
    return next(own, None), moves[-1][0] if moves else None


def result(table: Table, person: Person, match: Match) -> dict[str, Any]:
    """What came of it, from the log alone."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "game": match.game.name,
        "players": match.players,
        "seat": person.seat,
        "low_wins": match.game.low_wins,
        "points": outcome.totals[person.seat],
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "names": [seat.called for seat in table.company.seats],
        "replay": next(iter(replaying.tickets(table, person.number)), None),
    }
