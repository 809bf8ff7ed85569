"""Threads that help with matches: nobody waits for one that is late, and nothing that goes wrong is lost."""

import gc
import threading
import weakref

import numpy as np
import pytest

from stammtisch import vec
from stammtisch.vec.crew import Crew


def test_work_is_done_by_all_and_by_whoever_asks() -> None:
    crew, met = Crew(2), threading.Barrier(3, timeout=60)
    who: set[int] = set()

    def work() -> bool:
        who.add(threading.get_ident())
        met.wait()  # all three are there at once
        return True

    for _ in range(3):
        crew.run(work, work)
    assert len(who) == 3
    assert threading.get_ident() in who
    crew.stop()


def test_a_helper_that_is_late_is_not_waited_for() -> None:
    crew, free, began = Crew(1), threading.Event(), threading.Event()
    done: list[str] = []

    def slow() -> bool:
        began.set()
        free.wait(60)
        return True

    def mine() -> bool:
        done.append("mine")
        return True  # nothing is left for the other

    crew.run(slow, mine)
    assert began.wait(60)
    crew.run(lambda: done.append("theirs") is None, mine)  # it has no time
    assert done == ["mine", "mine"]
    free.set()
    crew.stop()


def test_what_is_not_done_is_waited_for() -> None:
    crew, done = Crew(1), []
    crew.run(lambda: done.append("theirs") is None, lambda: False)
    assert done == ["theirs"]
    crew.stop()


def test_whatever_goes_wrong_is_raised_and_the_crew_goes_on() -> None:
    crew = Crew(1)

    def wrong() -> bool:
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        crew.run(wrong, lambda: False)
    with pytest.raises(ValueError, match="wrong"):
        crew.run(lambda: True, wrong)
    crew.run(wrong, lambda: True)  # all was done without it
    crew.run(lambda: True, lambda: False)
    crew.stop()


def test_an_environment_that_nobody_holds_lets_its_threads_go() -> None:
    env = vec.make("zehn", 64, seed=1, threads=2)
    env.step(env.masks.argmax(1))
    threads = [each for each in threading.enumerate() if each.name == "vec"]
    held = weakref.ref(env)
    env._crew.run(lambda: True, lambda: False)  # whoever helped is done with its step
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
