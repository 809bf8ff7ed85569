"""The short way in uvicorn is taken with versions that it was tried with; otherwise plain ASGI does the same."""

import asyncio
import random

import pytest
import uvicorn

from stammtisch.server import wire
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House


def test_the_version_that_is_pinned_was_tried():
    assert wire.is_tried(), f"try wire.py with uvicorn {uvicorn.__version__}, then say so in TRIED"


@pytest.mark.parametrize(("version", "tried"), [("0.54.0", True), ("0.54.3", True), ("0.55.0", False), ("1.0", False)])
def test_another_version_is_another_matter(monkeypatch, version, tried):
    monkeypatch.setattr(uvicorn, "__version__", version)
    assert wire.is_tried() == tried


def test_a_match_by_plain_asgi(tmp_path):
    """People come, play a whole match, are shown out and come back."""

    async def evening(house: House) -> None:
        opened = house.open("gaunerbande", options={"limit": 1})
        guests = await sit_down(house, opened, 4)
        await guests[0].do("start")
        rng = random.Random(3)
        await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
        assert guests[0].view["outcome"]
        assert "untried" in house.log
        rude = await Guest(house, opened["code"]).come()
        await rude.send({"type": "nonsense"})
        await rude.until(lambda: any('"bad_message"' in frame for frame in rude.frames))
        for guest in (*guests, rude):
            await guest.go()
        house.stop()
        house.start()
        again = await Guest(house, opened["code"], guests[1].token).come()
        assert again.view["outcome"] == guests[1].view["outcome"]
        await again.go()

    house = House(tmp_path, plain=True).start()
    try:
        spend(evening(house))
    finally:
        house.close()
