"""The deal of the day (`daily`): sitting down to it, and what is told to those who have played it.

Nothing of what others made of it, no list and no replay, reaches anybody who does not hold the token of a finished
table of that deal.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from stammtisch import daily
from stammtisch.daily import Deal
from stammtisch.daily.deal import EDITION, FIRST
from stammtisch.daily.meister import again
from stammtisch.service import attempts, requests
from stammtisch.service.endpoints import Ask, Content, endpoint
from stammtisch.service.house import House
from stammtisch.service.opening import open_table, told
from stammtisch.service.store import Attempt
from stammtisch.service.world import Pause
from stammtisch.table import Refused, commands, replaying
from stammtisch.table.agreement import find_game
from stammtisch.table.names import read_name

AHEAD = timedelta(hours=14)
"""Where a day begins first."""
BEHIND = timedelta(hours=12)
"""And where it ends last."""
LISTED = 200
"""So many names a list has."""


def day_of(house: House, text: str) -> date:
    """The day that somebody asks for: one that has begun somewhere."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST or day.isoformat() != text:  # weeks and the like are dates too
        raise Refused("no_such_day", day=text[:20], first=FIRST.isoformat())
    if day > latest(house):
        raise Refused("day_not_begun", day=day.isoformat())
    return day


def latest(house: House) -> date:
    """The last day that has begun anywhere."""
    return (datetime.fromtimestamp(house.now() / 1000, UTC) + AHEAD).date()


def is_over(house: House, day: date) -> bool:
    """Whether a day has ended everywhere."""
    return day < (datetime.fromtimestamp(house.now() / 1000, UTC) - BEHIND).date()


def deal_of(house: House, ask: Ask) -> Deal:
    """The deal of an address."""
    day = day_of(house, ask.path["day"])
    game = find_game(ask.path["game"])
    if game.daily is None:
        raise Refused("no_daily", game=game.title)
    return daily.find(game, day)


def known(deal: Deal) -> dict[str, Any]:
    """What anybody may know before they play."""
    return {
        "game": deal.game.name,
        "players": deal.players,
        "seat": deal.seat,
        "options": deal.agreed.as_json(),
        "variant": dict(deal.variant),
        "company": list(deal.company),
        "races": deal.game.races,
        "low_wins": deal.game.low_wins,
        "unit": deal.game.unit,
    }


@endpoint("GET", "/api/day/{day}")
async def show_day(house: House, ask: Ask) -> dict[str, Any]:
    """The deals of a day: which seat and which rules each game has."""
    day = day_of(house, ask.path["day"])
    found = [known(daily.find(game, day)) for game in daily.of_the_day()]
    return {"day": day.isoformat(), "edition": EDITION, "first": FIRST.isoformat(), "games": found}


@endpoint("POST", "/api/day/{day}/{game}", body=requests.Sitting, budget="openings", status=201)
async def play_day(house: House, asked: requests.Sitting, ask: Ask) -> dict[str, Any]:
    """Sit down to the deal. Each time is a table of its own, and the first is the one that counts."""
    deal = deal_of(house, ask)
    room, token = await open_table(
        house,
        asked,
        ask,
        start=True,
        game=deal.game.name,
        players=deal.players,
        options=dict(deal.options),
        seats=tuple(commands.Place("bot", name=name) if name else commands.Place("me") for name in deal.company),
        hints=False,
        day=deal.day.isoformat(),
        begun=commands.Begun(deal.seed.hex(), dice=deal.dice.hex()),
        **attempts.WAITING,
    )
    browser = attempts.mark_of(deal.name, asked.browser)
    begun = house.world.store.attempts.begin
    number = await begun(deal.name, browser, room.table.code, house.now(), None, None)
    if deal.day >= latest(house) - timedelta(days=2):  # others will want it too
        house.days.want(deal)
    return told(ask, room, token, more={"try": number})


async def _mine(house: House, ask: Ask, held: requests.Held) -> tuple[Deal, Attempt, dict[str, Any]]:
    """The deal of an address, and what somebody has made of it at a finished table of theirs."""
    deal, store = deal_of(house, ask), house.world.store
    table, seat, match = await attempts.finished(house, held)
    if (table.day, match.game) != (deal.day.isoformat(), deal.game):
        raise Refused("not_played")
    found = await store.attempts.find(deal.name, held.code)
    if found is None:
        raise Refused("not_played")
    came = await attempts.result(house, table, seat, match)
    if found.points is None and await house.first_attempts.was_tried_out(deal.name, found, ask.address, over=True):
        found = found._replace(number=attempts.AGAIN)
    elif found.points is None:
        await store.attempts.finish(deal.name, held.code, came["points"])
    return deal, found, came


@endpoint("POST", "/api/day/{day}/{game}/result", body=requests.Held)
async def day_result(house: House, held: requests.Held, ask: Ask) -> dict[str, Any]:
    """For those who have played: their result, par, what the Meister did, and the list of this server."""
    return await _answer(house, held, *await _mine(house, ask, held))


@endpoint("POST", "/api/day/{day}/{game}/list", body=requests.Signed)
async def sign(house: House, held: requests.Signed, ask: Ask) -> dict[str, Any]:
    """Put a name on the list, for a first attempt."""
    deal, found, came = await _mine(house, ask, held)
    if found.number != 1:
        raise Refused("no_first_try")
    if found.name is None and not house.signatures.take(f"{deal.name} {ask.address}", house.loop.time()):
        raise Refused("too_fast")
    await house.world.store.attempts.sign(deal.name, held.code, read_name(held.name, []), held.face)
    return await _answer(house, held, deal, found, came)


async def _answer(
    house: House, held: requests.Held, deal: Deal, found: Attempt, came: dict[str, Any]
) -> dict[str, Any]:
    computed = await house.days.find(deal)
    listed = await house.world.store.attempts.listed(deal.name, LISTED, low_wins=deal.game.low_wins)
    meister = msgspec.json.decode(computed.meister) if computed.meister else None
    return {
        **known(deal),
        **came,
        "day": deal.day.isoformat(),
        "try": found.number,
        "par": msgspec.Raw(computed.par.encode()) if computed.par else None,
        "meister": {"points": meister["points"]} if meister else None,
        "complete": computed.complete,
        "list": [
            {"name": each.name, "face": each.face, "points": each.points, "you": each.code == held.code}
            for each in listed
        ],
    }


@endpoint("POST", "/api/day/{day}/{game}/meister", body=requests.Held)
async def show_meister(house: House, held: requests.Held, ask: Ask) -> Content:
    """How the Meister played it, told like a replay with all cards open."""
    deal, _, _ = await _mine(house, ask, held)
    computed = await house.days.find(deal)
    if computed.meister is None:
        raise Refused("busy")
    played = msgspec.json.decode(computed.meister)["moves"]

    def work(pause: Pause) -> bytes:
        match = replaying.retell(again(deal, played), replaying.OPEN, pause)
        return msgspec.json.encode({**match, "day": deal.day.isoformat()})

    return Content(
        await house.kept(f"meister {deal.name}", lambda: house.world.work.compute(work, address=ask.address))
    )
