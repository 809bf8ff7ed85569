"""Sentences agree with numbers and names that they are given, and words that have gone stay away."""

import re
from functools import cache

import pytest

from stammtisch import games
from stammtisch.core.languages import LANGUAGES
from stammtisch.words import catalogues
from stammtisch.words.speech import Speech
from tests.words import reading

MANY = {
    "en": "cards points chips turns rounds matches seats players seconds people lines steps minutes files wins",
    "de": "Karten Punkte Punkten Chips Züge Zügen Runden Partien Plätze Spieler Sekunden Leute Zeilen Schritte Siege",
    "fr": "cartes points fiches tours manches parties places joueurs secondes personnes lignes étapes fichiers",
    "it": "carte punti gettoni turni giri partite posti giocatori secondi persone righe passi minuti vittorie errori",
}
"""What there is more than one of."""

NEVER_ONE = """
    start-people_count scorepad-people length-by-limit length-by-rounds fault-several_matches purpose-can_empty
    scorepad-series scorepad-wrong-hand_too_large replay-which klaumau-event-too_long halt_mal_kurz-event-shares_out
    *-reckon-clears-title *-reckon-releases-title cli-new_game-written terminal-thought_deals klaumau-purpose-lets
"""
"""Messages whose number is always larger."""
WITH_TENTHS = "hint-better hint-likelier review-luck-* review-price"
"""Messages whose number is written with its tenths."""

ELIDED = {
    "fr": re.compile(r"\b(?:de|que|ne|se|te|me|le) (?:Ada|Emma|Otto|Ilse)\b"),
    "it": re.compile(r"\b[Aa] Ada\b|\be Emma\b|\b(?:[Rr]estano|[Mm]ancano|uscite) 1\b"),
}
"""Words that change before names such as these, and verbs before one."""
CHANGING = {"en": "-", "de": "-", "fr": "de|que|ne|se|te|me|le", "it": "[Aa]|e|[Rr]estano|[Mm]ancano|uscite"}
"""The same, to look for first."""


def covered(key: str, patterns: str) -> bool:
    return any(re.fullmatch(re.escape(each).replace(r"\*", ".*"), key) for each in patterns.split())


@cache
def whole(speech: Speech, key: str) -> str:
    """All words that a message may have, those of its parts among them."""
    pattern = speech.messages[key]
    return " ".join([reading.written(pattern), *(whole(speech, part) for part in reading.references(pattern))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_many_and_names_are_elided(language: str) -> None:
    speech = Speech(language, catalogues.messages(language))
    may_change = re.compile(rf"\b(?:{'|'.join(MANY[language].split())}|{CHANGING[language]})\b")
    one = re.compile(rf"(?<![\d.,–-])1 (?:{'|'.join(MANY[language].split())})\b")
    wrong = {
        key: text
        for key in speech.messages
        if may_change.search(whole(speech, key)) and not covered(key, f"{NEVER_ONE} {WITH_TENTHS}")
        for text in reading.samples(speech, key)
        if one.search(text) or (language in ELIDED and ELIDED[language].search(text))
    }
    ranges = {"terminal-number_expected", "fault-no_such_paragraph"}  # from one paragraph to another: not names
    assert {key: text for key, text in wrong.items() if key not in ranges} == {}


EMPTY_HANDS = """
    card_count seat-label day-lead-cards halt_mal_kurz-purpose-cards halt_mal_kurz-purpose-shares_out
    halt_mal_kurz-purpose-swaps_badly halt_mal_kurz-purpose-nearest halt_mal_kurz-purpose-gives_myself
"""
"""Messages about what somebody holds, which may be nothing."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_held_is_no_number(language: str) -> None:
    speech = Speech(language, catalogues.messages(language))
    given = {**reading.USUAL, "n": 0, "left": 0, "points": 0, "seat": reading.value("seat", {}, None)}
    said = {key: speech.text(key, given) for key in EMPTY_HANDS.split()}
    assert {key: text for key, text in said.items() if re.search(r"\b0\b", text)} == {}


RETIRED = {
    "en": {
        "expected you": "try again in a moment",
        "ew is good|ew are good|any are good": "low score wins; the fewer, the better",
        "roken number": "fraction",
    },
    "de": {
        r"\bFiches?\b": "Chips",
        r"\b(?:[Hh]erauskommen|herauskommst|kommst heraus)\b": "eröffnen",
        "enig ist gut|iel ist gut": "je weniger, desto besser",
        "eröffneten Farbe": "angespielte Farbe",
        "schützt nur, wer": "schützt nur die Person, die sie legt",
    },
    "fr": {
        r"[Cc]apsules(?! de bouteille)|\bjetons\b": "fiches",
        r"\bConvive|Vite dit|passe à l’acte|à moi, à toi": "Invité, Réactions, te fait les poches, le mien, le tien",
        r"\bCe qui va\b|\bqui aille\b": "ce qui convient",
        r"\blivret\b": "la règle imprimée",
        r"\b[Cc]erné": "encerclé",
        "tu n’as pas à prendre|à travers un": "tu ne peux pas prendre, après",
        "débutée par|se convient": "commencée par celui qui, est convenu",
        "cartes de pénalité": "cartes malus",
        r"\b(?:Meister|Geselle|Gesellen|Lehrling)\b": "Maître, Compagnon, Apprenti",
    },
    "it": {
        r"\brang(?:o|hi)\b": "valore",
        r"\bTappi\b|carte-punti": "gettoni, carte numerate",
        "Detto in fretta|Affida|conta lui": "frasi pronte, passa, tiene il conto",
        "Battuto!|allunga le mani": "Manata!, ti deruba!",
        r"\ba mano\b": "per giro",
        r"\blibretto\b": "le istruzioni",
        r"di mano\b|mucchio da cui|terzo di mezzo|sistemata": "dalla mano, il mazzo, terzo centrale, risolta",
        "carte di penalità|banca dati|come di solito": "carte penalità, base di dati, come al solito",
        r"\b(?:Meister|Geselle|Gesellen|Lehrling)\b": "Maestro, Lavorante, Apprendista",
    },
}
"""Words that have been replaced, and by what."""

ALLOWED = {"it": {"sim-as_usual"}}
"""Where a word is right all the same."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_have_gone_stay_away(language: str) -> None:
    """In catalogues and rulebooks."""
    gone = re.compile("|".join(RETIRED[language]))
    messages = catalogues.messages(language)
    wrong = {
        key: found[0]
        for key, pattern in messages.items()
        if key not in ALLOWED.get(language, ()) and (found := gone.search(reading.written(pattern)))
    }
    assert wrong == {}
    for game in games.every():
        text = re.sub(r"\s+", " ", re.sub(r"`[^`]*`", "", game.book(language).text))
        assert gone.search(text) is None, (game.name, gone.search(text))
