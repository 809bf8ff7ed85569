"""The deal of the day, and cards that are sent, over HTTP: who gets to see what, and what counts."""

import asyncio
import json
import sqlite3
from datetime import UTC, date, datetime, timedelta

import pytest

from stammtisch import daily, games
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage.days import STALE
from stammtisch.service import challenges, computing, days
from stammtisch.service.computing import Days
from stammtisch.service.store import Computed
from stammtisch.table import Row
from tests.server.evenings import spend
from tests.server.guest import Guest

TODAY = datetime.now(UTC).date()
PAST = TODAY - timedelta(days=3)
GAME = "zehn"
DEAL = f"/api/day/{PAST}/{GAME}"
SECRETS = ("hand", "cards", "seed", "dice", "par", "meister", "list", "points", "totals", "replay", "token")
"""What nobody may be told of a deal before they have played it."""


def browser(name: str) -> str:
    return f"the browser of {name}, whichever"


def sit(house, who: str, path: str = DEAL, **more) -> dict:
    status, told, _ = house.post(path, {"name": who, "browser": browser(who), "pace": "instant", **more})
    assert status == 201, told
    return told


def first(legal: list[str]) -> str:
    return legal[0]


def last(legal: list[str]) -> str:
    return legal[-1]


async def play(house, table: dict, choose=first) -> Guest:
    guest = await Guest(house, table["code"], table["token"]).come()
    await guest.play(choose)
    await guest.go()
    return guest


def held(table: dict, **more) -> dict:
    return {"code": table["code"], "token": table["token"], **more}


def names_of(told: object) -> set[str]:
    """Every key in it, however deep."""
    if isinstance(told, dict):
        return set(told) | {name for value in told.values() for name in names_of(value)}
    return {name for value in told for name in names_of(value)} if isinstance(told, list) else set()


def test_the_leaf_of_a_day_tells_seat_and_rules_and_no_card(house):
    status, leaf, _ = house.get(f"/api/day/{PAST}")
    assert status == 200
    assert [row["game"] for row in leaf["games"]] == [game.name for game in daily.of_the_day()]
    for row in leaf["games"]:
        deal = daily.find(games.get(row["game"]), PAST)
        assert (row["players"], row["seat"], row["company"]) == (deal.players, deal.seat, list(deal.company))
        assert row["options"] == json.loads(json.dumps(deal.agreed.as_json()))
        assert not names_of({key: value for key, value in row.items() if key != "options"}) & set(SECRETS)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        (f"/api/day/{TODAY + timedelta(days=2)}", "day_not_begun"),
        ("/api/day/2025-12-31", "no_such_day"),
        ("/api/day/2026-13-01", "no_such_day"),
        ("/api/day/20261115", "no_such_day"),
        ("/api/day/2026-W46-7", "no_such_day"),
        ("/api/day/today-----", "no_such_day"),
        (f"/api/day/{'9' * 500}", "no_such_day"),
    ],
)
def test_days_that_are_none_are_refused(house, path, key):
    status, told, _ = house.get(path)
    assert (status, told["key"]) == (404, key)
    status, told, _ = house.post(f"{path}/{GAME}", {"browser": browser("Ada")})
    assert (status, told["key"]) == (404, key)


def test_what_cannot_be_asked_for_is_refused(house):
    assert house.post(f"/api/day/{PAST}/skat", {"browser": browser("Ada")})[1]["key"] == "no_such_game"
    for wrong in ({}, {"browser": "short"}, {"browser": browser("Ada"), "name": ""}, {"browser": 7}):
        assert house.post(DEAL, wrong)[0] == 422
    assert house.post(DEAL, b"[" * 40_000)[1]["key"] == "too_large"
    assert house.post(f"{DEAL}/result", {"code": "abcdefgh", "token": "x" * 30})[1]["key"] == "no_such_table"


def test_the_day_begins_in_the_east_and_ends_in_the_west(tmp_path):
    async def evening():
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        try:
            noon = int(datetime(2026, 11, 15, 11, tzinfo=UTC).timestamp() * 1000)
            hub.clock.now = lambda: noon
            assert days.latest(hub.house) == date(2026, 11, 16)
            assert days.day_of(hub.house, "2026-11-16") == date(2026, 11, 16)
            hub.clock.now = lambda: noon - 2 * 3600_000
            assert days.latest(hub.house) == date(2026, 11, 15)
            assert not days.is_over(hub.house, date(2026, 11, 14))
            hub.clock.now = lambda: noon + 3600_000
            assert days.is_over(hub.house, date(2026, 11, 13))
            assert days.is_over(hub.house, date(2026, 11, 14))
        finally:
            await hub.close()

    spend(evening())


def test_the_first_try_counts_and_only_who_has_played_sees_anything(house):
    async def evening():
        ada, ben = sit(house, "Ada"), sit(house, "Ben")
        assert (ada["try"], ben["try"]) == (1, 1)
        again = sit(house, "Ada")
        assert again["try"] == 2, "who has seen the deal has no second first try, finished or not"

        for path in ("result", "meister"):
            for wrong, key in (
                (held(ada), "still_playing"),
                ({"code": ada["code"], "token": ben["token"]}, "not_seated"),
            ):
                assert house.post(f"{DEAL}/{path}", wrong)[1]["key"] == key
        assert house.post(f"{DEAL}/list", held(ada, name="Ada"))[1]["key"] == "still_playing"

        watching = await Guest(house, ada["code"]).come()
        assert watching.view is None, "nobody looks over a shoulder"
        await watching.go()

        sat = await play(house, ada)
        assert sat.table["day"] == PAST.isoformat()
        assert sat.table["challenge"] is None
        outcome = sat.view["outcome"]
        status, told, _ = house.post(f"{DEAL}/result", held(ada))
        assert status == 200, told
        deal = daily.find(games.get(GAME), PAST)
        assert told["points"] == outcome["totals"][deal.seat]
        assert told["seat"] == sat.you["seat"] == deal.seat
        assert (told["try"], told["list"], told["par"], told["complete"]) == (1, [], None, False)
        assert house.get(f"/api/replays/{told['replay']['open']}")[0] == 200
        for other in (f"/api/day/{PAST - timedelta(days=1)}/{GAME}", f"/api/day/{PAST}/black_spy"):
            status, refused, _ = house.post(f"{other}/result", held(ada))
            assert (status, refused["key"]) == (403, "not_played")
        assert house.post(f"{DEAL}/meister", held(ada))[1]["key"] == "busy"

        assert house.post(f"{DEAL}/list", held(ada, name=" "))[1]["key"] == "bad_name"
        _, told, _ = house.post(f"{DEAL}/list", held(ada, name="Ada", face=3))
        assert told["list"] == [{"name": "Ada", "face": 3, "points": told["points"], "you": True}]
        await play(house, again, last)
        assert house.post(f"{DEAL}/list", held(again, name="Ada the second"))[1]["key"] == "no_first_try"

        twin = await play(house, ben)
        assert twin.view["outcome"] == outcome, "the same moves, the same table"
        _, told, _ = house.post(f"{DEAL}/list", held(ben, name="Ben"))
        assert [(row["name"], row["you"]) for row in told["list"]] == [("Ada", False), ("Ben", True)]

    spend(evening())


def test_what_was_begun_is_taken_up_again_after_a_restart(house):
    """Half-way, the server is gone; the same table goes on to the same end."""

    async def evening():
        whole, half = sit(house, "Edda"), sit(house, "Finn")
        done = await play(house, whole)
        ben = await Guest(house, half["code"], half["token"]).come()
        for _ in range(3):
            await ben.until(lambda: ben.legal)
            await ben.do("move", decision=ben.decision["number"], move=ben.legal[0])
        house.kill()
        house.start()
        back = await play(house, half)
        assert back.view["outcome"] == done.view["outcome"]
        _, told, _ = house.post(f"{DEAL}/result", held(half))
        assert told["try"] == 1

    spend(evening())


def test_the_list_is_the_best_first_and_goes_with_its_tables(tmp_path):
    async def evening():
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        store = hub.store
        try:
            for number, points in enumerate((12, 3, 7)):
                code = f"abcdefg{number + 2}"
                assert await store.attempts.begin("d", f"who {number}", code, number, None, None) == 1
                await store.attempts.finish("d", code, points)
                await store.attempts.finish("d", code, 99)
                await store.attempts.sign("d", code, f"N{number}", None)
            assert await store.attempts.begin("d", "who 1", "abcdefgz", 9, None, None) == 2
            await store.attempts.finish("d", "abcdefgz", 0)
            await store.attempts.sign("d", "abcdefgz", "again", None)
            assert [row.points for row in await store.attempts.listed("d", 10, low_wins=True)] == [3, 7, 12]
            assert [row.points for row in await store.attempts.listed("d", 2, low_wins=False)] == [12, 7]
            assert await store.attempts.listed("e", 10, low_wins=True) == []
            written = asyncio.get_running_loop().create_future()
            hub.store.log.stream("abcdefg3").append([Row(1, 5, b"[]")], written.set_result)
            assert await written is None
            assert await hub.tables.forget("abcdefg3", 100)
            assert [row.name for row in await store.attempts.listed("d", 10, low_wins=True)] == ["N2", "N0"]
        finally:
            await hub.close()

    spend(evening())


def test_par_and_the_meister_are_computed_once_and_forgotten_late(tmp_path, monkeypatch):
    monkeypatch.setattr("stammtisch.daily.meister.SIMULATIONS", 32)
    deal = daily.find(games.get("gaunerbande"), PAST)

    async def evening():
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        found, other = Days(hub), Days(hub)
        try:
            assert not (await found.find(deal)).complete, "nothing is compiled yet"
            hub.bots.ready.add("gaunerbande")
            async with asyncio.timeout(200):
                while not (leaf := await found.find(deal)).complete:
                    await asyncio.sleep(0.05)
            par = json.loads(leaf.par)
            assert sum(count for _, count in par["strokes"]) == 100
            meister = json.loads(leaf.meister)
            match = deal.match()
            for seat, move in meister["moves"]:
                match.play(seat, move)
            assert match.outcome.totals[deal.seat] == meister["points"]
            monkeypatch.setattr(computing, "_par", None)
            assert await other.find(deal) == leaf
            store = hub.store
            assert not await store.days.claim(deal.name, hub.now() + 10 * STALE)
            await store.days.forget(hub.now() + 1)
            assert await store.days.find(deal.name) == Computed()
            assert await store.days.claim(deal.name, hub.now())
            assert not await store.days.claim(deal.name, hub.now()), "of several servers one computes"
            assert await store.days.claim(deal.name, hub.now() + 2 * STALE)
        finally:
            found.close()
            other.close()
            await hub.close()

    spend(evening(), 220)


# Cards that are sent


def test_a_friend_plays_the_same_cards_and_then_both_see_both(house):
    async def evening():
        quick = {"game": "gaunerbande", "name": "Ada", "face": 4, "pace": "instant", "level": "lehrling", "players": 3}
        _, table, _ = house.post("/api/quick", {**quick, "options": {"rounds": 1}})
        assert house.post("/api/challenges", held(table))[1]["key"] == "still_playing"
        ada = await play(house, table)
        status, sent, _ = house.post("/api/challenges", held(table))
        assert status == 201, sent
        link = f"/api/challenges/{sent['challenge']}"

        status, told, _ = house.get(link)
        assert status == 200
        assert told["from"] == {"name": "Ada", "face": 4}
        assert not names_of({key: value for key, value in told.items() if key != "options"}) & set(SECRETS)

        ben = sit(house, "Ben", link)
        for wrong, key in ((held(ben), "still_playing"), ({**held(ben), "token": "x" * 30}, "not_seated")):
            assert house.post(f"{link}/results", wrong)[1]["key"] == key
        _, told, _ = house.post(f"{link}/results", held(table))
        assert [(row["name"], row["points"] is None) for row in told["results"]] == [("Ada", False), ("Ben", True)]
        played = await play(house, ben)
        assert played.table["challenge"] == sent["challenge"]
        assert played.view["outcome"] == ada.view["outcome"], "the same moves, cards, company and dice"
        assert played.view["names"] == ["Ben", *ada.view["names"][1:]]

        for mine, name in ((table, "Ada"), (ben, "Ben")):
            _, told, _ = house.post(f"{link}/results", held(mine))
            assert [row["name"] for row in told["results"]] == ["Ada", "Ben"]
            assert [row["name"] for row in told["results"] if row["you"]] == [name]
            for row in told["results"]:
                assert house.get(f"/api/replays/{row['replay']}")[0] == 200
        other = sit(house, "Cleo", DEAL)
        await play(house, other)
        assert house.post(f"{link}/results", held(other))[1]["key"] == "not_played"

        guest = await Guest(house, table["code"], table["token"]).come()
        await guest.do("rematch")
        await guest.do("start")
        assert house.get(link)[0] == 200, "playing on at that table does not take it back"
        _, told, _ = house.post(f"{link}/results", held(table))
        assert [row["name"] for row in told["results"]] == ["Ada", "Ben"]
        await guest.go()

        for wrong in (
            "",
            "x",
            "abcdefgh-1-xxx",
            f"{sent['challenge']}0",
            sent["challenge"].translate(str.maketrans("0123456789abcdef", "123456789abcdef0")),
            "é-1-a",
        ):
            assert (
                house.get(f"/api/challenges/{wrong.encode().hex() if not wrong.isascii() else wrong or '-'}")[0] == 404
            )

    spend(evening())


def test_who_sits_down_at_the_table_it_was_sent_from_changes_nothing(house):
    """A friend who was invited there, or a guest who would like to spoil it."""

    async def evening():
        quick = {"game": GAME, "name": "Ada", "pace": "instant", "players": 3, "options": {"rounds": 1}}
        _, table, _ = house.post("/api/quick", quick)
        await play(house, table)
        _, sent, _ = house.post("/api/challenges", held(table))
        link = f"/api/challenges/{sent['challenge']}"
        _, before, _ = house.get(link)
        eve = await Guest(house, table["code"], browser="a browser of her own").come()
        await eve.do("sit", name="Eve", seat=1)
        assert house.get(link)[1] == before
        assert house.post("/api/challenges", {"code": table["code"], "token": eve.token})[1]["key"] == "not_seated"
        ben = sit(house, "Ben", link)
        await play(house, ben)
        for mine in (table, ben):
            _, told, _ = house.post(f"{link}/results", held(mine))
            assert [row["name"] for row in told["results"]] == ["Ada", "Ben"]
        assert table["code"] not in str(house.post(f"{link}/results", held(ben))[1])
        await eve.go()

    spend(evening())


def test_junk_hides_no_result_of_a_friend(house):
    """One address opens a challenge again and again, each time as another browser."""

    async def evening():
        quick = {"game": GAME, "name": "Ada", "pace": "instant", "players": 3, "options": {"rounds": 1}}
        _, table, _ = house.post("/api/quick", quick)
        await play(house, table)
        link = f"/api/challenges/{house.post('/api/challenges', held(table))[1]['challenge']}"
        early = sit(house, "Ben", link)
        for number in range(challenges.MOST + 1):
            sit(house, f"Junk {number}", link)
        late = sit(house, "Cleo", link)
        for friend in (early, late):
            await play(house, friend)
            _, told, _ = house.post(f"{link}/results", held(friend))
            assert [row.get("again") for row in told["results"] if row["you"]] == [None]
        _, told, _ = house.post(f"{link}/results", held(table))
        assert [row["name"] for row in told["results"]][:3] == ["Ada", "Ben", "Cleo"]
        assert len(told["results"]) == 1 + challenges.FROM_ONE
        with sqlite3.connect(house.file) as database:
            database.execute("UPDATE attempts SET points = 0 WHERE name LIKE 'Junk%'")
        _, told, _ = house.post(f"{link}/results", held(late))
        assert told["results"][-1].items() >= {"name": "Cleo", "you": True}.items(), "they see themselves all the same"
        assert "again" not in told["results"][-1]

    spend(evening())


def test_nobody_sends_hands_of_others_nor_the_deal_of_today(house):
    async def evening():
        table = house.open(GAME, players=2, options={"rounds": 1})
        ada = await Guest(house, table["code"], table["token"]).come()
        ben = await Guest(house, table["code"]).come()
        await ben.do("sit", name="Ben")
        await ada.do("start")
        await asyncio.gather(ada.play(first), ben.play(first))
        status, refused, _ = house.post("/api/challenges", held(table))
        assert (status, refused["key"]) == (422, "others_sat_there")
        await ada.go()
        await ben.go()

        _, lesson, _ = house.post("/api/quick", {"game": GAME, "name": "Ada", "lesson": True, "pace": "instant"})
        await play(house, lesson)
        assert house.post("/api/challenges", held(lesson))[1]["key"] == "nothing_to_send"

        today = sit(house, "Ada", f"/api/day/{TODAY}/{GAME}")
        await play(house, today)
        assert house.post("/api/challenges", held(today))[1]["key"] == "day_still_on"

        for other, seat in ((table, ben.you["seat"]), (today, 0)):  # nor by way of practice from the first move
            ticket = house.post("/api/replays", held(other))[1]["replays"][0]["open"]
            asked = {"ticket": ticket, "move": 0, "seat": seat, "name": "Ada", "pace": "instant"}
            status, practice, _ = house.post("/api/practice", asked)
            assert status == 201, practice
            await play(house, practice)
            assert house.post("/api/challenges", held(practice))[1]["key"] == "nothing_to_send"

        past = sit(house, "Dov")
        await play(house, past)
        assert house.post("/api/challenges", held(past))[0] == 201

    spend(evening())
