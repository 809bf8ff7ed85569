"""What do these rules do? Studies of the lab, each in a process of its own at low priority, told while they run.

Whoever asks for the same rules shares one study; finished ones are kept. A study that nobody follows any more is ended.
Of those who wait, the address that has used the least time is next. No address has all places: beside one neighbour,
whatever they ask for, a study begins at once, and has half of what there is.
"""

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from stammtisch.server.work.fair_queue import Turn
from stammtisch.server.work.pool import Done, Job, Pool
from stammtisch.service.limits import Buckets, Limits
from stammtisch.service.metrics import Metrics
from stammtisch.table import Refused, refusals

encode = msgspec.json.encode
log = logging.getLogger("stammtisch.lab")

WORKER = (sys.executable, "-m", "stammtisch.lab.compare.worker")
AT_ONCE = 2
"""So many studies run at the same time, half of them for one address at most; others wait. Each of them plays on nearly
all processors, so that beside another it takes twice as long, on any machine.
"""
WAITING = 50
KEPT = 24
"""So many finished ones are kept."""
COMPILING = 300
"""Seconds more that a study may take if the rules have to be compiled first."""
LATE = 20.0
"""And so many more to come to an end and write its pages, on a busy machine."""
LINE = 4_000_000
"""Bytes of a line of the worker at most."""


@dataclass(eq=False)
class Study:
    """One comparison, waiting, running or finished."""

    name: str
    asked: dict[str, Any]
    told: bytes = b""
    """What was found so far, as it is sent."""
    pages: dict[str, bytes] = field(default_factory=dict)
    """The report in each language."""
    over: bool = False
    followers: int = 0
    ended: bool = False
    """Whether nobody wants to know any more, or its time is up."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something new, and replaced then."""
    process: "asyncio.subprocess.Process | None" = None
    turn: Turn[Job] | None = None

    def publish(self, what: dict[str, Any], *, over: bool = False) -> None:
        self.told, self.over = encode({"study": self.name, **what}) + b"\n", over
        self.news.set()
        self.news = asyncio.Event()

    def end(self) -> None:
        self.ended = True
        self.kill()

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


class Lab:
    """All studies of this server."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self._budgets = Buckets(limits.studies, limits.studies_burst)
        most, at_once = limits.studying, AT_ONCE // 2
        self._pool = Pool("lab", AT_ONCE, metrics, coroutines=True, most=WAITING, per_address=most, at_once=at_once)
        self._open: dict[str, Study] = {}
        self._kept: OrderedDict[str, Study] = OrderedDict()

    def find(self, name: str) -> Study | None:
        """A study that runs or is kept."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._open.get(name) or self._kept.get(name)

    def ask(self, asked: dict[str, Any], address: str) -> Study:
        """The study of some rules: a new one, unless somebody has asked for it before. Whoever asks follows it, and
        says `leave` in the end.
        """
        name = sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:20]
        found = self.find(name)
        if found is not None:
            found.followers += 1
            return found
        if not self._budgets.take(address, asyncio.get_running_loop().time()):
            raise Refused("too_fast")
        study = Study(name, asked, followers=1)
        study.publish({"done": 0, "of": asked["matches"], "findings": None, "finished": False})
        work = partial(self._make, study)
        study.turn = self._pool.put(lambda: work, partial(self._over, study), address=address)
        if study.turn is None:
            raise Refused("lab_busy")
        self._open[name] = study
        return study

    def report(self, name: str, language: str) -> tuple[str, bytes] | None:
        """The page about a finished study, and what it is called."""
        found = self.find(name)
        page = found.pages.get(language) if found is not None else None
        return None if found is None or page is None else (f"stammtisch-{found.asked['game']}-{name[:8]}.html", page)

    async def hear(self, study: Study) -> AsyncIterator[bytes]:
        """What is found, line by line, until the end."""
        while True:
            news = study.news
            yield study.told
            if study.over:
                return
            await news.wait()

    def leave(self, study: Study) -> None:
        """Somebody follows a study no more. One that nobody follows is not gone on with."""
        study.followers -= 1
        if not study.followers and not study.over:
            if self._open.get(study.name) is study:
                del self._open[study.name]
            study.end()
            if study.turn is not None:
                self._pool.leave(study.turn)

    async def _make(self, study: Study) -> None:
        try:
            async with asyncio.timeout(self.limits.study_seconds + LATE + COMPILING) as limit:
                await self._run(study, limit)
            if not study.over and not study.ended:
                log.warning("a study of %s broke off: its process ended too soon", study.asked["game"])
        except TimeoutError:
            log.warning("a study of %s was given up: it took too long", study.asked["game"])
        except (OSError, ValueError, KeyError) as error:
            log.warning("a study of %s was given up: %s", study.asked["game"], error)

    def _over(self, study: Study, done: Done[None] | None) -> None:
        """It is made, or never will be."""
        study.end()
        if self._open.get(study.name) is study:
            del self._open[study.name]
            if study.over:
                self._keep(study)
            else:
                study.publish({"refused": refusals.as_json(Refused("lab_busy"))}, over=True)
        if done is not None:
            done.result()

    async def _run(self, study: Study, limit: asyncio.Timeout) -> None:
        study.process = await asyncio.create_subprocess_exec(
            *WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE,
        )
        assert study.process.stdin is not None
        assert study.process.stdout is not None
        try:
            if study.ended:  # everybody left while it was being started
                return
            with contextlib.suppress(ConnectionError):  # it is gone already, and says nothing
                study.process.stdin.write(encode({**study.asked, "seconds": self.limits.study_seconds}) + b"\n")
                study.process.stdin.close()
            last = await self._follow(study, limit, study.process.stdout)
        finally:
            study.kill()
            await study.process.wait()
        if last is not None:
            study.publish(last, over=True)

    async def _follow(self, study: Study, limit: asyncio.Timeout, lines: asyncio.StreamReader) -> dict[str, Any] | None:
        """Tell what its process says, and return the last of it."""
        last: dict[str, Any] | None = None
        async for line in lines:
            said = json.loads(line)
            if "prepared" in said:
                limit.reschedule(asyncio.get_running_loop().time() + self.limits.study_seconds + LATE)
            elif "page" in said:
                study.pages[said["language"]] = said["page"].encode()
            elif said["finished"]:
                last = said  # told when its pages are there, too
            else:
                study.publish(said)
        return last

    def _keep(self, study: Study) -> None:
        self._kept[study.name] = study
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def warm_up(self, before: "asyncio.Task[None] | None" = None) -> None:
        """Have everything compiled by another process, after what is compiled for the bots."""
        if before is not None:
            await asyncio.wait({before})
        process = await asyncio.create_subprocess_exec(
            *WORKER,
            "--warm",
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def close(self) -> None:
        for study in self._open.values():
            study.end()
        self._pool.close()
        await asyncio.gather(*self._pool.tasks, return_exceptions=True)
