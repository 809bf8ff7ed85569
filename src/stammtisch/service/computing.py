"""What Gesellen and the Meister make of the deal of a day: computed once, behind everything else."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from datetime import date
from functools import partial

import msgspec

from stammtisch.daily import Deal
from stammtisch.service.store import Computed
from stammtisch.service.world import World

log = logging.getLogger("stammtisch.days")

WAITING = 60
"""So many deals may wait to be computed."""
KEPT = 40
"""So many are remembered."""


class Days:
    """What is known of deals on this server."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: OrderedDict[str, Computed] = OrderedDict()
        self._wanted: dict[str, Deal] = {}
        """What is to be computed, and what is being computed."""
        self._working: asyncio.Task[None] | None = None

    async def find(self, deal: Deal) -> Computed:
        """What is known of a deal; what is missing is computed."""
        found = self._known.get(deal.name)
        if found is None or not found.complete:
            found = await self._world.store.days.find(deal.name)
            if found.complete:
                self._known[deal.name] = found
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            else:
                self.want(deal)
        return found

    def want(self, deal: Deal) -> None:
        """Have it computed, unless somebody is at it, or it cannot be yet."""
        ready = deal.game.name in self._world.bots.ready
        if not ready or deal.name in self._wanted or deal.name in self._known:
            return
        self._wanted[deal.name] = deal
        if len(self._wanted) > WAITING:
            del self._wanted[min(self._wanted.values(), key=_age).name]
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """One after the other, the latest day first: whoever plays through the past keeps nobody waiting for today."""
        while self._wanted:
            deal = max(self._wanted.values(), key=_age)
            await self._compute(deal)
            self._wanted.pop(deal.name, None)
        self._working = None

    async def _compute(self, deal: Deal) -> None:
        days, now, work = self._world.store.days, self._world.clock.now, self._world.work
        try:
            if not await days.claim(deal.name, now()):
                return  # it is there, or another server is at it
            known = await days.find(deal.name)
            if known.par is None:
                par = await work.study(partial(_par, deal))
                await days.keep(deal.name, now(), par=par)
            meister = await work.study(partial(_meister, deal))
            await days.keep(deal.name, now(), meister=meister)
        except Exception:
            log.exception("the deal %s could not be computed", deal.name)
            with contextlib.suppress(Exception):
                await days.give_up(deal.name)

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()


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
