"""Running the tests of a game against each mutant, in a process of its own that was forked with everything loaded."""

import inspect
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from tests.mutating.mutants import Mutant, probes_of

LEFT_OUT = ("test_policy.py",)
"""How well bots play is no rule."""
PATIENCE = 3
"""Seconds of processor time for a mutant beyond twice what the tests took: whatever takes longer hangs."""

HOOK = "__reached__"

Told = Callable[[Mutant, str | None], None]
"""Hears of each mutant which test noticed it; None if none did."""


@dataclass
class Suite:
    """A pytest plugin: instead of running the tests once, it runs them for every mutant."""

    mutants: Sequence[Mutant]
    told: Told
    reached: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """For each file and function which tests call it."""
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
        last: dict[tuple[str, str], int] = {}
        for mutant in self.mutants:
            place = (mutant.file, mutant.function)
            tests = sorted(self.reached.get(place, ()), key=lambda test: (-self.noticed[test], self.took[test]))
            if last.get(place) in tests:  # what noticed one change of a function is likely to notice the next
                tests.remove(last[place])
                tests.insert(0, last[place])
            test = self.attempt(items, tests, function_of(mutant.file, mutant.function), mutant)
            if test is not None and test >= 0:
                self.noticed[test] += 1
                last[place] = test
            self.told(mutant, None if test is None else items[test].nodeid if test >= 0 else "time limit")
        return True

    def look(self, items: list[pytest.Item]) -> None:
        """Run every test once, as things are, and see which functions it calls."""
        called: set[tuple[str, str]] = set()
        true: list[tuple[FunctionType, CodeType]] = []
        for file in {mutant.file for mutant in self.mutants}:
            module = module_of(file)
            vars(module)[HOOK] = lambda name, file=file: called.add((file, name))
            path = str(module.__file__)
            for name, code in probes_of(Path(path).read_text(encoding="utf-8"), path, HOOK).items():
                function = function_of(file, name)
                true.append((function, function.__code__))
                function.__code__ = code
        for number, item in enumerate(items):
            called.clear()
            for file, name in {(mutant.file, mutant.function) for mutant in self.mutants}:
                function_of(file, name)  # which forgets what it was called with
            began = time.process_time()
            self.run(item, items[number + 1] if number + 1 < len(items) else None)
            self.took[number] = time.process_time() - began
            if self.failed:
                raise pytest.UsageError(f"{item.nodeid} fails with the rules as they are")
            for each in called:
                self.reached.setdefault(each, []).append(number)
        for function, code in true:
            function.__code__ = code

    def attempt(self, items: list[pytest.Item], tests: list[int], function: FunctionType, mutant: Mutant) -> int | None:
        """The number of the test that notices a mutant, -1 if time runs out, None if none does."""
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            try:
                limit = PATIENCE + int(2 * sum(self.took[test] for test in tests) + time.process_time())
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
                function.__code__ = mutant.code()
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
        answer = os.read(ours, 100)  # nothing, if it was ended for taking too long
        os.waitpid(child, 0)
        os.close(ours)
        return None if answer == b"none" else int(answer) if answer else -1

    def run(self, item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def module_of(file: str) -> ModuleType:
    """The module that a file below `games` is."""
    return sys.modules["stammtisch.games." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")]


def function_of(file: str, name: str) -> FunctionType:
    """A function as it was written; one that remembers what it was called with forgets it."""
    found = vars(module_of(file))[name]
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    function: FunctionType = inspect.unwrap(found)
    return function


def run(game: str, mutants: Sequence[Mutant], told: Told, root: Path) -> int:
    """Run the tests of a game against mutants; gives back what pytest says."""
    suite = Suite(mutants, told)
    quiet = ["-o", "addopts=", "-s", "-p", "no:terminal", "-p", "no:cacheprovider", "--timeout", "0"]
    return int(pytest.main([*quiet, "--rootdir", str(root), str(root / "tests" / "rules" / game)], plugins=[suite]))
