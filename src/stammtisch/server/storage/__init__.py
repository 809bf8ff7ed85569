"""The log of all tables: append only, durable before anybody hears of it.

    schema    what the database looks like, and who may write to it
    writing   rows go in, in the order of their table, without gaps
    reading   and out again

One thread writes. While it is busy with a commit, rows of all tables gather, and are then committed together: a
busy server does not pay for one flush to disk per move. SQLite in WAL mode is the default, for one server; several
share a PostgreSQL.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.storage import reading
from stammtisch.server.storage.schema import PATIENCE, Claim, Unavailable, check, connect, default_database
from stammtisch.server.storage.writing import Append, Conflict, Done, Stream, Writer
from stammtisch.table import Row

__all__ = [
    "Append",
    "Claim",
    "Conflict",
    "Done",
    "Store",
    "Stream",
    "Unavailable",
    "check",
    "connect",
    "default_database",
]

log = logging.getLogger("stammtisch.storage")

MOST = 1000
"""So many appends are committed together at most."""
READERS = 3
"""So many threads read."""
LAST_PATIENCE = 5.0
"""Seconds in which what waits has to be written when the server goes down."""

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The database, with a thread that writes to it. Everything but what reads at once (`load`, `after`, `lengths`,
    `count`) belongs to the loop.
    """

    def __init__(self, url: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._claim = Claim(url)
        try:
            self.engine = connect(url)
        except Unavailable:
            self._claim.release()
            raise
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether other servers may write to it too."""
        self.writer = Writer(self.engine)
        self._waiting: list[Append] = []
        self._busy = False
        """Whether the thread has a batch; there is one at a time."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._batches: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._asking: asyncio.Task[bool] | None = None
        """While somebody wants to know whether the database answers."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        return self.writer.commits

    @property
    def written(self) -> int:
        return self.writer.written

    # Writing

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""
        return Stream(self, code)

    def forget(self, code: str, before: int, done: Done) -> None:
        """Have all rows of a table deleted, unless something happened there since. Goes the way of appends."""
        self.put(Append(self.stream(code), [], done, before))

    def put(self, append: Append) -> None:
        """Have something done by the writing thread."""
        self._waiting.append(append)
        if not self._busy and len(self._waiting) == 1:
            self._idle.clear()
            self._loop.call_soon(self._next_batch)  # after everything else that has just come in

    def _next_batch(self) -> None:
        if self._waiting and not self._busy:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            self._busy = True
            self._batches.put(batch)

    def _written(self, batch: list[Append]) -> None:
        """The thread has finished a batch."""
        self._busy = False
        self._next_batch()  # first of all, so that the disk need not wait
        for each in batch:
            try:
                each.done(each.error)
            except Exception:  # whoever waited: others do too, and so does the end
                log.exception("a table could not go on after a write")
        if not self._busy and not self._waiting:
            self._idle.set()

    def _write(self) -> None:
        """The writing thread."""
        while (batch := self._batches.get()) is not None:
            self.writer.write(batch)
            self._loop.call_soon_threadsafe(self._written, batch)
        self.writer.close()

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
        self.engine.dispose()
        self._claim.release()

    # Reading

    async def read(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have something read elsewhere: the loop never waits for a database."""
        return await self._loop.run_in_executor(self._readers, lambda: work(*args, **more))

    def read_here(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """The same for a thread that has time to wait. It is read by those who always read: connections are few."""
        return self._readers.submit(work, *args, **more).result()

    def load(self, code: str, after: int = 0) -> list[Row]:
        """The rows of a table in order, all of them or those after a number; none if there is no such table."""
        return reading.load(self.engine, code, after)

    def after(self, code: str, most: int) -> list[tuple[str, int]]:
        """The next tables in the order of codes, and when something last happened there."""
        return reading.tables_after(self.engine, code, most)

    def lengths(self, codes: Collection[str]) -> dict[str, int]:
        """The number of the last line of some tables."""
        return reading.lengths(self.engine, codes)

    def clock(self) -> float:
        """Seconds since 1970, by the clock of the database where several servers share it."""
        return reading.clock(self.engine) if self.is_shared else time.time()

    def count(self) -> int:
        """How many tables there are."""
        return reading.count(self.engine)

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
                await self.read(self.after, "", 1)
        except (TimeoutError, SQLAlchemyError):
            return False
        return True
