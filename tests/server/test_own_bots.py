"""Bots of somebody's own on a real server, in real processes, behaving badly; and away after a restart."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.bots.own.address import BadBot
from stammtisch.core.errors import StammtischError
from stammtisch.server.work import thinking
from stammtisch.server.work.own_bots import OwnBots
from stammtisch.service.metrics import Metrics
from stammtisch.table.flow import Think
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House

NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"
BOTS = [f"{name}={NAUGHTY}:Naughty" for name in ("fine", "raises", "illegal", "sleeps", "exits")]
ADVISERS = [f"{name}={NAUGHTY}:{name}" for name in ("Talker", "Whole", "Naughty")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), own_bots=BOTS).start() as running:
        yield running


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def play(guest: Guest, decisions: int) -> None:
    """Somebody who plays anything, so often."""
    chance = random.Random(3)
    for _ in range(decisions):
        await guest.until(lambda: guest.table["phase"] != "playing" or guest.legal, 60)
        if guest.table["phase"] != "playing":
            return
        assert guest.decision is not None
        await guest.ask("move", decision=guest.decision["number"], move=chance.choice(guest.legal))


def lines(house: House) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in house.log.splitlines() if line.startswith("{")]
    return [line for line in found if line["logger"] == "stammtisch.own_bots"]


def test_they_are_offered_and_sit_under_their_names(house: House) -> None:
    _, told, _ = house.get("/api/games")
    assert [each["name"] for each in told["bots"]][4:] == ["fine", "raises", "illegal", "sleeps", "exits"]
    opened = house.open("zehn", players=4, seats=[{"kind": "me"}, bot("fine"), bot("fine"), bot("geselle")])

    async def evening() -> None:
        guest = await Guest(house, opened["code"], opened["token"]).come()
        seats = guest.table["seats"]
        assert [seat["name"] for seat in seats[1:3]] == ["fine", "fine 2"]
        assert [seat["level"] for seat in seats] == [None, "fine", "fine", "geselle"]
        await guest.do("bot", seat=3, level="raises")
        assert guest.table["seats"][3]["name"] == "raises"
        await guest.do("bot", seat=3, level="lehrling")
        assert guest.table["seats"][3]["name"] not in ("raises", "lehrling")
        refused = await guest.ask("bot", seat=3, level="nobody")
        assert refused["key"] == "bad_message"
        assert "'fine'" in refused["text"]
        assert (await guest.ask("settle", stand_in="nobody"))["key"] == "bad_message"
        await guest.do("start")
        await play(guest, 8)
        assert guest.view is not None
        assert guest.view["names"][1:3] == ["fine", "fine 2"], "so say records"
        await guest.go()

    before = len(lines(house))
    spend(evening())
    assert len(lines(house)) == before, "they did nothing wrong"
    status, refused, _ = house.post(
        "/api/tables", {"game": "zehn", "name": "Ada", "seats": [{"kind": "me"}, bot("no")]}
    )
    assert (status, refused["key"]) == (422, "bad_message")


def test_whatever_they_do_the_match_goes_on(house: House) -> None:
    seats = [{"kind": "me"}, *map(bot, ("raises", "illegal", "sleeps", "exits"))]
    opened = house.open("zehn", players=5, seats=seats)

    async def evening() -> int:
        guest = await Guest(house, opened["code"], opened["token"]).come()
        await guest.do("start")
        for _ in range(20):  # until everybody has been asked, whoever begins
            await play(guest, 6)
            assert guest.view is not None
            if guest.view["round"] > 2:
                break
        await guest.go()
        return int(guest.view["round"])

    assert spend(evening()) > 1
    said = [line["message"] for line in lines(house)]
    assert [line for line in said if "raises at seat 1: it raised KeyError" in line]
    assert [line for line in said if "illegal at seat 2: it played 'fly to the moon'" in line]
    assert len([line for line in said if "sleeps at seat 3: it took longer than 5 s and was ended" in line]) == 1
    assert len([line for line in said if "exits at seat 4: its process has ended" in line]) == 1
    assert [line for line in said if "A Journeyman plays the rest of the match" in line]
    assert all(line["table"] == opened["code"][:3] for line in lines(house)), "a line says at which table, and no more"


def test_where_too_many_wait_a_geselle_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", -1)

    async def evening() -> tuple[str, Metrics]:
        loop, metrics = asyncio.get_running_loop(), Metrics()
        thinker = thinking.Thinker(metrics, loop, own=OwnBots([f"sleeps={NAUGHTY}:Naughty"]))
        answered = loop.create_future()
        thinker.ask(Think(seat, 1, "sleeps", match, bytes(32)), answered.set_result)
        move = await answered
        thinker.close()
        return move, metrics

    match = stammtisch.new("zehn", 3, seed=1)
    seat = match.awaiting[0]
    move, metrics = spend(evening())
    assert move == thinking.decide(Think(seat, 1, "geselle", match, bytes(32)))
    assert metrics.counts['stammtisch_searches_shortened_total{to="geselle"}'] == 1


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with bots that give advice."""
    with House(tmp_path_factory.mktemp("advised"), own_bots=ADVISERS).start() as running:
        yield running


async def asked(house: House, name: str = "Ada", **how: Any) -> Guest:
    """Somebody who has to pass cards on, at a table with bots."""
    opened = house.open("gaunerbande", name=name, players=4, seats=[{"kind": "me"}, *[bot("geselle")] * 3], **how)
    guest = await Guest(house, opened["code"], opened["token"]).come()
    await guest.do("start")
    await guest.until(lambda: guest.legal)
    return guest


def test_a_hint_is_asked_of_them_and_told_with_their_own_words(advised: House) -> None:
    async def evening() -> None:
        guest = await asked(advised)
        decision, legal = guest.decision["number"], guest.legal
        hint = (await guest.do("hint", decision=decision, level="Talker"))["hint"]
        assert (hint["level"], hint["decision"], hint["simulations"]) == ("Talker", decision, 7)
        assert len(hint["moves"]) == 3, "a sealed choice is thought to its end"
        assert hint["moves"][0] == hint["candidates"][0]["move"] == legal[-1]
        assert hint["says"].startswith("Because it is the [31mlast one. So there."), "a line without signs that steer"
        assert len(hint["says"]) == 200
        again = (await guest.do("hint", decision=decision, level="Talker"))["hint"]
        assert again == hint, "one thought for a decision"
        meister = (await guest.do("hint", decision=decision))["hint"]
        assert meister["level"] == "geselle", "the house's own has not warmed up"
        assert meister["says"] == ""
        at_once = (await guest.do("hint", decision=decision, level="Whole"))["hint"]
        assert at_once["moves"] == legal[-3:][::-1], "several cards in one move are told card by card"
        for level in ("nobody", "lehrling"):
            refused = await guest.ask("hint", decision=decision, level=level)
            assert refused["key"] == "bad_message"
            assert "'Talker'" in refused["text"]
        await guest.go()

    spend(evening())


def test_what_advises_badly_is_replaced_by_a_geselle_who_is_named(advised: House) -> None:
    async def evening() -> dict[str, Any]:
        guest = await asked(advised, "Raises")  # what it does is how its seat is called
        hint = (await guest.do("hint", decision=guest.decision["number"], level="Naughty"))["hint"]
        assert hint["moves"][0] in guest.legal
        await guest.go()
        return hint

    hint = spend(evening())
    assert (hint["level"], hint["instead_of"]) == ("geselle", "Naughty")
    assert [line for line in lines(advised) if "Naughty at seat 0: it raised KeyError" in line["message"]]


def test_a_host_who_allows_no_hints_allows_none_of_theirs(advised: House) -> None:
    async def evening() -> None:
        guest = await asked(advised, hints=False)
        assert (await guest.ask("hint", decision=guest.decision["number"], level="Talker"))["key"] == "no_hints"
        await guest.go()

    spend(evening())


def test_who_advises_is_shown_what_the_seat_knows_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same, byte for byte, in every world that the seat can imagine; and to the end of a sealed choice."""
    monkeypatch.setenv("PEEPED", str(tmp_path / "peeped"))
    match = stammtisch.new("gaunerbande", 4, seed=11)
    for world in (match.clone(), match.imagined(0, seed=1), match.imagined(0, seed=2)):
        own = OwnBots([f"peeping={NAUGHTY}:Peeping"])
        monkeypatch.setattr(world, "seed", match.seed)  # the adviser's own dice follow from it
        think = Think(0, 0, "peeping", world, bytes(32))
        thinking.advise_own(think, own.bots["peeping"].adviser(think, "abc"), "peeping", 60_000)
        own.close()
    seen = (tmp_path / "peeped").read_text(encoding="utf-8").splitlines()
    assert len(seen) == 9
    assert seen[:3] == seen[3:6] == seen[6:]
    assert match.seed.hex() not in "".join(seen)


def test_each_seat_of_each_table_has_one_of_its_own() -> None:
    """Also where friends play the same deal as a challenge, and beside whoever advises the seat."""
    bot = OwnBots([f"fine={NAUGHTY}:Naughty"]).bots["fine"]
    match = stammtisch.new("zehn", 3, seed=1)
    thinks = [Think(seat, 1, "fine", match, bytes(32)) for seat in range(2)]
    asked = [lambda table, think=think: bot.adviser(think, table) for think in thinks]
    found = [adviser(table) for adviser in asked for table in ("sender", "friend")]
    assert len({*map(id, found)}) == 4
    assert len({each.seed for each in found}) == 2, "with the same dice, so that the same is asked of both"
    assert found == [adviser(table) for adviser in asked for table in ("sender", "friend")], "and it stays there"
    bot._sitter(thinks[0], "sender", "own bot")
    assert len(bot._seated) == 5


def test_where_too_many_wait_for_its_advice_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", -1)

    async def evening() -> tuple[Any, Metrics]:
        loop, metrics = asyncio.get_running_loop(), Metrics()
        thinker = thinking.Thinker(metrics, loop, own=OwnBots([f"sleeps={NAUGHTY}:Naughty"]))
        answered = loop.create_future()
        thinker.explain(Think(match.awaiting[0], 1, "sleeps", match, bytes(32)), answered.set_result)
        found = await answered
        thinker.close()
        return found, metrics

    match = stammtisch.new("zehn", 3, seed=1)
    found, metrics = spend(evening())
    assert found is None
    assert metrics.counts["stammtisch_hints_refused_total"] == 1


@pytest.mark.parametrize("name", ["Geselle", "open", "a!b"])
def test_names_that_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(StammtischError):
        OwnBots([f"{name}={NAUGHTY}:Naughty"])
    with pytest.raises(BadBot, match="of the house"):
        OwnBots(["meister"])


def test_after_a_restart_without_them_a_geselle_plays(house: House, tmp_path: Path) -> None:
    opened = house.open("zehn", players=3, seats=[{"kind": "me"}, bot("fine"), bot("fine")])

    async def begin() -> None:
        guest = await Guest(house, opened["code"], opened["token"]).come()
        await guest.do("start")
        await play(guest, 3)
        await guest.go()

    spend(begin())
    assert house.stop() == 0
    with House(house.folder, warm_up=False).start() as later:

        async def go_on() -> None:
            guest = await Guest(later, opened["code"], opened["token"]).come()
            await play(guest, 4)
            assert [seat["level"] for seat in guest.table["seats"]] == [None, "fine", "fine"]
            await guest.go()

        spend(go_on())
        said = [line["message"] for line in lines(later)]
        assert said.count("the bot fine is not here: a Geselle plays in its place") == 1
        _, quick, _ = later.post("/api/quick", {"game": "zehn", "name": "Ada", "level": "fine", "players": 3})
        _, table, _ = later.get(f"/api/tables/{quick['code']}")
        assert [seat["level"] for seat in table["seats"]] == [None, "geselle", "geselle"]
        assert later.stop() == 0
    house.start()
