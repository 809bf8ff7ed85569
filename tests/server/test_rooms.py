"""What a room does when its table cannot be written: it is read again, everybody sees it, and play goes on."""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage import schema
from stammtisch.service import room
from stammtisch.service.connection import Connection
from stammtisch.service.room import Room
from stammtisch.table import commands, key_of
from tests.server.evenings import spend
from tests.server.test_connection import Paper


class Client:
    """Somebody at a table, without a network between."""

    def __init__(self, room: Room, token: str, *, fresh: bool = False) -> None:
        self.room, self.paper = room, Paper()
        self.connection = Connection(self.paper, "here", room.tables.limits, room.tables.outbox)
        self.connection.key = key_of(token)
        room.join(self.connection, token if fresh else None)

    def do(self, command: commands.ByPeople) -> None:
        self.room.receive(self.connection, command)

    async def answered(self, identity: str) -> dict[str, Any]:
        """The answer to a command."""
        async with asyncio.timeout(60):
            while True:
                found = [each for each in self.heard("ok") + self.heard("refused") if each.get("id") == identity]
                if found:
                    return found[0]
                await asyncio.sleep(0.002)

    def say(self, *texts: str) -> None:
        for text in texts:
            self.room.receive(self.connection, commands.Chat(text, text))

    def heard(self, kind: str) -> list[dict[str, Any]]:
        lines = [line for said in self.paper.said if isinstance(said, bytes) for line in said.split(b"\n")]
        return [message for line in lines if (message := json.loads(line))["type"] == kind]

    async def answers(self, count: int) -> list[str]:
        async with asyncio.timeout(60):
            while len(self.heard("ok")) < count:
                assert all(not isinstance(said, int) for said in self.paper.said), self.paper.said
                await asyncio.sleep(0.005)
        return [answer["id"] for answer in self.heard("ok")]


async def open_rooms(hub: Hub, count: int) -> list[Client]:
    clients = []
    for number in range(count):
        opened = commands.Open(code=hub.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        token = f"the token of host {number} ......"
        clients.append(Client(await hub.tables.open(opened, key_of(token)), token))
    return clients


def locked(folder: Path) -> Any:
    """Another process writes, and takes its time."""
    database = sqlite3.connect(folder / "x.db", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    return contextlib.closing(database)


@pytest.fixture
def impatient(monkeypatch):
    """Nobody waits long for a database that is locked; readers need not, as on a server."""

    def set_up(connection, _):
        connection.execute("PRAGMA busy_timeout = 60")
        connection.execute("PRAGMA journal_mode = WAL")

    monkeypatch.setattr(schema, "_set_up_sqlite", set_up)


def test_while_the_database_is_locked_lines_arrive_and_none_is_lost_or_doubled(tmp_path, impatient, monkeypatch):
    """The first of two lines fails at every table; the second, which was waiting, must not be written without it."""
    monkeypatch.setattr(room, "TRIES", 1000)  # a busy machine may come late to unlock it

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False))
        clients = await open_rooms(hub, 16)
        with locked(tmp_path):
            for client in clients:
                client.say("one")
            await asyncio.sleep(0.03)
            for client in clients:
                client.say("two")
            while not hub.metrics.counts["stammtisch_tables_read_again_total"]:
                await asyncio.sleep(0.005)
        for client in clients:
            assert await client.answers(2) == ["one", "two"]
            assert [line["text"] for line in client.heard("snapshot")[-1]["chat"] + client.heard("chat")] == [
                "one",
                "two",
            ]
            rows = hub.store.log.rows_here(client.room.table.code)
            assert [row.number for row in rows] == [1, 2, 3]
        await hub.close()

    spend(evening())


def test_what_was_refused_because_of_something_that_was_not_written_is_judged_anew(tmp_path, impatient):
    """A refusal that waits behind a failed write is not told: it may be wrong."""

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False))
        [host] = await open_rooms(hub, 1)
        guest = Client(host.room, "somebody who would like to sit")
        with locked(tmp_path):
            host.room.receive(host.connection, commands.AddBot("bot", 1))
            host.room.receive(host.connection, commands.Start("start"))
            guest.room.receive(guest.connection, commands.Chat("chat", "may I?"))  # refused: not seated
            host.say("hello")
            await asyncio.sleep(0.03)
        assert await host.answers(3) == ["bot", "start", "hello"]
        async with asyncio.timeout(60):
            while not guest.heard("refused"):
                await asyncio.sleep(0.005)
        assert [(each["id"], each["key"]) for each in guest.heard("refused")] == [("chat", "not_seated")]
        assert host.connection.asked == guest.connection.asked == {}
        await hub.close()

    spend(evening())


def test_whoever_comes_while_something_cannot_be_written_is_told_their_token(tmp_path, impatient):
    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False))
        [host] = await open_rooms(hub, 1)
        with locked(tmp_path):
            host.say("one")
            newcomer = Client(host.room, "the fresh token of a newcomer", fresh=True)
            await asyncio.sleep(0.03)
            assert newcomer.heard("snapshot") == []
        assert await host.answers(1) == ["one"]
        assert [each["you"]["token"] for each in newcomer.heard("snapshot")] == ["the fresh token of a newcomer"]
        assert newcomer.connection.token is None
        await hub.close()

    spend(evening())


def test_a_database_that_stays_locked_sends_everybody_away_for_a_moment(tmp_path, impatient):
    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False))
        [client] = await open_rooms(hub, 1)
        code = client.room.table.code
        with locked(tmp_path):
            client.say("one")
            async with asyncio.timeout(60):
                while client.connection.closing is None:
                    await asyncio.sleep(0.005)
            await client.connection.closing
        assert client.paper.said[-1] == 1012
        assert client.heard("ok") == []
        again = Client(await hub.tables.find(code), "the token of host 0 ......")
        again.say("one")
        await again.answers(1)
        assert [row.number for row in hub.store.log.rows_here(code)] == [1, 2]
        await hub.close()

    spend(evening())
