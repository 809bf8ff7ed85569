"""Reduce points (BS-35, BS-36)."""

import pytest

from stammtisch.core.match import Match
from tests.rules.alike import play_last
from tests.rules.black_spy.table import LIMITS, last_trick, new, scored
from tests.tables import play_out

REDUCE = ("reduce_points",)


def after_ten_points(total: int, limit: int, variants: tuple[str, ...] = REDUCE) -> Match:
    """Seat 1 scores ten points and comes to this total, if nothing is cut."""
    match = last_trick({1: "k7", 2: "k1"}, rest=3, totals=(0, total - 10, -500, -500), limit=limit, variants=variants)
    play_last(match)
    assert scored(match)[1] == 10
    return match


@pytest.mark.rule("BS-35")
@pytest.mark.parametrize(("players", "limit"), LIMITS.items())
def test_the_match_ends_only_above_the_limit(players: int, limit: int) -> None:
    trick = ("b11", "b1", "b2", "b3", "b4", "b5")[:players]
    for total, over in ((limit - 1, False), (limit, False), (limit + 1, True)):
        match = last_trick({1: "k7", 0: "k1"}, rest=2, trick=trick, totals=(0, total - 10, -100), variants=REDUCE)
        assert play_last(match).over is over


@pytest.mark.rule("BS-36")
@pytest.mark.parametrize(
    ("limit", "total", "after"),
    [
        (200, 200, 100),  # and stays there: it is cut once
        (200, 100, 50),
        (200, 199, 199),
        (200, 101, 101),
        (200, 99, 99),
        (200, 50, 50),
        (150, 150, 75),
        (150, 75, 38),
        (150, 74, 74),
        (120, 120, 60),
        (120, 60, 30),
        (100, 50, 25),
        (75, 75, 38),  # an odd limit has no exact half
        (75, 37, 37),
        (75, 38, 38),
        (50, 25, 13),
        (2, 2, 1),
        (2, 1, 1),
        (1, 1, 1),
    ],
)
def test_exactly_the_limit_or_half_of_it_is_cut_by_half(limit: int, total: int, after: int) -> None:
    match = after_ten_points(total, limit)
    assert match.sheet[-1].totals[1] == after
    assert match.view(None)["totals"][1] == after
    assert not match.over
    cut = [
        (event.data["seat"], event.data["before"], event.data["after"])
        for event in match.events(None)
        if event.kind == "reduces"
    ]
    assert cut == ([(1, total, after)] if total in (limit, limit / 2) else [])


@pytest.mark.rule("BS-36")
@pytest.mark.parametrize(("total", "over"), [(200, True), (100, False)])
def test_without_the_variant_nothing_is_cut(total: int, over: bool) -> None:
    match = after_ten_points(total, 200, ())
    assert match.view(None)["totals"][1] == total
    assert match.over is over


@pytest.mark.rule("BS-36")
def test_it_is_the_points_agreed_on_that_count() -> None:
    """Half of the usual limit means nothing where another one was agreed."""
    match = after_ten_points(75, 151)
    assert match.view(None)["totals"][1] == 75


@pytest.mark.rule("BS-36")
@pytest.mark.parametrize("total", [100, 200])
def test_a_round_without_points_cuts_nothing(total: int) -> None:
    """Whether nothing was taken, or what was taken makes nothing (5 - 5)."""
    for taken in ({1: "k1"}, {0: "k11 r7", 1: "k1"}):
        match = last_trick(taken, rest=3, totals=(total, 0, 0, -500), limit=200, variants=REDUCE)
        play_last(match)
        assert scored(match)[0] == 0
        assert match.view(None)["totals"][0] == total
        assert not match.over


@pytest.mark.rule("BS-36")
def test_a_total_that_comes_down_to_half_is_cut_too() -> None:
    match = play_last(last_trick({1: "b7", 2: "k1"}, rest=3, totals=(0, 105, 0, 0), limit=200, variants=REDUCE))
    assert scored(match)[1] == -5
    assert match.view(None)["totals"][1] == 50


@pytest.mark.rule("BS-36")
def test_what_was_cut_may_be_cut_again_in_a_later_round() -> None:
    match = after_ten_points(200, 200)
    assert match.view(None)["totals"][1] == 100
    match = last_trick({1: "b7 y7", 2: "k7"}, rest=3, totals=(0, 110, 90, 0), limit=200, variants=REDUCE)
    assert play_last(match).view(None)["totals"][1:3] == [50, 50]


@pytest.mark.rule("BS-36", "BS-35", "BS-25")
def test_a_cut_happens_in_the_last_round_too() -> None:
    """Seat 3 ends the match; seat 1 comes to the limit exactly, is cut and wins by that."""
    match = last_trick({1: "k7", 2: "k1"}, rest=3, totals=(120, 190, 119, 199), limit=200, variants=REDUCE)
    play_last(match)
    assert match.outcome is not None
    assert match.outcome.totals == (120, 100, 120, 248)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("BS-35", "BS-36")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_matches_are_cut_and_ended_so(players: int) -> None:
    limit, cuts = 40, 0
    for seed in range(40):
        match = play_out(new(players, seed=seed, variants=REDUCE, limit=limit), seed=seed)
        before = (0,) * players
        for row in match.sheet:
            for seat in range(players):
                total = before[seat] + row.points[seat]
                if row.points[seat] and total in (limit, limit // 2):
                    total -= total // 2
                    cuts += 1
                assert row.totals[seat] == total
            before = row.totals
            assert (max(row.totals) > limit) == (row.round == len(match.sheet))
    assert cuts > 0
