"""What is done beside the loop: everything that takes longer than a moment waits in one of these, and has its turn.

A pool is a few threads, or places for coroutines that look after processes, with a line before them that is bounded and
fair to addresses and then to tables (`fair_queue`). Bots ask it with callbacks, which cost no task; requests wait for
`run`. Whoever hangs up leaves the line at once, and what is done is charged to its address, whether it succeeds or not.
"""

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from stammtisch.server.work.fair_queue import FairQueue, Turn
from stammtisch.service.metrics import Metrics
from stammtisch.service.world import Full
from stammtisch.table import Refused

T = TypeVar("T")

LOWEST = 15
"""How much threads of low priority stand back behind everything else, as `nice` counts."""
MANY = 1_000_000
"""No limit that anybody meets."""

Done = Future[tuple[float, T]] | asyncio.Task[tuple[float, T]]
"""The seconds that something took, and what came out; or what it raised."""
Begin = Callable[[], Callable[[], Any] | None]
"""Called in the loop when it is somebody's turn: what is to be done, or None if nobody wants it any more."""
End = Callable[[Done[Any] | None], None]
"""Called in the loop when it is done; with None if it will never be, because its table or the pool is gone."""


@dataclass(slots=True)
class Job:
    """What somebody waits for."""

    begin: Begin
    end: End


class Pool:
    """Places for one kind of work, and those who wait for one."""

    def __init__(
        self,
        kind: str,
        places: int,
        metrics: Metrics,
        *,
        name: str = "",
        threads: int = 0,
        low: bool = False,
        coroutines: bool = False,
        most: int = MANY,
        per_address: int = MANY,
        per_table: int = MANY,
        at_once: int = 0,
        full: str = "busy",
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """So many things are done at a time, in `threads` or as many of them as there are places, which are named like
        the `kind` unless they have another name. `most`, `per_address` and `per_table` may wait, and `at_once` be done
        for one address (0 is no limit); who comes beyond that is refused for being `full`.
        """
        self.places = places
        self.line: FairQueue[Job] = FairQueue(most=most, per_address=per_address, per_table=per_table, at_once=at_once)
        self.threads: ThreadPoolExecutor | None = None
        if not coroutines:
            self.threads = ThreadPoolExecutor(threads or places, name or kind, stand_back if low else None)
        self.tasks: set[asyncio.Task[Any]] = set()
        """Coroutines that are at it."""
        self._loop = loop or asyncio.get_running_loop()
        self._full, self._busy, self._closed = full, 0, False
        self._counts, label = metrics.counts, f'{{kind="{kind}"}}'
        self._waiting = f"stammtisch_thinking_waiting{label}"
        self._waited = f"stammtisch_thinking_wait_seconds_total{label}"
        self._worked = f"stammtisch_thinking_seconds_total{label}"
        self._dropped = f"stammtisch_thoughts_dropped_total{label}"
        for each in (self._waiting, self._waited, self._worked, self._dropped):
            metrics.count(each, amount=0)

    # Asking

    async def run(self, work: Callable[[], T], *, address: str = "", table: str = "") -> T:
        """Have something done in a thread, and wait for what comes out. Raises `Full` if too many wait already."""
        result: asyncio.Future[T] = self._loop.create_future()
        turn = self.put(lambda: None if result.done() else work, partial(_tell, result), address=address, table=table)
        if turn is None:
            raise Refused("restarting") if self._closed else Full(self._full)
        try:
            return await result
        except asyncio.CancelledError:
            self.leave(turn)
            raise

    def put(self, begin: Begin, end: End, *, address: str = "", table: str = "") -> Turn[Job] | None:
        """The same with callbacks. None if too many wait already: then neither is ever called."""
        if self._closed:
            return None
        turn = self.line.put(address, table, Job(begin, end), self._loop.time())
        if turn is not None:
            self._counts[self._waiting] += 1
            self._go_on()
        return turn

    def leave(self, turn: Turn[Job]) -> None:
        """Whoever has put this in line waits no more; nothing happens if they are being served."""
        if self.line.remove(turn):
            self._counts[self._waiting] -= 1
            self._counts[self._dropped] += 1

    def forget(self, table: str | None = None) -> None:
        """A table has left memory, or all have: nobody waits for what they have asked."""
        for job in self.line.drop(table):
            self._counts[self._waiting] -= 1
            self._counts[self._dropped] += 1
            job.end(None)

    def close(self) -> None:
        """Begin nothing more, and tell whoever waits. Coroutines are cancelled; threads end what they are at."""
        self._closed = True
        self.forget()
        for task in self.tasks:
            task.cancel()
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)

    # Doing

    def _go_on(self) -> None:
        """Begin what there is a place for."""
        while not self._closed and self._busy < self.places and (turn := self.line.take()) is not None:
            self._counts[self._waiting] -= 1
            work = turn.what.begin()
            if work is None:
                self.line.done(turn, None)
                self._counts[self._dropped] += 1
                continue
            self._busy += 1
            now = self._loop.time()
            self._counts[self._waited] += now - turn.since
            if self.threads is not None:
                self.threads.submit(_timed, work).add_done_callback(partial(self._hand_over, turn, now))
                continue
            task = self._loop.create_task(_followed(work))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            task.add_done_callback(partial(self._finished, turn, now))

    def _hand_over(self, turn: Turn[Job], begun: float, done: Done[Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._finished, turn, begun, done)

    def _finished(self, turn: Turn[Job], begun: float, done: Done[Any]) -> None:
        """The next has the place, whatever came out here."""
        self._busy -= 1
        gone = done.cancelled()
        failed = gone or done.exception() is not None
        seconds = self._loop.time() - begun if failed else done.result()[0]
        self.line.done(turn, seconds)
        self._counts[self._worked] += seconds
        self._go_on()
        turn.what.end(None if gone else done)


def _tell(result: "asyncio.Future[T]", done: Done[T] | None) -> None:
    """Tell whoever waits, unless they have gone."""
    if result.done():
        return
    error = Refused("restarting") if done is None else done.exception()
    if error is not None:
        result.set_exception(error)
    elif done is not None:
        result.set_result(done.result()[1])


def stand_back() -> None:
    """Threads of Linux have a priority of their own; elsewhere there is none to give."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST)


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """How long something took, and what came out."""
    begun = time.perf_counter()
    result = work()
    return time.perf_counter() - begun, result


async def _followed(work: Callable[[], Coroutine[Any, Any, T]]) -> tuple[float, T]:
    begun = time.perf_counter()
    result = await work()
    return time.perf_counter() - begun, result


def within(seconds: float, work: Callable[[Callable[[], None]], T]) -> T:
    """Do something that is given a way to let others go on, which ends it after so many seconds."""
    until = time.monotonic() + seconds

    def pause() -> None:
        time.sleep(0)  # the loop may have something to do
        if time.monotonic() > until:
            raise Refused("too_large")

    return work(pause)
