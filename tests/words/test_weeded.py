"""Wordings that native readers stumbled over stay away."""

from pathlib import Path

import pytest

import stammtisch

PACKAGE = Path(stammtisch.__file__).parent

WEEDED = {
    "en": ("expected you a little later", "broken number", "Few is good", "looks along", "Looked for:"),
    "de": ("Fiche", "eröffneten Farbe", "schützt nur, wer", "Wie im Heft"),
    "fr": (
        *("débutée par qui", "se convient", "suivi d’une pioche", "s’il en est ", "à travers un", "vont une place"),
        *("% plus souvent", "n’as pas à prendre", "passe à l’acte", "à moi, à toi", "Convive", "Vite dit", "Capsules"),
        *("points de cadeau", "à la montre", "Changements de tête"),
    ),
    "it": (
        *(
            "d’uno insieme",
            "niente punti per questo",
            "Se era costretto",
            "gli prende di mano",
            "sia pure nel mezzo",
            "terzo di mezzo",
        ),
        *("Battuto!", "conta lui", "non devi prendere", "Tappi", " rango ", "carte-punti", "Affida il tavolo"),
        *("Lascia giocare un bot", "Detto in fretta", "pensa a tempo", "Cambi di testa", "Butta la serata"),
    ),
}


@pytest.mark.parametrize("language", WEEDED)
def test_what_was_weeded_out_does_not_grow_again(language: str) -> None:
    files = [*PACKAGE.rglob(f"texts/{language}.ftl"), *PACKAGE.rglob(f"book/{language}.md")]
    assert len(files) > 10
    blanks = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\n", "   ")
    for file in files:
        text = file.read_text(encoding="utf-8").translate(blanks)
        assert [each for each in WEEDED[language] if each in text] == [], file.relative_to(PACKAGE)
