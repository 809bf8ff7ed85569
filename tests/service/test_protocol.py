"""What docs/protocol.md says, in every world: opening, sitting, playing to the end, and what can be done afterwards."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

import stammtisch
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.service.places import Memory, Place, Server

Evening = Callable[[Place], Coroutine[Any, Any, None]]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "lehrling"}
SHORT = {"game": "gaunerbande", "players": 3, "options": {"limit": 5}, "pace": "instant"}
BROWSER = "a browser of somebody's own, "


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")).start() as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


@pytest.fixture(params=["memory", "server"])
def in_world(request: pytest.FixtureRequest) -> Callable[[Evening], None]:
    """Spend an evening there."""

    async def spent(evening: Evening) -> None:
        await evening(Memory() if request.param == "memory" else Server(request.getfixturevalue("house")))

    return lambda evening: spend(spent(evening))


async def asked(place: Place, method: str, path: str, said: Any = None, *, token: str = "") -> Any:
    status, told = await place.ask(method, path, said, token=token)
    assert status, told
    return told


async def refused(place: Place, method: str, path: str, said: Any = None, *, token: str = "") -> str:
    status, told = await place.ask(method, path, said, token=token)
    assert not status, told
    assert (told["type"], set(told)) == ("refused", {"type", "key", "text", "paragraph", "parameters"})
    return str(told["key"])


async def alone(place: Place, opened: dict[str, Any]) -> None:
    """Play a match that was opened to its end."""
    guest = await place.guest(opened["code"], opened["token"]).come()
    await guest.play(random.Random(7).choice)
    assert guest.table["phase"] == "over"
    assert guest.closed is None
    await guest.go()


async def quick(place: Place) -> dict[str, Any]:
    """A match against bots that was played to its end."""
    opened = await asked(place, "POST", "/api/quick", {**SHORT, "name": "Ada"})
    await alone(place, opened)
    return {"code": opened["code"], "token": opened["token"]}


def test_friends_open_a_table_sit_down_and_play_to_the_end(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        said = {**SHORT, "name": "Ada", "seats": [ME, OPEN, BOT]}
        opened = await asked(place, "POST", "/api/tables", said)
        assert (opened["person"], opened["seat"], opened["url"].endswith(f"/t/{opened['code']}")) == (1, 0, True)
        host = await place.guest(opened["code"], opened["token"]).come()
        guest = await place.guest(opened["code"]).come()
        watcher = await place.guest(opened["code"]).come()
        assert (await guest.ask("start"))["key"] == "not_seated"
        await guest.do("sit", name="Ben")
        assert (await guest.ask("start"))["key"] == "not_host"
        assert (await watcher.ask("sit", name="Cleo", seat=0))["key"] == "seat_taken"
        await host.do("chat", text="Na?")
        await guest.until(lambda: guest.chat)
        assert guest.chat[-1]["text"] == "Na?"
        assert (await guest.ask("dance"))["key"] == "bad_message"
        await host.do("start")
        assert (await host.ask("move", decision=10**6, move="play k0"))["key"] == "too_late"
        rng = random.Random(3)
        await asyncio.gather(host.play(rng.choice), guest.play(rng.choice))
        await watcher.until(lambda: watcher.table["phase"] == "over")
        assert watcher.view is not None
        assert host.view is not None
        assert watcher.view["totals"] == host.view["totals"]
        shown = await asked(place, "GET", f"/api/tables/{opened['code']}")
        assert [seat["name"] for seat in shown["seats"]][:2] == ["Ada", "Ben"]
        for each in (host, guest, watcher):
            await each.go()

    in_world(evening)


def test_what_cannot_be_is_refused_for_what_it_is(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        for key, method, path, said in (
            ("no_such_game", "POST", "/api/quick", {"game": "skat"}),
            ("no_such_game", "GET", "/api/rules/skat", None),
            ("bad_message", "POST", "/api/quick", {"game": 7}),
            ("bad_message", "POST", "/api/quick", b"nonsense"),
            ("bad_option", "POST", "/api/check", {"game": "zehn", "options": {"tie": "x"}}),
            ("no_such_table", "GET", "/api/tables/abcdefgh", None),
            ("no_such_table", "POST", "/api/replays", {"code": "abcdefgh", "token": "x" * 30}),
            ("no_such_replay", "GET", "/api/replays/nonsense", None),
            ("no_such_replay", "GET", f"/api/replays/{'k' * 22}/review?seat=0", None),
            ("no_such_challenge", "GET", f"/api/challenges/{'0' * 32}", None),
            ("no_such_day", "GET", "/api/day/yesterday", None),
            ("no_such_study", "GET", "/api/lab/nonsense/report", None),
        ):
            assert await refused(place, method, path, said) == key, path
        nobody: Guest = await place.guest("abcdefgh").come()
        assert (nobody.closed, nobody.answers[""]["key"]) == (4004, "no_such_table")

    in_world(evening)


def test_a_finished_match_is_one_s_own_and_is_seen_again(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        held = await quick(place)
        code = held["code"]
        (mine,) = (await asked(place, "POST", "/api/mine", {"tables": [held]}))["tables"]
        assert (mine["code"], mine["seat"], mine["your_turn"]) == (code, 0, False)
        (found,) = (await asked(place, "POST", "/api/replays", held))["replays"]
        assert mine["replays"] == [found]
        told = await asked(place, "GET", f"/api/replays/{found['open']}")
        assert (told["game"], told["seat"], told["over"]) == ("gaunerbande", None, True)
        own = await asked(place, "GET", f"/api/replays/{found['own']}")
        assert (own["seat"], len(own["steps"])) == (0, len(told["steps"]))
        record = await asked(place, "GET", f"/api/replays/{found['open']}/record")
        assert stammtisch.replay(record.decode()).over
        assert record == await asked(place, "GET", f"/api/tables/{code}/record", token=held["token"])
        assert await refused(place, "GET", f"/api/replays/{found['own']}/record") == "no_such_replay"
        assert await refused(place, "GET", f"/api/tables/{code}/record") == "not_seated"
        whose = await asked(place, "POST", f"/api/replays/{found['own']}", {"tables": [held]})
        assert whose["mine"]["code"] == code
        other = [{"code": code, "token": "x" * 30}]
        assert await asked(place, "POST", f"/api/replays/{found['own']}", {"tables": other}) == {"mine": None}
        again = await asked(place, "POST", "/api/replay", {"record": record.decode()})
        assert [step["move"] for step in again["steps"]] == [step["move"] for step in told["steps"]]
        review = await asked(place, "GET", f"/api/replays/{found['own']}/review")
        assert review == {"complete": False, "waiting": True}

    in_world(evening)


def test_a_table_that_left_memory_is_read_from_its_log(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        held = await quick(place)
        before = await asked(place, "GET", f"/api/tables/{held['code']}")
        await place.let_go(held["code"])
        assert await asked(place, "GET", f"/api/tables/{held['code']}") == before
        guest = await place.guest(**held).come()
        assert (guest.you["seat"], guest.table["phase"]) == (0, "over")
        await guest.do("rematch")
        (found,) = (await asked(place, "POST", "/api/replays", held))["replays"]
        assert (await asked(place, "GET", f"/api/replays/{found['open']}"))["over"], "an earlier match, from the log"
        await guest.go()

    in_world(evening)


def test_what_if_and_practice_go_on_from_a_position(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        (found,) = (await asked(place, "POST", "/api/replays", await quick(place)))["replays"]
        at = {"ticket": found["open"], "seat": 0}
        told = await asked(place, "GET", f"/api/replays/{found['open']}")
        number = next(each for each, step in enumerate(told["steps"][1:]) if step["seat"] == 0)
        legal = (await asked(place, "POST", "/api/branch", {**at, "number": number}))["legal"]
        branch = await asked(place, "POST", "/api/branch", {**at, "number": number, "tried": legal[-1:]})
        assert branch["steps"][0]["move"] == legal[-1]
        wrong = {**at, "number": number, "tried": ["play nothing"]}
        assert await refused(place, "POST", "/api/branch", wrong) == "bad_move"
        opened = await asked(place, "POST", "/api/practice", {**at, "move": 4, "pace": "instant"})
        await alone(place, opened)
        assert await refused(place, "POST", "/api/practice", {**at, "move": 10_000}) == "no_such_replay"
        own = {**at, "ticket": found["own"]}
        assert await refused(place, "POST", "/api/practice", {**own, "move": 4}) == "no_such_replay"

    in_world(evening)


def test_cards_that_were_sent_are_played_and_compared(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        held = await quick(place)
        link = f"/api/challenges/{(await asked(place, 'POST', '/api/challenges', held))['challenge']}"
        assert (await asked(place, "GET", link))["from"] == {"name": "Ada", "face": None}
        sitting = {"browser": f"{BROWSER}Ben", "name": "Ben", "pace": "instant"}
        opened = await asked(place, "POST", link, sitting)
        assert opened["try"] == 1
        friend = {"code": opened["code"], "token": opened["token"]}
        assert await refused(place, "POST", f"{link}/results", friend) == "still_playing"
        await alone(place, opened)
        results = (await asked(place, "POST", f"{link}/results", friend))["results"]
        assert [(row["name"], row["you"], row["sent"]) for row in results] == [
            ("Ada", False, True),
            ("Ben", True, False),
        ]
        assert (await asked(place, "POST", link, sitting))["try"] == 2

    in_world(evening)


def test_the_deal_of_a_day_is_listed_after_it_was_played(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        day = (await asked(place, "GET", "/api/day/2026-11-01"))["day"]
        link = f"/api/day/{day}/gaunerbande"
        sitting = {"browser": f"{BROWSER}Ada", "name": "Ada", "pace": "instant"}
        opened = await asked(place, "POST", link, sitting)
        held = {"code": opened["code"], "token": opened["token"]}
        assert await refused(place, "POST", f"{link}/result", held) == "still_playing"
        await alone(place, opened)
        told = await asked(place, "POST", f"{link}/result", held)
        assert (told["try"], told["list"], told["complete"]) == (1, [], False)
        signed = await asked(place, "POST", f"{link}/list", {**held, "name": "Ada"})
        assert signed["list"] == [{"name": "Ada", "face": None, "points": told["points"], "you": True}]

    in_world(evening)


def test_what_there_is_and_what_it_means(in_world: Callable[[Evening], None]) -> None:
    async def evening(place: Place) -> None:
        games = await asked(place, "GET", "/api/games")
        assert {game["name"] for game in games["games"]} == set(stammtisch.games.NAMES)
        rules = await asked(place, "GET", "/api/rules/zehn?language=de")
        assert (rules["language"], bool(rules["sections"])) == ("de", True)
        checked = await asked(place, "POST", "/api/check", {"game": "klaumau", "players": 4})
        assert "doubters" in checked["options"]
        opened = await asked(place, "POST", "/api/tables", {**SHORT, "name": "Ada"})
        assert b"<svg" in await asked(place, "GET", f"/api/tables/{opened['code']}/qr.svg")
        assert b"<svg" in await asked(place, "POST", "/api/qr", {"text": "https://example.org"})

    in_world(evening)
