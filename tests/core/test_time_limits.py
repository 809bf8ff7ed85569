"""Every test has a time limit: one that hangs fails, and the others go on."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) <= 240


def test_a_test_of_a_rule_has_less(request: pytest.FixtureRequest) -> None:
    """Asked of the hook itself, for this test is none of a rule."""
    from tests import conftest

    class Item:
        def __init__(self, folder: str) -> None:
            self.path = Path(conftest.__file__).parent / folder / "test_something.py"
            self.marks: list[pytest.Mark] = []

        def get_closest_marker(self, name: str) -> None:
            return None

        def add_marker(self, mark: pytest.MarkDecorator | str) -> None:
            if not isinstance(mark, str):
                self.marks.append(mark.mark)

    rule, other = Item("rules"), Item("core")
    conftest.pytest_collection_modifyitems(request.config, [rule, other])  # type: ignore[list-item]
    assert [(mark.name, mark.args) for mark in rule.marks] == [("timeout", (conftest.RULES_LIMIT,))]
    assert other.marks == []


def test_a_test_that_hangs_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(
        "import time\n\ndef test_hangs():\n    while True:\n        time.sleep(0.01)\n\ndef test_runs():\n    pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "1", str(tmp_path)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert "1 failed, 1 passed" in run.stdout
    assert "Timeout" in run.stdout
