"""Hands as people like them: one tap or two, sorted, laid by hand, ready for the next turn; and no waiting for bots."""

from typing import Any

import pytest

from tests.web.matches import views

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.web.test_access import RULES, SCRIPT, serious

HELD = ".hands .held"


def first(case: str, step: str, *, mine: bool) -> dict[str, Any]:
    """A position in which the seat is asked, or somebody else is."""
    return next(
        view
        for view, _ in views(case)
        if view["step"] == step
        and len(view["hand"]) > 4
        and view["kind"] == "turn"
        and (view["seat"] in view["awaiting"]) == mine
        and (not mine or len(view["legal"]) > 1)
    )


def hand(stage: Any) -> list[str]:
    return list(stage.locator(HELD).evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def sent(stage: Any) -> list[str]:
    return list(stage.evaluate("() => stage.sent.filter(([type]) => type === 'move').map(([, { move }]) => move)"))


@pytest.fixture
def table(stage: Any) -> Any:
    stage.evaluate("() => { localStorage.clear(); stage.sent.length = 0; }")
    yield stage
    stage.evaluate("() => localStorage.clear()")


def like(stage: Any, likes: str) -> None:
    stage.evaluate(f"async () => (await import('/static/shared/memory.js')).memory.like({likes})")


def playable(view: dict[str, Any]) -> str:
    return next(move.split()[1] for move in view["legal"] if move.startswith("play "))


@pytest.mark.parametrize(("taps", "needed"), [("one", 1), ("two", 2)])
@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_card_is_played_with_as_many_taps_as_one_likes(table: Any, taps: str, needed: int, how: str) -> None:
    view = first("gaunerbande", "play", mine=True)
    card = playable(view)
    like(table, f"{{ taps: '{taps}' }}")
    table.evaluate("view => stage.show(view)", view)
    held = table.locator(f"{HELD}[data-card='{card}']").first
    for done in range(needed):
        assert len(sent(table)) == 0, done
        if how == "tap":
            held.evaluate("card => card.click()")
        else:
            held.focus()
            table.keyboard.press("Enter")
    assert sent(table) == [f"play {card}"]


@pytest.mark.parametrize(("taps", "needed"), [("one", 1), ("two", 1), ("both", 2)])
def test_a_person_is_chosen_with_as_many_taps_as_one_likes(table: Any, taps: str, needed: int) -> None:
    asked = (
        view for view, _ in views("klaumau of eight") if view["step"] == "rob" and view["seat"] in view["awaiting"]
    )
    view = next(view for view in asked if any(move.startswith("rob seat") for move in view["legal"]))
    like(table, f"{{ taps: '{taps}' }}")
    table.evaluate("view => stage.show(view)", view)
    mat = table.locator(".seat.is-choice > .mat").first
    for _ in range(needed):
        assert sent(table) == []
        mat.evaluate("mat => mat.click()")
    assert len(sent(table)) == 1
    assert sent(table)[0].startswith("rob seat")


def test_a_hand_is_sorted_by_rank_or_colour_and_that_is_kept(table: Any) -> None:
    view = first("gaunerbande", "play", mine=False)
    table.evaluate("view => stage.show(view)", view)
    by_colour = hand(table)
    assert by_colour == sorted(by_colour, key=lambda card: ("gbrk".index(card[0]), int(card[1:])))
    table.keyboard.press("s")
    by_rank = hand(table)
    assert by_rank == sorted(by_colour, key=lambda card: (int(card[1:]), "gbrk".index(card[0])))
    table.evaluate("view => stage.show(view)", view)
    assert hand(table) == by_rank
    table.keyboard.press("s")
    assert hand(table) == by_colour


def drag(stage: Any, start: int, end: int, kind: str) -> None:
    """Draw a card over another, with a mouse or with a finger."""
    stage.evaluate(
        """([start, end, kind]) => {
          const cards = [...document.querySelectorAll(".hands .held")];
          const middle = (card) => {
            const { left, top, width, height } = card.parentElement.getBoundingClientRect();
            return { clientX: left + width / 2, clientY: top + height / 2 };
          };
          const say = (type, at) => cards[start].dispatchEvent(new PointerEvent(type, {
            bubbles: true, cancelable: true, pointerId: 1, pointerType: kind, isPrimary: true, ...at,
          }));
          cards[start].setPointerCapture = () => {}; // there is no real pointer to capture
          const [from, to] = [middle(cards[start]), middle(cards[end])];
          const beyond = { clientX: to.clientX + (end > start ? 4 : -4), clientY: to.clientY };
          say("pointerdown", from);
          for (const part of [0.3, 0.6, 1])
            say("pointermove", { ...from, clientX: from.clientX + part * (beyond.clientX - from.clientX) });
          say("pointermove", beyond);
          say("pointerup", beyond);
          cards[start].click(); // as browsers do
        }""",
        [start, end, kind],
    )


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_card_is_drawn_to_another_place_and_stays_there(table: Any, kind: str) -> None:
    view = first("gaunerbande", "play", mine=True)
    table.set_viewport_size({"width": 1280, "height": 800})
    table.evaluate("view => stage.show(view)", view)
    before = hand(table)
    drag(table, 0, 2, kind)
    after = [before[1], before[2], before[0], *before[3:]]
    assert hand(table) == after
    assert sent(table) == []
    assert table.locator(".hands .is-up").count() == 0, "it was drawn, not tapped"
    table.evaluate("view => stage.show(view)", view)
    assert hand(table) == after
    card = after[1]
    rest = [other for other in view["hand"] if other != card]
    table.evaluate("view => stage.show(view)", {**view, "hand": rest})
    assert hand(table) == [other for other in after if other != card]
    table.evaluate("view => stage.show(view)", {**view, "round": view["round"] + 1})
    assert hand(table) == before, "the next deal is sorted anew"
    drag(table, 2, 0, kind)
    assert hand(table)[0] == before[2]


ZOOM = "dialog[data-name='zoom']"


def test_a_card_that_is_held_up_goes_when_it_is_let_go(table: Any) -> None:
    """By finger or mouse; one that was asked for by a key or the right button stays until it is put away."""
    table.set_viewport_size({"width": 1280, "height": 800})
    table.evaluate("view => stage.show(view)", first("gaunerbande", "play", mine=True))
    card = table.locator(".hands .held").first
    card.evaluate(
        """(card) => card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))"""
    )
    table.wait_for_selector(ZOOM)
    card.evaluate("""(card) => {
      const end = new Event("touchend", { bubbles: true, cancelable: true });
      if (card.dispatchEvent(end)) card.click(); // as browsers do, unless it was prevented
    }""")
    table.wait_for_selector(ZOOM, state="detached")
    left, top = (card.bounding_box() or {})["x"] + 8, (card.bounding_box() or {})["y"] + 12
    table.mouse.move(left, top)
    table.mouse.down()
    table.wait_for_selector(ZOOM)
    table.mouse.up()
    table.wait_for_selector(ZOOM, state="detached")
    assert table.locator(".hands .is-up").count() == 0, "it was held, not tapped"
    table.mouse.click(left, top, button="right")
    table.wait_for_selector(ZOOM)
    table.mouse.move(20, 20)
    table.evaluate("() => new Promise(requestAnimationFrame)")
    assert table.locator(ZOOM).count() == 1
    table.keyboard.press("Escape")
    table.wait_for_selector(ZOOM, state="detached")
    assert sent(table) == []


def test_the_keyboard_orders_a_hand(table: Any) -> None:
    view = first("klaumau of two", "turn", mine=False)
    table.evaluate("view => stage.show(view)", view)
    before = hand(table)
    table.locator(HELD).nth(1).focus()
    table.keyboard.press("Shift+ArrowLeft")
    assert hand(table) == [before[1], before[0], *before[2:]]
    assert table.evaluate("() => document.activeElement.dataset.place") == "0"
    table.keyboard.press("Shift+ArrowLeft")  # there is no place further left
    assert hand(table)[0] == before[1]


TURN = """([view, number]) => {
  const { table } = stage.page;
  table.tell({ type: "match", events: [], view, decision: { number, opened: Date.now(), deadline: null } });
}"""


def test_a_card_laid_ready_is_played_when_its_turn_comes(table: Any) -> None:
    view = first("gaunerbande", "play", mine=True)
    card = playable(view)
    other = (view["seat"] + 1) % view["players"]
    table.evaluate("view => stage.show(view)", {**view, "awaiting": [other], "legal": []})
    held = table.locator(f"{HELD}[data-card='{card}']").first
    held.evaluate("card => card.click()")
    assert table.locator(".hands .is-ready").count() == 0
    held.evaluate("card => card.click()")
    expect(table.locator(".hands .is-ready")).to_have_count(1)
    assert "bereit" in held.get_attribute("aria-label")
    assert sent(table) == []
    assert table.evaluate("() => stage.sent") == [], "nobody else hears of it"
    table.evaluate(TURN, [{"awaiting": view["awaiting"], "legal": view["legal"]}, 2])
    assert sent(table) == [], "not at once: the time would tell"
    table.wait_for_function("() => stage.sent.length > 0", timeout=60_000)
    assert sent(table) == [f"play {card}"]


def test_a_card_laid_ready_can_be_taken_back(table: Any) -> None:
    view = first("gaunerbande", "play", mine=True)
    card = playable(view)
    table.evaluate("view => stage.show(view)", {**view, "awaiting": [(view["seat"] + 1) % 3], "legal": []})
    held = table.locator(f"{HELD}[data-card='{card}']").first
    for _ in range(3):
        held.evaluate("card => card.click()")
    assert table.locator(".hands .is-ready").count() == 0
    table.evaluate(TURN, [{"awaiting": view["awaiting"], "legal": view["legal"]}, 2])
    assert table.evaluate("() => [stage.page.table.ready, stage.page.viewer.readyFor]") == [None, None]
    assert sent(table) == []


def test_a_card_that_may_not_be_played_comes_back_with_a_word(table: Any) -> None:
    view = first("gaunerbande", "play", mine=True)
    legal = [move for move in view["legal"] if move.startswith("play ")]
    card, others = legal[0].split()[1], legal[1:]
    table.evaluate("view => stage.show(view)", {**view, "awaiting": [(view["seat"] + 1) % 3], "legal": []})
    for _ in range(2):
        table.locator(f"{HELD}[data-card='{card}']").first.evaluate("card => card.click()")
    table.evaluate(TURN, [{"awaiting": view["awaiting"], "legal": others}, 2])
    expect(table.locator(".toast.is-no")).to_have_count(1, timeout=60_000)
    assert table.locator(".hands .is-ready").count() == 0
    assert sent(table) == []


def test_a_tap_on_the_felt_shows_at_once_what_is_to_be_shown_and_hurries_bots(table: Any) -> None:
    view = first("gaunerbande", "play", mine=False)
    table.evaluate("view => stage.show(view)", view)
    table.evaluate(
        """(view) => {
          const { table } = stage.page;
          const seat = view.awaiting[0];
          const events = [{ kind: "plays", seat, card: "g5" }];
          const after = { awaiting: [(seat + 1) % view.players] };
          table.tell({ type: "match", events, view: after, decision: { number: 2 } });
        }""",
        view,
    )
    table.evaluate("() => document.querySelector('.stage').click()")
    table.wait_for_function("() => stage.page.table.isCaughtUp", timeout=60_000)
    told = table.evaluate("() => stage.sent.map(([type]) => type)")
    mine = (view["awaiting"][0] + 1) % view["players"] == view["seat"]
    assert told == ([] if mine else ["hurry"])


def test_nobody_is_hurried_where_other_people_sit(table: Any) -> None:
    view = first("gaunerbande", "play", mine=False)
    table.evaluate("view => stage.show(view)", view)
    table.evaluate(
        """() => {
          const { table } = stage.page;
          const seats = table.company.seats.map((seat) => ({ ...seat, kind: "person" }));
          table.tell({ type: "table", table: { ...table.company, seats } });
        }"""
    )
    table.keyboard.press("h")
    table.evaluate("() => document.querySelector('.stage').click()")
    assert table.evaluate("() => stage.sent") == []


def test_what_has_been_seen_is_shown_by_colour_unless_nobody_looks_back(table: Any) -> None:
    seen = [view for view, _ in views("gaunerbande") if view["step"] == "play" and view["tricks"] > 2]
    view = seen[-1]
    table.evaluate("view => stage.show(view)", view)
    table.keyboard.press("g")
    gone = [card for won in view["taken"] for card in won] + [played["card"] for played in view["trick"]]
    expect(table.locator("dialog[data-name='gone'] .gone-cards li")).to_have_count(len(gone))
    assert table.locator("dialog .gone > li").count() == len({card[0] for card in gone})
    table.evaluate(SCRIPT)
    assert serious(table, RULES["evening"], "dialog[data-name='gone']") == []
    table.keyboard.press("Escape")
    table.evaluate("view => stage.show(view)", {**view, "taken": None})
    table.keyboard.press("g")
    assert table.locator("dialog[data-name='gone'] .gone-cards").count() == 0


def test_the_volume_is_kept(table: Any) -> None:
    table.evaluate("view => stage.show(view)", first("gaunerbande", "play", mine=False))
    table.evaluate("async () => (await import('/static/table/settings.js')).showSettings(stage.page.table)")
    slider = table.locator("dialog input[data-like='volume']")
    assert slider.input_value() == "100"
    slider.evaluate("range => { range.value = '30'; range.dispatchEvent(new Event('change')); }")
    assert table.evaluate("async () => (await import('/static/table/view/sounds.js')).volume()") == 0.3
    table.evaluate(SCRIPT)
    assert serious(table, RULES["evening"], "dialog[data-name='settings']") == []
