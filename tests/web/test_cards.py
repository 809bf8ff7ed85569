"""The decks: every card of every game is drawn from parts that exist, and has a name in every language."""

from typing import Any

import pytest

from stammtisch import games
from tests.web.conftest import WEB

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
PARTS = {
    part.split('"')[0]
    for part in (WEB / "shared" / "art" / "figures.svg").read_text(encoding="utf-8").split(' id="')[1:]
}


def cards(name: str) -> list[str]:
    deck = games.get(name).deck
    return list(dict.fromkeys(deck.name(card) for card in range(len(deck))))


@pytest.mark.parametrize("game", games.NAMES)
def test_the_client_knows_every_card(stage: Any, game: str) -> None:
    assert set(stage.evaluate("game => stage.FACES[game]", game)) == set(cards(game))


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("cut", ["s", "l"])
def test_every_card_is_drawn_from_parts_that_exist(stage: Any, game: str, cut: str) -> None:
    drawn = stage.evaluate(
        "([game, cut, cards]) => cards.map((card) => stage.cardSource(game, card, { cut }))", [game, cut, cards(game)]
    )
    for card, source in zip(cards(game), drawn, strict=True):
        used = {part.split('"')[0] for part in source.split('href="#')[1:]}
        assert used or game == "zehn", card
        assert used <= PARTS, card
        assert not [wrong for wrong in ("undefined", "NaN", "style=") if wrong in source], card
    assert len(set(drawn)) == len(drawn), "two cards look the same"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_card_has_a_name_of_its_own(stage: Any, game: str, language: str) -> None:
    names = stage.evaluate(
        """async ([game, language, cards]) => {
          await stage.setLanguage(language);
          const names = cards.map((card) => stage.cardName(game, card));
          await stage.setLanguage("de");
          return names;
        }""",
        [game, language, cards(game)],
    )
    assert all(name["long"] and name["short"] and "undefined" not in str(name) for name in names)
    assert len({name["long"] for name in names}) == len(names)


def test_a_name_with_markup_stays_text(stage: Any) -> None:
    """Names come from people: they never become elements."""
    from tests.web.matches import views

    view, _ = next(views("gaunerbande"))
    view["names"] = ["Ada", "<img src=x onerror=alert(1)>", "<b>Mona</b>", '"quoted" & co']
    stage.evaluate("view => stage.show(view)", view)
    assert stage.locator(".seat .who").all_inner_texts() == view["names"][1:]
    assert stage.locator(".table img, .seat b").count() == 0
