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
import logging
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from stammtisch import bots, games
from stammtisch.bots import Seen, warming
from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.core.notation import Move
from stammtisch.server.work.holding import Holding
from stammtisch.server.work.own_bots import OwnBot, OwnBots
from stammtisch.server.work.pool import Done, Pool
from stammtisch.service.advising import advise, advise_own, meister
from stammtisch.service.limits import Buckets, Limits
from stammtisch.service.metrics import Metrics
from stammtisch.table.flow import Think

log = logging.getLogger("stammtisch.thinking")

T = TypeVar("T")

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
        self._quick = Pool("quick", 4, metrics, name="bot", threads=2, loop=loop)  # one a seat, and seats are limited
        bounded = partial(
            Pool,
            metrics=metrics,
            loop=loop,
            most=limits.searches,
            per_address=limits.searches_per_address,
            per_table=limits.searches_per_table,
        )
        self._search = bounded("search", searchers)
        self._of_own = {name: bounded("own", 1, name=f"own-{name}") for name in self._own.bots}
        """One thread for the one process of each bot of somebody's own."""
        self._pace = Buckets(limits.bots, limits.bots_burst)
        self._holding = Holding()
        self.ready: set[str] = set()
        """The games whose search is compiled and loaded."""
        self.budget = BUDGET
        """Milliseconds that the last search got."""
        self._spare: tempfile.TemporaryDirectory[str] | None = None
        """Where compiled code is until the end, if there is no better place for it."""

    # Asking

    def check(self, level: str | None, field: str = "level") -> None:
        """Raise unless a bot of that name can sit down here."""
        self._own.check(level, field)

    @property
    def own(self) -> Mapping[str, str]:
        """The bots of somebody's own, and what they say of themselves."""
        return {name: bot.process.about for name, bot in self._own.bots.items()}

    def or_geselle(self, level: str) -> str:
        """That bot; a Geselle if it is not here (any more)."""
        return self._own.or_geselle(level)

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
            own = self._of_own.get(think.level)
            if own is not None:
                if self._is_near(own) and put(own, work_own):
                    return
                self._metrics.count("stammtisch_searches_shortened_total", '{to="geselle"}')
            searching = think.level == "meister" and think.match.game.name in self.ready
            if searching and self._share(address, BUDGET) and put(self._search, work, BUDGET):
                return
            if searching:
                self._metrics.count("stammtisch_searches_shortened_total", '{to="geselle"}')
            put(self._quick, work)

        if not self._own.knows(think.level):
            self._own.miss(think.level, table)
        rest = partial(self._holding.rest, think)
        put = partial(self._put, answer, address, table, wanted, rest)
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

        own = self._of_own.get(think.level)
        searching = own is None and think.match.game.name in self.ready
        put = partial(self._put, answer, address, table, wanted, None)
        if own is not None:
            begun = self._is_near(own) and put(own, work_own)
        elif searching:
            begun = self._is_soon(address) and put(self._search, work, HINT_BUDGET, LEAST_HINT)
        else:
            begun = put(self._quick, work)
        if not begun:
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

        if not self._put(answer, address, table, wanted, None, self._quick, work):
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
    def _is_near(pool: Pool) -> bool:
        """Whether somebody who asks now is answered before everybody loses patience."""
        return len(pool.line) * pool.line.mean * 1000 <= PATIENCE

    def _put(
        self,
        answer: Callable[[T], None],
        address: str,
        table: str,
        wanted: Callable[[], bool],
        rest: Callable[[T, float, int], float] | None,
        pool: Pool,
        work: Callable[[int], T],
        budget: int = 0,
        least: int = 0,
    ) -> bool:
        """Have something thought about. `work` is given the milliseconds that it may take: the `budget` if nobody else
        wants any, `least` in any case; 0 is without looking ahead. After so many seconds as `rest` says, which it took
        of such a budget, `answer` is called in the loop.
        """
        given = 0

        def begin() -> "Callable[[], T] | None":  # quoted: for each thought it would cost more than all the rest here
            nonlocal given
            if not wanted():
                return None
            if budget:
                given = self.budget = max(least, self._share(address, budget))
                if given < budget:
                    to = "less" if given else "geselle"
                    self._metrics.count("stammtisch_searches_shortened_total", f'{{to="{to}"}}')
            return partial(work, given)

        def end(done: "Done[T] | None") -> None:
            if done is None:
                return
            seconds, found = done.result()
            wait = rest(found, seconds, given) if rest is not None else 0.0
            if wait:
                self._loop.call_later(wait, answer, found)
            else:
                answer(found)

        return pool.put(begin, end, address=address, table=table) is not None

    def forget(self, table: str) -> None:
        """A table has left memory: nobody waits for its thoughts."""
        for pool in self._pools():
            pool.forget(table)

    def _pools(self) -> list[Pool]:
        return [self._quick, self._search, *self._of_own.values()]

    def gauges(self) -> dict[str, float]:
        """How long a search may take now, and for how many games there is one."""
        return {
            "stammtisch_search_budget_seconds": self.budget / 1000,
            "stammtisch_native_ready": len(self.ready),
        }

    # Getting ready

    def start_own(self) -> None:
        """Have the bots of somebody's own loaded, so that nobody waits for it."""

        def begin(bot: OwnBot) -> Callable[[], None]:
            return bot.process.start

        for name, pool in self._of_own.items():
            pool.put(partial(begin, self._own.bots[name]), lambda _: None)

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
        self._own.close()
        for pool in self._pools():
            pool.close()
        if self._spare is not None:
            self._spare.cleanup()


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
