"""What is explained in a first round is true at that moment, and gone when the moment is."""

from typing import Any

import pytest

from tests.web.matches import views

pytest.importorskip("playwright")

FITTING = """async ([game, views]) => {
  const { lessonOf } = await import("/static/table/state/lesson.js");
  const tips = await lessonOf(game);
  return views.map((view) => {
    const mine = view.awaiting.includes(view.seat);
    return tips.filter(({ when }) => when({ view, mine })).map(({ key }) => key);
  });
}"""


def follows(view: dict[str, Any], card: str) -> bool:
    led = view["trick"][0]["card"]
    return card[0] == led[0] or (view["game"] == "black_spy" and card[1:] == led[1:])


@pytest.mark.parametrize("case", ["gaunerbande", "black spy of three"])
def test_tips_of_a_trick_are_true(stage: Any, case: str) -> None:
    """Down to the last card: who has to follow is not told that there is a free choice."""
    whole = (view for seed in range(4) for view, _ in views(case, seed=seed, most=900))
    seen = [view for view in whole if view["step"] == "play" and view["awaiting"] == [view["seat"]]]
    told = stage.evaluate(FITTING, [seen[0]["game"], seen])
    assert {"lead", "follow", "free", "count"} <= {key for keys in told for key in keys}
    for view, keys in zip(seen, told, strict=True):
        fitting = bool(view["trick"]) and any(follows(view, card) for card in view["hand"])
        if len(set(view["legal"])) == 1:
            assert not {"lead", "follow", "free"} & set(keys)
        if "free" in keys:
            assert view["trick"]
            assert not fitting
            assert len(set(view["legal"])) == len(set(view["hand"]))
        if "follow" in keys:
            assert fitting
        if "lead" in keys or "begin" in keys:
            assert not view["trick"]
        assert ("count" in keys) == any(view["points"])


def test_a_tip_holds_for_one_question(stage: Any) -> None:
    """It is gone as soon as that is answered, while the answer is still being shown; and it changes its language."""
    view = next(view for view, _ in views("gaunerbande") if view["seat"] in view["awaiting"])
    title = "() => document.querySelector('.coach:not([hidden]) h2')?.textContent ?? null"
    stage.evaluate(
        """async (view) => {
          sessionStorage.clear();
          stage.show(view);
          await stage.page.coach.begin({ code: "code", game: view.game });
        }""",
        view,
    )
    assert stage.evaluate(title) == "Drei Karten weg"
    stage.evaluate("stage.setLanguage('en')")
    assert stage.evaluate(title) == "Pass three cards"
    stage.evaluate("stage.setLanguage('de')")
    after = """async ([number, view]) => {
      const { page } = stage;
      const events = [{ kind: "passes", giver: 1, receiver: view.seat, cards: view.hand.slice(0, 3) }];
      page.table.tell({ type: "match", events, view: { step: "play" }, decision: null });
      while (!page.table.shown.view.arrived) await new Promise(requestAnimationFrame); // a scene on the way there
      const gone = page.coach.element.hidden;
      page.table.tell({ ...stage.snapshot, view, decision: { number } });
      return gone;
    }"""
    assert stage.evaluate(after, [1, view])
    assert stage.evaluate(title) == "Drei Karten weg"  # the line was lost, the question is still open
    assert stage.evaluate(after, [2, view])
    assert stage.evaluate(title) is None


def test_the_end_of_a_lesson_leads_to_the_example_of_the_booklet(stage: Any) -> None:
    led = """async (view) => {
      stage.show(view);
      const { coach } = stage.page;
      await coach.begin({ code: "end", game: view.game });
      coach.close();
      coach.say(coach.last);
      const found = coach.element.querySelectorAll("[data-coach=example]").length;
      coach.close();
      return found;
    }"""
    assert [stage.evaluate(led, next(views(game))[0]) for game in ("gaunerbande", "zehn")] == [1, 0]


REASONS = """async ([hint, counted, lowWins]) => {
  const { reasonOf, weighed } = await import("/static/table/state/hints.js");
  return [reasonOf(hint, (move) => move, counted, lowWins), weighed(hint).map(({ move }) => move)];
}"""


def hint(moves: list[str], *rows: tuple[str, float, float]) -> dict[str, Any]:
    """What Meister says: moves with points and chances, the first all its own."""
    candidates = [
        {"move": move, "share": float(i == 0), "points": points, "winning": chance}
        for i, (move, points, chance) in enumerate(rows)
    ]
    return {"level": "meister", "moves": moves, "candidates": candidates}


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((("a", 5.0, 0.30), ("b", 7.5, 0.29)), "Im Schnitt 2,5 Punkte besser als „b“."),
        ((("a", 9.0, 0.33), ("b", 7.5, 0.28)), "Die Siegchance ist um 5 Prozentpunkte höher als mit „b“."),
        ((("a", 7.5, 0.30), ("b", 7.5, 0.30)), "Kaum besser als „b“"),
        ((("a", 9.0, 0.30), ("b", 7.5, 0.30)), "Etwa so gut wie „b“. Der Meister geht hier nach Erfahrung"),
        ((("a", 7.5, 0.28), ("b", 7.5, 0.30)), "Etwa so gut wie „b“. Der Meister geht hier nach Erfahrung"),
    ],
)
def test_a_reason_does_not_contradict_its_numbers(stage: Any, rows: Any, said: str) -> None:
    reason, _ = stage.evaluate(REASONS, [hint(["a"], *rows), True, True])
    assert reason.startswith(said)


def test_cards_that_are_advised_together_are_not_compared_with_each_other(stage: Any) -> None:
    rows = (("pass b1", 35.4, 0.24), ("pass y6", 37.0, 0.23), ("pass b6", 38.9, 0.22))
    assert stage.evaluate(REASONS, [hint(["pass b1", "pass g2", "pass y6"], *rows), True, True])[1] == [
        "pass b1",
        "pass b6",
    ]
    assert len(stage.evaluate(REASONS, [hint(["pass b1"], *rows), True, True])[1]) == 3


def test_a_hint_covers_nothing_on_a_desktop_and_frames_its_answer(stage: Any) -> None:
    """It lies on the side board there; the answer that was advised is framed until the hint is put away."""
    view = next(view for view, _ in views("zehn") if view["step"] == "protect" and view["seat"] in view["awaiting"])
    advised, *others = view["legal"]
    liked = [{"move": move, "share": 0.5, "points": None, "winning": None} for move in (advised, others[0])]
    stage.set_viewport_size({"width": 1280, "height": 800})
    stage.evaluate("view => stage.show(view)", view)
    hint = {"moves": [advised], "level": "geselle", "decision": 1, "mixed": False, "candidates": liked}
    stage.evaluate(
        """hint => {
          const { advice, table } = stage.page;
          advice.number = table.shown.decision?.number;
          advice.tell(hint);
        }""",
        hint,
    )
    on_top = """() => {
      const { x, y } = document.querySelector(".advice-paper").getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + 20).closest(".advice") !== null;
    }"""
    assert stage.evaluate(on_top), "the board lies on the hint"
    hint_box, felt = stage.locator(".advice-paper").bounding_box(), stage.locator(".stage").bounding_box()
    stage.set_viewport_size({"width": 390, "height": 844})
    assert hint_box["x"] >= felt["x"] + felt["width"]
    framed = "() => [...document.querySelectorAll('.slip .is-advised')].map((answer) => answer.dataset.at)"
    assert stage.evaluate(framed) == [advised]
    stage.keyboard.press("Escape")
    assert stage.evaluate(framed) == []
