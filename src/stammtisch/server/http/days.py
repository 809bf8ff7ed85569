"""The deal of the day over HTTP (`daily`): sitting down to it, and what is told to those who have played it.

What Gesellen and the Meister make of a deal is computed beside the tables, by one thread at the lowest priority, once.
Nothing of it, no list and no replay, reaches anybody who does not hold the token of a finished table of that deal.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stammtisch import daily
from stammtisch.daily import Deal
from stammtisch.daily.deal import EDITION, FIRST
from stammtisch.daily.meister import again
from stammtisch.server.http import replays, sittings
from stammtisch.server.http.api import answer, body, limited, opened
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of
from stammtisch.server.work.pool import Pool
from stammtisch.service import requests
from stammtisch.service.store import Attempt, Computed
from stammtisch.table import Refused, commands, key_of, replaying
from stammtisch.table.agreement import find_game
from stammtisch.table.names import read_name

log = logging.getLogger("stammtisch.days")

AHEAD = timedelta(hours=14)
"""Where a day begins first."""
BEHIND = timedelta(hours=12)
"""And where it ends last."""
WAITING = 60
"""So many deals may wait to be computed."""
KEPT = 40
"""So many are remembered."""
LISTED = 200
"""So many names a list has."""
AGAIN = 2
"""What a first try counts as if the deal was tried out elsewhere meanwhile."""


def day_of(hub: Hub, text: str) -> date:
    """The day that somebody asks for: one that has begun somewhere."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST or day.isoformat() != text:  # weeks and the like are dates too
        raise Refused("no_such_day", day=text[:20], first=FIRST.isoformat())
    if day > latest(hub):
        raise Refused("day_not_begun", day=day.isoformat())
    return day


def latest(hub: Hub) -> date:
    """The last day that has begun anywhere."""
    return (datetime.fromtimestamp(hub.now() / 1000, UTC) + AHEAD).date()


def is_over(hub: Hub, day: date) -> bool:
    """Whether a day has ended everywhere."""
    return day < (datetime.fromtimestamp(hub.now() / 1000, UTC) - BEHIND).date()


def deal_of(hub: Hub, request: Request) -> Deal:
    """The deal of an address."""
    day = day_of(hub, request.path_params["day"])
    game = find_game(request.path_params["game"])
    if game.daily is None:
        raise Refused("no_daily", game=game.title)
    return daily.find(game, day)


class Days:
    """What is known of deals on this server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pool = Pool("days", 1, hub.metrics, low=True)
        self._known: OrderedDict[str, Computed] = OrderedDict()
        self._wanted: dict[str, Deal] = {}
        """What is to be computed, and what is being computed."""
        self._working: asyncio.Task[None] | None = None

    async def leaf(self, deal: Deal) -> Computed:
        """What is known of a deal; what is missing is computed."""
        found = self._known.get(deal.name)
        if found is None or not found.complete:
            found = await self._hub.store.days.find(deal.name)
            if found.complete:
                self._known[deal.name] = found
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            else:
                self.want(deal)
        return found

    def want(self, deal: Deal) -> None:
        """Have it computed, unless somebody is at it, or it cannot be yet."""
        ready = deal.game.name in self._hub.bots.ready
        if not ready or deal.name in self._wanted or deal.name in self._known:
            return
        self._wanted[deal.name] = deal
        if len(self._wanted) > WAITING:
            del self._wanted[min(self._wanted.values(), key=_age).name]
        if self._working is None:
            self._working = self._hub.loop.create_task(self._work())

    async def _work(self) -> None:
        """One after the other, the latest day first: whoever plays through the past keeps nobody waiting for today."""
        while self._wanted:
            deal = max(self._wanted.values(), key=_age)
            await self._compute(deal)
            self._wanted.pop(deal.name, None)
        self._working = None

    async def _compute(self, deal: Deal) -> None:
        store, hub = self._hub.store, self._hub
        try:
            if not await store.days.claim(deal.name, hub.now()):
                return  # it is there, or another server is at it
            known = await store.days.find(deal.name)
            if known.par is None:
                par = await self._pool.run(partial(_par, deal))
                await store.days.keep(deal.name, hub.now(), par=par)
            meister = await self._pool.run(partial(_meister, deal))
            await store.days.keep(deal.name, hub.now(), meister=meister)
        except Exception:
            log.exception("the deal %s could not be computed", deal.name)
            with contextlib.suppress(Exception):
                await store.days.give_up(deal.name)

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        self._pool.close()


def _age(deal: Deal) -> tuple[date, str]:
    return deal.day, deal.name


def _par(deal: Deal) -> str:
    from stammtisch.daily.par import par  # needs NumPy

    return msgspec.json.encode(par(deal).as_json()).decode()


def _meister(deal: Deal) -> str:
    from stammtisch.daily.meister import meister, moves

    match = meister(deal)
    assert match.outcome is not None
    points = match.outcome.totals[deal.seat]
    return msgspec.json.encode({"points": points, "moves": moves(match)}).decode()


def _days(request: Request) -> Days:
    found: Days = request.app.state.days
    return found


def _told(deal: Deal) -> dict[str, Any]:
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


async def show(request: Request) -> Response:
    """The leaf of a day: which seat and which rules each game has."""
    hub = limited(request)
    day = day_of(hub, request.path_params["day"])
    found = [_told(daily.find(game, day)) for game in daily.of_the_day()]
    return answer({"day": day.isoformat(), "edition": EDITION, "first": FIRST.isoformat(), "games": found})


async def sit(request: Request) -> Response:
    """Sit down to the deal. Each time is a table of its own, and the first is the one that counts."""
    hub = limited(request)
    deal = deal_of(hub, request)
    asked = await body(request, hub, requests.Sitting)
    command, token = sittings.open_for(
        hub,
        request,
        asked,
        game=deal.game.name,
        players=deal.players,
        options=dict(deal.options),
        seats=tuple(commands.Place("bot", name=name) if name else commands.Place("me") for name in deal.company),
        hints=False,
        day=deal.day.isoformat(),
        begun=commands.Begun(deal.seed.hex(), dice=deal.dice.hex()),
    )
    room = await hub.open(command, key_of(token), start=True)
    who, store = sittings.who_is(deal.name, asked.browser), hub.store
    number = await store.attempts.begin(deal.name, who, command.code, hub.now(), None, None)
    if deal.day >= latest(hub) - timedelta(days=2):  # others will want it too
        _days(request).want(deal)
    return opened(request, room, token, more={"try": number})


async def _mine(request: Request, hub: Hub, held: requests.Held) -> tuple[Deal, Attempt, dict[str, Any]]:
    """The deal of an address, and what somebody has made of it at a finished table of theirs."""
    deal = deal_of(hub, request)
    table, seat, match = await sittings.finished(hub, held)
    if (table.day, match.game) != (deal.day.isoformat(), deal.game):
        raise Refused("not_played")
    store = hub.store
    found = await store.attempts.find(deal.name, held.code)
    if found is None:
        raise Refused("not_played")
    told = await sittings.result(hub, table, seat, match)
    verdicts: sittings.Verdicts = request.app.state.verdicts
    address = address_of(request.scope)
    if found.points is None and await verdicts.was_tried_out(deal.name, found, address, over=True):
        found = found._replace(number=AGAIN)
    elif found.points is None:
        await store.attempts.finish(deal.name, held.code, told["points"])
    return deal, found, told


async def result(request: Request) -> Response:
    """For those who have played: their result, par, what the Meister did, and the list of this server."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    return await _answer(request, hub, held, *await _mine(request, hub, held))


async def sign(request: Request) -> Response:
    """Put a name on the list, for a first try."""
    hub = limited(request)
    held = await body(request, hub, requests.Signed)
    deal, found, told = await _mine(request, hub, held)
    if found.number != 1:
        raise Refused("no_first_try")
    fresh = found.name is None
    if fresh and not hub.signatures.take(f"{deal.name} {address_of(request.scope)}", hub.loop.time()):
        raise Refused("too_fast")
    await hub.store.attempts.sign(deal.name, held.code, read_name(held.name, []), held.face)
    return await _answer(request, hub, held, deal, found, told)


async def _answer(
    request: Request, hub: Hub, held: requests.Held, deal: Deal, found: Attempt, told: dict[str, Any]
) -> Response:
    leaf = await _days(request).leaf(deal)
    listed = await hub.store.attempts.listed(deal.name, LISTED, low_wins=deal.game.low_wins)
    meister = msgspec.json.decode(leaf.meister) if leaf.meister else None
    return answer(
        {
            **_told(deal),
            **told,
            "day": deal.day.isoformat(),
            "try": found.number,
            "par": msgspec.Raw(leaf.par.encode()) if leaf.par else None,
            "meister": {"points": meister["points"]} if meister else None,
            "complete": leaf.complete,
            "list": [
                {"name": each.name, "face": each.face, "points": each.points, "you": each.code == held.code}
                for each in listed
            ],
        }
    )


async def meister(request: Request) -> Response:
    """How the Meister played it, told like a replay with all cards open."""
    hub = limited(request)
    held = await body(request, hub, requests.Held)
    deal, _, _ = await _mine(request, hub, held)
    leaf = await _days(request).leaf(deal)
    if leaf.meister is None:
        raise Refused("busy")
    played = msgspec.json.decode(leaf.meister)["moves"]

    def work(pause: Any) -> bytes:
        told = replaying.retell(again(deal, played), replaying.OPEN, pause)
        return bytes(msgspec.json.encode({**told, "day": deal.day.isoformat()}))

    found: replays.Replays = request.app.state.replays

    async def make() -> bytes:
        return await found.compute(address_of(request.scope), work)

    return replays.json_of(await found.kept(f"meister {deal.name}", make))
