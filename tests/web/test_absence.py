"""What is agreed about those who are away, in a real browser: chosen in forms, and seen at the table."""

import re
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.steps import begins
from tests.web.test_access import MENU
from tests.web.test_door import said


def pressed(page: Any, field: str) -> str:
    words: str = page.locator(f"[data-field='{field}'] [aria-pressed='true']").inner_text()
    return words


def test_a_table_that_waits_has_no_limit_and_the_form_sees_to_it(invite: Any, house: Any) -> None:
    ada = invite("Ada").go("/new/zehn")
    page = ada.page
    ada.sees("details.more")
    page.click("details.more:has([data-field='Bedenkzeit']) > summary")
    page.click("[data-field='Bedenkzeit'] button:has-text('30 s')")
    page.click("[data-field='Ist jemand weg, spielt ein Bot'] button:has-text('nie')")
    assert pressed(page, "Bedenkzeit") == "keine"
    page.click("[data-field='Bedenkzeit'] button:has-text('15 s')")
    assert pressed(page, "Ist jemand weg, spielt ein Bot") == "nach 30 s"
    page.click("[data-field='Ist jemand weg, spielt ein Bot'] button:has-text('nie')")
    page.click("form [type='submit']")
    ada.sees(".lobby .facts >> text=nie: der Tisch wartet")
    code = page.url.rpartition("/")[2]
    facts = house.get(f"/api/tables/{code}")[1]
    assert (facts["absence"], facts["clock"]) == (0, 0)
    page.click(".facts .btn")
    page.click("dialog [data-field='Bedenkzeit'] button:has-text('60 s')")
    page.click("dialog .acts .btn")
    page.wait_for_selector("dialog", state="detached")
    facts = house.get(f"/api/tables/{code}")[1]
    assert (facts["absence"], facts["clock"]) == (30, 60)


@pytest.fixture
def table(invite: Any, house: Any) -> Any:
    """A match with a friend, who has to play: the table, Ada's page, and how the friend goes."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    opened = house.open("gaunerbande", players=4, seats=[{"kind": "me"}, {"kind": "open"}, *bots])
    ada = invite("Ada", size=(1280, 800)).go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees(".lobby .seat-rows")
    with connect(house.socket(opened["code"])) as bert:
        bert.send('{"type":"hello"}')
        said(bert, "snapshot")
        bert.send('{"type":"sit","id":"b1","name":"Bert","seat":1}')
        begins(ada)
        yield ada, bert, opened


def test_a_bot_is_counted_down_and_the_host_may_let_the_table_wait(table: Any) -> None:
    ada, bert, _ = table
    page = ada.page
    bert.close()
    info = page.locator(".seat:has(.who:text-is('Bert')) .info")
    expect(info).to_contain_text("ein Bot")
    first = info.inner_text()
    assert re.fullmatch(r"in 0:[0-3]\d ein Bot", first), first
    page.wait_for_function("first => document.querySelector('.seat .away')?.textContent !== first", arg=first)
    page.click(MENU)
    page.click(".is-menu [data-item=settings]")
    page.click("dialog [data-field='Ist jemand weg, spielt ein Bot'] button:has-text('nie')")
    page.keyboard.press("Escape")
    expect(info).to_have_text("weg, wir warten")


def test_the_start_page_says_that_a_table_waits_for_one(table: Any) -> None:
    ada, bert, opened = table
    page = ada.page
    page.evaluate(
        """async (code) => {
          const { Link } = await import("/static/shared/link.js");
          const { memory } = await import("/static/shared/memory.js");
          const link = new Link(code, memory.seats[code]);
          await new Promise((done) => { link.addEventListener("snapshot", done); link.connect(); });
          await link.send("settle", { absence: 0 });
          link.close();
        }""",
        opened["code"],
    )
    bert.close()
    ada.go("/")
    expect(page.locator(".now")).to_have_text("Du bist dran")
