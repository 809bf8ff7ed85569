"""Several people on one device: each sees their own hand, and between two of them nobody sees any."""

from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.tiers import first_of
from tests.web.test_access import RULES, SCRIPT, serious

PHONE, DESKTOP = (390, 844), (1280, 800)
HANDS = """() => [...document.querySelectorAll("[data-card], .held, .card")].map((each) => each.outerHTML)
  .concat(document.body.innerText.match(/Deine Karten/g) ?? [])
  .concat([...document.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel)
  .filter((said) => /Karte/.test(said)))"""


def opened(invite: Any, size: tuple[int, int], game: str = "klaumau") -> Any:
    """Ada and Mona open a table for themselves and begin."""
    ada = invite("Ada", size=size).go(f"/new/{game}")
    ada.sees("[data-part='here']")
    ada.page.click("[data-part='here'] button:has-text('2')")
    ada.page.fill("[data-called]", "Mona")
    with ada.page.expect_response("**/api/tables") as told:
        ada.page.click("button[type=submit]")
    assert [person["name"] for person in told.value.json()["here"]] == ["Mona"]
    ada.sees(".cover [data-here]")
    assert ada.page.locator(".cover [data-here]").all_inner_texts() == ["Ich bin Ada", "Ich bin Mona"]
    ada.page.click(".cover [data-here] >> nth=0")
    ada.sees("[data-act='start']:enabled")
    ada.page.click("[data-act='start']")
    return ada


def hand(guest: Any) -> list[str]:
    return list(guest.page.locator(".hands .held").evaluate_all("cards => cards.map((card) => card.dataset.card)"))


@pytest.mark.parametrize("size", first_of([PHONE, DESKTOP]), ids=["phone", "desktop"])
def test_the_device_goes_round_and_nobody_sees_another_hand(invite: Any, size: tuple[int, int]) -> None:
    ada = opened(invite, size, "gaunerbande")
    page = ada.page
    ada.sees(".hands .held")
    hers = hand(ada)
    assert len(hers) == 13
    for place in range(3):  # both pass three cards on
        page.locator(".hands .held").nth(place).evaluate("card => card.click()")
    page.click(".slip .btn:not(.is-quiet):enabled")
    expect(page.locator(".cover h1")).to_have_text("Gib das Gerät an Mona", timeout=60_000)
    ada.shot(f"cover-{size[0]}")
    assert page.evaluate(HANDS) == []
    assert page.locator(".cover [data-here]").count() == 1
    page.evaluate(SCRIPT)
    assert serious(page, RULES["evening"], ".cover") == []
    page.reload()  # whoever takes it now is asked who they are
    ada.sees(".cover [data-here] >> nth=1")
    assert page.evaluate(HANDS) == []
    page.click(".cover [data-here='1']")
    ada.sees(".hands .held")
    theirs = hand(ada)
    assert len(theirs) == 13
    assert not set(hers) & set(theirs)
    assert "Ada" in page.locator(".seat .name").all_inner_texts()
    for place in range(3):
        page.locator(".hands .held").nth(place).evaluate("card => card.click()")
    page.click(".slip .btn:not(.is-quiet):enabled")
    page.wait_for_function(  # somebody of the two is asked next, or a bot plays
        "() => document.querySelector('.cover') || document.querySelectorAll('.hands .held').length === 13",
        timeout=60_000,
    )


def test_a_table_for_one_is_as_before(invite: Any) -> None:
    ada = invite("Ada").go("/new/zehn")
    ada.sees("[data-part='here']")
    ada.page.click("button[type=submit]")
    ada.sees(".invitation .code")
    assert ada.page.locator(".cover").count() == 0


def test_where_being_first_counts_everybody_needs_a_device(invite: Any) -> None:
    ada = invite("Ada").go("/new/halt_mal_kurz")
    ada.sees("button[type=submit]")
    assert ada.page.locator("[data-part='here']").count() == 0
