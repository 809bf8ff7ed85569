"""The catalogues of the command line and the terminal: nothing missing, nothing left over, nothing left in English."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Fact
from stammtisch.core.languages import LANGUAGES, SOURCE
from stammtisch.games import klaumau
from stammtisch.games.klaumau import bomb
from stammtisch.words import catalogues
from stammtisch.words.elsewhere import MESSAGES
from tests.words import reading, sources

TRANSLATIONS = [language for language in LANGUAGES if language != SOURCE]
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)

SAME = {
    "de": {"terminal-enter_key"},
    "fr": {
        "halt_mal_kurz-shown-action",
        "zehn-shown-pot",
        "cli-frame-arguments",
        "cli-frame-options",
        "cli-total",
        "terminal-total",
    }
    | {"terminal-command-score", "terminal-typed-score", "terminal-unit-points"},
    "it": {"terminal-no"},
}
"""Words that are the same in English."""


@pytest.fixture(scope="module")
def everything() -> set[str]:
    return sources.everything()


def names(text: str) -> set[str]:
    """The names in braces; JSON has braces of its own."""
    if '{"' in text:
        return set()
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@every_translation
def test_nothing_is_missing_and_nothing_left_over(everything: set[str], language: str) -> None:
    known = set(words.catalogue(language))
    assert sorted(everything - known) == [], "said, but not translated"
    assert sorted(known - everything) == [], "translated, but never said"


@every_translation
def test_values_have_the_same_names(language: str) -> None:
    for text, said in words.catalogue(language).items():
        if text in MESSAGES:  # what was recognised need not all be said again
            assert names(said) <= names(text), text
        else:  # what a library says in English need not be said again either
            assert names(text) - {"reason"} <= names(said) <= names(text), text


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    left = {text for text, said in words.catalogue(language).items() if text == said and re.search(r"[a-z]{2}", text)}
    english, spoken = catalogues.chapters(SOURCE), catalogues.chapters(language)
    left |= {
        key
        for chapter in catalogues.UNSERVED
        for key, pattern in english[chapter].items()
        if spoken[chapter][key] == pattern and re.search(r"[a-z]{2}", reading.written(pattern))
    }
    assert left == SAME[language]


@every_translation
def test_spaces_at_the_ends_are_kept(language: str) -> None:
    for text, said in words.catalogue(language).items():
        if text[0] not in ",;:":  # French has spaces there
            assert text.startswith(" ") == said.startswith((" ", "\N{NO-BREAK SPACE}")), text
            assert text.endswith(" ") == said.endswith(" "), text


# Refusals


def refusals(game: str) -> dict[str, set[str]]:
    """The keys of a game's refusals, and the parameters that every refusal of the key has."""
    found: dict[str, set[str]] = {}
    source = (sources.PACKAGE / "games" / game / "texts.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            key = ast.literal_eval(node.args[0])
            given = node.args[3] if len(node.args) > 3 else ast.Dict([], [])
            assert isinstance(given, ast.Dict)
            parameters = {ast.literal_eval(each) for each in given.keys if each is not None}
            found[key] = found.get(key, parameters) & parameters
    return found


@every_translation
def test_every_refusal_has_its_words(language: str) -> None:
    assert set(words.reasons(language)) == set(games.NAMES)
    for game in games.NAMES:
        expected, known = refusals(game), words.reasons(language)[game]
        assert set(known) == set(expected), game
        for key, said in known.items():
            assert names(said) <= expected[key], f"{game}.{key}"


# Messages that were made elsewhere


@every_translation
def test_messages_made_elsewhere_are_recognised(language: str) -> None:
    with words.speaking(language):
        for text in MESSAGES:
            message = re.sub(r"\{\w+\}", "§", text)
            assert words.reword(message) == re.sub(r"\{\w+\}", "§", words.phrase(text)), text
        assert words.reword("something else") == "something else"


@every_translation
@pytest.mark.parametrize("rule", [*bomb.READY, "steps"])
def test_what_the_bomb_does_is_said_step_by_step(language: str, rule: str) -> None:
    steps = [{"who": who, "what": "lose", "count": "all"} for who in ("chosen", "others")] if rule == "steps" else rule
    with words.speaking(language):
        for step in bomb.describe(steps).rstrip(".").split("; then "):
            english = step[0].lower() + step[1:]
            said = words.reword(english)
            assert said != english
            assert not re.search(r"\b(card|turn|neighbour|player|who|most|all|one|two)s?\b", said), said


RECORD = (Path(__file__).parents[1] / "playthroughs" / "gaunerbande" / "4-short.jsonl").read_text(encoding="utf-8")


def test_errors_of_the_library_are_recognised() -> None:
    """Some of those that players meet, as they really are, with what they have inside."""

    makers = [
        lambda: games.get("chess"),
        lambda: games.get("gaunerband"),
        lambda: games.get("zehn").book().paragraph("99"),
        lambda: klaumau.GAME.options.build({"doubters": "nobody"}),
        lambda: klaumau.GAME.options.build({"doubter": "next"}),
        lambda: klaumau.GAME.options.build({}, ["bombs"]),
        lambda: games.get("gaunerbande").options.build({"limit": 0}),
        lambda: klaumau.GAME.options.build({"bomb_rule": [{"who": "self", "what": "pay", "count": 1}]}),
        lambda: klaumau.GAME.options.build({"bomb_rule": "smoke"}).check_needs(),
        lambda: klaumau.GAME.deck.find("r9"),
        lambda: stammtisch.replay(RECORD.replace('"play r', '"play g')),
        lambda: stammtisch.replay(RECORD.replace('"seat":', '"seat":1')),
    ]
    for make in makers:
        with pytest.raises(StammtischError) as error:
            make()
        assert words.explain(error.value) == str(error.value)
        with words.speaking("de"):
            said = words.explain(error.value)
        assert said != str(error.value)
        assert not re.search(r"\b(expected|possible|line|the|there)\b", said)


# Games


@pytest.mark.parametrize("name", games.NAMES)
def test_the_catalogues_of_a_game_say_what_it_declares(name: str) -> None:
    """In English word for word; in other languages whatever it has in English."""
    declared = sources.of_game(games.get(name))
    assert {key: words.say(f"{name}.{key}") for key in declared} == declared
    chapter = {
        key.removeprefix(f"{name}-").replace("-", ".")
        for key in catalogues.chapters(SOURCE)["terminal"]
        if key.startswith(f"{name}-")
    }
    facts = {key for key, kind in games.get(name).facts.items() if kind is not Fact.AUCTION}  # has a sentence
    assert {f"shown.{key}" for key in facts} <= chapter
    assert {key for key in chapter if not key.startswith(("shown.", "word."))} == set(declared)


def test_a_game_without_a_catalogue_says_what_it_declares() -> None:
    with words.speaking("de"):
        assert words.own("hearts", "about", "A game.") == "A game."
        assert words.own("zehn", "prompt.raise", "Bid more, or pass.") != "Bid more, or pass."


def test_moves_are_shown_in_the_language() -> None:
    assert [words.move(move) for move in ("play r10", "can't", "swap seat 2")] == ["play r10", "can't", "swap seat 2"]
    with words.speaking("de"):
        assert words.move("can't") == "ich kann nicht"
        assert words.move("play r10") == "spiele r10"


# The mechanism


def cards() -> list[str]:
    return [words.say("terminal.unit.cards", n=n) for n in (0, 1, 2)]


def test_say() -> None:
    assert words.say("terminal.round_is_over", number=3) == "Round 3 is over."
    with words.speaking("de"):
        assert words.language() == "de"
        assert words.say("terminal.round_is_over", number=3) == "Runde 3 ist vorbei."
        assert words.say("never.said", number=3) == "never.said"
        assert words.phrase("never said {number}", number=3) == "never said 3"
        assert words.listing(["a", "b", "c"]) == "a, b und c"
        assert words.listing(["a", "b", "c"], "or") == "a, b oder c"
        assert cards() == ["0 Karten", "1 Karte", "2 Karten"]
    with words.speaking("fr"):
        assert cards() == ["0 carte", "1 carte", "2 cartes"]
    assert words.language() == SOURCE


def test_every_key_that_is_used_has_words_and_all_words_are_used() -> None:
    """Of the command line and the terminal; other languages have the same (tests/web/test_words.py)."""
    chapters = catalogues.chapters(SOURCE)
    known = {key.replace("-", ".") for chapter in catalogues.UNSERVED for key in chapters[chapter]}
    used, begun = sources.keys()
    everything = {key.replace("-", ".") for chapter in chapters.values() for key in chapter}
    assert sorted(used - everything) == []
    assert [start for start in begun if not any(key.startswith(start) for key in everything)] == []
    of_games = tuple(f"{name}." for name in games.NAMES)
    assert sorted(key for key in known - used if not key.startswith((*begun, *of_games))) == []


def test_the_collector_would_notice() -> None:
    code = 'say("a.b", c=1)\nself.stage.say(say("d.e"))\nsay(text)\nsay(f"f.{g}")\nsay("h" if i else "j")'
    assert set(sources.literals(code)) == {"a.b", "d.e", "f.", "h", "j"}


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("fr", "Ida", "enchère pour la carte d’Ida"),
        ("fr", "Kurt", "enchère pour la carte de Kurt"),
        ("fr", "Yves", "enchère pour la carte d’Yves"),
        ("fr", "Yusuf", "enchère pour la carte de Yusuf"),
        ("it", "Ida", "asta per la carta di Ida"),
    ],
)
def test_the_words_before_a_name_fit_it(language: str, name: str, said: str) -> None:
    with words.speaking(language):
        assert words.say("terminal.auction", owner=name) == said


def test_the_words_before_a_name_are_those_of_the_language() -> None:
    with words.speaking("fr"):
        assert words.before("vote pour que ", "Elif") == "vote pour qu’"
        assert words.before("tout le monde ", "Elif") == "tout le monde "
        assert words.say("terminal.auction_bid", owner="Elif", bidder="Ida", bid=3).startswith(
            "enchère pour la carte d’Elif, Ida"
        )
    with words.speaking("it"):
        assert [words.say("terminal.they_go_to", name=name) for name in ("Ada", "Emil")] == [
            "Vanno ad Ada.",
            "Vanno a Emil.",
        ]
        assert [words.listing(["Ida", name]) for name in ("Ada", "Emil")] == ["Ida e Ada", "Ida ed Emil"]
        assert [words.before("Vanno a ", name) for name in ("Ada", "Emil")] == ["Vanno ad ", "Vanno a "]
        assert [words.before("Ida e ", name) for name in ("Ada", "Emil")] == ["Ida e ", "Ida ed "]
    assert words.before("the card of ", "Ada") == "the card of "
