"""What happens is shown at the pace that people like, with everything that moves: other tests leave that out."""

import re
from itertools import pairwise
from typing import Any

import pytest

from tests.tiers import first_of
from tests.web.matches import views

pytest.importorskip("playwright")

TELL = """async ([before, after, events, broken]) => {
  stage.show(before);
  const { table, showing, motion } = stage.page;
  const errors = [];
  const hear = (event) => { errors.push(event.message); event.preventDefault(); event.stopImmediatePropagation(); };
  addEventListener("error", hear, true);
  if (broken) motion.settle = () => { throw new Error("planted"); };
  table.pace(4); // in a window it is twice as quick, and from ten on nothing flies any more
  table.tell({ type: "match", number: 2, now: Date.now(), events, view: after,
               decision: { number: 2, opened: Date.now(), deadline: null } });
  await showing.finished;
  removeEventListener("error", hear, true);
  return { caughtUp: table.isCaughtUp, running: showing.running, errors, arms: document.querySelectorAll(".arm").length,
           log: document.querySelectorAll(".side .log li").length };
}"""


def happening(case: str, kind: str) -> list[Any]:
    """Two views with such an event between them."""
    for (before, _), (after, events) in pairwise(views(case)):
        if any(event["kind"] == kind for event in events):
            return [before, after, events]
    raise LookupError(kind)


@pytest.mark.parametrize(("case", "kind"), [("klaumau of eight", "robs"), ("halt mal kurz", "challenges")])
def test_an_arm_reaches_across_the_table_and_goes_back(stage: Any, case: str, kind: str) -> None:
    found = stage.evaluate(TELL, [*happening(case, kind), False])
    assert found["errors"] == []
    assert found["caughtUp"]
    assert found["arms"] == 0


SWEPT = """async ([before, after, events]) => {
  const { between } = await import("/static/games/tricks/scenes.js");
  return between(before, after, events)[0].view.last_trick;
}"""


@pytest.mark.parametrize("case", ["gaunerbande", "black spy of three"])
def test_the_last_trick_of_a_round_is_its_last_trick(stage: Any, case: str) -> None:
    """While the round is reckoned up it lies beside the table, and not the one before."""
    ended = [
        (before, after, events)
        for (before, _), (after, events) in pairwise(views(case))
        if {"takes", "scores"} <= {event["kind"] for event in events}
    ]
    assert ended
    for before, after, events in ended:
        end = next(at for at, event in enumerate(events) if event["kind"] == "takes")
        played = [event["card"] for event in events[:end] if event["kind"] == "plays"]
        last = stage.evaluate(SWEPT, [before, after, events])
        assert last["taker"] == events[end]["seat"]
        assert [each["card"] for each in last["cards"]] == [each["card"] for each in before["trick"]] + played


ARMS = """async () => {
  const { motion, slip, own, element } = stage.page;
  motion.reach("red", own.dataset.anchor, "seat:1", { hold: 60_000 });
  const arm = element.querySelector(".arm-turn");
  const shown = arm.closest(".layer").getBoundingClientRect().bottom;
  arm.remove();
  return [shown, slip.element.querySelector(".slip").getBoundingClientRect().top];
}"""


def test_ones_own_arm_comes_from_under_the_slip(stage: Any) -> None:
    """Also where a slip of one line leaves some of the table bare above it."""
    view = next(view for view, _ in views("klaumau of two") if 0 not in view["awaiting"])
    stage.evaluate("view => stage.show(view)", view)
    shown, slip = stage.evaluate(ARMS)
    assert shown >= slip


def test_what_cannot_be_shown_is_told_all_the_same(stage: Any) -> None:
    """A table on which something fails never stands still."""
    found = stage.evaluate(TELL, [*happening("gaunerbande", "takes"), True])
    assert len(found["errors"]) == 1
    assert "planted" in found["errors"][0]
    assert found["caughtUp"]
    assert not found["running"]
    assert found["log"] > 0


BADGES = """async ([told, pace]) => {
  const [[first], ...rest] = told;
  stage.show(first);
  const { table, showing } = stage.page;
  const wrong = [];
  const wheres = [];
  const look = (view) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((tag) => tag.checkVisibility());
    const best = (view.trick?.length ?? 0) > 1 ? 1 : 0;
    const takes = view.taker !== undefined && view.taker !== null && view.taker !== view.seat ? 1 : 0;
    const [lying, worn] = [".mid > .leads", ".seat .leads"].map((selector) => seen(selector).length);
    if (lying !== best || worn !== takes) wrong.push([view.round, view.tricks]);
    if (view.step === "play") wheres.push([view.round, document.querySelector(".where").textContent]);
  };
  const stop = table.subscribe((change) => change.what === "shown" && look(table.shown.view));
  table.pace(pace);
  for (const [view, events] of rest) {
    const decision = { number: 2, opened: Date.now(), deadline: null };
    table.tell({ type: "match", number: 2, now: Date.now(), events, view, decision });
    if (pace < 60) await showing.finished;
  }
  await showing.finished;
  stop();
  return { wrong, wheres };
}"""


@pytest.mark.parametrize("pace", first_of([60, 20]))
def test_no_badge_is_left_behind_and_the_counter_never_falls_back(stage: Any, pace: float) -> None:
    """At any speed: who takes a trick is marked while it lies there, and tricks are counted up to the last one."""
    told = list(views("gaunerbande of six", most=120))
    found = stage.evaluate(BADGES, [told, pace])
    assert found["wrong"] == []
    counted = [tuple(map(int, re.findall(r"\d+", where))) for _, where in found["wheres"]]
    assert {of for *_, of in counted} == {8}
    assert counted == sorted(counted)
    assert (1, 8, 8) in counted


SEEN = """async ([before, after, events]) => {
  stage.show(before);
  const { table, showing } = stage.page;
  const said = [];
  new MutationObserver(() => said.push(document.querySelector(".slip")?.innerText ?? "")).observe(
    document.querySelector(".slip-place"), { childList: true });
  table.pace(60);
  table.tell({ type: "match", number: 2, now: Date.now(), events, view: after,
               decision: { number: 2, opened: Date.now(), deadline: null } });
  await showing.finished;
  await Promise.resolve();
  return said;
}"""


@pytest.mark.parametrize(
    ("case", "kind", "title", "verdict"),
    [
        ("klaumau of eight", "shows", "Augenblick", "(Ertappt|Es stimm)"),
        ("halt mal kurz", "throws", "Schnick", "(schlägt|schlägst|Unentschieden)"),
    ],
)
def test_beside_a_board_the_slip_says_how_it_came_out(
    stage: Any, case: str, kind: str, title: str, verdict: str
) -> None:
    """There is no line above the slip there, and whoever looks at the cards does not read the log."""
    width, height = 1280, 800
    stage.set_viewport_size({"width": width, "height": height})
    told = [
        (before, after, events)
        for (before, _), (after, events) in pairwise(views(case))
        if any(event["kind"] == kind for event in events) and not after.get("shown")
    ]
    said = stage.evaluate(SEEN, list(told[0]))
    assert [one for one in said if re.search(f"{title}.*{verdict}", one, re.DOTALL)], said
    stage.set_viewport_size({"width": 390, "height": 844})
