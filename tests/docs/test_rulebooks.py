"""The rulebooks say the same in every language."""

import re
from collections import Counter

import pytest

from stammtisch import games
from stammtisch.core.languages import LANGUAGES, SOURCE
from stammtisch.core.rulebook import Rulebook
from stammtisch.words import shape, speaking

TRANSLATIONS = [language for language in LANGUAGES if language != SOURCE]

COMMON = {
    "en": "the of and is are that with which when your you they this their each from what whoever may cards other it",
    "de": "der und ist nicht mit wer eine einen dem den auf sich oder wird sind karte karten auch dann von zu bei",
    "fr": "les est une dans pour que avec sur vous ceux cartes joueur chacun leur aux par pas tous sont ses cette",
    "it": "gli di che chi nella una con sono ha viene quando alla della delle nel ogni suo sua anche uno dal più",
}
"""Words that hardly a page of a language does without, and that mean nothing in the others."""

WORDS = {language: set(words.split()) for language, words in COMMON.items()}

PHRASES = re.compile(r"Halt mal kurz|Ach – mein, dein …|Schnick-Schnack-Schnuck|D(?:ie|er) [A-Z][\w-]+|Not-to-do-Liste")
"""Names of cards, which stay German in every language."""


def book(game: str, language: str) -> Rulebook:
    return games.get(game).book(language)


def prose(text: str) -> str:
    """What people read of a paragraph: without code, and without the names of cards that are German everywhere."""
    return PHRASES.sub(" ", re.sub(r"`[^`]*`", " ", text))


def numbers(text: str) -> Counter[int]:
    """How often each number stands there; 1,000 and 1.000 and 1 000 are the same."""
    text = re.sub(r"(?<=\d)[., \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}](?=\d{3}\b)", "", text)
    return Counter(int(each) for each in re.findall(r"\d+", text))


def code(text: str) -> Counter[str]:
    return Counter(re.findall(r"`[^`]*`", text))


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", prose(text).lower())


def strangers(text: str, language: str) -> list[str]:
    """Common words of other languages in a text."""
    others = set().union(*(common for other, common in WORDS.items() if other != language))
    return [word for word in words(text) if word in others]


every_book = pytest.mark.parametrize("game", games.NAMES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


def test_every_game_has_a_book_in_every_language_and_there_are_no_others() -> None:
    for game in games.every():
        found = {path.name for path in (game.folder / "book").iterdir()}
        books = {f"{language}.md" for language in LANGUAGES}
        assert found == books | {f"phases-{language}.svg" for language in LANGUAGES}, game.name


@every_translation
@every_book
def test_the_same_paragraphs_stand_under_the_same_headings(game: str, language: str) -> None:
    source, translated = book(game, SOURCE), book(game, language)
    assert translated.title == source.title
    assert [[each.number for each in section.paragraphs] for section in translated.sections] == [
        [each.number for each in section.paragraphs] for section in source.sections
    ]
    assert all(translated.headings)


@every_translation
@every_book
def test_every_paragraph_has_the_same_numbers_code_and_shape(game: str, language: str) -> None:
    source, translated = book(game, SOURCE), book(game, language)
    for number, paragraph in source.paragraphs.items():
        other = translated.paragraphs[number].text
        assert numbers(other) == numbers(paragraph.text), number
        assert code(other) == code(paragraph.text), number
        for mark in ("\n- ", "\n|"):
            assert other.count(mark) == paragraph.text.count(mark), f"{number}: lists and tables"
    for section, other_section in zip(source.sections, translated.sections, strict=True):
        assert numbers(other_section.words) == numbers(section.words)


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_nothing_is_left_in_another_language(game: str, language: str) -> None:
    whole = book(game, language)
    for section in whole.sections:
        assert strangers(f"{section.heading} {section.words}", language) == []
        for each in section.paragraphs:
            assert strangers(each.text, language) == [], each.number
    own = [word for word in words(whole.text) if word in WORDS[language]]
    assert len(own) > 0.1 * len(words(whole.text)), f"this does not read like {LANGUAGES[language]}"


@every_translation
@every_book
def test_no_paragraph_is_much_shorter_or_longer_than_in_english(game: str, language: str) -> None:
    source, translated = book(game, SOURCE), book(game, language)
    for number, paragraph in source.paragraphs.items():
        ratio = (len(translated.paragraphs[number].text) + 20) / (len(paragraph.text) + 20)
        assert 0.6 < ratio < 1.75, f"{number}: {ratio:.2f}"


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_every_picture_and_link_leads_somewhere_and_every_example_is_cited(game: str, language: str) -> None:
    file = games.get(game).folder / "book" / f"{language}.md"
    links = re.findall(r"\]\(([^)]+)\)", file.read_text(encoding="utf-8"))
    assert {f"../examples/{name}.jsonl" for name in games.get(game).examples} <= set(links)
    for link in links:
        assert (file.parent / link).resolve().is_file(), link


def test_the_checks_would_notice() -> None:
    assert numbers("1,000 of 7") == numbers("7 von 1.000") == numbers("1\N{NO-BREAK SPACE}000 sur 7") == {1000: 1, 7: 1}
    assert numbers("1, 2, 3") == {1: 1, 2: 1, 3: 1}
    assert strangers("Wer dran ist, zieht the card", "de") == ["the"]
    assert strangers("Option `the`: wer dran ist", "de") == []
    assert strangers("Qui n'a plus de cartes und wartet", "fr") == ["und"]


OURS = {
    "en": ("the other 46 professions are ours", "not in the booklet; it is our assumption"),
    "de": ("die anderen 46 Berufe haben wir uns ausgedacht", "steht nicht in der Anleitung; das ist unsere Annahme"),
    "fr": ("les 46 autres métiers sont de nous", "pas dans la règle imprimée ; c’est une hypothèse de notre part"),
    "it": ("gli altri 46 mestieri sono nostri", "non sta nelle istruzioni; è una nostra supposizione"),
}


@pytest.mark.parametrize("language", OURS)
def test_what_is_ours_and_not_the_booklets_is_said(language: str) -> None:
    for game, number, said in zip(("gaunerbande", "halt_mal_kurz"), ("GB-2", "HK-2"), OURS[language], strict=True):
        paragraph = book(game, language).paragraphs[number].text
        assert plain(said) in plain(paragraph), (game, number)


def plain(text: str) -> str:
    """With one kind of blank only."""
    return " ".join(text.replace("\u202f", " ").replace("\xa0", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_every_option_has_its_paragraph_and_house_rules_all_their_values(game: str, language: str) -> None:
    paragraphs = [each.text for each in book(game, language).paragraphs.values()]
    for option in games.get(game).options.describe():
        own = [text for text in paragraphs if f"`{option.name}`" in text]  # by which the form finds it
        assert own, option.name
        said = " ".join(own)
        if option.group == "house":
            assert [value for value in option.of or () if f"`{value}`" not in said] == [], option.name


MARK = {"en": "*Ours:*", "de": "*Von uns:*", "fr": "*De nous :*", "it": "*Da noi:*"}
"""With these words begins what we decided, where the booklet says something else or nothing."""
MARKED = {
    "gaunerbande": "GB-16 GB-18 GB-37",
    "black_spy": "BS-18 BS-26 BS-36 BS-42",
    "zehn": "ZE-5 ZE-24 ZE-25 ZE-28",
    "klaumau": "KM-23 KM-31 KM-48 KM-71",
    "halt_mal_kurz": "HK-6 HK-33 HK-43 HK-46",
}


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_what_departs_from_the_booklet_is_marked_alike(game: str, language: str) -> None:
    found = book(game, language)
    assert MARK[language] in plain(found.sections[0].words), "the reader is told what it means"
    marked = [number for number, each in found.paragraphs.items() if MARK[language] in plain(each.text)]
    assert marked == MARKED[game].split()


@every_book
def test_what_is_ours_as_usual_or_beside_the_booklets_is_marked(game: str) -> None:
    """House rules stand in a section of their own, which says so."""
    marked = [text.text for text in book(game, SOURCE).paragraphs.values() if MARK[SOURCE] in text.text]
    for option in games.get(game).options.describe():
        usual = option.sources[str(option.default) if option.of else "usual"]
        if usual == "ours":
            assert any(f"`{option.name}`" in text for text in marked), option.name


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_the_age_of_the_box_is_said(game: str, language: str) -> None:
    age = games.get(game).from_age
    said = re.findall(r"(\d+) (?:years|Jahren|ans|anni)", plain(book(game, language).sections[0].words))
    assert said == ([] if age is None else [str(age)])
    with speaking(language):
        assert (f" {age}" in shape(games.get(game)).rpartition(",")[2]) == (age is not None)
