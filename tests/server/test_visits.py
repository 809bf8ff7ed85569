"""A visit needs no socket: anything that carries messages will do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.service.limits import Bucket, Limits
from stammtisch.service.visit import Visit
from stammtisch.table import commands, key_of
from tests.server.evenings import spend
from tests.server.test_connection import Paper

TOKEN = "the token of the host"
HELLO = b'{"type":"hello","token":"%b"}' % TOKEN.encode()


@asynccontextmanager
async def hub_of(folder: Path, **limits: float) -> AsyncIterator[Hub]:
    config = Config(database=f"sqlite:///{folder / 'x.db'}", warm_up=False, limits=Limits(**limits))
    hub = Hub(config)
    yield hub
    await hub.close()


def come(hub: Hub) -> tuple[Visit, Paper, list[str]]:
    paper, known = Paper(), list[str]()
    return Visit(hub, paper, "here", Bucket(0, 0), lambda: known.append("known")), paper, known


def test_it_begins_with_hello_and_ends_with_the_connection(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hub_of(tmp_path) as hub:
            opened = commands.Open(code=hub.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
            room = await hub.tables.open(opened, key_of(TOKEN))
            visit, paper, known = come(hub)
            beginning = asyncio.create_task(visit.begin(opened.code))
            for said in (HELLO, b'{"type":"chat","id":"c","text":"early"}', b"nonsense"):
                visit.hear(said)
            assert not known
            await beginning
            assert (known, len(room.connections)) == (["known"], 1)
            visit.hear(b'{"type":"ping","at":7}')
            await hub.store.settled()
            await asyncio.sleep(0.05)
            told = b"\n".join(each for each in paper.said if isinstance(each, bytes))
            places = [told.index(each) for each in (b'"snapshot"', b'"expected', b'"pong","at":7')]
            assert places == sorted(places)
            assert b'"text":"early"' in told
            visit.gone()
            await visit.end()
            visit.hear(b'{"type":"chat","id":"d","text":"late"}')
            assert (known, room.connections) == (["known"], [])

    spend(evening())


def test_whoever_says_nothing_or_something_else_is_hung_up_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hub_of(tmp_path, hello=0.05) as hub:
            for said in (None, b'{"type":"sync"}', b"x" * 5000):
                visit, paper, known = come(hub)
                if said is not None:
                    visit.hear(said)
                await visit.begin("aaaaaaaa")
                await visit.end()
                assert b"bad_message" in paper.said[0]
                assert (paper.said[1:], known) == ([4000], ["known"])

    spend(evening())


def test_whoever_is_gone_before_hello_is_not_waited_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hub_of(tmp_path, hello=60) as hub:
            visit, paper, known = come(hub)
            beginning = asyncio.create_task(visit.begin("aaaaaaaa"))
            await asyncio.sleep(0)
            visit.gone()
            await asyncio.wait_for(beginning, 5)
            await visit.end()
            assert (paper.said, known) == ([], ["known"])

    spend(evening())
