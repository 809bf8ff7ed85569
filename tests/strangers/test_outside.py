"""Games of other packages: found by their entry point, and left out with a sentence where something is wrong."""

from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core import native
from stammtisch.core.events import Told
from stammtisch.core.look import Face, Look, Suit
from stammtisch.core.options import Options, choice, variant
from stammtisch.core.rule import RULES
from stammtisch.games import outside
from stammtisch.games.outside import faults
from tests.core.toy import TOY
from tests.server.house import House
from tests.strangers.installing import asked, package, run


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    package(tmp_path / "there", "kneipe", "from tests.core.toy import TOY as GAME\n")
    shown = asked(tmp_path / "there", "games")
    assert "Kneipe" in shown.stdout, shown.stderr
    file = tmp_path / "match.jsonl"
    played = asked(tmp_path / "there", "simulate", "kneipe", "--games", "3", "--seed", "1", "--record", str(file))
    assert played.returncode == 0, played.stderr
    verified = asked(tmp_path / "there", "verify", str(file))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    (tmp_path / "nothing").mkdir()
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


def test_who_asks_for_a_game_that_is_left_out_is_told_why(tmp_path: Path) -> None:
    """Whoever writes one tries it by its name, and whoever installs one starts a server."""
    folder = package(tmp_path / "there", "broken", "import nothing_of_that_name\n")
    reason = "cannot be loaded (ModuleNotFoundError: No module named 'nothing_of_that_name')"
    tried = asked(folder, "--language", "de", "check-game", "broken")
    assert tried.returncode == 2
    assert f"das Spiel 'broken' des Pakets broken bleibt draußen: it {reason}" in tried.stderr
    made = run(folder, "-c", "import stammtisch\nstammtisch.new('broken', 2)\n")
    assert f"UnknownGame: the game 'broken' of the package broken is left out: it {reason}" in made.stderr
    with House(tmp_path, packages=folder).start() as house:
        assert len(house.get("/api/games")[1]["games"]) == len(games.NAMES)
        status, refused, _ = house.post("/api/quick", {"game": "broken", "name": "Ada"})
        assert (status, refused["key"]) == (404, "no_such_game")
        assert "nothing_of_that_name" not in str(refused)  # which is nobody's business but the host's
        assert reason in house.log


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
    said = [str(each) for each in problems]
    assert len(said) == 3
    assert any("'zehn'" in each and "taken by Stammtisch" in each for each in said)
    assert any("'tricks'" in each and "taken by Stammtisch" in each for each in said)
    assert any("'beisl'" in each and "expected the name of the game, 'kneipe'" in each for each in said)


def test_two_packages_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [point("kneipe", TOY, monkeypatch), EntryPoint("kneipe", "beer:GAME", outside.GROUP)]
    found, problems = outside.load(points, ())
    assert list(found) == ["kneipe"]
    assert [str(each) for each in problems] == [
        "the game 'kneipe' of the package kneipe_package is left out: the name is taken by beer: expected another one"
    ]


def test_rules_of_a_package_that_is_left_out_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    def marks_and_fails() -> Any:
        RULES.append(marks_and_fails)
        raise ImportError("in the middle")

    before = list(RULES)
    _, problems = outside.load([point("half", marks_and_fails, monkeypatch)], ())
    assert "in the middle" in str(problems[0])
    assert before == RULES


@dataclass(frozen=True)
class Undocumented(Options):
    """An option of which nobody says what it does."""

    loud: bool = variant()


@dataclass(frozen=True)
class Unsourced(Options):
    loud: bool = variant("Loud.", source="grandma")


@dataclass(frozen=True)
class HalfSourced(Options):
    pace: str = choice("How quick.", default="slow", of=("slow", "quick"), source={"slow": "ours"})


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
        ({"about": ""}, "about: expected a sentence, declared or as 'about' in texts/en.ftl"),
        ({"about": "x" * 401}, "about: expected a text of at most 400 letters"),
        ({"options": Undocumented}, "expected what 'loud' does, declared or as .doc of 'option-loud' in texts/en.ftl"),
        (
            {"options": Unsourced},
            "options, loud: expected one of the sources ('booklet', 'variant', 'open'",
        ),
        (
            {"options": HalfSourced},
            "options, pace: expected a source for each of ('slow', 'quick')",
        ),
        ({"from_age": 0}, "from_age: expected a number of years or None, got 0"),
        ({"silence": {"sing": "let"}}, "silence: expected a step of the game, got 'sing'"),
        ({"facts": {"top": "card"}}, "facts: expected a Fact for 'top'"),
        ({"fan": ("r1", "z9")}, "fan: expected cards of the deck, such as 'r1', got 'z9'"),
        ({"moves": {"sing": ("sing",)}}, "moves: expected a step of the game, got 'sing'"),
        ({"moves": {"play": "play {card}"}}, "moves: expected a tuple of forms for 'play', such as ('play {card}',)"),
        ({"moves": {"play": ("play {song}",)}}, "expected one of {card}, {shown}, {seat}, {number} in 'play {song}'"),
        ({"moves": {"play": ("Play  it",)}}, "moves: expected small letters and single spaces for 'play'"),
        ({"look": {"r": "red"}}, "look: expected a Look"),
        ({"look": Look(back="pink")}, "look.back: expected green, blue, red, yellow, black, oak or slate, got 'pink'"),
        ({"look": Look({"r": "red"})}, "look.suits: expected a Suit for 'r'"),  # type: ignore[dict-item]
        ({"look": Look({"z": Suit("red")})}, "look.suits: expected how names of cards begin, such as 'r', got 'z'"),
        ({"look": Look({"r": Suit("rot")})}, "look.suits['r'].colour: expected green, blue"),
        ({"look": Look({"r": Suit("red", "hearts")})}, "or at most 2 letters, got 'hearts'"),
        ({"look": Look(cards={"r1": Suit("red")})}, "look.cards: expected a Face for 'r1'"),  # type: ignore[dict-item]
        ({"look": Look(cards={"z1": Face("red")})}, "look.cards: expected a card of the deck, such as 'r1', got 'z1'"),
        ({"look": Look(cards={"r1": Face("red", "", "first")})}, "look.cards['r1'].corner: expected at most 4 letters"),
        ({"look": Look(ranks={"1": "first"})}, "look.ranks['1']: expected at most 4 letters, got 'first'"),
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
    elsewhere = tmp_path / "elsewhere" / tmp_path.name
    elsewhere.mkdir(parents=True)
    (elsewhere / "rules.py").write_text("one = 1\n")
    assert native.source_key.__wrapped__(elsewhere) == key  # wherever it is installed
    (tmp_path / "rules.py").write_text("one = 2\n")
    assert native.source_key.__wrapped__(tmp_path) != key
    assert native.source_key.__wrapped__(games.get("zehn").folder) == own


def test_a_package_brings_its_words(tmp_path: Path) -> None:
    words = "## table\nabout = Was die Theke hergibt.\noption-quiet = Still\n    .doc = Niemand klopft.\n"
    folder = brought(tmp_path, {"de.ftl": words})
    shown = asked(folder, "--language", "de", "games")
    assert "Was die Theke hergibt." in shown.stdout, shown.stderr
    assert "Niemand klopft." in shown.stdout  # what forms say serves where nothing is said at length
    assert "Everything the kit can do" in asked(folder, "--language", "fr", "games").stdout  # as it is declared


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("mood = { $seat\n", "texts/de.ftl, line 2: expected }"),
        ("mood = { SHOUT($seat) }\n", "texts/de.ftl: there is no function SHOUT: expected ROLE, KNOWN"),
    ],
)
def test_a_package_whose_words_cannot_be_read_is_left_out(tmp_path: Path, text: str, reason: str) -> None:
    shown = asked(brought(tmp_path, {"de.ftl": text}), "--language", "de", "games")
    assert shown.returncode == 0
    assert "Gaunerbande" in shown.stdout
    assert reason in shown.stderr


def brought(tmp_path: Path, texts: dict[str, str]) -> Path:
    """The toy with catalogues of its own."""
    folder = package(tmp_path / "there", "kneipe", "")
    (folder / "kneipe.py").unlink()
    (folder / "kneipe" / "texts").mkdir(parents=True)
    code = "from dataclasses import replace\nfrom tests.core import toy\n\n\nclass State(toy.ToyState):\n    pass\n\n\n"
    (folder / "kneipe" / "__init__.py").write_text(code + "GAME = replace(toy.TOY, state=State)\n")
    for name, text in texts.items():
        (folder / "kneipe" / "texts" / name).write_text(text, encoding="utf-8")
    return folder
