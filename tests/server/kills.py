"""A server that is killed again and again, with people who remember every answer they were given.

What must hold, however often: whatever was acknowledged is in the log, once, as it was asked for and in that order;
what was refused is not; what had no answer is there at most once, also after it was said again; nothing that was ever
in a log has changed since; and every log makes a table on which play goes on.
"""

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Any

from websockets.exceptions import WebSocketException

from stammtisch.table import Row, Table
from tests.server.deadly import IN_FILES, POINTS
from tests.server.guest import Guest, sit_down
from tests.server.house import House

GAMES = {"zehn": 2, "klaumau": 2, "gaunerbande": 3}
"""What is played, and by how many people."""
TALK = 0.3
"""How often somebody who is not asked says something."""
GONE = (AssertionError, WebSocketException, OSError, TimeoutError, EOFError)
"""What it looks like when the server has been killed."""

ANY_TIME = "at any time"
"""In place of a point: killed by somebody else, whatever the server was doing."""
EVERY_POINT = {**POINTS, **IN_FILES}

_ids = itertools.count(1)


class Witness:
    """Somebody at a table who comes back after every kill, and says again what had no answer."""

    def __init__(self, code: str, token: str | None, rng: random.Random, *, host: bool) -> None:
        self.code, self.token, self.rng, self.host = code, token, rng, host
        self.acknowledged: dict[str, dict[str, Any]] = {}
        self.refused: set[str] = set()
        self.unanswered: tuple[str, dict[str, Any]] | None = None
        self.enough = False

    async def stay(self, house: House) -> None:
        """Play until it is enough, and come back whenever the connection is lost."""
        while not self.enough:
            await self.live(house)
            await asyncio.sleep(0.05)

    async def live(self, house: House) -> None:
        """Play until the connection is lost, or it is enough."""
        guest = Guest(house, self.code, self.token)
        with contextlib.suppress(*GONE):
            await guest.come()
            if self.unanswered is not None:
                await self._ask(guest, *self.unanswered)
            while guest.closed is None and not self.enough:
                await self._ask(guest, f"k{next(_ids)}", self._choose(guest))
        with contextlib.suppress(*GONE, AttributeError):
            await guest.go()

    def _choose(self, guest: Guest) -> dict[str, Any]:
        phase = guest.table["phase"]
        if phase == "over" and self.host:
            return {"kind": "rematch"}
        if phase == "lobby" and self.host:
            return {"kind": "start"}
        if guest.legal and guest.decision:
            return {"kind": "move", "decision": guest.decision["number"], "move": self.rng.choice(guest.legal)}
        return {"kind": "chat", "text": f"Zeile {self.rng.random()}"} if self.rng.random() < TALK else {}

    async def _ask(self, guest: Guest, identity: str, asked: dict[str, Any]) -> None:
        if not asked:  # somebody else has to do something first
            guest.changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(guest.changed.wait(), 0.1)
            return
        self.unanswered = (identity, asked)
        said = {name: value for name, value in asked.items() if name != "kind"}
        answer = await guest.ask(asked["kind"], again=identity, **said)
        self.unanswered = None
        if answer["type"] == "ok":
            self.acknowledged[identity] = asked
        else:
            self.refused.add(identity)


class Vigil:
    """Some tables, everybody at them, and what their logs were so far."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.rng = house, random.Random(seed)
        self.witnesses: list[Witness] = []
        self.logs: dict[str, list[Row]] = {}
        self.kills: Counter[str] = Counter()
        self.acknowledged = 0
        self.repeated = 0
        """How often something was said again that had been written all the same."""

    async def sit_down(self) -> None:
        """New tables, with everybody at them; those before are looked at no more."""
        self.witnesses.clear()
        self.logs.clear()
        for game, people in GAMES.items():
            opened = self.house.open(game, players=people)
            guests = await sit_down(self.house, opened, people)
            await guests[0].do("start")
            for guest in guests:
                self.witnesses.append(Witness(guest.code, guest.token, self.rng, host=guest is guests[0]))
                await guest.go()
            self.logs[opened["code"]] = []

    async def until_killed(self, point: str, nth: int) -> None:
        """Everybody plays until the server comes to a point; then it is looked at what there is."""
        self.house.start(point, nth)
        if self.house.process:
            alive = [asyncio.create_task(witness.live(self.house)) for witness in self.witnesses]
            await asyncio.wait_for(asyncio.to_thread(self.house.killed), 60)
            await asyncio.wait_for(asyncio.gather(*alive), 60)
        self.kills[point] += 1
        self.check()

    async def a_while(self, seconds: float, least: int) -> None:
        """Everybody plays for a while with a server that runs, and gets somewhere; then it is killed."""
        alive = [asyncio.create_task(witness.live(self.house)) for witness in self.witnesses]
        await asyncio.sleep(seconds)
        await self.goes_on(least)
        self.house.kill()
        await asyncio.wait_for(asyncio.gather(*alive), 60)
        self.kills[ANY_TIME] += 1
        self.check()

    async def goes_on(self, least: int) -> None:
        """Wait until every log has so many lines more."""
        before = {code: len(self.rows(code)) for code in self.logs}
        until = asyncio.get_running_loop().time() + 60
        while any(len(self.rows(code)) < before[code] + least for code in self.logs):
            assert asyncio.get_running_loop().time() < until, "a table does not go on"
            await asyncio.sleep(0.05)

    def rows(self, code: str) -> list[Row]:
        with contextlib.closing(sqlite3.connect(self.house.file, timeout=30)) as database:
            found = database.execute("SELECT number, at, line FROM log WHERE code = ? ORDER BY number", (code,))
            return [Row(number, at, line.encode()) for number, at, line in found]

    def check(self) -> None:
        """Whatever must hold, holds."""
        for code, before in self.logs.items():
            rows = self.rows(code)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "a gap"
            assert rows[: len(before)] == before, "what was written has changed"
            self.logs[code] = rows
            table = Table.rebuild(rows)
            assert table.length == len(rows)
            said = [json.loads(row.line)[1] for row in rows]
            places: dict[str, list[int]] = {}
            for place, command in enumerate(said):
                if command.get("id"):
                    places.setdefault(command["id"], []).append(place)
            assert [identity for identity, found in places.items() if len(found) > 1] == [], "doubled"
            for witness in self.witnesses:
                if witness.code == code:
                    self._check(witness, said, places)
        self.acknowledged = sum(len(witness.acknowledged) for witness in self.witnesses)

    def _check(self, witness: Witness, said: list[dict[str, Any]], places: dict[str, list[int]]) -> None:
        lost = [identity for identity in witness.acknowledged if identity not in places]
        assert lost == [], "acknowledged, and lost"
        order = [places[identity][0] for identity in witness.acknowledged]
        assert order == sorted(order), "in another order"
        for identity, asked in witness.acknowledged.items():
            written = said[places[identity][0]]
            for name in asked.keys() - {"kind", "decision"}:
                assert written[name] == asked[name], "written as something else"
        assert witness.refused & places.keys() == set(), "refused, and written"
        if witness.unanswered is not None and witness.unanswered[0] in places:
            self.repeated += 1


def shuffled(points: Iterable[str], kills: int, seed: int) -> list[str]:
    """So many kills, shared out evenly among the points, in any order."""
    chosen = list(itertools.islice(itertools.cycle(points), kills))
    random.Random(seed).shuffle(chosen)
    return chosen


async def keep_vigil(house: House, points: list[str], seed: int, *, tables: int = 25, least: int = 3) -> Vigil:
    """Kill a server at each of these points, one after the other, with new tables after every so many; in the end it
    goes on all the same.
    """
    vigil, acknowledged = Vigil(house, seed), 0
    for number, point in enumerate(points):
        if number % tables == 0:
            if number:
                house.start()
                await vigil.a_while(0, least)
                acknowledged += vigil.acknowledged
            house.start()
            await vigil.sit_down()
            assert house.stop() == 0
        if point == ANY_TIME:
            house.start()
            await vigil.a_while(vigil.rng.uniform(0, 0.12), 0)
        else:
            await vigil.until_killed(point, vigil.rng.randint(1, EVERY_POINT[point]))
    house.start()
    await vigil.a_while(0, least)
    vigil.acknowledged += acknowledged
    return vigil
