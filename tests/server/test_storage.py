"""The log in a database: in order, all or nothing, and never two rows of one number."""

import threading

import pytest

from stammtisch.server.storage import Append, Store, Unavailable
from stammtisch.table import Row


class Written:
    """Collects what the store reports, as the loop would."""

    def __init__(self) -> None:
        self.reports: list[tuple[str, BaseException | None]] = []
        self.arrived = threading.Condition()

    def __call__(self, report) -> None:
        with self.arrived:
            report()
            self.arrived.notify()

    def wait(self, count: int) -> None:
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.reports) >= count, 10)

    def done(self, name: str):
        return lambda error: self.reports.append((name, error))


@pytest.fixture
def written() -> Written:
    return Written()


@pytest.fixture
def store(tmp_path, written):
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.db'}", written)
    yield store
    store.close()


def rows(*numbers: int) -> list[Row]:
    return [Row(number, 1_700_000_000_000 + number, f'[1,{{"said":"„{number}“ \\n"}}]'.encode()) for number in numbers]


def test_what_is_written_is_read_again(store, written):
    store.append("one", rows(1, 2), written.done("a"))
    store.append("two", rows(1), written.done("b"))
    store.append("one", rows(3), written.done("c"))
    written.wait(3)
    assert written.reports == [("a", None), ("b", None), ("c", None)]
    assert store.load("one") == rows(1, 2, 3)
    assert store.load("two") == rows(1)
    assert store.load("three") == []
    assert store.count() == 2


def test_many_tables_share_a_commit(store, written):
    with store._wanted:  # the writer cannot begin before all of them wait
        for number in range(200):
            store._waiting.append(Append(f"t{number}", rows(1), written.done(str(number))))
        store._wanted.notify()
    written.wait(200)
    assert store.commits == 1
    assert [name for name, _ in written.reports] == [str(number) for number in range(200)]


def test_a_number_can_be_taken_once(store, written):
    store.append("one", rows(1, 2), written.done("a"))
    written.wait(1)
    with store._wanted:
        store._waiting.append(Append("one", rows(2, 3), written.done("b")))
        store._waiting.append(Append("two", rows(1), written.done("c")))
        store._wanted.notify()
    written.wait(3)
    assert [(name, error is None) for name, error in written.reports] == [("a", True), ("b", False), ("c", True)]
    assert store.load("one") == rows(1, 2)
    assert store.load("two") == rows(1)


def test_closing_writes_what_waits(tmp_path, written):
    store = Store(f"sqlite:///{tmp_path / 'x.db'}", written)
    for number in range(1, 50):
        store.append("one", rows(number), written.done(str(number)))
    store.close()
    assert len(written.reports) == 49
    again = Store(f"sqlite:///{tmp_path / 'x.db'}", written)
    assert len(again.load("one")) == 49
    again.close()


@pytest.mark.parametrize("url", ["sqlite:////proc/nowhere/x.db", "nonsense://x", "not a url"])
def test_a_database_that_cannot_be_opened(url, written):
    with pytest.raises(Unavailable, match="cannot be opened"):
        Store(url, written)
