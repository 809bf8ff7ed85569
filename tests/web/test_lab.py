"""The lab in a real browser: from "what if" in the form to an answer, and to a table with it."""

import json
import re
from typing import Any

import pytest

from tests.server.test_lab import until, workers
from tests.tiers import first_of
from tests.web.conftest import PATIENCE

pytest.importorskip("playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

LONG = 4 * PATIENCE
"""Milliseconds for a study: it has a process of its own, and a machine may be busy."""


def lab(guest: Any, game: str = "halt_mal_kurz", **asked: Any) -> None:
    given = "&".join(
        f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in asked.items()
    )
    guest.go(f"/lab/{game}?{given}")
    guest.sees(".ab-slip")


@pytest.mark.parametrize("size", first_of([(390, 844), (1280, 800)]), ids=lambda size: f"{size[0]}x{size[1]}")
def test_from_a_changed_rule_to_an_answer_and_a_table(invite: Any, size: tuple[int, int]) -> None:
    ada = invite("Ada", size=size, locale="en-GB")
    page = ada.page
    ada.go("/new/halt_mal_kurz")
    hand = page.locator("#option-hand")
    link = hand.locator("xpath=..").locator(".to-lab")
    hand.wait_for()
    assert link.is_hidden()
    hand.fill("3")
    assert link.inner_text() == "What does it do?"
    link.click()
    page.wait_for_selector(".lab-acts", timeout=LONG)
    assert page.locator(".ab-slip").nth(1).locator("b").inner_text().endswith(": 3")
    assert re.search("shorter|fewer", page.inner_text(".lab-words h2").lower())
    assert page.locator(".lab-words li").count() >= 2
    for plot in page.locator(".plot").all():
        assert re.search(r"\d", plot.get_attribute("aria-label") or "")
    told = page.inner_text(".book")
    assert not re.search(r"\b(lab|halt_mal_kurz)\.\w+|NaN|undefined|Infinity", told)
    assert "percentage points" in told
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"
    page.evaluate(axe.Axe().axe_script)
    for theme in ("evening", "day"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found = page.evaluate("() => axe.run('body', { resultTypes: ['violations'] })")["violations"]
        assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    ada.shot(f"lab-{size[0]}")
    with page.expect_download() as saved:
        page.click(".lab-acts a")
    report = saved.value.path().read_text()
    assert report.startswith("<!doctype html>")
    assert "percentage points" in report
    page.click("[data-part=open]")
    page.locator("#option-hand").wait_for()
    assert page.locator("#option-hand").input_value() == "3"


def test_the_same_rules_and_nonsense_are_told_in_the_slip(invite: Any) -> None:
    ada = invite("Ada", locale="en-GB")
    lab(ada, players=3, b={"hand": 7})  # which is usual for three
    ada.page.wait_for_function("() => document.querySelector('.ab-wrong')?.textContent === 'These are the same rules.'")
    lab(ada, players=3, b={"first_seat": 1})
    ada.sees(".ab-slip:nth-child(2) .ab-wrong")
    assert ada.page.locator(".tile").count() == 0
    lab(ada, players=3, rule="hand", values="5", b={"first_seat": 1})  # what B was before is not asked
    ada.sees(".ab-slip:nth-child(2) .ab-wrong")
    assert ada.page.inner_text(".ab-wrong") == "Cards: expected 2 to 6 values with commas between."
    lab(ada, players=3)
    assert ada.page.locator(".tile, .lab-words, .ab-wrong").count() == 0  # nothing is asked yet
    assert [each for each in ada.faults if "422" not in each] == []
    ada.faults.clear()  # what the browser itself says of a refusal


def test_whoever_has_just_come_in_is_one_tap_from_an_answer(invite: Any, house: Any) -> None:
    ada = invite("Ada", locale="en-GB")
    lab(ada, "klaumau", players=5)
    asks = ada.page.locator(".lab-asks button")
    told = asks.all_inner_texts()
    assert told[0] == "A doubt in vain: costs a card"
    assert {"Fence", "Who may doubt: anyone"} < set(told)
    assert not any("policeman" in each for each in told), "what needs another rule is not offered by itself"
    asks.first.click()
    ada.page.wait_for_function("() => location.search.includes('wrong_doubt')")
    assert ada.page.evaluate("document.activeElement.dataset.part") == "slip-1"
    assert asks.count() == 0
    ada.go("/lab/halt_mal_kurz")
    asks.first.wait_for()
    assert "Who begins: a certain seat" not in asks.all_inner_texts()  # that has to be said
    until(lambda: workers(house) == [], "whoever leaves ends it")


def test_beside_a_rule_the_form_asks_what_that_one_does(invite: Any, house: Any) -> None:
    ada = invite("Ada", locale="en-GB")
    page = ada.page
    ada.go("/new/klaumau")
    page.locator("[data-option=surrounded] input").check()
    where_from = page.locator(":is([data-option^=surrounded], [data-option=plan]) .source")
    assert where_from.all_inner_texts() == ["a rule of our own", "a rule of our own", "a variant from the booklet"]
    page.locator("[data-option=surrounded_ends] button").nth(1).click()
    assert where_from.all_inner_texts() == ["a rule of our own", "as printed", "a variant from the booklet"]
    page.locator("[data-option=surrounded_ends] .to-lab").click()
    ada.sees(".ab-slip")
    titles = [page.locator(".ab-slip b").nth(which).inner_text() for which in (0, 1)]
    assert titles == ["Surrounded", "Surrounded, The last policeman: ends the match"]
    from_where = [page.locator(".ab-slip .source").nth(which).inner_text() for which in (0, 1)]
    assert from_where == [
        "a variant from the booklet",
        "Surrounded: a variant from the booklet; The last policeman: as printed",
    ]
    page.click(".book-rail button")
    page.locator("[data-option=surrounded_ends] .to-lab").wait_for()  # the rules are still chosen
    page.locator("[data-option=surrounded] .to-lab").click()
    ada.sees(".ab-slip")
    assert page.locator(".ab-slip b").first.inner_text() == "As usual"  # what needs it goes with it
    page.click(".book-rail button")
    until(lambda: workers(house) == [], "whoever leaves ends it")


@pytest.mark.everything
def test_by_keyboard_several_values_and_leaving_ends_it(invite: Any, house: Any) -> None:
    ada = invite("Ada", locale="en-GB")
    page = ada.page
    lab(ada, players=4)
    page.focus(".ab-slip:nth-child(2)")
    page.keyboard.press("Enter")
    ada.sees("dialog[data-name=lab-rules]")
    page.focus(".lab-values summary")
    page.keyboard.press("Enter")
    page.select_option("#lab-rule", "hand")
    page.fill("#lab-values", "3, 5, 7")
    page.focus("dialog .acts .btn:last-child")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tile", timeout=LONG)
    page.wait_for_function("() => location.search.includes('rule=hand')")
    assert page.locator(".lab-foot .ab").all_inner_texts() == ["3", "5", "7"]
    lab(ada, players=5, rule="hand", values="3,4,5,6,7,8")
    until(lambda: len(workers(house)) > 0 or page.locator(".lab-acts").count() > 0, "a study should have begun")
    page.click(".book-rail button")
    ada.sees(".game")
    until(lambda: workers(house) == [], "whoever leaves ends it")
