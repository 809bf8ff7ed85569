"""Looking back at finished matches (`bots/review`): computed once, beside the tables and never in their way.

Whoever may see a match again may see its review, from the same seat. The first who asks has it computed, piece by
piece, behind everything else and fairly. Meanwhile it is told as far as it is; who asks again is told more. What is
finished is kept with the table's log and deleted with it; of several servers one computes. When nobody has asked for a
while, it is put aside.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from stammtisch.core.match import Match
from stammtisch.service.world import Full, Work, World
from stammtisch.table import Refused

if TYPE_CHECKING:
    from stammtisch.bots.review import Review

encode = msgspec.json.encode
log = logging.getLogger("stammtisch.reviewing")

T = TypeVar("T")

AT_ONCE, AT_ONCE_PER_ADDRESS = 60, 6
"""So many reviews are being computed, in all and of one address: each has its match in memory."""
LONG = 2000
"""A match whose story has more notes than that counts for several: its decisions are kept until they are judged."""
FORGOTTEN = 60.0
"""Seconds after which nobody waits any more."""
SIGN_OF_LIFE = 5.0
"""Seconds between two signs to other servers that somebody is at it."""


WAITING = encode({"complete": False, "waiting": True})


class Key(NamedTuple):
    """Which review."""

    code: str
    match: int
    seat: int


@dataclass(slots=True)
class Running:
    """A review that is being computed."""

    address: str
    asked: float
    """When somebody last looked."""
    review: "Review | None" = None
    weight: int = 1
    """How many of a usual length it counts for."""
    told: bytes = field(default_factory=lambda: bytes(WAITING))
    stale: bool = True
    """Whether more is known than was told."""
    telling: "asyncio.Future[bytes] | None" = None

    async def encoded(self, work: Work) -> bytes:
        """What is known so far. Of a long match that is much: it is written elsewhere, once for all who ask."""
        if self.review is not None and self.stale and self.telling is None:
            self.stale = False
            self.telling = asyncio.ensure_future(work.at_once(partial(_told, self.review.snapshot())))
        if self.telling is not None:
            telling = self.telling
            self.told = await asyncio.shield(telling)
            if self.telling is telling:
                self.telling = None
        return self.told


class Reviews:
    """All reviews of a house."""

    def __init__(self, world: World) -> None:
        self._world, self._loop = world, asyncio.get_running_loop()
        self._running: dict[Key, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(self, key: Key, fetch: Callable[[], Awaitable[Match]], address: str) -> bytes:
        """What is known of a review. If nobody is at it, it is begun with the match that is fetched."""
        running = self._running.get(key)
        if running is not None:
            running.asked = self._loop.time()
            return await running.encoded(self._world.work)
        store = self._world.store
        found = await store.reviews.find(*key)
        if found is not None:
            return found.encode()
        if not self._has_room(address):
            return bytes(WAITING)
        try:
            match = await fetch()
        except Full:
            return bytes(WAITING)
        if not 0 <= key.seat < match.players:
            raise Refused("no_such_replay")
        ready = match.game.name in self._world.bots.ready
        weight = 1 + match.story_length // LONG
        if not ready or key in self._running or not self._has_room(address, weight):
            return bytes(WAITING)
        self._running[key] = running = Running(address, self._loop.time(), weight=weight)
        try:
            mine = await store.reviews.claim(*key, self._world.clock.now())
        except Exception:
            del self._running[key]
            raise
        if not mine:
            del self._running[key]  # another server is at it
            return bytes(WAITING)
        task = self._loop.create_task(self._compute(key, running, match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await running.encoded(self._world.work)

    def _has_room(self, address: str, weight: int = 1) -> bool:
        """Whether one more may be begun; if not, whoever asks again may have it then. One that counts for more than an
        address may have is begun when that address has no other.
        """
        mine = sum(each.weight for each in self._running.values() if each.address == address)
        everybody = sum(each.weight for each in self._running.values())
        fits = mine + weight <= AT_ONCE_PER_ADDRESS or not mine
        return fits and (everybody + weight <= AT_ONCE or not everybody)

    async def _compute(self, key: Key, running: Running, match: Match) -> None:
        """All of a review, a few pieces at a time."""
        work, store, loop = self._world.work, self._world.store, self._loop
        try:
            review = running.review = await self._in_turn(running, partial(_begin, match, key.seat))
            pieces, alive = iter(review.pieces), loop.time()

            async def go_on() -> None:
                nonlocal alive
                for piece in pieces:
                    if loop.time() - running.asked > FORGOTTEN:
                        return
                    review.take(piece, await self._in_turn(running, piece.work))
                    running.stale = True
                    if loop.time() - alive > SIGN_OF_LIFE:
                        alive = loop.time()
                        await store.reviews.renew(*key, self._world.clock.now())

            await asyncio.gather(*(go_on() for _ in range(work.places)))
            if review.complete:
                text = (await work.at_once(partial(_told, review))).decode()
                await store.reviews.keep(*key, text)
            else:
                await store.reviews.give_up(*key)
        except Exception:
            log.exception("a review of %s could not be computed", match.game.name)
            with contextlib.suppress(Exception):
                await store.reviews.give_up(*key)
        finally:
            self._running.pop(key, None)

    async def _in_turn(self, running: Running, work: Callable[[], T]) -> T:
        """Have a part of a review computed, however long others wait."""
        while True:
            try:
                return await self._world.work.review(work, address=running.address)
            except Full:
                await asyncio.sleep(1)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def _begin(match: Match, seat: int) -> "Review":
    from stammtisch.bots.review import Review  # needs NumPy

    return Review(match, seat)


def _told(review: "Review") -> bytes:
    return bytes(encode(review.as_json()))
