"""Several servers on one PostgreSQL: clients of one table sit at different ones and notice nothing."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from stammtisch.server.storage.log import lock_of
from stammtisch.table import Row, Table
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.postgres import start_postgres
from tests.server.test_replays import tickets

HOLDER = """
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND ((classid::bigint << 32) | objid::bigint) = :number AND granted
"""
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with start_postgres() as cluster:
        yield cluster


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
            assert not house.process or house.stop() == 0
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


def driver(cluster: Cluster, code: str) -> int | None:
    """Which connection holds the lock of a table."""
    engine = create_engine(cluster.url)
    with engine.connect() as connection:
        number = {"number": lock_of(code)}
        found = connection.execute(text(HOLDER), number).scalar()
    engine.dispose()
    return found


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
            await guest.until(lambda g=guest: [seat["presence"] for seat in g.table["seats"]] == ["here"] * 3)
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


def test_an_evening_and_looking_back_together_are_the_same_everywhere(cluster, street):
    """Its programme is in the log; where somebody looks is not, and is told all the same, to who sat there alone."""

    async def evening() -> None:
        items = [{"game": "zehn", "options": {"rounds": 1}}, {"game": "klaumau", "options": {"rounds": 1}}]
        opened = street[0].open("zehn", players=3, pace="instant", programme=items)
        guests = await sit_apart(street, opened, 2)
        host, friend = guests
        await host.do("bot", seat=2)
        watcher = await Guest(street[2], opened["code"]).come()
        await host.do("start")
        rng = random.Random(3)
        await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.table["evening"]["matches"][0]["points"])
        assert host.table["evening"] == friend.table["evening"]
        told: dict[Guest, list[dict[str, Any]]] = {guest: [] for guest in (*guests, watcher)}
        for guest, heard in told.items():
            guest.check = lambda _, message, heard=heard: (
                heard.append(message) if message["type"] == "together" else None
            )
        (found,) = tickets(street[0], opened["code"], host.token)
        assert tickets(street[2], opened["code"], host.token) == [found]
        for link in (found["open"], found["own"]):
            assert street[2].get(f"/api/replays/{link}")[1] == street[0].get(f"/api/replays/{link}")[1]
        assert found["open"] != tickets(street[1], opened["code"], friend.token)[0]["own"]
        await host.do("look", match=1)
        await host.do("show", match=1, at={"step": 5, "tried": ["done"], "tried_at": 4})
        await friend.until(lambda: told[friend] and told[friend][-1]["at"]["step"] == 5)
        await friend.do("look", match=1)
        assert (await friend.ask("show", match=1, at={"step": 6}))["key"] == "not_showing"
        await friend.do("show", match=1, at={"step": 7}, take=True)
        await host.until(lambda: told[host][-1]["at"]["step"] == 7)
        assert (told[host][-1]["steers"], set(told[host][-1]["lookers"])) == (2, {1, 2})
        await friend.go()
        await host.until(lambda: told[host][-1]["lookers"] == [1])
        assert told[host][-1]["steers"] is None
        assert all(set(message) == {"type", "number"} for message in told[watcher])
        assert told[watcher]
        await host.do("rematch")
        assert host.table["game"] == "klaumau"
        table = Table.rebuild(stored(cluster, opened["code"]))
        assert (table.agreed.game.name, table.review_sessions) == ("klaumau", {})
        await leave(host, watcher)

    spend(evening(), 120)


def test_when_the_server_that_drives_a_table_is_killed_its_bots_go_on_elsewhere(cluster, street):
    async def evening() -> None:
        opened = street[0].open("gaunerbande", players=4)  # this server opens the table, and leads it
        host = await Guest(street[1], opened["code"], opened["token"]).come()
        for seat in (1, 2, 3):
            await host.do("bot", seat=seat)
        await host.do("start")
        await host.until(lambda: host.legal)
        before = driver(cluster, opened["code"])
        assert before is not None
        street[0].kill()
        try:
            rng = random.Random(5)
            await host.play(rng.choice)
            assert host.view["outcome"]
            assert driver(cluster, opened["code"]) not in (None, before)
        finally:
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
