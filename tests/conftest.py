"""What every test run shares."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

os.environ["STAMMTISCH_LANGUAGE"] = "en"  # whatever language the developer's machine speaks

# Tests start hundreds of Pythons, and xdist several that read all tests: where no bytecode is kept, as containers like
# to have it, each of them would compile everything anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background: what is started would ignore it too
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A deadline would measure the machine, not the code; a first example may have to compile.
settings.register_profile(
    "explore", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True, max_examples=400
)
# The same examples in every run: what fails, fails because of a change. `--hypothesis-profile explore` draws new ones,
# and more of them.
settings.register_profile("stammtisch", settings.get_profile("explore"), derandomize=True, max_examples=100)
settings.load_profile("stammtisch")

COVERING = ("core", "rules", "properties", "knowledge", "playthroughs")
"""The folders whose tests have to cover kit and games. What others run of them counts for nothing and is not traced,
which more than doubles the time that rules take.
"""
UNTRACED = (
    *("test_two_worlds.py", "test_judging.py", "test_always.py", "test_fuzz.py"),
    *("test_nothing_leaks.py", "test_every_world.py", "test_worlds_fit.py", "test_zehn.py"),
)
"""Files in these folders that play for long what the others have played already."""
SEEDS = 4
"""Of a test that is made with many seeds so many are traced: others play other cards by the same lines."""
TRACED = ("test_outside.py", "test_counters.py", "test_simulate.py", "test_warming.py")
"""Files elsewhere that cover how games of other packages get in, what the lab counts, and what is kept of compiling."""


TRACED_ITEM = pytest.StashKey[bool]()

RULES_LIMIT = 120
"""Seconds for a test of a rule, which takes milliseconds unless it hangs; pyproject.toml has the limit of the rest."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    covering = config.pluginmanager.hasplugin("pytest_cov")
    if covering:
        _trace_once()
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        long = item.get_closest_marker("everything") is not None  # whole tournaments, and the first one compiles
        if folder == "rules" and not long and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(RULES_LIMIT))
        traced = item.path.name in TRACED or (folder in COVERING and item.path.name not in UNTRACED)
        if traced and covering and _seed_of(item) >= SEEDS:
            traced = False
        item.stash[TRACED_ITEM] = traced


def _trace_once() -> None:
    """Let nothing trace below what traces.

    In a worker of xdist, pytest-cov starts one coverage when it is loaded and another one with the session. Where that
    pauses for a test which is not to be traced, the first one would take over: nothing it sees is kept, and rules take
    five times as long.
    """
    if top := Coverage.current():
        top.stop()
        while below := Coverage.current():
            below.stop()
        top.start()


def _seed_of(item: pytest.Item) -> int:
    """The seed that a test is made with, if it is made with several."""
    seed = item.callspec.params.get("seed", 0) if hasattr(item, "callspec") else 0
    return seed if isinstance(seed, int) else 0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A test is traced, with all that is set up for it, or not: threads and greenlets keep the tracer they start with.

    What a failed test leaves open is closed before the next one, which would fail for that warning otherwise.
    """
    tracer = None if item.stash.get(TRACED_ITEM, True) else Coverage.current()
    if tracer:
        tracer.stop()
    try:
        result = yield
    finally:
        if tracer:
            tracer.start()
    if hasattr(sys, "last_value"):
        for name in ("last_type", "last_value", "last_traceback"):  # they hold all that the test had in hands
            vars(sys).pop(name, None)
        told, sys.unraisablehook = sys.unraisablehook, lambda _: None
        try:
            gc.collect()
        finally:
            sys.unraisablehook = told
    return result


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """A failure is told plainly where pytest fails to quote its sources, or the whole run would end with it.

    Python 3.11 now and then has no line for where a time limit struck, or cannot parse a file (python/cpython#106905).
    """
    try:
        return (yield)
    except (SystemError, TypeError):
        style, item.config.option.tbstyle = item.config.option.tbstyle, "native"
        try:
            return pytest.TestReport.from_item_and_call(item, call)
        finally:
            item.config.option.tbstyle = style
