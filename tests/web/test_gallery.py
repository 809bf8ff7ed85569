"""The gallery: every card is shown, with a name, what it does, and how many of it there are."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch import games
from stammtisch.games.halt_mal_kurz import cards as halt_mal_kurz
from stammtisch.games.klaumau import cards as klaumau
from stammtisch.games.zehn import cards as zehn
from stammtisch.words import catalogues
from tests.web.conftest import PATIENCE, watch

pytest.importorskip("playwright")

LANGUAGES = catalogues.languages()
SIZES = ((390, 844), (360, 640), (1280, 800))


@pytest.fixture(scope="module")
def gallery(browser: Any, files: str) -> Iterator[Any]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults = watch(page)
    page.goto(f"{files}/gallery")
    page.wait_for_selector(".showcase use")
    yield page
    context.close()
    assert not faults


def faces(name: str) -> list[str]:
    deck = games.get(name).deck
    return list(dict.fromkeys(deck.name(card) for card in range(len(deck))))


def counts(name: str) -> dict[str, list[int]]:
    """How often each card is in the usual deck; for Klaumau also in the smaller one."""
    if name == "zehn":
        rounds = {f"rc{points}": [1] for points in range(1, zehn.ROUNDS + 1)}
        return {face: [count] for face, (count, _) in zehn.USUAL.items()} | rounds
    if name == "klaumau":
        variants = {"dog": [2], "bomb": [1], "fence": [1]}
        variants |= {f"{colours}-plan": [0] for colours in klaumau.PLANS if colours not in klaumau.PAIRS}
        return {face: [count, klaumau.SMALL[face]] for face, count in klaumau.FULL.items()} | variants
    if name == "halt_mal_kurz":
        return {face: [count] for face, count in halt_mal_kurz.USUAL.items()}
    deck = games.get(name).deck
    return {face: [count] for face, count in Counter(deck.name(card) for card in range(len(deck))).items()}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_card_is_shown_in_the_order_of_its_deck(gallery: Any, game: str) -> None:
    shown = gallery.evaluate(
        "game => [...document.querySelectorAll(`[data-game=${game}]`)].map((card) => card.dataset.card)", game
    )
    assert sorted(shown) == sorted(faces(game))


@pytest.mark.parametrize("game", games.NAMES)
def test_it_says_how_many_there_are(gallery: Any, game: str) -> None:
    said = gallery.evaluate(
        """async ([game, cards]) => {
          const { countOf } = await import("/static/table/state/effects.js");
          return cards.map((card) => countOf(game, card));
        }""",
        [game, faces(game)],
    )
    expected = counts(game)
    for face, found in zip(faces(game), said, strict=True):
        assert found in (expected[face], expected[face][:1] if len(set(expected[face])) == 1 else None), face


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does_in_every_language(gallery: Any, language: str) -> None:
    """Nothing is left as a key, nothing is undefined; equal cards of a kind may say the same."""
    texts = gallery.evaluate(
        """async (language) => {
          const { setLanguage } = await import("/static/shared/words/index.js");
          await setLanguage(language);
          const texts = [...document.querySelectorAll(".shelf li, .deck > header p, .deck h3")]
            .map((each) => each.textContent);
          await setLanguage("de");
          return texts;
        }""",
        language,
    )
    assert len(texts) > sum(len(faces(game)) for game in games.NAMES)
    assert not [text for text in texts if re.search(r"undefined|NaN|\w+\.\w+\.\w|\{", text) or not text.strip()]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_out_of_the_page(gallery: Any, size: tuple[int, int]) -> None:
    gallery.set_viewport_size({"width": size[0], "height": size[1]})
    out = gallery.evaluate(
        """() => [...document.querySelectorAll(".shelf li, .showcase, .deck > header, .gallery-rail")]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > innerWidth)
          .map((each) => each.textContent)"""
    )
    assert out == []
    assert gallery.evaluate("document.documentElement.scrollWidth") <= size[0]
    gallery.set_viewport_size({"width": 390, "height": 844})


def focused(page: Any) -> str:
    card: str = page.evaluate("document.activeElement.dataset.card ?? document.activeElement.tagName")
    return card


def test_the_keyboard_reaches_every_card(gallery: Any) -> None:
    """A deck is one stop of the tab key; arrows walk, Enter shows the card large, arrows turn to the next."""
    gallery.locator(".jumps a", has_text="Zehn").click()
    assert gallery.url.endswith("/gallery/zehn")
    gallery.keyboard.press("Tab")
    assert focused(gallery) == "n0"
    gallery.keyboard.press("ArrowRight")
    assert focused(gallery) == "n1"
    gallery.keyboard.press("ArrowDown")
    assert focused(gallery) == "n3"
    gallery.keyboard.press("End")
    assert focused(gallery) == "rc10"
    gallery.keyboard.press("Tab")
    assert focused(gallery) == "r1"
    gallery.keyboard.press("Shift+Tab")
    assert focused(gallery) == "rc10"
    gallery.keyboard.press("Home")
    gallery.keyboard.press("Enter")
    dialog = gallery.locator("dialog[open]")
    assert dialog.locator("svg.card").get_attribute("data-card") == "n0"
    gallery.keyboard.press("ArrowRight")
    assert dialog.locator("svg.card").get_attribute("data-card") == "n1"
    gallery.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert focused(gallery) == "n1"
