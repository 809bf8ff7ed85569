"""The log in a real PostgreSQL: as durable as in SQLite, and shared by several servers."""

import asyncio
from collections.abc import Awaitable, Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from stammtisch.server.storage import Store, connect
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House
from tests.server.postgres import start_postgres
from tests.server.test_storage import Written, rows, settled

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%unnest%' AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with start_postgres() as cluster:
        yield cluster


def test_rows_are_read_as_they_were_written_and_a_number_is_taken_once(cluster):
    async def evening() -> None:
        one, other, written = Store(cluster.url), Store(cluster.url), Written()
        try:
            one.log.stream("first").append(rows(1, 2), written.done("a"))
            await settled(written, 1)
            other.log.stream("first").append(rows(2, 3), written.done("b"))
            other.log.stream("second").append(rows(1), written.done("c"))
            await settled(written, 3)
            assert written == [("a", True), ("b", False), ("c", True)]
            one.log.stream("first").append(rows(3), written.done("d"))
            await settled(written, 4)
            assert other.log.rows_here("first") == rows(1, 2, 3)
            assert other.log.rows_here("second") == rows(1)
            assert await one.log.count() == 2
        finally:
            await one.close()
            await other.close()

    spend(evening())


def test_of_several_servers_one_has_the_first_try_and_one_computes_a_leaf(cluster):
    """The same browser in two windows at two servers, at the same moment."""

    async def evening() -> None:
        both = [Store(cluster.url), Store(cluster.url)]
        one, other = both

        def sit(number: int) -> Awaitable[int]:
            return both[number % 2].attempts.begin("a deal", "a browser", f"code{number:04}", number, None, None)

        try:
            numbers = await asyncio.gather(*map(sit, range(6)))
            claims = await asyncio.gather(*(both[each % 2].days.claim("a deal", 1) for each in range(6)))
            assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
            assert sum(claims) == 1
            first = numbers.index(1)
            await one.attempts.finish("a deal", f"code{first:04}", 7)
            await other.attempts.sign("a deal", f"code{first:04}", "Ada", 3)
            found = await other.attempts.listed("a deal", 10, low_wins=True)
            assert [(row.name, row.points, row.number) for row in found] == [("Ada", 7, 1)]
            await one.days.keep("a deal", 2, par="{}", meister="{}")
            assert (await other.days.find("a deal")).complete
        finally:
            for store in both:
                await store.close()

    spend(evening())


def test_a_commit_whose_answer_was_lost_is_found_in_the_log_and_not_made_twice(cluster):
    async def evening() -> None:
        store, written = Store(cluster.url), Written()
        insert, lost = store._writer._insert, []

        def lose(rows: list[tuple[str, int, int, str]]) -> None:
            if not lost:
                lost.append(rows)
                insert(rows)
                raise OperationalError("COMMIT", None, Exception("the line was cut"), connection_invalidated=True)
            insert(rows)

        store._writer._insert = lose
        stream = store.log.stream("lost")
        stream.append(rows(1, 2), written.done("a"))
        store.log.stream("other").append(rows(1), written.done("b"))
        await settled(written, 2)
        stream.append(rows(3), written.done("c"))
        await settled(written, 3)
        assert len(lost[0]) == 3
        assert written == [("a", True), ("b", True), ("c", True)]
        assert store.log.rows_here("lost") == rows(1, 2, 3)
        await store.close()

    spend(evening())


def test_a_connection_that_was_cut_between_two_commits_costs_nobody_anything(cluster):
    async def evening() -> None:
        store, other, written = Store(cluster.url), Store(cluster.url), Written()
        stream = store.log.stream("cut")
        for number in range(1, 5):
            stream.append(rows(number), written.done(str(number)))
            await settled(written, number)
            await other.read(lambda connection: connection.execute(text(CUT)).all())
        assert all(fine for _, fine in written)
        assert store.log.rows_here("cut") == rows(1, 2, 3, 4)
        await store.close()
        await other.close()

    spend(evening())


@pytest.mark.parametrize("numbers", [[2], [1, 3], [1, 1]])
def test_postgresql_itself_refuses_a_number_that_does_not_follow(cluster, numbers):
    engine = connect(cluster.url)
    *fine, wrong = numbers
    insert = text("INSERT INTO log VALUES ('gap', :number, 0, '')")
    with engine.connect() as connection:
        for number in fine:
            connection.execute(insert, {"number": number})
        with pytest.raises(IntegrityError):
            connection.execute(insert, {"number": wrong})
    engine.dispose()


async def move(guests: list[Guest]) -> dict[str, object]:
    """Somebody who is asked makes a move."""
    guest = next(guest for guest in guests if guest.legal)
    return await guest.ask("move", decision=guest.decision["number"], move=guest.legal[0])


async def go(*guests: Guest) -> None:
    for guest in guests:
        await guest.go()


def test_a_match_goes_on_after_the_server_was_killed_and_the_database_was_away(cluster, tmp_path):
    async def evening(house: House) -> None:
        opened = house.open("gaunerbande", players=3)
        guests = await sit_down(house, opened, 3)
        await guests[0].do("start")
        await guests[0].until(lambda: guests[0].legal)
        assert (await move(guests))["type"] == "ok"
        tokens = [guest.token for guest in guests]
        house.kill()
        house.start()
        again = [await Guest(house, opened["code"], token).come() for token in tokens]
        hand = again[0].view["hand"]
        assert (await move(again))["type"] == "ok"
        cluster.stop()
        with pytest.raises(AssertionError, match="closed with 1012"):
            await move(again)
        early = await Guest(house, opened["code"], tokens[0]).come()
        assert early.closed == 1012
        assert house.get(f"/api/tables/{opened['code']}")[0] == 503
        status, health, _ = house.get("/health")
        assert (status, health["status"]) == (503, "failing")
        cluster.start()
        assert house.get("/health")[0] == 200
        later = [await Guest(house, opened["code"], token).come() for token in tokens]
        assert later[0].view["hand"] == hand
        assert (await move(later))["type"] == "ok"
        await go(early, *guests, *again, *later)

    with House(tmp_path, cluster.url).start() as house:
        spend(evening(house))
        assert house.stop() == 0
        assert "Traceback" not in house.log


def test_of_two_servers_the_first_to_write_has_it_and_the_other_comes_after_it(cluster, tmp_path):
    async def evening(here: House, there: House) -> None:
        opened = here.open("gaunerbande", players=3)
        guests = await sit_down(here, opened, 3)
        await guests[0].do("start")
        tokens = [guest.token for guest in guests]
        elsewhere = [await Guest(there, opened["code"], token).come() for token in tokens]
        assert elsewhere[0].table["phase"] == "playing"
        await elsewhere[0].do("chat", text="I was first")
        await guests[0].do("chat", again="mine", text="So was I")
        assert [line["text"] for line in guests[0].chat] == ["I was first", "So was I"]
        await guests[0].do("chat", again="mine", text="So was I")
        assert len(guests[0].chat) == 2
        await go(*guests, *elsewhere)

    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    with House(tmp_path / "here", cluster.url).start() as here, House(tmp_path / "there", cluster.url).start() as there:
        spend(evening(here, there))
        assert (here.stop(), there.stop()) == (0, 0)
        assert "Traceback" not in here.log + there.log
