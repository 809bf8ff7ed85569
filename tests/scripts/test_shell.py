"""The commands of the checkout, with stand-ins for Python: no environment is made here."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHELL = [
    "stammtisch",
    "scripts/bootstrap",
    "scripts/bench",
    "scripts/check",
    "scripts/fit",
    "scripts/mutate",
    "scripts/test",
    ".ci/run",
]
FINDERS = ["scripts/client_types", "scripts/chromium", "scripts/services"]
"""They install what is missing; in a checkout of these tests there is nothing to be found by them."""

STAND_IN = """#!/bin/sh
case "$*" in
*sys.version_info*) exit {suitable} ;;
*setup_venv.py*) printf 'setup:%s\\n' "$@" >&2; exit {setup} ;;
esac
printf '%s\\n' "python" "$@"
case "$*" in *{fails}*) exit 3 ;; esac
"""


def write_script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


def stand_in(path: Path, *, suitable: bool = True, setup: int = 0, fails: str = "what-nobody-calls") -> Path:
    """Something that looks like Python to the scripts, and says how it was called."""
    return write_script(path, STAND_IN.format(suitable=0 if suitable else 1, setup=setup, fails=fails))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with blanks in its name, whose environment only says how it was called."""
    root = tmp_path / "a regulars' table"
    for name in SHELL:
        write_script(root / name, (ROOT / name).read_text())
    for name in FINDERS:
        write_script(root / name, f'#!/bin/sh\necho {name} >>"$(dirname -- "$0")/asked"\n')
    write_script(root / ".venv/bin/stammtisch", '#!/bin/sh\npwd\nprintf "%s\\n" "$@"\n')
    return root


def call(command: Path, *arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run([command, *arguments], cwd=cwd, env=settings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", [*SHELL, *FINDERS, "scripts/node"])
def test_scripts_are_sound(name: str) -> None:
    script = ROOT / name
    assert os.access(script, os.X_OK), f"{name} cannot be executed"
    shell = "bash" if "bash" in script.read_text().splitlines()[0] else "sh"
    subprocess.run([shell, "-n", script], check=True)


def test_the_launcher_hands_everything_on_from_anywhere(checkout: Path, tmp_path: Path) -> None:
    python = stand_in(tmp_path / "bin/python3")
    done = call(checkout / "stammtisch", "play", "black spy", "", cwd=tmp_path, PYTHON=str(python))
    assert done.returncode == 0
    assert done.stdout.splitlines() == [str(tmp_path), "play", "black spy", ""]
    assert f"setup:{checkout}/scripts/setup_venv.py" in done.stderr


def test_the_launcher_is_found_through_links(checkout: Path, tmp_path: Path) -> None:
    python = stand_in(tmp_path / "bin/python3")
    (tmp_path / "one").symlink_to(checkout / "stammtisch")
    (tmp_path / "bin/two").symlink_to("../one")
    done = call(tmp_path / "bin/two", "games", cwd=Path("/"), PYTHON=str(python))
    assert done.stdout.splitlines() == ["/", "games"]


def test_nothing_starts_where_setting_up_failed(checkout: Path, tmp_path: Path) -> None:
    python = stand_in(tmp_path / "bin/python3", setup=1)
    done = call(checkout / "stammtisch", cwd=tmp_path, PYTHON=str(python))
    assert (done.returncode, done.stdout) == (1, "")


def test_an_environment_that_is_ready_is_asked_first(checkout: Path, tmp_path: Path) -> None:
    stand_in(checkout / ".venv/bin/python")
    stand_in(tmp_path / "bin/python3", setup=1)
    done = call(checkout / "stammtisch", "games", cwd=tmp_path, PATH=f"{tmp_path}/bin:{os.environ['PATH']}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_suitable_python_is_looked_for(checkout: Path, tmp_path: Path) -> None:
    stand_in(tmp_path / "bin/python3", suitable=False)
    stand_in(tmp_path / "bin/python3.13", suitable=False)
    chosen = stand_in(tmp_path / "bin/python3.12")
    done = call(checkout / "scripts/bootstrap", "test", cwd=tmp_path, PATH=f"{tmp_path}/bin:{os.environ['PATH']}")
    assert done.returncode == 0, done.stderr
    assert chosen.exists()
    assert done.stderr.splitlines()[-1] == "setup:test"


@pytest.mark.parametrize("environment", [{}, {"PYTHON": "/no/such/python"}])
def test_without_a_suitable_python_it_says_so(checkout: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    for tool in ("sh", "dirname", "readlink"):
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / tool).symlink_to(found)
    done = call(checkout / "stammtisch", cwd=tmp_path, **{**environment, "PATH": str(tmp_path)})
    assert done.returncode == 1
    assert "3.11 or newer" in done.stderr
    assert "PYTHON=/path/to/python3" in done.stderr


def called(output: str) -> list[str]:
    """The modules that were run, in order."""
    lines = output.splitlines()
    return [module for *said, module in zip(lines, lines[1:], lines[2:], strict=False) if said == ["python", "-m"]]


EXTRAS = '#!/bin/sh\necho extras "$@" >>"$(dirname -- "$0")/asked"\n'


@pytest.mark.parametrize(
    ("command", "extras", "option"),
    [
        ([".ci/run"], "test postgres research", "not everything"),
        (["scripts/test", "everything"], "test cluster postgres research learn", "--cov-fail-under=95"),
    ],
)
def test_all_checks_run_in_order(checkout: Path, tmp_path: Path, command: list[str], extras: str, option: str) -> None:
    write_script(checkout / "scripts/bootstrap", EXTRAS)
    stand_in(checkout / ".venv/bin/python")
    done = call(checkout / command[0], *command[1:], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    modules = called(done.stdout)
    modules.remove("tests.compiling")  # whenever it gets to say so, but before the tests
    assert modules == ["ruff", "ruff", "mypy", "pytest"]
    assert called(done.stdout)[-1] == "pytest"
    options = {"not everything", "--cov-fail-under=95"}
    assert options & set(done.stdout.splitlines()) == {option}
    asked = set((checkout / "scripts/asked").read_text().splitlines())
    assert asked == {*FINDERS, f"extras {extras}", "extras test"}, "side by side, in any order"


def test_the_first_failure_ends_the_checks(checkout: Path, tmp_path: Path) -> None:
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stand_in(checkout / ".venv/bin/python", fails="mypy")
    done = call(checkout / "scripts/test", cwd=tmp_path)
    assert done.returncode == 3
    assert [module for module in called(done.stdout) if module != "tests.compiling"] == ["ruff", "ruff", "mypy"]


@pytest.mark.parametrize(("words", "last"), [([], "tests.again"), (["everything"], "covered")])
def test_what_failed_is_run_again_alone(checkout: Path, tmp_path: Path, words: list[str], last: str) -> None:
    """What another run left behind is not: it may be none of the tests of this one."""
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stale = write_script(checkout / ".pytest_cache/v/cache/lastfailed", "{}")
    stand_in(checkout / ".venv/bin/python", fails="pytest")
    done = call(checkout / "scripts/test", *words, cwd=tmp_path)
    assert called(done.stdout)[-2:] == ["pytest", "tests.again"]
    assert done.stdout.splitlines()[-1] == last
    assert not stale.exists()


@pytest.mark.parametrize(
    ("tests", "ends"),
    [
        ({"test_it.py": "def test_it(): pass", "test_too.py": "def test_it(): pass"}, 0),
        ({"test_it.py": "def test_it(): pass", "test_too.py": "def test_it(): assert 0"}, 1),
        ({}, 1),  # it was not the tests that failed
        ({f"test_{n}.py": "def test_it(): pass" for n in range(6)}, 1),  # too many for an accident
    ],
)
def test_only_a_few_may_have_failed_beside_others(tmp_path: Path, tests: dict[str, str], ends: int) -> None:
    (tmp_path / ".pytest_cache/v/cache").mkdir(parents=True)
    (tmp_path / "covered.py").write_text("pass\n")
    subprocess.run([sys.executable, "-m", "coverage", "run", "covered.py"], cwd=tmp_path, check=True)
    for name, text in tests.items():
        (tmp_path / name).write_text(text)
    failed = {f"{name}::test_it": True for name in tests}
    (tmp_path / ".pytest_cache/v/cache/lastfailed").write_text(json.dumps(failed))
    done = call(Path(sys.executable), "-m", "tests.again", "covered", cwd=tmp_path, PYTHONPATH=str(ROOT))
    assert done.returncode == ends, done.stdout
    assert ("UNSTEADY" in done.stdout) == (not ends)


def test_what_cannot_be_compiled_is_not_tested(checkout: Path, tmp_path: Path) -> None:
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stand_in(checkout / ".venv/bin/python", fails="compiling")
    done = call(checkout / "scripts/test", cwd=tmp_path)
    assert done.returncode == 3
    assert "pytest" not in called(done.stdout)


def test_with_arguments_only_pytest_runs(checkout: Path, tmp_path: Path) -> None:
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stand_in(checkout / ".venv/bin/python")
    done = call(checkout / "scripts/test", "tests/rules", "-k", "black or white", cwd=tmp_path)
    assert done.stdout.splitlines() == ["python", "-m", "pytest", "tests/rules", "-k", "black or white"]


def test_the_quick_tests_run_beside_the_checks(checkout: Path, tmp_path: Path) -> None:
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stand_in(checkout / ".venv/bin/python")
    done = call(checkout / "scripts/test", "quick", "-k", "black or white", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    modules = called(done.stdout)
    assert modules == ["pytest", "ruff", "ruff", "mypy"], "what the checks say comes in one piece after the tests"
    assert {"tests/rules", "not everything"} <= set(done.stdout.splitlines())
    assert "black or white" in done.stdout.splitlines()
    assert "quick" not in done.stdout.splitlines()


@pytest.mark.parametrize("fails", ["pytest", "ruff", "mypy"])
def test_the_quick_tests_fail_with_whatever_fails(checkout: Path, tmp_path: Path, fails: str) -> None:
    write_script(checkout / "scripts/bootstrap", "#!/bin/sh\n")
    stand_in(checkout / ".venv/bin/python", fails=fails)
    done = call(checkout / "scripts/test", "quick", cwd=tmp_path)
    assert done.returncode == 3
    assert "pytest" in called(done.stdout), "whatever fails, the tests are run"
