"""Rulebooks: Markdown with numbered paragraphs."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.core import rulebook
from stammtisch.core.rulebook import NoRulebook, UnknownParagraph

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
    book = game.book()
    assert book.title == game.title
    assert next(iter(book.paragraphs)) == f"{game.code}-1"
    assert all(paragraph.text for paragraph in book.paragraphs.values())


def test_a_missing_rulebook_says_where_it_should_be(tmp_path: Path) -> None:
    with pytest.raises(NoRulebook, match=r"there is no rulebook: expected en\.md in "):
        rulebook.find(tmp_path, "de")
    (tmp_path / "en.md").write_text(BOOK, encoding="utf-8")
    assert rulebook.find(tmp_path).title == "Toy"


def test_where_a_book_is_not_translated_it_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "de.md").write_text(BOOK.replace("Toy", "Spielzeug"), encoding="utf-8")
    assert rulebook.find(tmp_path, "de").title == "Spielzeug"
    assert rulebook.find(tmp_path, "fr").title == "Toy"


def test_a_game_from_elsewhere_finds_its_book_beside_its_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "elsewhere"
    (package / "book").mkdir(parents=True)
    (package / "__init__.py").write_text("from elsewhere.state import State\n", encoding="utf-8")
    (package / "state.py").write_text("from stammtisch.core.state import State as Base\n\n\nclass State(Base): ...\n")
    (package / "book" / "en.md").write_text(BOOK, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(games.get(games.NAMES[0]), state=import_module("elsewhere").State)
    assert game.folder == package.resolve()
    assert game.book("it").title == "Toy"
