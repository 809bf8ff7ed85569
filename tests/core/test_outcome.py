"""How a match ended, and the score sheet on the way there."""

import json

import pytest

from stammtisch.core.outcome import EVENTS, MOST_ROUNDS, Outcome, Reason, end_match, rank, write_scores
from stammtisch.core.scoresheet import Row, Scoresheet
from stammtisch.core.state import State


@pytest.mark.parametrize(
    ("totals", "low_wins", "places", "winners", "ranking"),
    [
        ([3, 1, 2], True, (3, 1, 2), (1,), ((1,), (2,), (0,))),
        ([3, 1, 2], False, (1, 3, 2), (0,), ((0,), (2,), (1,))),
        ([5, 5, 7, 1], True, (2, 2, 4, 1), (3,), ((3,), (0, 1), (2,))),
        ([0, 0, 9], True, (1, 1, 3), (0, 1), ((0, 1), (2,))),
        ([4, 4, 4], False, (1, 1, 1), (0, 1, 2), ((0, 1, 2),)),
        ([-5, 0, -5, 10, 10], True, (1, 3, 1, 4, 4), (0, 2), ((0, 2), (1,), (3, 4))),
    ],
)
def test_places(
    totals: list[int],
    low_wins: bool,
    places: tuple[int, ...],
    winners: tuple[int, ...],
    ranking: tuple[tuple[int, ...], ...],
) -> None:
    outcome = rank(Reason.LIMIT, totals, low_wins=low_wins)
    assert outcome == Outcome(Reason.LIMIT, tuple(totals), places)
    assert outcome.winners == winners
    assert outcome.ranking == ranking


def test_an_outcome_in_words_and_as_json() -> None:
    outcome = rank(Reason.BOUND, [7, 3, 7], low_wins=True)
    assert str(outcome) == "1. seat 1 (3), 2. seat 0 (7), 2. seat 2 (7); it was stopped after 1000 rounds or turns"
    assert json.loads(json.dumps(outcome.as_json())) == {"reason": "bound", "totals": [7, 3, 7], "places": [2, 1, 2]}


def test_every_reason_has_words() -> None:
    assert MOST_ROUNDS == 1000
    for reason in Reason:
        assert reason != 0, "0 is a match that goes on"
        assert reason.text
        assert EVENTS["ends"].words["reason"][reason] == reason.word == reason.name.lower()


def test_the_end_clears_the_agenda() -> None:
    s = State()
    s.players, s.depth = 2, 3
    end_match(s, Reason.ROUNDS)
    assert (s.ended, s.depth) == (2, 0)
    assert s.notes == [("ends", 2)]


def test_the_sheet_is_read_off_the_story() -> None:
    s = State()
    s.players, s.round = 3, 1
    s.scored[:3] = s.totals[:3] = [1, 2, 3]
    write_scores(s)
    s.notes.append(("plays", 0, 5))
    s.round = 2
    s.scored[:3], s.totals[:3] = [10, 0, -1], [11, 2, 2]
    write_scores(s)
    sheet = Scoresheet().with_notes(s.notes)
    assert sheet == (Row(1, (1, 2, 3), (1, 2, 3)), Row(2, (10, 0, -1), (11, 2, 2)))
    assert sheet.as_json()[1] == {"round": 2, "points": [10, 0, -1], "totals": [11, 2, 2]}
    assert Scoresheet().with_notes(s.notes[:-1]).with_notes(s.notes[-1:]) == sheet
    assert sheet.with_notes([]) == sheet
    assert Scoresheet().as_json() == []
