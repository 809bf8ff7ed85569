"""One word for one thing: what the glossary of a language (`texts/glossary.LANGUAGE.toml`) forbids stands nowhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.core.languages import LANGUAGES

PACKAGE = Path(stammtisch.__file__).parent
BLANKS = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\n", "   ")


def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / f"texts/glossary.{language}.toml").read_text(encoding="utf-8"))


def test_each_language_names_the_same_things() -> None:
    named = {language: set(glossary(language)) for language in LANGUAGES}
    assert len(set(map(frozenset, named.values()))) == 1, named
    assert all(
        "word" in entry for language in LANGUAGES for name, entry in glossary(language).items() if name != "wordings"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_the_glossary_forbids(language: str) -> None:
    forbidden = [each for entry in glossary(language).values() for each in entry.get("never", ())]
    never = re.compile("|".join(rf"(?<!\w)(?:{each})(?!\w)" for each in forbidden), re.IGNORECASE)
    files = [*PACKAGE.rglob(f"texts/{language}.ftl"), *PACKAGE.rglob(f"book/{language}.md")]
    assert len(files) > 10
    for file in files:
        lines = file.read_text(encoding="utf-8").split("\n")
        text = "\n".join(re.sub(r"^\S+ = |\$[\w-]+|^#.*", "", line) for line in lines)  # keys and names are English
        assert never.findall(text.translate(BLANKS)) == [], file.relative_to(PACKAGE)
