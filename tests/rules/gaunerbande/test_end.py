"""The end of a match (GB-29 to GB-32)."""

from typing import Any

import pytest

import stammtisch
from stammtisch import Reason
from stammtisch.core.errors import BadOption, NotAsked
from tests.rules.alike import play_last
from tests.rules.gaunerbande.table import last_trick
from tests.tables import play_out, refused

HARMLESS = ["g1", "g2", "g3", "g4"]
TAKEN = {0: "k0 k12", 1: "r10", 2: "k5"}
"""Two points, thirteen, one and, for the rest, ten."""


@pytest.mark.rule("GB-29")
@pytest.mark.parametrize(("before", "over"), [(87, False), (88, True), (100, True), (86, False)])
def test_only_a_total_above_100_ends_the_match(before: int, over: bool) -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=[0, before, 0, 0])
    play_last(match)
    assert match.view(None)["totals"][1] == before + 13
    assert match.over is over
    if over:
        assert match.outcome is not None
        assert match.outcome.reason is Reason.LIMIT
        assert match.awaiting == ()
        assert match.decision is None


@pytest.mark.rule("GB-29")
def test_the_match_goes_on_until_the_round_is_over() -> None:
    """Seat 1 has more than enough in its tricks, but only the end of the round counts."""
    match = last_trick(["g1", "r9", "r10", "r8"], {1: "k0 k12"}, rest=3, totals=[0, 99, 0, 0])
    assert match.view(None)["points"][1] == 2
    assert not match.over
    play_last(match)
    assert match.over


@pytest.mark.rule("GB-29")
def test_whose_total_it_is_does_not_matter() -> None:
    for seat in range(4):
        totals = [0] * 4
        totals[seat] = 100
        match = last_trick(HARMLESS, TAKEN, rest=3, totals=totals)
        play_last(match)
        assert match.over


@pytest.mark.rule("GB-29", "GB-25")
def test_points_pushed_to_the_others_can_end_the_match_and_points_taken_off_do_not() -> None:
    for choice, over in (("others", True), ("self", False)):
        match = last_trick(HARMLESS, {0: "k0-k12 r10"}, rest=1, totals=[0, 75, 0, 0])
        play_last(match)
        match.play(0, f"gang {choice}")
        assert match.over is over


@pytest.mark.rule("GB-29")
def test_nothing_can_be_played_after_the_end() -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=[100] * 4)
    play_last(match)
    for seat in range(4):
        assert match.legal(seat) == []
        assert "over" in str(refused(match, seat, "play g1", NotAsked))


@pytest.mark.rule("GB-30")
@pytest.mark.parametrize(
    ("totals", "places", "winners"),
    [
        ([100, 0, 50, 3], (4, 1, 3, 1), (1, 3)),  # 102, 13, 51, 13
        ([98, 40, 99, 90], (2, 1, 2, 2), (1,)),  # 100, 53, 100, 100
        ([9, 98, 10, 1], (1, 4, 1, 1), (0, 2, 3)),  # 11, 111, 11, 11
        ([200, 0, -60, 0], (4, 3, 1, 2), (2,)),  # 202, 13, -59, 10
    ],
)
def test_the_lowest_total_wins_and_equals_share(
    totals: list[int], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=totals, limit=99)
    play_last(match)
    assert match.outcome is not None
    assert match.outcome.places == places
    assert match.outcome.winners == winners


@pytest.mark.rule("GB-31")
def test_the_limit_is_100_unless_agreed_otherwise() -> None:
    assert stammtisch.new("gaunerbande", 4, seed=1).options.limit == 100
    assert stammtisch.new("gaunerbande", 4, seed=1, limit=50).view(None)["limit"] == 50


@pytest.mark.rule("GB-31", "GB-29")
@pytest.mark.parametrize(("limit", "over"), [(12, True), (13, False), (1, True), (14, False)])
def test_another_limit_is_exceeded_in_the_same_way(limit: int, over: bool) -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, limit=limit)
    play_last(match)
    assert match.over is over


@pytest.mark.rule("GB-31")
def test_a_very_high_limit_is_accepted() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1, limit=10**30)
    assert match.options.limit == 10**30
    assert stammtisch.replay(match.record(), unfinished=True).record() == match.record()


@pytest.mark.rule("GB-31")
@pytest.mark.parametrize("limit", [0, -1, "100", 50.0, True, None, [100]])
def test_the_limit_is_a_whole_number_above_0(limit: Any) -> None:
    with pytest.raises(BadOption, match="'limit': expected a whole number of at least 1"):
        stammtisch.new("gaunerbande", 4, limit=limit)


@pytest.mark.rule("GB-31")
def test_a_low_limit_ends_a_real_match_after_one_round() -> None:
    match = play_out(stammtisch.new("gaunerbande", 6, seed=2, limit=1))
    assert len(match.sheet) == 1


@pytest.mark.rule("GB-32")
@pytest.mark.parametrize(("round_", "over"), [(999, False), (1000, True)])
def test_after_1000_rounds_the_match_ends_with_the_standing_then(round_: int, over: bool) -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=[0, 0, -20, 0], round_=round_)
    play_last(match)
    assert match.over is over
    if over:
        assert match.outcome is not None
        assert match.outcome.reason is Reason.BOUND
        assert match.outcome.places == (2, 4, 1, 3)


@pytest.mark.rule("GB-32", "GB-29")
def test_a_limit_exceeded_in_round_1000_is_the_reason_all_the_same() -> None:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=[0, 100, 0, 0], round_=1000)
    play_last(match)
    assert match.outcome is not None
    assert match.outcome.reason is Reason.LIMIT
