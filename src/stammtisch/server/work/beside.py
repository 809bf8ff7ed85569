"""What a server does beside its loop (`service.world.Work`): in threads, with a line before them that is fair."""

import asyncio
import logging
import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from stammtisch.server.http.pictures import Pictures
from stammtisch.server.work.pool import Pool, within
from stammtisch.server.work.rebuilding import Rebuilding
from stammtisch.service.world import Pause
from stammtisch.table import Damaged, Refused, Row, Table

if TYPE_CHECKING:
    from stammtisch.server.hub import Hub

log = logging.getLogger("stammtisch.hub")

T = TypeVar("T")

AT_ONCE = 2
"""So many matches are told at the same time; others wait."""
MOST = 100
"""So many may wait."""
MOST_PARTS, PARTS_PER_ADDRESS = 200, 40
"""So many parts of reviews may wait, in all and of one address."""


class Beside:
    """All of it."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        limits, metrics = hub.limits, hub.metrics
        self._rebuilding = Rebuilding(metrics)
        self.replays = Pool("replays", AT_ONCE, metrics, most=MOST, per_address=limits.replays, full="too_fast")
        self.places = max(1, os.cpu_count() or 1)
        most, mine = MOST_PARTS, PARTS_PER_ADDRESS
        self.reviews = Pool("reviews", self.places, metrics, name="review", low=True, most=most, per_address=mine)
        self.days = Pool("days", 1, metrics, low=True)
        self._pictures = Pictures(limits)

    async def rebuild(self, code: str, lines: int) -> Table | None:
        def work() -> Table | None:
            rows = self.rows(code)
            return self.replay(code, lambda: Table.rebuild(rows)) if rows else None

        return await self._rebuilding.make(lines, work)

    async def compute(self, work: Callable[[Pause], T], *, address: str) -> T:
        return await self.replays.run(partial(within, self._hub.limits.replaying, work), address=address)

    async def compute_from_log(self, code: str, work: Callable[[list[Row], Pause], T], *, address: str) -> T:
        def read(pause: Pause) -> T:
            rows = self.rows(code)
            return self.replay(code, lambda: work(rows, pause))

        return await self.compute(read, address=address)

    async def review(self, work: Callable[[], T], *, address: str) -> T:
        return await self.reviews.run(work, address=address)

    async def review_log(self, code: str, work: Callable[[list[Row]], T], *, address: str) -> T:
        def read() -> T:
            rows = self.rows(code)
            return self.replay(code, lambda: work(rows))

        return await self.review(read, address=address)

    async def at_once(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    async def study(self, work: Callable[[], T]) -> T:
        return await self.days.run(work)

    async def draw(self, text: str, *, address: str) -> bytes:
        return await self._pictures.draw(text, address)

    def rows(self, code: str) -> list[Row]:
        """The log of a table, for a thread. Whatever waits for one should wait without it: logs may be long."""
        try:
            return self._hub.store.log.rows_here(code)
        except Exception as error:
            raise self._hub.tables.unread(code, error) from None

    def replay(self, code: str, work: Callable[[], T]) -> T:
        """Replay a log. One that cannot be is refused for what it is."""
        try:
            return work()
        except Damaged as damaged:
            self._hub.metrics.count("stammtisch_damaged_tables_total")
            log.error("the log of a table is damaged, %s", damaged, extra={"table": code[:3]})
            raise Refused("damaged_table") from None

    def close(self) -> None:
        self._rebuilding.close()
        self.replays.close()
        self.reviews.close()
        self.days.close()
        self._pictures.close()
