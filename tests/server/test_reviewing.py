"""Reviews over HTTP: told to those who may see the match, computed once, kept with the table and gone with it."""

import asyncio
import json
import os
import sqlite3
import sys
import threading
import tracemalloc
from pathlib import Path

import pytest
from sqlalchemy import select

from stammtisch import games
from stammtisch.bots.review import Effort
from stammtisch.bots.review import review as module
from stammtisch.core.match import Match
from stammtisch.core.playout import play_match
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage.reviews import STALE
from stammtisch.server.storage.schema import REVIEWS, connect
from stammtisch.server.work import beside, pool
from stammtisch.service import reviewing
from stammtisch.service.reviewing import Key, Reviews
from stammtisch.table import Refused
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.postgres import start_postgres
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


async def show(reviews: Reviews, key: Key, recall, address: str) -> bytes:
    """What is known of a review of the match that is recalled in its turn."""
    return await reviews.show(key, lambda: reviews._world.work.review(recall, address=address), address)


async def until_complete(reviews: Reviews, match: Match, key: Key = MATCH) -> dict:
    async with asyncio.timeout(LONGEST):
        while True:
            told = json.loads(await show(reviews, key, lambda: match, "here"))
            if told["complete"]:
                return told
            await asyncio.sleep(0.05)


def with_hub(tmp_path: Path, evening) -> None:
    async def run() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        reviews = hub.house.reviews
        try:
            await evening(hub, reviews)
        finally:
            reviews.close()
            await hub.close()

    spend(run(), LONGEST)


def test_it_is_computed_once_and_kept(tmp_path):
    match = a_match()

    async def evening(hub, reviews):
        first = json.loads(await show(reviews, MATCH, lambda: match, "here"))
        assert first["waiting"], "nothing is compiled yet"
        hub.bots.ready.add("gaunerbande")
        told = await until_complete(reviews, match)
        assert told["seat"] == 0
        assert told["bill"]["points"] == sum(row.points[0] for row in match.sheet)

        def forbidden():
            raise AssertionError("it is kept")

        assert json.loads(await show(reviews, MATCH, forbidden, "here")) == told

    with_hub(tmp_path, evening)


def test_one_address_has_few_reviews_at_once_and_others_have_theirs(tmp_path, monkeypatch):
    """Each has its match in memory: whoever asks for hundreds waits, and is told so."""
    begun: list[Key] = []

    async def compute(self, key, running, match):
        begun.append(key)
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_compute", compute)
    match = a_match()

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        for number in range(40):
            assert json.loads(await show(reviews, Key("abcdefgh", number, 0), lambda: match, "flood"))["waiting"]
        await asyncio.sleep(0)
        assert len(begun) == reviewing.AT_ONCE_PER_ADDRESS
        await show(reviews, MATCH._replace(code="abcdefg2"), lambda: match, "here")
        await asyncio.sleep(0)
        assert begun[-1].code == "abcdefg2"
        for number in range(2 * reviewing.AT_ONCE):
            await show(reviews, Key("abcdefg3", number, 0), lambda: match, f"flood {number}")
        await asyncio.sleep(0)
        assert len(begun) == reviewing.AT_ONCE

    with_hub(tmp_path, evening)


def test_a_very_long_match_counts_for_several(tmp_path, monkeypatch):
    """A thousand rounds are a match as well, and all of its decisions are kept until they are judged."""

    async def compute(self, key, running, match):
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_compute", compute)
    monkeypatch.setattr(reviewing, "LONG", 1 + a_match().story_length // (reviewing.AT_ONCE_PER_ADDRESS - 1))
    match = a_match()

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        for who in ("flood", "here"):
            for number in range(3):
                await show(reviews, Key("abcdefgh", number, 0), lambda: match, who)
                assert [each.address for each in reviews._running.values()].count("flood") == 1
        assert len(reviews._running) == 2, "somebody else has theirs"

    with_hub(tmp_path, evening)


def test_what_is_known_is_written_beside_the_loop(tmp_path, monkeypatch):
    """Of a match of a thousand rounds that takes half a second, and anybody may ask ten times a second."""
    match, threads = a_match(), set()
    write = module.Review.as_json

    def as_json(self):
        threads.add(threading.current_thread())
        return write(self)

    monkeypatch.setattr(module.Review, "as_json", as_json)

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        await until_complete(reviews, match)
        assert threads
        assert threading.current_thread() not in threads

    with_hub(tmp_path, evening)


def test_memory_grows_with_a_match_and_not_with_its_square():
    """Every decision is kept until it is judged, but without the story before it: a match of a thousand rounds would
    take gigabytes with it.
    """

    def taken(rounds: int) -> int:
        game = games.get("gaunerbande")
        match = Match(game, players=4, options=game.options(rounds=rounds, limit=10_000), seed=1)
        while not match.over:
            seat = match.awaiting[0]
            match.play_quietly(seat, match.legal(seat)[0])
        tracemalloc.start()
        review = module.Review(match, 0)
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert review.positions
        return held

    taken(2)  # whatever is loaded only once
    assert taken(24) < 5 * taken(6)


def test_matches_are_fetched_in_turn(tmp_path):
    """Reading old matches from long logs is work as well: an address that asks for many waits behind one that does
    not.
    """
    fetched: list[str] = []
    enough, match = threading.Event(), a_match()

    def recall(who: str):
        def work() -> Match:
            enough.wait(LONGEST)
            fetched.append(who)
            return match

        return work

    async def evening(hub, reviews):
        flood = [
            asyncio.create_task(show(reviews, Key("abcdefgh", number, 0), recall("flood"), "flood"))
            for number in range(beside.PARTS_PER_ADDRESS)
        ]
        while not len(reviews._world.work.reviews.line) >= beside.PARTS_PER_ADDRESS - reviews._world.work.places:
            await asyncio.sleep(0.01)
        calm = asyncio.create_task(show(reviews, MATCH._replace(code="abcdefg2"), recall("calm"), "here"))
        while len(reviews._world.work.reviews.line) <= beside.PARTS_PER_ADDRESS - reviews._world.work.places:
            await asyncio.sleep(0.01)
        enough.set()
        await asyncio.gather(calm, *flood)
        assert fetched.index("calm") <= 2 * reviews._world.work.places

    with_hub(tmp_path, evening)


def test_of_several_servers_one_computes(tmp_path):
    match = a_match()

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        store = hub.store
        assert await store.reviews.claim(*MATCH, hub.now())  # somebody else
        assert json.loads(await show(reviews, MATCH, lambda: match, "here"))["waiting"]
        assert not await store.reviews.claim(*MATCH, hub.now())
        assert await store.reviews.claim(*MATCH, hub.now() + STALE + 1), "who gives no sign of life is gone"
        await store.reviews.give_up(*MATCH)
        assert (await until_complete(reviews, match))["complete"]
        assert len(await store.read(lambda connection: connection.execute(select(REVIEWS)).all())) == 1

    with_hub(tmp_path, evening)


def test_several_servers_on_one_postgresql_compute_it_once_and_all_show_it(monkeypatch):
    """Both are asked at once; if the one that is at it goes, the other takes over."""
    match = a_match()
    begun: list[int] = []
    real = reviewing._begin
    monkeypatch.setattr(reviewing, "_begin", lambda *given: (begun.append(1), real(*given))[1])

    async def evening(url: str) -> None:
        hubs = [Hub(Config(database=url, warm_up=False, keep=0)) for _ in range(2)]
        both = [hub.house.reviews for hub in hubs]
        try:
            for hub in hubs:
                hub.bots.ready.add("gaunerbande")
            told = await asyncio.gather(*(until_complete(reviews, match) for reviews in both))
            assert told[0] == told[1]
            assert len(begun) == 1
            gone = Key("abcdefgh", 2, 0)
            long_ago = hubs[0].now() - STALE - 1  # and never heard of again
            assert await hubs[0].store.reviews.claim(*gone, long_ago)
            assert (await until_complete(both[1], match, gone))["complete"]
            assert len(begun) == 2
        finally:
            for reviews, hub in zip(both, hubs, strict=True):
                reviews.close()
                await hub.close()

    with start_postgres() as cluster:
        spend(evening(cluster.url), LONGEST)


def test_nothing_in_it_names_a_card_that_its_seat_did_not_know(tmp_path):
    """Moves and candidates are what the seat could play; of the others there are names, points and chances."""
    match = a_match()

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        told = await until_complete(reviews, match)
        legal = {number: now.legal(0) for number, (now, _) in enumerate(match.retrace()) if not now.over}
        assert len(told["decisions"]) > 5
        for each in told["decisions"]:
            known = legal[each["number"]]
            assert {each["move"], each["best"], *(other["move"] for other in each["candidates"])} <= set(known)
        rest = {key: value for key, value in told.items() if key not in ("decisions", "names")}
        cards = {card for seat in range(3) for card in match.view(seat)["taken"][seat]}
        assert len(cards) > 30
        assert not cards & set(json.dumps(rest).replace('"', " ").split())

    with_hub(tmp_path, evening)


def test_what_another_move_had_done_is_for_open_links_alone(house):
    async def evening():
        opened, guests = await finish(house)
        (found,) = tickets(house, opened["code"], guests[1].token)
        _, told, _ = house.get(f"/api/replays/{found['open']}")
        number = next(i for i, step in enumerate(told["steps"][1:]) if step["seat"] == 1)
        asked = {"ticket": found["open"], "number": number, "seat": 1}
        status, first, _ = house.post("/api/branch", asked)
        assert (status, first["steps"]) == (200, [])
        status, tried, _ = house.post("/api/branch", {**asked, "tried": [first["legal"][-1]]})
        assert (status, tried["steps"][0]["move"]) == (200, first["legal"][-1])
        assert house.post("/api/branch", {**asked, "tried": ["dance"]})[0] == 422
        assert house.post("/api/branch", {**asked, "tried": ["x"] * 9})[1]["key"] == "bad_message"
        for wrong in ({"ticket": found["own"]}, {"number": 99_999}, {"seat": 7}, {"ticket": found["open"][:-1] + "!"}):
            status, refused, _ = house.post("/api/branch", {**asked, **wrong})
            assert (status, refused["key"]) == (404, "no_such_replay"), wrong
        await leave(*guests)

    spend(evening(), LONGEST)


def test_a_seat_that_was_not_there_has_none(tmp_path):
    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        with pytest.raises(Refused):
            await show(reviews, Key("abcdefgh", 1, 3), a_match, "here")

    with_hub(tmp_path, evening)


def test_when_nobody_waits_it_is_put_aside_and_goes_on_later(tmp_path, monkeypatch):
    match = a_match()

    async def evening(hub, reviews):
        hub.bots.ready.add("gaunerbande")
        monkeypatch.setattr(reviewing, "FORGOTTEN", -1.0)
        await show(reviews, MATCH, lambda: match, "here")
        async with asyncio.timeout(LONGEST):
            while reviews._running:
                await asyncio.sleep(0.05)
        assert await hub.store.reviews.find(*MATCH) is None
        monkeypatch.setattr(reviewing, "FORGOTTEN", 60.0)
        assert (await until_complete(reviews, match))["complete"]

    with_hub(tmp_path, evening)


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
def test_threads_stand_back(tmp_path):
    async def evening(hub, reviews):
        def priority() -> int:
            return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

        assert await reviews._world.work.reviews.run(priority) == pool.LOWEST

    with_hub(tmp_path, evening)


def test_it_goes_with_its_table(tmp_path):
    """And what is finished after that is not kept."""
    database = f"sqlite:///{tmp_path}/x.db"

    async def evening(hub, reviews):
        store = hub.store
        await store.write(lambda it: it.exec_driver_sql("INSERT INTO log VALUES ('abcdefgh', 1, 5, '{}')").rowcount)
        assert await store.reviews.claim(*MATCH, 5)
        await store.reviews.keep(*MATCH, "{}")
        assert await store.reviews.claim("abcdefgh", 2, 0, 5)
        assert await store.log.forget("abcdefgh", 10)
        await store.reviews.keep("abcdefgh", 2, 0, "{}")
        assert await store.read(lambda connection: connection.execute(select(REVIEWS)).all()) == []

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
