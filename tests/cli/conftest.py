"""Running commands in this process, as a shell would see them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.cli import run
from stammtisch.core import folders
from stammtisch.lab.simulate import Plan, play_plain


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """What was printed, without the breaks of lines."""
        return " ".join(self.out.split())


@pytest.fixture
def stammtisch(capsys, monkeypatch) -> Callable[..., Ran]:
    """Run a command line; nothing but `SystemExit` may ever come out of it, and that not here."""
    monkeypatch.setenv("COLUMNS", "80")

    def command(*args: object) -> Ran:
        capsys.readouterr()
        code = run([str(arg) for arg in args])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        assert "\x1b" not in printed.out + printed.err
        return Ran(code, printed.out, printed.err)

    return command


@pytest.fixture
def cache(tmp_path, monkeypatch) -> Path:
    """A cache folder of our own, where bug reports go."""
    monkeypatch.setattr(folders, "cache", lambda: tmp_path / "cache")
    return tmp_path / "cache"


@pytest.fixture
def record(tmp_path) -> Path:
    """A file with two short matches of Gaunerbande."""
    game = games.get("gaunerbande")
    plan = Plan.make(game, 3, options=game.options(limit=10), seed=1)
    path = tmp_path / "evening.jsonl"
    path.write_text("".join(play_plain(plan, number)[0].record() for number in range(2)))
    return path
