"""Rulebooks: Markdown with numbered paragraphs."""

from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.core import rulebook
from stammtisch.core.errors import StammtischError
from stammtisch.core.rulebook import UnknownParagraph

BOOK = """# Toy

Our own account.

## The idea

Before it all.

**TY-1** Be kind.
To everybody.

**TY-2** Share:

- bread
- games

## The end

**TY-3** Go home. See **TY-1**.
"""


def test_sections_and_paragraphs() -> None:
    book = rulebook.parse(BOOK)
    assert book.title == "Toy"
    assert book.headings == ["Toy", "The idea", "The end"]
    assert list(book.paragraphs) == ["TY-1", "TY-2", "TY-3"]
    assert book.sections[0].preamble == "Our own account."
    assert book.sections[1].preamble == "Before it all."
    first = book.paragraphs["TY-1"]
    assert (first.number, first.heading, first.text) == ("TY-1", "The idea", "Be kind.\nTo everybody.")
    assert book.paragraphs["TY-2"].text == "Share:\n\n- bread\n- games"
    assert book.text == BOOK


@pytest.mark.parametrize("number", ["TY-3", "ty-3", "3", " 03 "])
def test_a_paragraph_is_found_by_its_number(number: str) -> None:
    assert rulebook.parse(BOOK).paragraph(number).number == "TY-3"


@pytest.mark.parametrize("number", ["TY-4", "GB-1", "0", "", "kind", "-1", "9" * 50])
def test_an_unknown_paragraph(number: str) -> None:
    with pytest.raises(UnknownParagraph, match=r"there is no paragraph .* in Toy: expected TY-1 to TY-3"):
        rulebook.parse(BOOK).paragraph(number)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_every_game_finds_its_rulebook(game: games.Game) -> None:
    book = rulebook.find(game.name)
    assert book.title == game.title
    assert next(iter(book.paragraphs)) == f"{game.code}-1"
    assert all(paragraph.text for paragraph in book.paragraphs.values())


def test_a_missing_rulebook_says_where_it_should_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(StammtischError, match=r"the rulebook of chess is missing: expected en/chess\.md in "):
        rulebook.find("chess")
    monkeypatch.setattr(rulebook, "folders", lambda: [tmp_path / "one", tmp_path])
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text(BOOK, encoding="utf-8")
    assert rulebook.find("toy").title == "Toy"
