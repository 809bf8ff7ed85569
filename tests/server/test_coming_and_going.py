"""Reload, two tabs, a second device, a server that restarts."""

import asyncio
import contextlib
import json
import random
import sqlite3

import pytest

from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.service.connection import Connection
from stammtisch.table import commands, key_of
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House
from tests.server.test_connection import Paper


def test_reloading_in_the_middle_of_a_trick(house):
    async def evening() -> None:
        opened = house.open("gaunerbande")
        guests = await sit_down(house, opened, 4)
        await guests[0].do("start")
        for guest in guests:
            await guest.until(lambda guest=guest: guest.legal)
            await guest.do("move", decision=guest.decision["number"], move=f"pass {' '.join(guest.view['hand'][:3])}")
        await guests[0].until(lambda: guests[0].view["step"] == "play")
        first = guests[guests[0].view["awaiting"][0]]
        await first.until(lambda: first.legal)
        await first.do("move", decision=first.decision["number"], move=first.legal[0])
        other = guests[(first.you["seat"] + 1) % 4]
        await other.until(lambda: other.legal)
        before = other.view
        await other.go()
        again = await Guest(house, opened["code"], other.token).come()
        assert again.view == before
        assert again.you["seat"] == other.you["seat"]
        await again.do("move", decision=again.decision["number"], move=again.legal[0])
        for guest in (*guests, again):
            await guest.go()

    spend(evening())


def test_two_tabs_and_a_second_device(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        await host.do("start")
        phone = await Guest(house, opened["code"], friend.token).come()
        await host.until(lambda: host.table["watchers"] == 0)
        rng = random.Random(3)
        await asyncio.gather(host.play(rng.choice), friend.play(rng.choice), phone.play(rng.choice))
        await phone.until(lambda: phone.table["phase"] == "over")
        await friend.until(lambda: friend.table["phase"] == "over")
        assert phone.view == friend.view
        for guest in (host, friend, phone):
            await guest.go()

    spend(evening())


def test_the_same_command_from_two_tabs_is_one(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        twin = await Guest(house, opened["code"], friend.token).come()
        await friend.do("chat", again="same", text="hello")
        await twin.do("chat", again="same", text="hello")
        await host.do("chat", text="well?")
        assert [line["text"] for line in host.chat] == ["hello", "well?"]
        for guest in (host, friend, twin):
            await guest.go()

    spend(evening())


def test_a_person_is_away_and_comes_back(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        await friend.go()
        await host.until(lambda: host.table["seats"][1]["presence"] == "away")
        again = await Guest(house, opened["code"], friend.token).come()
        await host.until(lambda: host.table["seats"][1]["presence"] == "here")
        await host.go()
        await again.go()

    spend(evening())


def test_a_guest_who_is_sent_away_is_told_and_hung_up_on(house):
    async def evening() -> None:
        opened = house.open("gaunerbande", players=6)
        host, *friends = await sit_down(house, opened, 4)
        await host.do("kick", seat=1)
        await friends[0].until(lambda: friends[0].closed is not None)
        assert friends[0].closed == 4003
        assert json.loads(friends[0].frames[-1])["key"] == "kicked"
        await host.do("change_seat", seat=5)
        await host.do("settle", players=3)
        assert host.you["seat"] == 2
        await friends[2].until(lambda: friends[2].table["players"] == 3)
        assert [seat["name"] for seat in friends[2].table["seats"]] == ["Guest 2", "Guest 3", "Ada"]
        for guest in (host, *friends[1:]):
            await guest.go()

    spend(evening())


def test_a_gap_is_closed_by_asking(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        friend.number, before = -99, len(friend.frames)
        await friend.send({"type": "sync"})
        await friend.until(lambda: friend.number >= 0)
        assert len(friend.frames) == before + 1
        await host.go()
        await friend.go()

    spend(evening())


def test_your_tables_are_found_by_their_tokens(house):
    opened = [house.open("zehn"), house.open("klaumau")]
    held = [{"code": each["code"], "token": each["token"]} for each in opened]
    wrong = {"code": held[0]["code"], "token": "x" * 32}
    gone = {"code": "aaaaaaaa", "token": "x" * 32}
    status, found, _ = house.post("/api/mine", {"tables": [*held, wrong, gone]})
    assert status == 200
    assert [each["code"] for each in found["tables"]] == [held[1]["code"], held[0]["code"]]
    assert found["tables"][0]["table"]["game"] == "klaumau"
    assert not found["tables"][0]["your_turn"]


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(house):
    async def evening() -> str:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        await host.do("chat", text="still there?")
        await host.go()
        await friend.go()
        return opened["code"], host.token

    code, token = spend(evening())
    house.wait_for(lambda: house.get("/health")[1]["tables"] <= 1)  # a match of another test may be waiting
    status, table, _ = house.get(f"/api/tables/{code}")
    assert (status, table["seats"][1]["name"]) == (200, "Guest 1")

    async def back() -> None:
        guest = await Guest(house, code, token).come()
        assert guest.chat[0]["text"] == "still there?"
        await guest.go()

    spend(back())


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_restart_in_the_middle_of_a_match(tmp_path, how):
    async def evening(house: House) -> None:
        opened = house.open("klaumau", clock=60)
        guests = await sit_down(house, opened, 3)
        await guests[0].do("bot", seat=3)
        await guests[0].do("start")
        for guest in guests:
            await guest.until(lambda guest=guest: guest.view)
        before = [guest.view for guest in guests]
        left = guests[0].decision["deadline"] and guests[0].decision["deadline"] - guests[0].decision["opened"]
        getattr(house, how)()
        for guest in guests:
            await guest.until(lambda guest=guest: guest.closed is not None)
        if how == "stop":
            assert {guest.closed for guest in guests} == {1012}
            byes = [json.loads(guest.frames[-1]) for guest in guests]
            assert all((bye["type"], bye["key"]) == ("bye", "restarting") for bye in byes)
        house.start()
        again = [await Guest(house, opened["code"], guest.token).come() for guest in guests]
        if before[0]["awaiting"] != [3]:  # or the bot has moved meanwhile
            assert [guest.view for guest in again] == before
            deadline = again[0].decision["deadline"]
            assert deadline - again[0].decision["opened"] == left
        rng = random.Random(1)
        await asyncio.gather(*(guest.play(rng.choice) for guest in again))
        assert again[0].view["outcome"]
        for guest in again:
            await guest.go()
        assert house.stop() == 0

    with House(tmp_path).start() as house:
        spend(evening(house))


def test_whoever_writes_a_number_first_has_it(tmp_path):
    """Another server has written to the same table: this one reads and shows it again, and tries the command anew."""

    async def evening(house: House) -> None:
        opened = house.open("zehn", players=2)
        host = await Guest(house, opened["code"], opened["token"]).come()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            line = '[1,{"type":"chat","id":"elsewhere","text":"said elsewhere"}]'
            database.execute("insert into log values (?, 2, 1700000000000, ?)", (opened["code"], line))
            database.commit()
        snapshots = [frame for frame in host.frames if frame.startswith('{"type":"snapshot"')]
        await host.do("chat", again="mine", text="said here")
        assert [said["text"] for said in host.chat] == ["said elsewhere", "said here"]
        shown = [frame for frame in host.frames if frame.startswith('{"type":"snapshot"')]
        assert len(shown) == len(snapshots) + 1
        await host.do("chat", again="mine", text="said here")
        await host.do("chat", again="elsewhere", text="said elsewhere")
        assert len(host.chat) == 2
        assert opened["code"] not in house.log
        await host.go()

    with House(tmp_path).start() as house:
        spend(evening(house))
        assert house.stop() == 0


def test_a_bug_at_one_table_hurts_nobody_else_and_is_healed_from_the_log(tmp_path):
    """What is in memory after an unforeseen error is thrown away; the log is right."""

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path / 'x.db'}", warm_up=False))
        opened = commands.Open(code=hub.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
        room = await hub.tables.open(opened, key_of("the token of the host"))
        connection = Connection(Paper(), "here", hub.config.limits, hub.outbox)
        connection.key = key_of("the token of the host")
        room.join(connection, None)
        room.table.participants.seats = None  # memory gone wrong
        room.receive(connection, commands.AddBot("b", 1))
        assert hub.tables.rooms == {}
        assert connection.closing
        again = await hub.tables.find(opened.code)
        assert [seat.called for seat in again.table.participants.seats] == ["Ada", None]
        await hub.close()

    spend(evening())
