"""Machines on which somebody has installed games: folders with packages, beside ours."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAUMAU = ROOT / "examples" / "maumau"


def install(source: Path, folder: Path) -> Path:
    """Install a package into a folder, as people do. What builds it is there already, or pip fetches it."""
    ready = ["--no-index", "--no-build-isolation"] if find_spec("hatchling") else []
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
    where = ["--target", str(folder), str(source)]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *quiet, *ready, *where],
        check=False,
        capture_output=True,
        text=True,
        timeout=180,
        env={**os.environ, "PIP_USER": "0"},
    )
    assert done.returncode == 0, done.stderr
    return folder


def package(folder: Path, name: str, code: str, *, game: str | None = None) -> Path:
    """A package of one module, as pip would lay it into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(code)
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[stammtisch.games]\n{game or name} = {name}:GAME\n")
    return folder


def on_path(folder: Path) -> dict[str, str]:
    """The environment of a program that finds the packages of a folder."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT, ROOT / "src")))}


def asked(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line on a machine where the packages of that folder are installed."""
    return run(folder, "-m", "stammtisch", *words, typed=typed)


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python on that machine."""
    return subprocess.run(
        [sys.executable, *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=200,
        input=typed,
        env=on_path(folder),
    )
