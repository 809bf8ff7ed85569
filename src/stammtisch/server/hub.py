"""All tables of this server: brings commands and time to them, and what follows from it to the log and to people.

A table is touched by the loop alone, one command at a time. What follows from a command goes to the writer; nobody is
told before it is on disk, and everybody is told in the order in which things happened.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from stammtisch.server.config import Config
from stammtisch.server.connection import Connection
from stammtisch.server.limits import Buckets
from stammtisch.server.metrics import Metrics
from stammtisch.server.retention import clear_out
from stammtisch.server.storage import Store, default_database
from stammtisch.server.thinking import Thinker
from stammtisch.table import Effects, Refused, Table, commands
from stammtisch.table.frames import encode
from stammtisch.table.hints import Asked

log = logging.getLogger("stammtisch.hub")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that is easily confused."""
CODE_LENGTH = 8
PING = 15.0
"""Seconds between two measurements of the way to somebody."""
SWEEP = 5.0
LAG = 0.25

HANG_UP = b""
"""In place of a message: the connection is closed after what came before."""

Parcel = list[tuple[Connection, bytes]]
"""Who gets which message."""


def _deliver(parcel: Parcel) -> None:
    for connection, frame in parcel:
        if frame is HANG_UP:
            connection.close(4003)
        else:
            connection.push(frame)


class Room:
    """A table in memory, with everybody who is connected to it."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub, self.table = hub, table
        self.connections: list[Connection] = []
        self.unwritten = 0
        """How many parcels wait for the writer."""
        self.left = time.monotonic()
        """Since when nobody is connected."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: int | None = None

    # What happens

    def enter(self, connection: Connection, token: str | None) -> None:
        """Somebody connects, and is shown the table."""
        now = self.hub.now()
        effects = self.table.connect(connection.key, now)
        self.settle(effects)
        connection.seat = self.table.seat_of(connection.key)
        self.connections.append(connection)
        self.release([(connection, self.table.snapshot(connection.key, now, token))])

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.left = time.monotonic()
            self.settle(self.table.disconnect(connection.key, self.hub.now()))

    def receive(self, connection: Connection, command: commands.ByPeople) -> None:
        """Somebody asks for something."""
        table, metrics = self.table, self.hub.metrics
        if command.id in connection.asked:
            return  # the answer is on its way
        try:
            effects = table.apply(connection.key, command, self.hub.now(), connection.distance.ms, connection.trace)
        except Refused as refused:
            if table.effects.rows:  # it was carried out, and something that followed was not
                self._broken()
                return
            metrics.count("stammtisch_commands_total", '{outcome="refused"}')
            metrics.count("stammtisch_refusals_total", f'{{key="{refused.key}"}}')
            self.release([(connection, table.refuse(connection.key, command, refused))])
            return
        except Exception:
            self._broken()
            return
        metrics.count("stammtisch_commands_total", '{outcome="accepted"}')
        connection.asked.add(command.id)
        self.settle(effects)

    def sync(self, connection: Connection) -> None:
        self.release([(connection, self.table.snapshot(connection.key, self.hub.now()))])

    def _wake(self) -> None:
        self._timer = self._timer_at = None
        try:
            effects = self.table.wake(self.hub.now())
        except Exception:
            self._broken()
        else:
            self.settle(effects)

    def _thought(self, ticket: int, move: str) -> None:
        if self.hub.rooms.get(self.table.code) is not self:
            return
        try:
            effects = self.table.thought(ticket, move, self.hub.now())
        except Exception:
            self._broken()
        else:
            self.settle(effects)

    def _explained(self, asked: Asked, thought: dict[str, Any]) -> None:
        if self.hub.rooms.get(self.table.code) is self:
            self.settle(self.table.explained(asked, thought))

    def _broken(self) -> None:
        """A bug: the table in memory may be anything now. Its log is right, and is read again."""
        log.exception("something went wrong at a table", extra={"table": self.table.code[:3]})
        self.hub.drop(self)

    # What follows

    def settle(self, effects: Effects) -> None:
        """Store what has to be stored, tell what has to be told, ask bots, and set the clock."""
        parcel = self._address(effects)
        if effects.rows:
            self.unwritten += 1
            self.hub.store.append(self.table.code, effects.rows, partial(self._written, parcel))
            self.hub.metrics.count("stammtisch_moves_total", amount=effects.moves)
        elif parcel:
            self.release(parcel)
        for think in effects.thoughts:
            self.hub.thinker.ask(think, partial(self._thought, think.ticket))
        for asked in effects.hints:
            self.hub.thinker.explain(asked.think, partial(self._explained, asked))
        self._set_timer()

    def _address(self, effects: Effects) -> Parcel:
        """Who gets what, in order."""
        parcel: Parcel = []
        here = self.connections
        fresh = here if effects.all_fresh else [c for c in here if c.key in effects.fresh] if effects.fresh else []
        for connection in fresh:
            connection.seat = self.table.seat_of(connection.key)
        for frames in effects.tellings:
            parcel += [(connection, frames[connection.seat]) for connection in here]
        if fresh:
            now = self.hub.now()
            parcel += [(connection, self.table.snapshot(connection.key, now)) for connection in fresh]
        for answer in effects.answers:
            for connection in here:
                if connection.key == answer.key and answer.id in connection.asked:
                    connection.asked.discard(answer.id)
                    parcel.append((connection, answer.frame))
        if effects.sent_away:
            bye = encode({"type": "bye", "key": "kicked", "text": "the host has asked you to leave"})
            for connection in here:
                if connection.key in effects.sent_away:
                    parcel += [(connection, bye), (connection, HANG_UP)]
        return parcel

    def release(self, parcel: Parcel) -> None:
        """Tell what needs no storing, but not before what has happened earlier."""
        if self.unwritten:
            self.unwritten += 1
            self.hub.store.append(self.table.code, [], partial(self._written, parcel))
        else:
            _deliver(parcel)

    def _written(self, parcel: Parcel, error: BaseException | None) -> None:
        self.unwritten -= 1
        if error is not None:
            self.hub.drop(self)
            return
        _deliver(parcel)

    def _set_timer(self) -> None:
        at = self.table.next_wake
        if at == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = at
        if at is not None:
            self._timer = self.hub.loop.call_later(max(0, at - self.hub.now()) / 1000, self._wake)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._timer_at = None


class Hub:
    """The tables of this server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.store = Store(config.database or default_database())
        self.thinker = Thinker(self.metrics, self.loop)
        self.rooms: dict[str, Room] = {}
        self.addresses: Counter[str] = Counter()
        self.openings = Buckets(config.limits.openings, config.limits.openings_burst)
        self.requests = Buckets(config.limits.requests, config.limits.requests_burst)
        self.closing = False
        self.lag = self.worst_lag = 0.0
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._forgetting: set[str] = set()
        self._tasks = [self.loop.create_task(work) for work in (self._sweep(), self._watch_lag(), self._measure())]
        if config.keep:
            self._tasks.append(self.loop.create_task(clear_out(self, config.keep)))
        if config.warm_up:
            self._tasks.append(self.loop.create_task(self.thinker.warm_up()))
        self._epoch = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return int((self._epoch + time.monotonic()) * 1000)

    # Tables

    async def find(self, code: str) -> Room | None:
        """The table of that code, from memory or from its log."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        if not (len(code) == CODE_LENGTH and set(code) <= set(ALPHABET)) or code in self._forgetting:
            return None
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = self.loop.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Room | None:
        if len(self.rooms) >= self.config.limits.tables:
            raise Refused("too_many_tables", "this server has no room for another table: expected you a little later")
        try:
            rows = await asyncio.to_thread(self.store.load, code)
        except Exception as error:
            log.error("a table could not be read: %s", error, extra={"table": code[:3]})
            raise Refused("restarting", "the table cannot be read now: expected you in a moment") from None
        if not rows or rows[0].number != 1:  # deleted by another server that shares the database
            return None
        table = await asyncio.to_thread(Table.rebuild, rows)
        room = self.rooms[code] = Room(self, table)
        return room

    async def open(self, command: commands.Open, key: str, *, start: bool = False) -> Room:
        """A new table, on disk. Raises if what is wished for cannot be."""
        if len(self.rooms) >= self.config.limits.tables:
            raise Refused("too_many_tables", "this server has no room for another table: expected you a little later")
        now = self.now()
        table, effects = Table.open(command, key, now)
        room = Room(self, table)
        self.rooms[table.code] = room
        room.settle(effects)
        if start:
            room.settle(table.apply(key, commands.Start("start"), now))
        self.metrics.count("stammtisch_tables_opened_total")
        told = {"table": table.code[:3], "game": table.agreed.game.name, "players": table.agreed.players}
        log.info("a table was opened", extra=told)
        written: asyncio.Future[BaseException | None] = self.loop.create_future()
        self.store.append(table.code, [], _answer(written))
        await written
        if self.rooms.get(table.code) is not room:
            raise Refused("restarting", "the table could not be stored: expected you in a moment")
        return room

    def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.rooms:
                return code

    def drop(self, room: Room) -> None:
        """A table could not be written: what is in memory is not what is on disk, and everybody has to come back."""
        if self.rooms.get(room.table.code) is room:
            log.error("a table could not be written and is read again", extra={"table": room.table.code[:3]})
            del self.rooms[room.table.code]
            room.stop()
            for connection in list(room.connections):
                connection.close(1012)

    async def forget(self, code: str, before: int) -> bool:
        """Delete an old table for good, unless somebody has come back to it. False if it stays."""
        if code in self.rooms or code in self._loading:
            return False
        self._forgetting.add(code)
        written: asyncio.Future[BaseException | None] = self.loop.create_future()
        self.store.forget(code, before, _answer(written))
        try:
            return await written is None
        finally:
            self._forgetting.discard(code)

    # Housekeeping

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle))
            before = time.monotonic() - self.config.idle
            for code, room in list(self.rooms.items()):
                resting = room.table.asleep or room.table.phase != "playing"
                if not room.connections and not room.unwritten and room.left < before and resting:
                    room.stop()
                    del self.rooms[code]

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
        """Ask every client for a sign of life, to know how long the way is; table by table, not all at once."""
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
        connection.distance.asked(at)
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
        await self.store.settled()
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
        self.thinker.close()
        await self.store.close()

    def gauges(self) -> dict[str, float]:
        return {
            "stammtisch_tables": len(self.rooms),
            "stammtisch_connections": self.addresses.total(),
            "stammtisch_rows_written_total": self.store.written,
            "stammtisch_commits_total": self.store.commits,
            "stammtisch_loop_lag_seconds": round(self.lag, 4),
            "stammtisch_loop_lag_max_seconds": round(self.worst_lag, 4),
            "stammtisch_native_ready": len(self.thinker.ready),
        }


def _answer(waiting: asyncio.Future[BaseException | None]) -> Callable[[BaseException | None], None]:
    """Tell whoever waits for a write, unless they have gone."""

    def tell(error: BaseException | None) -> None:
        if not waiting.done():
            waiting.set_result(error)

    return tell
