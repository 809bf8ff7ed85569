"""Points (BS-21 to BS-23)."""

import pytest

from tests.rules.alike import play_last
from tests.rules.black_spy.table import BLACK, NAMES, VARIANTS, last_trick, new, scored, value
from tests.tables import play_out

ALL_BLACK = " ".join(BLACK)


@pytest.mark.rule("BS-21")
@pytest.mark.parametrize("name", sorted(set(NAMES) - {"b11", "b1", "b2", "b3"}))
def test_what_each_card_counts(name: str) -> None:
    match = last_trick({1: name, 2: "k2" if name == "k1" else "k1"}, rest=3)
    assert match.view(None)["points"][1] == value(name)
    assert scored(play_last(match))[1] == value(name)


@pytest.mark.rule("BS-21")
def test_the_values_by_hand() -> None:
    """The table of the rulebook, written out."""
    taken = {0: "k1-k6", 1: "k7 k8 k9", 2: "k10 k11 b7", 3: "k7 k7 y7 r7 g7"}
    assert scored(play_last(last_trick(taken, rest=0))) == (6 + 30, 10 + 2 + 3, 4 + 5 - 5, 20 - 15)


@pytest.mark.rule("BS-21")
def test_the_last_trick_counts_too() -> None:
    match = last_trick({1: "k1"}, rest=2, trick=("k10", "k11", "k7", "k7"))
    before = match.view(None)["points"]
    assert scored(play_last(match))[1] == before[1] + 4 + 5 + 20


@pytest.mark.rule("BS-22")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_sixty_points(players: int) -> None:
    match = play_out(new(players, seed=10 + players, limit=400))
    assert len(match.sheet) > 5
    for row in match.sheet:
        assert sum(row.points) in (60, 60 * (players - 1) - 20)
    assert sum(1 for row in match.sheet if sum(row.points) == 60) > 4


@pytest.mark.rule("BS-22")
def test_points_are_added_to_the_totals() -> None:
    match = play_out(new(4, seed=3))
    running = [0] * 4
    for row in match.sheet:
        running = [total + points for total, points in zip(running, row.points, strict=True)]
        assert row.totals == tuple(running)
    assert match.outcome is not None
    assert match.outcome.totals == tuple(running)


@pytest.mark.rule("BS-22")
def test_scores_and_totals_may_be_below_zero() -> None:
    match = play_last(last_trick({1: "b7 y7 r7 g7", 2: "k1"}, rest=3, totals=(0, 10, 0, 0)))
    assert scored(match) == (0, -20, 1, 79)
    assert match.view(None)["totals"] == [0, -10, 1, 79]


@pytest.mark.rule("BS-23")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("shooter", [0, 2])
def test_all_black_cards_cost_everybody_else_sixty(players: int, shooter: int) -> None:
    """With the coloured spies at the one who took them all: -20 for that seat."""
    trick = ("b11", "b1", "b2", "b3", "b4", "b5")[:players]
    match = play_last(last_trick({shooter: ALL_BLACK}, rest=shooter, trick=trick, limit=1000))
    assert scored(match) == tuple(-20 if seat == shooter else 60 for seat in range(players))
    assert [event.data["seat"] for event in match.events(None) if event.kind == "captures_all"] == [shooter]


@pytest.mark.rule("BS-23")
@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        ({1: ALL_BLACK, 0: "b7 y7 r7 g7"}, (40, 0, 60, 60)),
        ({1: ALL_BLACK + " b7", 0: "y7", 2: "r7", 3: "g7"}, (55, -5, 55, 55)),
        ({1: ALL_BLACK + " b7 y7", 3: "r7 g7"}, (60, -10, 60, 50)),
        ({1: ALL_BLACK, 2: "b7 y7 r7 g7 b4 b5"}, (60, 0, 40, 60)),  # whatever else is among them, or not
    ],
)
def test_coloured_spies_count_for_whoever_took_them(taken: dict[int, str], expected: tuple[int, ...]) -> None:
    assert scored(play_last(last_trick(taken, rest=3, limit=1000))) == expected


@pytest.mark.rule("BS-23")
@pytest.mark.parametrize("missing", sorted(set(BLACK)))
def test_fifteen_black_cards_are_not_enough(missing: str) -> None:
    fifteen = list(BLACK)
    fifteen.remove(missing)
    match = play_last(last_trick({1: " ".join(fifteen), 2: missing}, rest=3))
    assert scored(match) == (0, 80 - value(missing), value(missing), -20)


@pytest.mark.rule("BS-23")
def test_all_sixteen_may_come_together_in_the_last_trick() -> None:
    fifteen = list(BLACK)
    fifteen.remove("k11")
    match = play_last(last_trick({1: " ".join(fifteen)}, rest=0, trick=("k11", "b1", "b2", "b3")))
    assert scored(match) == (5 - 20, 80 - 5, 0, 0)
    match = play_last(last_trick({0: " ".join(fifteen)}, rest=3, trick=("k11", "b1", "b2", "b3"), limit=1000))
    assert scored(match) == (0, 60, 60, 40)


@pytest.mark.rule("BS-23")
def test_without_the_variant_nobody_is_asked() -> None:
    variants = [name for name in VARIANTS if name != "capture_or_release"]
    match = play_last(last_trick({1: ALL_BLACK}, rest=0, variants=variants, limit=1000))
    assert len(match.sheet) == 1
    assert match.view(None)["step"] != "capture"
