"""The oldest and the newest uvicorn, websockets and httptools that may be installed keep all limits of SECURITY.md, and
sockets take the short cut with them (`server/ws/wire.py`).
"""

import importlib.metadata
import os
import sys
import tomllib
from pathlib import Path
from subprocess import TimeoutExpired

import pytest

from tests.packaging.building import ROOT, call, pip

WHAT = ("trial", "heaps", "half", "end", "trickles", "says_nothing", "too_large", "flood", "cut", "ahead", "body")
LIMITS = " or ".join((*WHAT, "protocol", "does_not_read", "blank_line"))
"""Tests of what is counted, timed or cut off, and of frames, by what their names say."""
FILES = ("wire", "connection_limits", "more_attacks", "abuse", "another_afternoon")
PACKAGES = ("uvicorn", "websockets", "httptools")
WANTED = [
    wish
    for wish in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    if wish.partition(">=")[0] in PACKAGES
]
OLDEST = [wish.replace(">=", "==") for wish in WANTED]

pytestmark = pytest.mark.timeout(600)


@pytest.mark.parametrize("wanted", [OLDEST, WANTED], ids=["oldest", "newest"])
def test_all_limits_hold(wanted: list[str], tmp_path: Path) -> None:
    assert len(wanted) == len(PACKAGES)
    folder = tmp_path / "packages"
    try:
        pip(sys.executable, "install", "--no-deps", "--no-compile", "--target", str(folder), *wanted)
    except (AssertionError, TimeoutExpired) as error:
        pytest.skip(f"{', '.join(wanted)} CANNOT BE INSTALLED here, so limits were not tried with them: {error}")
    found = {each.name: each.version for each in importlib.metadata.distributions(path=[str(folder)])}
    if all(importlib.metadata.version(name) == version for name, version in found.items()):
        pytest.skip(f"{found} is what all other tests run with")
    tests = [str(ROOT / "tests" / "server" / f"test_{name}.py") for name in FILES]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")])}
    env = {name: value for name, value in env.items() if not name.startswith(("COV_", "PYTEST_"))}
    look = f"import uvicorn, websockets; assert uvicorn.__version__ == {found['uvicorn']!r}, uvicorn"
    call([sys.executable, "-c", look], env=env)
    said = call([sys.executable, "-m", "pytest", "-q", "-k", LIMITS, *tests], env=env, cwd=ROOT, timeout=500)
    assert " passed" in said
    assert " skipped" not in said
