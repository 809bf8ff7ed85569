"""The catalogues: the same keys in every language, and words for whatever the library can say."""

import re
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.outcome import Reason
from tests.web.conftest import WEB

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
SOURCES = [path for path in WEB.rglob("*.js") if "i18n" not in path.parts or path.name == "index.js"]

FLATTEN = """async language => {
  const { CHAPTERS } = await import("/static/i18n/index.js");
  const names = [`${language}.js`, ...new Set(Object.values(CHAPTERS).flat().map((name) => `${language}/${name}.js`))];
  const parts = await Promise.all(names.map((name) => import(`/static/i18n/${name}`)));
  const words = Object.assign({}, ...parts.map((part) => part.default));
  const flat = (node, path) => Object.entries(node).flatMap(([key, value]) =>
    value && typeof value === "object"
      ? flat(value, `${path}${key}.`)
      : [[`${path}${key}`, typeof value === "string" ? value : null]]);
  return flat(words, "");
}"""


@pytest.fixture(scope="module")
def keys(stage: Any) -> dict[str, dict[str, str | None]]:
    return {language: dict(stage.evaluate(FLATTEN, language)) for language in LANGUAGES}


def test_all_languages_have_the_same_keys(keys: dict[str, dict[str, str | None]]) -> None:
    for language in LANGUAGES:
        assert set(keys[language]) == set(keys["de"]), language


def test_every_key_that_is_used_exists(keys: dict[str, dict[str, str | None]]) -> None:
    used = {key for path in SOURCES for key in re.findall(r'\bt\(\s*"([\w.]+)"', path.read_text(encoding="utf-8"))}
    assert used
    assert used <= set(keys["de"])


def test_every_key_is_used(keys: dict[str, dict[str, str | None]]) -> None:
    """By its name, or by the beginning of a key that is put together."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = set(re.findall(r"`([\w.]+\.)\$\{", text)) | {"story.", "cards."}
    named = set(re.findall(r'"([\w.]+)"', text))
    ends = (".mood", ".time", "_short")
    unused = [
        key for key in keys["de"] if key not in named and not key.startswith(tuple(made)) and not key.endswith(ends)
    ]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_event_can_be_told(stage: Any, game: str, language: str) -> None:
    told = stage.evaluate(
        """async ([language, game, kinds]) => {
          await stage.setLanguage(language);
          const missing = kinds.filter((kind) => stage.entry(`story.${game}.${kind}`) === undefined);
          await stage.setLanguage("de");
          return missing;
        }""",
        [language, game, list(games.get(game).told)],
    )
    assert told == []


def test_every_refusal_has_words(keys: dict[str, dict[str, str | None]]) -> None:
    root = WEB.parent
    refusals = {
        key
        for path in root.glob("games/*/texts.py")
        for key in re.findall(r'Refusal\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert refusals
    for language in LANGUAGES:
        assert {f"refused.{key}" for key in refusals} <= set(keys[language])


def test_every_end_has_a_reason(keys: dict[str, dict[str, str | None]]) -> None:
    for language in LANGUAGES:
        assert {f"end.reason.{reason.word}" for reason in Reason} <= set(keys[language])


@pytest.mark.parametrize("game", games.NAMES)
def test_every_option_has_a_title(keys: dict[str, dict[str, str | None]], game: str) -> None:
    for option in games.get(game).options.describe():
        if option.name != "bomb_rule":
            assert f"options.{game}.{option.name}.title" in keys["de"]
        for value in option.of:
            assert f"options.{game}.{option.name}.of.{value}" in keys["de"]


TOLD = """([event, readers]) => readers.map((me) =>
  stage.story.plain(stage.story.tell("klaumau", event, me), ["Ada", "Tobi"], (card) => card))"""


def test_what_one_does_oneself_is_told_to_oneself(stage: Any) -> None:
    """The same event in the words of whoever did it, of whoever suffered it, and of those who watch."""
    event = {"kind": "steals", "receiver": 0, "giver": 1, "card": "r3"}
    assert stage.evaluate(TOLD, [event, [0, 1]]) == ["Du klaust Tobi: r3.", "Ada klaut dir: r3."]
    assert stage.evaluate(TOLD, [{**event, "card": None}, [2]]) == ["Ada klaut Tobi eine Karte."]


def test_no_module_is_longer_than_it_should_be() -> None:
    """Catalogues may be; they are lists."""
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert max(long.values()) <= 420, long


def test_the_first_page_is_light() -> None:
    """What the start page loads before card art, uncompressed: modules that it reaches, and all styles."""
    seen: set[str] = set()

    def reach(path: str) -> None:
        file = (WEB / path).resolve()
        if str(file) in seen:
            return
        seen.add(str(file))
        for target in re.findall(r'(?:import|from)\s+"(\.[^"]+)"', file.read_text(encoding="utf-8")):
            reach(str((file.parent / target).resolve().relative_to(WEB.resolve())))

    for first in ("app.js", "pages/start.js", "i18n/de.js"):
        reach(first)
    styles = re.findall(r'href="/static/([^"]+\.css)"', (WEB / "index.html").read_text(encoding="utf-8"))
    size = sum((WEB / path).stat().st_size for path in {*seen, *styles, "index.html"})
    assert size < 130_000, size
