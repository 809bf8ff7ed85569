"""The pictures of the phases show what the rules do."""

import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.languages import LANGUAGES
from stammtisch.words import own, prompts, speaking

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def script() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        module = load()
    module.find = cache(module.find)
    return module


def load() -> Any:
    loader = SourceFileLoader("phases", str(ROOT / "scripts" / "phases"))
    spec = spec_from_loader("phases", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_the_pictures_are_up_to_date(script: Any, game: Game) -> None:
    """All languages at once: what takes long is to find what they show."""
    for language in LANGUAGES:
        with speaking(language):
            drawn = script.draw(script.find(game)).encode()
        now = script.place(game, language).read_bytes()
        assert now == drawn, f"rules or words ({language}) have changed: run scripts/phases and look at what it draws"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_the_picture_is_in_the_rulebook_and_has_everything(script: Any, game: Game, language: str) -> None:
    book = game.book(language).text
    picture = script.place(game, language)
    assert f"({picture.name})" in book
    tree = ElementTree.parse(picture)
    shown = " ".join(element.text or "" for element in tree.iter("{http://www.w3.org/2000/svg}text")).split()
    with speaking(language):
        for text in (*game.steps, *(own(game.name, f"prompt.{step}", "") for step in prompts(game))):
            assert " ".join(text.split()) in " ".join(shown)


def test_what_only_a_variant_brings_is_marked(script: Any) -> None:
    edges = script.find(games.get("black_spy")).edges
    assert edges["deal", "pass"] == []
    assert edges["deal", "mole"] == [("mole",)]
    assert edges["count", "capture"] == [("capture_or_release",)]


def test_a_step_that_needs_two_variants_is_marked_with_both(script: Any) -> None:
    found = script.find(games.get("klaumau"))
    assert found.edges["force", "explode"] == [("bomb", "forced_card_acts")]
    assert found.tag(found.edges["force", "explode"]) == "b+h"
    assert found.mark_of("explode") == [("bomb",)]
    assert found.mark_of("draw") == []


def test_rails_in_one_lane_keep_clear_of_each_other(script: Any) -> None:
    lay_rails = sys.modules["phase_pictures"].lay_rails
    down = {rail.target: rail.lane for rail in lay_rails({4: [0, 1], 6: [4], 5: [2]}, 1)}
    assert down == {6: 0, 5: 1, 4: 0}  # 4 to 6 begins below where 0 to 4 ends
    up = {rail.target: rail.lane for rail in lay_rails({0: [4], 4: [6]}, -1)}
    assert up == {4: 0, 0: 1}
