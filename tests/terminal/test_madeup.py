"""A fifth language is one file for the house and one for each game: a made-up one is spoken wherever people read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import stammtisch
from stammtisch import bots, games, words
from stammtisch.cli import run
from stammtisch.core import languages
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.terminal.menu import run_menu
from stammtisch.terminal.play import run_play
from stammtisch.words import catalogues
from stammtisch.words.speech import Speech
from tests.terminal.sitting import House, Typist, console, said
from tests.words import madeup
from tests.words.madeup import NAME, TAG, turned


@pytest.fixture(autouse=True)
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "texts").mkdir()
    madeup.write(tmp_path / "texts")
    monkeypatch.setenv(languages.OWN, str(tmp_path / "texts"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_it_is_one_of_the_languages() -> None:
    assert [*languages.LANGUAGES] == ["en", "de", "fr", "it", TAG]
    assert languages.LANGUAGES[TAG] == NAME
    assert languages.check("XX_xx.UTF-8") == TAG
    assert "zz" not in languages.LANGUAGES


def test_every_message_is_in_it() -> None:
    english, made = (Speech(tag, catalogues.messages(tag)) for tag in ("en", TAG))
    assert set(english.messages) == set(made.messages)
    assert made.text("start.play") == turned(english.text("start.play")) != english.text("start.play")


def test_help_and_complaints(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", TAG, "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert turned("Serve tables to browsers") in shown
    assert "Serve tables" not in shown
    assert run(["--language", TAG, "replay", "nowhere.jsonl", "--match", "x"]) == 2
    assert turned("expected a whole number") in " ".join(capsys.readouterr().err.split())


def test_the_menu() -> None:
    screen = console()
    with words.speaking(TAG):
        rules, end = words.say("terminal.rules"), words.say("terminal.quit")
        run_menu(console=screen, read_line=Typist(f"{rules} 1", "9", end))
    assert turned("expected a number from 1 to") in said(screen)
    assert "Which game" not in said(screen)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_in_the_terminal(name: str) -> None:
    screen = console(width=80, height=40)
    with words.speaking(TAG):
        house = House(screen, ["?"], most=8)
        match = run_play(games.get(name), seed="11", name="Anna", console=screen, read_line=house)
    assert len(house.moves) == 8 or match.over
    assert turned("What you can type") in said(screen)
    assert not re.search(r"Your turn\.|What you can type|The house would", said(screen))


def wrong(make: Callable[[], object]) -> tuple[str, str]:
    """What somebody is told in the made-up language, and in English."""
    with pytest.raises(StammtischError) as error:
        make()
    return words.explain(error.value, TAG), str(error.value)


def asked(game: str) -> Match:
    return stammtisch.new(game, 4, seed=1)


RECORD = Path(__file__).parents[1] / "playthroughs" / "gaunerbande" / "4-short.jsonl"


@pytest.mark.parametrize(
    ("make", "begins"),
    [
        (lambda: asked("zehn").play(asked("zehn").awaiting[0], "lay n9"), "expected 'lay', a card"),
        (lambda: asked("gaunerbande").play(0, "pass x9"), "there is no card"),
        (lambda: asked("gaunerbande").play(0, "play"), "expected 'pass' and the name of a card"),
        (lambda: stammtisch.new("zehn", 4, tie="toss"), "option 'tie': expected"),
        (lambda: stammtisch.new("klaumau", 4, deck={"r1": 20}), "option 'deck': expected at least"),
        (lambda: stammtisch.new("klaumau", 4, variants=["bombs"]), "there is no variant"),
        (lambda: stammtisch.replay(RECORD.read_text(encoding="utf-8").replace('"play r', '"play g')), "line 26: "),
        (lambda: stammtisch.replay('{"type":"move"'), "line 1: expected a JSON object"),
        (lambda: bots.get("genius"), "there is no bot"),
    ],
)
def test_whatever_is_wrong(make: Callable[[], object], begins: str) -> None:
    """Moves that cannot be read, options, decks, records, bots: said in full, in the language."""
    said, english = wrong(make)
    assert begins.split(":", maxsplit=1)[0].split(" 26", maxsplit=1)[0] in english
    assert not re.search(r"\b(expected|there|the|line|option)\b", said), said
    assert turned("expected") in said or turned("there") in said


def test_a_rule_forbids() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    other = next(card for card in match.game.faces if card not in match.view(match.awaiting[0])["hand"])
    said, english = wrong(lambda: match.play(match.awaiting[0], f"pass {other}"))
    assert said == english.replace(
        "is not in your hand: expected one of your own cards",
        turned("is not in your hand: expected one of your own cards"),
    )
    assert said.endswith(" [GB-7]")


@pytest.mark.parametrize("line", [["nonsense"], ["rules"], ["--nonsense"], ["rules", "chess"], ["verify", "a", "b"]])
def test_complaints_of_the_command_line(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", TAG, *line]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert not re.search(r"\b(No such|Missing|Got|expected|Help)\b", told), told
    assert re.search(rf"\b({turned('Help')}|{turned('expected')})\b", told), told


def test_what_it_lacks_is_said_in_english(tmp_path: Path) -> None:
    house = tmp_path / "texts" / f"{TAG}.ftl"
    lines = house.read_text(encoding="utf-8").split("\n")
    house.write_text("\n".join(line for line in lines if not line.startswith("fault-no_such_bot")), encoding="utf-8")
    words._speech.cache_clear()
    said, _ = wrong(lambda: bots.get("genius"))
    assert said.startswith("there is no bot 'genius'")
