"""All tables of a house: found by their code, read from the log, and let go when nobody looks at them.

A table is touched by the loop alone, one command at a time (`room`).
"""

import asyncio
import logging
import time

from stammtisch.core.errors import StammtischError
from stammtisch.service.connection import Outbox
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.service.store import Done, Stream, Unavailable
from stammtisch.service.world import Bots, Others, World
from stammtisch.table import Refused, Row, Table, commands

log = logging.getLogger("stammtisch.tables")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that is easily confused."""
CODE_LENGTH = 8
SWEEP = 5.0
JUST_LEFT = 2.0
"""Seconds for which a table stays in memory in any case: somebody may be on their way to it."""
AGAIN = 0.25
"""Seconds after which it is said once more that the log cannot be read."""


class Tables:
    """The tables of a house."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.loop = asyncio.get_running_loop()
        self.outbox = Outbox()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._missed: dict[str, int] = {}
        """For tables that are being read: the last line that other servers have written meanwhile."""
        self._forgetting: set[str] = set()
        self._complained = 0.0
        """When it was last said that the log cannot be read."""

    # What rooms ask for

    @property
    def limits(self) -> Limits:
        return self._world.limits

    @property
    def metrics(self) -> Metrics:
        return self._world.metrics

    @property
    def bots(self) -> Bots:
        return self._world.bots

    @property
    def others(self) -> Others | None:
        return self._world.others

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return self._world.clock.now()

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""
        return self._world.store.log.stream(code)

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        """The log of a table, or what comes after a line. Raises `Refused` if it cannot be read now."""
        try:
            return await self._world.store.log.rows(code, after)
        except Exception as error:
            raise self.unread(code, error) from None

    async def read(self, code: str) -> Table | None:
        """The table that a log makes; None if there is none. Raises `Refused` if it cannot be read now."""
        try:
            lines = (await self._world.store.log.lengths([code])).get(code)
        except Exception as error:
            raise self.unread(code, error) from None
        return await self._world.work.rebuild(code, lines) if lines else None

    def unread(self, code: str, error: Exception) -> Refused:
        """How somebody is refused because a log cannot be read now."""
        return self.complain("a table could not be read", error, table=code[:3])

    def complain(self, what: str, error: Exception, **more: str) -> Refused:
        """How somebody is refused while nothing can be read or kept; our own log has a sentence of it."""
        if time.monotonic() > self._complained + AGAIN:  # all tables are concerned, and everybody tries again
            self._complained = time.monotonic()
            log.error("%s: %s", what, error, extra=more)
        return Refused("restarting")

    # Tables come and go

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

    async def get(self, code: str) -> Room:
        """The same; raises if there is none."""
        room = await self.find(code)
        if room is None:
            raise Refused("no_such_table", code=code)
        return room

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

    async def open(self, command: commands.Open, key: str, *, start: bool = False) -> Room:
        """A new table, in the log. Raises if what is wished for cannot be."""
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
            code = self._world.chance.letters(ALPHABET, CODE_LENGTH)
            if code not in self.rooms:
                return code

    def drop(self, room: Room) -> None:
        """What is in memory is not what is kept, and everybody has to come back."""
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
            return await self._world.store.log.forget(code, before)
        except Unavailable as error:
            log.error("an old table could not be deleted: %s", error)
            return False
        finally:
            self._forgetting.discard(code)

    # Lines of other servers

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
                    for code, number in (await self._world.store.log.lengths(some)).items():
                        self.hear_row(code, Row(number, 0, b""))
                return
            except Exception as error:
                log.error("lines of other servers could not be looked for: %s", error)
                await asyncio.sleep(1)

    # Housekeeping

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory. This never ends."""
        while True:
            await asyncio.sleep(min(SWEEP, self._world.idle))
            for room in self._unused(self._world.idle):
                self.remove(room)

    def _unused(self, seconds: float) -> list[Room]:
        """Tables that nobody has looked at for so long, and where nothing goes on."""
        before = time.monotonic() - seconds
        return [room for room in self.rooms.values() if room.left < before and room.is_resting]

    def _make_room(self) -> None:
        """For one table more. Those that nobody looks at go first, so that nobody keeps others out by fetching many."""
        if len(self.rooms) >= self.limits.tables:
            unused = self._unused(min(JUST_LEFT, self._world.idle))
            if not unused:
                raise Refused("too_many_tables")
            self.remove(min(unused, key=lambda room: room.left))


def _answer(waiting: "asyncio.Future[StammtischError | None]") -> Done:
    """Tell whoever waits for a write, unless they have gone."""

    def resolve(error: StammtischError | None) -> None:
        if not waiting.done():
            waiting.set_result(error)

    return resolve
