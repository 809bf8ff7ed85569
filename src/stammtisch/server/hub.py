"""One server: what its house needs of it, and what it needs for itself. Everything is put together here."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Mapping

from stammtisch.server.cluster.other_servers import OtherServers
from stammtisch.server.config import Config
from stammtisch.server.retention import clear_out
from stammtisch.server.storage import LAST_PATIENCE, Store, default_database
from stammtisch.server.work.beside import Beside
from stammtisch.server.work.lab import Lab
from stammtisch.server.work.own_bots import OwnBots
from stammtisch.server.work.thinking import Thinker
from stammtisch.service.chance import SystemChance
from stammtisch.service.connection import Connection
from stammtisch.service.house import House
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.table.updates import encode

log = logging.getLogger("stammtisch.hub")

PING = 15.0
"""Seconds between two measurements of the round trip to somebody."""
LAG = 0.25


class MonotonicClock:
    """The time of the day at the start, and what has passed since."""

    def __init__(self, at: float) -> None:
        self._epoch = at - time.monotonic()

    def now(self) -> int:
        return int((self._epoch + time.monotonic()) * 1000)


class Hub:
    """A world for `service` (`service.world.World`)."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.store = Store(config.database or default_database())
        self.own_bots = OwnBots(config.own_bots, config.bot_limits)
        """Bots of somebody's own that are offered here."""
        self.bots = Thinker(self.metrics, self.loop, config.limits, self.own_bots)
        self.chance, self.work = SystemChance(), Beside(self)
        self.lab = Lab(config.limits, self.metrics)
        self.house: House = House(self)
        self.tables, self.outbox = self.house.tables, self.house.tables.outbox
        self.requests = self.house.requests
        self.addresses: Counter[str] = Counter()
        """How many sockets each address has."""
        self.strangers: Counter[str] = Counter()
        """How many of them have not said hello."""
        self.lag = self.worst_lag = 0.0
        self._tasks = [
            self.loop.create_task(work) for work in (self.tables.sweep(), self._watch_lag(), self._measure())
        ]
        if config.keep:
            self._tasks.append(self.loop.create_task(clear_out(self, config.keep)))
        self.bots.start_own()
        self.warming = self.loop.create_task(self.bots.warm_up()) if config.warm_up else None
        """Compiling what strong bots need."""
        if self.warming is not None:
            self._tasks += [self.warming, self.loop.create_task(self.lab.warm_up(self.warming))]
        self.clock = MonotonicClock(self.store.clock())
        self.others = OtherServers(self) if self.store.is_shared else None
        """Other servers, if there may be any."""

    @property
    def limits(self) -> Limits:
        return self.config.limits

    @property
    def idle(self) -> float:
        return self.config.idle

    @property
    def closing(self) -> bool:
        """Whether it is going down."""
        return self.house.closing

    @property
    def rooms(self) -> Mapping[str, Room]:
        return self.tables.rooms

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return self.clock.now()

    async def find(self, code: str) -> Room | None:
        """The table of that code."""
        return await self.tables.find(code)

    def sockets(self, address: str) -> int:
        """How many sockets an address has, at all servers."""
        return self.addresses[address] + (0 if self.others is None else self.others.sockets(address))

    # Housekeeping

    async def _watch_lag(self) -> None:
        """How late the loop is: nothing may hold it up."""
        recent: list[float] = []
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG)
            self.lag = max(0.0, time.monotonic() - before - LAG)
            recent = [*recent[-240:], self.lag]
            self.worst_lag = max(recent)

    async def _measure(self) -> None:
        """Ask every client for a sign of life, to know how long a round trip takes; table by table, not all at once."""
        while True:
            rooms = list(self.rooms.values())
            for room in rooms:
                await asyncio.sleep(PING / len(rooms))
                for connection in room.connections:
                    self.ping(connection)
            if not rooms:
                await asyncio.sleep(PING)

    def ping(self, connection: Connection) -> None:
        at = self.now()
        connection.round_trip.asked(at)
        connection.push(b'{"type":"ping","at":%d}' % at)

    async def say_goodbye(self) -> None:
        """No clock runs any more, what has happened is written and told, and everybody is asked to come back."""
        if self.house.closing:
            return
        self.house.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_PATIENCE):
                await self.store.settled()
        if self.others is not None:
            self.others.retire()
        here = [connection for room in self.rooms.values() for connection in room.connections]
        log.info("going down: %d tables, %d connections", len(self.rooms), len(here))
        bye = encode({"type": "bye", "key": "restarting", "text": "the server restarts"})
        for connection in here:
            connection.push(bye)
            connection.close(1012)
        await asyncio.gather(*(each.closing for each in here if each.closing), return_exceptions=True)

    async def close(self) -> None:
        """Nothing is left open."""
        await self.say_goodbye()
        self.bots.close()
        await self.lab.close()
        self.house.close()
        self.work.close()
        if self.others is not None:
            await self.others.close()
        await self.store.close()

    def gauges(self) -> dict[str, float]:
        return {
            "stammtisch_tables": len(self.rooms),
            "stammtisch_tables_led": len(self.rooms if self.others is None else self.others.mine),
            "stammtisch_other_servers": 0 if self.others is None else self.others.others,
            "stammtisch_connections": self.addresses.total(),
            "stammtisch_rows_written_total": self.store.written,
            "stammtisch_commits_total": self.store.commits,
            "stammtisch_loop_lag_seconds": round(self.lag, 4),
            "stammtisch_loop_lag_max_seconds": round(self.worst_lag, 4),
            **self.bots.gauges(),
        }
