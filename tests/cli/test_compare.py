"""`stammtisch compare`: what it prints, writes and refuses."""

import json

import pytest

from stammtisch.core.languages import LANGUAGES

ASKED = ("compare", "halt_mal_kurz", "--players", "3", "--games", "120")


def test_it_says_what_a_rule_does_and_writes_it_down(stammtisch, tmp_path):
    names = {each: tmp_path / f"study.{each}" for each in ("html", "csv", "npz", "json")}
    flags = [text for each, path in names.items() for text in (f"--{each}", str(path))]
    ran = stammtisch(*ASKED, "--b", "hand=3", *flags)
    assert ran.code == 0, ran.err
    assert "As usual" in ran.out
    assert "B − A" in ran.out
    assert "Length" in ran.out
    found = json.loads(names["json"].read_text())
    assert (found["game"], found["matches"], found["settings"][1]["asked"]) == ("halt_mal_kurz", 120, {"hand": 3})
    assert names["html"].read_text().startswith("<!doctype html>")
    assert len(names["csv"].read_text().splitlines()) == 1 + 2 * 120 * 3
    again = stammtisch(*ASKED, "--b", "hand=3", "--json", "-")
    assert json.loads(again.out) == found  # the same seed finds the same
    taken = stammtisch(*ASKED, "--b", "hand=3", "--csv", str(names["csv"]))
    assert (taken.code, "--force" in taken.err) == (2, True)


def test_a_sweep_compares_each_value_with_the_first(stammtisch):
    ran = stammtisch(*ASKED, "--sweep", "hand=3,5,7", "--json", "-")
    found = json.loads(ran.out)
    assert [each["options"]["hand"] for each in found["settings"]] == [3, 5, 7]
    turns = next(each for each in found["measures"] if each["name"] == "turns")
    assert turns["differences"][0] is None
    assert 0 < turns["differences"][1]["mean"] < turns["differences"][2]["mean"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "flags",
    [
        ("--b", "hand=3", "--sweep", "hand=3,4"),
        (),
        ("--b", ""),
        ("--b", "hand=99"),
        ("--b", "hand"),
        ("--b", "hand=3,hand=4"),
        ("--b", "first_seat=1"),
        ("--sweep", "hand=3"),
        ("--sweep", "hand=some,more"),
        ("--sweep", "nonsense=1,2"),
        ("--b", "hand=3", "--players", "9"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(stammtisch, flags, language):
    ran = stammtisch(*ASKED, *flags, "--language", language)
    assert ran.code == 2
    assert ran.out == ""
    (line,) = ran.err.splitlines()
    assert "lab" not in line.split(".")[0].split("-")
    assert len(line) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_help_is_in_every_language(stammtisch, language):
    ran = stammtisch("compare", "--help", "--language", language)
    assert ran.code == 0
    assert "stammtisch compare gaunerbande --b limit=50" in ran.out
    assert "help-of" not in ran.out
