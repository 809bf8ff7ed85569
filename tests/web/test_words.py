"""The catalogues: the same keys in every language, words for whatever can be said, none left in another tongue."""

import ast
import json
import re
import subprocess
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from stammtisch import bots, games
from stammtisch.core.events import SEATS, Told
from stammtisch.core.outcome import Reason
from stammtisch.games.klaumau import bomb
from stammtisch.service import browser_games
from stammtisch.table import Refused, replaying
from stammtisch.table.agreement import read_options
from stammtisch.table.commands import EMOTES
from stammtisch.table.refusals import as_json
from stammtisch.words import catalogues, fluent
from stammtisch.words.speech import Speech
from tests.client import NODE
from tests.client.test_layers import code_of
from tests.web.conftest import GAMES, HERE, MODULES, WEB
from tests.words import reading, sources

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
SOURCES = MODULES
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)

MADE = {
    "klaumau.bomb.counts.": [count for count in bomb.COUNTS if isinstance(count, str)],
    "klaumau.bomb.readies.": bomb.READY,
    "klaumau.bomb.whats.": bomb.WHAT,
    "klaumau.bomb.whos.": bomb.WHO,
    "colour.": ("green", "blue", "red", "yellow", "black"),
    "emote.": EMOTES,
    "end.reason.": [reason.word for reason in Reason],
    "levels.": bots.EVERY,
    "sign.": ("rock", "paper", "scissors", "well"),
}
"""Keys that are put together while the client runs, and what of: exactly these words are there."""

SAME = """
    seat.bot new.bot new.seconds start.minutes halt_mal_kurz.seconds *.time emote.laugh emote.hurry
    halt_mal_kurz.say_raz klaumau.bomb.readies.robin_hood klaumau.bomb.readies.jackpot settings.usual
    settings.paces.usual tools.menu menu.title keys.menu pad.sum zehn.bids halt_mal_kurz.lesson.vote scorepad.name_n
    deck.points zehn.group.jokers scorepad.column.gained gaunerbande.does.crook scorepad.column.jokers
    scorepad.column.hand_jokers klaumau.police_say klaumau.option.bomb
    klaumau.reckon.bomb halt_mal_kurz.option.police keys.cap.* *.card
    *.card.* zehn.of.owner scorepad.column.chips
    *.trick.points klaumau.sought.* settings.volume review.price zehn.option.chips zehn.lab.jokers
    halt_mal_kurz.lab.halts halt_mal_kurz.lab.duels halt_mal_kurz.lab.raids day.par klaumau.option.plan
"""
"""Words that two languages happen to share, names, and units."""

Words = dict[str, dict[str, Any]]
"""The messages of a catalogue: what is written there, its parameters, and how it reads."""

PART = re.compile(
    r"elided|language|known\.\w+|said\.\w+|list\.\w+|the\.card|\w+\.(of\.owner|said\.sign)|\w+\.card(\.[\w.]+)?"
)
"""Messages that others are made of, or that are no sentences: a language may have more of them than another."""
GLUE = ("colon", "list.comma", "klaumau.bomb.then")
"""What stands between words."""


def read(language: str) -> Words:
    speech = Speech(language, catalogues.messages(language))
    return {
        key.replace("-", "."): {
            "written": reading.written(pattern),
            "parameters": reading.parameters(pattern, speech.messages),
            "samples": reading.samples(speech, key),
        }
        for chapter, messages in catalogues.chapters(language).items()
        if chapter not in catalogues.UNSERVED
        for key, pattern in messages.items()
        if not catalogues.in_full(key)
    }


@pytest.fixture(scope="module")
def words() -> dict[str, Words]:
    return {language: read(language) for language in LANGUAGES}


@cache
def made_of() -> set[str]:
    """All messages that others are made of, in some language."""
    return {
        reference.replace("-", ".")
        for language in LANGUAGES
        for pattern in catalogues.messages(language).values()
        for reference in reading.references(pattern)
    }


def part(key: str) -> bool:
    """Whether a message is only there for others."""
    return PART.fullmatch(key) is not None or key in made_of()


def covered(key: str, patterns: str) -> bool:
    return any(re.fullmatch(re.escape(each).replace(r"\*", ".*"), key) for each in patterns.split())


def own(language: str) -> set[str]:
    """What the files of a language say, without what they have from English."""
    return {
        f"{name}.{key}".strip(".").replace("-", ".")
        for name, folder in catalogues.FOLDERS.items()
        for key in fluent.parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).messages
    }


def test_all_languages_have_the_same_keys(words: dict[str, Words]) -> None:
    for language in LANGUAGES:
        assert {key for key in own(language) ^ own("de") if not part(key)} == set(), language


def test_all_languages_say_the_same_things(words: dict[str, Words]) -> None:
    """A message uses the same parameters everywhere."""
    for language in LANGUAGES:
        keys = [key for key in words["de"] if key in words[language] and not part(key)]
        assert len(keys) > 1000
        differ = [key for key in keys if words[language][key]["parameters"] != words["de"][key]["parameters"]]
        assert not differ, language


def test_nothing_is_left_in_another_language(words: dict[str, Words]) -> None:
    def letters(language: str, key: str) -> str:
        entry = words[language].get(key)
        own = entry and re.search(r"[^\W\d_]", entry["written"])
        return re.sub(r"[\W\d_]", "", "".join(entry["samples"])) if entry and own else ""

    for one, other in combinations(LANGUAGES, 2):
        same = [key for key in words["de"] if letters(one, key) and letters(one, key) == letters(other, key)]
        assert [key for key in same if not covered(key, SAME)] == [], (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_reads_well(words: dict[str, Words], language: str) -> None:
    """Nothing undefined, no blanks too many, a printer's quotes and apostrophes, French spaces where they belong."""
    wrong = re.compile(r"['\"]|\s\s|^\s|\s$|\s[.,)]|\(\s|’\s*’")
    lacking = re.compile(r"\b(undefined|null|NaN|None)\b|\[object")
    spaced = (
        re.compile(r"(?<![\u202f?!])[!?;]|(?<!\u00a0)[:»]|«(?!\u00a0)")
        if language == "fr"
        else re.compile(r"\s[!?:;»]|«\s")
    )
    for key, entry in words[language].items():
        if key in GLUE or part(key):
            continue
        for text in entry["samples"]:
            assert not wrong.search(text), (key, text)
            assert not lacking.search(text), (key, text)
            assert not spaced.search(text), (key, text)
            assert not re.search(r"[{}]", text), (key, text)


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
    made = set(re.findall(r"`([\w.]+\.)\$\{", CODE))
    of_games = set(re.findall(r"`\$\{(?:this\.)?game\}(\.\w+)", CODE)) | {
        ".event",
        ".card",
        ".option",
        ".refused",
        ".fault",
        ".deed",
    }
    named = set(re.findall(r'"([\w.]+)"', CODE))
    ends = (".mood", ".time", "_short")
    unused = [
        key
        for key in words["de"]
        if key not in named
        and not key.startswith(tuple(made))
        and not any(key.startswith(f"{game}{start}") for game in games.NAMES for start in of_games)
        and not key.endswith(ends)
        and not part(key)
    ]
    assert not unused
    for start, possible in MADE.items():
        assert {key for key in words["de"] if key.startswith(start)} == {f"{start}{each}" for each in possible}


def test_every_refusal_has_words_and_all_words_a_refusal(words: dict[str, Words]) -> None:
    calls = (
        node
        for path, tree in sources.trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and (node.func.id == "Refused" or (node.func.id == "Fault" and path.name == "texts.py"))
    )
    raised = {call.args[0].value for call in calls if call.args and isinstance(call.args[0], ast.Constant)}
    assert len(raised) > 50
    of_moves = {"bad_move", "not_asked", "bad_message"}
    of_the_client = {"offline", "server_fault", "unknown"}
    of_options = {"no_such_game", "bad_option", "bad_players", "bad_record"}
    spoken = {key.split(".")[-1] for key in words["de"] if "refused" in key.split(".")[:2]}
    assert spoken == raised | of_moves | of_the_client | of_options
    faults = {tuple(key.rsplit(".fault.", 1)) for key in words["de"] if ".fault." in key}
    faults |= {("", key.removeprefix("fault.")) for key in words["de"] if key.startswith("fault.")}
    in_general = {("", key) for key in ("impossible", "number_expected", "wrong_form")}
    made = set(sources.faults())
    made |= {("", key) for _, key in made}  # a game may say what is wrong in the words of the house
    assert faults - in_general <= made
    shown = sources.faults_of(*(f"core/{name}.py" for name in ("options", "match", "record", "chance", "fairness")))
    shown |= sources.faults_of("klaumau/bomb.py", "klaumau/cards.py", "zehn/options.py", "table/reading.py")
    only_typed = {"list_of_variants", "table_not_json", "too_many_cards"}
    unsaid = {key for home, key in shown if not {(home, key), ("", key)} & faults}
    assert sorted(unsaid - only_typed - spoken) == []


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
        found.append((game, as_json(refused.value)))
    for text in records:
        with pytest.raises(Refused) as refused:
            replaying.play_again(replaying.read_record(text, 1, most=10_000), 1, lambda: None)
        found.append(("gaunerbande", as_json(refused.value)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(stage: Any, language: str) -> None:
    said = stage.evaluate(
        """async ([language, refusals]) => {
          const { refusalWords, whyWords } = await import("/static/shared/words/reasons.js");
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
          const called = (await import("/static/shared/words/reasons.js")).seatNames(["Seat 0", "Ada", "Seat 11"]);
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
            key = f"{game}.option.{option.name}"
            expected |= {key, f"{key}.doc", *(f"{key}.of.{value}" for value in option.of)}
    assert {key for key in words["de"] if key.startswith(f"{game}.option.")} == expected


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
        return [1, 3] if name in ("points", "totals") and told is games.get(game).told["scores"] else round_ + 1

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
    kinds = {key.split(".")[2] for key in words[language] if key.startswith(f"{game}.event.")}
    assert kinds == set(games.get(game).told)
    told = stage.evaluate(
        """async ([language, game, events]) => {
          await stage.setLanguage(language);
          const names = ["Ada", "Tobi", "Emma", "Otto"];
          const turned = (by) => [...names.slice(by), ...names.slice(0, by)];
          const name = (card) => stage.cardName(game, card).long;
          const all = events.flatMap((event) => [0, 1, 2, null].flatMap((me) => [0, 1, 2, 3].map((by) =>
            [event.kind, me, stage.story.plain(stage.story.tell(game, event, me, turned(by)), name)])));
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
          const i18n = await import("/static/shared/words/index.js");
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
    preferred = (
        "async ([stored, offered]) => (await import('/static/shared/words/index.js')).preferred(stored, offered)"
    )
    assert stage.evaluate(preferred, [stored, offered]) == chosen


TOLD = """([event, readers, game = "klaumau"]) => readers.map((me) =>
  stage.story.plain(stage.story.tell(game, event, me, ["Ada", "Tobi", "Emma"]), (card) => card))"""


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
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert max(long.values()) <= 420, long


def reached(*first: str) -> set[Path]:
    """The modules that are loaded with some."""
    seen: set[Path] = set()

    def reach(path: Path) -> None:
        if path not in seen:
            seen.add(path)
            for target in re.findall(r'(?:import|from)\s+"(\.[^"]+)"', code_of(path.read_text(encoding="utf-8"))):
                reach((path.parent / target).resolve())

    for name in first:
        reach((WEB / name).resolve())
    return seen


@cache
def needs() -> dict[str, dict[str, list[str]]]:
    """What the registry of pages says that each needs."""
    program = f"import('{(WEB / 'pages.js').as_uri()}').then(({{ PAGES }}) => console.log(JSON.stringify(PAGES)))"
    run = subprocess.run([NODE, "-e", program], capture_output=True, text=True, check=True, timeout=60)
    found: dict[str, dict[str, list[str]]] = json.loads(run.stdout)
    return found


def test_the_sheets_that_pages_need_are_there() -> None:
    named = {name for page in needs().values() for name in page["sheets"]}
    assert {name for name in named if not (WEB / f"{name}.css").is_file()} == set()
    first = re.findall(r'href="/static/([^"]+)\.css"', (WEB / "index.html").read_text(encoding="utf-8"))
    assert named.isdisjoint(first)
    sheets = {path.relative_to(WEB).with_suffix("").as_posix() for path in WEB.rglob("*.css")}
    assert sheets - named - {*first} == {"day/preview"}, "a sheet that no page loads"


@pytest.mark.parametrize("page", ["start", "setup", "room", "replay", "gallery", "pad", "stats"])
def test_a_page_has_all_the_words_that_its_modules_name(page: str) -> None:
    """Modules of a table are loaded by pages that use half of them: of those only what every table says is asked."""
    chapters = catalogues.chapters("en")
    loaded = {"house", *needs()[page]["words"]}
    assert loaded <= {*chapters}
    code = "\n".join(path.read_text(encoding="utf-8") for path in reached("app.js", f"{page}/page.js"))
    named = {key.replace(".", "-") for key in re.findall(r'\bt\(\s*"([\w.]+)"', code)}
    named |= {key.replace(".", "-") for key in re.findall(r'"([a-z]\w*(?:\.[a-z]\w*)+)"', code)}
    lacking = {
        key: chapter
        for chapter, messages in chapters.items()
        if chapter not in loaded and (page == "start" or chapter == "table")
        for key in named & set(messages)
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(language: str) -> None:
    """What the start page loads before card art, uncompressed: modules that it reaches, and all styles. Comments do not
    count, which the bundle leaves out.
    """
    seen = reached("app.js", "start/page.js")
    styles = re.findall(r'href="/static/([^"]+\.css)"', (WEB / "index.html").read_text(encoding="utf-8"))
    decks = [folder / "deck.js" for folder in GAMES.values() if (folder / "deck.js").is_file()]
    assert len(decks) >= len(games.NAMES)
    texts = [(WEB / path).read_text(encoding="utf-8") for path in {*seen, *styles, *decks, "index.html"}]
    size = sum(len(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)) for text in texts) + len(browser_games.listing())
    size += sum(len(catalogues.files()[f"words/{name}.json"]) for name in ("languages", f"{language}/house"))
    assert size < 121_000, size
