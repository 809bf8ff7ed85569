"""Several servers on one database behind a balancer, and tables of people who sit on different ones of them."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from stammtisch.table import Row, Table, key_of
from tests.server.balancer import Balancer
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.regular import Regular

SITTINGS: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("gaunerbande", 3, 0, {"limit": 20}),
    ("zehn", 3, 1, {}),
    ("klaumau", 2, 2, {}),
    ("halt_mal_kurz", 3, 1, {}),
    ("black_spy", 3, 1, {"limit": 40}),
)
"""Game, people, bots and options."""


class Node(House):
    """A server with a supervisor: whoever falls over is started again, as often as it takes."""

    def revive(self, tries: int = 100) -> None:
        """Start it, and again while its database is not there."""
        for _ in range(tries):
            self._say(str(self.port))
            process = int(self._hear())
            line = self._hear()
            if line.startswith("The table is set: "):
                self.process = process
                return
        raise AssertionError(self.log)

    def upgrade(self, source: Path) -> None:
        """Stop it properly, and start what is installed there instead."""
        assert self.stop() == 0
        self.close()
        self._spawn(source)
        self.revive()


class Servers:
    """A database, so many nodes, and a balancer in front of them for at most so many connections."""

    def __init__(self, folder: Path, nodes: int = 3, most: int = 500, *, by_table: bool = False) -> None:
        self._stack = ExitStack()
        try:
            self.cluster = self._stack.enter_context(Cluster())
            self.nodes: list[Node] = []
            for number in range(nodes):
                place = folder / f"node{number + 1}"
                place.mkdir()
                self.nodes.append(self._stack.enter_context(Node(place, self.cluster.url, per_address=10_000)))
            for node in self.nodes:
                node.start()
            self.door = self._stack.enter_context(Balancer(folder, list(self.nodes), most=most, by_table=by_table))
        except BaseException:
            self._stack.close()
            raise

    def __enter__(self) -> "Servers":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def log(self) -> str:
        return "".join(node.log for node in self.nodes)


class Sitting:
    """A table with its people, and somebody who watches."""

    def __init__(self, servers: Servers, game: str, people: int, bots: int, options: dict[str, Any]) -> None:
        self._servers, self.game = servers, game
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": "lehrling"}] * bots
        self._opened = servers.door.open(game, players=people + bots, options=options, seats=seats)
        self.code = str(self._opened["code"])
        self._people = people
        self.guests: list[Regular] = []
        self.matches = 0

    async def begin(self) -> None:
        """Everybody comes, sits down, and the first match begins."""
        door = self._servers.door
        host = await Regular(door, self.code, self._opened["token"]).come()
        self.guests = [host]
        for number in range(1, self._people):
            guest = await Regular(door, self.code).come()
            await guest.do("sit", name=f"Guest {number}")
            self.guests.append(guest)
        self.guests.append(await Regular(door, self.code).come())
        await host.until(lambda: all(seat["kind"] != "open" for seat in host.table["seats"]))
        await host.do("start")

    async def play(self, enough: Callable[[], bool], rng: random.Random, pause: float = 0.0) -> None:
        """Match after match until there were enough; the last one is played to its end."""
        host, *_ = self.guests
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(guest.take_part(rng, pause)) for guest in self.guests[:-1]]
            while True:
                await host.until(lambda: host.table["phase"] == "over", 300)
                self.matches += 1
                if enough():
                    break
                await host.do("rematch")
                await host.do("start")
            for each in playing:
                each.cancel()

    async def settle(self) -> None:
        """Wait until everybody is connected and has heard of the end."""
        for guest in self.guests:
            await guest.until(lambda guest=guest: guest._greeted.is_set() and guest.table["phase"] == "over", 60)  # type: ignore[misc]

    async def end(self) -> None:
        for guest in self.guests:
            await guest.go()

    # What must hold

    def check(self) -> None:
        """Nothing acknowledged is lost or doubled, nothing refused was done, and all have seen what the log says."""
        stored = self._servers.cluster.rows(self.code)
        assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1)), "the log has gaps"
        ids = [command.get("id", "") for command in (json.loads(line)[1] for _, _, line in stored)]
        self._check_commands([each for each in ids if each])
        table = Table.rebuild([Row(number, at, line.encode()) for number, at, line in stored])
        assert (table.phase, table.matches) == ("over", self.matches)
        for guest in self.guests:
            assert guest.token is not None
            truth = json.loads(table.snapshot(key_of(guest.token), 0))
            assert guest.view == truth["view"]
            assert lasting(guest.table) == lasting(truth["table"])
            told = min(len(guest.events), len(truth["story"]))
            assert guest.events[-told:] == truth["story"][-told:]
            said = [line["text"] for line in guest.chat[-50:]]
            assert said == [line["text"] for line in truth["chat"]][-len(said) :] if said else True

    def _check_commands(self, ids: list[str]) -> None:
        counted = Counter(ids)
        place = {identity: number for number, identity in enumerate(ids)}
        for guest in self.guests:
            lost = [each for each in guest.acknowledged if not counted[each]]
            assert lost == [], f"{self.game}: acknowledged and not in the log"
            doubled = [each for each in (*guest.acknowledged, *guest.waiting) if counted[each] > 1]
            assert doubled == [], f"{self.game}: done twice"
            undone = {each: key for each, key in guest.refused.items() if counted[each]}
            assert undone == {}, f"{self.game}: refused, and in the log"
            order = [place[each] for each in guest.acknowledged]
            assert order == sorted(order), f"{self.game}: acknowledged in another order than done"


def lasting(facts: dict[str, Any]) -> dict[str, Any]:
    """What is known of a table besides who is connected just now."""
    seats = [{**seat, "presence": None} for seat in facts["seats"]]
    return {**facts, "seats": seats, "watchers": None}
