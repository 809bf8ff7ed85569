"""Opening tables: for friends, at once against bots, from a position of a match."""

from collections.abc import Mapping
from typing import Any

from stammtisch.service import catalogue, lessons, requests
from stammtisch.service.endpoints import Ask, endpoint
from stammtisch.service.house import House
from stammtisch.service.room import Room
from stammtisch.table import commands, key_of
from stammtisch.table.agreement import find_game
from stammtisch.table.origin import origin_of

Opener = requests.NewTable | requests.Quick | requests.Practice | requests.Sitting
"""Whatever asks for a table says who opens it."""


async def open_table(house: House, asked: Opener, ask: Ask, *, start: bool, **how: Any) -> tuple[Room, str]:
    """A new table, and the token of whoever has opened it. `how` is what is said of it besides."""
    token, secret = house.world.chance.token(), house.world.chance.secret()
    origin = origin_of(secret, asked.browser, ask.address)
    command = commands.Open(
        code=house.tables.new_code(),
        name=asked.name,
        face=asked.face,
        secret=secret.hex(),
        pace=asked.pace,
        browser=origin.browser,
        address=origin.address,
        **how,
    )
    return await house.tables.open(command, key_of(token), start=start), token


def told(
    ask: Ask,
    room: Room,
    token: str,
    others: Mapping[int, str] | None = None,
    more: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """What somebody has opened; `others` are the tokens of those who share their device, by seat."""
    participants = room.table.participants
    person = participants.keys[key_of(token)]
    here = [
        {"seat": seat, "name": participants.keys[key_of(other)].name, "token": other}
        for seat, other in (others or {}).items()
    ]
    return {
        "code": room.table.code,
        "token": token,
        "person": person.number,
        "seat": person.seat,
        "url": invitation(ask, room.table.code),
        **({"here": here} if here else {}),
        **(more or {}),
    }


def invitation(ask: Ask, code: str) -> str:
    """The link to a table."""
    return f"{ask.site}/t/{code}"


@endpoint("POST", "/api/tables", body=requests.NewTable, budget="openings", status=201)
async def new_table(house: House, asked: requests.NewTable, ask: Ask) -> dict[str, Any]:
    first = asked.programme[0] if asked.programme else asked
    game = find_game(first.game)
    players = asked.players or (len(asked.seats) if asked.seats else catalogue.usual_players(game))
    for level in (asked.stand_in, *(place.level for place in asked.seats)):
        house.world.bots.check(level)
    places, tokens = _places(house, asked.seats)
    room, token = await open_table(
        house,
        asked,
        ask,
        start=False,
        game=game.name,
        players=players,
        options=first.options,
        seats=places,
        ages=tuple(asked.ages or ()),
        clock=0 if tokens else asked.clock,
        spectators=asked.spectators,
        hints=asked.hints,
        stand_in=asked.stand_in,
        absence=0 if tokens else asked.absence,  # whoever does not hold the device is not away
        programme=tuple(asked.programme),
    )
    return told(ask, room, token, tokens)


def _places(house: House, seats: list[commands.Place]) -> tuple[tuple[commands.Place, ...], dict[int, str]]:
    """What each seat shall be, and the tokens of those who share the opener's device."""
    tokens = {seat: house.world.chance.token() for seat, place in enumerate(seats) if place.kind == "here"}
    places = [
        commands.Place("here", name=place.name, key=key_of(tokens[seat]))
        if seat in tokens
        else commands.Place(place.kind, place.level)
        for seat, place in enumerate(seats)
    ]
    return tuple(places), tokens


@endpoint("POST", "/api/quick", body=requests.Quick, budget="openings", status=201)
async def quick(house: House, asked: requests.Quick, ask: Ask) -> dict[str, Any]:
    game = find_game(asked.game)
    players = lessons.of(game).players if asked.lesson else asked.players or catalogue.usual_players(game)
    level = house.world.bots.or_geselle(asked.level)  # browsers ask for whoever was here last time
    room, token = await open_table(
        house,
        asked,
        ask,
        start=asked.begin or asked.lesson,
        game=game.name,
        players=players,
        options={} if asked.lesson else asked.options,
        seats=(commands.Place("me"), *(commands.Place("bot", level),) * (players - 1)),
        stand_in=level,
        lesson=asked.lesson,
        deal=lessons.deal_of(game).hex() if asked.lesson else "",
    )
    return told(ask, room, token)
