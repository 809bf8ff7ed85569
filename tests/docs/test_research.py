"""The page for programs that learn has the layouts as they are."""

from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.research.__main__ import main, table

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("game", games.NAMES)
def test_layouts_are_those_of_the_code(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """If this fails: `python -m stammtisch.research` prints them anew."""
    assert table(game).strip() in PAGE.read_text()
    assert main([game]) == 0
    assert table(game) in capsys.readouterr().out


EXAMPLES = [code for code in PAGE.read_text().split("```python\n")[1:] if "import stammtisch.research." in code]


@pytest.mark.everything
@pytest.mark.parametrize("code", EXAMPLES, ids=["pettingzoo", "gymnasium", "openspiel"])
def test_the_examples_run(code: str) -> None:
    pytest.importorskip("pyspiel")
    exec(code.partition("```")[0], {})


def test_an_unknown_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 1
    assert "nothing" in capsys.readouterr().err
