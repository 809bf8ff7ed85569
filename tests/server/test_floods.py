"""Floods of thoughts: whoever wants much of the bots makes their own tables slow, and nobody else's."""

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House

pytestmark = pytest.mark.everything

FLOOD, BYSTANDER = "127.0.0.2", "127.0.0.3"
TABLES = 28
"""So many can be opened at once by one address."""
WINDOW = 4.0
"""Seconds for which moves are counted."""


@pytest.fixture(scope="module")
def wise(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose Meister looks ahead, with the limits that everybody has."""
    with House(tmp_path_factory.mktemp("wise"), warm_up=True, bots=100, per_address=100).start() as running:
        running.wait_for(lambda: "gaunerbande" in running.get("/health")[1]["native"], 180)
        yield running
        assert running.stop() == 0, running.log[-3000:]
        assert "Traceback" not in running.log, running.log[-6000:]


async def sit(house: House, address: str, **wishes: Any) -> Guest:
    _, opened, _ = await asyncio.to_thread(house.post, "/api/quick", {"game": "gaunerbande", "players": 4, **wishes})
    return await Guest(house, opened["code"], opened["token"], address=address).come()


def moves(guests: list[Guest]) -> int:
    """How many cards were played so far."""
    return sum(event["kind"] == "plays" for guest in guests for event in guest.events)


async def count(guests: list[Guest]) -> int:
    before = moves(guests)
    await asyncio.sleep(WINDOW)
    return moves(guests) - before


def measured(house: House, name: str) -> float:
    _, text, _ = house.get("/metrics")
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text.decode(), re.MULTILINE))


async def goes_on(guest: Guest) -> None:
    """A bot plays for them, match after match."""
    await guest.do("rest", on=True)
    with contextlib.suppress(ConnectionClosed, AssertionError, TimeoutError):
        while True:
            await guest.until(lambda: guest.table["phase"] == "over", 600)
            await guest.ask("rematch")
            await guest.ask("start")
            await guest.do("rest", on=True)


async def asks_and_asks(guest: Guest) -> None:
    """A hint before each move."""
    with contextlib.suppress(ConnectionClosed, AssertionError, TimeoutError):
        while True:
            await guest.until(lambda: guest.legal, 600)
            assert guest.decision is not None
            number = guest.decision["number"]
            await guest.ask("hint", decision=number)
            await guest.ask("move", decision=number, move=guest.legal[0])


def test_a_flood_of_searches_and_hints_leaves_others_their_bots(wise: House) -> None:
    """28 tables of one address at full speed, first with Meister and then with somebody who wants a hint for each move:
    a bystander's Geselle bots keep at least half their pace, and the flood itself is served too.
    """

    async def evening() -> None:
        calm = [await sit(wise, BYSTANDER, pace="brisk") for _ in range(6)]
        tasks = [asyncio.create_task(goes_on(guest)) for guest in calm]
        for guest in calm:
            await guest.until(lambda guest=guest: moves([guest]))  # passing cards is quicker than playing them
        usual = await count(calm)
        assert usual >= 12, "bots play"

        flood = [await sit(wise, FLOOD, pace="instant", level="meister") for _ in range(TABLES)]
        tasks += [asyncio.create_task(goes_on(guest)) for guest in flood]
        beside_searches = await count(calm)
        assert 2 * beside_searches >= usual
        assert measured(wise, "stammtisch_searches_shortened_total") > 0, "Meister is quicker when many wait"
        assert measured(wise, "stammtisch_thinking_waiting") <= TABLES * 4 + 6 * 4
        async with asyncio.timeout(60):  # it is slowed down, not stopped
            while moves(flood) < TABLES:
                await asyncio.sleep(0.1)
        for task in tasks[len(calm) :]:
            task.cancel()
        for guest in flood:
            await guest.go()

        curious = [await sit(wise, FLOOD, pace="instant") for _ in range(TABLES)]
        tasks += [asyncio.create_task(asks_and_asks(guest)) for guest in curious]
        await curious[0].until(lambda: curious[0].answers)
        beside_hints = await count(calm)
        assert 2 * beside_hints >= usual
        keys = {answer.get("key", answer["type"]) for guest in curious for answer in guest.answers.values()}
        assert keys >= {"ok", "busy"}, "some hints are told, and those that would take long are refused"
        assert measured(wise, "stammtisch_hints_refused_total") > 0
        for task in tasks:
            task.cancel()
        for guest in calm + curious:
            await guest.go()

    spend(evening())
