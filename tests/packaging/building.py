"""The wheel as people get it, built once for all tests of a run, and what is needed to try it."""

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIRST = 11
"""The first Python 3 that Stammtisch runs on."""
LAST = 19
"""Later ones are not looked for."""


def call(command: list[str], *, env: dict[str, str] | None = None, cwd: Path | None = None, timeout: int = 230) -> str:
    """What a command says; it must end well."""
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=timeout,
        env=env,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is filled once in a run, whichever of the processes that test side by side comes first."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / name
    with open(shared / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            folder.mkdir(exist_ok=True)
            make(folder)
            (folder / "done").touch()
    return folder


def pip(python: str | Path, *words: str) -> None:
    """pip of an environment, which asks nothing and says nothing unless it fails."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    call([str(python), "-m", "pip", words[0], *quiet, *words[1:]], env={**os.environ, "PIP_USER": "0"}, timeout=500)


def wheel(factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout. What builds it is among the packages for tests."""

    def build(folder: Path) -> None:
        pip(sys.executable, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(folder), str(ROOT))

    (found,) = once(factory, "wheel", build).glob("stammtisch-*.whl")
    return found


def unpacked(factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what is in the wheel. What it needs comes from the environment of the tests."""

    def install(folder: Path) -> None:
        pip(sys.executable, "install", "--no-deps", "--no-index", "--target", str(folder), str(wheel(factory)))

    return once(factory, "unpacked", install)


def pythons() -> dict[int, str]:
    """Every Python 3 from 3.11 on that is here, by its minor version: on the PATH, or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = {}
    for minor in range(FIRST, LAST + 1):
        places = [Path(place) / f"python3.{minor}" for place in os.environ.get("PATH", "").split(os.pathsep) if place]
        places += sorted(kept.glob(f"3.{minor}.*/bin/python3.{minor}"))
        for place in places:
            if place.is_file() and _works(place, minor):
                found[minor] = str(place)
                break
    return found


def _works(place: Path, minor: int) -> bool:
    """Whether it starts, is what it is called (a shim of pyenv may be nothing), and can make environments."""
    ask = "import sys, venv, ensurepip; print(sys.version_info[1])"
    try:
        done = subprocess.run(
            [str(place), "-I", "-c", ask], check=False, capture_output=True, text=True, timeout=60, cwd=ROOT.anchor
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and re.fullmatch(rf"{minor}\s*", done.stdout) is not None
