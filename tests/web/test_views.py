"""Real matches on the table: whatever a seat may do can be done, and everything is shown without a fault."""

import re
from itertools import pairwise
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.events import SEATS
from stammtisch.words import prompts
from tests.web.matches import CASES, views

pytest.importorskip("playwright")


@pytest.mark.parametrize("case", CASES)
def test_every_legal_move_can_be_made(stage: Any, case: str) -> None:
    """The question on the slip, the hand and the seats together offer all legal moves, and in a window also the
    reaction that one cannot make, so that nothing tells who holds the card.
    """
    asked = [view for view, _ in views(case) if 0 in view["awaiting"]]
    assert asked
    offered = stage.evaluate("views => views.map((view) => stage.offers(view))", asked)
    for view, offer in zip(asked, offered, strict=True):
        missing = set(view["legal"]) - set(offer["moves"])
        if view["step"] == "pass":
            missing = {move for move in missing if move.split()[1] in view["hand"]}
        if view["step"] == "slap":
            missing -= {"stay"}  # saying nothing says that
        assert not missing, (view["step"], missing, offer)
        more = set(offer["moves"]) - set(view["legal"])
        if view["kind"] == "window":
            assert len(more) <= 1, (view["step"], more)
        elif view["step"] != "pass":
            assert not more, (view["step"], more)
        assert re.search(r"[^\W\d_.]", offer["title"]), offer
        assert not re.match(r"[a-z_]+\.[a-z_.]+$", offer["title"]), "a key without words"


SHOWN = """views => views.map((view) => {
  stage.show(view);
  const cards = [...document.querySelectorAll(".hands .held")].map((card) => card.dataset.card);
  const found = [
    cards,
    document.querySelectorAll("section.seat").length,
    document.querySelector(".slip h2, .hit b").innerText,
    document.querySelectorAll(".mid .lies[data-key^='trick:']").length,
  ];
  document.querySelector("dialog")?.close();
  return found;
})"""
"""What is shown of each view: the hand, how many others sit there, what is asked, and how many cards the trick has."""


@pytest.mark.parametrize("case", CASES)
def test_every_view_is_shown(stage: Any, case: str) -> None:
    every = [view for view, _ in views(case)]
    wanted = every[::9] + every[-1:]
    for view, (hand, seats, asked, _) in zip(wanted, stage.evaluate(SHOWN, wanted), strict=True):
        assert sorted(hand) == sorted(view["hand"])
        assert seats == view["players"] - 1
        assert asked.strip()


def test_spectators_see_no_hand(stage: Any) -> None:
    for view, _ in list(views("klaumau, all variants", seat=None))[::25]:
        stage.evaluate("view => stage.show(view)", view)
        assert stage.locator(".hands .held").count() == 0
        assert stage.locator("section.seat").count() == view["players"]


@pytest.mark.parametrize("case", CASES)
def test_the_last_scene_is_the_view_itself(stage: Any, case: str) -> None:
    told = list(views(case))
    for (before, _), (after, events) in list(pairwise(told))[::4]:
        last, count = stage.evaluate(
            """([before, after, events]) => {
              const made = stage.scenes.scenesOf(before, after, events);
              const shown = made.flatMap((scene) => scene.events);
              return [JSON.stringify(made.at(-1).view) === JSON.stringify(after), shown.length];
            }""",
            [before, after, events],
        )
        assert last
        assert count == len(events)


def test_a_finished_trick_lies_still_before_it_is_swept(stage: Any) -> None:
    told = list(views("gaunerbande"))
    after, events, before = next(
        (after, events, before)
        for (before, _), (after, events) in pairwise(told)
        if any(event["kind"] == "takes" for event in events)
    )
    first = stage.evaluate(
        "([before, after, events]) => stage.scenes.scenesOf(before, after, events)[0]", [before, after, events]
    )
    assert len(first["view"]["trick"]) == 4
    assert first["hold"] > 0
    assert first["view"]["taker"] == next(event["seat"] for event in events if event["kind"] == "takes")
    assert first["view"]["legal"] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_trick_says_what_it_cost(stage: Any, seat: int) -> None:
    """On the card that takes it, and on the mat of whoever does; without points as before."""
    told = list(views("gaunerbande"))
    after, events, before = next(
        (after, events, before)
        for (before, _), (after, events) in pairwise(told)
        if any(event["kind"] == "takes" for event in events)
    )
    for points, tag, mark in ((13, "nimmt: +13", "+13"), (0, "nimmt", "nimmt"), (-5, "nimmt: −5", "−5")):
        takes = [{**event, "seat": seat, "points": points} if event["kind"] == "takes" else event for event in events]
        seen = stage.evaluate(
            """([before, after, events, seat]) => {
              const [scene] = stage.scenes.scenesOf(before, after, events);
              stage.show(scene.view);
              const mat = document.querySelector(`.seat [data-anchor="seat:${seat}"] .leads`)?.textContent ?? null;
              return [document.querySelector(".mid > .leads").textContent, mat];
            }""",
            [before, after, takes, seat],
        )
        assert seen == [tag, mark if seat else None]


def test_the_log_keeps_its_newest_line_in_sight_until_somebody_reads_back(stage: Any) -> None:
    """Also when other things at the side take some of its room."""
    distances = stage.evaluate(
        """async () => {
          const { Log } = await import("/static/table/view/log.js");
          const frames = async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); };
          const log = new Log();
          document.body.append(log.element);
          Object.assign(log.element.style, { height: "300px", overflowY: "auto" });
          const add = (n) =>
            log.add("zehn", Array.from({ length: n }, () => ({ kind: "reveals", seat: 0, card: "n3" })), ["Ada"], null);
          const below = () => log.element.scrollHeight - log.element.scrollTop - log.element.clientHeight;
          add(40);
          await frames();
          const found = [below()];
          log.element.style.height = "150px";
          await frames();
          add(1);
          await frames();
          found.push(below());
          log.element.scrollTop = 0;
          await frames();
          add(3);
          await frames();
          found.push(log.element.scrollTop, log.element.children.length);
          log.element.remove();
          return found;
        }"""
    )
    assert distances[0] < 2
    assert distances[1] < 2
    assert distances[2] == 0
    assert distances[3] == 44


def test_the_log_follows_at_every_speed(stage: Any) -> None:
    """A scroll that the log made itself is nobody's reading back, however much came after it."""
    below = stage.evaluate(
        """async () => {
          const { Log } = await import("/static/table/view/log.js");
          const { el } = await import("/static/shared/dom.js");
          const log = new Log();
          document.body.append(log.element);
          Object.assign(log.element.style, { height: "150px", overflowY: "auto" });
          const add = (n) =>
            log.add("zehn", Array.from({ length: n }, () => ({ kind: "reveals", seat: 0, card: "n3" })), ["Ada"], null);
          add(20);
          for (let i = 0; i < 30; i++) log.element.append(el("li", {}, "x")); // before the scroll is told
          await new Promise((done) => log.element.addEventListener("scroll", done, { once: true }));
          add(1);
          const found = log.element.scrollHeight - log.element.scrollTop - log.element.clientHeight;
          log.element.remove();
          return found;
        }"""
    )
    assert below < 2


def test_the_pad_shows_its_newest_rows(stage: Any) -> None:
    """Beside the table and as a sheet; but not to somebody who is reading the first ones."""
    view = next(view for view, _ in views("gaunerbande") if 0 in view["awaiting"])
    points = [3, 4, 5, 1]
    view["sheet"] = [{"round": i + 1, "points": points, "totals": [n * (i + 1) for n in points]} for i in range(30)]
    view["totals"] = [n * 30 for n in points]
    below = "(pad) => pad.scrollHeight - pad.scrollTop - pad.clientHeight"
    stage.set_viewport_size({"width": 1280, "height": 800})
    stage.evaluate("(view) => stage.show(view)", view)
    stage.wait_for_function(f"() => ({below})(document.querySelector('.side .pad-scroll')) < 2")
    stage.eval_on_selector(".side .pad-scroll", "(pad) => { pad.scrollTop = 40; }")
    stage.evaluate(
        "(view) => stage.page.table.tell({ ...stage.snapshot, view: { ...view, totals: [1, 2, 3, 4] } })", view
    )
    assert stage.eval_on_selector(".side .pad-scroll", "(pad) => pad.scrollTop") == 40
    stage.set_viewport_size({"width": 390, "height": 844})
    stage.click(".top .only-phone")
    assert stage.eval_on_selector("dialog .pad-scroll", below) < 2
    stage.keyboard.press("Escape")


def test_a_doubt_has_a_verdict(stage: Any) -> None:
    """In the log, as soon as the hand is shown and for ever after: who was right, and what follows."""
    view = next(view for view, _ in views("klaumau of two"))
    shows = [{"kind": "doubts", "seat": 0}, {"kind": "shows", "seat": 1, "cards": view["hand"][:2]}]
    drawn = {"kind": "draws", "seat": 1, "card": None}
    laid = {"kind": "plays", "seat": 1, "card": view["hand"][0]}
    for step, story, verdict in (
        ("force", shows, "Ertappt"),
        ("doubt", shows, "Es stimmte"),
        ("turn", [*shows, laid], "Ertappt"),
        ("turn", [*shows, drawn], "Es stimmte"),
    ):
        stage.evaluate(
            "([view, story]) => stage.show(view, null, story)", [{**view, "step": step, "awaiting": [1]}, story]
        )
        lines = stage.locator(".side .is-verdict").all_text_contents()
        assert len(lines) == 1
        assert lines[0].startswith(verdict)
        assert view["names"][1] in lines[0]


def test_every_decision_opens_its_paragraph(stage: Any) -> None:
    """The rules drawer opens at a paragraph that exists, for each step that asks."""
    for game in games.every():
        paragraphs = stage.evaluate(
            "async name => ({ ...(await import('/static/shared/games.js')).partOf(name, 'table').paragraphs })",
            game.name,
        )
        assert set(paragraphs) == set(prompts(game)), game.name
        assert set(paragraphs.values()) <= set(game.book().paragraphs), game.name


def test_the_client_knows_which_parameters_hold_seats(stage: Any) -> None:
    known = """async names => {
      const { holdsSeat } = await import("/static/shared/games.js");
      return names.filter((name) => holdsSeat("zehn", "lays", name));
    }"""
    assert stage.evaluate(known, [*SEATS, "card", "points"]) == list(SEATS)
    assert all(told.seats <= set(SEATS) for game in games.every() for told in game.told.values())


def test_after_the_last_round_its_points_are_not_shown_beside_a_sum_that_holds_them(stage: Any) -> None:
    *_, (last, _) = views("gaunerbande", most=5000)
    assert last["outcome"]
    assert any(last["points"])
    stage.evaluate("view => stage.show(view)", last)
    infos = stage.evaluate(
        "() => [...document.querySelectorAll('.seat .info, .own-left')].map((each) => each.textContent)"
    )
    assert len(infos) == last["players"]
    assert not [words for words in infos if "(" in words]


def test_nobody_is_asked_for_a_bid_that_they_cannot_make(stage: Any) -> None:
    """Chips lie open, so that passing without enough of them tells nothing."""
    asked = next(view for view, _ in views("zehn", most=5000) if view["step"] == "raise" and view["legal"] == ["pass"])
    stage.evaluate("view => { stage.sent.length = 0; stage.show(view); }", asked)
    stage.wait_for_function("() => stage.sent.some(([type, { move }]) => type === 'move' && move === 'pass')")
