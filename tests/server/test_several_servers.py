"""Several servers on one PostgreSQL: clients of one table sit at different ones and notice nothing."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from stammtisch.core.agenda import Kind
from stammtisch.server import retention
from stammtisch.server.config import Config, Limits
from stammtisch.server.courier import Courier
from stammtisch.server.hub import Hub
from stammtisch.server.storage import Store
from stammtisch.table import Row, Table, commands, key_of
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_rooms import Client

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("psycopg", reason="THE PACKAGE psycopg IS NOT INSTALLED: pip install 'stammtisch[postgres]'")
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def street(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Three servers beside each other."""
    with contextlib.ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("house") for _ in range(3)]
        houses = [stack.enter_context(House(folder, cluster.url)) for folder in folders]
        for house in houses:
            house.start()
        yield houses
        for house in houses:
            assert house.stop() == 0
            assert "Traceback" not in house.log, house.log


async def sit_apart(houses: list[House], opened: dict[str, Any], people: int) -> list[Guest]:
    """Everybody sits down at the same table, each at another server."""
    guests = [await Guest(houses[0], opened["code"], opened["token"]).come()]
    for number in range(1, people):
        guest = await Guest(houses[number % len(houses)], opened["code"]).come()
        await guest.do("sit", name=f"Guest {number}")
        guests.append(guest)
    return guests


def stored(cluster: Cluster, code: str) -> list[Row]:
    engine = create_engine(cluster.url)
    with engine.connect() as connection:
        found = connection.execute(
            text("SELECT number, at, line FROM log WHERE code = :code ORDER BY number"), {"code": code}
        )
        rows = [Row(number, at, line.encode()) for number, at, line in found]
    engine.dispose()
    return rows


def driven(house: House) -> int:
    """How many tables a server drives."""
    metrics = house.get("/metrics")[1].decode()
    return int(next(line for line in metrics.splitlines() if line.startswith("stammtisch_tables_driven ")).split()[1])


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.go()


@pytest.mark.parametrize(("game", "players"), [("gaunerbande", 4), ("halt_mal_kurz", 4), ("klaumau", 3)])
def test_a_whole_match_with_everybody_at_another_server(cluster, street, game, players):
    """With sealed choices, windows and races, and a bot among them."""

    async def evening() -> None:
        opened = street[0].open(game, players=players)
        guests = await sit_apart(street, opened, players - 1)
        await guests[0].do("bot", seat=players - 1)
        await guests[0].do("start")
        rng = random.Random(3)
        await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.view and guest.view["outcome"])
        assert len({str(guest.view["totals"]) for guest in guests}) == 1
        table = Table.rebuild(stored(cluster, opened["code"]))
        assert table.phase == "over"
        assert list(table.flow.match.view(0)["totals"]) == guests[0].view["totals"]
        await leave(*guests)

    spend(evening(), 120)


def test_who_is_here_what_is_said_and_who_is_gone_is_the_same_everywhere(cluster, street):
    async def evening() -> None:
        opened = street[0].open("zehn", players=3)
        host, friend, third = await sit_apart(street, opened, 3)
        watcher = await Guest(street[1], opened["code"]).come()
        for guest in (host, friend, third):
            await guest.until(lambda guest=guest: guest.table["watchers"] == 1)
            assert [seat["presence"] for seat in guest.table["seats"]] == ["here"] * 3
        await friend.do("chat", text="hello there")
        await host.until(lambda: [line["text"] for line in host.chat] == ["hello there"])
        heard = asyncio.Event()
        third.check = lambda _, message: heard.set() if message["type"] == "emote" else None
        await host.do("emote", key="laugh")
        await asyncio.wait_for(heard.wait(), 20)
        await friend.go()
        await host.until(lambda: host.table["seats"][1]["presence"] == "away")
        await third.until(lambda: third.table["seats"][1]["presence"] == "away")
        await host.do("kick", seat=2)
        await third.until(lambda: third.closed is not None)
        assert third.closed == 4003
        await leave(host, third, watcher)

    spend(evening())


def test_when_the_server_that_drives_a_table_is_killed_its_bots_go_on_elsewhere(cluster, street):
    async def evening() -> None:
        opened = street[0].open("gaunerbande", players=4)  # this server opens the table, and drives it
        host = await Guest(street[1], opened["code"], opened["token"]).come()
        for seat in (1, 2, 3):
            await host.do("bot", seat=seat)
        await host.do("start")
        await host.until(lambda: host.legal)
        before = driven(street[1])
        assert driven(street[0]) > 0
        street[0].kill()
        rng = random.Random(5)
        await host.play(rng.choice)
        assert host.view["outcome"]
        assert driven(street[1]) > before
        street[0].start()
        await host.go()

    spend(evening(), 120)


def test_everybody_speaks_at_the_same_moment_and_every_line_is_there_once(cluster, street):
    """Whoever loses the race for a number reads the table again and comes after."""
    lines = 25

    async def evening() -> None:
        opened = street[0].open("zehn", players=3)
        guests = await sit_apart(street, opened, 3)

        async def speak(guest: Guest, who: int) -> None:
            for number in range(lines):
                await guest.do("chat", again=f"{who}-{number}", text=f"{who}-{number}")

        await asyncio.gather(*(speak(guest, who) for who, guest in enumerate(guests)))
        rows = stored(cluster, opened["code"])
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        table = Table.rebuild(rows)
        everything = "".join(row.line.decode() for row in rows)
        counted = Counter(everything.count(f'"id":"{who}-{number}"') for who in range(3) for number in range(lines))
        assert counted == {1: 3 * lines}
        for guest in guests:
            await guest.until(
                lambda guest=guest: len(guest.chat) >= 50 and guest.chat[-1]["text"] == table.chat[-1]["text"]
            )
            assert [line["text"] for line in guest.chat[-50:]] == [line["text"] for line in table.chat]
        conflicts = 0
        for house in street:
            metrics = house.get("/metrics")[1].decode().splitlines()
            conflicts += int(next(m for m in metrics if m.startswith("stammtisch_tables_read_again_total ")).split()[1])
        assert conflicts > 0
        await leave(*guests)

    spend(evening(), 120)


class Stubborn:
    """Comes back whenever the line is lost, to whichever server, and says again what had no answer."""

    def __init__(self, houses: list[House], code: str, token: str, rng: random.Random) -> None:
        self.houses, self.code, self.token, self.rng = houses, code, token, rng
        self.done: set[str] = set()
        self.count = 0
        self.guest: Guest | None = None

    async def play(self) -> None:
        waiting: dict[str, Any] | None = None
        while True:
            with contextlib.suppress(OSError, WebSocketException, AssertionError, TimeoutError):
                self.guest = guest = await Guest(self.rng.choice(self.houses), self.code, self.token).come()
                while guest.closed is None:
                    if waiting is None:
                        await guest.until(lambda g=guest: g.legal or g.table["phase"] == "over")
                        if guest.table["phase"] == "over":
                            return
                        self.count += 1
                        move = self.rng.choice(guest.legal)
                        name = f"{self.token[:6]}-{self.count}"
                        waiting = {"again": name, "decision": guest.decision["number"], "move": move}
                    answer = await guest.ask("move", **waiting)
                    if answer["type"] == "ok":
                        self.done.add(waiting["again"])
                    else:
                        assert answer["key"] in ("too_late", "not_asked"), answer
                    waiting = None
            await asyncio.sleep(0.05)


def cut(cluster: Cluster) -> None:
    """PostgreSQL loses everybody's connection."""
    engine = create_engine(cluster.url)
    with engine.connect() as connection:
        connection.execute(text(CUT))
    engine.dispose()


def test_servers_are_killed_connections_cut_and_postgresql_restarted_and_the_match_is_played_to_its_end(
    cluster, street
):
    async def evening() -> None:
        rng = random.Random(8)
        opened = street[0].open("gaunerbande", players=4)
        guests = await sit_apart(street, opened, 3)
        await guests[0].do("bot", seat=3)
        await guests[0].do("start")
        players = [Stubborn(street, opened["code"], guest.token, rng) for guest in guests]
        await leave(*guests)
        playing = asyncio.gather(*(player.play() for player in players))

        async def trouble() -> None:
            for what in ("cut", "kill 0", "restart", "cut", "kill 1"):
                before = sum(len(player.done) for player in players)
                while sum(len(player.done) for player in players) < before + 6:  # play goes on after each
                    await asyncio.sleep(0.02)
                    if playing.done():
                        return
                if what == "cut":
                    await asyncio.to_thread(cut, cluster)
                elif what == "restart":
                    await asyncio.to_thread(cluster.stop)
                    await asyncio.to_thread(cluster.start)
                else:
                    house = street[int(what.split()[1])]
                    house.kill()
                    house.start()

        await trouble()
        await playing
        rows = stored(cluster, opened["code"])
        assert Table.rebuild(rows).phase == "over"
        everything = "".join(row.line.decode() for row in rows)
        for player in players:
            assert [name for name in player.done if everything.count(f'"id":"{name}"') != 1] == []
            await player.guest.go()
        assert sum(len(player.done) for player in players) > 30

    spend(evening(), 240)


# What is shared besides the tables


async def hubs(cluster: Cluster, count: int, **limits: float) -> list[Hub]:
    """Servers without doors, that have met."""
    found = [Hub(Config(database=cluster.url, warm_up=False, keep=0, limits=Limits(**limits))) for _ in range(count)]
    await until(lambda: all(hub.peers.others >= count - 1 for hub in found))
    return found


async def until(what: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


def test_what_an_address_has_used_at_one_server_it_cannot_use_at_another(cluster):
    async def evening() -> None:
        here, there = await hubs(cluster, 2, openings=0.001, openings_burst=5)
        for _ in range(5):
            assert here.openings.take("192.0.2.7", here.loop.time())
        bucket = there.openings._of("192.0.2.7")
        await until(lambda: bucket._left < 1)
        assert not there.openings.take("192.0.2.7", there.loop.time())
        assert there.openings.take("192.0.2.8", there.loop.time())
        here.addresses["192.0.2.7"] += 3
        await until(lambda: there.sockets("192.0.2.7") == 3)
        third = Hub(here.config)  # whoever is new is told
        await until(lambda: third.sockets("192.0.2.7") == 3)
        del here.addresses["192.0.2.7"]
        await until(lambda: there.sockets("192.0.2.7") == third.sockets("192.0.2.7") == 0)
        for hub in (here, there, third):
            await hub.close()

    spend(evening())


def test_a_table_that_another_server_has_open_is_not_deleted_and_one_server_looks_through_them(cluster, monkeypatch):
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def evening() -> None:
        here, there = await hubs(cluster, 2)
        opened = commands.Open(code=here.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        room = await here.open(opened, key_of("the token of the host"))
        await until(lambda: opened.code in here.peers.mine)
        later = there.now() + 1000
        assert not await there.forget(opened.code, later)
        assert there.store.load(opened.code)
        here.remove(room)
        async with asyncio.timeout(20):
            while not await there.forget(opened.code, later):
                await asyncio.sleep(0.05)
        assert there.store.load(opened.code) == []
        assert await here.find(opened.code) is None
        async with here.peers.alone("retention") as first, there.peers.alone("retention") as second:
            assert (first, second) == (True, False)
        async with there.peers.alone("retention") as again:
            assert again
        for hub in (here, there):
            await hub.close()

    spend(evening())


def test_nothing_is_refused_because_a_server_has_not_heard_of_it_yet(cluster):
    """The log is looked at before anybody is told no, and before anybody is shown a table."""

    async def evening() -> None:
        here, there = await hubs(cluster, 2)
        places = (commands.Place("me"), commands.Place("bot"))
        opened = commands.Open(
            code=here.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2, seats=places, pace="instant"
        )
        one = Client(await here.open(opened, key_of("the token of the host")), "the token of the host")
        other = Client(await there.find(opened.code), "the token of the host")
        there.peers.hear = lambda _: None  # as if the line were slow
        one.do(commands.Start("start"))
        await one.answered("start")
        await until(lambda: 0 in one.room.table.flow.match.awaiting)
        flow = one.room.table.flow
        assert other.room.table.phase == "lobby"
        other.do(commands.Play("move", flow.number, flow.match.legal(0)[0]))
        assert (await other.answered("move"))["type"] == "ok"
        one.do(commands.Chat("chat", "hello"))
        await one.answered("chat")
        late = Client(await there.find(opened.code), "somebody new")
        assert [line["text"] for line in late.room.table.chat] == ["hello"]
        other.do(commands.Kick("kick", 0))
        assert (await other.answered("kick"))["key"] == "not_now"  # what is refused all the same is refused
        for hub in (here, there):
            await hub.close()

    spend(evening())


def test_lines_that_were_said_while_nobody_listened_are_read_afterwards(cluster):
    async def evening() -> None:
        here, there = await hubs(cluster, 2)
        opened = commands.Open(code=here.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        one = Client(await here.open(opened, key_of("the token of the host")), "the token of the host")
        other = Client(await there.find(opened.code), "somebody who looks on")
        hear, there.peers.hear = there.peers.hear, lambda _: None
        for number in range(3):
            one.do(commands.Chat(f"{number}", f"{number}"))
            await one.answered(f"{number}")
        assert other.room.table.length == 1
        there.peers.hear = hear
        cut(cluster)
        await until(lambda: other.room.table.length == 4)
        await until(lambda: [line["text"] for line in other.heard("chat")] == ["0", "1", "2"])
        one.do(commands.Chat("again", "again"))
        await one.answered("again")
        await until(lambda: other.room.table.length == 5)
        await until(lambda: opened.code in here.peers.mine | there.peers.mine)
        for hub in (here, there):
            await hub.close()

    spend(evening())


def test_a_slap_at_another_server_is_judged_by_what_was_measured_there(cluster):
    """The server that drives the table hears of it, and the answer comes back with the row."""

    async def evening() -> None:
        here, there = await hubs(cluster, 2)
        places = (commands.Place("me"), commands.Place("open"), commands.Place("open"))
        opened = commands.Open(
            code=here.new_code(),
            game="halt_mal_kurz",
            name="Ada",
            secret="07" * 32,
            players=3,
            seats=places,
            pace="instant",
        )
        await here.open(opened, key_of("token 0"))
        people = []
        for number, hub in enumerate((here, there, there)):
            people.append(Client(await hub.find(opened.code), f"token {number}"))
            if number:
                people[-1].do(commands.Sit(f"sit {number}", f"Guest {number}"))
                await people[-1].answered(f"sit {number}")
        people[0].do(commands.Start("start"))
        await people[0].answered("start")
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
            await until(lambda: here.rooms[opened.code].table.length == there.rooms[opened.code].table.length)
        assert slaps == 3
        table = Table.rebuild(stored(cluster, opened.code))
        assert table.length == here.rooms[opened.code].table.length
        for hub in (here, there):
            await hub.close()

    spend(evening(), 120)


class Desk:
    """Writes down what a courier brings."""

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
        courier = Courier(store.engine, asyncio.get_running_loop(), desk)
        await until(lambda: desk.talking)
        names = [f"table {number}" for number in range(20_000)]
        for name in names:
            courier.take(name)
        await until(lambda: len(desk.taken_) == len(names))
        assert not all(desk.taken_.values())
        ours = [name for name, taken in desk.taken_.items() if taken]
        assert ours
        for name in ours[:-1]:
            courier.give(name)
        second = Courier(store.engine, asyncio.get_running_loop(), other)
        await until(lambda: other.talking)
        async with asyncio.timeout(20):
            while not other.taken_.get(ours[0]):
                second.take(ours[0])
                second.take(ours[-1])
                await asyncio.sleep(0.05)
        assert other.taken_[ours[-1]] is False
        for each in (courier, second):
            await asyncio.to_thread(each.close)
        await store.close()

    spend(evening())
