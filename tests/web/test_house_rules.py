"""The form of a new table: the booklet's rules first, house rules with their paragraphs, sets with a name, and what
guests read before they sit down.
"""

from typing import Any

import pytest

pytest.importorskip("playwright")

from tests.tiers import first_of
from tests.web.conftest import PATIENCE


def chosen(page: Any) -> dict[str, Any]:
    """The options with which the form would open a table."""
    with page.expect_request("**/api/tables", timeout=PATIENCE) as asked:
        page.click("button[type=submit]")
    return dict(asked.value.post_data_json["options"])


@pytest.mark.parametrize("size", first_of([(390, 844), (1280, 900)]))
def test_rules_are_chosen_kept_under_a_name_and_read_by_guests(invite: Any, size: tuple[int, int]) -> None:
    ada = invite("Ada", size=size).go("/new/gaunerbande")
    page = ada.page
    ada.sees(".sets")
    assert page.locator(".sets [aria-pressed=true]").inner_text() == "Wie üblich"
    page.click("[data-option='passing'] button:has-text('nie')")
    page.fill("#option-rounds", "3")
    page.click("[data-option='rounds'] .why > summary")
    page.wait_for_selector("[data-option='rounds'] .why-number", timeout=PATIENCE)
    assert page.locator("[data-option='rounds'] .why-number").inner_text() == "GB-34"
    page.click(".keep-set > summary")
    page.fill(".keep-set input", "Freitags")
    page.keyboard.press("Enter")
    ada.sees(".sets button:has-text('Freitags')")
    assert page.locator(".sets [aria-pressed=true]").inner_text() == "Freitags"
    ada.shot(f"house-rules-{size[0]}")
    page.click(".sets button:has-text('Wie üblich')")
    assert page.input_value("#option-rounds") == ""
    page.click(".sets button:has-text('Freitags')")
    assert page.input_value("#option-rounds") == "3"
    assert chosen(page) == {"passing": "none", "rounds": 3}
    ada.sees(".invitation .code")
    ada.sees(".qr-code[src$='?rules=Freitags']")  # what the rules are called goes with the invitation
    bert = invite("Bert", size=size).go(f"/t/{page.inner_text('.invitation .code')}?rules=Freitags")
    bert.sees(".facts .agreed")
    assert "„Freitags“" in bert.page.inner_text(".facts")
    told = bert.page.locator(".facts .agreed li b").all_inner_texts()
    assert told == ["Runden: 3", "Weitergeben: nie", "Zurückschauen: alles"]
    bert.shot(f"house-rules-guest-{size[0]}")
    bert.page.click(".facts .keep-set > summary")
    assert bert.page.input_value(".facts .keep-set input") == "Freitags"
    bert.page.fill(".facts .keep-set input", "")
    bert.page.click(".facts .keep-set .btn")  # without a name it is what one always plays
    bert.go("/new/gaunerbande").sees(".sets button:has-text('Wie immer')")
    bert.page.click(".sets button:has-text('Wie immer')")
    assert bert.page.input_value("#option-rounds") == "3"
    bert.page.click(".sets button[aria-label='„Wie immer“ vergessen']")
    bert.page.wait_for_selector(".sets button:has-text('Wie immer')", state="detached", timeout=PATIENCE)


def test_a_bomb_says_what_it_does(invite: Any, house: Any) -> None:
    rule = [{"who": "left", "what": "miss", "count": 1}]
    for options, said in (({"bomb_rule": rule}, "Wer links davon sitzt, setzt einmal aus."), ({}, None)):
        opened = house.open("klaumau", players=4, options={"bomb": True, **options})
        bert = invite("Bert").go(f"/t/{opened['code']}")
        bert.sees(".facts .agreed")
        (told,) = bert.page.locator(".facts .agreed li:has-text('Bombe') small").all_inner_texts()
        assert told == said if said else told.startswith("Die ausgesuchte Person verliert")


def test_a_first_seat_is_asked_for_only_where_a_certain_seat_begins(invite: Any) -> None:
    ada = invite("Ada").go("/new/halt_mal_kurz")
    page = ada.page
    ada.sees("[data-option='starts']")
    assert page.locator("[data-option='first_seat']").is_hidden()
    page.locator("[data-option='starts'] button").nth(2).click()
    page.fill("#option-first_seat", "1")
    page.locator("[data-option='starts'] button").nth(1).click()
    assert page.locator("[data-option='first_seat']").is_hidden()
    assert chosen(page) == {"starts": "duel"}  # what is not asked any more is not sent


def test_with_the_booklets_rules_guests_are_told_so(invite: Any) -> None:
    """Also where what is usual depends on the number of players."""
    ada = invite("Ada").go("/new/black_spy")
    ada.sees("#option-limit")
    assert ada.page.get_attribute("#option-limit", "placeholder") == "150"
    assert chosen(ada.page) == {}
    ada.sees(".facts .agreed")
    told = ada.page.locator(".facts .agreed li :is(b, em)").all_inner_texts()
    assert [text.strip() for text in told] == ["Zurückschauen: alles", "(Regel von uns)"]  # the limit is as usual
    ada.go("/new/zehn").sees("#option-chips")
    assert chosen(ada.page) == {}
    ada.sees(".facts >> text=Nach der Anleitung.")


def test_contradictory_rules_are_refused_in_words(invite: Any) -> None:
    ada = invite("Ada").go("/new/black_spy")
    ada.sees("#option-keep_every")
    ada.page.fill("#option-keep_every", "1")
    ada.page.click("button[type=submit]")
    ada.sees("text=So gäbe nie jemand Karten weiter")
    ada.faults[:] = [fault for fault in ada.faults if "422" not in fault]  # it was refused
