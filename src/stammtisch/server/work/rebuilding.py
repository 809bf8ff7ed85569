"""Tables are made again from their logs in threads of their own, fairly: whoever has long logs waits for them alone.

A log may have hundreds of thousands of lines, and takes seconds then. Those have one thread, and keep nobody from a
usual table; of both kinds the address that has used the least time is next.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from stammtisch.server.work.fair_queue import FairQueue, Turn
from stammtisch.table import Refused, Table

LONG = 10_000
"""Lines of a log that is long: more than an evening of thirty matches usually has."""
THREADS = 3
"""So many usual logs are read at the same time."""
MOST, PER_ADDRESS = 1000, 300
"""So many tables may wait, in all and of one address."""

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address for which something is done; none while the server does it for itself."""


@dataclass(frozen=True, slots=True)
class Job:
    work: Callable[[], Table | None]
    made: "asyncio.Future[Table | None]"


class Readers:
    """Those who wait for a kind of table, and the threads that make it."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._line: FairQueue[Job] = FairQueue(most=MOST, per_address=PER_ADDRESS, per_table=PER_ADDRESS)
        self._free = threads
        self._tasks: set[asyncio.Task[None]] = set()

    async def make(self, work: Callable[[], Table | None]) -> Table | None:
        """Have a table made, if it is still there. What waits, waits without its log."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        if not self._line.put(asking.get(), "", job, loop.time()):
            raise Refused("busy")
        self._go_on()
        return await job.made

    def _go_on(self) -> None:
        while self._free and (turn := self._line.take()) is not None:
            self._free -= 1
            task = asyncio.get_running_loop().create_task(self._serve(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, turn: Turn[Job]) -> None:
        loop, made = asyncio.get_running_loop(), turn.what.made
        begun = loop.time()
        result: Any = None
        try:
            result = await loop.run_in_executor(self._threads, turn.what.work)
        except Exception as error:
            if not made.done():
                made.set_exception(error)
        else:
            if not made.done():
                made.set_result(result)
        finally:
            self._free += 1
            self._line.done(turn, loop.time() - begun)
            self._go_on()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Rebuilding:
    """All tables of a server that are being made again."""

    def __init__(self) -> None:
        self._usual, self._long = Readers("rebuilding", THREADS), Readers("long", 1)

    async def make(self, lines: int, work: Callable[[], Table | None]) -> Table | None:
        """The table of a log with so many lines."""
        return await (self._long if lines > LONG else self._usual).make(work)

    def close(self) -> None:
        self._usual.close()
        self._long.close()
