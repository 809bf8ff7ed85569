"""Bots think here, in threads beside the loop. Compiled search gives up the interpreter; the rest is short.

There are several kinds of thoughts, with threads of their own: quick ones (Lehrling, Geselle, whatever needs no
search), searches (Meister, hints), and those of each bot of somebody's own, which thinks in its process. All wait in
lines that are fair to addresses and then to tables (`fair_queue`): a table counts for the address of whoever sits at it
and has been connected for longest. When many searches of one address wait, each gets less time, in the end none at all:
then Meister plays like Geselle, and a Geselle for a bot that too many wait for. A hint that cannot be had soon is
refused. What nobody waits for any more is not thought about. Answers are given when their time tells nothing
(`holding`).

Compiling takes a minute or so on a fresh machine, and would hold everything up: a process of its own does it in the
background and leaves the result on disk (`bots.warming`). Until a game is ready, Meister plays like Geselle.
"""

import asyncio
import contextlib
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from stammtisch import bots, games
from stammtisch.bots import Seen, warming
from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.core.notation import Move
from stammtisch.server.work.fair_queue import FairQueue, Turn
from stammtisch.server.work.holding import Holding
from stammtisch.server.work.own_bots import OwnBots
from stammtisch.service.advising import advise, advise_own, meister
from stammtisch.service.limits import Buckets, Limits
from stammtisch.service.metrics import Metrics
from stammtisch.table.flow import Think

log = logging.getLogger("stammtisch.thinking")

WARM = (sys.executable, "-m", "stammtisch.bots.warming")
"""The process that compiles."""
BUDGET = 300
"""Milliseconds that Meister thinks about a decision."""
HINT_BUDGET = 600
"""Milliseconds that Meister thinks when somebody asks for advice."""
LEAST = 30
"""A search that would have fewer milliseconds is none: Meister plays like Geselle."""
ROUND = 1000
"""Milliseconds in which everything that an address waits for should have had its turn; searches get shorter for it."""
LEAST_HINT = 200
"""Advice that is worth asking for takes so many milliseconds at least."""
PATIENCE = 4000
"""A hint that cannot be had within so many milliseconds is refused."""
QUICK, SEARCH, OWN = "quick", "search", "own"


@dataclass(slots=True)
class Job:
    """A thought that somebody waits for."""

    work: Callable[[int], Any]
    """What a thread does, given the milliseconds that it may take; 0 is without looking ahead."""
    answer: Callable[[Any], None]
    """Called in the loop."""
    wanted: Callable[[], bool]
    """Whether anybody waits for it still; asked in the loop."""
    budget: int = 0
    """Milliseconds that it gets if nobody else wants any."""
    least: int = 0
    """And so many in any case."""
    rest: Callable[[Any, float, int], float] | None = None
    """For so many seconds an answer is kept that took so many seconds of such a budget; None gives it at once."""


@dataclass(slots=True)
class Head:
    """Threads for one kind of thoughts, with the line before them."""

    kind: str
    threads: ThreadPoolExecutor
    places: int
    """How many thoughts are given to the threads at a time."""
    line: FairQueue[Job]
    busy: int = field(default=0)


def always() -> bool:
    return True


class Thinker:
    """The heads of all bots on this server."""

    def __init__(
        self,
        metrics: Metrics,
        loop: asyncio.AbstractEventLoop,
        limits: Limits | None = None,
        own: OwnBots | None = None,
    ) -> None:
        limits = limits or Limits()
        self._own = own or OwnBots()
        self._metrics, self._loop = metrics, loop
        searchers = max(1, (os.cpu_count() or 2) - 1)  # one core is for the loop
        self._quick = Head(
            QUICK,
            ThreadPoolExecutor(2, thread_name_prefix="bot"),
            4,
            FairQueue(most=1_000_000, per_address=1_000_000, per_table=1_000_000),  # one a seat, and seats are limited
        )
        self._search = Head(
            SEARCH,
            ThreadPoolExecutor(searchers, thread_name_prefix="search"),
            searchers,
            FairQueue(
                most=limits.searches, per_address=limits.searches_per_address, per_table=limits.searches_per_table
            ),
        )
        self._own_heads = {name: self._own_head(name, limits) for name in self._own.bots}
        self._pace = Buckets(limits.bots, limits.bots_burst)
        self._holding = Holding()
        self.ready: set[str] = set()
        """The games whose search is compiled and loaded."""
        self.budget = BUDGET
        """Milliseconds that the last search got."""
        self._closed = False
        self._spare: tempfile.TemporaryDirectory[str] | None = None
        """Where compiled code is until the end, if there is no better place for it."""

    # Asking

    def check(self, level: str | None, field: str = "level") -> None:
        """Raise unless a bot of that name can sit down here."""
        self._own.check(level, field)

    def check_adviser(self, level: str | None) -> None:
        """Raise unless a bot of that name can be asked for a hint."""
        self._own.check_adviser(level)

    def ask(
        self,
        think: Think,
        answer: Callable[[Move], None],
        *,
        address: str = "",
        table: str = "",
        wanted: Callable[[], bool] = always,
    ) -> None:
        """Have a bot decide; `answer` is called in the loop."""
        self._metrics.count("stammtisch_thoughts_total", f'{{level="{think.level}"}}')

        def work(budget: int) -> Move:
            return decide(think, budget=budget)

        def work_own(budget: int) -> Move:
            return self._own.bots[think.level].decide(think, table)

        def begin() -> None:
            head = self._own_heads.get(think.level)
            if head is not None:
                if self._is_near(head) and self._put(head, address, table, Job(work_own, answer, wanted, rest=rest)):
                    return
                self._metrics.count("stammtisch_searches_shortened_total", '{to="geselle"}')
            searching = think.level == "meister" and think.match.game.name in self.ready
            if searching and self._share(address, BUDGET) and self._put(self._search, address, table, searched):
                return
            if searching:
                self._metrics.count("stammtisch_searches_shortened_total", '{to="geselle"}')
            self._put(self._quick, address, table, Job(work, answer, wanted, rest=rest))

        if not self._own.knows(think.level):
            self._own.miss(think.level, table)
        rest = partial(self._holding.rest, think)
        searched = Job(work, answer, wanted, BUDGET, rest=rest)
        delay = self._pace.reserve(address, self._loop.time())
        if delay:
            self._loop.call_later(delay, begin)
        else:
            begin()

    def explain(
        self,
        think: Think,
        answer: Callable[[dict[str, Any] | None], None],
        *,
        address: str = "",
        table: str = "",
        wanted: Callable[[], bool] = always,
    ) -> None:
        """Have a bot say what it would do and why; `answer` is called in the loop, with None if nobody has the time."""
        self._metrics.count("stammtisch_thoughts_total", '{level="hint"}')

        def work(budget: int) -> dict[str, Any]:
            return advise(think, budget=budget)

        def work_own(budget: int) -> dict[str, Any]:
            return advise_own(think, self._own.bots[think.level].adviser(think, table), think.level, PATIENCE)

        own = self._own_heads.get(think.level)
        searching = own is None and think.match.game.name in self.ready
        if own is not None:
            soon, head, job = self._is_near(own), own, Job(work_own, answer, wanted)
        else:
            soon, head = not searching or self._is_soon(address), self._search if searching else self._quick
            job = Job(work, answer, wanted, HINT_BUDGET * searching, LEAST_HINT)
        if not soon or not self._put(head, address, table, job):
            self._metrics.count("stammtisch_hints_refused_total")
            self._loop.call_soon(answer, None)

    def recall(
        self,
        think: Think,
        answer: Callable[[dict[str, Any] | None], None],
        *,
        since: int,
        address: str = "",
        table: str = "",
        wanted: Callable[[], bool] = always,
    ) -> None:
        """Have put together what a seat knows, its story from a note on; `answer` is called in the loop, with None if
        nobody has the time.
        """
        self._metrics.count("stammtisch_thoughts_total", '{level="seen"}')

        def work(budget: int) -> dict[str, Any]:
            seen = Seen(think.match, think.seat, seed=think.seed)
            return seen.as_json(min(since, len(seen.told)))

        if not self._put(self._quick, address, table, Job(work, answer, wanted)):
            self._loop.call_soon(answer, None)

    def _share(self, address: str, budget: int) -> int:
        """The milliseconds that a search of an address gets: less if that address wants many; 0 if hardly any."""
        line = self._search.line
        competing = max(1, line.of_address(address)) * max(1, line.addresses)
        share = min(budget, ROUND * self._search.places // competing)
        return share if share >= LEAST else 0

    def _is_soon(self, address: str) -> bool:
        """Whether a search that is asked for now gets its turn before somebody loses patience."""
        line = self._search.line
        before = (line.of_address(address) + 1) * max(1, line.addresses)
        return before * max(LEAST_HINT, 1000 * line.mean) <= PATIENCE * self._search.places

    @staticmethod
    def _own_head(name: str, limits: Limits) -> Head:
        """One thread for the one process of a bot of somebody's own."""
        line = FairQueue[Job](
            most=limits.searches, per_address=limits.searches_per_address, per_table=limits.searches_per_table
        )
        return Head(OWN, ThreadPoolExecutor(1, thread_name_prefix=f"own-{name}"), 1, line)

    @staticmethod
    def _is_near(head: Head) -> bool:
        """Whether somebody who asks now is answered before everybody loses patience."""
        return len(head.line) * head.line.mean * 1000 <= PATIENCE

    # Thinking

    def _put(self, head: Head, address: str, table: str, job: Job) -> bool:
        if not head.line.put(address, table, job, self._loop.time()):
            return False
        self._go_on(head)
        return True

    def _go_on(self, head: Head) -> None:
        """Give the threads what they have a place for."""
        while not self._closed and head.busy < head.places and (turn := head.line.take()) is not None:
            job = turn.what
            if not job.wanted():
                head.line.done(turn, None)
                self._metrics.count("stammtisch_thoughts_dropped_total")
                continue
            head.busy += 1
            budget = 0
            if job.budget:
                budget = self.budget = max(job.least, self._share(turn.address, job.budget))
                if budget < job.budget:
                    self._metrics.count(
                        "stammtisch_searches_shortened_total", f'{{to="{"less" if budget else "geselle"}"}}'
                    )
            now = self._loop.time()
            self._metrics.count("stammtisch_thinking_wait_seconds_total", f'{{kind="{head.kind}"}}', now - turn.since)
            head.threads.submit(_timed, job.work, budget).add_done_callback(self._hand_over(head, turn, budget))

    def _hand_over(self, head: Head, turn: Turn[Job], budget: int) -> "Callable[[Future[tuple[float, Any]]], None]":
        def finished(future: "Future[tuple[float, Any]]") -> None:
            if not future.cancelled():
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(self._finished, head, turn, budget, future)

        return finished

    def _finished(self, head: Head, turn: Turn[Job], budget: int, future: "Future[tuple[float, Any]]") -> None:
        """A thread is done. It has to go on whatever came out."""
        head.busy -= 1
        failed = future.exception()
        seconds = 0.0 if failed else future.result()[0]
        head.line.done(turn, seconds)
        self._metrics.count("stammtisch_thinking_seconds_total", f'{{kind="{head.kind}"}}', seconds)
        self._go_on(head)
        if failed is not None:
            raise failed
        job, found = turn.what, future.result()[1]
        rest = job.rest(found, seconds, budget) if job.rest is not None else 0.0
        if rest:
            self._loop.call_later(rest, job.answer, found)
        else:
            job.answer(found)

    def forget(self, table: str) -> None:
        """A table has left memory: nobody waits for its thoughts."""
        for head in self._heads():
            dropped = head.line.drop(table)
            self._metrics.count("stammtisch_thoughts_dropped_total", amount=len(dropped))

    def _heads(self) -> list[Head]:
        return [self._quick, self._search, *self._own_heads.values()]

    def gauges(self) -> dict[str, float]:
        """How many wait, and how long a search may take now."""
        return {
            f'stammtisch_thinking_waiting{{kind="{QUICK}"}}': len(self._quick.line),
            f'stammtisch_thinking_waiting{{kind="{SEARCH}"}}': len(self._search.line),
            f'stammtisch_thinking_waiting{{kind="{OWN}"}}': sum(len(head.line) for head in self._own_heads.values()),
            "stammtisch_search_budget_seconds": self.budget / 1000,
            "stammtisch_native_ready": len(self.ready),
        }

    # Getting ready

    def start_own(self) -> None:
        """Have the bots of somebody's own loaded, so that nobody waits for it."""
        for name, head in self._own_heads.items():
            head.threads.submit(self._own.bots[name].process.start)

    async def warm_up(self) -> None:
        """Have everything compiled by another process, and load it game by game."""
        self._find_a_cache()
        process = await asyncio.create_subprocess_exec(
            *WARM,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                name = line.decode().strip()
                await self._loop.run_in_executor(self._search.threads, load, name)
                self.ready.add(name)
                log.info("the search of %s is ready", name)
            if await process.wait():
                log.warning("not every search could be compiled: Meister plays like Geselle where it could not")
        except Exception:
            log.exception("the search could not be loaded: Meister plays like Geselle")
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()

    def _find_a_cache(self) -> None:
        """The other process leaves its work on disk. Where nothing can be kept there, both share a folder until the
        end: the server never compiles by itself, which would hold everybody up and take four times the memory.
        """
        try:
            folders.cache().mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folders.cache()):
                pass
        except OSError:
            self._spare = tempfile.TemporaryDirectory(prefix="stammtisch-", ignore_cleanup_errors=True)
            os.environ["STAMMTISCH_CACHE"] = self._spare.name
            log.warning("the cache folder cannot be written: searches are compiled anew at each start")

    def close(self) -> None:
        self._closed = True
        self._own.close()
        for head in self._heads():
            head.threads.shutdown(wait=False, cancel_futures=True)
        if self._spare is not None:
            self._spare.cleanup()


def _timed(work: Callable[[int], Any], budget: int) -> tuple[float, Any]:
    """How long something took, and what came out."""
    begun = time.perf_counter()
    result = work(budget)
    return time.perf_counter() - begun, result


def decide(think: Think, *, budget: int = 0) -> Move:
    """The move of a bot, which may look ahead for so many milliseconds. Whatever goes wrong in its head, it plays
    something.
    """
    try:
        known = think.level if think.level in bots.LEVELS else "geselle"
        name = meister(budget) if known == "meister" else known
        return bots.get(name, seed=think.seed).choose(think.match, think.seat)
    except StammtischError:
        raise
    except Exception:
        log.exception("a bot of %s could not decide", think.match.game.name)
        return think.match.legal(think.seat)[0]


def load(name: str) -> None:
    """Get all that was compiled of a game from disk."""
    warming.warm_all(games.get(name))
