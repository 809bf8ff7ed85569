"""Running the tests of a game against each mutant, in a process of its own that was forked with everything loaded."""

import inspect
import os
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutating.mutants import Mutant

LEFT_OUT = ("test_policy.py",)
"""How well bots play is no rule."""
PATIENCE = 20.0
"""Seconds of its own for a mutant beyond what the tests took: whatever takes longer hangs."""

Told = Callable[[Mutant, str | None], None]
"""Hears of each mutant which test noticed it; None if none did."""


@dataclass
class Suite:
    """A pytest plugin: instead of running the tests once, it runs them for every mutant."""

    mutants: Iterable[Mutant]
    told: Told
    reached: dict[CodeType, list[int]] = field(default_factory=dict)
    """For each function which tests call it."""
    noticed: Counter[int] = field(default_factory=Counter)
    took: dict[int, float] = field(default_factory=dict)
    failed: bool = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests could not be collected")
        items = [item for item in session.items if item.path.name not in LEFT_OUT]
        self.look(items)
        last: dict[str, int] = {}
        for mutant in self.mutants:
            function = found(mutant)
            tests = sorted(
                self.reached.get(function.__code__, ()), key=lambda test: (-self.noticed[test], self.took[test])
            )
            mine = last.get(f"{mutant.file} {mutant.function}")
            if mine in tests:  # what noticed one change of a function is likely to notice the next
                tests.remove(mine)
                tests.insert(0, mine)
            test = self.attempt(items, tests, function, mutant)
            if test is not None and test >= 0:
                self.noticed[test] += 1
                last[f"{mutant.file} {mutant.function}"] = test
            self.told(mutant, None if test is None else items[test].nodeid if test >= 0 else "time limit")
        return True

    def look(self, items: list[pytest.Item]) -> None:
        """Run every test once, as things are, and see which functions it calls."""
        for number, item in enumerate(items):
            began = time.perf_counter()
            for code in self.called(item, items[number + 1] if number + 1 < len(items) else None):
                self.reached.setdefault(code, []).append(number)
            self.took[number] = time.perf_counter() - began
            if self.failed:
                raise pytest.UsageError(f"{item.nodeid} fails with the rules as they are")

    def called(self, item: pytest.Item, following: pytest.Item | None) -> set[CodeType]:
        codes: set[CodeType] = set()
        sys.setprofile(lambda frame, event, argument: codes.add(frame.f_code) if event == "call" else None)
        try:
            self.run(item, following)
        finally:
            sys.setprofile(None)
        return codes

    def attempt(self, items: list[pytest.Item], tests: list[int], function: FunctionType, mutant: Mutant) -> int | None:
        """The number of the test that notices a mutant, -1 if time runs out, None if none does."""
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            os.setpgid(0, 0)
            try:
                function.__code__ = mutant.code
                for number, test in enumerate(tests):
                    self.run(items[test], items[tests[number + 1]] if number + 1 < len(tests) else None)
                    if self.failed:
                        os.write(theirs, b"%d" % test)
                        break
                else:
                    os.write(theirs, b"none")
            finally:
                os._exit(0)
        os.close(theirs)
        limit = PATIENCE + 5 * sum(self.took[test] for test in tests)
        answer = os.read(ours, 100) if select.select([ours], [], [], limit)[0] else b""
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(ours)
        return None if answer == b"none" else int(answer) if answer else -1

    def run(self, item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def found(mutant: Mutant) -> FunctionType:
    """The function that a mutant is of, as it is."""
    module = sys.modules[
        "stammtisch.games." + mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    ]
    function: Any = inspect.unwrap(getattr(module, mutant.function))
    return function  # type: ignore[no-any-return]


def run(game: str, mutants: Iterable[Mutant], told: Told, root: Path) -> int:
    """Run the tests of a game against mutants; gives back what pytest says."""
    suite = Suite(mutants, told)
    quiet = ["-o", "addopts=", "-s", "-p", "no:terminal", "-p", "no:cacheprovider", "--timeout", "0"]
    return int(pytest.main([*quiet, "--rootdir", str(root), str(root / "tests" / "rules" / game)], plugins=[suite]))
