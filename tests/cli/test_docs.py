"""`stammtisch docs`: the pages that come with the program, and what names them."""

import pytest

from stammtisch.cli.docs import folder, pages
from stammtisch.core.languages import LANGUAGES
from stammtisch.words import catalogues


def test_it_lists_what_there_is_and_says_where_it_lies(stammtisch):
    ran = stammtisch("docs")
    assert ran.code == 0
    listed = {line.split("  ")[0] for line in ran.out.splitlines()}
    assert {path.relative_to(folder()).with_suffix("").as_posix() for path in folder().rglob("*.md")} <= listed
    assert "adding-a-game             Adding a game" in ran.out
    assert str(folder()) in ran.out.replace("\n", "")


@pytest.mark.parametrize("page", ["adding-a-game", "docs/adding-a-game.md", "tutorials/first-bot", "first-bot"])
def test_it_shows_a_page(stammtisch, page):
    ran = stammtisch("docs", page)
    assert ran.code == 0
    assert ("A first bot" if "bot" in page else "stammtisch new-game hoch") in ran.out


def test_a_page_that_there_is_not(stammtisch):
    ran = stammtisch("docs", "bot")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no page 'bot': expected adding-a-game, balance, bots," in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_name_the_command(language):
    """Whoever has installed the wheel has no folder docs beside it."""
    names = set(pages().values())
    for key, pattern in catalogues.messages(language).items():
        text = str(pattern)
        assert "docs/" not in text, key
        if key != "cli-docs-where" and not key.startswith("help-"):
            for word in text.split("stammtisch docs ")[1:]:
                assert word.split()[0].strip(".',]\"") in names, key
