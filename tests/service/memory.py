"""A small world for `service`: everything is kept in dictionaries, and done at once. Nothing survives it."""

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from stammtisch import bots
from stammtisch.core.notation import Move
from stammtisch.service.chance import SystemChance
from stammtisch.service.connection import Connection
from stammtisch.service.house import House
from stammtisch.service.limits import LIFTED, Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.service.store import Attempt, Computed, Conflict, Done, Link
from stammtisch.service.world import Pause
from stammtisch.table import Refused, Row, Table
from stammtisch.table.flow import Think

T = TypeVar("T")


class MemoryStream:
    """What one reading of a table has appended."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows, self._failed = rows, False

    def append(self, rows: list[Row], done: Done) -> None:
        follows = [row.number for row in rows] == list(range(len(self._rows) + 1, len(self._rows) + 1 + len(rows)))
        self._failed = self._failed or not follows
        if not self._failed:
            self._rows += rows
        error = Conflict("plain", text="it does not follow") if self._failed else None
        asyncio.get_running_loop().call_soon(done, error)

    def abandon(self) -> None:
        self._failed = True


class MemoryLog:
    def __init__(self) -> None:
        self.tables: dict[str, list[Row]] = {}

    def stream(self, code: str) -> MemoryStream:
        return MemoryStream(self.tables.setdefault(code, []))

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        return self.tables.get(code, [])[after:]

    async def lengths(self, codes: Collection[str]) -> dict[str, int]:
        return {code: len(self.tables[code]) for code in codes if code in self.tables}

    async def forget(self, code: str, before: int) -> bool:
        return self.tables.pop(code, None) is not None


@dataclass
class MemoryAttempts:
    kept: dict[tuple[str, str], tuple[str, Attempt]] = field(default_factory=dict)
    """Which browser, and its attempt, by deal and table."""

    async def begin(
        self, deal: str, browser: str, code: str, at: int, name: Any, face: Any, address: Any = None
    ) -> int:
        number = 1 + sum(key[0] == deal and who == browser for key, (who, _) in self.kept.items())
        self.kept[deal, code] = browser, Attempt(code, number, name, face, None, at)
        return number

    async def find(self, deal: str, code: str) -> Attempt | None:
        return self.kept[deal, code][1] if (deal, code) in self.kept else None

    async def others(self, deal: str, code: str, most: int, until: int | None = None) -> list[str]:
        mine = self.kept[deal, code][0]
        found = [(key, each) for key, (who, each) in self.kept.items() if key[0] == deal and who == mine]
        return [each.code for key, each in found if key[1] != code and (until is None or each.at <= until)][:most]

    def _change(self, deal: str, code: str, **what: Any) -> None:
        browser, attempt = self.kept[deal, code]
        self.kept[deal, code] = browser, attempt._replace(**what)

    async def finish(self, deal: str, code: str, points: int) -> None:
        if self.kept[deal, code][1].points is None:
            self._change(deal, code, points=points)

    async def sign(self, deal: str, code: str, name: str, face: int | None) -> None:
        self._change(deal, code, name=name, face=face)

    async def firsts(self, deal: str, most: int, from_one: int) -> list[Attempt]:
        found = [each for key, (_, each) in self.kept.items() if key[0] == deal and each.number == 1]
        return sorted(found, key=lambda each: (each.points is None, each.at))[:most]

    async def listed(self, deal: str, most: int, *, low_wins: bool) -> list[Attempt]:
        found = [each for each in await self.firsts(deal, 10**6, 0) if each.name and each.points is not None]
        return sorted(found, key=lambda each: (each.points or 0) * (1 if low_wins else -1))[:most]


@dataclass
class MemoryChallenges:
    kept: dict[str, tuple[str, int]] = field(default_factory=dict)

    async def send(self, deal: str, code: str, match: int, at: int) -> None:
        self.kept.setdefault(deal, (code, match))

    async def find(self, deal: str) -> tuple[str, int] | None:
        return self.kept.get(deal)


class MemoryDays:
    """Nothing is ever computed here."""

    async def find(self, deal: str) -> Computed:
        return Computed()

    async def claim(self, deal: str, now: int) -> bool:
        return False

    async def keep(self, deal: str, now: int, *, par: str | None = None, meister: str | None = None) -> None: ...

    async def give_up(self, deal: str) -> None: ...


class MemoryLinks:
    def __init__(self) -> None:
        self._keys: dict[Link, str] = {}
        self._numbers = count(10**21)

    async def find(self, key: str) -> Link | None:
        return next((link for link, known in self._keys.items() if known == key), None)

    async def known(self, codes: Collection[str]) -> dict[Link, str]:
        return {link: key for link, key in self._keys.items() if link.code in codes}

    async def make(self, wanted: Collection[Link]) -> dict[Link, str]:
        for link in wanted:
            self._keys.setdefault(link, str(next(self._numbers)))
        return await self.known({link.code for link in wanted})


class MemoryReviews:
    """Nothing is ever reviewed here: there is no compiled search."""

    async def find(self, code: str, match: int, seat: int) -> str | None:
        return None

    async def claim(self, code: str, match: int, seat: int, now: int) -> bool:
        return False

    async def renew(self, code: str, match: int, seat: int, now: int) -> None: ...

    async def keep(self, code: str, match: int, seat: int, text: str) -> None: ...

    async def give_up(self, code: str, match: int, seat: int) -> None: ...


class MemoryStore:
    def __init__(self) -> None:
        self.log, self.attempts, self.challenges = MemoryLog(), MemoryAttempts(), MemoryChallenges()
        self.days, self.links, self.reviews = MemoryDays(), MemoryLinks(), MemoryReviews()


class AtOnce:
    """Work that is done when it is asked for."""

    places = 1

    def __init__(self, log: MemoryLog) -> None:
        self._log = log

    async def rebuild(self, code: str, lines: int) -> Table | None:
        return Table.rebuild(await self._log.rows(code))

    async def compute(self, work: Callable[[Pause], T], *, address: str) -> T:
        return work(lambda: None)

    async def compute_from_log(self, code: str, work: Callable[[list[Row], Pause], T], *, address: str) -> T:
        return work(await self._log.rows(code), lambda: None)

    async def review(self, work: Callable[[], T], *, address: str) -> T:
        return work()

    async def review_log(self, code: str, work: Callable[[list[Row]], T], *, address: str) -> T:
        return work(await self._log.rows(code))

    async def at_once(self, work: Callable[[], T]) -> T:
        return work()

    async def study(self, work: Callable[[], T]) -> T:
        return work()

    async def draw(self, text: str, *, address: str) -> bytes:
        return f"<svg><title>{text}</title></svg>".encode()


class QuickBots:
    """Bots that need no search, and give no hints."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.own: dict[str, str] = {}

    def or_geselle(self, level: str) -> str:
        return level if level in bots.LEVELS else "geselle"

    def check(self, level: str | None, field: str = "level") -> None:
        if level is not None and level not in bots.LEVELS:
            raise Refused("bad_message")

    def check_adviser(self, level: str | None) -> None:
        raise Refused("busy")

    def ask(self, think: Think, answer: Callable[[Move], None], *, wanted: Callable[[], bool], **_: str) -> None:
        def decide() -> None:
            if wanted():
                level = "geselle" if think.level == "meister" else think.level
                answer(bots.get(level, seed=think.seed).choose(think.match, think.seat))

        asyncio.get_running_loop().call_soon(decide)

    def explain(self, think: Think, answer: Callable[[Any], None], **_: Any) -> None:
        answer(None)

    def recall(self, think: Think, answer: Callable[[Any], None], **_: Any) -> None:
        answer(None)

    def forget(self, table: str) -> None: ...


class NoLab:
    """Nothing is studied here."""

    def ask(self, asked: dict[str, Any], address: str) -> Any:
        raise Refused("lab_busy")

    def hear(self, study: Any) -> Any: ...

    def leave(self, study: Any) -> None: ...

    def report(self, name: str, language: str) -> None:
        return None


class SystemClock:
    def now(self) -> int:
        return int(time.time() * 1000)


class MemoryWorld:
    """All of it, and what a visit asks of it (`service.visit.Host`)."""

    def __init__(self, limits: Limits = LIFTED) -> None:
        self.limits, self.idle, self.metrics = limits, 60.0, Metrics()
        self.clock, self.chance, self.store = SystemClock(), SystemChance(), MemoryStore()
        self.work, self.lab, self.bots, self.others = AtOnce(self.store.log), NoLab(), QuickBots(), None
        self.loop = asyncio.get_running_loop()
        self.house = House(self)
        self.outbox, self.requests = self.house.tables.outbox, self.house.requests

    def now(self) -> int:
        return self.clock.now()

    def sockets(self, address: str) -> int:
        return 1

    async def find(self, code: str) -> Room | None:
        return await self.house.tables.find(code)

    def ping(self, connection: Connection) -> None: ...
