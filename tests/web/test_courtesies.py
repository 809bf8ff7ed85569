"""Small things that would jar: notes that follow, codes that are lost, buttons that are hard to hit."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.test_access import MENU
from tests.web.test_fits import positions
from tests.web.test_pad import begin
from tests.web.test_replays import brought, simulated

pytest.importorskip("playwright")

from playwright.sync_api import expect

GO = "address => import('/static/router.js').then(({ go }) => go(address))"
SMALL = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const { width, height } = each.getBoundingClientRect();
  return width && (width < 43.5 || height < 43.5) ? [`${each.outerHTML.slice(0, 80)}: ${width} x ${height}`] : [];
})"""


@pytest.mark.parametrize(
    ("path", "where"),
    [("/new/__proto__", "[data-play]"), ("/pad/new/__proto__", ".pad-games"), ("/pad/new/constructor", ".pad-games")],
)
def test_a_game_that_is_none_is_not_opened(invite: Any, path: str, where: str) -> None:
    invite().go(path).sees(where)


def test_a_wrong_code_is_there_to_be_mended_and_the_note_is_read(invite: Any) -> None:
    ada = invite("Ada").go("/")
    page = ada.page
    ada.sees(".join .btn:enabled")
    page.fill("#code", "k7m4fqxx")
    page.click(".join .btn")
    expect(page.locator(".toast.is-no")).to_have_count(1)
    expect(page.locator("#code")).to_have_value("k7m4fqxx")
    page.evaluate(GO, "/gallery")
    ada.sees("main")
    page.evaluate(GO, "/")
    ada.sees("#code")
    expect(page.locator("#code")).to_have_value("")


def test_a_note_stays_on_its_page(invite: Any) -> None:
    ada = invite("").go("/new/zehn")
    ada.sees("form [type='submit']")
    ada.page.click("form [type='submit']")
    ada.sees(".toast.is-no")
    ada.page.evaluate(GO, "/")
    ada.sees("[data-play]")
    assert ada.page.locator(".toast").count() == 0
    ada.faults[:] = [fault for fault in ada.faults if "422" not in fault]  # a table without a name was refused


def test_bots_fill_a_new_table_up_before_it_is_opened(invite: Any) -> None:
    ada = invite("Ada").go("/new/zehn")
    ada.sees("[data-act='fill']")
    ada.page.click("[data-act='fill']")
    expect(ada.page.locator("[data-act='fill']")).to_have_count(0)
    ada.page.click("form [type='submit']")
    ada.sees("[data-act='start']:enabled", 60)


def test_a_guest_reads_who_invites_to_what_and_needs_one_button(invite: Any, house: Any) -> None:
    opened = house.open("zehn", players=3, name="Ada")
    bert = invite("Bert").go(f"/t/{opened['code']}")
    page = bert.page
    bert.sees(".welcome")
    assert page.locator(".welcome p").inner_text() == "Ada lädt dich zu Zehn ein."
    assert page.locator("main").count() == 1
    tops = page.evaluate(
        "() => ['.welcome', '.seat-rows', '.invitation'].map((each) => document.querySelector(each).offsetTop)"
    )
    assert tops == sorted(tops)
    page.click("[data-act='join']")
    page.wait_for_selector(".welcome", state="detached")
    assert page.locator(".seat-rows >> text=Bert").count() == 1
    bots = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    other = house.open("zehn", players=3, seats=bots, name="Ada")
    bert.go(f"/t/{other['code']}").sees("[data-act='join']")  # a bot makes room


@pytest.mark.parametrize("path", ["/", "/new/zehn"])
def test_a_page_says_where_its_main_part_is(invite: Any, path: str) -> None:
    ada = invite("Ada").go(path)
    ada.sees("#app h1")
    assert ada.page.locator("main").count() == 1


def test_keys_are_not_offered_where_there_are_none(invite: Any, house: Any) -> None:
    opened = house.open("zehn", players=4, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    for touch in (True, False):
        ada = invite("Ada", touch=touch).go(f"/t/{opened['code']}#{opened['token']}")
        if touch:
            ada.sees("[data-act='start']:enabled")
            ada.page.click("[data-act='start']")
        ada.sees(".hands .held")
        ada.page.click(MENU)
        ada.sees(".is-menu")
        assert ada.page.locator(".is-menu .btn:has-text('Tasten')").count() == (0 if touch else 1)


def test_what_the_slip_says_already_is_not_said_beside_it(stage: Any) -> None:
    view = next(view for view, _ in positions("gaunerbande") if view["awaiting"] == [0] and view["step"] == "play")
    stage.evaluate("view => stage.show(view)", {**view, "duty": "opening", "trick": []})
    said = "Die Runde beginnt mit der Anfangskarte."
    expect(stage.locator(".slip p")).to_contain_text(said.rstrip("."))
    stage.evaluate("() => stage.page.refused({ key: 'opening', paragraph: 'GB-8', parameters: {} })")
    assert stage.locator(".toast").count() == 0
    assert stage.locator(".is-insisting").count() == 1
    stage.evaluate("() => stage.page.refused({ key: 'not_asked', parameters: {} })")
    assert stage.locator(".toast").count() == 1


def test_what_is_pressed_is_large_enough(invite: Any, tmp_path: Path) -> None:
    ada = invite("Ada", size=(390, 844))
    begin(ada, "zehn", 4)
    assert ada.page.evaluate(SMALL, ".pad-entry button, .pad-entry .pick button") == []
    brought(ada, simulated(tmp_path, "gaunerbande")).sees(".rb-knob")
    assert ada.page.evaluate(SMALL, ".rb-knob, .replay-bar button") == []
