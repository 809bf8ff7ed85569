"""The log in a database: in order, all or nothing, and never two rows of one number."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stammtisch.server.storage import Store, Unavailable
from stammtisch.table import Row
from tests.server.evenings import spend


class Written(list[tuple[str, bool]]):
    """What the store has reported: the name of an append, and whether it was written."""

    def done(self, name: str) -> Callable[[BaseException | None], None]:
        return lambda error: self.append((name, error is None))


def rows(*numbers: int) -> list[Row]:
    return [Row(number, 1_700_000_000_000 + number, f'[1,{{"said":"„{number}“ \\n"}}]'.encode()) for number in numbers]


@pytest.fixture
def run(tmp_path):
    """Run something with a store that is closed afterwards."""

    def run(work: Callable[[Store, Written], Awaitable[None]]) -> None:
        async def evening() -> None:
            store, written = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.db'}"), Written()
            try:
                await asyncio.wait_for(work(store, written), 20)
            finally:
                await store.close()

        spend(evening())

    return run


async def settled(written: Written, count: int) -> None:
    while len(written) < count:
        await asyncio.sleep(0.002)


def test_what_is_written_is_read_again(run):
    async def work(store: Store, written: Written) -> None:
        store.append("one", rows(1, 2), written.done("a"))
        store.append("two", rows(1), written.done("b"))
        store.append("one", rows(3), written.done("c"))
        assert written == []
        await settled(written, 3)
        assert written == [("a", True), ("b", True), ("c", True)]
        assert store.load("one") == rows(1, 2, 3)
        assert store.load("two") == rows(1)
        assert store.load("three") == []
        assert store.count() == 2

    run(work)


def test_many_tables_share_a_commit(run):
    async def work(store: Store, written: Written) -> None:
        for number in range(300):
            store.append(f"t{number}", rows(1, 2), written.done(str(number)))
        await settled(written, 300)
        assert store.commits == 1
        assert store.written == 600
        assert [name for name, _ in written] == [str(number) for number in range(300)]
        assert all(store.load(f"t{number}") == rows(1, 2) for number in (0, 63, 299))

    run(work)


def test_what_comes_during_a_commit_waits_for_the_next(run):
    async def work(store: Store, written: Written) -> None:
        store.append("one", rows(1), written.done("a"))
        await asyncio.sleep(0)
        for number in range(50):
            store.append(f"t{number}", rows(1), written.done(str(number)))
        await settled(written, 51)
        assert store.commits == 2

    run(work)


def test_a_number_can_be_taken_once(run):
    async def work(store: Store, written: Written) -> None:
        store.append("one", rows(1, 2), written.done("a"))
        await settled(written, 1)
        store.append("one", rows(2, 3), written.done("b"))
        store.append("two", rows(1), written.done("c"))
        await settled(written, 3)
        assert written == [("a", True), ("b", False), ("c", True)]
        assert store.load("one") == rows(1, 2)
        assert store.load("two") == rows(1)

    run(work)


def test_closing_writes_what_waits(run):
    reports = Written()

    async def first(store: Store, written: Written) -> None:
        for number in range(1, 50):
            store.append("one", rows(number), reports.done(str(number)))

    async def second(store: Store, written: Written) -> None:
        assert store.load("one") == rows(*range(1, 50))

    run(first)
    assert len(reports) == 49
    run(second)


def test_somebody_who_no_longer_waits_keeps_nobody_else_waiting(run):
    async def work(store: Store, written: Written) -> None:
        gone = asyncio.get_running_loop().create_future()
        gone.cancel()
        store.append("one", rows(1), gone.set_result)  # raises: it was cancelled
        store.append("two", rows(1), written.done("b"))
        await asyncio.wait_for(store.settled(), 10)
        assert written == [("b", True)]
        assert store.load("one") == rows(1)

    run(work)


@pytest.mark.parametrize("url", ["sqlite:////proc/nowhere/x.db", "nonsense://x", "not a url"])
def test_a_database_that_cannot_be_opened(url):
    async def evening() -> None:
        with pytest.raises(Unavailable, match="cannot be opened"):
            Store(url)

    spend(evening())
