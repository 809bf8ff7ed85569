"""The command line speaks the language of whoever reads."""

import re

import pytest

from stammtisch.core import languages
from stammtisch.core.languages import LANGUAGES

ENGLISH = re.compile(r"\b(the|of|and|is|are|that|with|which|when|your|you|this|each|from|whoever|may|other|show)\b")
HELPS = [[], ["serve"], ["rules"], ["replay"], ["play", "klaumau"], ["simulate", "zehn"], ["arena"], ["check-game"]]
"""A few; that nothing is missing in any is seen in the catalogues."""
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def english(text):
    """English words, but for those in the names of options."""
    return set(ENGLISH.findall(re.sub(r"--\S+|\b\w+_\w+", " ", text.lower())))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("command", HELPS, ids=" ".join)
def test_help_is_in_one_language(stammtisch, language, command):
    ran = stammtisch("--language", language, *command, "--help")
    assert ran.code == 0
    assert english(ran.flat) == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_games_and_rules(stammtisch, language):
    assert english(stammtisch("games", "--language", language).flat) == set()
    ran = stammtisch("rules", "gaunerbande", "--paragraph", "22", f"--language={language}")
    heading = {"de": "Punkte zählen", "fr": "compter les points", "it": "contare i punti"}[language]
    assert heading in ran.flat


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize(
    "line",
    [
        ["rules", "chess"],
        ["rules", "zehn", "--paragraph", "99"],
        ["play", "zehn", "--players", "many"],
        ["play", "zehn", "--tie", "never"],
        ["play", "--players", "3"],
        ["dance"],
        ["zehn"],
        ["games", "--loud"],
        ["simulate", "zehn", "--bots", "geselle,random"],
        ["simulate", "zehn", "--quick", "1,2"],
        ["arena", "zehn", "--bots", "a=geselle,a=random"],
        ["arena", "zehn", "--bots", "9*geselle"],
        ["arena", "zehn", "--option", "limit"],
        ["arena", "zehn", "--variants", "random", "--option", "tie=one_card"],
        ["arena", "zehn", "--picture", "picture.gif"],
        ["check-game", "zehn", "--only", "manners"],
    ],
    ids=" ".join,
)
def test_complaints_are_in_the_language_too(stammtisch, monkeypatch, language, line):
    monkeypatch.setenv("STAMMTISCH_LANGUAGE", language)
    ran = stammtisch(*line)
    assert ran.code == 2
    assert ran.err
    assert not re.search(r"\b(expected|there|such|missing|invalid|unexpected|cannot|the)\b", ran.err.lower()), ran.err


def test_the_environment_says_which(stammtisch, monkeypatch):
    for variable in languages.VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    assert "Usage:" in stammtisch("--help").out
    wishes = (("LANG", "de_AT.UTF-8", "Aufruf"), ("LC_MESSAGES", "it", "Uso"), ("LC_ALL", "fr", "COMMANDE"))
    for variable, tag, word in wishes:
        monkeypatch.setenv(variable, tag)
        assert word in stammtisch("--help").out
    assert "Aufruf" in stammtisch("--help", "--language", "de").out
    monkeypatch.setenv("STAMMTISCH_LANGUAGE", "tlh")
    assert "Usage:" in stammtisch("--help").out


def test_a_language_that_there_is_not(stammtisch):
    ran = stammtisch("games", "--language", "tlh")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no language 'tlh': expected en (English), de (Deutsch)" in ran.err
    assert "expected a language after --language" in stammtisch("games", "--language").err


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_lab_speaks_the_language_too(stammtisch, tmp_path, language):
    """What is found, whatever the number; programs get the same in every language."""
    ran = stammtisch("--language", language, "simulate", "gaunerbande", "--games", "40", "--seed", "1")
    assert ran.code == 0
    assert english(ran.flat) == set()
    assert re.search(r"\d,\d", ran.out)
    line = ["arena", "gaunerbande", "--games", "2", "--rounds", "1", "--bots", "geselle,random"]
    line += ["--journal", tmp_path / "journal", "--picture", tmp_path / "arena.svg"]
    ran = stammtisch("--language", language, *line)
    assert ran.code == 0
    assert english((ran.flat + ran.err).replace(str(tmp_path), "")) == set()
    assert english(" ".join(re.findall(r">([^<]+)<", (tmp_path / "arena.svg").read_text()))) == set()
    ran = stammtisch("--language", language, "check-game", "gaunerbande", "--matches", "1", "--only", "notation")
    assert ran.code == 0
    assert english(ran.flat) == set()


def test_one_run_leaves_nothing_behind(stammtisch):
    before = stammtisch("--help").out
    assert stammtisch("--help", "--language", "de").out != before
    assert stammtisch("--help").out == before


@pytest.mark.parametrize(
    ("tag", "found"),
    [("de", "de"), ("DE", "de"), ("de-CH", "de"), ("fr_CA.UTF-8", "fr"), (" it ", "it"), ("C", None), ("", None)],
)
def test_tags(tag, found):
    assert languages.find(tag) == found
