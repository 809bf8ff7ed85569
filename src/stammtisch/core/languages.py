"""The languages that people may read in, and which of them somebody wants."""

import os
from collections.abc import Mapping

from stammtisch.core.errors import StammtischError

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
"""By their two letters, as they call themselves. English is what everything is written in first."""

SOURCE = "en"

VARIABLES = ("STAMMTISCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language somebody wants; the first that is set counts, as POSIX has it."""


class UnknownLanguage(StammtischError):
    """Nothing is written in that language."""


def check(language: str) -> str:
    """The two letters of a language that there is: `de`, `DE` and `de_AT.UTF-8` are all German."""
    found = fitting(language)
    if found is None:
        *others, last = (f"{letters} ({name})" for letters, name in LANGUAGES.items())
        raise UnknownLanguage(f"there is no language {language!r}: expected {', '.join(others)} or {last}")
    return found


def fitting(tag: str) -> str | None:
    """The language that a tag asks for, or None if there is nothing in it."""
    letters = tag.strip().replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return letters if letters in LANGUAGES else None


def wanted(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if it asks for none that there is."""
    for variable in VARIABLES:
        if tag := environ.get(variable):
            return fitting(tag) or SOURCE
    return SOURCE
