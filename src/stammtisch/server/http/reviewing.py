"""Looking back at finished matches (`lab/review`): computed once, beside the tables and never in their way.

Whoever may see a match again may see its review, from the same seat. The first who asks has it computed: in threads of
its own at the lowest priority, piece by piece, in a line that is fair to addresses. Meanwhile it is told as far as it
is; who asks again is told more. What is finished is kept with the table's log and deleted with it; of several servers
one computes. When nobody has asked for a while, it is put aside.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.core.match import Match
from stammtisch.server.http.api import encode, limited
from stammtisch.server.hub import Hub
from stammtisch.server.limits.security import address_of
from stammtisch.server.work.pool import Full, Pool
from stammtisch.service import replays
from stammtisch.table import Refused, replaying

if TYPE_CHECKING:
    from stammtisch.bots.review import Review

log = logging.getLogger("stammtisch.reviewing")

T = TypeVar("T")

MOST, PER_ADDRESS = 200, 40
"""So many pieces may wait, in all and of one address."""
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
    telling: "asyncio.Task[bytes] | None" = None

    async def encoded(self) -> bytes:
        """What is known so far. Of a long match that is much: it is written elsewhere, once for all who ask."""
        if self.review is not None and self.stale and self.telling is None:
            self.stale = False
            self.telling = asyncio.create_task(asyncio.to_thread(_told, self.review.snapshot()))
        if self.telling is not None:
            telling = self.telling
            self.told = await asyncio.shield(telling)
            if self.telling is telling:
                self.telling = None
        return self.told


class Reviews:
    """All reviews of this server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._places = max(1, os.cpu_count() or 1)
        self._pool = Pool(
            "reviews", self._places, hub.metrics, name="review", low=True, most=MOST, per_address=PER_ADDRESS
        )
        self._running: dict[Key, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(self, key: Key, recall: Callable[[], Match], address: str) -> bytes:
        """What is known of a review. If nobody is at it, it is begun."""
        running = self._running.get(key)
        if running is not None:
            running.asked = self._hub.loop.time()
            return await running.encoded()
        store = self._hub.store
        found = await store.reviews.find(*key)
        if found is not None:
            return found.encode()
        if not self._has_room(address):
            return bytes(WAITING)
        try:
            match = await self._pool.run(recall, address=address)
        except Full:
            return bytes(WAITING)
        if not 0 <= key.seat < match.players:
            raise Refused("no_such_replay")
        ready = match.game.name in self._hub.bots.ready
        weight = 1 + match.story_length // LONG
        if not ready or key in self._running or not self._has_room(address, weight):
            return bytes(WAITING)
        self._running[key] = running = Running(address, self._hub.loop.time(), weight=weight)
        try:
            mine = await store.reviews.claim(*key, self._hub.now())
        except Exception:
            del self._running[key]
            raise
        if not mine:
            del self._running[key]  # another server is at it
            return bytes(WAITING)
        task = self._hub.loop.create_task(self._compute(key, running, match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await running.encoded()

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
        store, loop = self._hub.store, self._hub.loop
        try:
            review = running.review = await self._in_turn(running, partial(_begin, match, key.seat))
            pieces, alive = iter(review.pieces), loop.time()

            async def work() -> None:
                nonlocal alive
                for piece in pieces:
                    if loop.time() - running.asked > FORGOTTEN:
                        return
                    review.take(piece, await self._in_turn(running, piece.work))
                    running.stale = True
                    if loop.time() - alive > SIGN_OF_LIFE:
                        alive = loop.time()
                        await store.reviews.renew(*key, self._hub.now())

            await asyncio.gather(*(work() for _ in range(self._places)))
            if review.complete:
                text = (await asyncio.to_thread(_told, review)).decode()
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
                return await self._pool.run(work, address=running.address)
            except Full:
                await asyncio.sleep(1)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._pool.close()


def _begin(match: Match, seat: int) -> "Review":
    from stammtisch.bots.review import Review  # needs NumPy

    return Review(match, seat)


def _told(review: "Review") -> bytes:
    return bytes(encode(review.as_json()))


async def show(request: Request) -> Response:
    """The review of a match that somebody may see again; with an open link of any seat (`?seat=`)."""
    hub = limited(request)
    shown = await replays.find(hub.house, request.path_params["ticket"])
    link, wished = shown.link, request.query_params.get("seat", "")
    if link.seat is None and not (wished.isdecimal() and len(wished) < 3):
        raise Refused("no_such_replay")
    if link.seat is not None and wished not in ("", str(link.seat)):
        raise Refused("no_such_replay")

    def recall() -> Match:
        if shown.match is not None:
            return shown.match
        rows = hub.work.rows(link.code)
        return hub.work.replay(link.code, lambda: replaying.recall(rows, link.match))

    seat = int(wished) if link.seat is None else link.seat
    found: Reviews = request.app.state.reviews
    content = await found.show(Key(link.code, link.match, seat), recall, address_of(request.scope))
    return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})
