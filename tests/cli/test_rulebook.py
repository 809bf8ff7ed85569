"""Rulebooks are found and taken apart, paragraph by paragraph."""

import pytest

from stammtisch import games
from stammtisch.core import rulebook
from stammtisch.core.errors import StammtischError

TEXT = """# Toy

What this is.

## Before

**TO-1** First
goes on.

- and on

**TO-2** Second, **bold**.

## After

A word before the rules.

**TO-10** Last.
"""


def test_a_book_is_taken_apart():
    book = rulebook.parse(TEXT)
    assert book.title == "Toy"
    assert book.text == TEXT
    assert book.headings == ["Toy", "Before", "After"]
    assert [section.preamble for section in book.sections] == ["What this is.", "", "A word before the rules."]
    assert list(book.paragraphs) == ["TO-1", "TO-2", "TO-10"]
    assert book.paragraph("TO-1").text == "First\ngoes on.\n\n- and on"
    assert book.paragraph("TO-2").text == "Second, **bold**."
    assert book.paragraph("TO-10").heading == "After"


@pytest.mark.parametrize("number", ["TO-10", "to-10", "10", "010", " 10 "])
def test_a_paragraph_can_be_asked_for_in_several_ways(number):
    assert rulebook.parse(TEXT).paragraph(number).number == "TO-10"


@pytest.mark.parametrize("number", ["TO-3", "3", "0", "", "XX-1", "TO-1.5", "TO-", "²", "٣"])
def test_an_unknown_paragraph_is_refused(number):
    with pytest.raises(rulebook.UnknownParagraph, match="in Toy: expected TO-1 to TO-10"):
        rulebook.parse(TEXT).paragraph(number)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_every_game_has_a_book_with_all_numbers_in_order(game):
    book = game.book()
    assert book.title == game.title
    numbers = list(book.paragraphs)
    assert numbers == [f"{game.code}-{number}" for number in range(1, len(numbers) + 1)]
    assert book.text.count(f"**{game.code}-") == len(numbers)
    assert all(paragraph.text for paragraph in book.paragraphs.values())


def test_a_book_is_found_in_its_folder_and_a_missing_one_is_said_to_be(tmp_path):
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "en.md").write_text(TEXT)
    assert rulebook.find(tmp_path / "toy").title == "Toy"
    with pytest.raises(StammtischError, match=r"there is no rulebook: expected en\.md in .*chess"):
        rulebook.find(tmp_path / "chess")
