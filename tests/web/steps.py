"""Steps that several tests take in a browser: somebody begins a match, and a page is looked over."""

import re
from typing import Any

import pytest

axe = pytest.importorskip("axe_playwright_python.sync_playwright")


def begins(guest: Any, sees: str = ".hands .held") -> None:
    """The host starts the match once everybody sits, and sees something of it."""
    guest.sees("[data-act='start']:enabled")
    guest.page.click("[data-act='start']")
    guest.sees(sees)


def is_sound(guest: Any, where: str = "body") -> None:
    """Nothing is wider than the screen, and nobody is left out."""
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    guest.page.evaluate(axe.Axe().axe_script)
    found = guest.page.evaluate("where => axe.run(where, { resultTypes: ['violations'] })", where)["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:160]) for each in found] == []


def speaks(guest: Any, language: str) -> str:
    """All that a page says in a language, with no word missing."""
    guest.page.evaluate(
        "(tag) => import('/static/shared/words/index.js').then((words) => words.setLanguage(tag))", language
    )
    guest.page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)
    said: str = guest.page.inner_text("body")
    assert not re.search(r"\b(day|challenge|review)\.[a-z]|\{", said)
    return said
