"""A table in a real browser, while its database cannot be written: the page goes on by itself."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.steps import begins

pytest.importorskip("playwright")

WAITS = 0.3
"""So many seconds the server waits for a lock."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that is soon out of patience."""
    house = pytest.importorskip("tests.server.house")
    folder = tmp_path_factory.mktemp("house")
    with house.House(folder, f"sqlite:///{folder / 'tables.db'}?timeout={WAITS}").start() as running:
        yield running
        assert "Traceback" not in running.log


def test_a_page_goes_on_after_writes_that_failed(invite: Any, house: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    opened = house.open("gaunerbande", players=4, seats=seats, options={"limit": 10})
    ada = invite("Ada", size=(1280, 800)).go(f"/t/{opened['code']}#{opened['token']}")
    begins(ada, ".table .slip, .table .hit")
    ada.page.evaluate("window.sameAsEver = true")
    with contextlib.closing(sqlite3.connect(house.file, timeout=30, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ada.plays(3)
        house.wait_for(lambda: "everybody has to come back to a table" in house.log)  # read again, then hung up on
        other.execute("ROLLBACK")
    ada.sees("dialog[data-name='end']", 240)
    assert ada.page.evaluate("window.sameAsEver"), "it was loaded again"
    with contextlib.closing(sqlite3.connect(house.file)) as database:
        numbers = [number for (number,) in database.execute("SELECT number FROM log ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))
    ada.faults[:] = [
        fault for fault in ada.faults if "WebSocket" not in fault
    ]  # Chromium tells of every one that failed
