"""The catalogues: the same keys in every language, words for whatever can be said, none left in another tongue."""

import ast
import re
from itertools import combinations
from typing import Any

import pytest

from stammtisch import bots, games
from stammtisch.core.errors import StammtischError
from stammtisch.core.events import SEATS, Told
from stammtisch.core.outcome import Reason
from stammtisch.games.klaumau import bomb
from stammtisch.server import shelf
from stammtisch.table import Refused, replaying
from stammtisch.table.agreement import read_options
from stammtisch.table.commands import EMOTES
from tests.web.conftest import GAMES, HERE, MODULES, WEB
from tests.words import sources

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
SOURCES = [path for path in MODULES if "i18n" not in path.parts or path.name == "index.js"]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
CATALOGUE = (HERE / "catalogue.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")

MADE = {
    "bomb.counts.": [count for count in bomb.COUNTS if isinstance(count, str)],
    "bomb.readies.": bomb.READY,
    "bomb.whats.": bomb.WHAT,
    "bomb.whos.": bomb.WHO,
    "colour.": ("green", "blue", "red", "yellow", "black"),
    "emote.": EMOTES,
    "end.reason.": [reason.word for reason in Reason],
    "levels.": bots.EVERY,
    "sign.": ("rock", "paper", "scissors", "well"),
}
"""Keys that are put together while the client runs, and what of: exactly these words are there."""

SAME = """
    seat.bot new.bot new.seconds halt.seconds *.time emote.laugh emote.hurry halt.say_raz bomb.readies.robin_hood
    bomb.readies.jackpot settings.usual settings.paces.usual tools.menu menu.title keys.menu pad.sum zehn.bids
    lesson.halt_mal_kurz.vote.title scorepad.name_n deck.points gallery.group.jokers scorepad.column.gained
    gallery.does.gaunerbande.crook
    scorepad.column.jokers scorepad.column.hand_jokers klaumau.police_say options.klaumau.bomb.title
    options.halt_mal_kurz.police.title keys.cap.*
"""
"""Words that two languages happen to share, names, and units."""

Words = dict[str, dict[str, Any]]
"""The entries of a catalogue: whether each is a plain text, its parameters, and how it reads with some of them."""

READ = """async language => {
  const { CHAPTERS } = await import("/static/i18n/index.js");
  const names = [`${language}.js`, ...new Set(Object.values(CHAPTERS).flat().map((name) => `${language}/${name}.js`))];
  const parts = await Promise.all(names.map((name) => import(`/static/i18n/${name}`)));
  return (CATALOGUE)(Object.assign({}, ...parts.map((part) => part.default)));
}""".replace("CATALOGUE", CATALOGUE)


@pytest.fixture(scope="module")
def words(stage: Any) -> dict[str, Words]:
    return {language: dict(stage.evaluate(READ, language)) for language in LANGUAGES}


def covered(key: str, patterns: str) -> bool:
    return any(re.fullmatch(re.escape(each).replace(r"\*", ".*"), key) for each in patterns.split())


def test_all_languages_have_the_same_keys(words: dict[str, Words]) -> None:
    for language in LANGUAGES:
        assert set(words[language]) == set(words["de"]), language


def test_all_languages_say_the_same_things(words: dict[str, Words]) -> None:
    """An entry uses the same parameters everywhere."""
    for language in LANGUAGES:
        differ = [key for key in words["de"] if words[language][key]["parameters"] != words["de"][key]["parameters"]]
        assert not differ, language


def test_nothing_is_left_in_another_language(words: dict[str, Words]) -> None:
    def letters(language: str, key: str) -> str:
        return re.sub(r"\{\w+\}|[\W\d_]", "", "".join(words[language][key]["samples"]))

    for one, other in combinations(LANGUAGES, 2):
        same = [key for key in words["de"] if letters(one, key) and letters(one, key) == letters(other, key)]
        assert [key for key in same if not covered(key, SAME)] == [], (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_reads_well(words: dict[str, Words], language: str) -> None:
    """Nothing undefined, no blanks too many, a printer's quotes and apostrophes, French spaces where they belong."""
    wrong = re.compile(r"['\"]|\s\s|^\s|\s$|\s[.,)]|\(\s|’\s*’")
    lacking = re.compile(r"\b(undefined|null|NaN)\b|\[object")
    spaced = (
        re.compile(r"(?<![\u202f?!])[!?;]|(?<!\u00a0)[:»]|«(?!\u00a0)")
        if language == "fr"
        else re.compile(r"\s[!?:;»]|«\s")
    )
    for key, entry in words[language].items():
        for text in entry["samples"]:
            if key != "colon":
                assert not wrong.search(text), (key, text)
            assert not (entry["parameters"] and lacking.search(text)), (key, text)
            assert not spaced.search(text), (key, text)
            filled = "\n".join(re.split(r"\{\w+\}", text)) if entry["text"] or key.startswith("story.") else text
            assert not re.search(r"[{}]", filled), (key, text)


def test_every_key_that_is_used_exists(words: dict[str, Words]) -> None:
    """Whatever looks like a key is one, or a group of them."""
    keys = set(words["de"])
    heads = {key.split(".")[0] for key in keys if "." in key}
    named = {key for key in re.findall(r'"([a-z]\w*(?:\.[a-z]\w*)+)"', CODE) if key.split(".")[0] in heads}
    called = set(re.findall(r'\bt\(\s*"([\w.]+)"', CODE))
    begun = set(re.findall(r"\bt\(`([\w.]+\.)\$\{", CODE))
    assert len(named) > 100
    groups = {key.rsplit(".", parts)[0] for key in keys for parts in range(1, key.count(".") + 1)}
    assert named | called <= keys | groups
    assert [start for start in begun if not any(key.startswith(start) for key in keys)] == []


def test_every_key_is_used(words: dict[str, Words]) -> None:
    """By its name, or by the beginning of a key that is put together; of those, all must be possible."""
    made = set(re.findall(r"`([\w.]+\.)\$\{", CODE)) | {"story.", "cards.", "options."}
    named = set(re.findall(r'"([\w.]+)"', CODE))
    ends = (".mood", ".time", "_short")
    unused = [
        key for key in words["de"] if key not in named and not key.startswith(tuple(made)) and not key.endswith(ends)
    ]
    assert not unused
    for start, possible in MADE.items():
        assert {key for key in words["de"] if key.startswith(start)} == {f"{start}{each}" for each in possible}


def test_every_refusal_has_words_and_all_words_a_refusal(words: dict[str, Words]) -> None:
    calls = (
        node
        for path in WEB.parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "Refused")
    )
    raised = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    assert len(raised) > 50
    of_moves = {"bad_move", "not_asked", "bad_message"}
    of_the_client = {"offline", "server_fault", "unknown"}
    spoken = {key.split(".")[-1] for key in words["de"] if key.startswith("refused.")}
    assert spoken == raised | of_moves | of_the_client
    faults = {key.removeprefix("fault.") for key in words["de"] if key.startswith("fault.")}
    not_about_the_reader = {"not_asked"}  # within a record
    assert faults == (sources.faults()[0] | {StammtischError.key}) - spoken | not_about_the_reader


def refusals() -> list[tuple[str, dict[str, Any]]]:
    """What people can be refused in the forms of a table, or with a record that they bring."""
    record = (HERE.parent / "playthroughs" / "gaunerbande" / "4-short.jsonl").read_text(encoding="utf-8")
    pay = {"who": "self", "what": "pay", "count": 1}
    options: list[tuple[str, dict[str, Any]]] = [
        ("gaunerbande", {"limit": 0}),
        ("klaumau", {"deck": {"r1": 100, "police": 20}}),
        ("klaumau", {"deck": {"r1": 20}}),
        ("klaumau", {"deck": {"r9": 20}}),
        ("klaumau", {"bomb": True, "bomb_rule": [pay]}),
        ("klaumau", {"bomb_rule": "smoke"}),
        ("zehn", {"deck": {"j": {"count": 2}}}),
        ("zehn", {"tie": "toss"}),
    ]
    records = [
        "",
        "{}",
        record.replace('"play r', '"play g'),
        record.replace('"seat":', '"seat":1'),
        record.replace('"limit":', '"limits":'),
        record.replace('"k0"', '"x0"'),
        record.replace('"points":[', '"points":[7,'),
        record + record,
    ]
    found = []
    for game, chosen in options:
        with pytest.raises(Refused) as refused:
            read_options(games.get(game), 4, chosen)
        found.append((game, refused.value.as_json()))
    for text in records:
        with pytest.raises(Refused) as refused:
            replaying.play_again(replaying.read_record(text, 1, most=10_000), 1, lambda: None)
        found.append(("gaunerbande", refused.value.as_json()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(stage: Any, language: str) -> None:
    said = stage.evaluate(
        """async ([language, refusals]) => {
          const { refusalWords, whyWords } = await import("/static/words.js");
          await stage.setLanguage(language);
          const said = refusals.map(([game, reason]) => [refusalWords(reason, game), whyWords(reason, game)]);
          await stage.setLanguage("de");
          return said;
        }""",
        [language, refusals()],
    )
    for (_, reason), (words, why) in zip(refusals(), said, strict=True):
        for text in (words, why):
            assert re.search(r"\w", text), reason
            assert not re.search(r"undefined|null|\{\w+\}|\[object", text), (reason, text)
            assert language == "en" or not re.search(r"\b(the|expected|of|with|is)\b", text), (reason, text)
        assert reason["key"] != "bad_record" or words.endswith(why)


def test_seats_without_names_are_called_in_the_language_too(stage: Any) -> None:
    called = stage.evaluate(
        """async () => {
          await stage.setLanguage("it");
          const called = (await import("/static/words.js")).seatNames(["Seat 0", "Ada", "Seat 11"]);
          await stage.setLanguage("de");
          return called;
        }"""
    )
    assert called == ["Posto 1", "Ada", "Posto 12"]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_option_is_explained(words: dict[str, Words], game: str) -> None:
    expected = set()
    for option in games.get(game).options.describe():
        if option.name != "bomb_rule":
            key = f"options.{game}.{option.name}"
            expected |= {f"{key}.title", f"{key}.doc", *(f"{key}.of.{value}" for value in option.of)}
    assert {key for key in words["de"] if key.startswith(f"options.{game}.")} == expected


def events_of(game: str) -> list[dict[str, Any]]:
    """Each event that a game can tell, with one and with several of whatever is counted, seen and unseen."""
    deck = games.get(game).deck
    card = deck.name(len(deck) // 2)

    def value(told: Told, name: str, round_: int) -> Any:
        if name in SEATS:
            return [each for each in told.parameters if each in SEATS].index(name)
        if name == "card":
            return None if round_ == 2 and name in told.secret else card
        if name == "cards":
            return None if round_ == 2 and name in told.secret else [card] * (round_ + 1)
        if name in told.words:
            choices = [word for word in told.words[name] if word]
            return choices[round_ % len(choices)]
        return [1, 3] if name in ("points", "totals") and "scores" in told.text else round_ + 1

    return [
        {"kind": kind, **{name: value(told, name, round_) for name in told.parameters}}
        for kind, told in games.get(game).told.items()
        for round_ in range(3)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_event_can_be_told_to_everybody(stage: Any, words: dict[str, Words], game: str, language: str) -> None:
    """To whoever did it, to whoever it was done to, to those who sit by and those who watch: four names, so that each
    beginning of a name is met, by a sentence that is whole.
    """
    kinds = {key.split(".")[2] for key in words[language] if key.startswith(f"story.{game}.")}
    assert kinds == set(games.get(game).told)
    told = stage.evaluate(
        """async ([language, game, events]) => {
          await stage.setLanguage(language);
          const names = ["Ada", "Tobi", "Emma", "Otto"];
          const turned = (by) => [...names.slice(by), ...names.slice(0, by)];
          const name = (card) => stage.cardName(game, card).long;
          const all = events.flatMap((event) => [0, 1, 2, null].flatMap((me) => [0, 1, 2, 3].map((by) =>
            [event.kind, me, stage.story.plain(stage.story.tell(game, event, me), turned(by), name)])));
          await stage.setLanguage("de");
          return all;
        }""",
        [language, game, events_of(game)],
    )
    for kind, me, text in told:
        assert re.fullmatch(r"(?!\s)(?!.*[ \u00a0]{2})[^{}]*[^\s{}]", text), (kind, me, text)
        assert re.search(r"[.!?»”“]$|(»|”|“) \S.*$", text), (kind, me, text)
        assert not re.search(r"undefined|null|NaN|: *\.|\[object", text), (kind, me, text)
        if language == "fr":
            assert not re.search(r"\b([dq]u?)e (?=[AEIO])", text), (kind, me, text)
        if language == "it":
            assert not re.search(r"\b(a A|e E)", text), (kind, me, text)


@pytest.mark.parametrize(("language", "expected"), [("de", "0,25"), ("en", "0.25"), ("fr", "0,25"), ("it", "0,25")])
def test_numbers_and_lists_are_those_of_the_language(stage: Any, language: str, expected: str) -> None:
    both = {"de": "Ada und Tobi", "en": "Ada and Tobi", "fr": "Ada et Tobi", "it": "Ada e Tobi"}
    shown = stage.evaluate(
        """async language => {
          const i18n = await import("/static/i18n/index.js");
          await i18n.setLanguage(language);
          const shown = [i18n.number(0.25, 2), i18n.list(["Ada", "Tobi"]), document.documentElement.lang];
          await i18n.setLanguage("de");
          return shown;
        }""",
        language,
    )
    assert shown == [expected, both[language], language]


@pytest.mark.parametrize(
    ("stored", "offered", "chosen"),
    [
        (None, ["fr-CH", "de"], "fr"),
        (None, ["nl", "it-IT", "en"], "it"),
        (None, ["ja"], "en"),
        ("de", ["fr"], "de"),
        ("xx", ["DE-at"], "de"),
    ],
)
def test_the_browser_chooses_the_language(stage: Any, stored: str | None, offered: list[str], chosen: str) -> None:
    preferred = "async ([stored, offered]) => (await import('/static/i18n/index.js')).preferred(stored, offered)"
    assert stage.evaluate(preferred, [stored, offered]) == chosen


TOLD = """([event, readers, game = "klaumau"]) => readers.map((me) =>
  stage.story.plain(stage.story.tell(game, event, me), ["Ada", "Tobi", "Emma"], (card) => card))"""


def test_what_one_does_oneself_is_told_to_oneself(stage: Any) -> None:
    """The same event in the words of whoever did it, of whoever suffered it, and of those who watch."""
    event = {"kind": "steals", "receiver": 0, "giver": 1, "card": "r3"}
    assert stage.evaluate(TOLD, [event, [0, 1]]) == ["Du klaust Tobi: r3.", "Ada klaut dir: r3."]
    assert stage.evaluate(TOLD, [{**event, "card": None}, [2]]) == ["Ada klaut Tobi eine Karte."]
    vote = {"kind": "votes", "seat": 0, "giver": 0, "receiver": 1}
    assert stage.evaluate(TOLD, [vote, [0, 1, 2], "halt_mal_kurz"]) == [
        "Du stimmst dafür, dass du Tobi eine Karte gibst.",
        "Ada stimmt dafür, dass Ada dir eine Karte gibt.",
        "Ada stimmt dafür, dass Ada Tobi eine Karte gibt.",
    ]
    own = {"kind": "names", "seat": 0, "receiver": 0}
    assert stage.evaluate(TOLD, [own, [0, 1], "zehn"]) == ["Du beginnst selbst.", "Ada beginnt selbst."]


def test_no_module_is_longer_than_it_should_be() -> None:
    """Catalogues may be; they are lists."""
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert max(long.values()) <= 420, long


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(language: str) -> None:
    """What the start page loads before card art, uncompressed: modules that it reaches, and all styles."""
    seen: set[str] = set()

    def reach(path: str) -> None:
        file = (WEB / path).resolve()
        if str(file) in seen:
            return
        seen.add(str(file))
        for target in re.findall(r'(?:import|from)\s+"(\.[^"]+)"', file.read_text(encoding="utf-8")):
            reach(str((file.parent / target).resolve().relative_to(WEB.resolve())))

    for first in ("app.js", "pages/start.js", f"i18n/{language}.js"):
        reach(first)
    styles = re.findall(r'href="/static/([^"]+\.css)"', (WEB / "index.html").read_text(encoding="utf-8"))
    decks = [folder / "deck.js" for folder in GAMES.values() if (folder / "deck.js").is_file()]
    assert len(decks) >= len(games.NAMES)
    size = sum((WEB / path).stat().st_size for path in {*seen, *styles, *decks, "index.html"}) + len(shelf.listing())
    assert size < 150_000, size
