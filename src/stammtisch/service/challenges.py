"""Cards that somebody sends: a friend plays the same deal from the same seat against the same bots, then both see both.

Whoever has played a match against nobody but bots may send it. The link is a key derived from the table's secret, and
lets people play, not look: what was dealt and what came of it is told to those who have played it themselves, and to
the one who sent it. So it does not name the table either, where anybody may watch, and see both. A table at which other
people sat is never sent, for their hands are theirs; so practice with cards of any table is not sent either.
"""

from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from stammtisch import daily
from stammtisch.core import chance
from stammtisch.core.match import Match
from stammtisch.service import attempts, requests
from stammtisch.service.days import is_over
from stammtisch.service.endpoints import Ask, endpoint
from stammtisch.service.house import House
from stammtisch.service.opening import open_table, told
from stammtisch.table import Refused, Row, Table, commands, key_of
from stammtisch.table.origin import origin_of
from stammtisch.table.participants import Person, Seat

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


def sendable(house: House, table: Table) -> tuple[Match, Person]:
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
    if table.day and not is_over(house, date.fromisoformat(table.day)):
        raise Refused("day_still_on")
    return flow.match, people[0]


class Sent(NamedTuple):
    """What a link stands for: the table as it was when that match was over."""

    challenge: Challenge
    table: Table
    match: Match
    person: Person


async def _sent(house: House, ask: Ask) -> Sent:
    """The match of an address."""
    challenge = Challenge.read(ask.path["challenge"])
    found = await house.world.store.challenges.find(challenge.deal)
    if found is None:
        raise Refused("no_such_challenge")
    code, match = found
    try:
        table = (await house.tables.get(code)).table
    except Refused as refused:
        if refused.key != "no_such_table":
            raise
        raise Refused("no_such_challenge") from None
    if (table.matches, table.phase) != (match, "over"):  # they have played on there
        table = await house.world.work.compute_from_log(
            code, lambda rows, _: _as_it_was(rows, match), address=ask.address
        )
    return Sent(challenge, table, *sendable(house, table))


def _as_it_was(rows: list[Row], match: int) -> Table:
    return Table.rebuild(rows, until=lambda table: table.matches == match and table.phase == "over")


@endpoint("POST", "/api/challenges", body=requests.Held, status=201)
async def send(house: House, held: requests.Held, ask: Ask) -> dict[str, Any]:
    """The link to the last match of somebody's table."""
    table, _, _ = await attempts.finished(house, held)
    sendable(house, table)
    challenge = Challenge.of(table, table.matches)
    await house.world.store.challenges.send(challenge.deal, table.code, table.matches, house.now())
    return {"challenge": str(challenge)}


@endpoint("GET", "/api/challenges/{challenge}")
async def show_challenge(house: House, ask: Ask) -> dict[str, Any]:
    """What anybody with the link may know: who sends which game, and nothing of the cards or of what came of it."""
    return _known(await _sent(house, ask))


def _known(sent: Sent) -> dict[str, Any]:
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


@endpoint("POST", "/api/challenges/{challenge}", body=requests.Sitting, budget="openings", status=201)
async def take_up(house: House, asked: requests.Sitting, ask: Ask) -> dict[str, Any]:
    """The same cards, the same seat, the same company with the same dice."""
    challenge, table, match, person = await _sent(house, ask)
    room, token = await open_table(
        house,
        asked,
        ask,
        start=True,
        game=match.game.name,
        players=match.players,
        options=match.options.changed(),
        ages=match.ages,
        seats=tuple(
            commands.Place("me") if number == person.seat else _bot(house, seat)
            for number, seat in enumerate(table.sat)
        ),
        hints=table.agreed.hints,
        challenge=str(challenge),
        begun=commands.Begun(match.seed.hex(), dice=table.dice.hex()),
        **attempts.WAITING,
    )
    code, begin = room.table.code, house.world.store.attempts.begin
    name = room.table.participants.keys[key_of(token)].name
    browser = attempts.mark_of(challenge.deal, asked.browser)
    address = origin_of(table.secret, None, ask.address).address
    number = await begin(challenge.deal, browser, code, house.now(), name, asked.face, address)
    if table.day:  # whoever plays it this way has seen the deal of that day
        day = daily.find(match.game, date.fromisoformat(table.day)).name
        await begin(day, attempts.mark_of(day, asked.browser), code, house.now(), None, None)
    return told(ask, room, token, more={"try": number})


def _bot(house: House, seat: Seat) -> commands.Place:
    """The same bot; one of somebody's own that is not offered any more is a Geselle."""
    return commands.Place("bot", house.world.bots.or_geselle(seat.level or ""), seat.called or "")


@endpoint("POST", "/api/challenges/{challenge}/results", body=requests.Held)
async def results(house: House, held: requests.Held, ask: Ask) -> dict[str, Any]:
    """Everybody's result and replay, for those who have played it."""
    sent, store = await _sent(house, ask), house.world.store
    challenge, table, match, person = sent
    mine = await _played(house, held, sent)
    found = [{**await _result(house, table, match, person), "you": mine.code == table.code, "sent": True}]
    own = await store.attempts.find(challenge.deal, mine.code)
    if own is not None and own.number == 1 and own.points is None:  # before others are left out
        await store.attempts.finish(challenge.deal, mine.code, (await _friend(house, mine))["points"])
    everybody = await store.attempts.firsts(challenge.deal, MOST, FROM_ONE)
    unknown = sum(each.code not in house.tables.rooms for each in everybody)
    if not house.lookups.take(ask.address, house.loop.time(), unknown):
        raise Refused("too_fast")
    for each in everybody:
        try:
            room = await house.tables.find(each.code)
        except Refused:  # one table that cannot be read now spoils nothing for the others
            continue
        if room is not None and room.table.flow is not None and room.table.participants.people:
            over = room.table.phase == "over"
            friend = {**await _friend(house, room.table), "you": room.table is mine, "sent": False}
            if over and each.points is None:
                await store.attempts.finish(challenge.deal, each.code, friend["points"])
            if await house.first_attempts.was_tried_out(challenge.deal, each, ask.address, over=over):
                friend["again"] = True
            found.append(friend)
    if not any(each["you"] for each in found):  # somebody who plays it once more, or is left out: only they see that
        again = {} if own is not None and own.number == 1 else {"again": True}
        found.append({**await _friend(house, mine), "you": True, "sent": False, **again})
    return {**_known(sent), "results": found}


async def _played(house: House, held: requests.Held, sent: Sent) -> Table:
    """The table at which somebody has played it. Raises if there is none."""
    if held.code == sent.table.code:
        if key_of(held.token) != sent.person.key:
            raise Refused("not_seated")
        return sent.table
    mine, _, _ = await attempts.finished(house, held)
    if mine.challenge != str(sent.challenge):
        raise Refused("not_played")
    return mine


async def _friend(house: House, table: Table) -> dict[str, Any]:
    """What somebody has made of it, or that they are at it."""
    person = next(iter(table.participants.people.values()))
    assert table.flow is not None
    if table.phase == "over":
        return await _result(house, table, table.flow.match, person)
    return {"name": person.name, "face": person.face, "points": None, "replay": None}


async def _result(house: House, table: Table, match: Match, person: Person) -> dict[str, Any]:
    told = await attempts.result(house, table, person.seat, match)
    return {"name": person.name, "face": person.face, "points": told["points"], "replay": told["replay"]["open"]}
