"""What is taken off a slap for its round trip cannot be made up."""

import asyncio
import random
import socket
import time
from typing import Any

import pytest

from stammtisch.server.ws.plain import acknowledged_after
from stammtisch.service.round_trip import SLACK, UNSEEN, RoundTrip
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down


def test_the_quickest_of_the_last_answers_counts():
    trip = RoundTrip()
    for number, taken in enumerate((120, 90, 400, 95, 100)):
        trip.asked(number * 1000)
        trip.answered(number * 1000, number * 1000 + taken, 300)
    assert trip.ms == 90
    for number, taken in enumerate((150, 140, 160, 155, 145), 10):
        trip.asked(number * 1000)
        trip.answered(number * 1000, number * 1000 + taken, 300)
    assert trip.ms == 140


def test_only_what_was_asked_counts_and_once():
    trip = RoundTrip()
    for made_up in (0, -5, 1e308, 900, 1000):
        trip.answered(made_up, 1200, 500)
    assert trip.ms == 0
    trip.asked(2000)
    trip.answered(2000, 2030, 500)
    for _ in range(5):
        trip.answered(2000, 2190, 500)
    assert trip.ms == 30
    for _ in range(5):
        trip.asked(3000)
        trip.answered(3000, 2000, 500)  # before it was asked
        trip.asked(20_000)
        trip.answered(20_000, 40_000, 500)
    assert trip.ms == 30


def test_whoever_answers_old_questions_in_the_end_has_answered_none():
    trip = RoundTrip()
    for at in range(0, 10_000, 1000):
        trip.asked(at)
    trip.answered(0, 9200, 500)  # too many have come since
    trip.answered(9000, 9020, 500)
    trip.answered(8000, 9030, 500)  # the one after it was answered
    assert trip.ms == 20


@pytest.mark.parametrize(("seen", "believed"), [(0, SLACK), (12, 12 + SLACK), (400, 190), (None, UNSEEN)])
def test_answering_late_on_purpose_makes_nobody_far_away(seen, believed):
    trip = RoundTrip()
    for number in range(20):
        trip.asked(number * 1000)
        trip.answered(number * 1000, number * 1000 + 190, seen)
    assert trip.ms == believed


def test_the_other_machine_says_how_far_away_it_is():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        here = socket.create_connection(listener.getsockname())
        there, (address, _) = listener.accept()
        with here, there:
            for _ in range(3):
                there.sendall(b"x")
                here.recv(1)
                here.sendall(b"x")
                there.recv(1)
            taken = acknowledged_after(there, address)
            assert taken is not None
            assert taken < 50
            assert acknowledged_after(there, "192.0.2.7") is None  # somebody behind a proxy
    assert acknowledged_after(there, address) is None  # it is closed
    assert acknowledged_after(None, address) is None


class Cheat(Guest):
    """Answers pings late, and unasked ones all the time."""

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "ping":
            await super()._hear(message)
            return
        for early in range(150, 210, 10):
            await self.send({"type": "pong", "at": message["at"] - early})
        asyncio.get_running_loop().call_later(0.19, self._late, message["at"])

    def _late(self, at: int) -> None:
        for _ in range(5):
            asyncio.ensure_future(self.send({"type": "pong", "at": at}))  # noqa: RUF006 - the socket outlives it


def test_a_race_cannot_be_bought(house):
    """Somebody who pretends to be 190 ms away is told the time that they took, give or take the slack."""

    async def race(cheat: Cheat) -> tuple[int, int] | None:
        """Play anything until a race comes: how long the cheat took, and how long they are told that they took."""
        rng = random.Random(3)
        while True:
            await cheat.until(lambda: cheat.table["phase"] == "over" or cheat.legal)
            if cheat.table["phase"] == "over":
                return None
            racing, decision = cheat.view["kind"] == "race", cheat.decision
            if not racing:
                await cheat.ask("move", decision=decision["number"], move=rng.choice(cheat.legal))
                continue
            await asyncio.sleep(0.3)
            taken = int(time.time() * 1000) - decision["opened"]
            answer = await cheat.ask("move", decision=decision["number"], move="slap")
            told = {each["seat"]: each["ms"] for each in cheat.races[-1]}
            if answer["type"] == "ok":
                return taken, told[cheat.you["seat"]]

    async def evening() -> tuple[int, int] | None:
        opened = house.open("halt_mal_kurz")
        guests = await sit_down(house, opened, 3)
        cheat = await Cheat(house, opened["code"]).come()
        await cheat.do("sit", name="Eve")
        await asyncio.sleep(0.4)  # the late answers have come by then; if not, there is nothing to gain
        await guests[0].do("start")
        others = [asyncio.create_task(guest.play(random.Random(number).choice)) for number, guest in enumerate(guests)]
        result = await race(cheat)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for guest in (*guests, cheat):
            await guest.go()
        return result

    found = None
    while found is None:
        found = spend(evening())
    taken, told = found
    assert told >= taken - SLACK - 25
