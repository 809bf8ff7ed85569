"""Whole matches in the terminal, driven by nothing but what is on the screen."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import stammtisch
from stammtisch import games
from stammtisch.core.errors import BadPlayers, BadRecord, BadSeed, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.terminal.keeping import CannotWrite
from stammtisch.terminal.play import run_play
from tests import everygame
from tests.terminal.sitting import House, Typist, console, said, written

GAUNERBANDE, BLACK_SPY = games.get("gaunerbande"), games.get("black_spy")
TABLES = [(game, players) for game in games.every() for players in game.players]


def short(game: Game) -> Options:
    """A match of a round or two, where that can be agreed."""
    return game.options.build(everygame.short(game, 20))


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whatever is kept goes to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "stammtisch"


# Whole matches


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda part: getattr(part, "name", part))
@pytest.mark.parametrize("live", [False, True], ids=["piped", "live"])
def test_whole_match(game: Game, players: int, live: bool, tmp_path: Path) -> None:
    screen = console(live=live, colours="truecolor" if live else None)
    file = tmp_path / "evening.jsonl"
    match = run_play(
        game,
        players=players,
        options=short(game),
        seed=str(players),
        name="Anna",
        record=file,
        console=screen,
        read_line=House(screen),
        pace=0,
    )
    assert match.over
    shown = written(screen)
    assert "Anna (you)" in shown
    assert match.outcome is not None
    assert f"The match is over: {match.outcome.reason.text}." in shown
    for seat, total in enumerate(match.outcome.totals):
        unit = game.unit.removesuffix("s") if abs(total) == 1 else game.unit
        points = str(total).replace("-", "−")
        assert re.search(rf"{match.outcome.places[seat]}\.  {match.names[seat]} +{points} {unit}\b", shown)
    assert file.read_text(encoding="utf-8") == match.record()
    assert stammtisch.replay(file).outcome == match.outcome


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_variants_can_be_played(game: Game) -> None:
    """Every decision that variants add can be answered from the screen."""
    limit = everygame.short(game, 150 if game.options.variants() else 20)
    options = game.options.build(limit, game.options.variants())
    screen = console()
    match = run_play(game, options=options, seed="11", console=screen, read_line=House(screen))
    assert match.over


def test_same_seed_and_same_lines_give_the_same_match() -> None:
    screens = [console(), console()]
    first, second = (
        run_play(GAUNERBANDE, options=short(GAUNERBANDE), seed="5", console=each, read_line=House(each))
        for each in screens
    )
    assert first.record() == second.record()
    assert written(screens[0]) == written(screens[1])


def test_four_sit_down_unless_asked_otherwise() -> None:
    match = run_play(BLACK_SPY, name="Mona", console=console(), read_line=Typist())
    assert match.players == 4
    assert match.names[0] == "Mona"
    assert len(set(match.names)) == 4


def test_nameless_people_are_guests() -> None:
    assert run_play(BLACK_SPY, console=console(), read_line=Typist()).names[0] == "Guest"


# Refusals


def test_refused_moves_give_the_reason_and_change_nothing() -> None:
    screen = console()
    typist = Typist("pass g0 g0 g1", "z9", "g99", "xyzzy", "", "7 7", "g0 b0 r0 k0", "\x1b[31m", "a" * 500)
    match = run_play(GAUNERBANDE, seed="7", console=screen, read_line=typist)
    fresh = run_play(GAUNERBANDE, seed="7", console=console(), read_line=Typist())
    assert match.record() == fresh.record()
    shown = written(screen)
    assert "[GB-7]" in shown
    assert "there is no card 'g99'" in shown
    assert "\x1b" not in shown
    assert shown.count("? shows what you can type") >= 2


def test_an_illegal_card_is_refused_with_its_paragraph() -> None:
    for most in range(2, 12):  # until some card is not allowed
        screen = console(live=True)
        house = House(screen, most=most)
        match = run_play(GAUNERBANDE, seed="2", console=screen, read_line=house, pace=0)
        view = match.view(0)
        barred = [card for card in view["hand"] if f"play {card}" not in view["legal"]]
        if barred:
            break
    before, illegal = match.record(), barred[0]
    screen = console(live=True)
    replayed = run_play(
        GAUNERBANDE, seed="2", console=screen, read_line=Typist(*house.moves, illegal, KeyboardInterrupt()), pace=0
    )
    assert replayed.record() == before
    assert re.search(r"Not possible: .*\[GB-\d+\]", said(screen))


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        ({"players": 2}, BadPlayers),
        ({"players": 7}, BadPlayers),
        ({"seed": "tomorrow"}, BadSeed),
        ({"seed": "-1"}, BadSeed),
        ({"name": "x" * 41}, BadPlayers),
        ({"resume": Path("missing.jsonl")}, BadRecord),
        ({"record": Path("missing/folder/x.jsonl")}, None),
    ],
)
def test_bad_wishes(wishes: dict[str, object], error: type[StammtischError] | None) -> None:
    screen = console()
    if error is None:  # known only when it is written: the match can still be played
        run_play(GAUNERBANDE, **wishes, seed="1", console=screen, read_line=Typist("g0", "g1"))  # type: ignore[arg-type]
        assert "cannot be written" in said(screen)
        return
    with pytest.raises(error):
        run_play(GAUNERBANDE, **wishes, console=screen, read_line=Typist())  # type: ignore[arg-type]


def test_neither_game_nor_record() -> None:
    with pytest.raises(StammtischError, match="expected a game"):
        run_play(console=console(), read_line=Typist())


# Leaving, keeping, resuming


def test_end_of_piped_input_ends_politely(data_folder: Path) -> None:
    screen = console()
    match = run_play(GAUNERBANDE, name="Anna", console=screen, read_line=Typist())
    assert not match.over
    assert written(screen).rstrip().endswith("Good-bye, Anna.")
    assert not data_folder.exists()


@pytest.mark.parametrize("leave", [EOFError(), KeyboardInterrupt()], ids=["ctrl-d", "ctrl-c"])
def test_leaving_a_terminal_keeps_the_match(leave: BaseException, data_folder: Path) -> None:
    screen = console(live=True)
    match = run_play(GAUNERBANDE, seed="7", console=screen, read_line=Typist("hint", "", leave), pace=0)
    (kept,) = (data_folder / "unfinished").iterdir()
    assert kept.read_text(encoding="utf-8") == match.record()
    assert f"stammtisch play gaunerbande --continue {kept}" in said(screen)


def test_quit_drops_keeps_or_saves(data_folder: Path, tmp_path: Path) -> None:
    run_play(GAUNERBANDE, console=console(), read_line=Typist("quit", "n"))
    assert not data_folder.exists()
    match = run_play(GAUNERBANDE, console=console(), read_line=Typist("quit", ""))
    (kept,) = (data_folder / "unfinished").iterdir()
    assert kept.read_text(encoding="utf-8") == match.record()
    file = tmp_path / "mine.jsonl"
    match = run_play(GAUNERBANDE, console=console(), read_line=Typist("exit", str(file)))
    assert file.read_text(encoding="utf-8") == match.record()


def test_quit_never_overwrites_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Rosa", encoding="utf-8")
    screen = console()
    run_play(GAUNERBANDE, console=screen, read_line=Typist("quit", str(letter), "n"))
    assert letter.read_text(encoding="utf-8") == "Dear Rosa"
    assert "exists already" in said(screen)
    with pytest.raises(CannotWrite, match="exists already"):
        run_play(GAUNERBANDE, record=letter, console=screen, read_line=Typist())
    with pytest.raises(CannotWrite):
        run_play(GAUNERBANDE, record=tmp_path, console=screen, read_line=Typist())


def test_quit_with_a_record_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    match = run_play(GAUNERBANDE, record=file, console=console(), read_line=Typist("quit"))
    assert file.read_text(encoding="utf-8") == match.record()
    assert [path.name for path in tmp_path.iterdir()] == ["x.jsonl"]


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_match_left_and_resumed_is_the_match_played_through(game: Game, tmp_path: Path) -> None:
    through = console()
    whole = run_play(game, options=short(game), seed="9", console=through, read_line=House(through))
    file = tmp_path / "pieces.jsonl"
    first = console()
    run_play(game, options=short(game), seed="9", record=file, console=first, read_line=House(first, most=4))
    again = console()
    match = run_play(resume=file, console=again, read_line=House(again))
    assert match.over
    assert match.record() == whole.record() == file.read_text(encoding="utf-8")


def test_resuming_into_another_file(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    run_play(GAUNERBANDE, seed="3", record=old, console=console(), read_line=Typist("quit"))
    before = old.read_text(encoding="utf-8")
    screen = console()
    match = run_play(resume=old, record=new, console=screen, read_line=House(screen, most=2))
    assert old.read_text(encoding="utf-8") == before
    assert new.read_text(encoding="utf-8") == match.record()


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    screen = console()
    run_play(GAUNERBANDE, options=short(GAUNERBANDE), record=file, console=screen, read_line=House(screen))
    with pytest.raises(BadRecord, match="is over"):
        run_play(resume=file, console=screen, read_line=Typist())
    file.unlink()
    run_play(GAUNERBANDE, record=file, console=screen, read_line=Typist("quit"))
    with pytest.raises(BadRecord, match="holds a match of Gaunerbande"):
        run_play(BLACK_SPY, resume=file, console=screen, read_line=Typist())


def test_a_full_disk_does_not_end_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise CannotWrite(f"{path} cannot be written: No space left on device")

    monkeypatch.setattr("stammtisch.terminal.keeping.write", full)
    screen = console()
    match = run_play(
        GAUNERBANDE, options=short(GAUNERBANDE), record=tmp_path / "x", console=screen, read_line=House(screen)
    )
    assert match.over
    assert said(screen).count("No space left on device") == 1
    assert "The record is in" not in written(screen)


def test_names_are_shown_as_they_are() -> None:
    """Neither markup nor wide or long names disturb the screen."""
    screen = console()
    run_play(GAUNERBANDE, name="[bold]日本語 :smile:[/]", console=screen, read_line=Typist("log", "score"))
    lines = written(screen).splitlines()
    assert any("[bold]日本語 :smile:[/] (you)" in line for line in lines)
    assert all(cell_len(line) <= 80 for line in lines)
