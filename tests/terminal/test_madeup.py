"""A fifth language is one file for the house and one for each game: a made-up one is spoken wherever people read."""

import re
from pathlib import Path

import pytest

from stammtisch import games, words
from stammtisch.cli import run
from stammtisch.core import languages
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
