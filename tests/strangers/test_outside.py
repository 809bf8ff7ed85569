"""Games of other packages: found by their entry point, and left out with a sentence where something is wrong."""

import os
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core import native
from stammtisch.core.declaration import faults
from stammtisch.core.events import Told
from stammtisch.core.rule import RULES
from stammtisch.games import outside
from tests.core.toy import TOY

ROOT = Path(__file__).parents[2]


def package(folder: Path, name: str, code: str, *, game: str | None = None) -> Path:
    """A package as pip would lay it into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(code)
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[stammtisch.games]\n{game or name} = {name}:GAME\n")
    return folder


def asked(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command line on a machine where the packages of that folder are installed."""
    way = os.pathsep.join(map(str, (folder, ROOT, ROOT / "src")))
    return subprocess.run(
        [sys.executable, "-m", "stammtisch", *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": way, "STAMMTISCH_CACHE": str(folder / "cache")},
    )


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    package(tmp_path / "there", "kneipe", "from tests.core.toy import TOY as GAME\n")
    shown = asked(tmp_path / "there", "games")
    assert "Kneipe" in shown.stdout, shown.stderr
    file = tmp_path / "match.jsonl"
    played = asked(tmp_path / "there", "simulate", "kneipe", "--games", "3", "--seed", "1", "--record", str(file))
    assert played.returncode == 0, played.stderr
    verified = asked(tmp_path / "there", "verify", str(file))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    unknown = asked(tmp_path / "nothing", "verify", str(file))
    assert "kneipe" in unknown.stdout + unknown.stderr
    assert unknown.returncode != 0


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nothing_of_that_name\n", "No module named 'nothing_of_that_name'"),
        ("raise SystemExit('no')\n", "SystemExit: no"),
        ("GAME = 7\n", "expected a Game, got int"),
        ("", "has no attribute 'GAME'"),
        (
            "from dataclasses import replace\nfrom tests.core import toy\n"
            "class State(toy.ToyState): pass\nGAME = replace(toy.TOY, name='broken', state=State)\n",
            "expected a module in a package",
        ),
    ],
)
def test_a_package_that_fails_is_named_and_left_out(tmp_path: Path, code: str, reason: str) -> None:
    package(tmp_path / "there", "broken", code)
    shown = asked(tmp_path / "there", "games")
    assert shown.returncode == 0
    assert "Gaunerbande" in shown.stdout
    assert "broken" in shown.stderr
    assert reason in shown.stderr
    assert "Traceback" not in shown.stderr


def point(name: str, value: Any, monkeypatch: pytest.MonkeyPatch) -> EntryPoint:
    """An entry point that gives a value."""
    found = EntryPoint(name, f"{name}_package:GAME", outside.GROUP)
    monkeypatch.setattr(
        EntryPoint, "load", lambda self: VALUES[self.name]() if callable(VALUES[self.name]) else VALUES[self.name]
    )
    VALUES[name] = value
    return found


VALUES: dict[str, Any] = {}


def test_names_that_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = point("zehn", replace(TOY, name="zehn"), monkeypatch)
    reserved = point("tricks", replace(TOY, name="tricks"), monkeypatch)
    other = point("kneipe", TOY, monkeypatch)
    wrong = point("beisl", TOY, monkeypatch)
    found, problems = outside.load([mine, reserved, other, wrong], (*games.NAMES, *games.RESERVED))
    assert found == {"kneipe": TOY}
    assert len(problems) == 3
    assert any("'zehn'" in each and "taken by Stammtisch" in each for each in problems)
    assert any("'tricks'" in each and "taken by Stammtisch" in each for each in problems)
    assert any("'beisl'" in each and "expected the name of the game, 'kneipe'" in each for each in problems)


def test_two_packages_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [point("kneipe", TOY, monkeypatch), EntryPoint("kneipe", "beer:GAME", outside.GROUP)]
    found, problems = outside.load(points, ())
    assert list(found) == ["kneipe"]
    assert problems == [
        "the game 'kneipe' of the package kneipe_package is left out: the name is taken by beer: expected another one"
    ]


def test_rules_of_a_package_that_is_left_out_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    def marks_and_fails() -> Any:
        RULES.append(marks_and_fails)
        raise ImportError("in the middle")

    before = list(RULES)
    _, problems = outside.load([point("half", marks_and_fails, monkeypatch)], ())
    assert "in the middle" in problems[0]
    assert before == RULES


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"name": "Mau Mau"}, "name: expected small letters"),
        ({"code": "mm"}, "code: expected one to four capital letters"),
        ({"title": " "}, "title: expected a text"),
        ({"players": range(2, 12)}, "players: expected a range of 2 to 8 players"),
        ({"players": [2, 3]}, "players: expected a range"),
        ({"options": dict}, "options: expected a subclass of core.Options"),
        ({"state": object}, "state: expected a subclass of core.State"),
        ({"deck": ["r1"]}, "deck: expected a Deck"),
        ({"legal": None}, "legal: expected a function"),
        ({"apply": lambda s, seat, choice: None}, "apply: expected a rule, marked @rule"),
        ({"mind": None}, "mind: expected a Mind"),
        ({"steps": ("play", "play")}, "steps: expected names that differ"),
        ({"silence": {"sing": "let"}}, "silence: expected a step of the game, got 'sing'"),
        ({"events": {"sings": Told(("seat",), secret=("song",))}}, "'sings' speaks of 'song'"),
    ],
)
def test_nonsense_is_named(change: dict[str, Any], fault: str) -> None:
    assert list(faults(TOY)) == []
    assert any(fault in each for each in faults(replace(TOY, **change))), list(faults(replace(TOY, **change)))


def test_compiled_code_of_a_package_depends_on_its_sources(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("one = 1\n")
    own = native.source_key.__wrapped__()
    key = native.source_key.__wrapped__(tmp_path)
    assert key != own
    assert native.source_key.__wrapped__(tmp_path) == key
    (tmp_path / "rules.py").write_text("one = 2\n")
    assert native.source_key.__wrapped__(tmp_path) != key
    assert native.source_key.__wrapped__(games.get("zehn").folder) == own
