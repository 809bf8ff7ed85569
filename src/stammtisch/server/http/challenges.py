"""Cards that somebody sends: a friend plays the same deal from the same seat against the same bots, then both see both.

Whoever has played a match against nobody but bots may send it. The link is a key derived from the table's secret, and
lets people play, not look: what was dealt and what came of it is told to those who have played it themselves, and to
the one who sent it. So it does not name the table either, where anybody may watch, and see both. A table at which other
people sat is never sent, for their hands are theirs; so practice with cards of any table is not sent either.
"""

from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from stammtisch import daily
from stammtisch.core import chance
from stammtisch.core.match import Match
from stammtisch.server.http import sittings
from stammtisch.server.http.api import answer, body, limited, opened, room_of
from stammtisch.server.http.days import is_over
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of
from stammtisch.service import requests
from stammtisch.table import Refused, Row, Table, commands, key_of
from stammtisch.table.company import Person, Seat
from stammtisch.table.trace import trace_of

MOST = 30
"""So many friends' results are told."""
FROM_ONE = 8
"""So many of them from one address."""
KEY = 32
"""So many letters a link has."""


@dataclass(frozen=True)
class Challenge:
    """A match that was sent, as it stands in a link: 128 bits in hexadecimal."""

    key: str

    def __str__(self) -> str:
        return self.key

    @property
    def deal(self) -> str:
        """Which deal it is, in the database."""
        return f"sent/{self.key}"

    @classmethod
    def read(cls, text: str) -> "Challenge":
        if len(text) != KEY or not set(text) <= set("0123456789abcdef"):
            raise Refused("no_such_challenge")
        return cls(text)

    @classmethod
    def of(cls, table: Table, match: int) -> "Challenge":
        return cls(chance.derive_seed(table.secret, "challenge", match).hex()[:KEY])


def sendable(hub: Hub, table: Table) -> tuple[Match, Person]:
    """The match that is just over at a table, and the one person who played it. Raises unless it may be sent. Whoever
    has sat down there since changes nothing.
    """
    flow = table.flow
    if flow is None or table.phase != "over":
        raise Refused("still_playing")
    people = [seat.person for seat in table.sat if seat.person]
    if len(people) != 1 or table.finished[-1].seats.keys() != {people[0].key}:
        raise Refused("others_sat_there")
    practised = table.begun is not None and not table.fixed and table.matches == 1  # cards of another table
    if table.agreed.lesson or practised:
        raise Refused("nothing_to_send")
    if table.day and not is_over(hub, date.fromisoformat(table.day)):
        raise Refused("day_still_on")
    return flow.match, people[0]


class Sent(NamedTuple):
    """What a link stands for: the table as it was when that match was over."""

    challenge: Challenge
    table: Table
    match: Match
    person: Person


async def _sent(request: Request, hub: Hub) -> Sent:
    """The match of an address."""
    challenge = Challenge.read(request.path_params["challenge"])
    found = await hub.store.challenges.find(challenge.deal)
    if found is None:
        raise Refused("no_such_challenge")
    code, match = found
    try:
        table = (await room_of(hub, code)).table
    except Refused as refused:
        if refused.key != "no_such_table":
            raise
        raise Refused("no_such_challenge") from None
    if (table.matches, table.phase) != (match, "over"):  # they have played on there
        table = await request.app.state.replays.compute(
            address_of(request.scope), lambda _: hub.replay_here(code, _as_it_was, hub.rows_here(code), match)
        )
    return Sent(challenge, table, *sendable(hub, table))


def _as_it_was(rows: list[Row], match: int) -> Table:
    return Table.rebuild(rows, until=lambda table: table.matches == match and table.phase == "over")


async def send(request: Request) -> Response:
    """The link to the last match of somebody's table."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    table, _, _ = await sittings.finished(hub, held)
    sendable(hub, table)
    challenge, store = Challenge.of(table, table.matches), hub.store
    await store.challenges.send(challenge.deal, table.code, table.matches, hub.now())
    return answer({"challenge": str(challenge)}, 201)


async def show(request: Request) -> Response:
    """What anybody with the link may know: who sends which game, and nothing of the cards or of what came of it."""
    hub = limited(request)
    return answer(_told(await _sent(request, hub)))


def _told(sent: Sent) -> dict[str, Any]:
    challenge, table, match, person = sent
    return {
        "challenge": str(challenge),
        "game": match.game.name,
        "players": match.players,
        "seat": person.seat,
        "options": match.options.as_json(),
        "low_wins": match.game.low_wins,
        "unit": match.game.unit,
        "races": match.game.races,
        "from": {"name": person.name, "face": person.face},
        "company": [seat.called if seat.level else "" for seat in table.sat],
        "levels": [seat.level for seat in table.sat],
        "day": table.day or None,
    }


async def sit(request: Request) -> Response:
    """Take it up: the same cards, the same seat, the same company with the same dice."""
    hub = limited(request)
    challenge, table, match, person = await _sent(request, hub)
    asked = await body(request, hub, requests.Sitting)
    command, token = sittings.open_for(
        hub,
        request,
        asked,
        game=match.game.name,
        players=match.players,
        options=match.options.changed(),
        ages=match.ages,
        seats=tuple(
            commands.Place("me") if number == person.seat else _bot(hub, seat) for number, seat in enumerate(table.sat)
        ),
        hints=table.agreed.hints,
        challenge=str(challenge),
        begun=commands.Begun(match.seed.hex(), dice=table.dice.hex()),
    )
    room = await hub.open(command, key_of(token), start=True)
    who, store = sittings.who_is(challenge.deal, asked.browser), hub.store
    name = room.table.company.keys[key_of(token)].name
    address = trace_of(table.secret, None, address_of(request.scope)).address
    number = await store.attempts.begin(challenge.deal, who, command.code, hub.now(), name, asked.face, address)
    if table.day:  # whoever plays it this way has seen the deal of that day
        day = daily.find(match.game, date.fromisoformat(table.day)).name
        who = sittings.who_is(day, asked.browser)
        await store.attempts.begin(day, who, command.code, hub.now(), None, None)
    return opened(request, room, token, more={"try": number})


def _bot(hub: Hub, seat: Seat) -> commands.Place:
    """The same bot; one of somebody's own that is not offered any more is a Geselle."""
    return commands.Place("bot", hub.own_bots.or_geselle(seat.level or ""), seat.called or "")


async def results(request: Request) -> Response:
    """Everybody's result and replay, for those who have played it."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    sent, store = await _sent(request, hub), hub.store
    challenge, table, match, person = sent
    mine = await _played(hub, held, sent)
    found = [{**await _result(hub, table, match, person), "you": mine.code == table.code, "sent": True}]
    own = await store.attempts.find(challenge.deal, mine.code)
    if own is not None and own.number == 1 and own.points is None:  # before others are left out
        await store.attempts.finish(challenge.deal, mine.code, (await _friend(hub, mine))["points"])
    everybody = await store.attempts.firsts(challenge.deal, MOST, FROM_ONE)
    unknown = sum(each.code not in hub.rooms for each in everybody)
    address, verdicts = address_of(request.scope), request.app.state.verdicts
    if not hub.lookups.take(address, hub.loop.time(), unknown):
        raise Refused("too_fast")
    for each in everybody:
        try:
            room = await hub.find(each.code)
        except Refused:  # one table that cannot be read now spoils nothing for the others
            continue
        if room is not None and room.table.flow is not None and room.table.company.people:
            over = room.table.phase == "over"
            told = {**await _friend(hub, room.table), "you": room.table is mine, "sent": False}
            if over and each.points is None:
                await store.attempts.finish(challenge.deal, each.code, told["points"])
            if await verdicts.was_tried_out(challenge.deal, each, address, over=over):
                told["again"] = True
            found.append(told)
    if not any(each["you"] for each in found):  # somebody who plays it once more, or is left out: only they see that
        again = {} if own is not None and own.number == 1 else {"again": True}
        found.append({**await _friend(hub, mine), "you": True, "sent": False, **again})
    return answer({**_told(sent), "results": found})


async def _played(hub: Hub, held: requests.Held, sent: Sent) -> Table:
    """The table at which somebody has played it. Raises if there is none."""
    if held.code == sent.table.code:
        if key_of(held.token) != sent.person.key:
            raise Refused("not_seated")
        return sent.table
    mine, _, _ = await sittings.finished(hub, held)
    if mine.challenge != str(sent.challenge):
        raise Refused("not_played")
    return mine


async def _friend(hub: Hub, table: Table) -> dict[str, Any]:
    """What somebody has made of it, or that they are at it."""
    person = next(iter(table.company.people.values()))
    assert table.flow is not None
    if table.phase == "over":
        return await _result(hub, table, table.flow.match, person)
    return {"name": person.name, "face": person.face, "points": None, "replay": None}


async def _result(hub: Hub, table: Table, match: Match, person: Person) -> dict[str, Any]:
    told = await sittings.result(hub, table, person.seat, match)
    return {"name": person.name, "face": person.face, "points": told["points"], "replay": told["replay"]["open"]}
