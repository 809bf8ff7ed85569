"""The catalogues of the command line and the terminal: nothing missing, nothing left over, nothing left in English."""

import ast
import pickle
import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.core.errors import BadMove, Fault, IllegalMove, StammtischError
from stammtisch.core.game import Fact
from stammtisch.core.languages import LANGUAGES, SOURCE
from stammtisch.games import klaumau
from stammtisch.games.klaumau import bomb
from stammtisch.table.refusals import refused_move
from stammtisch.words import catalogues
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
        "cli-review_points",
        "cli-review_verdict",
        "terminal-total",
    }
    | {"terminal-command-score", "terminal-typed-score", "terminal-unit-points"}
    | {"sim-options", "arena-ordinal", "arena-points", "arena-rotations"},
    "it": {"terminal-no"},
}
"""Words that are the same in English."""


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    english, spoken = catalogues.messages(SOURCE), catalogues.messages(language)
    chapters = catalogues.chapters(SOURCE)
    typed = {key for chapter in catalogues.UNSERVED for key in chapters[chapter]}
    typed |= {key for key in english if key.endswith("-full")}
    left = {
        key for key in typed if spoken[key] == english[key] and re.search(r"[a-z]{2}", reading.written(english[key]))
    }
    assert left == SAME[language]


# What is wrong


def said(home: str, key: str) -> str | None:
    """The message that says it where people type."""
    known = words.speech(SOURCE)
    return next((each for each in words._keys(Fault(key).of(home)) if each in known), None)


def test_everything_that_can_be_wrong_has_words() -> None:
    found = sources.faults()
    assert len(found) > 150
    assert [made for made in found if said(*made) is None] == []


def test_all_words_for_what_is_wrong_are_said() -> None:
    found = {said(*made) for made in sources.faults()} | {"fault.impossible", "fault.near", "fault.near_word"}
    of_pages = {"fault.number_expected", "fault.wrong_form"}  # what is wrong in games, said in short
    known = {key.replace("-", ".") for key in catalogues.messages(SOURCE)}
    full = {key for key in known if re.search(r"(^|\.)(refused|fault)\..*\.full$", key)}
    typed = {key for key in known if re.search(r"(^|\.)fault\.\w+$", key) and f"{key}.full" not in known}
    assert sorted((full | typed) - found - of_pages - {f"refused.{key}.full" for key in ("bad_move",)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_only_name_what_faults_have(language: str) -> None:
    messages = catalogues.messages(language)
    for (home, key), named in sources.faults().items():
        message = said(home, key)
        assert message is not None
        pattern = messages[message.replace(".", "-")]
        used = reading.parameters(pattern, messages) - reading.optional(pattern, messages)
        if named:  # some are put together elsewhere, with what they name
            assert used <= named | sources.NOT_NAMED | {"why"}, (home, key)


@every_translation
def test_every_game_says_why_a_move_is_refused_in_full(language: str) -> None:
    """With what was expected, in words of the language."""
    english, spoken = words.speech(SOURCE), words.speech(language)
    for (home, key), _ in sources.faults().items():
        if home and (sources.PACKAGE / "games" / home / "texts.py").read_text(encoding="utf-8").count(f'Fault("{key}"'):
            message = said(home, key)
            assert message is not None
            assert message.endswith(".full")
            assert spoken.messages[message.replace(".", "-")] != english.messages[message.replace(".", "-")]


def test_what_nobody_has_words_for_is_said_plainly() -> None:
    fault = Fault("no_such_song", "TY-3", song="r7", known=["a", "b", "c"]).of("karaoke")
    assert str(fault) == "no such song (song r7, known a, b or c) [TY-3]"
    assert str(Fault("too_loud")) == "too loud"
    with words.speaking("de"):
        assert words.explain(StammtischError(fault)) == "no such song (song r7, known a, b oder c) [TY-3]"


def test_a_fault_goes_the_whole_way() -> None:
    """From the rule to the wire: the same key, paragraph and parameters."""
    match = stammtisch.new("gaunerbande", 4, seed=1)
    seat = match.awaiting[0]
    other = next(card for card in match.game.faces if card not in match.view(seat)["hand"])
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, f"pass {other}")
    error = refused.value
    assert (error.key, error.paragraph, error.parameters) == ("not_in_hand", "GB-7", {"card": other})
    text = f"{other} is not in your hand: expected one of your own cards"
    assert str(error) == f"{text} [GB-7]"
    told = {"key": "not_in_hand", "text": text, "paragraph": "GB-7"}
    assert error.fault.as_json() == {**told, "parameters": {"card": other, "game": "gaunerbande"}}
    sent = refused_move(error, f"pass {other}").fault.as_json()
    assert sent == {**told, "parameters": {"move": f"pass {other}", "card": other, "game": "gaunerbande"}}
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (IllegalMove, str(error))


def test_what_cannot_be_read_says_why_on_the_wire_too() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    with pytest.raises(BadMove) as refused:
        match.play(match.awaiting[0], "pass r99")
    sent = refused_move(refused.value, "pass r99").fault.as_json()
    assert (sent["key"], sent["parameters"]["move"]) == ("bad_move", "pass r99")
    assert sent["text"] == "there is no card 'r99': expected a colour letter and a rank, such as r0; did you mean r9?"
    assert sent["parameters"]["why"]["key"] == "no_such_card"


@every_translation
@pytest.mark.parametrize("rule", [*bomb.READY, "steps"])
def test_what_the_bomb_does_is_said_step_by_step(language: str, rule: str) -> None:
    steps = [{"who": who, "what": "lose", "count": "all"} for who in ("chosen", "others")]
    for step in steps if rule == "steps" else bomb.READY[rule]:
        english, said = (words.speech(tag).text("klaumau.shown.bomb_rule.step", step) for tag in (SOURCE, language))
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
        lambda: klaumau.GAME.options.build({"bomb_rule": "smoke"}).check(4),
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
def test_english_of_a_game_is_in_its_catalogue_alone(name: str) -> None:
    """Nothing is said in code; the catalogue says all that is asked of it, and no more."""
    game = games.get(name)
    docs = [option.doc for option in game.options.describe()]
    stories = [told.text for told in game.events.values()]
    assert not any((game.about, *game.prompts, *docs, *stories))
    declared = sources.of_game(game)
    assert [key for key in declared if f"{name}.{key}" not in words.speech(SOURCE)] == []
    for option in game.options.describe():
        assert words.say(f"{name}.option.{option.name}.name") == option.name.replace("_", " ")
    chapter = {
        key.removeprefix(f"{name}-").replace("-", ".")
        for key in catalogues.chapters(SOURCE)["terminal"]
        if key.startswith(f"{name}-")
    }
    facts = {key for key, kind in games.get(name).facts.items() if kind is not Fact.AUCTION}  # has a sentence
    assert {f"shown.{key}" for key in facts} <= chapter
    assert {key for key in chapter if not key.startswith(("shown.", "word.", "fault."))} == declared


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bomb_may_do_is_listed_where_its_option_is_explained(language: str) -> None:
    rule = next(option for option in klaumau.GAME.options.describe() if option.name == "bomb_rule")
    assert [name for name in bomb.READY if name not in words.option_doc(rule, language)] == []


def test_a_game_without_a_catalogue_says_what_it_declares() -> None:
    with words.speaking("de"):
        assert words.own("hearts", "about", "A game.") == "A game."
        assert words.own("zehn", "prompt.raise", "Bid more, or pass.") != "Bid more, or pass."


def test_moves_are_shown_in_the_language() -> None:
    assert [words.move(move) for move in ("play r10", "can't", "swap seat 2")] == ["play r10", "can't", "swap seat 2"]
    with words.speaking("de"):
        assert words.move("can't") == "ich kann nicht"
        assert words.move("play r10") == "spiele r10"
        assert words.move("pass r10", "gaunerbande") == "gib weiter r10"
        assert words.move("pass", "zehn") == "passe", "in an auction it is another word"
        assert words.move("trade nobody") == "mit niemandem tauschen"


# The mechanism


def cards() -> list[str]:
    return [words.say("terminal.unit.cards", n=n) for n in (0, 1, 2)]


def test_say() -> None:
    assert words.say("terminal.round_is_over", number=3) == "Round 3 is over."
    with words.speaking("de"):
        assert words.language() == "de"
        assert words.say("terminal.round_is_over", number=3) == "Runde 3 ist vorbei."
        assert words.say("never.said", number=3) == "never.said"
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
    said = catalogues.messages(SOURCE).values()
    used |= {key.replace("-", ".") for pattern in said for key in reading.references(pattern)}
    everything = {key.replace("-", ".") for chapter in chapters.values() for key in chapter}
    assert sorted(used - everything) == []
    assert [start for start in begun if not any(key.startswith(start) for key in everything)] == []
    of_games = tuple(f"{name}." for name in games.NAMES)
    assert sorted(key for key in known - used if not key.startswith((*begun, *of_games, "fault."))) == []


SPOKEN_PARTS = ("cli", "lab", "terminal")
ENGLISH = re.compile(r"(?<![-\w])(the|of|and|are|is|was|to|that|with|from|for|not|each|expected)(?![-\w])")


def plain_english(source: str) -> list[str]:
    """Sentences that stand in code: whatever is text and reads like English, docstrings and what only developers meet
    aside.
    """
    tree = ast.parse(source)
    quiet = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) or (
            isinstance(node, ast.Raise)
            and isinstance(node.exc, ast.Call)
            and ast.unparse(node.exc.func) in {"RuntimeError", "AssertionError", "ValueError", "DealFailed"}
        ):
            quiet |= set(ast.walk(node))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in quiet]
    return [text for text in texts if isinstance(text, str) and " " in text.strip() and ENGLISH.search(text)]


@pytest.mark.parametrize("part", SPOKEN_PARTS)
def test_no_sentence_stands_in_code(part: str) -> None:
    """One way for words: whatever people read is in the catalogues."""
    tool = sources.PACKAGE / "lab" / "fitting" / "__main__.py"  # for those who work here
    found = {
        (str(path.relative_to(sources.PACKAGE)), english)
        for path in (sources.PACKAGE / part).rglob("*.py")
        if path != tool
        for english in plain_english(path.read_text(encoding="utf-8"))
    }
    assert found <= {("lab/conformity/promises.py", " and more")}, "typed after a move"


def test_a_sentence_in_code_would_be_noticed() -> None:
    code = (
        'def f():\n    """What is that."""\n    inform(f"{n} of the cards are kept")\n    Fault("it", text="it is not")'
    )
    assert plain_english(code) == [" of the cards are kept", "it is not"]
    assert plain_english('raise RuntimeError("the matches differ")\nassert x, "all of it"\nsay("lab.all_of_it")') == []


def test_figures_are_written_as_the_language_does() -> None:
    written = {}
    for tag in LANGUAGES:
        with words.speaking(tag):
            written[tag] = words.figure(-12345.678, "+,.2f")
    assert {tag: written[tag] for tag in ("en", "de", "fr", "it")} == {
        "en": "-12,345.68",
        "de": "-12.345,68",
        "fr": "-12\u202f345,68",
        "it": "-12.345,68",
    }


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
        assert words.say("terminal.auction_bid", owner="Elif", bidder="Ida", bid=3).startswith(
            "enchère pour la carte d’Elif, Ida"
        )
        assert [words.own("klaumau", "shown.turn", "", name=name) for name in ("Elif", "Kurt")] == [
            "au tour d’Elif",
            "au tour de Kurt",
        ]
    with words.speaking("it"):
        assert [words.say("terminal.they_go_to", name=name) for name in ("Ada", "Emil")] == [
            "Vanno ad Ada.",
            "Vanno a Emil.",
        ]
        assert [words.listing(["Ida", name]) for name in ("Ada", "Emil")] == ["Ida e Ada", "Ida ed Emil"]
        assert [words.own("klaumau", "shown.turn", "", name=name) for name in ("Ada", "Emil")] == [
            "tocca ad Ada",
            "tocca a Emil",
        ]
    assert words.own("klaumau", "shown.turn", "", name="Ada") == "turn Ada"


@pytest.mark.parametrize("game", games.NAMES)
def test_every_card_has_a_tale_of_its_own_language(game: str) -> None:
    def told(language: str, code: str) -> str:
        found = re.fullmatch(r"([a-z]+)-?(.*)", code)
        assert found
        facts = {"code": code, "head": found[1], "tail": found[2]}
        return words.speech(language).text(f"{game}.tale", facts)

    for code in games.get(game).faces:
        tales = [told(language, code) for language in LANGUAGES]
        assert len(set(tales)) == len(tales), code
        assert all(3 < len(tale) < 90 and tale[-1] in ".?!" for tale in tales), code


SURE = {
    "gaunerbande.option.limit.full": ("above", "über", "dépasse", "supera"),
    "gaunerbande.option.rounds.full": ("above", "über", "dépasse", "supera"),
    "gaunerbande.option.rounds.doc": ("above", "über", "dépasse", "supera"),
    "gaunerbande.option.passing.full": ("with four players", "zu viert", "à quatre", "in quattro"),
    "gaunerbande.option.passing.doc": ("with four", "zu viert", "à quatre", "in quattro"),
    "black_spy.option.reduce_points.full": ("above", "über", "au-dessus", "sopra"),
    "zehn.option.chips.doc": ("61", "61", "61", "61"),
    "halt_mal_kurz.option.majority.full": ("all players", "aller am Tisch", "de la table", "del tavolo"),
    "halt_mal_kurz.does.nazi": ("does not slap", "nicht draufschlägt", "ne tape pas", "non batte"),
    "halt_mal_kurz.lesson.slap.text": ("does not slap", "es nicht tut", "ne tape pas", "non batte"),
    "halt_mal_kurz.does.liste": ("On your turn", "In deinem Zug", "À ton tour", "Nel tuo turno"),
    "halt_mal_kurz.hit.nazi": ("you have to draw", "trifft dich: Du", "te touche", "ti colpisce: devi"),
    "lobby.differs": ("Not everything", "Nicht alles", "Tout n’est pas", "Non tutto"),
}
"""What has to be said of a rule, or it is another rule: a total goes above the limit, not to it; cards go across only
with four players; bids end at 61; votes are counted against everybody; the Nazi hits those who never slap; a list does
nothing on one's turn; and of rules of which some are ours, others may be as printed. In English, German, French and
Italian.
"""


@pytest.mark.parametrize("key", SURE)
def test_options_are_told_as_they_are(key: str) -> None:
    for language, wanted in zip(("en", "de", "fr", "it"), SURE[key], strict=True):
        said = words.speech(language).text(key, {})
        assert wanted in said, language
        assert not (key.endswith("hit.nazi") and re.search("last|letzt|dernier|ultim", said)), "who never slapped"
