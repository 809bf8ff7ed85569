"""Reviews over HTTP: told to those who may see the match, computed once, kept with the table and gone with it."""

import asyncio
import json
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import select

from stammtisch import games
from stammtisch.bots.review import Effort
from stammtisch.bots.review import review as module
from stammtisch.core.match import Match
from stammtisch.core.playout import play_match
from stammtisch.server import reviewing
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.reviewing import Key, Reviews
from stammtisch.server.storage import reviews as kept
from stammtisch.server.storage.schema import REVIEWS, connect
from stammtisch.table import Refused
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_replays import finish, leave, tickets

LONGEST = 200


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(module, "Effort", lambda: Effort(simulations=32, playouts=20, chances=5))


def a_match() -> Match:
    game = games.get("gaunerbande")
    match = Match(game, players=3, options=game.options(limit=5), seed=1)
    play_match(match, [game.mind.temperatures.geselle] * 3, [5])
    return match


MATCH = Key("abcdefgh", 1, 0)


async def until_complete(reviews: Reviews, match: Match, key: Key = MATCH) -> dict:
    async with asyncio.timeout(LONGEST):
        while True:
            told = json.loads(await reviews.show(key, lambda: match, "here"))
            if told["complete"]:
                return told
            await asyncio.sleep(0.05)


def with_hub(tmp_path: Path, evening) -> None:
    async def run() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        reviews = Reviews(hub)
        try:
            await evening(hub, reviews)
        finally:
            reviews.close()
            await hub.close()

    spend(run(), LONGEST)


def test_it_is_computed_once_and_kept(tmp_path):
    match = a_match()

    async def evening(hub, reviews):
        first = json.loads(await reviews.show(MATCH, lambda: match, "here"))
        assert first["waiting"], "nothing is compiled yet"
        hub.thinker.ready.add("gaunerbande")
        told = await until_complete(reviews, match)
        assert told["seat"] == 0
        assert told["bill"]["points"] == sum(row.points[0] for row in match.sheet)

        def forbidden():
            raise AssertionError("it is kept")

        assert json.loads(await reviews.show(MATCH, forbidden, "here")) == told

    with_hub(tmp_path, evening)


def test_of_several_servers_one_computes(tmp_path):
    match = a_match()

    async def evening(hub, reviews):
        hub.thinker.ready.add("gaunerbande")
        engine = hub.store.engine
        assert kept.claim(engine, *MATCH, hub.now())  # somebody else
        assert json.loads(await reviews.show(MATCH, lambda: match, "here"))["waiting"]
        assert not kept.claim(engine, *MATCH, hub.now())
        assert kept.claim(engine, *MATCH, hub.now() + kept.STALE + 1), "who gives no sign of life is gone"
        kept.give_up(engine, *MATCH)
        assert (await until_complete(reviews, match))["complete"]
        with engine.connect() as connection:
            assert len(connection.execute(select(REVIEWS)).all()) == 1

    with_hub(tmp_path, evening)


def test_a_seat_that_was_not_there_has_none(tmp_path):
    async def evening(hub, reviews):
        hub.thinker.ready.add("gaunerbande")
        with pytest.raises(Refused):
            await reviews.show(Key("abcdefgh", 1, 3), a_match, "here")

    with_hub(tmp_path, evening)


def test_when_nobody_waits_it_is_put_aside_and_goes_on_later(tmp_path, monkeypatch):
    match = a_match()

    async def evening(hub, reviews):
        hub.thinker.ready.add("gaunerbande")
        monkeypatch.setattr(reviewing, "FORGOTTEN", -1.0)
        await reviews.show(MATCH, lambda: match, "here")
        async with asyncio.timeout(LONGEST):
            while reviews._running:
                await asyncio.sleep(0.05)
        assert kept.find(hub.store.engine, *MATCH) is None
        monkeypatch.setattr(reviewing, "FORGOTTEN", 60.0)
        assert (await until_complete(reviews, match))["complete"]

    with_hub(tmp_path, evening)


def test_threads_stand_back():
    import os

    seen = []
    thread = threading.Thread(
        target=lambda: (
            reviewing._stand_back(),
            seen.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id())),
        )
    )
    thread.start()
    thread.join(60)
    assert seen == [reviewing.LOWEST]


def test_it_goes_with_its_table(tmp_path):
    """And what is finished after that is not kept."""
    database = f"sqlite:///{tmp_path}/x.db"

    async def evening(hub, reviews):
        engine = hub.store.engine
        hub.store.stream("abcdefgh")
        with engine.begin() as connection:
            connection.exec_driver_sql("INSERT INTO log VALUES ('abcdefgh', 1, 5, '{}')")
        assert kept.claim(engine, *MATCH, 5)
        kept.keep(engine, *MATCH, "{}")
        assert kept.claim(engine, "abcdefgh", 2, 0, 5)
        done = asyncio.get_running_loop().create_future()
        hub.store.forget("abcdefgh", 10, done.set_result)
        assert await asyncio.wait_for(done, 60) is None
        kept.keep(engine, "abcdefgh", 2, 0, "{}")
        with engine.connect() as connection:
            assert connection.execute(select(REVIEWS)).all() == []

    with_hub(tmp_path, evening)
    connect(database).dispose()


# Who may see it


def review(house: House, ticket: str, seat: object = "") -> tuple[int, dict]:
    status, told, _ = house.get(f"/api/replays/{ticket}/review?seat={seat}")
    return status, told


def test_only_those_who_may_see_the_match_get_its_review(house):
    async def evening():
        opened, guests = await finish(house)
        (found,) = tickets(house, opened["code"], guests[1].token)
        assert review(house, found["own"]) == (200, {"complete": False, "waiting": True})
        assert review(house, found["own"], 1)[0] == 200
        assert review(house, found["open"], 0)[0] == 200
        for ticket, seat in (
            (found["own"], 0),
            (found["open"], ""),
            (found["open"], 4),
            (found["open"], "x"),
            (found["own"].replace("-1-1-", "-1-0-"), 0),
            (found["open"][:-1] + "!", 0),
        ):
            status, told = review(house, ticket, seat)
            assert (status, told["key"]) == (404, "no_such_replay"), (ticket, seat)
        await leave(*guests)

    spend(evening(), LONGEST)


# Play from here


def practice(house: House, ticket: str, **more) -> tuple[int, dict]:
    status, told, _ = house.post("/api/practice", {"ticket": ticket, "move": 9, "seat": 1, "name": "Ada", **more})
    return status, told


def test_a_position_becomes_a_table_against_bots(house):
    async def evening():
        opened, guests = await finish(house)
        (found,) = tickets(house, opened["code"], guests[1].token)
        _, told, _ = house.get(f"/api/replays/{found['open']}")
        status, made = practice(house, found["open"])
        assert (status, made["seat"]) == (201, 1)
        guest = await Guest(house, made["code"], made["token"]).come()
        await guest.until(lambda: guest.view is not None)
        assert guest.view["hand"] is not None
        await guest.go()
        assert practice(house, found["own"])[0] == 404, "its cards would be known"
        assert practice(house, found["open"], move=len(told["steps"]))[0] == 404
        assert practice(house, found["open"], seat=6)[0] == 404
        await leave(*guests)
        rows = sqlite3.connect(house.file).execute(
            "SELECT line FROM log WHERE code = ? ORDER BY number", (made["code"],)
        )
        first = json.loads(next(rows)[0])
        text = json.dumps(first)
        moves = [[step["seat"], step["move"]] for step in told["steps"][1:10]]
        assert json.dumps(moves)[1:-1] in text

    spend(evening(), LONGEST)
