"""One table in memory, with everybody who is connected to it here.

A command is applied at once, and what follows from it goes to the writer; nobody is told before it is on disk, and
everybody is told in the order in which things happened. When something cannot be written, the table in memory is ahead
of its log: it is made again from there, everybody is shown how it is, and what had no answer is tried again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from stammtisch.core.errors import StammtischError
from stammtisch.service.budgets import Budgets
from stammtisch.service.connection import Connection
from stammtisch.service.store import Conflict, Stream
from stammtisch.table import Damaged, Effects, Refused, Row, Table, commands
from stammtisch.table.hints import Asked
from stammtisch.table.replication import News, Present
from stammtisch.table.updates import WATCHER, encode

if TYPE_CHECKING:
    from stammtisch.service.tables import Tables

log = logging.getLogger("stammtisch.room")

HANG_UP = b""
"""In place of a message: the connection is closed after what came before."""

TRIES = 2
"""So often in a row a table is read again because something could not be written; then everybody has to come back."""
CONFLICTS = 30
"""So often in a row because another server was quicker."""
PAUSE = 1.0
"""Seconds until a table that could not be read on is tried again."""

ACCEPTED = 'stammtisch_commands_total{outcome="accepted"}'
"""How the metrics call what is counted with every move."""

Parcel = list[tuple[Connection, bytes, str | None]]
"""Who gets which message, and the id of the command that it answers; `TOKEN` with a snapshot that tells a token."""
TOKEN = ""


def _deliver(parcel: Parcel) -> None:
    for connection, frame, answers in parcel:
        if answers is None:
            if frame is HANG_UP:
                connection.close(4003)
                continue
        elif answers == TOKEN:
            connection.token = None
        else:
            connection.asked.pop(answers, None)
        connection.push(frame)


def _level(command: commands.AddBot | commands.Settle) -> tuple[str | None, str]:
    """The bot that somebody asks for, and where they say so."""
    return (command.level, "level") if isinstance(command, commands.AddBot) else (command.stand_in, "stand_in")


class Room:
    """A table, and those who look at it."""

    def __init__(self, tables: "Tables", table: Table) -> None:
        self.tables, self.table = tables, table
        table.led_here = tables.others is None  # among several, whoever has its lock leads it
        self.stream = tables.stream(table.code)
        self.connections: list[Connection] = []
        self.unwritten = 0
        """How many parcels wait for the writer."""
        self.left = time.monotonic()
        """Since when nobody is connected."""
        self.reading: asyncio.Task[None] | None = None
        """While the table is read again: what is said meanwhile waits."""
        self._catching_up: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._doubted: tuple[tuple[Connection, commands.ByPeople], ...] = ()
        self._failures = 0
        self._missed = 0
        """The number of the last line that other servers are known to have written."""
        self.budgets = Budgets(tables.limits)
        self._account = ""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: int | None = None

    @property
    def watching(self) -> int:
        """How many connections are of people who do not sit here."""
        return sum(connection.seat == WATCHER for connection in self.connections)

    @property
    def account(self) -> str:
        """The address for which this table's bots think: that of whoever sits here and has been connected longest.
        Those who watch do not count, so nobody can make a table's bots slow by looking on.
        """
        here = (connection.address for connection in self.connections if connection.seat != WATCHER)
        self._account = next(here, self._account)
        return self._account

    @property
    def is_open(self) -> bool:
        """Whether this is the room of its table, and the table is what its log says."""
        return self.tables.rooms.get(self.table.code) is self and self.reading is None

    @property
    def is_resting(self) -> bool:
        """Whether nobody is connected and nothing goes on: the table may leave memory."""
        if self.connections or self.unwritten or self.reading:
            return False
        return self.table.asleep or self.table.phase != "playing" or not self.table.led_here

    # What happens

    def join(self, connection: Connection, token: str | None) -> None:
        """Somebody connects, and is shown the table."""
        now = self.tables.now()
        effects = self.table.connect(connection.key, now)
        self.carry_out(effects)
        connection.seat, connection.token = self.table.seat_of(connection.key), token
        self.connections.append(connection)
        self._tell_presence()
        if self.reading is None:  # otherwise everybody will be shown the table
            self.release(self._shown([connection], now))

    def _shown(self, connections: list[Connection], now: int) -> Parcel:
        """The whole table, for each as they may see it."""
        snapshot = self.table.snapshot
        return [(c, snapshot(c.key, now, c.token), TOKEN if c.token else None) for c in connections]

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.left = time.monotonic()
            self.carry_out(self.table.disconnect(connection.key, self.tables.now()))
            self._tell_presence()

    def _tell_presence(self) -> None:
        if self.tables.others is not None:
            self.tables.others.changed(self.table.code)

    def receive(self, connection: Connection, command: commands.ByPeople) -> None:
        """Somebody asks for something."""
        if command.id in connection.asked:
            return  # the answer is on its way
        connection.asked[command.id] = command
        if type(command) is not commands.Play:  # moves are never held up
            try:
                self.budgets.check(self.table, connection.key, command, self.tables.loop.time())
            except Refused as refused:
                self._refuse(connection, command, refused)
                return
        if self.reading is None:
            self._apply(connection, command)

    def _apply(self, connection: Connection, command: commands.ByPeople, *, sure: bool = False) -> None:
        """Do it, or refuse it; `sure` if the table is as new as its log was when the command came."""
        table = self.table
        try:
            if type(command) is not commands.Play:
                self._check_bots(command)
            effects = table.apply(
                connection.key, command, self.tables.now(), connection.round_trip.ms, connection.origin
            )
        except Refused as refused:
            if table.effects.rows:  # it was carried out, and something that followed was not
                self._broken()
                return
            if self.tables.others is not None and not sure and refused.key != "too_fast":
                self._doubt(connection, command)
                return
            self._refuse(connection, command, refused)
        except Exception:
            self._broken()
        else:
            self.tables.metrics.counts[ACCEPTED] += 1
            if type(command) is not commands.Play:
                self.budgets.written(command, effects, self.tables.loop.time())
            self.carry_out(effects)

    def _check_bots(self, command: commands.ByPeople) -> None:
        """A bot that is asked for has to be one of this server. Raises if it is not."""
        if isinstance(command, commands.AddBot | commands.Settle):
            self.tables.bots.check(*_level(command))
        elif isinstance(command, commands.Hint):
            self.tables.bots.check_adviser(command.level)

    def _refuse(self, connection: Connection, command: commands.ByPeople, refused: Refused) -> None:
        metrics = self.tables.metrics
        metrics.count("stammtisch_commands_total", '{outcome="refused"}')
        metrics.count("stammtisch_refusals_total", f'{{key="{refused.key}"}}')
        self.release([(connection, self.table.refuse(connection.key, command, refused), command.id)])

    def sync(self, connection: Connection) -> None:
        if self.reading is None:  # otherwise everybody will be shown the table
            self.release(self._shown([connection], self.tables.now()))

    def _wake(self) -> None:
        self._timer = self._timer_at = None
        self._happen(self.table.wake, self.tables.now())

    def _thought(self, table: Table, ticket: int, move: str) -> None:
        if self.is_open and self.table is table:
            self._happen(table.thought, ticket, move, self.tables.now())

    def _happen(self, what: Callable[..., Effects], *given: Any) -> None:
        """Something happens at the table, and something follows from it."""
        try:
            effects = what(*given)
        except Exception:
            self._broken()
        else:
            self.carry_out(effects)

    def _explained(self, asked: Asked, thought: dict[str, Any] | None) -> None:
        if self.is_open:
            self.carry_out(self.table.explained(asked, thought))

    def _waits_for(self, table: Table, ticket: int) -> bool:
        """Whether a bot's answer is still of use."""
        flow = table.flow
        if not self.is_open or self.table is not table or table.asleep or flow is None:
            return False
        return any(due.ticket == ticket for due in flow.due.values())

    def _is_asked(self, asked: Asked) -> bool:
        """Whether a hint can still be told to the one who asked."""
        return self.is_open and any(each.key == asked.key for each in self.connections)

    def _broken(self) -> None:
        """A bug: the table in memory may be anything now. Its log is right, and is read again."""
        log.exception("something went wrong at a table", extra={"table": self.table.code[:3]})
        self.tables.drop(self)

    # What follows

    def carry_out(self, effects: Effects) -> None:
        """Store what has to be stored, tell what has to be told, ask bots, and set the clock."""
        if not self.is_open:
            return  # what this table in memory thinks does not count any more
        parcel = self._address(effects)
        if effects.rows:
            self.unwritten += 1
            self.stream.append(effects.rows, partial(self._written, self.stream, parcel))
            self.tables.metrics.counts["stammtisch_moves_total"] += effects.moves
        elif parcel:
            self.release(parcel)
        if effects.thoughts or effects.hints:
            self._ask_bots(effects)
        if effects.news and self.tables.others is not None:
            self.tables.others.publish(self.table.code, effects.news)
        self._set_timer()

    def _ask_bots(self, effects: Effects) -> None:
        table, bots = self.table, self.tables.bots
        for think in effects.thoughts:
            wanted, tell = partial(self._waits_for, table, think.ticket), partial(self._thought, table, think.ticket)
            bots.ask(think, tell, address=self.account, table=table.code, wanted=wanted)
        for asked in effects.hints:
            wanted, explain = partial(self._is_asked, asked), partial(self._explained, asked)
            ask = bots.explain if asked.since is None else partial(bots.recall, since=asked.since)
            ask(asked.think, explain, address=self.account, table=table.code, wanted=wanted)

    def _address(self, effects: Effects) -> Parcel:
        """Who gets what, in order."""
        parcel: Parcel = []
        here = self.connections
        fresh = here if effects.all_fresh else [c for c in here if c.key in effects.fresh] if effects.fresh else []
        for connection in fresh:
            connection.seat = self.table.seat_of(connection.key)
        for messages in effects.updates:
            parcel += [(connection, messages[connection.seat], None) for connection in here]
        if fresh:
            parcel += self._shown(fresh, self.tables.now())
        for answer in effects.answers:
            for connection in here:
                if connection.key == answer.key and answer.id in connection.asked:
                    parcel.append((connection, answer.frame, answer.id))
        if effects.sent_away:
            bye = encode({"type": "bye", "key": "kicked", "text": "the host has asked you to leave"})
            for connection in here:
                if connection.key in effects.sent_away:
                    parcel += [(connection, bye, None), (connection, HANG_UP, None)]
        return parcel

    def release(self, parcel: Parcel) -> None:
        """Tell what needs no storing, but not before what has happened earlier."""
        if self.unwritten:
            self.unwritten += 1
            self.stream.append([], partial(self._written, self.stream, parcel))
        else:
            _deliver(parcel)

    def _written(self, stream: Stream, parcel: Parcel, error: StammtischError | None) -> None:
        if stream is not self.stream:
            return  # the table was read again since
        self.unwritten -= 1
        if error is None:
            self._failures = 0
            _deliver(parcel)
        elif self.tables.rooms.get(self.table.code) is self:
            self.read_again(error)

    # When the log is not what the table in memory made of it

    def read_again(self, error: StammtischError) -> None:
        """The table in memory is ahead of its log, or beside it: make it again."""
        if self.reading is not None:
            return
        self.stop()
        self._failures += 1
        self.tables.metrics.count("stammtisch_tables_read_again_total")
        if not isinstance(error, Conflict):
            log.warning("a table is read again: %s", error, extra={"table": self.table.code[:3]})
        if self._failures > (CONFLICTS if isinstance(error, Conflict) else TRIES):
            self.tables.drop(self)
        else:
            self.reading = self.tables.loop.create_task(self._read_again())

    async def _read_again(self) -> None:
        tables, code = self.tables, self.table.code
        self.stream.abandon()
        passed = asyncio.Event()
        self.stream.append([], lambda _: passed.set())
        await passed.wait()  # nothing of it is being written any more
        try:
            table = await tables.read(code)
        except Exception as error:  # it is as good as gone; everybody who comes back is told more
            if not isinstance(error, Refused | Damaged):
                log.error("a table could not be read again: %s", error, extra={"table": code[:3]})
            table = None
        if tables.rooms.get(code) is not self:
            return
        if table is None:
            tables.drop(self)
            return
        try:
            self._show(table)
        except Exception:
            self._broken()

    def _show(self, table: Table) -> None:
        """This is how the table really is: everybody sees it, and what had no answer is tried again."""
        now = self.tables.now()
        effects = table.take_place_of(self.table, now)
        self.table, self.stream, self.unwritten, self.reading = table, self.tables.stream(table.code), 0, None
        effects.updates.clear()
        effects.all_fresh = True
        self.carry_out(effects)
        for connection in list(self.connections):
            for command in list(connection.asked.values()):
                if self.is_open and connection.closing is None:
                    self._apply(connection, command)

        self._catch_up()

    # Other servers

    def lead(self) -> None:
        """From now on this server answers for bots, clocks and those who are away."""
        if self.reading is not None:
            self.table.led_here = True  # whatever takes its place goes on with that
        else:
            self._happen(self.table.lead, self.tables.now())

    def rest(self) -> None:
        """Another server may do so."""
        self.table.led_here = False
        self.stop()

    def hear(self, news: News) -> None:
        """Another server tells something that is in no log."""
        if self.reading is not None and isinstance(news, Present):
            self.table.presence.meet(news.node, news.counts, self.tables.now())
        elif self.reading is None:
            self._happen(self.table.hear, news, self.tables.now())

    def hear_row(self, row: Row) -> None:
        """Another server has written a line, or this one has."""
        if row.number <= self.table.length and self.reading is None:
            return
        self._missed = max(self._missed, row.number)
        if row.line and self.reading is None and self._catching_up is None and row.number == self.table.length + 1:
            self._follow([row])
        else:
            self._catch_up()

    def _follow(self, rows: list[Row]) -> None:
        for row in rows:
            if self.is_open and row.number > self.table.length:
                try:
                    effects = self.table.replicate(row, self.tables.now())
                except Damaged as error:  # what was done here is not written, and will not be
                    self.read_again(Conflict("plain", text=str(error)))
                except Exception:
                    self._broken()
                else:
                    self.carry_out(effects)

    def _catch_up(self) -> None:
        """Read what was missed."""
        if self.is_open and self._catching_up is None and self._missed > self.table.length:
            self._catching_up = self.tables.loop.create_task(self._read_on())

    async def _read_on(self) -> None:
        try:
            while self.is_open and self._missed > self.table.length:
                try:
                    await self.refresh()
                except Refused:
                    await asyncio.sleep(PAUSE)
        finally:
            self._catching_up = None

    async def refresh(self) -> None:
        """Read on from where the table is. Raises if that is not possible now."""
        table = self.table
        rows = await self.tables.rows(table.code, table.length)
        if self.table is table:
            self._follow(rows)
            self._missed = min(self._missed, self.table.length)

    def _doubt(self, connection: Connection, command: commands.ByPeople) -> None:
        """Before something is refused: another server may have written what allows it, and not been heard yet."""
        self._doubted += ((connection, command),)
        if self._asking is None:
            self._asking = self.tables.loop.create_task(self._make_sure())

    async def _make_sure(self) -> None:
        try:
            while self._doubted and self.is_open:
                doubted, self._doubted = self._doubted, ()
                try:
                    await self.refresh()
                except Refused:  # nobody knows: they have to come back
                    for connection, _ in doubted:
                        connection.close(1012)
                for connection, command in doubted:
                    if self.is_open and connection.closing is None and command.id in connection.asked:
                        self._apply(connection, command, sure=True)
        finally:
            self._doubted, self._asking = (), None  # when it is read again, everything is tried anew

    def _set_timer(self) -> None:
        at = self.table.next_wake
        if at == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = at
        if at is not None:
            self._timer = self.tables.loop.call_later(max(0, at - self.tables.now()) / 1000, self._wake)

    def stop(self) -> None:
        self.tables.bots.forget(self.table.code)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._timer_at = None
