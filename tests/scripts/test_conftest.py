"""How tests are run: what tests/conftest.py does is tried on small folders of tests that have a copy of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"


def run(folder: Path, tests: dict[str, str], *options: str, conftest: str | None = None) -> str:
    """What pytest says about these tests."""
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8") if conftest is None else conftest)
    for name, text in tests.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "PYTEST_"))}
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider", *options, "."]
    return subprocess.run(command, cwd=folder, env=own, capture_output=True, text=True, check=False, timeout=220).stdout


def test_a_rule_that_hangs_fails_and_the_next_one_is_tried(tmp_path: Path) -> None:
    hangs = (
        "import time\n\ndef test_hangs():\n    while True:\n        time.sleep(0.01)\n\ndef test_runs():\n    pass\n"
    )
    quick = CONFTEST.read_text(encoding="utf-8").replace("RULES_LIMIT = 120", "RULES_LIMIT = 1")
    said = run(tmp_path, {"rules/test_it.py": hangs}, conftest=quick)
    assert "1 failed, 1 passed" in said, said
    assert "Timeout" in said


@pytest.mark.parametrize(("ours", "end"), [(True, "1 failed, 1 passed"), (False, "2 failed")])
def test_what_a_failed_test_leaves_open_is_not_the_next_ones_fault(tmp_path: Path, ours: bool, end: str) -> None:
    leaving = (
        "def test_fails():\n    file = open(__file__)\n    assert not file\n\n"
        "def test_passes():\n    import gc\n\n    gc.collect()\n"
    )
    said = run(tmp_path, {"rules/test_it.py": leaving}, conftest=None if ours else "")
    assert end in said, said


def test_a_failure_that_cannot_be_quoted_does_not_end_the_run(tmp_path: Path) -> None:
    quoting = (
        "import ast\n\ndef test_fails():\n    ast.parse = None\n    assert not ast\n\ndef test_passes():\n    pass\n"
    )
    said = run(tmp_path, {"rules/test_it.py": quoting})
    assert "1 failed, 1 passed" in said, said
    assert "in test_fails" in said


TRACED = """
import sys

from coverage import Coverage

def test_traced():
    traced = Coverage.current() is not None
    assert traced == {traced}
    assert traced or "coverage" not in type(sys.gettrace()).__module__
"""


def test_in_a_run_with_coverage_rules_are_traced_and_the_rest_is_not(tmp_path: Path) -> None:
    """In a worker too, where one coverage lies below another: with a tracer tests take three to five times as long."""
    tests = {
        "rules/test_it.py": TRACED.format(traced=True),
        "web/test_that.py": TRACED.format(traced=False),
        "rules/test_zehn.py": TRACED.format(traced=False),
    }
    said = run(tmp_path, tests, "-n", "1", "--cov=coverage", "--cov-report=")
    assert "3 passed" in said, said
