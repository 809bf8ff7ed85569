"""The menu: Enter all the way starts a good first game."""

import os
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.terminal import keeping
from stammtisch.terminal.menu import run_menu
from tests.terminal.sitting import House, Typist, console, said


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "stammtisch"


def menu(*typed: str | BaseException, live: bool = False) -> str:
    screen = console(live=live)
    run_menu(console=screen, read_line=Typist(*typed), pace=0)
    return said(screen)


def test_enter_all_the_way() -> None:
    shown = menu("", "", "", "")
    assert "Gaunerbande · round 1" in shown
    assert "Guest (you)" in shown
    assert shown.count("13 cards") == 4


def test_leaving() -> None:
    assert menu("q").endswith("Good-bye.")
    assert menu().endswith("Good-bye.")
    assert menu(KeyboardInterrupt()).endswith("Good-bye.")
    assert menu("1", "5", EOFError()).endswith("Good-bye.")
    assert menu("", "", "", "", "quit").count("Good-bye") == 1


@pytest.mark.parametrize("typed", ["2", "black spy", "Black-Spy", "black_spy", "bl"])
def test_games_by_number_and_name(typed: str) -> None:
    assert "Black Spy · round 1" in menu(typed, "", "", "")


def test_wrong_answers_are_explained_and_asked_again() -> None:
    shown = menu("7", "poker", "1", "2", "many", "6", "", "x" * 41, "Anna")
    assert f"expected a number from 1 to {len(games.NAMES)}" in shown
    assert "there is no game 'poker'" in shown
    assert shown.count("expected a number from 3 to 6") == 2
    assert "expected a name of 1 to 40 characters" in shown
    assert "Anna (you)" in shown
    assert shown.count("8 cards") == 6


def test_options() -> None:
    shown = menu("2", "3", "n", "mole", "limit", "none", "limit", "77", "x", "12", "", "Anna")
    assert "From the second round on three cards per player are set aside" in shown
    assert "mole: yes" in shown
    assert "limit: 77" in shown
    assert "option 'limit': expected a whole number of at least 1, got 'none'" in shown
    assert "the beginning of one of the names" in shown
    assert "limit 77" in shown.rpartition("round 1")[2]


@pytest.mark.parametrize("typed", ["2", "tout le monde", "anyone"])
def test_a_choice_is_made_by_its_number_or_its_name_in_the_language_of_the_table(typed: str) -> None:
    with words.speaking("fr"):
        shown = menu("klaumau", "3", "n", "qui peut douter", typed, "", "Ada")
    plain = shown.replace("\N{NO-BREAK SPACE}", " ")
    assert plain.index("qui peut douter : qui joue ensuite") < plain.index("qui peut douter : tout le monde")
    assert "anyone" not in plain


def test_a_variant_can_be_switched_off_again() -> None:
    shown = menu("2", "", "n", "mole", "mole", "limit", "", "", "")
    assert shown.count("mole: yes") == 1
    assert "limit 150" in shown


def test_rules() -> None:
    shown = menu("r", "2", "r 1", "rules gauner", "r poker", "q")
    assert "red 1" in shown.lower()
    assert shown.count("vacuum-cleaner") >= 2
    assert "there is no game 'poker'" in shown


def test_the_name_is_remembered(data_folder: Path) -> None:
    menu("", "", "", "Zoë")
    assert (data_folder / "name").read_text(encoding="utf-8") == "Zoë\n"
    assert "Zoë (you)" in menu("1", "", "", "")


def test_an_unfinished_match_is_kept_and_continued(data_folder: Path) -> None:
    screen = console()
    run_menu(console=screen, read_line=House(screen, ["", "", "", ""], most=3))
    (kept,) = (data_folder / "unfinished").iterdir()
    before = kept.read_text(encoding="utf-8")
    assert before.count('"seat":0') == 3 + 2  # three cards passed, two played
    again = console()
    run_menu(console=again, read_line=House(again, [""], most=2))
    assert "continue your match of Gaunerbande, round 1" in said(again)
    assert kept.read_text(encoding="utf-8").startswith(before)
    assert list((data_folder / "unfinished").iterdir()) == [kept]


def test_a_new_match_leaves_the_kept_ones_alone(data_folder: Path) -> None:
    menu("", "", "", "", "quit")
    (kept,) = (data_folder / "unfinished").iterdir()
    before = kept.read_text(encoding="utf-8")
    menu("1", "", "", "", "quit")
    assert len(list((data_folder / "unfinished").iterdir())) == 2
    assert kept.read_text(encoding="utf-8") == before


def test_only_so_many_matches_are_kept(data_folder: Path) -> None:
    match = stammtisch.new("gaunerbande", players=3)
    places = [keeping.keep(match) for _ in range(keeping.MOST_KEPT + 5)]
    assert len(list((data_folder / "unfinished").iterdir())) == keeping.MOST_KEPT
    assert keeping.kept()[0] == places[-1]
    assert places[0] is not None
    assert not places[0].exists()


def test_a_finished_match_is_kept_no_longer(data_folder: Path) -> None:
    screen = console(live=True)
    house = House(screen, ["1", "3", "n", "limit", "1", "", "Anna"])
    house.enough = "Which game"
    run_menu(console=screen, read_line=house, pace=0)
    assert "The match is over" in said(screen)
    assert said(screen).endswith("Good-bye.")
    assert list((data_folder / "unfinished").iterdir()) == []


@pytest.mark.parametrize("content", ["", "nonsense\n", '{"type":"match"}\n', "\x00\xff"])
def test_a_broken_kept_match_is_passed_over(data_folder: Path, content: str) -> None:
    (data_folder / "unfinished").mkdir(parents=True)
    (data_folder / "unfinished" / "gaunerbande.jsonl").write_text(content, encoding="latin-1")
    (data_folder / "name").write_text("\x1b[31m", encoding="utf-8")
    shown = menu("", "", "", "")
    assert "continue your match" not in shown
    assert "Guest (you)" in shown


# The data folder


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert keeping.folder() == tmp_path / "data" / "stammtisch"
    monkeypatch.setenv("XDG_DATA_HOME", "relative/paths/do/not/count")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert keeping.folder() == tmp_path / ".local" / "share" / "stammtisch"

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert keeping.folder() is None
    assert keeping.last_name() is None
    assert keeping.kept() == []
    keeping.remember_name("Anna")
    assert "Guest (you)" in menu("", "", "", "")


def test_a_data_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Playing goes on without it."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    shown = menu("", "", "", "Anna", "quit", "")
    assert "Anna (you)" in shown
    assert "The match is kept" not in shown
    assert shown.endswith("Good-bye, Anna.")


def test_writing_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.jsonl"
    keeping.write(file, "first\n")
    link = tmp_path / "link"
    link.symlink_to(file)
    keeping.write(link, "second\n")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "second\n"

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(keeping.CannotWrite, match="No space left"):
        keeping.write(file, "third\n")
    assert file.read_text(encoding="utf-8") == "second\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "x.jsonl"]
    keeping.write(Path(os.devnull), "gone")
