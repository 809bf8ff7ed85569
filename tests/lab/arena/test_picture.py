"""The chart: every contestant of every game is in it, at its place."""

import shutil
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from stammtisch import games
from stammtisch.lab.arena import picture
from stammtisch.lab.arena.picture import NoPicture, as_png, check, draw
from stammtisch.lab.arena.standings import judge
from tests.lab.arena.conftest import deal_of, plan_of

SVG = "{http://www.w3.org/2000/svg}"


def results(names=("a", "b"), deals=6):
    text = f"{names[0]}=geselle,{names[1]}=geselle"
    plans = [plan_of(text, players=3, game=game) for game in games.every()[:2]]
    played = [deal_of(n, (0, 5 + n, 9), (5 + n, 0, 9), (5, 9, n)) for n in range(deals)]
    return [judge(plan, played) for plan in plans]


def test_it_is_well_formed_and_complete():
    tree = ElementTree.fromstring(draw(results(("<first & best>", "b"))))
    texts = [element.text for element in tree.iter(f"{SVG}text")]
    assert texts.count("<first & best>") == texts.count("b") == 2
    assert {"Gaunerbande", "Black Spy", "0"} <= set(texts)
    assert len(list(tree.iter(f"{SVG}circle"))) == 4
    for element in tree.iter(f"{SVG}text"):
        assert 0 < float(element.get("x")) < picture.WIDTH
        assert 0 < float(element.get("y")) < float(tree.get("height"))


def test_dots_lie_on_the_axis_where_their_numbers_say():
    (result, _) = results()
    tree = ElementTree.fromstring(draw([result]))
    ticks = {
        float(element.text): float(element.get("x"))
        for element in tree.iter(f"{SVG}text")
        if element.get("text-anchor") == "middle"
    }
    low, high = min(ticks), max(ticks)
    dots = [float(element.get("cx")) for element in tree.iter(f"{SVG}circle")]
    for dot, standing in zip(dots, result.standings, strict=True):
        share = (standing.lead.mean - low) / (high - low)
        assert dot == pytest.approx(ticks[low] + share * (ticks[high] - ticks[low]), abs=0.2)
        for end in standing.lead.interval:
            assert low <= end <= high


def test_few_deals_have_no_bars():
    tree = ElementTree.fromstring(draw(results(deals=4)))
    assert not list(tree.iter(f"{SVG}path"))
    assert "±" not in "".join(tree.itertext())


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-1, 1), (0, 1e-4), (-44.3, 44.3), (0, 12345), (-0.3, 0)])
def test_ticks_are_round_and_hold_everything(low, high):
    ticks = picture._ticks(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 0 in ticks
    assert 2 <= len(ticks) <= 8
    steps = [after - before for before, after in pairwise(ticks)]
    assert steps == pytest.approx([steps[0]] * len(steps))
    assert f"{steps[0]:.0e}"[0] in "125"


def test_a_contestant_alone_is_no_picture():
    plan = plan_of("geselle", players=3)
    with pytest.raises(NoPicture, match="expected at least two"):
        draw([judge(plan, [deal_of(0, (1, 2, 3))])])


def test_only_these_two_kinds(tmp_path, monkeypatch):
    check(tmp_path / "chart.svg")
    with pytest.raises(NoPicture, match=r"expected a name that ends in .svg or .png"):
        check(tmp_path / "chart.pdf")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoPicture, match="needs Chromium, and none was found"):
        check(tmp_path / "chart.png")


def test_a_browser_that_fails_is_named(monkeypatch):
    monkeypatch.setattr(picture, "_browser", lambda: shutil.which("false"))
    with pytest.raises(NoPicture, match=r"false could not draw the picture: ask for .svg"):
        as_png(draw(results()))


@pytest.mark.skipif(not any(map(shutil.which, picture.BROWSERS)), reason="needs Chromium")
def test_a_bitmap_is_twice_as_large():
    svg = draw(results())
    png = as_png(svg)
    assert png.startswith(b"\x89PNG")
    size = [int.from_bytes(png[at : at + 4], "big") for at in (16, 20)]
    assert size == [2 * picture.WIDTH, 2 * int(ElementTree.fromstring(svg).get("height"))]
