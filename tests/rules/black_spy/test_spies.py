"""The variants that change the points: no good spies (BS-28), capture or release (BS-29)."""

import pytest

from stammtisch.core.errors import BadMove, NotAsked
from tests.rules.alike import play_last
from tests.rules.black_spy.table import BLACK, last_trick, new, scored
from tests.tables import play_out, refused

ALL_BLACK = " ".join(BLACK)
SPREAD = {1: ALL_BLACK + " b7", 0: "y7", 2: "r7 g7"}
"""Seat 1 has all black cards; the coloured spies lie with three seats."""


@pytest.mark.rule("BS-28")
@pytest.mark.parametrize("name", ["b7", "y7", "r7", "g7"])
def test_coloured_spies_count_nothing(name: str) -> None:
    match = last_trick({1: f"{name} k2", 2: "k1"}, rest=3, variants=["no_good_spies"])
    assert match.view(None)["points"][1] == 1
    assert scored(play_last(match)) == (0, 1, 1, 78)


@pytest.mark.rule("BS-28")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_eighty_points(players: int) -> None:
    match = play_out(new(players, seed=players, limit=300, variants=["no_good_spies"]))
    for row in match.sheet:
        assert sum(row.points) in (80, 60 * (players - 1))
    assert any(sum(row.points) == 80 for row in match.sheet)


@pytest.mark.rule("BS-28", "BS-23")
def test_all_black_cards_still_give_the_others_sixty() -> None:
    match = play_last(last_trick(SPREAD, rest=3, variants=["no_good_spies"], limit=1000))
    assert scored(match) == (60, 0, 60, 60)


@pytest.mark.rule("BS-29")
@pytest.mark.parametrize("good_spies", [(), ("no_good_spies",)])
@pytest.mark.parametrize(("choice", "expected"), [("capture", (60, 0, 60, 60)), ("release", (0, -60, 0, 0))])
def test_capture_or_release(choice: str, expected: tuple[int, ...], good_spies: tuple[str, ...]) -> None:
    """Either way the coloured spies are not counted, wherever they are."""
    variants = ["capture_or_release", *good_spies]
    match = play_last(last_trick(SPREAD, rest=3, totals=(5, 10, 15, 20), variants=variants, limit=1000))
    assert match.decision is not None
    assert match.decision.step == "capture"
    assert match.awaiting == (1,)
    assert len(match.sheet) == 0
    assert match.legal(1) == ["capture", "release"]
    match.play(1, choice)
    assert scored(match) == expected
    assert match.sheet[-1].totals == tuple(
        total + points for total, points in zip((5, 10, 15, 20), expected, strict=True)
    )
    assert match.view(None)["round"] == 2


@pytest.mark.rule("BS-29")
@pytest.mark.parametrize("shooter", [0, 1, 2, 3])
def test_whoever_took_all_black_cards_is_asked_wherever_they_sit(shooter: int) -> None:
    match = play_last(last_trick({shooter: ALL_BLACK}, rest=(shooter + 2) % 4, variants=["capture_or_release"]))
    assert match.awaiting == (shooter,)
    assert match.legal(shooter) == ["capture", "release"]


@pytest.mark.rule("BS-29")
def test_release_may_go_below_zero() -> None:
    match = play_last(last_trick(SPREAD, rest=3, variants=["capture_or_release"]))
    match.play(1, "release")
    assert match.view(None)["totals"] == [0, -60, 0, 0]


@pytest.mark.rule("BS-29")
def test_the_choice_is_free_even_if_it_loses_the_match() -> None:
    totals = (80, 149, 70, 90)
    match = play_last(last_trick(SPREAD, rest=3, totals=totals, variants=["capture_or_release"]))
    match.play(1, "capture")
    assert match.outcome is not None
    assert match.outcome.totals == (140, 149, 130, 150)
    assert match.outcome.winners == (2,)


@pytest.mark.rule("BS-29")
def test_nobody_else_is_asked_and_nothing_else_is_an_answer() -> None:
    match = play_last(last_trick(SPREAD, rest=3, variants=["capture_or_release"]))
    for seat in (0, 2, 3):
        assert match.legal(seat) == []
        refused(match, seat, "release", NotAsked)
    refused(match, 1, "pass b1", BadMove)
    assert "'capture' or 'release'" in str(refused(match, 1, "both", BadMove))


@pytest.mark.rule("BS-29")
def test_without_all_black_cards_the_round_is_counted_as_usual() -> None:
    fifteen = " ".join(BLACK[1:])
    match = play_last(last_trick({1: fifteen + " b7", 0: BLACK[0]}, rest=3, variants=["capture_or_release"]))
    assert scored(match) == (1, 79 - 5, 0, -15)
    assert match.view(None)["step"] == "pass"


@pytest.mark.rule("BS-29", "BS-36")
@pytest.mark.parametrize(
    ("choice", "totals", "after"),
    [
        ("release", (100, 160, 200, 0), (100, 50, 200, 0)),  # down to half the limit; those who score 0 are left alone
        ("capture", (40, 100, 140, 0), (50, 100, 100, 60)),
    ],
)
def test_a_choice_may_lead_to_a_cut(choice: str, totals: tuple[int, ...], after: tuple[int, ...]) -> None:
    variants = ["capture_or_release", "reduce_points"]
    match = play_last(last_trick(SPREAD, rest=3, totals=totals, variants=variants, limit=200))
    match.play(1, choice)
    assert match.view(None)["totals"] == list(after)
    assert not match.over
