"""Several servers on one PostgreSQL: clients of one table sit at different ones and notice nothing."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from stammtisch.table import Row, Table
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("psycopg", reason="THE PACKAGE psycopg IS NOT INSTALLED: pip install 'stammtisch[postgres]'")
    cluster = Cluster()
    yield cluster
    cluster.close()


@contextlib.contextmanager
def street(cluster: Cluster, folder: Path, count: int, **limits: float) -> Iterator[list[House]]:
    """So many servers beside each other."""
    with contextlib.ExitStack() as stack:
        houses = []
        for number in range(count):
            (folder / str(number)).mkdir()
            houses.append(stack.enter_context(House(folder / str(number), cluster.url, **limits).start()))
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


def driven(house: House) -> int:
    """How many tables a server drives."""
    metrics = house.get("/metrics")[1].decode()
    return int(next(line for line in metrics.splitlines() if line.startswith("stammtisch_tables_driven ")).split()[1])


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.go()


@pytest.mark.parametrize(("game", "players"), [("gaunerbande", 4), ("halt_mal_kurz", 4), ("klaumau", 3)])
def test_a_whole_match_with_everybody_at_another_server(cluster, tmp_path, game, players):
    """With sealed choices, windows and races, and a bot among them."""

    async def evening(houses: list[House]) -> None:
        opened = houses[0].open(game, players=players)
        guests = await sit_apart(houses, opened, players - 1)
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

    with street(cluster, tmp_path, 3) as houses:
        spend(evening(houses), 120)


def test_who_is_here_what_is_said_and_who_is_gone_is_the_same_everywhere(cluster, tmp_path):
    async def evening(houses: list[House]) -> None:
        opened = houses[0].open("zehn", players=3)
        host, friend, third = await sit_apart(houses, opened, 3)
        watcher = await Guest(houses[1], opened["code"]).come()
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

    with street(cluster, tmp_path, 3) as houses:
        spend(evening(houses))


def test_when_the_server_that_drives_a_table_is_killed_its_bots_go_on_elsewhere(cluster, tmp_path):
    async def evening(houses: list[House]) -> None:
        opened = houses[0].open("gaunerbande", players=4)  # this server opens the table, and drives it
        host = await Guest(houses[1], opened["code"], opened["token"]).come()
        for seat in (1, 2, 3):
            await host.do("bot", seat=seat)
        await host.do("start")
        await host.until(lambda: host.legal)
        assert [driven(house) for house in houses] == [1, 0]
        houses[0].kill()
        rng = random.Random(5)
        await host.play(rng.choice)
        assert host.view["outcome"]
        assert driven(houses[1]) == 1
        await host.go()

    with street(cluster, tmp_path, 2) as houses:
        spend(evening(houses), 120)


def test_everybody_speaks_at_the_same_moment_and_every_line_is_there_once(cluster, tmp_path):
    """Whoever loses the race for a number reads the table again and comes after."""
    lines = 25

    async def evening(houses: list[House]) -> None:
        opened = houses[0].open("zehn", players=3)
        guests = await sit_apart(houses, opened, 3)

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
        for house in houses:
            metrics = house.get("/metrics")[1].decode().splitlines()
            conflicts += int(next(m for m in metrics if m.startswith("stammtisch_tables_read_again_total ")).split()[1])
        assert conflicts > 0
        await leave(*guests)

    with street(cluster, tmp_path, 3) as houses:
        spend(evening(houses), 120)
