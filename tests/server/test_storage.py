"""The log in a database: in order, all or nothing, and never two rows of one number."""

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from stammtisch.server import storage
from stammtisch.server.storage import Store, Unavailable, check, connect, schema
from stammtisch.service.store import Conflict
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
        store.log.stream("one").append(rows(1, 2), written.done("a"))
        store.log.stream("two").append(rows(1), written.done("b"))
        store.log.stream("one").append(rows(3), written.done("c"))
        assert written == []
        await settled(written, 3)
        assert written == [("a", True), ("b", True), ("c", True)]
        assert store.log.rows_here("one") == rows(1, 2, 3)
        assert store.log.rows_here("two") == rows(1)
        assert store.log.rows_here("three") == []
        assert await store.log.count() == 2

    run(work)


def test_many_tables_share_a_commit(run):
    async def work(store: Store, written: Written) -> None:
        for number in range(300):
            store.log.stream(f"t{number}").append(rows(1, 2), written.done(str(number)))
        await settled(written, 300)
        assert store.commits == 1
        assert store.written == 600
        assert [name for name, _ in written] == [str(number) for number in range(300)]
        assert all(store.log.rows_here(f"t{number}") == rows(1, 2) for number in (0, 63, 299))

    run(work)


def test_what_comes_during_a_commit_waits_for_the_next(run):
    async def work(store: Store, written: Written) -> None:
        store.log.stream("one").append(rows(1), written.done("a"))
        await asyncio.sleep(0)
        for number in range(50):
            store.log.stream(f"t{number}").append(rows(1), written.done(str(number)))
        await settled(written, 51)
        assert store.commits == 2

    run(work)


def test_a_number_can_be_taken_once(run):
    async def work(store: Store, written: Written) -> None:
        store.log.stream("one").append(rows(1, 2), written.done("a"))
        await settled(written, 1)
        store.log.stream("one").append(rows(2, 3), written.done("b"))
        store.log.stream("two").append(rows(1), written.done("c"))
        await settled(written, 3)
        assert written == [("a", True), ("b", False), ("c", True)]
        assert store.log.rows_here("one") == rows(1, 2)
        assert store.log.rows_here("two") == rows(1)

    run(work)


def test_closing_writes_what_waits(run):
    reports = Written()

    async def first(store: Store, written: Written) -> None:
        for number in range(1, 50):
            store.log.stream("one").append(rows(number), reports.done(str(number)))

    async def second(store: Store, written: Written) -> None:
        assert store.log.rows_here("one") == rows(*range(1, 50))

    run(first)
    assert len(reports) == 49
    run(second)


def test_somebody_who_no_longer_waits_keeps_nobody_else_waiting(run):
    async def work(store: Store, written: Written) -> None:
        gone = asyncio.get_running_loop().create_future()
        gone.cancel()
        store.log.stream("one").append(rows(1), gone.set_result)  # raises: it was cancelled
        store.log.stream("two").append(rows(1), written.done("b"))
        await asyncio.wait_for(store.settled(), 10)
        assert written == [("b", True)]
        assert store.log.rows_here("one") == rows(1)

    run(work)


@pytest.mark.parametrize("url", ["sqlite:////proc/nowhere/x.db", "nonsense://x", "not a url"])
def test_a_database_that_cannot_be_opened(url):
    async def evening() -> None:
        with pytest.raises(Unavailable, match="cannot be opened"):
            Store(url)

    spend(evening())


# What fails, and what follows it


def test_what_is_queued_behind_a_failure_is_never_written(run):
    """Not even what comes after the failure is known to the thread and before it is known to the loop."""

    async def work(store: Store, written: Written) -> None:
        store.log.stream("one").append(rows(1), written.done("first"))
        await settled(written, 1)
        broken, other = store.log.stream("one"), store.log.stream("two")
        broken.append(rows(3), written.done("a"))  # 2 is missing
        broken.append(rows(2), written.done("b"))  # would follow
        broken.append([], written.done("c"))
        other.append(rows(1), written.done("d"))
        await asyncio.sleep(0)
        broken.append(rows(2), written.done("e"))  # goes into the next batch
        other.append(rows(2), written.done("f"))
        await settled(written, 7)
        assert written[1:] == [("a", False), ("b", False), ("c", False), ("d", True), ("e", False), ("f", True)]
        assert store.log.rows_here("one") == rows(1)
        assert store.log.rows_here("two") == rows(1, 2)
        store.log.stream("one").append(rows(2), written.done("again"))  # read again, it goes on
        await settled(written, 8)
        assert store.log.rows_here("one") == rows(1, 2)

    run(work)


def test_of_many_tables_only_those_to_blame_are_not_written(run):
    async def work(store: Store, written: Written) -> None:
        for number in range(40):
            stream = store.log.stream(f"t{number}")
            stream.append(rows(1), written.done(f"{number} a"))
            stream.append(rows(3) if number in (7, 8, 30) else rows(2), written.done(f"{number} b"))
            stream.append([], written.done(f"{number} c"))
        await settled(written, 120)
        failed = [name for name, fine in written if not fine]
        assert failed == ["7 b", "7 c", "8 b", "8 c", "30 b", "30 c"]
        for number in range(40):
            assert store.log.rows_here(f"t{number}") == (rows(1) if number in (7, 8, 30) else rows(1, 2))

    run(work)


def test_a_conflict_and_a_database_that_does_not_answer_are_told_apart(tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "_set_up_sqlite", lambda connection, _: connection.execute("PRAGMA busy_timeout = 50"))

    async def evening() -> None:
        store, errors = Store(f"sqlite:///{tmp_path}/x.db"), []
        store.log.stream("one").append(rows(2), errors.append)
        await settled(errors, 1)
        with contextlib.closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            stream = store.log.stream("one")
            stream.append(rows(1), errors.append)
            await asyncio.sleep(0)
            stream.append(rows(2), errors.append)
            await settled(errors, 2)
            other.execute("ROLLBACK")
        await settled(errors, 3)
        assert [type(error) for error in errors] == [Conflict, Unavailable, Unavailable]
        assert store.log.rows_here("one") == []
        await store.close()

    spend(evening())


@pytest.mark.parametrize("numbers", [[2], [0], [1, 3], [1, 1], [1, 2, 4]])
def test_the_database_itself_refuses_a_number_that_does_not_follow(tmp_path, numbers):
    connect(f"sqlite:///{tmp_path}/x.db").dispose()
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as database:
        *fine, wrong = numbers
        for number in fine:
            database.execute("INSERT INTO log VALUES ('one', ?, 0, '')", (number,))
        with pytest.raises(sqlite3.IntegrityError, match="does not follow"):
            database.execute("INSERT INTO log VALUES ('one', ?, 0, '')", (wrong,))


# Everything that writes

ATTEMPT = "INSERT INTO attempts (deal, browser, number, code, at) VALUES ('d', 'somebody', 1, 'abcdefg2', 1)"


def test_a_write_that_takes_long_delays_the_others_and_fails_none(tmp_path):
    """Longer than SQLite waits for a lock: two that write at the same time would get in each other's way."""
    url = f"sqlite:///{tmp_path}/x.db?timeout=0.05"

    async def evening() -> None:
        store, written = Store(url), Written()
        begun, enough = threading.Event(), threading.Event()

        def slow(connection: Connection) -> int:
            connection.exec_driver_sql(ATTEMPT)
            begun.set()
            assert enough.wait(60)
            return 1

        slowly = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait, 60)
        store.log.stream("one").append(rows(1, 2), written.done("row"))
        other = asyncio.create_task(store.attempts.begin("d", "somebody", "abcdefg3", 2, None, None))
        await asyncio.sleep(0.2)
        assert (written, other.done()) == ([], False)
        enough.set()
        assert (await slowly, await other) == (1, 2)
        await settled(written, 1)
        assert written == [("row", True)]
        await store.close()

    spend(evening())


def test_a_write_that_fails_is_told_to_whoever_asked_and_leaves_nothing_behind(tmp_path):
    async def evening() -> None:
        store, written = Store(f"sqlite:///{tmp_path}/x.db"), Written()

        def half(connection: Connection) -> None:
            connection.exec_driver_sql(ATTEMPT)
            raise ValueError("half-way")

        store.log.stream("one").append(rows(1), written.done("row"))
        with pytest.raises(ValueError, match="half-way"):
            await store.write(half)
        assert written == [("row", True)]
        assert await store.attempts.find("d", "abcdefg2") is None
        await store.close()

    spend(evening())


def test_what_is_read_writes_nothing(tmp_path):
    """Whoever has a write carried out by a reader, by mistake, finds that nothing was written."""

    async def evening() -> None:
        store = Store(f"sqlite:///{tmp_path}/x.db")
        with contextlib.suppress(Unavailable):
            await store.read(lambda connection: connection.exec_driver_sql(ATTEMPT).rowcount)
        assert await store.attempts.find("d", "abcdefg2") is None
        assert await store.attempts.begin("d", "somebody", "abcdefg3", 2, None, None) == 1
        await store.close()

    spend(evening())


def test_nobody_else_sees_an_engine_or_a_connection():
    folder = Path(storage.__file__).parent
    for file in folder.parents[1].rglob("*.py"):
        if folder not in file.parents:
            found = re.findall(r"(?:from|import) sqlalchemy|\bstore\.(?:read|write)", file.read_text(encoding="utf-8"))
            assert found == [], file.name


# The layout


@pytest.mark.parametrize("steps", range(5))
def test_whoever_is_killed_while_the_layout_is_made_leaves_nothing_half_done(tmp_path, steps):
    """The steps may be repeated from any point."""
    check(f"sqlite:///{tmp_path}/whole.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "whole.db")) as whole:
        made = [sql for (sql,) in whole.execute("SELECT sql FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as database:
        for step in made[:steps]:
            database.execute(step)
        check(f"sqlite:///{tmp_path}/x.db")
        assert database.execute("SELECT number FROM layout").fetchall() == [(schema.NUMBER,)]
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'log_follows'").fetchone() == (1,)


def test_a_database_of_a_later_version_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path}/x.db"
    check(url)
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as database:
        database.execute("UPDATE layout SET number = 99")
    for set_up in (True, False):
        with pytest.raises(Unavailable, match="layout 99, of a later version"):
            connect(url, set_up=set_up)


def test_somebody_elses_table_of_our_name_is_refused_and_left_alone(tmp_path):
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")) as database:
        database.execute("CREATE TABLE log (at TEXT, message TEXT)")
        for look in (connect, lambda url: connect(url, set_up=False), check):
            with pytest.raises(
                Unavailable, match=r"a table log that is not .* code, number, at, line, got at, message"
            ):
                look(f"sqlite:///{tmp_path}/x.db")
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("log",)]


@pytest.mark.parametrize(("made", "got"), [("page TEXT, colour TEXT", "page, colour"), ("number TEXT", "'wide'")])
def test_somebody_elses_layout_is_refused_and_left_alone(tmp_path, made, got):
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as database:
        database.execute(f"CREATE TABLE layout ({made})")
        database.execute(
            f"INSERT INTO layout VALUES ({', '.join(['?'] * len(made.split(',')))})",
            ["wide", "red"][: made.count(",") + 1],
        )
        for look in (connect, lambda url: connect(url, set_up=False), check):
            with pytest.raises(Unavailable, match=f"a table layout that is not .* number, got {got}"):
                look(f"sqlite:///{tmp_path}/x.db")
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("layout",)]


def test_other_databases_are_refused_with_what_is_expected():
    with pytest.raises(Unavailable, match="cannot be opened: expected sqlite:/// or postgresql"):
        connect("mysql+pymysql://root@localhost/x")


# One server for a file


def test_a_new_file_is_nobody_elses_to_read(tmp_path):
    """It holds the cards of running matches, and what people said."""

    async def evening() -> None:
        before = os.umask(0o022)
        try:
            store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
            await store.close()
        finally:
            os.umask(before)
        assert [oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()] == ["0o600"] * 2

    spend(evening())


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path):
    url = f"sqlite:///{tmp_path}/x.db"
    source = f"from stammtisch.server.storage import Claim; it = Claim({url!r}); print(1, flush=True); input()"
    first = subprocess.Popen([sys.executable, "-c", source], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with first:
        assert first.stdout is not None
        first.stdout.readline()
        for again in (check, lambda url: spend(opened(url))):
            with pytest.raises(Unavailable, match="another server is using the database"):
                again(url)
        connect(url).dispose()  # whoever only looks may look
        os.kill(first.pid, signal.SIGKILL)
    check(url)
    spend(opened(url))


async def opened(url: str) -> None:
    await Store(url).close()
