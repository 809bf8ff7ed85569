"""Work beside the loop: fair, bounded, and nothing that goes wrong with one of those who wait is felt by the others."""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from stammtisch.server.work import pool as module
from stammtisch.server.work.pool import Full, Pool, within
from stammtisch.service.metrics import Metrics
from stammtisch.table import Refused
from tests.server.evenings import spend

LONGEST = 60


class Gate:
    """Work that takes until it may end, and what was done meanwhile."""

    def __init__(self) -> None:
        self.begun, self.open, self.done = threading.Event(), threading.Event(), list[str]()

    def hold(self) -> str:
        self.begun.set()
        assert self.open.wait(LONGEST)
        return "held"

    def work(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.done.append(name)
            return name

        return work


def with_pool(evening: Callable[[Pool, Gate, Metrics], Awaitable[Any]], **how: Any) -> None:
    """An evening with one place."""

    async def run() -> None:
        gate, metrics = Gate(), Metrics()
        pool = Pool("tested", 1, metrics, **how)
        try:
            await evening(pool, gate, metrics)
        finally:
            gate.open.set()
            pool.close()

    spend(run(), LONGEST)


async def waiting(pool: Pool, *works: tuple[Callable[[], Any], str, str]) -> list["asyncio.Task[Any]"]:
    """Those who wait for works, of an address and a table each."""
    tasks = [asyncio.create_task(pool.run(work, address=address, table=table)) for work, address, table in works]
    await asyncio.sleep(0)
    return tasks


@contextlib.contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Refused) as raised:
        yield
    assert raised.value.key == key


def counted(metrics: Metrics, name: str) -> float:
    return metrics.counts[f'stammtisch_{name}{{kind="tested"}}']


def test_the_address_that_has_used_least_is_next_and_of_it_the_table() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        tasks = await waiting(
            pool,
            (gate.hold, "greedy", "a"),
            *((gate.work(f"greedy {table}"), "greedy", table) for table in "aab"),
            (gate.work("modest"), "modest", "c"),
        )
        assert counted(metrics, "thinking_waiting") == 4
        gate.open.set()
        assert await asyncio.gather(*tasks) == ["held", "greedy a", "greedy a", "greedy b", "modest"]
        assert gate.done == ["modest", "greedy b", "greedy a", "greedy a"]
        assert counted(metrics, "thinking_waiting") == 0
        assert counted(metrics, "thinking_seconds_total") > 0
        assert counted(metrics, "thinking_wait_seconds_total") > 0

    with_pool(evening)


@pytest.mark.parametrize("limit", ["most", "per_address", "per_table"])
def test_so_many_wait_and_no_more(limit: str) -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        tasks = await waiting(pool, *[(gate.hold, "here", "t")] * 4)
        with refused("too_fast"):
            await tasks.pop()
        with pytest.raises(Full):
            await pool.run(gate.work("more"), address="here", table="t")
        assert pool.put(lambda: gate.work("more"), lambda _: None, address="here", table="t") is None
        other = asyncio.create_task(pool.run(gate.work("u"), address="here", table="u"))
        elsewhere = asyncio.create_task(pool.run(gate.work("v"), address="there", table="v"))
        gate.open.set()
        outcomes = await asyncio.gather(other, elsewhere, *tasks, return_exceptions=True)
        refusals = [isinstance(each, Full) for each in outcomes]
        assert refusals == [limit != "per_table", limit == "most", False, False, False]
        assert "more" not in gate.done

    with_pool(evening, **{limit: 2}, full="too_fast")


def test_whoever_hangs_up_is_not_served_and_keeps_no_place_in_the_line() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        held, gone = await waiting(pool, (gate.hold, "here", ""), (gate.work("gone"), "here", ""))
        gone.cancel()
        await asyncio.sleep(0)
        assert len(pool.line) == counted(metrics, "thinking_waiting") == 0
        (stays,) = await waiting(pool, (gate.work("stays"), "here", ""))
        gate.open.set()
        assert await asyncio.gather(held, stays) == ["held", "stays"]
        assert gate.done == ["stays"]
        assert counted(metrics, "thoughts_dropped_total") == 1

    with_pool(evening, per_address=1)


def test_whoever_hangs_up_as_their_turn_comes_is_not_served() -> None:
    """The line goes on before they have noticed that nobody waits for them any more."""

    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        _, gone, stays = await waiting(
            pool, (gate.hold, "", ""), (gate.work("gone"), "", ""), (gate.work("stays"), "", "")
        )
        finished = pool._finished

        def hang_up(*given: Any) -> None:
            gone.cancel()
            finished(*given)

        pool._finished = hang_up  # type: ignore[method-assign]
        gate.open.set()
        assert await stays == "stays"
        assert gate.done == ["stays"]
        assert counted(metrics, "thoughts_dropped_total") == 1

    with_pool(evening)


def test_whoever_hangs_up_while_they_are_served_leaves_the_place_to_the_next() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        gone, stays = await waiting(pool, (gate.hold, "a", ""), (gate.work("stays"), "b", ""))
        await asyncio.to_thread(gate.begun.wait, LONGEST)
        gone.cancel()
        await asyncio.sleep(0)
        assert gone.cancelled()
        assert gate.done == [], "threads end by themselves"
        gate.open.set()
        assert await stays == "stays"
        assert counted(metrics, "thoughts_dropped_total") == 0

    with_pool(evening)


def test_what_fails_is_told_to_whoever_asked_and_costs_what_it_took() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        def fail() -> None:
            gate.hold()
            raise ZeroDivisionError

        failing, *others = await waiting(
            pool,
            (fail, "fails", ""),
            (gate.work("of the same"), "fails", ""),
            (gate.work("of another"), "another", ""),
            (gate.work("and another"), "another", ""),
        )
        await asyncio.sleep(0.3)  # so that three times the usual is used
        gate.open.set()
        with pytest.raises(ZeroDivisionError):
            await failing
        await asyncio.gather(*others)
        assert gate.done == ["of another", "and another", "of the same"]
        assert counted(metrics, "thinking_seconds_total") >= 0.3

    with_pool(evening)


def test_a_limit_of_time_ends_what_takes_too_long() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        def endless(pause: Callable[[], None]) -> None:
            while True:
                pause()

        def short(pause: Callable[[], None]) -> str:
            pause()
            return "short"

        with refused("too_large"):
            await pool.run(lambda: within(0.01, endless))
        assert await pool.run(lambda: within(LONGEST, short)) == "short"

    with_pool(evening)


def test_callbacks_need_no_task_and_are_asked_whether_it_is_wanted_still() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        loop, (held,) = asyncio.get_running_loop(), await waiting(pool, (gate.hold, "", ""))
        before, answered, unwanted = asyncio.all_tasks(), loop.create_future(), list[object]()
        assert pool.put(lambda: None, unwanted.append)
        assert pool.put(lambda: gate.work("wanted"), answered.set_result)
        assert asyncio.all_tasks() == before
        gate.open.set()
        seconds, found = (await answered).result()
        assert (found, seconds >= 0) == ("wanted", True)
        assert asyncio.all_tasks() <= before
        assert unwanted == []
        assert counted(metrics, "thoughts_dropped_total") == 1
        await held
        assert pool.line.addresses == 0

    with_pool(evening)


def test_an_answer_that_fails_does_not_stop_the_line() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        said = list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context["exception"]))

        def end(_: object) -> None:
            raise LookupError

        assert pool.put(lambda: gate.work("first"), end)
        assert await pool.run(gate.work("second")) == "second"
        assert [type(each) for each in said] == [LookupError]

    with_pool(evening)


def test_a_table_that_has_gone_is_forgotten() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        ended = list[object]()
        held, gone, stays = await waiting(
            pool, (gate.hold, "a", "gone"), (gate.work("gone"), "a", "gone"), (gate.work("stays"), "a", "here")
        )
        assert pool.put(lambda: gate.work("gone"), ended.append, address="b", table="gone")
        pool.forget("gone")
        with refused("restarting"):
            await gone
        assert ended == [None]
        assert counted(metrics, "thinking_waiting") == 1
        gate.open.set()
        assert await asyncio.gather(held, stays) == ["held", "stays"]
        assert gate.done == ["stays"]
        assert counted(metrics, "thoughts_dropped_total") == 2

    with_pool(evening)


def test_whoever_waits_when_it_closes_is_told() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        held, waits = await waiting(pool, (gate.hold, "", ""), (gate.work("waits"), "", ""))
        await asyncio.to_thread(gate.begun.wait, LONGEST)
        pool.close()
        with refused("restarting"):
            await waits
        with refused("restarting"):
            await pool.run(gate.work("late"))
        assert pool.put(lambda: gate.work("late"), lambda _: None) is None
        gate.open.set()
        assert await held == "held", "what has begun comes to its end"
        assert gate.done == []
        assert counted(metrics, "thinking_waiting") == 0

    with_pool(evening)


def test_whoever_waits_behind_the_threads_when_it_closes_is_told() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        pool.places = 2  # more than threads, so that nothing is lost between two thoughts
        held, waits = await waiting(pool, (gate.hold, "", ""), (gate.work("waits"), "", ""))
        await asyncio.to_thread(gate.begun.wait, LONGEST)
        assert not pool.line
        pool.close()
        with refused("restarting"):
            await waits
        gate.open.set()
        assert await held == "held"
        assert gate.done == []

    with_pool(evening)


def test_threads_have_a_name_and_a_priority() -> None:
    seen = list[str]()

    def look() -> int:
        seen.append(threading.current_thread().name)
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def low(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        assert sys.platform != "linux" or await pool.run(look) == module.LOWEST

    async def usual(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        assert sys.platform != "linux" or await pool.run(look) < module.LOWEST

    with_pool(low, low=True)
    with_pool(usual, name="named")
    assert [name.partition("_")[0] for name in seen] == ["tested", "named"]


# Coroutines, for those who look after a process


def test_no_address_has_all_places_for_its_coroutines() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        pool.places, begun, ended = 3, list[str](), asyncio.Queue[Any]()
        stop = asyncio.Event()

        async def work(name: str) -> str:
            begun.append(name)
            await stop.wait()
            if name == "here":
                raise ZeroDivisionError
            return name

        for name in ("here", "here", "there"):
            assert pool.put(lambda name=name: lambda: work(name), ended.put_nowait, address=name)
        await asyncio.sleep(0)
        assert begun == ["here", "there"]
        assert len(pool.tasks) == 2, "somebody holds on to them"
        stop.set()
        outcomes = [await ended.get() for _ in range(3)]
        assert sorted(str(each.exception() or each.result()[1]) for each in outcomes) == ["", "", "there"]
        assert not pool.tasks

    with_pool(evening, coroutines=True, at_once=1)


def test_coroutines_are_cancelled_when_it_closes_and_those_who_wait_are_told() -> None:
    async def evening(pool: Pool, gate: Gate, metrics: Metrics) -> None:
        ended, cancelled = list[object](), list[str]()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.append("begun")
                raise

        first = pool.put(lambda: work, ended.append)
        second = pool.put(lambda: work, ended.append)
        third = pool.put(lambda: work, ended.append)
        assert first
        assert second
        assert third
        pool.leave(second)
        pool.leave(second)
        await asyncio.sleep(0)
        pool.close()
        assert ended == [None], "the third; the second has left"
        await asyncio.gather(*pool.tasks, return_exceptions=True)
        assert ended == [None, None]
        assert cancelled == ["begun"]
        assert counted(metrics, "thoughts_dropped_total") == 2

    with_pool(evening, coroutines=True)
