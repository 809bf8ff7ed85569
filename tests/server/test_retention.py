"""Old tables are forgotten; those that somebody may come back to are not."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from stammtisch.server import retention
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.storage import Store
from stammtisch.table import Row
from tests.server.evenings import spend
from tests.table.parlour import Parlour

DAY = 86_400_000
CODES = ("aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee", "ffffffff")


@pytest.fixture(scope="module")
def logs() -> tuple[list[Row], list[Row]]:
    """A table at which nobody ever played, and one with a finished match."""
    finished = Parlour("zehn", players=2)
    finished.everyone()
    finished.play_out(lambda moves: moves[0])
    return Parlour("zehn", players=2).rows, finished.rows


def ago(rows: list[Row], days: float) -> list[Row]:
    at = int(time.time() * 1000 - days * DAY)
    return [replace(row, at=at) for row in rows]


async def write(store: Store, code: str, rows: list[Row]) -> None:
    done = asyncio.get_running_loop().create_future()
    store.log.stream(code).append(rows, done.set_result)
    assert await done is None


def test_what_is_old_goes_and_the_rest_stays(tmp_path, monkeypatch, logs):
    monkeypatch.setattr(retention, "PAUSE", 0)
    monkeypatch.setattr(retention, "BITE", 2)
    abandoned, finished = logs
    old = (ago(abandoned, 31), ago(finished, 91))
    young = (ago(abandoned, 29), ago(finished, 31), ago(finished, 89))
    broken = [Row(1, old[0][0].at, b"nonsense")]

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=0))
        try:
            for code, rows in zip(CODES, (*old, *young, broken), strict=True):
                await write(hub.store, code, rows)
            await write(hub.store, "gggggggg", old[1])
            assert await hub.tables.find("gggggggg")  # somebody has just come back
            assert await retention.one_round(hub, 90) == 2
            assert [code for code, _ in await hub.store.log.tables_after("", 100)] == [
                *CODES[2:],
                "gggggggg",
            ]
            assert await hub.tables.find(CODES[0]) is None
            assert hub.store.log.rows_here(CODES[3]) == young[1]
            assert await retention.one_round(hub, 90) == 0
        finally:
            await hub.close()

    spend(evening())


def test_a_table_that_somebody_plays_at_elsewhere_is_not_deleted(tmp_path, logs):
    """Between looking and deleting another server may have written a line."""

    async def evening() -> None:
        store = Store(f"sqlite:///{tmp_path}/x.db")
        rows = ago(logs[0], 100)
        await write(store, CODES[0], rows)
        line = replace(rows[-1], number=len(rows) + 1, at=int(time.time() * 1000))
        await write(store, CODES[0], [line])
        assert not await store.log.forget(CODES[0], line.at - DAY)
        assert store.log.rows_here(CODES[0]) == [*rows, line]
        await store.close()

    spend(evening())


def test_a_server_clears_out_unless_told_to_keep_everything(tmp_path, monkeypatch, logs):
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def evening() -> None:
        for keep, left in ((0, 1), (90, 0)):
            hub = Hub(Config(database=f"sqlite:///{tmp_path}/x.db", warm_up=False, keep=keep))
            if keep == 0:
                await write(hub.store, CODES[0], ago(logs[1], 91))
            for _ in range(2000 if keep else 20):
                await asyncio.sleep(0.01)
                if await hub.store.log.count() == left and keep:
                    break
            assert await hub.store.log.count() == left
            await hub.close()

    spend(evening())
