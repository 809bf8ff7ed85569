"""The database: the log of all tables, append only and durable before anybody hears of it, and what lies beside it.

    schema    what the database looks like, and who may write to it
    writing   what the one writing thread does
    access    how methods of the modules below are carried out
    log, attempts, challenges, days, links, reviews    a module for each table of the database
    log_repair    looking at a database beside the server, and mending it

One thread writes. While it is busy with a commit, rows of all tables gather, and are then committed together: a
busy server does not pay for one flush to disk per move. SQLite in WAL mode is the default, for one server; several
share a PostgreSQL.

What others ask is asked of the tables, `store.attempts.find(…)`: nobody else sees an engine or a connection.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.storage.attempts import Attempts
from stammtisch.server.storage.challenges import Challenges
from stammtisch.server.storage.days import Days
from stammtisch.server.storage.links import Links
from stammtisch.server.storage.log import Log, clock
from stammtisch.server.storage.reviews import Reviews
from stammtisch.server.storage.schema import PATIENCE, READERS, Claim, check, connect, default_database
from stammtisch.server.storage.writing import Append, Job, Values, Writer
from stammtisch.service.store import Unavailable

__all__ = ["Claim", "Store", "Unavailable", "check", "connect", "default_database"]

log = logging.getLogger("stammtisch.storage")

MOST = 1000
"""The writing thread gets so much at once at most."""
LAST_PATIENCE = 5.0
"""Seconds in which what waits has to be written when the server goes down."""

T = TypeVar("T")


class Store:
    """The database, with a thread that writes to it. Everything but `read_here` belongs to the loop."""

    def __init__(self, url: str) -> None:
        self.log, self.attempts, self.challenges = Log(self), Attempts(self), Challenges(self)
        self.days, self.links, self.reviews = Days(self), Links(self), Reviews(self)
        self._loop = asyncio.get_running_loop()
        self._claim = Claim(url)
        try:
            self._engine = connect(url)
        except Unavailable:
            self._claim.release()
            raise
        self.is_shared = self._engine.dialect.name == "postgresql"
        """Whether other servers may write to it too."""
        self._writer = Writer(self._engine)
        self._waiting: list[Append | Job] = []
        self._busy = False
        """Whether the thread has a batch; there is one at a time."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._batches: SimpleQueue[list[Append | Job] | None] = SimpleQueue()
        self._asking: asyncio.Task[bool] | None = None
        """While somebody wants to know whether the database answers."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def written(self) -> int:
        return self._writer.written

    # Writing

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have something written that is no row, all of it or nothing, even if nobody waits for it any more."""
        result: asyncio.Future[T] = self._loop.create_future()
        self.put(Job(work, result))
        return await result

    def put(self, waiting: Append | Job) -> None:
        """Have something done by the writing thread."""
        self._waiting.append(waiting)
        if not self._busy and len(self._waiting) == 1:
            self._idle.clear()
            self._loop.call_soon(self._next_batch)  # after everything else that has just come in

    def _next_batch(self) -> None:
        if self._waiting and not self._busy:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            self._busy = True
            self._batches.put(batch)

    def _written(self, batch: list[Append | Job]) -> None:
        """The thread has finished a batch."""
        self._busy = False
        self._next_batch()  # first of all, so that the disk need not wait
        for each in batch:
            try:
                each.report()
            except Exception:  # whoever waited: others do too, and so does the end
                log.exception("a table could not go on after a write")
        if not self._busy and not self._waiting:
            self._idle.set()

    def _write(self) -> None:
        """The writing thread."""
        while (batch := self._batches.get()) is not None:
            self._writer.write(batch)
            self._loop.call_soon_threadsafe(self._written, batch)
        self._writer.close()

    async def settled(self) -> None:
        """Wait until everything is written, or cannot be."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write what is waiting, and stop. A database that does not answer is not waited for for ever."""
        try:
            async with asyncio.timeout(LAST_PATIENCE):
                await self.settled()
        except TimeoutError:
            log.error("the database does not answer: what nobody was told yet may not be written")
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join, LAST_PATIENCE)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._engine.dispose()
        self._claim.release()

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Have something read elsewhere: the loop never waits for a database."""
        return await self._loop.run_in_executor(self._readers, self._read, work)

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """The same for a thread that has time to wait. It is read by those who always read: connections are few."""
        return self._readers.submit(self._read, work).result()

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise Unavailable("plain", text=str(error)) from error

    def announce(self, channel: str, notes: Callable[[list[Values]], list[str]]) -> None:
        """Have other servers told on a channel, with each commit, what `notes` makes of its rows."""
        self._writer.channel, self._writer.notes = channel, notes

    def clock(self) -> float:
        """Seconds since 1970, by the clock of the database where several servers share it."""
        return self._read(clock) if self.is_shared else time.time()

    def connection_arguments(self) -> tuple[Sequence[Any], Mapping[str, Any]]:
        """How psycopg connects to this database, for what is no reading and no writing: notifications and locks."""
        return self._engine.dialect.create_connect_args(self._engine.url)

    async def answers(self) -> bool:
        """Whether the database is there, and quick enough. Whoever asks at the same time shares the answer, so that
        those who ask again and again keep no reader from others.
        """
        if self._asking is None:
            self._asking = self._loop.create_task(self._answers())
            self._asking.add_done_callback(self._heard)
        return await asyncio.shield(self._asking)

    def _heard(self, _: asyncio.Task[bool]) -> None:
        self._asking = None

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.log.tables_after("", 1)
        except (TimeoutError, Unavailable):
            return False
        return True
