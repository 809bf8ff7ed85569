"""Catalogues: read as Project Fluent reads them, and said alike by Python, by the browser, and by Fluent itself."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

import stammtisch
from stammtisch.core import languages
from stammtisch.words import catalogues, fluent
from stammtisch.words.fluent import NotFluent, Pattern
from stammtisch.words.speech import Speech, Thing, plural
from tests.client import NODE
from tests.words import reading

PACKAGE = Path(stammtisch.__file__).parent
CATALOGUES = sorted(PACKAGE.rglob("texts/*.ftl"))
LANGUAGES = ("en", "de", "fr", "it")

HARD = r"""
### About the file
# About nothing
## first
one = One
two =
    Two lines,
      the second indented
    and a third

    after a blank one
three = { "" }{ $name }{ " " }
    .title = Title
    .long =
        { $n ->
            [0] none
            [one] { $n } thing
           *[other] { $n } things, { BEGINS($name, "[aeiou]") ->
                [yes] vowel
               *[no] consonant
            }
        }
## second
four = {one} and { three.title } and { -term }
-term = a term
five =
    .only = attributes
six = { ELIDE("de ", "d\u2019", $name, before: "[aeiou]") } — { "{" }quoted \" \\ text{ "}" } { 3 } { -2.50 }
seven = { $name } { "\"quoted\" \\ \U01F0A1" }
eight = ends with blanks@@@
nine = { $a ->
    [x] *not a default
   *[y] a [bracket] .dot
}
ten = { FUNC() } { CAPITAL({ $name }) } { "nested" }
""".replace("@", " ")


def of_fluent(source: str) -> dict[str, Pattern]:
    """The same from Fluent's own parser."""
    found: dict[str, Pattern] = {}
    for entry in parse_fluent(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                found[key] = _pattern(entry.value)
            for attribute in entry.attributes:
                found[f"{key}-{attribute.id.name}"] = _pattern(attribute.value)
    return found


def _pattern(value: Any) -> Pattern:
    pieces: list[Any] = []
    for each in value.elements:
        piece = each.value if isinstance(each, ast.TextElement) else _piece(each.expression)
        if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
            pieces[-1] += piece
        elif piece != "":
            pieces.append(piece)
    if all(isinstance(piece, str) for piece in pieces):
        return "".join(pieces)
    return pieces


def _piece(e: Any) -> Any:
    match e:
        case ast.Placeable():
            return _piece(e.expression)
        case ast.StringLiteral():
            return e.parse()["value"]
        case ast.NumberLiteral():
            return float(e.value) if "." in e.value else int(e.value)
        case ast.VariableReference():
            return ["$", e.id.name]
        case ast.MessageReference() | ast.TermReference():
            key = f"-{e.id.name}" if isinstance(e, ast.TermReference) else e.id.name
            return ["@", f"{key}-{e.attribute.name}" if e.attribute else key]
        case ast.FunctionReference():
            options = {n.name.name: _piece(n.value) for n in e.arguments.named}
            return ["F", e.id.name, [_piece(a) for a in e.arguments.positional], *([options] if options else [])]
        case ast.SelectExpression():
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in e.variants]
            usual = next(key for key, v in zip(keys, e.variants, strict=True) if v.default)
            forms = {key: _pattern(v.value) for key, v in zip(keys, e.variants, strict=True)}
            return ["?", _piece(e.selector), forms, usual]
    raise AssertionError(e)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_our_catalogues_read_as_fluent_reads_them(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert fluent.parse(source, str(path)).messages == of_fluent(source)


def test_hard_ones_too() -> None:
    assert fluent.parse(HARD).messages == of_fluent(HARD)
    assert fluent.parse(HARD.replace("\n", "\r\n")).messages == of_fluent(HARD)


def test_chapters() -> None:
    found = fluent.parse(HARD).chapters
    assert (found["one"], found["three-title"], found["nine"]) == ("first", "first", "second")
    assert fluent.parse("a = b").chapters == {"a": ""}


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("a = b\na = c", "line 2: there are two messages a"),
        ("a = { $b", "expected }"),
        ("a = { $b ->\n [x] y\n}", "one of the forms is the usual one"),
        ("a = { $b ->\n [x] y\n *[x] z\n}", "there are two forms x"),
        ("a = { $b ->\n *[x] y\n *[y] z\n}", "there are two usual forms"),
        ("a = {}", "expected an expression"),
        ('a = { "b }', "expected a text in quotes"),
        ("a =", "a has no words"),
        ("a = b\n    .c =", "an attribute has words"),
        ("a = b }", "expected the end of the line"),
        ("a b", "expected ="),
        ("1 = b", "expected a message, or a comment"),
        (" a = b", "an entry begins a line"),
        ("a = { -b(c: 1) }", "terms take no arguments here"),
        ("a = { F(b: 1, $c) }", "options come last"),
        ("a = { F(b: $c) }", "an option is a text or a number"),
        ("a = { F($c $d) }", "expected ,"),
    ],
)
def test_what_is_not_fluent_is_said_with_its_place(source: str, said: str) -> None:
    with pytest.raises(NotFluent, match=re.escape(said)):
        fluent.parse(source, "some.ftl")
    with pytest.raises(NotFluent, match=r"^some\.ftl, line \d: .*, got "):
        fluent.parse(source, "some.ftl")


# Saying

GRAMMAR = """
elided = [aeiou]
list-and = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
}
list-or = { $first } or { $last }
list-comma = ,{ " " }
plays = { ROLE($seat) ->
    [reader] You play { $card }.
   *[other] { $seat } plays { $card }.
}
draws = { $seat } draws{ KNOWN($card) ->
    [yes] : { $card }
   *[no] { "" }
}.
starts = { SAME($seat, $giver) ->
    [yes] alone
   *[no] together
}
points = { SIGNED($n) } { $n ->
    [0] nothing
    [one] point
   *[other] points
}
of = the card { ELIDE("de ", "d’", $seat) }
to = { ELIDE("a ", "ad ", $seat, before: "a") }!
loud = { CAPITAL($text) } { LOWER($text) }
who = { CAPITAL(of) } { CAPITAL($seat) }
whose = { ENDS($text, "[sx]") ->
    [yes] { $text }’
   *[no] { $text }’s
}
all = { LIST($names) } / { LIST($names, type: "or") } / { LIST($text) }
truth = { $yes ->
    [true] right
   *[false] wrong
} { $yes }
half = { 2.5 } { 3.0 } { $n }
lost = { gone }{ $gone }.
"""

SEATS = [Thing("Ada", False, 0), Thing("Tobi", True, 1), Thing("tina", False, 2)]
GIVEN: list[dict[str, Any]] = [
    {"seat": seat, "giver": giver, "card": card, "n": n, "text": text, "names": names, "yes": n != 1}
    for seat, giver in ((SEATS[0], SEATS[0]), (SEATS[1], SEATS[0]), (SEATS[2], SEATS[1]))
    for card in (None, Thing("r3", False, ["r3"]))
    for n, text, names in (
        (0, "ada", []),
        (1, "Xaver x", ["Ada"]),
        (-1, "émile", ["Ada", "Tobi"]),
        (2, "Hans", ["Ada", "Tobi", "Mona"]),
        (1.5, "ß", [SEATS[0], SEATS[1], "Mona", SEATS[2]]),
        (1_000_000, "", ["a", "b"]),
    )
]

SAY = """
import { Speech } from "./speech.js";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { catalogues, cases } = JSON.parse(text);
const speeches = catalogues.map(([language, messages]) => new Speech(language, messages));
const said = cases.map(([which, key, given]) => [speeches[which].parts(key, given), speeches[which].text(key, given)]);
process.stdout.write(JSON.stringify(said));
"""


def in_the_browsers_words(catalogues: list[Any], cases: list[Any]) -> list[Any]:
    """What `web/shared/words/speech.js` says, in Node."""
    run = subprocess.run(
        [NODE, "--input-type=module", "-e", SAY],
        input=json.dumps({"catalogues": catalogues, "cases": cases}),
        capture_output=True,
        text=True,
        check=True,
        cwd=PACKAGE / "web" / "shared" / "words",
        timeout=120,
    )
    said: list[Any] = json.loads(run.stdout)
    return said


def plain(value: Any) -> Any:
    """What is given, and what comes back, as JSON has it."""
    if isinstance(value, Thing):
        return {
            "name": value.name,
            "reader": value.reader,
            "seat" if isinstance(value.what, int) else "cards": value.what,
        }
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


def test_python_and_the_browser_say_the_same() -> None:
    """Every message of ours in every language with parameters of all kinds, and a grammar with all that there is."""
    speeches = [Speech(language, fluent.parse(GRAMMAR).messages) for language in ("en", "fr", "it", "xx")]
    cases = [(which, key, given) for which, speech in enumerate(speeches) for key in speech.messages for given in GIVEN]
    ours = [Speech(language, catalogues.messages(language)) for language in LANGUAGES]
    cases += [
        (len(speeches) + which, key, given)
        for which, speech in enumerate(ours)
        for key in speech.messages
        for given in reading.givens(speech, key)
    ]
    speeches += ours
    assert len(cases) > 10_000
    said = in_the_browsers_words(
        [[speech.language, speech.messages] for speech in speeches],
        [[which, key, plain(given)] for which, key, given in cases],
    )
    for (which, key, given), (parts, text) in zip(cases, said, strict=True):
        speech = speeches[which]
        assert speech.text(key, given) == text, (speech.language, key, given)
        assert plain(speech.parts(key, given)) == parts, (speech.language, key, given)


def test_fluent_itself_says_the_same() -> None:
    """Where it can: its own formats of numbers and what it says in place of nothing are left out."""
    functions = {
        "ROLE": lambda person: "reader" if person == "Tobi" else "other",
        "KNOWN": lambda thing: "yes" if thing else "no",
        "SAME": lambda one, other: "yes" if one == other else "no",
        "ELIDE": lambda first, second, thing, before="[aeiou]": (
            (second if re.match(before, thing, re.I) else first) + thing
        ),
        "ENDS": lambda text, end: "yes" if re.search(f"{end}$", text) else "no",
        "CAPITAL": lambda text: text[:1].upper() + text[1:],
        "LOWER": lambda text: text[:1].lower() + text[1:],
        "SIGNED": lambda n: f"+{n}" if n > 0 else f"{n}".replace("-", "−"),
    }
    compared = 0
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False, functions=functions)
        bundle.add_resource(FluentResource(GRAMMAR))
        speech = Speech(language, fluent.parse(GRAMMAR).messages)
        for key in ("plays", "draws", "starts", "points", "of", "to", "loud", "whose"):
            for given in GIVEN:
                if abs(given["n"]) < 1000:
                    names = {name: "" if value is None else str(value) for name, value in given.items() if name != "n"}
                    text, _ = bundle.format_pattern(bundle.get_message(key).value, {**names, "n": given["n"]})
                    assert speech.text(key, given) == text, (language, key, given)
                    compared += 1
    assert compared > 500


def test_plurals_are_those_of_cldr() -> None:
    from babel import Locale

    for language in LANGUAGES:
        for number in (0, 1, 2, 5, 10, 21, 100, 1_000_000, 0.5, 1.5):
            assert plural(language, number) == Locale(language).plural_form(number), (language, number)


def test_a_number_below_zero_is_printed_with_a_minus_and_not_with_a_hyphen() -> None:
    """In a sentence and in a list; a catalogue may still ask for it as it is typed. Words keep their hyphens."""
    source = """
takes = { $n } points { $n ->
    [-5] (a spy)
   *[other] { "" }
}
all = { LIST($names) }
list-and = { $first } and { $last }
"""
    messages = fluent.parse(source).messages
    speech = Speech("en", messages)
    given: list[tuple[str, dict[str, Any], str]] = [
        ("takes", {"n": -5}, "−5 points (a spy)"),
        ("takes", {"n": -2.0}, "−2 points "),
        ("takes", {"n": "Anna-Lena"}, "Anna-Lena points "),
        ("all", {"names": [-1, "r-3"]}, "−1 and r-3"),
    ]
    assert [speech.text(key, values) for key, values, _ in given] == [text for *_, text in given]
    said = in_the_browsers_words([["en", messages]], [[0, key, values] for key, values, _ in given])
    assert [text for _, text in said] == [text for *_, text in given]


def test_a_key_that_says_nothing_is_said_itself() -> None:
    speech = Speech("en", {"a-b": "c"})
    assert (speech.text("a.b"), speech.text("a.d")) == ("c", "a.d")
    assert "a.b" in speech
    assert "a.d" not in speech


# Where catalogues lie


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(languages.OWN, str(tmp_path))
    return tmp_path


def test_what_a_language_lacks_is_said_in_english(own: Path) -> None:
    (own / "xx.ftl").write_text("## house\nlanguage = Xenisch\nok = Xo\n", encoding="utf-8")
    (own / "zehn").mkdir()
    (own / "zehn" / "xx.ftl").write_text("pass = Xass\n", encoding="utf-8")
    assert "xx" in catalogues.languages()
    xenish, english = (Speech(tag, catalogues.messages(tag)) for tag in ("xx", "en"))
    assert (xenish.text("ok"), xenish.text("zehn.pass")) == ("Xo", "Xass")
    assert xenish.text("cancel") == english.text("cancel") == "Never mind"
    assert xenish.text("zehn.caps", {"n": 1}) == "1 chip"
    files = catalogues.files()
    assert json.loads(files["words/languages.json"])["xx"] == "Xenisch"
    table = json.loads(files["words/xx/table.json"])
    assert (table["zehn-pass"], table["zehn-keep"]) == ("Xass", "Keep hidden")


def test_files_may_be_edited_while_somebody_reads(own: Path) -> None:
    def told() -> Any:
        return json.loads(catalogues.files()["words/en/house.json"])["ok"]

    before, digest = told(), catalogues.digests()["words/en/house.json"]
    (own / "en.ftl").write_text("ok = Alright then\n", encoding="utf-8")
    assert (before, told()) == ("Fine", "Alright then")
    assert catalogues.digests()["words/en/house.json"] != digest


def test_a_game_from_elsewhere_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "FOLDERS", dict(catalogues.FOLDERS))
    (tmp_path / "en.ftl").write_text("## table\nmood = { calm }, { colon }\ncalm = Calm\n", encoding="utf-8")
    catalogues.bring("hearts", tmp_path)
    assert Speech("de", catalogues.messages("de")).text("hearts.mood") == "Calm, : "
    assert json.loads(catalogues.files()["words/de/table.json"])["hearts-calm"] == "Calm"


def test_messages_of_a_game_go_by_its_name() -> None:
    english = catalogues.messages("en")
    assert ["@", "zehn-of-owner"] in english["zehn-lot"]  # its own
    assert ["@", "known-card"] in english["zehn-swap_with"]  # the house's


def test_browsers_get_no_chapter_that_they_do_not_need() -> None:
    assert not [name for name in catalogues.files() if name.split("/")[-1] in ("terminal.json", "commands.json")]
