"""All tables of this server: found by their code, read from the log, and let go when nobody looks at them.

A table is touched by the loop alone, one command at a time (`room`).
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from stammtisch.core.errors import StammtischError
from stammtisch.server.cluster.peers import Peers
from stammtisch.server.config import Config
from stammtisch.server.retention import clear_out
from stammtisch.server.storage import LAST_PATIENCE, Store, Unavailable, default_database
from stammtisch.server.work.own_bots import OwnBots
from stammtisch.server.work.rebuilding import Rebuilding
from stammtisch.server.work.thinking import Thinker
from stammtisch.service.connection import Connection, Outbox
from stammtisch.service.limits import Buckets, Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.service.store import Done, Stream
from stammtisch.table import Damaged, Refused, Row, Table, commands
from stammtisch.table.frames import encode

log = logging.getLogger("stammtisch.hub")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that is easily confused."""
CODE_LENGTH = 8
PING = 15.0
"""Seconds between two measurements of the round trip to somebody."""
SWEEP = 5.0
JUST_LEFT = 2.0
"""Seconds for which a table stays in memory in any case: somebody may be on their way to it."""
LAG = 0.25
DAY = 86_400

T = TypeVar("T")


class Hub:
    """The tables of this server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.store = Store(config.database or default_database())
        self.own_bots = OwnBots(config.own_bots, config.bot_limits)
        """Bots of somebody's own that are offered here."""
        self.bots = Thinker(self.metrics, self.loop, config.limits, self.own_bots)
        self.outbox = Outbox()
        self.rooms: dict[str, Room] = {}
        self.addresses: Counter[str] = Counter()
        """How many sockets each address has."""
        self.strangers: Counter[str] = Counter()
        """How many of them have not said hello."""
        self.openings = Buckets(config.limits.openings, config.limits.openings_burst)
        self.requests = Buckets(config.limits.requests, config.limits.requests_burst)
        self.lookups = Buckets(config.limits.lookups, config.limits.lookups_burst)
        self.signatures = Buckets(config.limits.signatures / DAY, config.limits.signatures)
        """Names on the list of a deal, by deal and address."""
        self.closing = False
        self.lag = self.worst_lag = 0.0
        self._rebuilding = Rebuilding(self.metrics)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._missed: dict[str, int] = {}
        """For tables that are being read: the last line that other servers have written meanwhile."""
        self._forgetting: set[str] = set()
        self._complained = 0.0
        """When it was last said that the database cannot be read."""
        self._tasks = [self.loop.create_task(work) for work in (self._sweep(), self._watch_lag(), self._measure())]
        if config.keep:
            self._tasks.append(self.loop.create_task(clear_out(self, config.keep)))
        self.bots.start_own()
        self.warming = self.loop.create_task(self.bots.warm_up()) if config.warm_up else None
        """Compiling what strong bots need."""
        if self.warming is not None:
            self._tasks.append(self.warming)
        self._epoch = self.store.clock() - time.monotonic()
        self.others = Peers(self) if self.store.is_shared else None
        """Other servers, if there may be any."""

    @property
    def limits(self) -> Limits:
        return self.config.limits

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return int((self._epoch + time.monotonic()) * 1000)

    def sockets(self, address: str) -> int:
        """How many sockets an address has, at all servers."""
        return self.addresses[address] + (0 if self.others is None else self.others.sockets(address))

    # Tables

    async def find(self, code: str) -> Room | None:
        """The table of that code, from memory or from its log."""
        while (room := self.rooms.get(code)) is not None:
            if room.reading is None and self.others is not None:
                await room.refresh()  # whoever comes from another server knows what was written there
            if room.reading is not None:
                await asyncio.wait([room.reading])
            elif self.rooms.get(code) is room:
                return room
        if not (len(code) == CODE_LENGTH and set(code) <= set(ALPHABET)) or code in self._forgetting:
            return None
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = self.loop.create_task(self._load(code))
            task.add_done_callback(lambda _: (self._loading.pop(code, None), self._missed.pop(code, None)))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Room | None:
        self._make_room()
        table = await self.read(code)
        if table is None:
            return None
        room = self._add(code, table)
        missed = self._missed.pop(code, 0)
        if missed > table.length:
            room.hear_row(Row(missed, 0, b""))
        return room

    def _add(self, code: str, table: Table) -> Room:
        room = self.rooms[code] = Room(self, table)
        if self.others is not None:
            self.others.introduce(room)
            self.others.want(code)
        return room

    def remove(self, room: Room) -> None:
        """A table leaves memory."""
        del self.rooms[room.table.code]
        room.stop()
        if self.others is not None:
            self.others.give(room.table.code)

    def hear_row(self, code: str, row: Row) -> None:
        """A line was written, by whichever server."""
        room = self.rooms.get(code)
        if room is not None:
            room.hear_row(row)
        elif code in self._loading:
            self._missed[code] = row.number

    async def catch_up(self) -> None:
        """Read on at all tables: lines of other servers may have been missed."""
        while True:
            codes = list(self.rooms)
            try:
                for start in range(0, len(codes), 500):
                    some = codes[start : start + 500]
                    for code, number in (await self.store.log.lengths(some)).items():
                        self.hear_row(code, Row(number, 0, b""))
                return
            except Exception as error:
                log.error("lines of other servers could not be looked for: %s", error)
                await asyncio.sleep(1)

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""
        return self.store.log.stream(code)

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        """The log of a table, or what comes after a line."""
        try:
            return await self.store.log.rows(code, after)
        except Exception as error:
            raise self._unread(code, error) from None

    def rows_here(self, code: str) -> list[Row]:
        """The log of a table, for a thread. Whatever waits for one should wait without it: logs may be long."""
        try:
            return self.store.log.rows_here(code)
        except Exception as error:
            raise self._unread(code, error) from None

    def _unread(self, code: str, error: Exception) -> Refused:
        return self.without_database("a table could not be read", error, table=code[:3])

    def without_database(self, what: str, error: Exception, **more: str) -> Refused:
        """How somebody is refused while the database does not do what it is asked; the log has a sentence of it."""
        if time.monotonic() > self._complained + LAG:  # all tables are concerned, and everybody tries again
            self._complained = time.monotonic()
            log.error("%s: %s", what, error, extra=more)
        return Refused("restarting")

    async def read(self, code: str) -> Table | None:
        """The table that a log makes; None if there is none."""
        try:
            lines = (await self.store.log.lengths([code])).get(code)
        except Exception as error:
            raise self._unread(code, error) from None
        return await self._rebuilding.make(lines, partial(self._rebuild, code)) if lines else None

    def _rebuild(self, code: str) -> Table | None:
        rows = self.rows_here(code)
        return self.replay_here(code, Table.rebuild, rows) if rows else None

    def replay_here(self, code: str, work: Callable[..., T], *given: Any) -> T:
        """Replay a log. One that cannot be is refused for what it is."""
        try:
            return work(*given)
        except Damaged as damaged:
            self.metrics.count("stammtisch_damaged_tables_total")
            log.error("the log of a table is damaged, %s", damaged, extra={"table": code[:3]})
            raise Refused("damaged_table") from None

    async def open(self, command: commands.Open, key: str, *, start: bool = False) -> Room:
        """A new table, on disk. Raises if what is wished for cannot be."""
        self._make_room()
        now = self.now()
        table, effects = Table.open(command, key, now)
        room = self._add(table.code, table)
        room.carry_out(effects)
        if start:
            room.carry_out(table.apply(key, commands.Start("start"), now))
        self.metrics.count("stammtisch_tables_opened_total")
        told = {"table": table.code[:3], "game": table.agreed.game.name, "players": table.agreed.players}
        log.info("a table was opened", extra=told)
        written: asyncio.Future[StammtischError | None] = self.loop.create_future()
        room.stream.append([], _answer(written))
        if await written is not None or self.rooms.get(table.code) is not room:
            raise Refused("restarting")
        return room

    def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.rooms:
                return code

    def drop(self, room: Room) -> None:
        """What is in memory is not what is on disk, and everybody has to come back."""
        if self.rooms.get(room.table.code) is room:
            log.error("everybody has to come back to a table", extra={"table": room.table.code[:3]})
            self.remove(room)
            room.stream.abandon()
            for connection in list(room.connections):
                connection.close(1012)

    async def forget(self, code: str, before: int) -> bool:
        """Delete an old table for good, unless somebody has come back to it. False if it stays."""
        if code in self.rooms or code in self._loading:
            return False
        self._forgetting.add(code)
        try:
            return await self.store.log.forget(code, before)
        except Unavailable as error:
            log.error("an old table could not be deleted: %s", error)
            return False
        finally:
            self._forgetting.discard(code)

    # Housekeeping

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle))
            for room in self._unused(self.config.idle):
                self.remove(room)

    def _unused(self, seconds: float) -> list[Room]:
        """Tables that nobody has looked at for so long, and where nothing goes on."""
        before = time.monotonic() - seconds
        return [room for room in self.rooms.values() if room.left < before and room.is_resting]

    def _make_room(self) -> None:
        """For one table more. Those that nobody looks at go first, so that nobody keeps others out by fetching many."""
        if len(self.rooms) >= self.config.limits.tables:
            unused = self._unused(min(JUST_LEFT, self.config.idle))
            if not unused:
                raise Refused("too_many_tables")
            self.remove(min(unused, key=lambda room: room.left))

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
        if self.closing:
            return
        self.closing = True
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
        self._rebuilding.close()
        if self.others is not None:
            await self.others.close()
        await self.store.close()

    def gauges(self) -> dict[str, float]:
        return {
            "stammtisch_tables": len(self.rooms),
            "stammtisch_tables_driven": len(self.rooms if self.others is None else self.others.mine),
            "stammtisch_other_servers": 0 if self.others is None else self.others.others,
            "stammtisch_connections": self.addresses.total(),
            "stammtisch_rows_written_total": self.store.written,
            "stammtisch_commits_total": self.store.commits,
            "stammtisch_loop_lag_seconds": round(self.lag, 4),
            "stammtisch_loop_lag_max_seconds": round(self.worst_lag, 4),
            **self.bots.gauges(),
        }


def _answer(waiting: asyncio.Future[StammtischError | None]) -> Done:
    """Tell whoever waits for a write, unless they have gone."""

    def resolve(error: StammtischError | None) -> None:
        if not waiting.done():
            waiting.set_result(error)

    return resolve
