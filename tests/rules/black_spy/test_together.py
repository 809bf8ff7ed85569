"""Variants in any combination (BS-27)."""

from itertools import combinations

import pytest

import stammtisch
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import BadOption
from tests.rules.alike import play_last
from tests.rules.black_spy.table import BLACK, GAME, VARIANTS, last_trick, new, scored
from tests.tables import at_random

SETS = [names for size in range(len(VARIANTS) + 1) for names in combinations(VARIANTS, size)]


@pytest.mark.rule("BS-27")
def test_the_six_variants() -> None:
    assert GAME.options.variants() == list(VARIANTS)
    assert len(SETS) == 64


@pytest.mark.rule("BS-27")
@pytest.mark.parametrize("variants", SETS, ids="+".join)
def test_every_combination_is_played_to_the_end(variants: tuple[str, ...]) -> None:
    """Each phase is there if its variant was agreed, and not otherwise; the points are what they should be."""
    place = SETS.index(variants)
    players, limit = 3 + place % 4, 75
    match = new(players, variants=variants, limit=limit, seed=place)
    phases: dict[int, list[str]] = {}
    dice = new_dice(place.to_bytes(6, "big"))
    while not match.over:
        view = match.view(None)
        steps = phases.setdefault(view["round"], [])
        if view["step"] not in steps[-1:]:
            steps.append(view["step"])
        at_random(match, dice)
    usual = ["pass", "announce", "play"] if "announce_a_colour" in variants else ["pass", "play"]
    for number, steps in phases.items():
        assert [step for step in steps if step != "capture"] == (
            ["mole", *usual] if "mole" in variants and number > 1 else usual
        )
    shots = {
        len([True for note in match.story()[:i] if note[0] == "deals"])
        for i, note in enumerate(match.story())
        if note[0] == "captures_all"
    }
    chosen = {number for number, steps in phases.items() if "capture" in steps}
    assert chosen == (shots if "capture_or_release" in variants else set())
    before = (0,) * players
    for row in match.sheet:
        if row.round not in shots:
            assert sum(row.points) == (80 if "no_good_spies" in variants else 60)
        totals = [total + points for total, points in zip(before, row.points, strict=True)]
        if "reduce_points" in variants:
            totals = [
                38 if total == limit and points else total for total, points in zip(totals, row.points, strict=True)
            ]
        assert row.totals == tuple(totals)
        over = max(totals) > limit or (max(totals) == limit and "reduce_points" not in variants)
        assert over == (row.round == len(match.sheet))
        before = row.totals


@pytest.mark.rule("BS-27", "BS-28", "BS-29", "BS-36")
def test_all_six_and_all_black_cards() -> None:
    """No coloured spies either way; the choice is asked for; cuts come after it."""
    taken = {1: " ".join(BLACK) + " b7", 0: "y7", 2: "r7 g7"}
    for choice, points, totals in (
        ("capture", (60, 0, 60, 60), (38, 20, 75, 70)),  # 75 is half of 150, and 150 is 150
        ("release", (0, -60, 0, 0), (15, -40, 90, 10)),
    ):
        match = play_last(last_trick(taken, rest=3, totals=(15, 20, 90, 10), variants=VARIANTS, number=2))
        assert match.view(None)["step"] == "capture"
        match.play(1, choice)
        assert scored(match) == points
        assert match.sheet[-1].totals == totals
        assert not match.over
        assert match.view(None)["step"] == "mole"
        assert match.awaiting == (2,)


@pytest.mark.rule("BS-27")
def test_variants_by_name_and_as_options_are_the_same() -> None:
    by_name = stammtisch.new("black_spy", 4, variants=["mole", "reduce_points"], seed=1)
    as_options = stammtisch.new("black_spy", 4, mole=True, reduce_points=True, seed=1)
    assert by_name.options == as_options.options
    assert by_name.view(0) == as_options.view(0)


@pytest.mark.rule("BS-27")
def test_what_is_no_variant_is_refused() -> None:
    with pytest.raises(BadOption, match="did you mean 'mole'"):
        stammtisch.new("black_spy", 4, variants=["moles"])
    with pytest.raises(BadOption, match="asked for and switched off"):
        stammtisch.new("black_spy", 4, variants=["mole"], mole=False)
    with pytest.raises(BadOption, match="true or false"):
        stammtisch.new("black_spy", 4, mole=1)
    with pytest.raises(BadOption, match="there is no variant"):
        stammtisch.new("black_spy", 4, variants=["limit"])
