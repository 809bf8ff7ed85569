"""Make .venv ready: an environment of this checkout's own, with exactly the versions of constraints.txt.

Called by scripts/bootstrap with any Python from 3.11 on; needs nothing but its standard library. What was done is
written down last, in a stamp, so that nothing is done twice, and what an interrupted run left behind is done again.
"""

import argparse
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("test", "bench", "cluster", "postgres", "research", "learn")
HINT = "on Debian and Ubuntu: sudo apt install python3-venv"


class SetupError(Exception):
    """The environment could not be made; the message is for whoever started it."""


def say(text: str) -> None:
    print(f"stammtisch: {text}", file=sys.stderr, flush=True)


class Environment:
    """The environment in .venv."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = self.folder / "bin" / "python"
        self.command = self.folder / "bin" / "stammtisch"
        self.stamp = self.folder / "stammtisch.json"
        self.unfinished = self.folder / "unfinished"
        """Is there from before the first change until after the last: what it is found with cannot be relied on."""

    def key(self) -> str:
        """What an environment depends on, besides its extras. The place counts too: environments cannot be moved."""
        digest = hashlib.sha256(f"{sys.version} {self.root}".encode())
        for name in ("pyproject.toml", "constraints.txt"):
            digest.update((self.root / name).read_bytes())
        return digest.hexdigest()

    def stamped(self) -> tuple[str, set[str]]:
        """The key and the extras with which it was finished."""
        try:
            stamp = json.loads(self.stamp.read_text())
            return stamp["key"], set(stamp["extras"]) & set(EXTRAS)
        except (OSError, ValueError, KeyError, TypeError):
            return "", set()

    def ready(self, extras: set[str]) -> bool:
        key, installed = self.stamped()
        return key == self.key() and extras <= installed and self.command.exists()

    def works(self) -> bool:
        """Whether its interpreter starts, is the one that asks, and keeps its packages here. It is a mere link to the
        system's otherwise, and what is meant for this folder would end up there.
        """
        ask = [str(self.python), "-I", "-c", "import json, sys; print(json.dumps([sys.version, sys.prefix]))"]
        try:
            answer = subprocess.run(ask, capture_output=True, check=True, text=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return False
        version, prefix = json.loads(answer)
        return version == sys.version and Path(prefix).resolve() == self.folder.resolve()

    def make(self, extras: set[str]) -> None:
        extras = extras | self.stamped()[1]
        if self.unfinished.exists() or not self.works():
            self.create()
        self.unfinished.touch()
        self.stamp.unlink(missing_ok=True)
        self.install(extras)
        self.stamp.write_text(json.dumps({"key": self.key(), "extras": sorted(extras)}))
        self.unfinished.unlink()
        say("ready.")

    def create(self) -> None:
        """An empty environment in place of whatever is there."""
        say(f"making an environment in {self.folder} with Python {sys.version.split()[0]} …")
        if not has("venv") or not (has("ensurepip") or has("pip")):
            raise SetupError(f"{sys.executable} cannot make environments: its venv module is missing; {HINT}")
        self.clear()
        without = [] if has("ensurepip") else ["--without-pip"]
        self.run("Making an environment", [sys.executable, "-m", "venv", *without, str(self.folder)])

    def clear(self) -> None:
        """Remove what is there, all but the mark that says so."""
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        self.folder.mkdir(exist_ok=True)
        self.unfinished.touch()
        for entry in self.folder.iterdir():
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            elif entry != self.unfinished:
                entry.unlink()

    def install(self, extras: set[str]) -> None:
        what = f" and what is needed for {' and '.join(sorted(extras))}" if extras else ""
        say(f"installing Stammtisch{what}; the first time that takes a minute or two …")
        package = f".[{','.join(sorted(extras))}]" if extras else "."
        options = ["--quiet", "--disable-pip-version-check", "--no-input", "--constraint", "constraints.txt"]
        self.run("Installing packages", [*self.pip(), "install", *options, "--editable", package])

    def pip(self) -> list[str]:
        """Its own pip; or else, for some systems leave out what it takes to have one, that of whoever asks."""
        if any(self.folder.glob("lib/python*/site-packages/pip/__main__.py")):
            return [str(self.python), "-m", "pip"]
        if has("pip"):
            return [sys.executable, "-m", "pip", "--python", str(self.python)]
        raise SetupError(f"there is no pip, neither in {self.folder} nor for {sys.executable}; {HINT}")

    def run(self, doing: str, command: list[str]) -> None:
        """Run a command quietly; if it fails, show what it had to say."""
        # Whatever builds the package is pinned too; older and newer pips have different names for that. The file
        # goes by its bare name, for pip takes a blank in such a setting for the end of a name.
        pins = {"PIP_CONSTRAINT": "constraints.txt", "PIP_BUILD_CONSTRAINT": "constraints.txt"}
        here = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "1"}
        result = subprocess.run(
            command,
            cwd=self.root,
            env={**os.environ, **pins, **here},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            close_fds=False,  # should we be killed, the lock lasts until it ends
            check=False,
        )
        if result.returncode:
            print(result.stdout, file=sys.stderr)
            raise SetupError(f"{doing} failed; the reason is above. The next start tries again.")


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """One at a time. The lock goes with the process, however that ends."""
    with open(root / "constraints.txt") as file:
        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another start is setting up; waiting for it …")
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            say("this file system has no locks; please start only one at a time.")
        yield


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bootstrap", description="Make .venv ready.")
    parser.add_argument("--ready", action="store_true", help="only say, by the exit status, whether it is")
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help=f"what else is needed: {' or '.join(EXTRAS)}")
    asked = parser.parse_args(arguments)
    extras = set(asked.extras)
    if not extras <= set(EXTRAS):
        parser.error(f"expected {' or '.join(EXTRAS)}, got {' '.join(sorted(extras - set(EXTRAS)))}")
    environment = Environment(root)
    if asked.ready:
        return 0 if environment.ready(extras) else 1
    try:
        with alone(root):
            if not (environment.ready(extras) and environment.works()):
                environment.make(extras)
    except (SetupError, OSError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("interrupted; the next start begins again.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
