"""Halt mal kurz speaks without genders, as its booklet does."""

from pathlib import Path

import pytest

import stammtisch

FOLDER = Path(stammtisch.__file__).parent / "games" / "halt_mal_kurz"

GENDERED = {
    "de": ("der Letzte", "dem anderen", "den, der", "dem, der", "Gewinner", "Verlierer", "Mitspieler"),
    "fr": ("celui qui", "ceux qu", "ceux dont", "gagnant", "perdant", "donneur", "le plus lent ", "Le dernier"),
    "it": ("vincitore", "al più lento", "L’ultimo pesca", "giocator", "tutti quelli", "uno dei due", "all’altro."),
}


@pytest.mark.parametrize("language", GENDERED)
def test_no_text_names_a_gender(language: str) -> None:
    for file in (FOLDER / "texts" / f"{language}.ftl", FOLDER / "book" / f"{language}.md"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if any(each in line for each in GENDERED[language])] == [], file.name
