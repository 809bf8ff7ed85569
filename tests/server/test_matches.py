"""Whole matches over real sockets. Afterwards every frame is compared with what its receiver may know."""

import asyncio
import json
import random

import pytest

import stammtisch
from stammtisch import games
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House

EVERY = pytest.mark.parametrize("game", games.NAMES)

KEYS = {
    "snapshot": {"type", "number", "now", "you", "table", "view", "decision", "story", "chat", "reckoning", "together"},
    "match": {"type", "number", "now", "events", "view", "decision", "race", "reckoning"},
    "table": {"type", "number", "table"},
    "ok": {"type", "id", "person", "seat"},
    "ping": {"type", "at"},
    "refused": {"type", "id", "key", "text", "paragraph", "parameters"},
}
"""Everything a client is ever told in these matches."""


def as_json(data):
    return json.loads(json.dumps(data))


def check_frames(guests: list[Guest], record: str) -> None:
    """Play the record again, and demand that each frame held exactly what its receiver may know, and nothing else."""
    header = json.loads(record.partition("\n")[0])
    moves = [json.loads(line) for line in record.splitlines() if '"type":"move"' in line]
    for guest in guests:
        messages = [json.loads(frame) for frame in guest.frames]
        seat = guest.you["seat"]
        again = stammtisch.new(
            header["game"], header["players"], names=header["names"], seed=header["seed"], **header["options"]
        )
        begun = next(n for n, m in enumerate(messages) if m["type"] == "snapshot" and m["view"])
        assert messages[begun]["view"] == as_json(again.view(seat))
        view, played = messages[begun]["view"], 0
        for message in messages:
            assert set(message) <= KEYS[message["type"]], message
        for message in messages[begun + 1 :]:
            if message["type"] != "match":
                continue
            start = again.story_length
            while played < len(moves):  # a move of several cards is several in the record, and one telling
                again.play(moves[played]["seat"], moves[played]["move"])
                played += 1
                told = as_json([{"kind": event.kind, **event.data} for event in again.events(seat, start)])
                after = {**view, **message["view"]}
                if (told, after) == (message["events"], as_json(again.view(seat))):
                    break
            else:
                raise AssertionError(f"seat {seat} was told something else: {message}")
            view = after
        assert again.over


async def play_whole(house: House, game: str, seed: int) -> tuple[list[Guest], str]:
    opened = house.open(game)
    guests = await sit_down(house, opened, 4)
    watcher = await Guest(house, opened["code"]).come()
    everybody = [*guests, watcher]
    host = {"Authorization": f"Bearer {opened['token']}"}
    assert house.get(f"/api/tables/{opened['code']}/record", **host)[0] == 409
    await guests[0].do("start")
    rng = random.Random(seed)
    await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
    for guest in everybody:
        await guest.until(lambda guest=guest: guest.table["phase"] == "over")
    status, record, _ = house.get(f"/api/tables/{opened['code']}/record", **host)
    assert status == 200
    for guest in everybody:
        await guest.go()
    return everybody, record.decode()


@EVERY
def test_a_whole_match_and_nobody_is_told_too_much(house, game):
    everybody, record = spend(play_whole(house, game, seed=1))
    assert stammtisch.replay(record).outcome is not None
    check_frames(everybody, record)


@EVERY
def test_play_now_against_bots(house, game):
    async def evening() -> Guest:
        status, opened, _ = house.post("/api/quick", {"game": game, "name": "Ada", "pace": "instant"})
        assert status == 201
        guest = await Guest(house, opened["code"], opened["token"]).come()
        assert guest.table["phase"] == "playing"
        assert [seat["kind"] for seat in guest.table["seats"]] == ["person", "bot", "bot", "bot"]
        await guest.play(random.Random(2).choice)
        await guest.go()
        return guest

    guest = spend(evening())
    assert guest.view["outcome"]["places"].count(1) >= 1


def test_a_rematch_over_the_socket(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        for number in (1, 2):
            await host.do("start")
            await asyncio.gather(*(guest.play(random.Random(number).choice) for guest in (host, friend)))
            await friend.until(lambda: friend.table["phase"] == "over")
            assert friend.table["match"] == number
            await host.do("rematch")
            await friend.until(lambda: friend.table["phase"] == "lobby")
            assert friend.view is None
        await host.go()
        await friend.go()

    spend(evening())


@pytest.mark.parametrize("game", ["halt_mal_kurz", "klaumau", "zehn"])
def test_people_come_and_go_all_the_time_and_the_match_goes_on(house, game):
    async def restless(guest: Guest, rng: random.Random) -> Guest:
        """Plays a few moves, loses the connection, comes back, sometimes in a second tab before that."""
        while True:
            moves = rng.randrange(1, 8)

            def choose(legal: list[str]) -> str:
                nonlocal moves
                moves -= 1
                if moves < 0:
                    raise TimeoutError
                return rng.choice(legal)

            try:
                await guest.play(choose)
            except TimeoutError:
                again = Guest(guest.house, guest.code, guest.token)
                if rng.random() < 0.5:
                    await again.come()
                    await guest.go()
                else:
                    await guest.go()
                    await again.come()
                guest = again
            else:
                return guest

    async def evening() -> None:
        rng = random.Random(5)
        opened = house.open(game, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "open"}])
        guests = await sit_down(house, opened, 3)
        await guests[0].do("start")
        last = await asyncio.gather(*(restless(guest, rng) for guest in guests))
        for guest in last:
            await guest.until(lambda guest=guest: guest.table["phase"] == "over")
            assert guest.view["outcome"]
            await guest.go()
        host = {"Authorization": f"Bearer {opened['token']}"}
        status, record, _ = house.get(f"/api/tables/{opened['code']}/record", **host)
        assert status == 200
        assert stammtisch.replay(record.decode()).outcome

    spend(evening())
