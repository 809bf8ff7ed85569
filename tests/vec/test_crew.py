"""Threads that help with matches: nobody waits for one that is late, and nothing that goes wrong is lost."""

import gc
import threading
import weakref
from functools import partial
from typing import Any

import numba
import numpy as np
import pytest

from stammtisch import vec
from stammtisch.vec.boxes import APART
from stammtisch.vec.crew import Crew
from stammtisch.vec.sharing import take


def test_work_is_done_by_all_and_by_whoever_asks() -> None:
    crew, met = Crew(2), threading.Barrier(3, timeout=60)
    who: set[int] = set()

    def work(number: int) -> bool:
        who.add(threading.get_ident())
        met.wait()  # all three are there at once
        return True

    for _ in range(3):
        crew.run(work)
    assert len(who) == 3
    assert threading.get_ident() in who
    crew.stop()


def test_a_helper_that_is_late_is_not_waited_for() -> None:
    crew, free, began = Crew(1), threading.Event(), threading.Event()
    done: list[int] = []

    def slow(number: int) -> bool:
        if number:
            began.set()
            free.wait(60)
        return True  # nothing is left for the other

    crew.run(slow)
    assert began.wait(60)
    crew.run(lambda number: done.append(number) is None)  # the helper has no time
    assert done == [0]
    free.set()
    crew.stop()


def test_what_is_not_done_is_waited_for() -> None:
    crew, done = Crew(1), list[int]()
    crew.run(lambda number: number > 0 and done.append(number) is None)
    assert done == [1]
    crew.stop()


def test_whatever_goes_wrong_is_raised_and_the_crew_goes_on() -> None:
    crew = Crew(1)

    def wrong(who: int, others: bool, number: int) -> bool:
        if number == who:
            raise ValueError("wrong")
        return others

    with pytest.raises(ValueError, match="wrong"):
        crew.run(partial(wrong, 1, False))
    with pytest.raises(ValueError, match="wrong"):
        crew.run(partial(wrong, 0, True))
    crew.run(partial(wrong, 1, True))  # all was done without it
    crew.run(bool)
    crew.stop()


def test_an_environment_that_nobody_holds_lets_its_threads_go() -> None:
    env = vec.make("zehn", 64, seed=1, threads=2)
    env.step(env.masks.argmax(1))
    threads = [each for each in threading.enumerate() if each.name == "vec"]
    held = weakref.ref(env)
    env._crew.run(bool)  # whoever helped is done with its step
    del env
    gc.collect()
    assert held() is None
    for each in threads:
        each.join(60)
        assert not each.is_alive()


def test_shares_make_a_whole() -> None:
    """Any number of threads, more or fewer than matches: each match moves on once."""
    dice = np.random.default_rng(3)
    alone = vec.make("zehn", 40, seed=2)
    others = [vec.make("zehn", 40, seed=2, threads=threads) for threads in (2, 3, 64)]
    for _ in range(12):
        actions = (dice.random(alone.masks.shape) * alone.masks).argmax(1)
        alone.step(actions)
        for env in others:
            env.step(actions)
            for name in ("observations", "masks", "seats", "rewards", "done", "totals"):
                assert (getattr(env, name) == getattr(alone, name)).all(), name
            assert (env._boxes["count"] == alone._boxes["count"]).all()
    for env in others:
        env.close()
        env.step(alone.masks.argmax(1))  # alone, from now on


def test_a_thread_begins_with_its_own_and_then_helps() -> None:
    @numba.njit
    def taken(shared: Any, thread: int) -> tuple[int, int]:
        return take(shared, 10, thread, 3)

    shared = np.zeros(3 * APART, np.int64)  # of two threads
    assert [taken(shared, 1) for _ in range(3)] == [(5, 8), (8, 10), (0, 3)]
    assert [taken(shared, 0) for _ in range(2)] == [(3, 5), (0, 0)]
    assert taken(shared, 1) == (0, 0)
