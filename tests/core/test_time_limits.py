"""How tests are run. Every one has a time limit: one that hangs fails, and the others go on."""

import os
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
            self.stash = pytest.Stash()

        def get_closest_marker(self, name: str) -> None:
            return None

        def add_marker(self, mark: pytest.MarkDecorator | str) -> None:
            if not isinstance(mark, str):
                self.marks.append(mark.mark)

    rule, other = Item("rules"), Item("core")
    conftest.pytest_collection_modifyitems(request.config, [rule, other])  # type: ignore[list-item]
    assert [(mark.name, mark.args) for mark in rule.marks] == [("timeout", (conftest.RULES_LIMIT,))]
    assert other.marks == []


def test_bytecode_is_kept() -> None:
    """Also where the environment says not to: every process would compile all it imports."""
    assert not sys.dont_write_bytecode
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_a_test_that_hangs_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(
        "import time\n\ndef test_hangs():\n    while True:\n        time.sleep(0.01)\n\ndef test_runs():\n    pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "1", str(tmp_path)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=220)
    assert "1 failed, 1 passed" in run.stdout
    assert "Timeout" in run.stdout


@pytest.mark.parametrize(("ours", "end"), [(True, "1 failed, 1 passed"), (False, "2 failed")])
def test_what_a_failed_test_leaves_open_is_not_the_next_ones_fault(tmp_path: Path, ours: bool, end: str) -> None:
    (tmp_path / "test_leaving.py").write_text(
        "def test_fails():\n    file = open(__file__)\n    assert not file\n\n"
        "def test_passes():\n    import gc\n\n    gc.collect()\n"
    )
    if ours:
        (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_runtest_protocol\n")
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider", str(tmp_path)]
    places = os.pathsep.join(map(str, (Path(__file__).parents[2], Path(__file__).parents[2] / "src")))
    environment = {**os.environ, "PYTHONPATH": places}
    run = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=220
    )
    assert end in run.stdout, run.stdout
