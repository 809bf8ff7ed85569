"""What somebody could try to look better than they played: a second tab, forged names, links that tell too much."""

import asyncio
from datetime import date, timedelta
from types import SimpleNamespace

import pytest

from stammtisch import daily, games
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage import Store
from stammtisch.service import challenges, replays
from stammtisch.service.computing import WAITING, Days
from stammtisch.service.endpoints import Ask
from stammtisch.service.store import LINK_LETTERS, Link
from stammtisch.table import Refused
from stammtisch.table.participants import Finished
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_days import DEAL, held, last, play, sit
from tests.server.test_loop import ask, running


def test_who_tries_a_deal_out_in_a_second_tab_has_no_first_try(house):
    """Both tabs see the same cards; whoever plays in one of them knows what comes in the other."""

    async def evening():
        one, two = sit(house, "Eve"), sit(house, "Eve")
        await play(house, two)
        assert house.post(f"{DEAL}/result", held(two))[1]["try"] == 2
        await play(house, one, last)
        assert house.post(f"{DEAL}/result", held(one))[1]["try"] == 2
        assert house.post(f"{DEAL}/list", held(one, name="Eve"))[1]["key"] == "no_first_try"
        assert house.post(f"{DEAL}/result", held(one))[1]["list"] == []

        fair = sit(house, "Ada")
        await play(house, fair)
        await play(house, sit(house, "Ada"), last)
        assert house.post(f"{DEAL}/result", held(fair))[1]["try"] == 1, "what came afterwards changes nothing"

    spend(evening())


def test_one_move_in_the_other_tab_is_enough(house):
    async def evening():
        one, two = sit(house, "Fay"), sit(house, "Fay")
        curious = await Guest(house, two["code"], two["token"]).come()
        await curious.until(lambda: curious.legal)
        await curious.do("move", decision=curious.decision["number"], move=curious.legal[0])
        await curious.go()
        await play(house, one)
        assert house.post(f"{DEAL}/result", held(one))[1]["try"] == 2

    spend(evening())


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ada", "name_taken"),
        ("ADA", "name_taken"),
        ("A\u200dda", "name_taken"),
        ("\uff21\uff44\uff41", "name_taken"),
        ("\u0410d\u0430", "name_taken"),
        ("\u0391d\u03b1", "name_taken"),
        ("\u3164", "bad_name"),
        ("\u2800\u2800", "bad_name"),
    ],
    ids=["same", "capitals", "joiner", "wide", "cyrillic", "greek", "filler", "blank braille"],
)
def test_a_name_on_the_list_is_seen_and_told_from_the_others(tmp_path, name, key):
    async def evening():
        store = Store(f"sqlite:///{tmp_path}/x.db")
        attempts = store.attempts
        for code, browser in (("abcdefg2", "one"), ("abcdefg3", "two")):
            await attempts.begin("d", browser, code, 1, None, None)
            await attempts.finish("d", code, 7)
        await attempts.sign("d", "abcdefg2", "Ada", None)
        with pytest.raises(Refused) as refused:
            await attempts.sign("d", "abcdefg3", name, None)
        assert refused.value.key == key
        assert [each.name for each in await attempts.listed("d", 9, low_wins=True)] == ["Ada"]
        await attempts.sign("d", "abcdefg2", "Ada", 3)  # one's own may stay
        await attempts.sign("d", "abcdefg3", "Ben", None)
        await attempts.begin("e", "two", "abcdefg4", 1, None, None)
        await attempts.sign("e", "abcdefg4", "Ada", None)  # and each deal has a list of its own
        await store.close()

    spend(evening())


def test_one_address_does_not_fill_the_list(tmp_path):
    """A new browser is quickly made, and with it a first try; names on a list are counted by address."""

    async def evening():
        tables = [sit(house, f"Guest {number}") for number in range(3)]
        for table in tables:
            await play(house, table)
        first, second, third = tables
        assert house.post(f"{DEAL}/list", held(first, name="Ada"))[0] == 200
        assert house.post(f"{DEAL}/list", held(second, name="Ben"))[0] == 200
        status, told, _ = house.post(f"{DEAL}/list", held(third, name="Cleo"))
        assert (status, told["key"]) == (429, "too_fast")
        assert house.post(f"{DEAL}/list", held(first, name="Adele"))[0] == 200, "a name may change"
        assert house.post(f"{DEAL}/result", held(third))[0] == 200

    with House(tmp_path, signatures=2).start() as house:
        spend(evening())


def test_the_link_of_a_challenge_does_not_lead_to_its_table(house):
    """Whoever had the code could look at the finished match, and sit down there."""

    async def evening():
        quick = {"game": "gaunerbande", "name": "Ada", "pace": "instant", "players": 3, "options": {"rounds": 1}}
        _, table, _ = house.post("/api/quick", quick)
        await play(house, table)
        _, sent, _ = house.post("/api/challenges", held(table))
        assert house.post("/api/challenges", held(table))[1] == sent, "however often it is sent"
        link = sent["challenge"]
        _, told, _ = house.get(f"/api/challenges/{link}")
        taken = sit(house, "Ben", f"/api/challenges/{link}")
        ben = await Guest(house, taken["code"], taken["token"]).come()
        await ben.until(lambda: ben.legal)
        assert table["code"] not in link + str(told) + str(taken) + "".join(ben.frames)
        await ben.go()
        for wrong in (link[:-1], link[:-1] + "g", link.upper() + "A", f"{link}0", f"{table['code']}-1-{link[:24]}"):
            assert house.get(f"/api/challenges/{wrong}")[1]["key"] == "no_such_challenge"

    spend(evening())


def test_a_challenge_tried_out_in_a_second_tab_says_so(house):
    async def evening():
        quick = {"game": "gaunerbande", "name": "Ada", "pace": "instant", "players": 3, "options": {"rounds": 1}}
        _, table, _ = house.post("/api/quick", quick)
        await play(house, table)
        link = f"/api/challenges/{house.post('/api/challenges', held(table))[1]['challenge']}"
        one, two = sit(house, "Ben", link), sit(house, "Ben", link)
        await play(house, two)
        await play(house, one)
        _, told, _ = house.post(f"{link}/results", held(table))
        assert [(row["name"], row.get("again", False)) for row in told["results"]] == [("Ada", False), ("Ben", True)]

    spend(evening())


def test_who_plays_the_deal_of_a_day_as_a_challenge_has_no_first_try_left(house):
    async def evening():
        dov = sit(house, "Dov")
        await play(house, dov)
        link = f"/api/challenges/{house.post('/api/challenges', held(dov))[1]['challenge']}"
        before = sit(house, "Gil")
        await play(house, sit(house, "Gil", link))
        await play(house, before)
        assert house.post(f"{DEAL}/result", held(before))[1]["try"] == 2
        taken = sit(house, "Hal", link)
        await play(house, taken)
        assert sit(house, "Hal")["try"] == 2
        assert house.post(f"{DEAL}/list", held(taken, name="Hal"))[1]["key"] == "not_played"

    spend(evening())


# What costs something is computed in turn


def test_whatever_waits_to_be_computed_waits_without_its_log():
    """A log may have 20 MB: it is read when its turn has come, by whoever computes, and in a line that is fair."""
    asked = []

    async def compute_from_log(code, work, *, address):
        asked.append((code, address))
        raise Refused("too_fast")

    async def link(key):
        return Link("abcdefgh", 1, "open")

    async def sent(deal):
        return "abcdefgh", 1

    async def get(code):
        return SimpleNamespace(table=SimpleNamespace(matches=2, phase="playing", finished=[Finished(1, {})], flow=None))

    store = SimpleNamespace(links=SimpleNamespace(find=link), challenges=SimpleNamespace(find=sent))
    world = SimpleNamespace(store=store, work=SimpleNamespace(compute_from_log=compute_from_log))
    here = SimpleNamespace(world=world, tables=SimpleNamespace(get=get))
    ask = Ask("10.0.0.7", {"challenge": "0" * challenges.KEY})

    async def evening():
        with pytest.raises(Refused):
            await challenges._sent(here, ask)
        shown = await replays.find(here, "k" * LINK_LETTERS)
        assert asked == [("abcdefgh", "10.0.0.7")]
        with pytest.raises(Refused):
            await shown.compute(here, lambda match, pause: match, "10.0.0.8")

    spend(evening())
    assert asked == [("abcdefgh", "10.0.0.7"), ("abcdefgh", "10.0.0.8")]


def test_who_plays_through_the_past_keeps_nobody_waiting_for_today(tmp_path, monkeypatch):
    today, game = date(2026, 11, 15), games.get("zehn")
    computed = []
    gate = asyncio.Event()

    async def compute(self, deal):
        computed.append(deal.day)
        await gate.wait()

    monkeypatch.setattr(Days, "_compute", compute)

    async def evening():
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        hub.bots.ready.add(game.name)
        days = Days(hub)
        try:
            past = [today - timedelta(days=number) for number in range(200, 200 - 2 * WAITING, -1)]
            for day in past:
                days.want(daily.find(game, day))
            await asyncio.sleep(0)
            days.want(daily.find(game, today))
            gate.set()
            while len(computed) < WAITING:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert computed[1] == today
            assert len(computed) <= WAITING + 1
        finally:
            days.close()
            await hub.close()

    spend(evening())


# Whatever is sent to a route


ODD = (None, True, -1, 2**70, 1e308, "", "\0", "x" * 300, "\u0661", [], [[None]], {}, {"a": {"b": [1]}}, ["x"] * 9)
FINE = {"browser": "x" * 20, "name": "Ada", "code": "abcdefgh", "token": "t" * 30, "game": "zehn"}
LINK = f"/api/challenges/{'0' * challenges.KEY}"
ROUTES = {
    DEAL: ("browser", "name", "face", "pace"),
    f"{DEAL}/result": ("code", "token"),
    f"{DEAL}/list": ("code", "token", "name", "face"),
    f"{DEAL}/meister": ("code", "token"),
    "/api/challenges": ("code", "token"),
    LINK: ("browser", "name"),
    f"{LINK}/results": ("code", "token"),
    "/api/branch": ("ticket", "number", "seat", "tried"),
    "/api/practice": ("ticket", "move", "seat", "level", "pace"),
    "/api/replay": ("record", "first"),
    "/api/lab": ("game", "settings", "players", "swept"),
    "/api/tables": ("programme", "seats", "ages", "absence", "stand_in"),
}


def test_wrong_types_are_refused_at_every_route(tmp_path):
    async def evening():
        async with running(tmp_path) as app:
            for path, fields in ROUTES.items():
                for odd in ODD[1:]:  # without a body it would be another method
                    status, told = await ask(app, path, odd)
                    assert status in (404, 422), (path, odd, told)
                for field in fields:
                    for odd in ODD:
                        status, told = await ask(app, path, {**FINE, field: odd})
                        assert status < 500, (path, field, odd, told)

    spend(evening())


@pytest.mark.parametrize(
    "programme",
    [[{"game": "zehn", "matches": 10_000}], [{"game": "zehn"}] * 10_000, [{"game": "zehn", "matches": 9}] * 12],
)
def test_an_evening_has_an_end(tmp_path, programme):
    async def evening():
        async with running(tmp_path) as app:
            status, told = await ask(app, "/api/tables", {"game": "zehn", "name": "Ada", "programme": programme})
            assert status in (413, 422), told

    spend(evening())
