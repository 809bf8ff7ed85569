"""Choosing a person: their mats are the buttons."""

from typing import Any

import pytest

from tests.web.test_effects import position

pytest.importorskip("playwright")

SIZES = [(390, 844), (390, 664), (1280, 800)]
BOXES = """() => [...document.querySelectorAll('.seat')].map((seat) => {
  const box = (part) => (({ left, top, right, bottom }) => [left, top, right, bottom])(part.getBoundingClientRect());
  return [box(seat.querySelector('.mat')), box(seat.querySelector('.name .who'))];
})"""


def asked(step: str) -> Any:
    return lambda view: view["step"] == step and 0 in view["awaiting"] and len(view["legal"]) > 2


def apart(one: list[float], two: list[float]) -> bool:
    return one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1


@pytest.mark.parametrize("size", SIZES)
def test_the_mats_are_the_buttons_and_lie_apart(stage: Any, size: tuple[int, int]) -> None:
    view = position("klaumau of eight", asked("rob"))
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    assert stage.locator(".slip .choice").count() == 0
    assert stage.locator(".slip.is-line").bounding_box()["height"] < 100
    chosen = stage.locator(".seat.is-choice > .mat")
    assert chosen.count() == sum(move.startswith("rob seat") for move in view["legal"])
    boxes = stage.evaluate(BOXES)
    parts = [(seat, part) for seat, both in enumerate(boxes) for part in both]
    for at, (seat, one) in enumerate(parts):
        assert one[0] >= 0
        assert one[2] <= size[0]
        for other, two in parts[at + 1 :]:
            assert seat == other or apart(one, two), (seat, other)
    for mat in chosen.all():
        hit = mat.evaluate(
            """mat => { const { x, y, width } = mat.getBoundingClientRect(), middle = x + width / 2;
              return [[-35, 0], [35, 0], [-35, 70], [35, 70]].every(([dx, dy]) =>
                document.elementFromPoint(middle + dx, y + dy)?.closest('.mat') === mat); }"""
        )
        assert hit, "at least 72 x 80 pixels"
    stage.set_viewport_size({"width": 390, "height": 844})


def test_arrows_walk_round_the_table_and_enter_chooses(stage: Any) -> None:
    view = position("klaumau of eight", asked("rob"))
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    stage.keyboard.press("ArrowRight")
    label = stage.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("Who do you want to rob? Tobi, ")
    assert f"{view['counts'][1]} card" in label
    stage.keyboard.press("ArrowRight")
    stage.keyboard.press("Enter")
    assert stage.evaluate("stage.sent.at(-1)")[1]["move"] == "rob seat 2"
    stage.evaluate("view => stage.show(view)", view)
    stage.keyboard.press("Escape")
    assert stage.evaluate("document.activeElement.textContent") == "Nobody"


@pytest.mark.parametrize(
    ("case", "step", "says"),
    [
        ("klaumau, all variants", "rob", "You draw a card, unless the police come."),
        ("zehn", "open", "A card without chips costs you one chip, any other is auctioned."),
    ],
)
def test_a_phone_says_what_choosing_means_where_there_is_room(stage: Any, case: str, step: str, says: str) -> None:
    view = position(case, asked(step))
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    words = stage.locator(".slip.is-line p")
    assert words.is_visible()
    assert words.inner_text() == says


def test_who_cannot_be_chosen_is_grey_with_the_reason(stage: Any) -> None:
    view = position("klaumau, all variants", asked("rob"))
    seat = int(next(move for move in view["legal"] if move.startswith("rob seat")).split()[2])
    view = {**view, "legal": [move for move in view["legal"] if move != f"rob seat {seat}"]}
    view["watchdogs"] = [int(other == seat) for other in range(view["players"])]
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    barred = stage.locator(".seat.is-barred", has_text=view["names"][seat])
    assert barred.locator(".info").inner_text() == "has a watchdog"
    barred.locator(".mat").click(force=True)
    assert "has a watchdog" in stage.locator(".toast").last.inner_text()


@pytest.mark.parametrize(("step", "reason"), [("propose", "gives the card"), ("name", "played open last")])
def test_in_halt_mal_kurz_too(stage: Any, step: str, reason: str) -> None:
    def wanted(view: dict[str, Any]) -> bool:
        others = {f"seat {seat}" for seat in range(1, view["players"])}
        offered = {f"seat {move.rsplit('seat ')[-1]}" for move in view["legal"] if "seat" in move}
        return asked(step)(view) and len(others - offered) == 1

    view = position("halt mal kurz", wanted)
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    assert stage.locator(".seat.is-barred .info").all_inner_texts() == [reason]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", ["zehn", "zehn of seven"])
def test_chips_are_always_seen_and_no_card_lies_on_pot_or_round_card(
    stage: Any, case: str, size: tuple[int, int]
) -> None:
    view = position(case, lambda view: asked("open")(view) and sum(map(bool, view["table"])) >= view["players"] - 1)
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", view)
    stage.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown = stage.evaluate("[...document.querySelectorAll('.seat .chips')].map((chip) => Number(chip.textContent))")
    assert sorted(shown) == sorted(view["chips"][1:])
    assert all(chip.is_visible() for chip in stage.locator(".seat .chips").all())
    boxes = {
        name: [[*box.values()] for box in (each.bounding_box() for each in stage.locator(name).all())]
        for name in (".seat .lot-cards", ".seat .mat", ".pot .dish", ".round-card .card", ".mine .lot-cards")
    }
    edges = {name: [[x, y, x + w, y + h] for x, y, w, h in found] for name, found in boxes.items()}
    for one in (".seat .lot-cards", ".seat .mat"):
        for two in (".pot .dish", ".round-card .card", ".mine .lot-cards"):
            for first in edges[one]:
                assert all(apart(first, second) for second in edges[two]), (one, two)
    stage.set_viewport_size({"width": 390, "height": 844})


def test_nobody_is_asked_where_there_is_one_answer(stage: Any) -> None:
    view = position("zehn", lambda view: view["step"] == "protect" and 0 in view["awaiting"])
    stage.evaluate("view => { stage.sent.length = 0; stage.show(view) }", {**view, "legal": ["protect 0"]})
    assert stage.evaluate("stage.sent.map(([, { move }]) => move)") == ["protect 0"]
