"""Finished matches over HTTP: told to those who have a ticket, and nothing of a match that is still played."""

import asyncio
import contextlib
import json
import random
import sqlite3

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.fairness import Proof
from stammtisch.server.storage import Store
from stammtisch.service.store import LINK_LETTERS, Link
from stammtisch.table import Row
from tests.playthroughs import golden
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


async def finish(house: House, game: str = "zehn", **more) -> tuple[dict, list[Guest]]:
    """Two people have played a match against two bots, and are still there."""
    opened = house.open(game, players=4, seats=SEATS, **more)
    guests = await sit_down(house, opened, 2)
    for number, guest in enumerate(guests):
        await guest.do("contribute", text=f"wurf {number}")
    await guests[0].do("start")
    rng = random.Random(4)
    await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
    return opened, guests


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.go()


def tickets(house: House, code: str, token: str | None) -> list[dict]:
    status, answer, _ = house.post("/api/replays", {"code": code, "token": token})
    assert status == 200, answer
    return answer["replays"]


def test_a_finished_match_is_seen_again(house):
    async def evening():
        opened, guests = await finish(house)
        commitment = guests[0].table["commitment"]
        (found,) = tickets(house, opened["code"], guests[1].token)
        assert (found["match"], found["seat"]) == (1, 1)
        status, told, headers = house.get(f"/api/replays/{found['open']}")
        assert status == 200
        assert headers["cache-control"] == "no-store"
        assert house.get(f"/api/replays/{found['open']}")[1] == told
        _, record, _ = house.get(f"/api/replays/{found['open']}/record")
        match = stammtisch.replay(record.decode())
        assert match.proof.commitment == commitment
        assert match.proof.contributions == ("wurf 0", "wurf 1", "", "")
        assert len(told["steps"]) == 1 + record.count(b'"type":"move"')
        shown = guests[0].table["proof"]
        assert Proof(shown["commitment"], shown["secret"], tuple(shown["contributions"])) == match.proof
        _, mine, _ = house.post("/api/mine", {"tables": [{"code": opened["code"], "token": guests[1].token}]})
        assert mine["tables"][0]["replays"] == [found]
        await leave(*guests)

    spend(evening())


def test_a_database_that_does_not_answer_is_told_as_that(tmp_path):
    """What needs it is refused, what does not is told, and the log has a sentence and no traceback."""

    async def evening(house: House) -> None:
        opened, guests = await finish(house)
        with contextlib.closing(sqlite3.connect(house.file)) as other, other:
            other.execute("ALTER TABLE links RENAME TO lost")
        _, told, _ = house.post("/api/mine", {"tables": [{"code": opened["code"], "token": guests[1].token}]})
        assert (told["tables"], told["unread"]) == ([], [opened["code"]])
        status, refused, _ = house.get(f"/api/replays/{'a' * LINK_LETTERS}")
        assert (status, refused["key"]) == (503, "restarting")
        assert house.get("/api/replays/%00")[0] == 404  # nobody asks the database for what cannot be there
        await leave(*guests)

    with House(tmp_path).start() as house:
        spend(evening(house))
        assert house.stop() == 0
        assert "links could not be made" in house.log
        assert "Traceback" not in house.log


def test_a_ticket_of_one_seat_shows_nothing_else(house):
    async def evening():
        opened, guests = await finish(house, "klaumau")
        (found,) = tickets(house, opened["code"], guests[1].token)
        _, told, _ = house.get(f"/api/replays/{found['own']}")
        assert told["seat"] == 1
        for step in told["steps"]:
            assert set(step["own"]) | set(step.get("knows", {})) <= {"1"}
            assert "all" not in step
            assert step["move"] is None or step["seat"] == 1
        status, refused, _ = house.get(f"/api/replays/{found['own']}/record")
        assert (status, refused["key"]) == (404, "no_such_replay")
        for forged in (found["own"][:-1], f"{opened['code']}-1-open-{found['own']}", "nonsense"):
            assert house.get(f"/api/replays/{forged}")[0] == 404
        await leave(*guests)

    spend(evening())


def test_each_link_has_a_random_key_and_goes_with_its_table(tmp_path):
    async def evening():
        store = Store(f"sqlite:///{tmp_path}/x.db")
        wanted = [Link("abcdefgh", match, view) for match in (1, 2) for view in ("open", "0")]
        keys = await store.links.make(wanted)
        assert len(set(keys.values())) == len(wanted)
        assert await store.links.make(wanted[:1]) == keys, "everybody who sat there has the same"
        for link, key in keys.items():
            assert await store.links.find(key) == link
            assert link.code not in key
        for wrong in ("", "x" * 10_000, f"{wanted[0].code}-1-open", keys[wanted[0]][:-1]):
            assert await store.links.find(wrong) is None
        store.log.stream("abcdefgh").append([Row(1, 5, b"[]")], lambda error: None)
        await store.settled()
        assert await store.log.forget("abcdefgh", 10)
        assert await store.links.known(["abcdefgh"]) == {}
        await store.close()

    spend(evening())


def test_nothing_of_a_running_match_is_told(house):
    async def evening():
        opened, guests = await finish(house)
        code = opened["code"]
        (first,) = tickets(house, code, guests[0].token)
        await guests[0].do("rematch")
        await guests[0].do("start")
        assert tickets(house, code, guests[0].token) == [first]
        host = {"Authorization": f"Bearer {guests[0].token}"}
        assert house.get(f"/api/tables/{code}/record", **host)[0] == 409
        before = house.get(f"/api/replays/{first['open']}/record")[1]
        assert stammtisch.replay(before.decode()).over  # the first one is there all the same, from the log
        assert house.get(f"/api/replays/{first['own']}")[1]["over"]
        await leave(*guests)

    spend(evening())


def test_strangers_and_watchers_have_no_ticket(house):
    async def evening():
        opened, guests = await finish(house)
        watcher = await Guest(house, opened["code"]).come()
        status, refused, _ = house.post("/api/replays", {"code": opened["code"], "token": watcher.token})
        assert (status, refused["key"]) == (403, "not_seated")
        record = f"/api/tables/{opened['code']}/record"
        assert house.get(record)[0] == 403
        assert house.get(record, Authorization=f"Bearer {watcher.token}")[0] == 403
        assert house.get(record, Authorization=f"Basic {guests[0].token}")[0] == 403
        assert house.post("/api/replays", {"code": "22222222", "token": watcher.token})[0] == 404
        (found,) = tickets(house, opened["code"], guests[0].token)
        both = found["open"], found["own"]
        assert not any(link in frame for guest in (*guests, watcher) for frame in guest.frames for link in both)
        await leave(*guests, watcher)

    spend(evening())


def test_a_link_does_not_lead_to_its_table(house):
    """At the table anybody with its code could sit down, and with a proof its holder would know every hand."""

    async def evening():
        opened, guests = await finish(house, spectators=False)
        code, (found,) = opened["code"], tickets(house, opened["code"], guests[0].token)
        held = {"code": code, "token": guests[1].token}
        (other,) = tickets(house, code, guests[1].token)
        answers = [
            house.get(f"/api/replays/{found['own']}"),
            house.get(f"/api/replays/{found['own']}/review"),
            house.get(f"/api/replays/{found['open']}"),
            house.get(f"/api/replays/{found['open']}/record"),
            house.post("/api/branch", {"ticket": found["open"], "number": 9, "seat": 0, "tried": []}),
            house.post(f"/api/replays/{found['open']}", {"tables": [held | {"token": "x" * 30}]}),
            house.post(f"/api/replays/{found['open']}", {"tables": [held | {"code": "22222222"}]}),
        ]
        assert [status for status, *_ in answers] == [200] * 7
        assert code not in "".join(map(str, answers)) + found["open"] + found["own"]
        assert answers[-1][1] == answers[-2][1] == {"mine": None}
        for link in (found["open"], found["own"]):
            assert house.post(f"/api/replays/{link}", {"tables": [held]})[1] == {"mine": {"code": code, **other}}
        assert house.get(f"/api/tables/{code}")[1]["proof"] is None, "also for those who have it"
        await leave(*guests)

    spend(evening())


def test_a_match_is_its_players_wherever_they_are(house):
    """Whoever sits down after it has no part in it; whoever was sent away has lost nothing."""

    async def evening():
        opened, (ada, ben) = await finish(house)
        code = opened["code"]
        eve = await Guest(house, code, browser="a browser of her own").come()
        await eve.do("sit", name="Eve", seat=2)
        (found,) = tickets(house, code, ben.token)
        await ada.do("kick", seat=1)
        await ben.until(lambda: ben.closed == 4003)
        record = f"/api/tables/{code}/record"
        for token, status in ((ada.token, 200), (ben.token, 200), (eve.token, 403)):
            assert house.get(record, Authorization=f"Bearer {token}")[0] == status
        assert tickets(house, code, eve.token) == []
        assert tickets(house, code, ben.token) == [found]
        held = {"code": code, "token": ben.token}
        (mine,) = house.post("/api/mine", {"tables": [held]})[1]["tables"]
        assert (mine["person"], mine["seat"], mine["your_turn"], mine["replays"]) == (None, None, False, [found])
        assert mine["table"]["proof"] is None, "what is told of the table is what a stranger may know"
        assert not any('"secret"' in frame for frame in eve.frames)
        assert any('"secret"' in frame for frame in ada.frames)
        await leave(ada, eve)

    spend(evening())


def test_who_is_sent_away_during_a_match_has_played_it(house):
    async def evening():
        opened = house.open("zehn", players=4, seats=SEATS, pace="instant", options={"rounds": 1})
        code, (ada, ben) = opened["code"], await sit_down(house, opened, 2)
        await ada.do("start")
        await ada.do("kick", seat=1)
        await ben.until(lambda: ben.closed == 4003)
        held = {"code": code, "token": ben.token}
        (mine,) = house.post("/api/mine", {"tables": [held]})[1]["tables"]
        assert (mine["seat"], mine["replays"]) == (None, []), "browsers forget tables that are not told of"
        await ada.play(random.Random(4).choice)
        assert house.get(f"/api/tables/{code}/record", Authorization=f"Bearer {ben.token}")[0] == 200
        (found,) = tickets(house, code, ben.token)
        assert (found["match"], found["seat"]) == (1, 1)
        (mine,) = house.post("/api/mine", {"tables": [held]})[1]["tables"]
        assert mine["replays"] == [found]
        assert house.post("/api/challenges", held)[1]["key"] == "others_sat_there"
        await leave(ada)

    spend(evening())


def test_a_table_without_spectators_is_silent(house):
    """Whoever only watches is told neither cards nor events nor what is said, while a match is on and after it."""

    async def evening():
        opened = house.open("klaumau", players=4, seats=SEATS, spectators=False)
        guests = await sit_down(house, opened, 2)
        watcher = await Guest(house, opened["code"]).come()
        await guests[1].do("chat", text="before the match")
        await watcher.until(lambda: watcher.chat)
        await guests[0].do("start")
        await guests[1].do("chat", text="a secret word")
        await guests[1].do("emote", key="wink")
        late = await Guest(house, opened["code"]).come()
        rng = random.Random(4)
        await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
        for one in (watcher, late):
            await one.until(lambda one=one: one.table["phase"] == "over")
            await one.send({"type": "sync"})
            await one.until(lambda one=one: '"phase":"over"' in one.frames[-1])
            messages = [json.loads(frame) for frame in one.frames]
            assert not any("a secret word" in frame for frame in one.frames)
            assert all(set(m) == {"type", "number", "now"} for m in messages if m["type"] == "match")
            assert all(set(m) == {"type", "number"} for m in messages if m["type"] == "emote")
            assert not any(m["view"] or m["story"] for m in messages if m["type"] == "snapshot")
        await leave(*guests, watcher, late)

    spend(evening())


# Records that somebody brings


@pytest.mark.parametrize("game", games.NAMES)
def test_a_record_is_brought(house, game):
    text = next(path for path in golden.every() if path.parent.name == game)
    status, told, _ = house.post("/api/replay", {"record": text.read_text(encoding="utf-8")})
    assert status == 200
    assert told["game"] == game
    assert told["over"]


def test_bad_files_are_refused_with_the_line(house, strict):
    text = next(p for p in golden.every() if p.parent.name == "zehn").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    forged = "".join([*lines[:3], lines[3].replace('"cards":["', '"cards":["rc1","'), *lines[4:]])
    for broken, line in ((forged, 4), ("hello", 1), ("", 1), (text + text, len(lines) + 1)):
        status, refused, _ = house.post("/api/replay", {"record": broken})
        assert (status, refused["key"], refused["parameters"]["line"]) == (422, "bad_record", line)
        assert refused["text"].startswith(f"line {line}: ")
    _, refused, _ = house.post("/api/replay", {"record": forged, "first": 101})
    assert refused["parameters"]["line"] == 104
    assert house.post("/api/replay", {"record": "x" * 1_000_001})[1]["key"] == "too_large"
    assert house.post("/api/replay", {"record": lines[0] + lines[1] * 10_001})[1]["key"] == "too_large"
    assert house.post("/api/replay", {"record": text}, Origin="http://elsewhere.example")[1]["key"] == "wrong_origin"
    answers = {strict.post("/api/replay", {"record": "x"})[1]["key"] for _ in range(60)}
    assert answers == {"bad_record", "too_fast"}


def test_a_match_that_breaks_off_is_told_as_far_as_it_goes(house):
    lines = next(p for p in golden.every() if p.parent.name == "klaumau").read_text(encoding="utf-8").splitlines()
    status, told, _ = house.post("/api/replay", {"record": "\n".join(lines[:40])})
    assert status == 200
    assert not told["over"]
    assert 1 < len(told["steps"]) < 40


def test_a_replay_that_takes_too_long_is_given_up(tmp_path):
    with House(tmp_path, replaying=0).start() as hurried:
        text = next(p for p in golden.every() if p.parent.name == "zehn").read_text(encoding="utf-8")
        status, refused, _ = hurried.post("/api/replay", {"record": text})
        assert (status, refused["key"]) == (413, "too_large")
