"""Everything that can be typed besides moves."""

import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.bots import search, warming
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.terminal import opponents
from stammtisch.terminal.commands import COMMANDS
from stammtisch.terminal.look import SHAPES
from stammtisch.terminal.play import Sitting, run_play
from stammtisch.terminal.stage import Stage
from tests.terminal.sitting import House, Typist, console, said, written

GAUNERBANDE = games.get("gaunerbande")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def after(moves: int, *typed: str, live: bool = False) -> tuple[Match, str]:
    """What is printed for commands after some moves of the house; and the match, which they leave alone."""
    screen = console()
    before = run_play(GAUNERBANDE, seed="4", name="Anna", console=screen, read_line=House(screen, most=moves))
    screen = console(live=live)
    sitting = Sitting(before, Stage(screen, Typist(*typed), pace=0), None)
    sitting.run()
    assert sitting.match.record() == before.record()
    return before, said(screen)


def coded(text: str) -> str:
    """The text with codes for cards: `r10` for `♥10`."""
    return re.sub("[♠♦♥●♣]", lambda found: next(key for key, shape in SHAPES.items() if shape == found[0]), text)


@pytest.mark.parametrize("typed", ["?", "help", "HELP", "/?", "/help"])
def test_help_says_what_can_be_typed_now(typed: str) -> None:
    match, shown = after(0, typed)
    card = match.view(0)["hand"][0]
    shape = SHAPES[card[0]] + card[1:]
    assert "What you can type" in shown
    assert f"1, {shape}, {card}, pass {shape}" in shown
    assert "several cards at once" in shown
    assert "g for green ♠, b for blue ♦, r for red ♥, k for black ♣" in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert "undo" not in shown
    for command in ("rules", "score", "last", "hint", "log", "save FILE", "quit"):
        assert command in shown
    assert "several cards at once" not in after(1, "?")[1]


@pytest.mark.parametrize("game", ["klaumau", "halt_mal_kurz"])
def test_where_there_are_no_tricks_none_is_spoken_of(game: str) -> None:
    match = stammtisch.new(game, 4, seed=1)
    screen = console()
    Sitting(match, Stage(screen, Typist("?", "last"), pace=0), None).run()
    shown = said(screen)
    assert "the trick that was taken last" not in shown
    assert f"There are no tricks in {match.game.title}" in shown
    assert ("its rank or motif: r for red" in shown) == (game == "klaumau")


@pytest.mark.parametrize("step", ["lay", "protect", "open", "add"])
def test_help_where_lists_stand_beside_cards(step: str) -> None:
    """Even where no listed move has a number; and it says how cards lie on the table."""
    match = Match(games.get("zehn"), players=3, seed=4)
    while 0 not in match.awaiting or match.view(0)["step"] != step:
        seat = match.awaiting[0]
        match.play(seat, opponents.House().bot(match).choose(match, seat))
    screen = console()
    Sitting(match, Stage(screen, Typist("?"), pace=0), None).run()
    assert "stands in parentheses once you have seen it" in said(screen)


def test_rules() -> None:
    assert "Whoever holds the green 0 after passing begins the round" in after(0, "rules")[1]
    for typed in ("rules GB-14", "rules gb-14", "rules 14", "RULES 14"):
        shown = after(0, typed)[1]
        assert "GB-14" in shown
        assert "you must play that colour" in shown
    assert "There is no paragraph '99' in Gaunerbande" in after(0, "rules 99")[1]


def test_score() -> None:
    assert "Round Anna" in after(2, "score")[1]


def test_last() -> None:
    assert "No trick has been taken yet." in after(0, "last")[1]
    match, shown = after(4, "last")
    trick = match.view(0)["last_trick"]
    assert f"{match.names[trick['taker']]} took the trick." in shown
    for played in trick["cards"]:
        assert SHAPES[played["card"][0]] + played["card"][1:] in shown.rpartition("Good-bye")[0]


def test_last_reaches_back_across_the_deal() -> None:
    match, shown = after(14, "last")
    assert match.view(0)["round"] == 2
    assert match.view(0)["last_trick"] is None
    assert "took the trick." in shown


def test_hint_is_a_move_that_can_be_typed() -> None:
    match, shown = after(0, "hint")
    told = shown.partition("The house would: ")[2].partition(" >")[0].partition(" Good-bye")[0]
    told = coded(told)
    move = " ".join(told.split()[:4])
    assert told.count("pass ") == 1 + 3  # the move, and what each of its cards is for
    purpose = match.purpose(0, " ".join(move.split()[:2]))
    assert purpose is not None
    assert coded(words.purpose(purpose, "gaunerbande")) in told
    match.play(0, move)


def test_a_hint_of_somebody_who_looks_ahead_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_warm", lambda game: True)
    monkeypatch.setattr(search, "DEFAULT", search.Budget(None, 100))
    match, shown = after(4, "hint")
    move = re.search(r"The house would: play (\w+)", coded(shown))
    assert move
    assert f"play {move[1]}" in match.legal(0)
    assert re.search(r"move\s+points to come\s+wins", shown)
    assert re.search(r"[+-]\d+\.\d\s+\d+ %", shown)
    points = [float(each) for each in re.findall(r"([+-]\d+\.\d)\s+\d+ %", shown)]
    assert points == sorted(points)  # few are good
    assert re.search(r"So it went in \d+ deals played on in thought", shown)


def test_the_meister_is_sent_for_and_a_geselle_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    sent_for = []
    monkeypatch.setattr(warming, "warm_elsewhere", lambda games: sent_for.append([game.name for game in games]))
    screen = console()
    run_play(GAUNERBANDE, seed="4", name="Anna", console=screen, read_line=House(screen, most=3), against="meister")
    assert sent_for == [["gaunerbande"]]
    assert "The Master is getting ready" in said(screen)
    house = opponents.House("meister:64")
    match = Match(GAUNERBANDE, players=4, seed=1)
    assert house.bot(match).level.name == "geselle"
    monkeypatch.setattr(warming, "is_warm", lambda game: True)
    assert house.bot(match).level.name == "meister"


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(StammtischError, match="no bot 'master': expected random, lehrling, geselle or meister"):
        run_play(GAUNERBANDE, against="master")


def test_log() -> None:
    _, shown = after(16, "log")
    assert "Round 2: the cards are dealt." in shown
    assert "Round 1: the cards are dealt." not in shown.partition("Round 2:")[2]
    _, whole = after(16, "log all")
    assert "Round 1: the cards are dealt." in whole
    assert "Round 1 is scored." in whole


def test_save(tmp_path: Path) -> None:
    file = tmp_path / "my match.jsonl"
    match, shown = after(3, f"save {file}", f"save {file}")
    assert file.read_text(encoding="utf-8") == match.record()
    assert shown.count("Saved in") == 2
    assert stammtisch.replay(file, unfinished=True).record() == match.record()
    assert "Expected the name of a file" in after(3, "save")[1]
    assert "is a folder" in after(3, f"save {tmp_path}")[1]
    assert "cannot be written" in after(3, f"save {tmp_path}/no/such/folder.jsonl")[1]
    other = tmp_path / "other.jsonl"
    other.write_text(stammtisch.new("gaunerbande", players=4).record(), encoding="utf-8")
    assert "exists already" in after(3, f"save {other}")[1]


def test_in_a_live_terminal_there_is_time_to_read() -> None:
    screen = console(live=True)
    typist = Typist("?", "", "score", "", "rules 99", KeyboardInterrupt())
    run_play(GAUNERBANDE, console=screen, read_line=typist, pace=0)
    assert typist.prompts.count("Enter goes back to the table: ") == 2
    assert "There is no paragraph" in said(screen)


def test_there_is_no_undo() -> None:
    assert "undo" not in COMMANDS
    assert "'undo' is no move here" in after(0, "undo")[1]


def test_a_move_comes_before_a_command_of_the_same_name() -> None:
    from stammtisch.terminal import commands
    from stammtisch.terminal.choices import Choices

    screen = console()
    sitting = Sitting(stammtisch.new("gaunerbande", players=4, seed=1), Stage(screen, Typist()), None)
    choices = Choices.of(["last", "first"], [], GAUNERBANDE.deck)
    assert not commands.run(sitting, "last", choices)
    assert commands.run(sitting, "/last", choices)
    assert "No trick" in written(screen)
