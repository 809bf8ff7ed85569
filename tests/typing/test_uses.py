"""What is promised to a checker of types is what comes."""

import tomllib
from importlib.resources import files
from pathlib import Path

from stammtisch import games
from tests.typing import uses

ROOT = Path(__file__).parents[2]


def test_ordinary_uses_do_what_their_types_say(tmp_path: Path) -> None:
    game = games.NAMES[0]
    match = uses.a_match(game)
    assert uses.own_bots(match) is not None
    assert uses.the_story(match)
    assert uses.a_view(uses.a_match("zehn")) == 0
    assert uses.records(match, tmp_path / "two.jsonl") == 2
    assert uses.many(game) == 4
    assert uses.refusals(uses.a_match(game))


def test_checkers_are_told_that_there_are_types() -> None:
    assert files("stammtisch").joinpath("py.typed").is_file()
    assert "tests/typing" in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["files"]
