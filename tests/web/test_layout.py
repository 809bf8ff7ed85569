"""Hands and seats: what can be seen and touched."""

from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright")

PHONES = ((390, 844), (360, 640))
LEAST = 30
"""So many pixels of each card can be seen and touched."""


@pytest.mark.parametrize("count", range(41))
def test_every_card_is_in_a_row(stage: Any, count: int) -> None:
    for most in (10, 20):
        layout = stage.evaluate("([count, most]) => stage.layout.layoutHand(count, { most })", [count, most])
        assert sum(layout["rows"]) == count
        assert all(row > 0 for row in layout["rows"])
        if layout["rows"]:
            assert max(layout["rows"]) - min(layout["rows"]) <= 2


def test_rows_break_between_colours(stage: Any) -> None:
    hand = ["g1"] * 6 + ["b1"] * 7
    breaks = stage.evaluate("hand => stage.layout.colourBreaks(hand)", hand)
    assert breaks == [6]
    assert stage.evaluate("breaks => stage.layout.layoutHand(13, { breaks }).rows", breaks) == [6, 7]


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("count", [1, 4, 6, 7, 10, 11, 13, 16, 20])
def test_cards_can_be_touched_on_a_phone(stage: Any, size: tuple[int, int], count: int) -> None:
    from tests.web.matches import views

    view, _ = next(views("black spy of three"))
    deck = [f"{colour}{rank}" for colour in "byrg" for rank in range(1, 12)]
    view["hand"] = deck[:count]
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    boxes = [button.bounding_box() for button in stage.locator(".hands .held").all()]
    assert len(boxes) == count
    assert all(box["x"] >= -1 and box["x"] + box["width"] <= size[0] + 1 for box in boxes)
    assert all(box["y"] + box["height"] <= size[1] for box in boxes)
    for one, two in pairwise(boxes):
        if abs(one["y"] - two["y"]) < 30:
            assert two["x"] - one["x"] >= LEAST - 1
    stage.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("size", [*PHONES, (1280, 800), (844, 390)])
@pytest.mark.parametrize("case", ["gaunerbande of six", "zehn of seven", "klaumau of eight", "halt mal kurz"])
def test_nobody_sits_on_anybody(stage: Any, size: tuple[int, int], case: str) -> None:
    from tests.web.matches import views

    view = next(view for view, _ in views(case) if 0 in view["awaiting"] and view["step"] not in ("pass",))
    check_mats(stage, size, view)


@pytest.mark.parametrize("size", [*PHONES, (1280, 800), (1280, 640)])
@pytest.mark.parametrize(
    ("case", "step"), [("klaumau of eight", "rob"), ("zehn of seven", "name"), ("halt mal kurz", "challenge")]
)
def test_nobody_sits_on_anybody_while_somebody_is_chosen(
    stage: Any, size: tuple[int, int], case: str, step: str
) -> None:
    """The slip is tallest when it shows everybody, and the felt lowest."""
    from tests.web.matches import views

    view = next(view for view, _ in views(case) if 0 in view["awaiting"] and view["step"] == step)
    check_mats(stage, size, view)


def check_mats(stage: Any, size: tuple[int, int], view: dict[str, Any]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    stage.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    choices = [choice.bounding_box() for choice in stage.locator(".choice").all()]
    assert all(box["x"] + box["width"] <= size[0] and box["width"] >= 38 for box in choices)
    mats = [mat.bounding_box() for mat in stage.locator("section.seat .mat").all()]
    felt = stage.locator(".stage").bounding_box()
    for mat in mats:
        assert mat["x"] >= 0
        assert mat["x"] + mat["width"] <= felt["x"] + felt["width"] + 1
        assert mat["y"] >= felt["y"] - 6
        assert mat["y"] + mat["height"] <= felt["y"] + felt["height"] + 4
    for i, one in enumerate(mats):
        for two in mats[i + 1 :]:
            across = abs(one["x"] - two["x"]) >= min(one["width"], two["width"])
            assert across or abs(one["y"] - two["y"]) >= min(one["height"], two["height"])
    stage.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize(
    ("case", "size"),
    [("klaumau of eight", (844, 390)), ("klaumau of eight", (640, 400)), ("zehn of seven", (2560, 1440))],
)
def test_a_name_stands_at_its_mat(stage: Any, case: str, size: tuple[int, int]) -> None:
    """Also where eight sit round a low felt, and where a card beside the mat is much higher than that."""
    from tests.web.matches import views

    view = next(view for view, _ in views(case) if 0 in view["awaiting"])
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    for seat in stage.locator("section.seat").all():
        mat, name = (seat.locator(part).bounding_box() for part in (".mat", ".who"))
        sides = (("x", "width"), ("y", "height"))
        across, down = (mat[at] + mat[side] / 2 - name[at] - name[side] / 2 for at, side in sides)
        below = abs(across) < 20 and 0 <= name["y"] - mat["y"] - mat["height"] < 12
        beside = abs(down) < 20 and 0 <= abs(across) - (mat["width"] + name["width"]) / 2 < 20
        assert below or beside
    if size == (844, 390):  # four tools stand as two and two beside the hand
        boxes = stage.evaluate(
            "[...document.querySelectorAll('.me .tools button')].map((each) => each.getBoundingClientRect())"
        )
        places = {(box["x"], box["y"]) for box in boxes if box["width"]}
        assert len(places) == 4
        assert [len({place[axis] for place in places}) for axis in (0, 1)] == [2, 2]
    stage.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("size", [*PHONES, (640, 400)])
def test_a_note_does_not_cover_what_is_explained(stage: Any, size: tuple[int, int]) -> None:
    from tests.web.matches import views

    view = next(view for view, _ in views("gaunerbande") if 0 in view["awaiting"])
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    stage.evaluate(
        """async () => {
          const { toast } = await import("/static/shared/notes.js");
          stage.page.coach.show("Drei Karten weg", "Gib her, womit du Stiche fängst. ".repeat(4), [], []);
          toast("Du kannst bedienen, also bedienen.", { tone: "no", small: "Regel GB-14" });
        }"""
    )
    stage.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    words, note = (stage.locator(part).last.bounding_box() for part in (".coach p", ".toast"))
    beside = note["x"] >= words["x"] + words["width"] or note["x"] + note["width"] <= words["x"]
    assert note["y"] + note["height"] <= words["y"] or beside
    stage.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("size", [*PHONES, (1280, 800), (844, 390)])
def test_a_table_cannot_be_scrolled_away(stage: Any, size: tuple[int, int]) -> None:
    """Neither by focus nor by a search for a word: what is above would be gone, with no way back."""
    from tests.web.matches import views

    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", next(views("gaunerbande"))[0])
    tops = stage.evaluate(
        """() => {
          document.querySelector(".hands .held").scrollIntoView({ block: "start" });
          const all = [document.scrollingElement, ...document.querySelectorAll(".table, .stage")];
          return all.map((each) => each.scrollTop);
        }"""
    )
    assert tops == [0, 0, 0]


def test_words_leave_the_chips_at_a_mat_free(stage: Any) -> None:
    """Chips lie beyond the edge of their mat."""
    from tests.web.matches import views

    stage.set_viewport_size({"width": 1280, "height": 800})
    stage.evaluate(
        "view => stage.show(view)", next(view for view, _ in views("zehn of seven") if 0 in view["awaiting"])
    )
    covered = stage.evaluate(
        """() => ["Das glaube ich nicht!", "Das glaube ich doch noch nicht, und überhaupt."].flatMap((words) => {
          stage.page.bubbles.clear();
          for (let seat = 1; seat < 7; seat++) stage.page.bubbles.say(seat, words, 60_000);
          const [said, chips] = [".stage .bubble", ".mat > .chips"].map((part) =>
            [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect()));
          return said.filter((one) => chips.some((two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
            && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1));
        }).length"""
    )
    assert covered == 0
    stage.evaluate("stage.page.bubbles.clear()")
    stage.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize(("case", "left"), [("klaumau of eight", "draw_pile"), ("halt mal kurz", "stock")])
def test_an_empty_pile_keeps_its_place(stage: Any, case: str, left: str) -> None:
    """Its word does not float on bare felt, and nothing else moves."""
    from tests.web.matches import views

    view = next(view for view, _ in views(case) if 0 in view["awaiting"] and view["top"])
    stage.set_viewport_size({"width": 1280, "height": 800})
    places = []
    for cards in (view[left], 0):
        stage.evaluate("view => stage.show(view)", {**view, left: cards})
        places.append([stage.locator(f"[data-anchor='{each}']").bounding_box() for each in ("discard", "pile")])
    (laid, _), (still, empty) = places
    assert laid == still
    assert empty
    assert stage.locator(".mid .is-ghost").count() == 1
    stage.set_viewport_size({"width": 390, "height": 844})


def test_names_and_cards_are_read_on_a_small_desktop_by_day(stage: Any) -> None:
    """In a race names are ink above the glow of their mats; the log does not cut the longest card off."""
    from tests.web.matches import views

    view = next(view for view, _ in views("halt mal kurz") if view["step"] == "slap")
    told = [{"kind": "plays", "seat": 1, "card": "schnick-a"}]
    stage.set_viewport_size({"width": 1024, "height": 768})
    stage.evaluate("() => { document.documentElement.dataset.theme = 'day'; }")
    stage.evaluate("([view, told]) => stage.show(view, null, told)", [view, told])
    names = stage.evaluate(
        """() => [...document.querySelectorAll(".seat.is-turn .who")].map((name) =>
          [getComputedStyle(name).color, getComputedStyle(name.closest(".words")).position])"""
    )
    log = stage.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.side .log'))"
    )
    stage.evaluate("() => { document.documentElement.dataset.theme = 'evening'; }")
    hit, out = (stage.locator(part).bounding_box() for part in (".hit", ".race-out .btn"))
    assert out["y"] - hit["y"] - hit["height"] == 8, "they do not touch"
    assert log == 0
    assert {tuple(name) for name in names} == {("rgb(30, 42, 32)", "relative")}
    stage.set_viewport_size({"width": 390, "height": 844})
