"""What went wrong in whole matches that were played on phones: where words, notes and what people say stand."""

from typing import Any

import pytest

from tests.tiers import first_of
from tests.web.matches import views
from tests.web.test_screens import FAULTS

pytest.importorskip("playwright")

UPRIGHT, ASIDE = (390, 664), (844, 390)
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def show(stage: Any, size: tuple[int, int], view: dict[str, Any], told: Any = (), language: str = "de") -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("language => stage.setLanguage(language)", language)
    stage.evaluate("([view, told]) => stage.show(view, Date.now() + 20_000, told)", [view, list(told)])
    stage.evaluate(FRAMES)


@pytest.fixture(autouse=True)
def _as_before(stage: Any) -> Any:
    yield
    stage.evaluate("() => { document.querySelectorAll('.toast').forEach((each) => each.remove()); }")
    stage.evaluate("stage.setLanguage('de')")
    stage.set_viewport_size({"width": 390, "height": 844})


def halt(step: str) -> dict[str, Any]:
    return next(view for view, _ in views("halt mal kurz", seed=5) if 0 in view["awaiting"] and view["step"] == step)


def seen(stage: Any, part: str) -> Any:
    """As much of something as the paper that scrolls lets see of it."""
    return stage.locator(part).last.evaluate(
        """(part) => {
          const { top, bottom, width } = part.getBoundingClientRect();
          const paper = part.closest(".slip-place").getBoundingClientRect();
          return { width, whole: bottom - top, height: Math.min(bottom, paper.bottom) - Math.max(top, paper.top) };
        }"""
    )


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_question_beside_the_felt_is_written_in_lines(stage: Any, language: str) -> None:
    """And not letter by letter, where the glass and two ways out stand beside it."""
    show(stage, ASIDE, halt("propose"), language=language)
    question = seen(stage, ".slip.is-line h2")
    assert question["width"] > 150
    assert question["whole"] < 50
    for button in stage.locator(".slip .acts .btn").all():
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("language", ["de", "fr"])
def test_five_proposals_leave_room_to_abstain(stage: Any, language: str) -> None:
    names = ["Ada", "Tobias", "Mona", "Opa Heinz" if language == "de" else "Kurt", "Rosa"]
    legal = [f"vote seat {giver} to seat {(giver + 1) % 5}" for giver in range(5)]
    view = {**halt("propose"), "kind": "sealed", "step": "vote", "legal": [*legal, "abstain"], "names": names}
    show(stage, ASIDE, view, language=language)
    assert stage.locator(".choice").count() == 5
    for part in (".slip h2", ".slip .acts .btn"):
        box = seen(stage, part)
        assert box["height"] > box["whole"] - 2, part


def test_the_only_way_out_is_wide_enough_for_a_finger(stage: Any) -> None:
    view = halt("propose")
    show(stage, UPRIGHT, {**view, "giver": 1, "legal": [move for move in view["legal"] if move.endswith(("0", "2"))]})
    for button in stage.locator(".slip .acts .btn").all():
        assert button.bounding_box()["width"] >= 44


def test_a_note_beside_the_slip_leaves_its_buttons_free(stage: Any) -> None:
    show(stage, ASIDE, halt("react"))
    stage.evaluate(
        """async () => {
          const { toast } = await import("/static/shared/notes.js");
          toast("Du hast keine Not-to-do-Liste.", { tone: "no", small: "Regel HK-43" });
        }"""
    )
    for hand in ("right", "left"):
        stage.evaluate("hand => { document.documentElement.dataset.hand = hand; }", hand)
        stage.evaluate(FRAMES)
        note, slip = (stage.locator(part).last.bounding_box() for part in (".toast", ".slip"))
        beside = note["x"] >= slip["x"] + slip["width"] or note["x"] + note["width"] <= slip["x"]
        assert beside, hand
        assert note["width"] > 200
    stage.evaluate("() => { delete document.documentElement.dataset.hand; }")


def test_a_whole_hand_laid_open_leaves_the_felt(stage: Any) -> None:
    """It lies there; the line that tells of it has an end."""
    view = halt("turn")
    show(stage, UPRIGHT, view)
    felt = stage.locator(".stage").bounding_box()["height"]
    show(stage, UPRIGHT, view, [{"kind": "shows", "seat": 0, "cards": (view["hand"] * 14)[:14]}])
    assert stage.locator(".ticker .chip-card").count() == 14
    assert 30 < stage.locator(".ticker").bounding_box()["height"] < 60
    assert stage.locator(".stage").bounding_box()["height"] > felt - 40


def test_words_do_not_cover_where_a_card_is_flying_to(stage: Any) -> None:
    show(stage, UPRIGHT, halt("react"))
    covered = stage.evaluate(
        """() => {
          const runs = [...document.querySelectorAll(".mid .lies")].map((card) =>
            card.animate([{ translate: "0 -400px" }, { translate: "0 -399px" }], { duration: 60_000 }));
          const words = "Ach, mein, dein … das sind doch bürgerliche Kategorien.";
          for (const seat of [1, 2, 3, 4]) stage.page.bubbles.say(seat, words, 60_000);
          for (const each of runs) each.cancel();
          const boxes = [...document.querySelectorAll(".mid .lies")].map((each) => each.getBoundingClientRect());
          return [...document.querySelectorAll(".stage .bubble")].filter((bubble) => {
            const one = bubble.getBoundingClientRect();
            return boxes.some((two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 4
              && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4);
          }).length;
        }"""
    )
    assert covered == 0
    stage.evaluate("stage.page.bubbles.clear()")


def test_words_leave_the_numbers_at_a_mat_free(stage: Any) -> None:
    show(stage, ASIDE, halt("propose"))
    covered = stage.evaluate(
        """() => ["Nein.", "Halt mal kurz.", "Ohne Brunnen.", "Razupaltuff!"].filter((words) => {
          stage.page.bubbles.clear();
          for (const seat of [1, 2, 3, 4]) stage.page.bubbles.say(seat, words, 60_000);
          const [said, counts] = [".stage .bubble", ".mat > .count"].map((part) =>
            [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect()));
          return said.some((one) => counts.some((two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
            && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1));
        })"""
    )
    assert covered == []
    stage.evaluate("stage.page.bubbles.clear()")


@pytest.mark.parametrize("size", [(360, 640), (375, 553), ASIDE])
def test_a_card_held_down_says_all_that_it_does(stage: Any, size: tuple[int, int]) -> None:
    """Whoever holds it has no finger left to scroll."""
    cards = ["gb-plan", "r-crook", "police", "b-bigsafe"]
    view = next(view for view, _ in views("klaumau of eight") if 0 in view["awaiting"] and view["step"] == "turn")
    show(stage, size, {**view, "hand": cards, "legal": ["can't"]}, language="fr")
    for card in cards:
        stage.evaluate(
            "async (card) => (await import('/static/table/view/zoom.js')).showCard(stage.page.viewer, card)", card
        )
        over = stage.locator("dialog .sheet-body").evaluate("body => body.scrollHeight - body.clientHeight")
        assert stage.locator("dialog .misfit").count() == 1
        stage.evaluate("async () => (await import('/static/shared/sheet.js')).closeSheet()")
        stage.wait_for_selector("dialog", state="detached")
        assert over <= 1, card


def test_the_coach_leaves_room_for_cards_before_everybody(stage: Any) -> None:
    view = next(view for view, _ in views("zehn") if 0 in view["awaiting"] and view["step"] == "protect")
    show(stage, (375, 553), {**view, "legal": ["protect 0", "protect 1", "protect 2"]}, language="fr")
    words = "Des fiches sur ta carte la rendent chère : pour l’avoir, il faut en offrir au moins autant. "
    words += "Ça vaut le coup pour une bonne carte. À la fin, elles vont au pot."
    found = stage.evaluate(
        f"""(words) => {{
          stage.show(stage.page.table.shown.view); // nobody is hurried in a first match
          stage.page.coach.show("La protéger ?", words, [], []);
          stage.page.fit.seating = null;
          stage.page.fit.changed();
          return ({FAULTS})();
        }}""",
        words,
    )
    assert found == []


@pytest.mark.parametrize("size", [(360, 640), (375, 553)])
def test_under_a_hint_piles_stay_large_enough(stage: Any, size: tuple[int, int]) -> None:
    """Rather than people and piles made tiny, some of them are covered by what one can put away."""
    view = next(view for view, _ in views("klaumau of eight") if 0 in view["awaiting"] and view["step"] == "turn")
    show(stage, size, view)
    card = stage.evaluate(
        """() => {
          const words = Object.assign(document.createElement("p"), { textContent: "Das zählt. ".repeat(60) });
          stage.page.advice.show(words);
          stage.page.fit.changed();
          return parseFloat(stage.page.stage.style.getPropertyValue("--mid-w"));
        }"""
    )
    assert stage.locator(".advice-paper").bounding_box()["height"] > size[1] * 0.3
    assert card >= 32


COVERED = """() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const over = (one, two) => Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left))
    * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
  return [...document.querySelectorAll(".seat > .mat")].map((mat) => {
    const face = boxOf(mat.querySelector(".face"));
    const parts = [...mat.querySelectorAll(".count, .chips")].map((part) => over(boxOf(part), face));
    return parts.reduce((sum, part) => sum + part, 0) / (face.width * face.height);
  });
}"""


@pytest.mark.parametrize("size", [(375, 553), (360, 640), UPRIGHT])
@pytest.mark.parametrize("case", ["zehn", "zehn of seven"])
def test_a_face_is_seen_beside_cards_and_chips(stage: Any, size: tuple[int, int], case: str) -> None:
    view = next(view for view, _ in views(case) if 0 in view["awaiting"] and view["step"] == "protect")
    for seat in (1, view["players"] - 1):  # what they bid stays on the felt
        auction = {"target": 2, "bidder": seat, "bid": 12}
        show(stage, size, {**view, "chips": [12] * view["players"], "auction": auction})
        bid = stage.locator(".mat > .leads").bounding_box()
        assert bid["x"] >= 0
        assert bid["x"] + bid["width"] <= size[0]
    covered = stage.evaluate(COVERED)
    assert len(covered) == view["players"] - 1
    assert max(covered) < 0.2
    if size != (375, 553):
        assert stage.locator(".ticker").is_visible()


STEADY = """(views) => {
  const { page } = stage;
  const { fit, table } = page;
  const seats = new Set();
  const note = () => {
    fit.changed();
    const placed = [...document.querySelectorAll(".seat, .mid")];
    seats.add(placed.map(({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft, offsetTop, offsetWidth]).join(" "));
  };
  for (const view of views) {
    table.tell({ ...stage.snapshot, view });
    note();
    if (!page.viewer.asked.mine || page.viewer.asked.ask.gather || !page.viewer.asked.cards.size) continue;
    table.choose([page.viewer.cards.indexOf([...page.viewer.asked.cards.keys()][0])]);
    note();
    table.choose([]);
  }
  return [...seats];
}"""
"""Where everybody sat while a page saw one view after the other, with a card lifted whenever one could be played."""


@pytest.mark.parametrize("size", first_of([(375, 553), UPRIGHT]))
@pytest.mark.parametrize(("case", "steps"), [("gaunerbande", ("play",)), ("zehn", ("lay", "protect", "raise", "add"))])
def test_nobody_moves_during_a_round(stage: Any, size: tuple[int, int], case: str, steps: tuple[str, ...]) -> None:
    """Whoever is asked, whatever is asked, and whether a card is lifted."""
    round_ = [view for view, _ in views(case) if view["round"] == 1 and view["step"] in steps]
    assert {0 in view["awaiting"] for view in round_} == {True, False}
    show(stage, size, round_[0])
    assert len(stage.evaluate(STEADY, round_)) == 1


@pytest.mark.parametrize("size", [ASIDE, (640, 400), (360, 640)])
@pytest.mark.parametrize("case", ["klaumau, all variants", "klaumau of eight"])
def test_a_colour_that_was_wished_for_leaves_the_arrow_free(stage: Any, size: tuple[int, int], case: str) -> None:
    view = next(view for view, _ in views(case) if 0 in view["awaiting"] and view["step"] == "turn")
    show(stage, size, {**view, "wish": "yellow"})
    assert stage.locator(".mid .tag.is-big").count() == 1
    assert stage.evaluate(FAULTS) == []
