"""`pip install stammtisch && stammtisch`, in clean environments of every Python from 3.11 on that is here."""

import email
import hashlib
import json
import os
import re
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, Popen

import pytest

from tests.packaging.building import FIRST, ROOT, call, pip, pythons, wheel

BUNDLED = "stammtisch/bundle/made.json"
OURS = sys.version_info[1]
TRIED = [
    int(each.rpartition(".")[2])
    for each in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", each)
]
"""The minor versions that the package says it was tried with."""

HEAVY = ("numpy", "numba", "llvmlite", "starlette", "uvicorn", "sqlalchemy", "typer", "rich", "openskill", "segno")
LOOK = f"""
import sys
import stammtisch
from stammtisch import games
heavy = {{*{HEAVY!r}}} & {{*sys.modules}}
assert not heavy, heavy
match = stammtisch.play_match(stammtisch.new(games.NAMES[0], players=4, seed=7), "geselle", seed=1, rounds=1)
assert stammtisch.replay(match.record(), unfinished=True).view(None) == match.view(None)
print(stammtisch.__file__, len(match.sheet))
"""

pytestmark = [pytest.mark.everything, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory)


def clean(python: str, folder: Path, built: Path) -> tuple[Path, dict[str, str]]:
    """An environment of an interpreter with nothing but what pip installs with the wheel, and the variables of somebody
    who has just done so.
    """
    call([python, "-m", "venv", str(folder)])
    # Bytecode of what is never imported would take longer than all the rest.
    sparing = ["--no-compile", "--constraint", str(ROOT / "constraints.txt")]
    pip(folder / "bin" / "python", "install", *sparing, str(built))
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "STAMMTISCH", "COV_"))}
    env |= {"HOME": str(folder / "home"), "XDG_DATA_HOME": str(folder / "home"), "STAMMTISCH_LANGUAGE": "en"}
    return folder / "bin", env


@pytest.mark.parametrize("minor", sorted({*TRIED, OURS}))
def test_it_runs_where_nothing_else_is(minor: int, tmp_path: Path, built: Path) -> None:
    python = sys.executable if minor == OURS else pythons().get(minor)
    if python is None:
        pytest.skip(f"Python 3.{minor} is NOT HERE (PATH, pyenv): the wheel was not tried with it")
    command, env = clean(python, tmp_path / "clean", built)
    assert call([str(command / "stammtisch"), "--version"], env=env, cwd=tmp_path).startswith("stammtisch ")
    assert str(tmp_path / "clean") in call([str(command / "stammtisch"), "docs"], env=env, cwd=tmp_path).replace(
        "\n", ""
    )
    file, rounds = call([str(command / "python"), "-c", LOOK], env=env, cwd=tmp_path).split()
    assert Path(file).is_relative_to(tmp_path / "clean")
    assert int(rounds) == 1
    if minor == OURS:  # what takes long is done on one of them
        simulated = [str(command / "stammtisch"), "simulate", "zehn", "--players", "2", "--games", "50", "--seed", "7"]
        assert "50 matches of 2 players" in call(simulated, env=env, cwd=tmp_path, timeout=400)
    _sets_the_table(command / "stammtisch", env, tmp_path, built)


def _sets_the_table(command: Path, env: dict[str, str], folder: Path, built: Path) -> None:
    """The command alone: a server starts, says where it is, is well, and goes when it is told to."""
    env = {**env, "BROWSER": "true", "NUMBA_DISABLE_JIT": "1"}  # nobody looks, and no bot thinks
    with Popen([str(command)], env=env, cwd=folder, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            said = ""
            while line := server.stdout.readline():
                said += line
                if found := re.search(r"The table is set: (\S+)", line):
                    with urllib.request.urlopen(f"{found[1]}health", timeout=60) as answer:
                        assert answer.status == 200
                    with urllib.request.urlopen(found[1], timeout=60) as answer:
                        page = answer.read().decode()
                    assert (BUNDLED in files_in(built)) == ('src="/static/b-' in page)
                    return
            pytest.fail(f"the server ended: {said}")
        finally:
            server.terminate()


def files_in(built: Path) -> list[str]:
    """The files in the wheel."""
    with zipfile.ZipFile(built) as kept:
        return kept.namelist()


def test_the_wheel_has_the_client_bundled(built: Path) -> None:
    """Made of exactly the modules and sheets that lie beside it, or else a server would not use it."""
    if BUNDLED not in files_in(built):
        pytest.skip("the client is NOT BUNDLED: what builds the wheel had no Node, or could not fetch esbuild")
    with zipfile.ZipFile(built) as kept:
        made = json.loads(kept.read(BUNDLED))
        here = {name: re.sub(r"^stammtisch/(web/|(games/\w+/)client/)", r"\2", name) for name in kept.namelist()}
        sources = {
            name: hashlib.sha256(kept.read(path)).hexdigest()
            for path, name in here.items()
            if name != path and name.endswith((".js", ".css", ".html")) and name != "worker.js"
        }
    assert len(sources) > 200
    assert made["sources"] == sources
    chunks = {name for page in made["pages"].values() for name in page["modules"] + page["sheets"]}
    assert {f"stammtisch/bundle/{name}" for name in chunks | {made["app"], "shared/dom.js"}} <= set(files_in(built))


def test_what_is_tried_is_what_is_said() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">=3.{FIRST}"
    assert min(TRIED) == FIRST
    assert OURS in TRIED, f"say in pyproject.toml that it runs on Python 3.{OURS}"


def test_the_wheel_holds_what_it_should(built: Path) -> None:
    with zipfile.ZipFile(built) as kept:
        names = kept.namelist()
        facts = email.message_from_bytes(
            kept.read(next(name for name in names if name.endswith(".dist-info/METADATA"))),
        )
    assert {"stammtisch/py.typed", "stammtisch/web/index.html"} <= set(names)
    written = {f"stammtisch/{path.relative_to(ROOT)}" for path in (ROOT / "docs").rglob("*.md")}
    assert {name for name in names if name.startswith("stammtisch/docs/")} == written
    assert not [name for name in names if not name.startswith("stammtisch")], "nothing of ours lies beside the package"
    assert not [name for name in names if "__pycache__" in name]
    assert facts["Requires-Python"] == f">=3.{FIRST}"
    assert facts["License-Expression"] == "MIT"
    assert {"research", "learn", "postgres", "cluster"} <= {*facts.get_all("Provides-Extra", [])}
    assert facts["Description-Content-Type"] == "text/markdown"
    text = facts.get_payload()
    assert isinstance(text, str)
    assert text.startswith("# Stammtisch")
    for link in re.findall(r"\]\(([^)]*)\)|(?:src|href)=\"([^\"]*)\"", text):
        assert "".join(link).startswith("https://"), f"{link} leads nowhere on the page of a package index"
