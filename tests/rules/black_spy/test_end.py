"""The end (BS-24 to BS-26, BS-37)."""

import pytest

import stammtisch
from stammtisch.core.errors import BadOption, NotAsked
from stammtisch.core.outcome import Reason
from tests.rules.alike import play_last
from tests.rules.black_spy.table import LIMITS, last_trick, new
from tests.tables import play_out, refused, state

TRICK = ("b11", "b1", "b2", "b3", "b4", "b5")


@pytest.mark.rule("BS-24")
@pytest.mark.parametrize(("players", "limit"), LIMITS.items())
@pytest.mark.parametrize(("short", "over"), [(1, False), (0, True), (-1, True)])
def test_the_match_ends_at_or_above_the_limit(players: int, limit: int, short: int, over: bool) -> None:
    """Seat 1 scores ten points, and comes to just below, exactly and just above the limit."""
    match = last_trick({1: "k7", 0: "k1"}, rest=2, trick=TRICK[:players], totals=(0, limit - short - 10, -100))
    play_last(match)
    assert match.view(None)["totals"][1] == limit - short
    assert match.over is over
    assert match.awaiting == (() if over else tuple(range(players)))
    if over:
        assert match.outcome is not None
        assert match.outcome.reason is Reason.LIMIT
        assert match.decision is None
        refused(match, 0, "pass b1", NotAsked)


@pytest.mark.rule("BS-24")
def test_a_limit_passed_within_a_round_counts_when_the_round_is_over() -> None:
    """Seat 1 has 149 points and ten more in the tricks before the last; four coloured spies come with that."""
    match = last_trick({1: "k7 b7 y7", 2: "k1"}, rest=3, trick=("r7", "r11", "g7", "b3"), totals=(0, 149, 0, 0))
    assert match.view(None)["points"][1] == 0
    play_last(match)
    assert match.view(None)["totals"][1] == 149 - 10
    assert not match.over


@pytest.mark.rule("BS-25")
@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((20, 140, 30, -100), (2, 4, 3, 1)),
        ((20, 140, 19, -100), (2, 4, 2, 1)),  # 20 and 19 + 1
        ((-49, 140, -50, 0), (1, 4, 1, 3)),
        ((149, 140, 148, 100), (1, 4, 1, 1)),
    ],
)
def test_the_lowest_total_wins_and_equals_share_a_place(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    """The round brings 0, 10, 1 and 49 points."""
    match = play_last(last_trick({1: "k7", 2: "k1"}, rest=3, totals=totals))
    assert match.sheet[-1].points == (0, 10, 1, 49)
    assert match.outcome is not None
    assert match.outcome.places == places
    assert match.outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


@pytest.mark.rule("BS-26")
@pytest.mark.parametrize(("players", "limit"), LIMITS.items())
def test_the_usual_limits(players: int, limit: int) -> None:
    match = new(players)
    assert match.view(None)["limit"] == limit
    assert match.options.as_json()["limit"] == limit


@pytest.mark.rule("BS-26")
@pytest.mark.parametrize("limit", [1, 42, 500])
def test_another_limit_may_be_agreed(limit: int) -> None:
    match = play_out(new(4, limit=limit, seed=4))
    assert match.view(None)["limit"] == limit
    assert max(match.sheet[-1].totals) >= limit
    assert all(max(row.totals) < limit for row in match.sheet[:-1])


@pytest.mark.rule("BS-26")
@pytest.mark.parametrize("limit", [0, -5, 1.5, "100", True])
def test_a_limit_is_a_whole_number_above_0(limit: object) -> None:
    with pytest.raises(BadOption, match=r"option 'limit': expected a whole number of at least 1"):
        stammtisch.new("black_spy", 4, limit=limit)


@pytest.mark.rule("BS-37")
@pytest.mark.parametrize(("number", "over"), [(999, False), (1000, True)])
@pytest.mark.parametrize("variants", [(), ("reduce_points",)])
def test_after_a_thousand_rounds_the_standing_counts(number: int, over: bool, variants: tuple[str, ...]) -> None:
    match = last_trick({1: "k7", 2: "k1"}, rest=3, totals=(3, -8, 7, 0), number=number, variants=variants)
    play_last(match)
    assert match.over is over
    if over:
        assert match.outcome is not None
        assert match.outcome.reason is Reason.BOUND
        assert match.outcome.places == (2, 1, 3, 4)


@pytest.mark.rule("BS-37")
def test_the_limit_comes_first_in_the_last_round() -> None:
    match = play_last(last_trick({1: "k7", 2: "k1"}, rest=3, totals=(0, 0, 0, 120), number=1000))
    assert match.outcome is not None
    assert match.outcome.reason is Reason.LIMIT
    assert state(match).round == 1000
