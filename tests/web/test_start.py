"""The start page: back to one's table first, the games as one plays them, and a coach in the first match of each."""

import re
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.declaration import faults

pytest.importorskip("playwright")


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_lengths_are_options_of_the_game(game: Any) -> None:
    assert list(faults(game)) == []


def test_a_running_table_comes_first_and_play_now_remembers(invite: Any) -> None:
    ada = invite("Ada")
    ada.go("/")
    assert ada.page.locator(".back-slip").count() == 0
    last = ada.page.locator("[data-play]").last.get_attribute("data-play")
    assert last == games.NAMES[-1]
    ada.page.click("[data-change=klaumau]")
    sheet = ada.page.locator("dialog[data-name=playnow]")
    assert not re.search(r"\b(new|start|length)\.\w+", sheet.inner_text()), "a key without words"
    sheet.locator(".pick").nth(0).get_by_text("3", exact=True).click()
    sheet.locator(".pick").nth(1).locator("button").first.click()
    sheet.locator(".pick").nth(2).locator("button").first.click()
    ada.page.click("[data-begin=klaumau]")
    ada.sees(".table .hands .held")
    ada.page.wait_for_function("document.querySelectorAll('section.seat').length === 2")
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
    ada.page.evaluate("localStorage.stammtisch = JSON.stringify({ known: ['gaunerbande'] })")
    ada.go("/")
    ada.page.click("[data-play=gaunerbande]")
    ada.sees(".table .hands .held")
    assert ada.page.locator(".coach:not([hidden])").count() == 0
