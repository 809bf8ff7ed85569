"""The HTTP side: finding and opening tables (docs/protocol.md)."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stammtisch import __version__
from stammtisch.core import fairness, languages
from stammtisch.core.errors import Fault
from stammtisch.core.match import Match
from stammtisch.server.http import links
from stammtisch.server.http.pictures import Pictures
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of, is_operator, same_origin
from stammtisch.server.ws.socket import TOKEN_BYTES
from stammtisch.service import catalogue, lessons, requests
from stammtisch.service.room import Room
from stammtisch.service.store import Unavailable
from stammtisch.table import Refused, Table, commands, key_of, refusals
from stammtisch.table.agreement import find_game, read_options
from stammtisch.table.facts import facts
from stammtisch.table.reading import what_is_wrong
from stammtisch.table.trace import trace_of

encode = msgspec.json.encode
T = TypeVar("T")

LONGEST_RULES_NAME = 40
"""So long may the name of a set of rules be that goes with an invitation."""

STATUS = {
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_replay": 404,
    "no_such_study": 404,
    "no_such_day": 404,
    "day_not_begun": 404,
    "no_daily": 404,
    "no_such_challenge": 404,
    "not_played": 403,
    "busy": 503,
    "not_seated": 403,
    "too_fast": 429,
    "lab_busy": 503,
    "too_many_tables": 503,
    "restarting": 503,
    "still_playing": 409,
    "damaged_table": 409,
    "wrong_origin": 403,
    "wrong_host": 421,
    "too_large": 413,
}


def answer(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refusal(refused: Refused) -> Response:
    return answer(refusals.as_json(refused), STATUS.get(refused.key, 422))


async def body(request: Request, hub: Hub, wanted: type[T], *, most: int | None = None) -> T:
    """The body of a request, checked: where it comes from, how large it is, what it says."""
    most = most or hub.config.limits.body
    if not same_origin(request.scope, hub.config.origins):
        raise Refused("wrong_origin")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_message", why=Fault("json_expected"))
    received = b""
    async for part in request.stream():
        received += part
        if len(received) > most:
            raise Refused("too_large", most=most)
    try:
        return msgspec.json.decode(received, type=wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_message", why=what_is_wrong(received, wanted)) from None


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def limited(request: Request) -> Hub:
    hub = hub_of(request)
    if hub.closing:
        raise Refused("restarting")
    if not hub.requests.take(address_of(request.scope), hub.loop.time()):
        raise Refused("too_fast")
    return hub


async def _room(request: Request, hub: Hub) -> Room:
    return await room_of(hub, request.path_params["code"])


async def room_of(hub: Hub, code: str) -> Room:
    room = await hub.find(code)
    if room is None:
        raise Refused("no_such_table", code=code)
    return room


# What never changes


def _constant(request: Request, made: tuple[bytes, str]) -> Response:
    content, tag = made
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


def _tagged(data: Any) -> tuple[bytes, str]:
    content = encode(data)
    return content, f'"{sha256(content).hexdigest()[:20]}"'


_made: dict[tuple[str, ...], tuple[bytes, str]] = {}
"""What never changes, as it is sent; there are as many as games and languages."""


async def _once(name: tuple[str, ...], make: Callable[[], Any]) -> tuple[bytes, str]:
    """Made in a thread when it is first asked for."""
    if name not in _made:
        _made[name] = await asyncio.to_thread(lambda: _tagged(make()))
    return _made[name]


async def show_games(request: Request) -> Response:
    own = {name: bot.process.about for name, bot in hub_of(request).own_bots.bots.items()}
    return _constant(request, await _once(("games", *own, *own.values()), lambda: catalogue.catalogue(own)))


async def show_rules(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    language = languages.find(request.query_params.get("language", "")) or languages.SOURCE
    return _constant(request, await _once((game.name, language), lambda: catalogue.rules(game, language)))


# Tables


async def check(request: Request) -> Response:
    hub = limited(request)
    asked = await body(request, hub, requests.Check)
    game = find_game(asked.game)
    players = asked.players or catalogue.usual_players(game)
    options = read_options(game, players, asked.options).settled(players).as_json()
    return answer({"options": options, "says": game.sayings(options)})


def opening(hub: Hub, request: Request) -> None:
    if not hub.openings.take(address_of(request.scope), hub.loop.time()):
        raise Refused("too_fast")


def opened(
    request: Request,
    room: Room,
    token: str,
    others: Mapping[int, str] | None = None,
    more: Mapping[str, Any] | None = None,
) -> Response:
    """What somebody has opened; `others` are the tokens of those who share their device, by seat."""
    company = room.table.company
    person = company.keys[key_of(token)]
    here = [
        {"seat": seat, "name": company.keys[key_of(other)].name, "token": other}
        for seat, other in (others or {}).items()
    ]
    return answer(
        {
            "code": room.table.code,
            "token": token,
            "person": person.number,
            "seat": person.seat,
            "url": _address(request, room.table.code),
            **({"here": here} if here else {}),
            **(more or {}),
        },
        201,
    )


def _address(request: Request, code: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}/t/{code}"


async def new_table(request: Request) -> Response:
    hub = limited(request)
    asked = await body(request, hub, requests.NewTable)
    opening(hub, request)
    first = asked.programme[0] if asked.programme else asked
    game = find_game(first.game)
    players = asked.players or (len(asked.seats) if asked.seats else catalogue.usual_players(game))
    token, secret = secrets.token_urlsafe(TOKEN_BYTES), fairness.draw_secret()
    trace = trace_of(secret, asked.browser, address_of(request.scope))
    for level in (asked.stand_in, *(place.level for place in asked.seats)):
        hub.own_bots.check(level)
    places, tokens = _places(asked.seats)
    command = commands.Open(
        code=hub.new_code(),
        game=game.name,
        name=asked.name,
        face=asked.face,
        secret=secret.hex(),
        players=players,
        options=first.options,
        seats=places,
        ages=tuple(asked.ages or ()),
        clock=0 if tokens else asked.clock,
        pace=asked.pace,
        spectators=asked.spectators,
        hints=asked.hints,
        stand_in=asked.stand_in,
        absence=0 if tokens else asked.absence,  # whoever does not hold the device is not away
        programme=tuple(asked.programme),
        browser=trace.browser,
        address=trace.address,
    )
    return opened(request, await hub.open(command, key_of(token)), token, tokens)


def _places(seats: list[commands.Place]) -> tuple[tuple[commands.Place, ...], dict[int, str]]:
    """What each seat shall be, and the tokens of those who share the opener's device."""
    tokens = {seat: secrets.token_urlsafe(TOKEN_BYTES) for seat, place in enumerate(seats) if place.kind == "here"}
    places = [
        commands.Place("here", name=place.name, key=key_of(tokens[seat]))
        if seat in tokens
        else commands.Place(place.kind, place.level)
        for seat, place in enumerate(seats)
    ]
    return tuple(places), tokens


async def quick(request: Request) -> Response:
    hub = limited(request)
    asked = await body(request, hub, requests.Quick)
    opening(hub, request)
    game = find_game(asked.game)
    players = asked.players or catalogue.usual_players(game)
    level = hub.own_bots.or_geselle(asked.level)  # browsers ask for whoever was here last time
    if asked.lesson:
        players = lessons.of(game).players
    token, secret = secrets.token_urlsafe(TOKEN_BYTES), fairness.draw_secret()
    trace = trace_of(secret, asked.browser, address_of(request.scope))
    command = commands.Open(
        code=hub.new_code(),
        game=game.name,
        name=asked.name,
        face=asked.face,
        secret=secret.hex(),
        players=players,
        options={} if asked.lesson else asked.options,
        seats=(commands.Place("me"), *(commands.Place("bot", level),) * (players - 1)),
        pace=asked.pace,
        stand_in=level,
        lesson=asked.lesson,
        deal=lessons.deal_of(game).hex() if asked.lesson else "",
        browser=trace.browser,
        address=trace.address,
    )
    return opened(request, await hub.open(command, key_of(token), start=asked.begin or asked.lesson), token)


def open_from(code: str, asked: requests.Practice, match: Match, address: str) -> tuple[commands.Open, str]:
    """The first line of a table that goes on from a position of a match, and the token of whoever plays."""
    moves = tuple((int(seat), str(move)) for kind, *rest in match.story() if kind == "move" for seat, move in [rest])
    if asked.seat >= match.players or asked.move >= len(moves):
        raise Refused("no_such_replay")
    token, secret = secrets.token_urlsafe(TOKEN_BYTES), fairness.draw_secret()
    trace = trace_of(secret, asked.browser, address)
    command = commands.Open(
        code=code,
        game=match.game.name,
        name=asked.name,
        secret=secret.hex(),
        players=match.players,
        options=match.options.changed(),
        seats=tuple(
            commands.Place("me") if seat == asked.seat else commands.Place("bot", asked.level)
            for seat in range(match.players)
        ),
        ages=match.ages,
        pace=asked.pace,
        stand_in=asked.level,
        begun=commands.Begun(match.seed.hex(), moves[: asked.move]),
        browser=trace.browser,
        address=trace.address,
        face=asked.face,
    )
    return command, token


async def show_table(request: Request) -> Response:
    hub = limited(request)
    return answer(facts((await _room(request, hub)).table))


async def mine(request: Request) -> Response:
    hub = limited(request)
    found: list[dict[str, Any]] = []
    asked = (await body(request, hub, requests.Mine)).tables
    unknown = sum(held.code not in hub.rooms for held in asked)
    if not hub.lookups.take(address_of(request.scope), hub.loop.time(), unknown):
        raise Refused("too_fast")
    unread: list[str] = []
    read: list[tuple[Table, str]] = []
    for held in asked:
        await asyncio.sleep(0)  # others may have something to do
        try:
            room = await hub.find(held.code)
        except Refused:  # one that cannot be read now spoils nothing for the others
            unread.append(held.code)
            continue
        if room is not None:
            read.append((room.table, key_of(held.token)))
    try:
        linked = await links.of_tables(hub.store, read)
    except Unavailable as error:
        hub.without_database("links could not be made", error)
        unread += [table.code for table, _ in read]
        read, linked = [], []
    for (table, key), replays in zip(read, linked, strict=True):
        person = table.company.keys.get(key)
        if person is not None or replays or table.door.has_played(key):  # keep that token: the match may go on
            waiting = table.flow.match.awaiting if table.flow and table.phase == "playing" else ()
            found.append(
                {
                    "code": table.code,
                    "person": person and person.number,
                    "seat": person and person.seat,
                    "your_turn": person is not None and person.seat in waiting,
                    "changed": table.changed,
                    "replays": replays,
                    "table": facts(table, person),
                }
            )
    found.sort(key=lambda each: -each["changed"])
    return answer({"tables": found, "unread": unread})


# Pictures


async def _drawn(request: Request, text: str) -> Response:
    pictures: Pictures = request.app.state.pictures
    picture = await pictures.draw(text, address_of(request.scope))
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def table_qr(request: Request) -> Response:
    """The invitation as a picture. What its rules are called goes with it: only the host knows."""
    hub = limited(request)
    link = _address(request, (await _room(request, hub)).table.code)
    rules = request.query_params.get("rules", "")[:LONGEST_RULES_NAME]
    return await _drawn(request, f"{link}?{urlencode({'rules': rules})}" if rules else link)


async def draw_qr(request: Request) -> Response:
    hub = limited(request)
    return await _drawn(request, (await body(request, hub, requests.Drawn)).text)


# For those who run it


async def health(request: Request) -> Response:
    hub = hub_of(request)
    status = "closing" if hub.closing else "ok" if await hub.store.answers() else "failing"
    return answer(
        {
            "status": status,
            "version": __version__,
            "tables": len(hub.rooms),
            "native": sorted(hub.bots.ready),
        },
        200 if status == "ok" else 503,
    )


async def show_metrics(request: Request) -> Response:
    """What happens here in numbers, for nobody else."""
    hub, gate = hub_of(request), request.app.state.gate
    if not is_operator(request.scope, hub.config.metrics_token):
        raise HTTPException(404)
    told = hub.metrics.text({**hub.gauges(), **gate.gauges()})
    return Response(told, media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})
