"""What the rulebooks say of the booklets: what is ours, how cards and acts are called there, what one says."""

import re

import pytest

from stammtisch import games, words
from stammtisch.core.languages import LANGUAGES
from stammtisch.words.cards import named

BOOKLET = {"en": "booklet", "de": "Anleitung", "fr": "règle imprimée", "it": "istruzioni"}
ASSUMPTION = {"en": "assumption", "de": "Annahme", "fr": "hypothèse", "it": "supposizione"}
OURS = {"en": "are ours", "de": "haben wir uns ausgedacht", "fr": "sont de nous", "it": "sono nostri"}
TONGUES = {
    "en": ("German", "English", "French", "Italian"),
    "de": ("deutschen", "englische", "französische", "italienische"),
    "fr": ("allemande", "anglaise", "française", "italienne"),
    "it": ("tedesche", "inglesi", "francesi", "italiane"),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(game: str, language: str, number: str) -> str:
    """A paragraph as one line."""
    return " ".join(games.get(game).book(language).paragraph(number).text.split())


@every_language
def test_what_the_booklets_leave_open_is_said_to_be_ours(language: str) -> None:
    trades = said("gaunerbande", language, "GB-2")
    assert BOOKLET[language] in trades
    assert re.search(rf"\b46\b[^.;]*{OURS[language]}", trades)
    for game, number in (("halt_mal_kurz", "HK-2"), ("zehn", "ZE-3"), ("klaumau", "KM-4")):
        assert ASSUMPTION[language] in said(game, language, number), number
    assert BOOKLET[language] in said("halt_mal_kurz", language, "HK-2")


@every_language
def test_what_has_been_taken_may_be_looked_at_and_the_book_says_so(language: str) -> None:
    """The booklets lay tricks face down."""
    assert "GB-37" in said("gaunerbande", language, "GB-16")
    assert "BS-42" in said("black_spy", language, "BS-18")


@every_language
def test_who_doubts_by_which_booklet(language: str) -> None:
    text = said("klaumau", language, "KM-19")
    places = [text.index(tongue) for tongue in TONGUES[language]]
    assert places == sorted(places), "the next player by the German one, anybody by the others"


@every_language
@pytest.mark.parametrize(("saying", "number"), [("hold", "HK-15"), ("swap", "HK-29"), ("list", "HK-44")])
def test_the_book_has_the_sayings_as_they_are_said(language: str, saying: str, number: str) -> None:
    """In German, as on the cards, and in the language of the book; the bubble says no less."""
    text = said("halt_mal_kurz", language, number).replace("\N{NO-BREAK SPACE}", " ")
    key = f"halt_mal_kurz.say_{saying}"
    for tongue in ("de", language):
        assert words.speech(tongue).text(key).replace("\N{NO-BREAK SPACE}", " ") in text


CARDS = ("r-key", "r-safe", "r-bigsafe", "r-plan", "r-crook", "r-trade", "police", "dog", "bomb", "fence")
LETTERS = {
    **{"r-key": "?", "r-safe": "X", "r-bigsafe": "XX", "r-plan": "→", "r-crook": "G C V", "r-trade": "T B E"},
    **{"police": "P", "dog": "W C", "bomb": "B", "fence": "–"},
}
"""In German, English and French; the Italian cards have the German ones."""


def word_list(language: str) -> list[list[str]]:
    """The rows of the table of words in the book of Klaumau."""
    text = games.get("klaumau").book(language).sections[-1].words
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


@every_language
def test_the_word_list_has_every_card_with_the_letter_that_is_printed_on_it(language: str) -> None:
    rows = word_list(language)
    with words.speaking(language):
        names = {card: named("klaumau", card).short.lower() for card in CARDS}
    for card, name in names.items():
        row = next((row for row in rows if set(name.split()) <= set(re.findall(r"[\w-]+", row[0].lower()))), None)
        assert row is not None, (language, name)
        assert {*LETTERS[card].split()} <= {*re.findall(r"[?→–]|\b[A-Z]+\b", row[1])}, row
        assert row[2]


@every_language
def test_the_boxes_have_their_titles(language: str) -> None:
    text = games.get("klaumau").book(language).sections[-1].words
    assert "`Sur vos gardes!`" in text
    assert "`Prendi il bottino!`" in text


def test_the_english_booklet_has_words_of_its_own() -> None:
    booklet = {row[0]: row[2] for row in word_list("en")}
    assert booklet["small safe, big safe"] == "small treasure, big treasure"
    assert (booklet["trade"], booklet["fence"]) == ("barter", "receiver of stolen goods")


@pytest.mark.parametrize("game", games.NAMES)
def test_french_signs_have_the_spaces_of_print(game: str) -> None:
    text = re.sub(r"`[^`]*`", "`", games.get(game).book("fr").text)
    prose = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    assert re.findall(r".{12}[^\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\n][;:!?»](?=\s).{3}", prose) == []
    assert re.findall(r"«[^\N{NO-BREAK SPACE}].{9}", prose) == []
    assert re.findall(r"\d 000", prose) == []
