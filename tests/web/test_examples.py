"""The examples of the booklets: each remark is shown at the step that it speaks of, in every language."""

import re
from typing import Any

import pytest

from stammtisch import games, words
from stammtisch.core.languages import LANGUAGES
from stammtisch.words.catalogues import FOLDERS
from stammtisch.words.fluent import parse
from tests.docs.test_rulebooks import numbers
from tests.tiers import first_of

pytest.importorskip("playwright")

SPOKEN_OF = {
    ("gaunerbande", "round"): {
        **{0: "", 3: "pass r12", 6: "pass k11", 12: "pass k10", 14: "play g9", 15: "play b10", 16: "play g12"},
        **{17: "play g3", 20: "play k12", 21: "play k1", 24: "play r10", 25: "play b1", 64: "play k7", 76: "pass"},
    },
    ("black_spy", "reduce"): {
        **{0: "", 9: "pass g1", 69: "0 40 60", 138: "0 100 100 50 50", 207: "0 90 110", 276: "0 150 150"},
        **{345: "0 200 200 100 100", 414: "-20 160 160", 483: "-40 220 220"},
    },
}
"""What happens at each step of which something is said: the move, or the totals that come of it."""

every_example = pytest.mark.parametrize("example", SPOKEN_OF, ids="-".join)


def remarks(game: str, name: str, language: str) -> dict[int, str]:
    """What the language itself says of the steps."""
    catalogue = parse((FOLDERS[game] / f"{language}.ftl").read_text(encoding="utf-8"), language)
    found = [re.fullmatch(rf"example-{name}-(\d+)", key) for key in catalogue.messages]
    steps = [int(each[1]) for each in found if each]
    return {step: words.speech(language).text(f"{game}.example.{name}.{step}", {}) for step in steps}


def happened(step: dict[str, Any]) -> str:
    """A move and the totals of the step, those before a cut among them."""
    cut = [str(event["before"]) for event in step["events"] if event["kind"] == "reduces"]
    totals = [str(total) for event in step["events"] if event["kind"] == "scores" for total in event["totals"]]
    return " ".join([step["move"] or "", *cut, *totals])


def test_every_example_is_spoken_of() -> None:
    assert set(SPOKEN_OF) == {(game.name, name) for game in games.every() for name in game.examples}


@every_example
def test_every_language_speaks_of_the_same_steps_and_numbers(example: tuple[str, str]) -> None:
    said = {language: remarks(*example, language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert set(said[language]) == set(SPOKEN_OF[example]), language
        for step, text in said[language].items():
            assert set(numbers(text)) == set(numbers(said["en"][step])), (language, step)


@pytest.mark.parametrize("example", first_of(SPOKEN_OF), ids="-".join)
def test_remarks_are_shown_where_they_belong(invite: Any, house: Any, example: tuple[str, str]) -> None:
    """From one to the next by the button of the slip; then the last one in the other languages."""
    game, name = example
    film = house.get(f"/static/games/{game}/examples/{name}.json")[1]
    guest = invite(size=(1280, 800)).go(f"/examples/{game}/{name}")
    guest.sees(".replay-bar")
    step, text = "Number(document.querySelector('.rb-knob').value)", "document.querySelector('.slip p').textContent"
    shown, on = {}, guest.page.locator(".slip [data-at=remark]")
    while True:
        last = guest.page.evaluate(text)
        shown[guest.page.evaluate(step)] = last
        if not on.count():
            break
        on.click()
        guest.page.wait_for_function(f"last => {text} !== last", arg=last)
    assert shown == remarks(game, name, "de")
    for at, what in SPOKEN_OF[example].items():
        assert set(what.split()) <= set(happened(film["steps"][at]).split()), at
    for language in LANGUAGES:
        guest.page.evaluate(f"async () => (await import('/static/shared/words/index.js')).setLanguage('{language}')")
        assert guest.page.evaluate(text) == remarks(game, name, language)[max(shown)]


def test_an_example_is_found_in_the_rules_and_another_is_not(invite: Any) -> None:
    guest = invite().go("/rules/gaunerbande")
    guest.sees("#GB-3 a")
    assert guest.page.locator(".rules-offer a").get_attribute("href") == "/examples/gaunerbande/round"
    guest.page.click("#GB-3 a")
    guest.sees(".replay-bar")
    guest.page.click(".top .ib >> nth=0")
    offered = guest.page.locator(".is-menu [data-item]").evaluate_all("all => all.map((one) => one.dataset.item)")
    assert offered == ["view", "log", "rules", "settings", "keys", "bring", "home"]  # nothing of it was played for you
    guest.go("/examples/gaunerbande/nothing")
    guest.sees(".trouble")
