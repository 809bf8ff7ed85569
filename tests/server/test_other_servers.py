"""What servers on one PostgreSQL tell each other, without HTTP and clients between."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.server import retention
from stammtisch.server.cluster.bus import Bus
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage import Store
from stammtisch.service.limits import Limits
from stammtisch.table import Table, commands, key_of
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.postgres import start_postgres
from tests.server.test_rooms import Client
from tests.server.test_several_servers import cut, stored


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with start_postgres(max_locks_per_transaction="64") as cluster:
        yield cluster


@contextlib.asynccontextmanager
async def hubs(cluster: Cluster, count: int, **limits: float) -> AsyncIterator[list[Hub]]:
    """Servers without HTTP, that have met."""
    found: list[Hub] = []
    try:
        for _ in range(count):
            found.append(Hub(Config(database=cluster.url, warm_up=False, keep=0, limits=Limits(**limits))))
        await until(lambda: all(hub.others.others >= count - 1 for hub in found))
        yield found
    finally:
        for hub in found:
            await hub.close()


async def until(what: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.01)


def test_what_an_address_has_used_at_one_server_it_cannot_use_at_another(cluster):
    async def evening() -> None:
        async with hubs(cluster, 2, openings=0.001, openings_burst=5) as (here, there):
            await talk(here, there)

    async def talk(here: Hub, there: Hub) -> None:
        for _ in range(5):
            assert here.house.openings.take("192.0.2.7", here.loop.time())
        bucket = there.house.openings.of("192.0.2.7")
        await until(lambda: bucket._left < 1)
        assert not there.house.openings.take("192.0.2.7", there.loop.time())
        assert there.house.openings.take("192.0.2.8", there.loop.time())
        here.addresses["192.0.2.7"] += 3
        await until(lambda: there.sockets("192.0.2.7") == 3)
        third = Hub(here.config)  # whoever is new is told
        await until(lambda: third.sockets("192.0.2.7") == 3)
        del here.addresses["192.0.2.7"]
        await until(lambda: there.sockets("192.0.2.7") == third.sockets("192.0.2.7") == 0)
        await third.close()

    spend(evening())


def test_a_table_that_another_server_has_open_is_not_deleted_and_one_server_looks_through_them(cluster, monkeypatch):
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def evening() -> None:
        async with hubs(cluster, 2) as (here, there):
            await talk(here, there)

    async def talk(here: Hub, there: Hub) -> None:
        opened = commands.Open(code=here.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        room = await here.tables.open(opened, key_of("the token of the host"))
        await until(lambda: opened.code in here.others.mine)
        later = there.now() + 1000
        assert not await there.tables.forget(opened.code, later)
        assert there.store.log.rows_here(opened.code)
        here.tables.remove(room)
        async with asyncio.timeout(60):
            while not await there.tables.forget(opened.code, later):
                await asyncio.sleep(0.05)
        assert there.store.log.rows_here(opened.code) == []
        assert await here.tables.find(opened.code) is None
        async with here.others.alone("retention") as first, there.others.alone("retention") as second:
            assert (first, second) == (True, False)
        async with asyncio.timeout(60):
            again = False
            while not again:  # a lock is given back in its own time
                async with there.others.alone("retention") as again:
                    await asyncio.sleep(0.02)

    spend(evening())


def test_nothing_is_refused_because_a_server_has_not_heard_of_it_yet(cluster):
    """The log is looked at before anybody is told no, and before anybody is shown a table."""

    async def evening() -> None:
        async with hubs(cluster, 2) as (here, there):
            await talk(here, there)

    async def talk(here: Hub, there: Hub) -> None:
        places = (commands.Place("me"), commands.Place("bot"))
        opened = commands.Open(
            code=here.tables.new_code(),
            game="zehn",
            name="Ada",
            secret="00" * 32,
            players=2,
            seats=places,
            pace="instant",
        )
        one = Client(await here.tables.open(opened, key_of("the token of the host")), "the token of the host")
        other = Client(await there.tables.find(opened.code), "the token of the host")
        there.others.hear = lambda _: None  # as if the line were slow
        one.do(commands.Start("start"))
        await one.answered("start")
        await until(lambda: 0 in one.room.table.flow.match.awaiting)
        flow = one.room.table.flow
        assert other.room.table.phase == "lobby"
        other.do(commands.Play("move", flow.number, flow.match.legal(0)[0]))
        assert (await other.answered("move"))["type"] == "ok"
        one.do(commands.Chat("chat", "hello"))
        await one.answered("chat")
        late = Client(await there.tables.find(opened.code), "somebody new")
        assert [line["text"] for line in late.room.table.chat] == ["hello"]
        other.do(commands.Kick("kick", 0))
        assert (await other.answered("kick"))["key"] == "not_now"  # what is refused all the same is refused

    spend(evening())


def test_lines_that_were_said_while_nobody_listened_are_read_afterwards(cluster):
    async def evening() -> None:
        async with hubs(cluster, 2) as (here, there):
            await talk(here, there)

    async def talk(here: Hub, there: Hub) -> None:
        opened = commands.Open(code=here.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        one = Client(await here.tables.open(opened, key_of("the token of the host")), "the token of the host")
        other = Client(await there.tables.find(opened.code), "somebody who looks on")
        hear, there.others.hear = there.others.hear, lambda _: None
        for number in range(3):
            one.do(commands.Chat(f"{number}", f"{number}"))
            await one.answered(f"{number}")
        assert other.room.table.length == 1
        there.others.hear = hear
        cut(cluster)
        await until(lambda: other.room.table.length == 4)
        await until(lambda: [line["text"] for line in other.heard("chat")] == ["0", "1", "2"])
        one.do(commands.Chat("again", "again"))
        await one.answered("again")
        await until(lambda: other.room.table.length == 5)
        await until(lambda: opened.code in here.others.mine | there.others.mine)

    spend(evening())


def test_a_slap_at_another_server_is_judged_by_what_was_measured_there(cluster):
    """The server that leads the table hears of it, and the answer comes back with the row."""

    async def evening() -> None:
        async with hubs(cluster, 2) as (here, there):
            await talk(here, there)

    async def talk(here: Hub, there: Hub) -> None:
        places = (commands.Place("me"), commands.Place("open"), commands.Place("open"))
        opened = commands.Open(
            code=here.tables.new_code(),
            game="halt_mal_kurz",
            name="Ada",
            secret="07" * 32,
            players=3,
            seats=places,
            pace="instant",
        )
        await here.tables.open(opened, key_of("token 0"))
        people = []
        for number, hub in enumerate((here, there, there)):
            people.append(Client(await hub.tables.find(opened.code), f"token {number}"))
            if number:
                people[-1].do(commands.Sit(f"sit {number}", f"Guest {number}"))
                await people[-1].answered(f"sit {number}")
        people[0].do(commands.Start("start"))
        await people[0].answered("start")
        await until(lambda: people[1].room.table.flow is not None)  # it has been heard there, too
        rng, slaps = random.Random(1), 0
        for turn in range(3000):
            flow = people[1].room.table.flow
            if flow is None or flow.decision is None or slaps >= 3:
                break
            asked = [seat for seat in flow.decision.seats if flow.match.legal(seat)]
            race = flow.decision.kind is Kind.RACE
            for seat in asked if race else asked[:1]:
                name = f"{turn} {seat}"
                legal = flow.match.legal(seat)
                people[seat].do(commands.Play(name, flow.number, rng.choice(legal)))
                if not race:
                    await people[seat].answered(name)
            if race:
                for seat in asked:
                    await people[seat].answered(f"{turn} {seat}")
                slaps += 1
            await until(
                lambda: here.tables.rooms[opened.code].table.length == there.tables.rooms[opened.code].table.length
            )
        assert slaps == 3
        table = Table.rebuild(stored(cluster, opened.code))
        assert table.length == here.tables.rooms[opened.code].table.length

    spend(evening(), 120)


class Desk:
    """Writes down what a bus brings."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.taken_: dict[str, bool] = {}
        self.talking = False

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def listens(self, up: bool) -> None: ...

    def talks(self, up: bool) -> None:
        self.talking = up

    def taken(self, name: str, ours: bool) -> None:
        self.taken_[name] = ours


def test_when_postgresql_has_no_room_for_more_locks_those_that_are_held_are_known(cluster):
    async def evening() -> None:
        store, desk, other = Store(cluster.url), Desk(), Desk()
        bus = Bus(store, asyncio.get_running_loop(), desk)
        await until(lambda: desk.talking)
        names = [f"table {number}" for number in range(20_000)]
        for name in names:
            bus.take(name)
        await until(lambda: len(desk.taken_) == len(names))
        assert not all(desk.taken_.values())
        ours = [name for name, taken in desk.taken_.items() if taken]
        assert ours
        for name in ours[:-1]:
            bus.give(name)
        second = Bus(store, asyncio.get_running_loop(), other)
        await until(lambda: other.talking)
        async with asyncio.timeout(60):
            while not other.taken_.get(ours[0]):
                second.take(ours[0])
                second.take(ours[-1])
                await asyncio.sleep(0.05)
        assert other.taken_[ours[-1]] is False
        for each in (bus, second):
            await asyncio.to_thread(each.close)
        await store.close()

    spend(evening())
