"""All four kinds of decision, with a game that no module of the terminal has ever heard of."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.core.bits import lowest
from stammtisch.core.match import Match
from stammtisch.terminal import opponents
from stammtisch.terminal.play import Sitting, run_play
from stammtisch.terminal.stage import Stage
from tests.core.toy import TOY
from tests.terminal.sitting import House, Typist, console, said, written


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("players", TOY.players)
@pytest.mark.parametrize("live", [False, True], ids=["piped", "live"])
def test_every_kind_of_decision_can_be_played(players: int, live: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[Kind] = Counter()
    original = Sitting._person_moves

    def spy(sitting: Sitting, decision: object) -> None:
        asked[decision.kind] += 1  # type: ignore[attr-defined]
        original(sitting, decision)  # type: ignore[arg-type]

    monkeypatch.setattr(Sitting, "_person_moves", spy)
    screen = console(live=live)
    match = run_play(TOY, players=players, seed="1", console=screen, read_line=House(screen), pace=0)
    assert match.over
    assert set(asked) == {Kind.TURN, Kind.SEALED, Kind.WINDOW, Kind.RACE}
    shown = written(screen)
    for heading in ("Your turn. Play.", "Everyone chooses, unseen. Which way?", "This concerns you.", "Quick! Slap!"):
        assert heading in shown


def test_answers_are_listed_with_numbers_and_words() -> None:
    screen = console()
    run_play(TOY, players=3, seed="1", console=screen, read_line=Typist("vote", "back", "?"))
    shown = written(screen)
    assert "  1  vote on" in shown
    assert "  2  vote back" in shown
    assert "'vote' could be 'vote on' or 'vote back'" in shown


def test_a_window_lists_what_no_card_shows() -> None:
    """In a window, cards stand in the hand and letting it pass stands in the list."""
    screen = console()
    house = House(screen)
    run_play(TOY, players=4, seed="2", console=screen, read_line=house)
    shown = written(screen)
    assert "  1  let" in shown
    assert any(move.startswith(("block", "counter")) for move in house.moves) or "let" in house.moves


# Races


def lowest_first(s, seat, choices, marks):
    marks[lowest(choices)] = 10_000


SLAPPERS = replace(TOY, mind=replace(TOY.mind, judge=lowest_first))
"""The same game with bots that slap whenever they can."""


def at_race() -> Match:
    """A match in which everyone may slap now."""
    match = Match(SLAPPERS, players=4, seed=1, names=["Anna", "Mona", "Kurt", "Rosa"])
    while match.decision is not None and match.decision.kind is not Kind.RACE:
        seat = match.awaiting[0]
        match.play(seat, match.legal(seat)[-1])
    return match


@pytest.mark.parametrize(("seconds", "place"), [(0.1, 0), (60.0, 3)], ids=["quick", "slow"])
def test_a_race_goes_by_the_clock(seconds: float, place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody quicker than all bots slaps first; somebody slow comes last."""
    match = at_race()
    start = match.story_length
    clock = iter([100.0, 100.0 + seconds, *[200.0] * 1000])
    monkeypatch.setattr("stammtisch.terminal.play.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("stammtisch.terminal.stage.time.sleep", lambda seconds: None)
    sitting = Sitting(match, Stage(console(live=True), Typist("slap"), pace=1.0), None)
    sitting.run()
    slaps = [event.data["seat"] for event in sitting.match.events(0, start) if event.kind == "slaps"]
    assert sorted(slaps[:4]) == [0, 1, 2, 3]
    assert slaps.index(0) == place


def test_the_slow_are_told_who_was_quicker() -> None:
    """What happened between the question and the answer is news too, or nobody could see why they were last."""
    for seed in range(12):
        match = at_race()
        match.seed = bytes([seed]) * 32
        sitting = Sitting(match, Stage(console(), Typist("slap")), None)
        assert match.decision is not None
        sitting._person_moves(match.decision)
        slaps = [event.data["seat"] for event in sitting.match.events(0, sitting.told) if event.kind == "slaps"]
        if slaps.index(0) > 0:
            return
    raise AssertionError("nobody was ever quicker than the person")


def test_somebody_who_is_too_late_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the others' answers settle a race, the person's answer counts for nothing."""
    screen = console()
    match = at_race()
    monkeypatch.setattr(opponents.House, "reactions", lambda house, match: {0: 9.0, 1: 1.0, 2: 2.0, 3: 3.0})
    original = Sitting._play

    def first_takes_all(sitting: Sitting, seat: int, move: str) -> None:
        """A race that is over with the first slap."""
        original(sitting, seat, move)
        for other in sitting.match.awaiting:
            sitting.match.play(other, "stay")

    monkeypatch.setattr(Sitting, "_play", first_takes_all)
    sitting = Sitting(match, Stage(screen, Typist("slap")), None)
    decision = match.decision
    assert decision is not None
    sitting._person_moves(decision)
    assert sitting.news == "Too late: the others were quicker."
    assert [event.data["seat"] for event in sitting.match.events(0) if event.kind == "slaps"] == [1]


def test_without_a_clock_chance_decides_who_is_quicker() -> None:
    places = []
    for seed in range(12):
        match = at_race()
        match.seed = bytes([seed]) * 32
        start = match.story_length
        sitting = Sitting(match, Stage(console(), Typist("slap")), None)
        sitting.run()
        slaps = [event.data["seat"] for event in sitting.match.events(0, start) if event.kind == "slaps"]
        places.append(slaps.index(0))
    assert len(set(places)) > 1


def test_a_refused_answer_in_a_race_gives_nobody_a_start() -> None:
    screen = console()
    match = at_race()
    before = match.record()
    sitting = Sitting(match, Stage(screen, Typist("dance")), None)
    sitting.run()
    assert sitting.match.record() == before
    assert "'dance' is no move here" in said(screen)
