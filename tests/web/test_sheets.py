"""Sheets in a real browser: how they are put away, and what shows through them."""

from typing import Any

import pytest

from tests.web.test_access import MENU
from tests.web.test_fits import positions

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.web.steps import begins

SHEET = "dialog.sheet[open]"


def opened(page: Any, name: str) -> None:
    page.wait_for_selector(f"{SHEET}[data-name='{name}']")


def gone(page: Any) -> None:
    page.wait_for_selector("dialog", state="detached")


def still(page: Any) -> None:
    """Nothing is on its way in the browser's history."""
    page.wait_for_function("() => !history.state?.sheet")


@pytest.fixture
def ada(invite: Any, house: Any) -> Any:
    """Somebody at a table, by way of the start page."""
    made = house.open("zehn", players=4, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    guest = invite("Ada", touch=True).go("/")
    guest.sees("[data-play]")
    guest.page.evaluate(
        "address => import('/static/shared/router.js').then(({ go }) => go(address))", f"/t/{made['code']}"
    )
    guest.sees(".lobby h1")
    guest.page.goto(f"{guest.url}/t/{made['code']}#{made['token']}")
    begins(guest)
    guest.page.evaluate("window.sameAsEver = true")
    return guest


def test_back_puts_a_sheet_away_and_stays_at_the_table(ada: Any) -> None:
    page = ada.page
    before = page.evaluate("history.length")
    page.click(MENU)
    opened(page, "menu")
    page.go_back()
    gone(page)
    assert page.locator(".table").count() == 1
    for way in ("cross", "Escape", "beside"):  # each leaves the history as it was
        page.click(MENU)
        opened(page, "menu")
        if way == "cross":
            page.click(f"{SHEET} header .ib")
        elif way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.click(200, 20)
        gone(page)
        still(page)
    page.click(MENU)
    page.click(f"{SHEET} .is-menu [data-item=settings]")  # one sheet after the other has one entry
    opened(page, "settings")
    page.go_back()
    gone(page)
    assert page.evaluate("history.length") <= before + 1
    assert page.evaluate("window.sameAsEver"), "the table was left"
    assert page.locator(".table").count() == 1


def test_a_sheet_that_leads_to_a_page_is_not_come_back_to(ada: Any) -> None:
    page = ada.page
    page.click(MENU)
    page.click(".is-menu .btn:has-text('Alle Karten')")
    ada.sees(".gallery, [class*=gallery]")
    page.go_back()
    ada.sees(".hands .held")
    assert page.locator("dialog").count() == 0


def test_a_sheet_opened_while_another_one_goes_stays(ada: Any) -> None:
    page = ada.page
    page.click(MENU)
    opened(page, "menu")
    page.evaluate(
        """async () => {
          const { closeSheet, openSheet } = await import("/static/shared/sheet.js");
          const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
          closeSheet();
          const gone = document.querySelector("dialog");
          await new Promise((done) => gone.addEventListener("close", done));
          openSheet({ title: "Second", body: [], name: "second" });
          await back;
        }"""
    )
    opened(page, "second")
    page.go_back()
    gone(page)
    assert page.locator(".table").count() == 1


def test_a_pull_down_puts_it_away_and_a_short_one_does_not(ada: Any) -> None:
    page = ada.page
    touch = page.context.new_cdp_session(page)

    def pull(start: tuple[float, float], by: int) -> None:
        def send(kind: str, *points: dict[str, float]) -> None:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        x, y = start
        send("touchStart", {"x": x, "y": y})
        for step in range(1, 6):
            send("touchMove", {"x": x, "y": y + by * step / 5})
        send("touchEnd")

    page.click(MENU)
    opened(page, "menu")
    box = page.locator(f"{SHEET} header").bounding_box()
    middle = (box["x"] + 100, box["y"] + 20)
    pull(middle, -60)
    pull(middle, 12)
    assert page.locator(SHEET).count() == 1
    assert page.evaluate(f"getComputedStyle(document.querySelector('{SHEET} .sheet-paper')).translate") == "none"
    pull(middle, 200)
    gone(page)
    still(page)
    assert page.locator(".table").count() == 1


# What shows through

TELL = """([view, number]) => {
  const decision = { number, opened: 0, deadline: null };
  stage.page.table.tell({ type: "match", number, now: Date.now(), events: [], view, decision });
}"""


def waits(stage: Any, view: dict[str, Any]) -> None:
    """A table at which somebody else is asked, with the pad before it."""
    stage.evaluate("view => stage.show(view)", {**view, "kind": "turn", "awaiting": [1], "legal": []})
    stage.evaluate("() => stage.page.board.openPad()")
    opened(stage, "pad")
    assert stage.locator(".strip").count() == 0


def test_a_turn_shows_through_and_leads_back(stage: Any) -> None:
    view = next(view for view, _ in positions("zehn") if view["awaiting"] == [0] and view["kind"] == "turn")
    waits(stage, view)
    turn = {key: view[key] for key in ("kind", "awaiting", "legal")}
    stage.evaluate(TELL, [turn, 2])
    strip = stage.locator(f"{SHEET} > .strip")
    expect(strip).to_have_text("Du bist dran: zurück an den Tisch")
    stage.evaluate(TELL, [{"awaiting": [1], "legal": []}, 3])
    expect(strip).to_have_count(0)
    stage.evaluate(TELL, [turn, 4])
    strip.click()
    gone(stage)
    expect(stage.locator(".slip")).to_be_visible()


def test_a_race_puts_sheets_away(stage: Any) -> None:
    view = next(view for view, _ in positions("halt_mal_kurz") if view["kind"] == "race" and 0 in view["awaiting"])
    waits(stage, view)
    stage.evaluate(TELL, [{key: view[key] for key in ("kind", "awaiting", "legal")}, 2])
    gone(stage)
    expect(stage.locator(".hit")).to_be_visible()
