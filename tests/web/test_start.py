"""The start page: back to one's table first, the games as one plays them, and a coach in the first match of each."""

import re
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.declaration import faults
from tests import bundled

pytest.importorskip("playwright")

from playwright.sync_api import expect


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_lengths_are_options_of_the_game(game: Any) -> None:
    assert list(faults(game)) == []


LEARN = """() => [...document.querySelectorAll(".game .head")].map((head) =>
  Math.round(head.querySelector(".learn").getBoundingClientRect().top - head.getBoundingClientRect().top))"""


def test_a_running_table_comes_first_and_play_now_remembers(invite: Any) -> None:
    ada = invite("Ada")
    ada.go("/")
    assert ada.page.locator(".back-slip").count() == 0
    last = ada.page.locator("[data-play]").last.get_attribute("data-play")
    assert last == games.NAMES[-1]
    ages = {f"ab {game.from_age}" for game in games.every() if game.from_age}  # where the box says one
    assert set(re.findall(r"ab \d+", " ".join(ada.page.locator(".game .meta").all_inner_texts()))) == ages
    for width in (1024, 1280):  # learning stands beside the name of every game, or below every one
        ada.page.set_viewport_size({"width": width, "height": 800})
        assert len(set(ada.page.evaluate(LEARN))) == 1, width
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.click("[data-change=klaumau]")
    sheet = ada.page.locator("dialog[data-name=playnow]")
    assert not re.search(r"\b(new|start|length)\.\w+", sheet.inner_text()), "a key without words"
    sheet.locator(".pick").nth(0).get_by_text("3", exact=True).click()
    sheet.locator(".pick").nth(1).locator("button").first.click()
    sheet.locator(".pick").nth(2).locator("button").first.click()
    ada.page.click("[data-begin=klaumau]")
    ada.sees(".table .hands .held")
    ada.page.wait_for_function("() => document.querySelectorAll('section.seat').length === 2")
    ada.sees(".coach:not([hidden])")
    ada.go("/")
    ada.sees(".back-slip a.btn")
    top, games_at = (ada.page.locator(name).first.bounding_box()["y"] for name in (".back-slip", ".game"))
    assert top < games_at
    assert ada.page.locator("[data-play]").first.get_attribute("data-play") == "klaumau"
    kept = ada.page.evaluate("JSON.parse(localStorage.stammtisch).usual.klaumau")
    assert (kept["players"], kept["level"], kept["length"]) == (3, "lehrling", "short")
    ada.page.click(".back-slip a.btn")
    ada.sees(".table .hands .held")


def test_who_knows_a_game_is_not_taught(invite: Any) -> None:
    ada = invite("Ada")
    ada.go("/")
    ada.page.evaluate("localStorage.stammtisch = JSON.stringify({ name: 'Ada', known: ['gaunerbande'] })")
    ada.go("/")
    ada.page.click("[data-play=gaunerbande]")
    ada.sees(".table .hands .held")
    assert ada.page.locator(".coach:not([hidden])").count() == 0


def kept(guest: Any, name: str) -> Any:
    return guest.page.evaluate(f"JSON.parse(localStorage.stammtisch).{name}")


def test_name_and_face_are_asked_for_once_at_the_first_seat(invite: Any) -> None:
    """Not before, not again; and they hold at every table, after a reload too."""
    ida = invite("")
    ida.go("/").sees("[data-play]")
    assert ida.page.locator("dialog, .me-button").count() == 0
    ida.page.click("[data-play=zehn]")
    ida.sees("dialog[data-name=me]")
    assert ida.page.locator("[role=radio]").count() == 24
    ida.page.click("dialog .acts .btn")
    expect(ida.page.locator("#me-says")).to_have_text("Wie sollen wir dich nennen?")
    ida.page.fill("#me-name", "Ida")
    ida.page.click("[data-face='1']")
    ida.page.keyboard.press("ArrowDown")
    ida.page.keyboard.press("ArrowRight")
    expect(ida.page.locator("[data-face='8']")).to_have_attribute("aria-checked", "true")  # six in a row on a phone
    ida.shot("me-phone")
    ida.page.click("dialog .acts .btn")
    ida.sees(".table .hands .held")
    assert (kept(ida, "name"), kept(ida, "face")) == ("Ida", 8)
    assert face_of(ida, "Ida") == 8
    ida.page.reload()
    ida.sees(".table .hands .held")
    assert face_of(ida, "Ida") == 8
    ida.go("/")
    ida.sees(".me-button")
    ida.page.click("[data-play=gaunerbande]")
    ida.sees(".table .hands .held")
    assert ida.page.locator("dialog").count() == 0
    assert face_of(ida, "Ida") == 8


FACE_OF = """name => Promise.all([import('/static/shared/art/faces.js'), import('/static/shared/art/faces.js')]).then(
  ([{ portraitOf }, { GUESTS }]) => GUESTS.indexOf(portraitOf(0, name)))"""


def face_of(guest: Any, name: str) -> int:
    """The face by which somebody at the open table is drawn."""
    number: int = guest.page.evaluate(FACE_OF, name)
    return number


def test_a_face_that_somebody_has_is_grey_with_their_name(invite: Any, house: Any) -> None:
    """Nobody at a table looks like anybody else, whether they chose a face or not."""
    opened = house.open("zehn", players=3, name="Ada", face=5)
    bert = invite("Bert").go(f"/t/{opened['code']}")
    bert.sees("[data-act=join]")
    bert.page.evaluate("localStorage.stammtisch = JSON.stringify({ name: 'Bert', face: 5 })")
    bert.page.reload()
    bert.sees("[data-act=join]")
    bert.page.click("[data-act=join]")
    bert.sees("[data-act=me]")
    assert face_of(bert, "Ada") == 5
    assert face_of(bert, "Bert") not in (5, -1)
    bert.page.click("[data-act=me]")
    bert.sees("dialog[data-name=me]")
    taken = bert.page.locator("[data-face='5']")
    expect(taken).to_have_attribute("aria-label", "Gesicht 6, hat schon Ada")
    taken.click(force=True)
    expect(taken).to_have_attribute("aria-checked", "false")
    bert.shot("me-taken-phone")
    bert.page.click("[data-face='20']")
    bert.page.fill("#me-name", "Berti")
    bert.page.click("dialog .acts .btn")
    expect(bert.page.locator(".seat-rows >> text=Berti")).to_have_count(1)
    _, facts, _ = house.get(f"/api/tables/{opened['code']}")
    assert [seat["face"] for seat in facts["seats"]] == [5, 20, None]


def test_a_page_whose_files_are_gone_is_loaded_anew(invite: Any) -> None:
    """A bundle of another version has other names; who had a page open meanwhile goes on with that version."""
    ada = invite("Ada").go("/")
    ada.sees(".more-links a[href='/lab']")
    where = "b-*/lab.js" if bundled.IS_BUNDLED else "lab/page.js"
    ada.page.route(f"**/static/{where}", lambda route: route.fulfill(status=404), times=1)
    ada.page.evaluate("window.before = true")
    ada.page.click(".more-links a[href='/lab']")
    ada.page.wait_for_function("() => !window.before")
    ada.sees(".lab-game")
    ada.faults.clear()


def test_without_a_server_the_slip_stays_and_buttons_say_why(invite: Any) -> None:
    ada = invite("Ada")
    ada.go("/")
    ada.page.click("[data-play=zehn]")
    ada.sees(".table .hands .held")
    ada.go("/").sees(".back-slip")
    expect(ada.page.locator("[data-play=zehn]")).to_have_text("Jetzt spielen")
    ada.page.route("**/api/mine", lambda route: route.abort())
    ada.page.route("**/health", lambda route: route.abort())
    ada.page.reload()
    ada.sees(".back-slip")
    expect(ada.page.locator("[data-play=zehn]")).to_have_text("Keine Verbindung", timeout=60_000)
    expect(ada.page.locator("[data-play=zehn]")).to_be_disabled()
    expect(ada.page.locator(".back-slip .btn")).to_have_text("Keine Verbindung")
    axe = pytest.importorskip("tests.web.test_access")
    ada.page.evaluate(axe.SCRIPT)
    assert axe.serious(ada.page, ["color-contrast"], ".back-slip") == []
    ada.faults[:] = [fault for fault in ada.faults if "Failed to load" not in fault and "ERR_FAILED" not in fault]
