"""Attempts at deals that several people play: what is the same for the deal of a day and for cards that were sent."""

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from stammtisch.core.match import Match
from stammtisch.service import links, requests
from stammtisch.service.store import Attempt
from stammtisch.service.world import World
from stammtisch.table import Refused, Row, Table, commands, key_of
from stammtisch.table.log import decode_line

if TYPE_CHECKING:
    from stammtisch.service.house import House

Move = commands.Play | commands.PlayFor
"""What a log has of moves; those that a person made have an id."""
MOST_TRIES = 20
"""Whoever has begun a deal so many times more before the first was over has tried it out."""
KEPT = 2000
"""Of so many first attempts it is remembered whether they are."""
AGAIN = 2
"""The number of a first attempt if the deal was tried out elsewhere meanwhile."""
WAITING: dict[str, Any] = {"spectators": False, "absence": 0}
"""How tables are opened that wait for their player, for days if need be."""


def mark_of(deal: str, browser: str) -> str:
    """The mark of a browser at one deal. It cannot be read from it, and two deals cannot be compared."""
    return sha256(f"{deal} {browser}".encode()).hexdigest()[:40]


async def finished(house: "House", held: requests.Held) -> tuple[Table, int, Match]:
    """The table of somebody who has played it to its end: that, and nothing else, lets them see what others did."""
    table = (await house.tables.get(held.code)).table
    return table, *sat(table, held.token)


def sat(table: Table, token: str) -> tuple[int, Match]:
    """The match that is just over at a table, and where somebody sat in it."""
    key = key_of(token)
    if table.flow is None or table.phase != "over":
        raise Refused("still_playing" if key in table.participants.keys else "not_seated")
    seat = table.seat_in(table.matches, key)
    if seat is None:
        raise Refused("not_seated")
    return seat, table.flow.match


async def result(house: "House", table: Table, seat: int, match: Match) -> dict[str, Any]:
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
        "replay": await links.of_match(house.world.store, table.code, table.matches, seat),
    }


class FirstAttempts:
    """Which first attempts are none, because the deal was tried out elsewhere before they were over: then somebody knew
    what was coming. Cards that lie there unplayed are the same as at the first table.

    Logs are read for that, up to twenty of them for each friend of a challenge: one after the other, in the line of
    replays, and once.
    """

    def __init__(self, world: World) -> None:
        self._world = world
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
        elsewhere = await self._world.store.attempts.others(deal, code, MOST_TRIES, finished)
        if len(elsewhere) == MOST_TRIES:  # nobody reads them all
            return True
        for other in elsewhere:
            at, _ = await self._moves(other, address)
            if at is not None and (finished is None or at <= finished):
                return True
        return False

    async def _moves(self, code: str, address: str) -> tuple[int | None, int | None]:
        """When somebody first decided something at a table, and when the last move was made there."""
        return await self._world.work.compute_from_log(code, lambda rows, _: _moves(rows), address=address)


def _moves(rows: list[Row]) -> tuple[int | None, int | None]:
    first = last = None
    for row in rows:
        command = decode_line(row.line).command
        if isinstance(command, Move):
            last = row.at
            if first is None and command.id:
                first = row.at
    return first, last
