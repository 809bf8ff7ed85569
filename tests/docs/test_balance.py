"""docs/balance.md is what `bench.balance` writes, and speaks of rules that there are."""

import re

import pytest

from bench import balance
from stammtisch import games
from stammtisch.lab.compare.study import Study

TEXT = balance.FILE.read_text(encoding="utf-8")
SECTIONS = balance.sections(TEXT)
ENTRY = re.compile(r"- \*\*.+\*\* \(`(\w+)(?:=(.+?))?`(?: with `[\w=]+`)?\)\. \S.*[.…]$")


def test_it_begins_as_the_script_does_and_has_every_game() -> None:
    assert TEXT.startswith(balance.INTRO)
    assert list(SECTIONS) == [games.get(name).title for name in games.NAMES]


@pytest.mark.parametrize("game", [games.get(name) for name in games.NAMES], ids=lambda game: game.name)
def test_every_number_of_players_and_only_rules_that_exist(game) -> None:
    lines = SECTIONS[game.title].splitlines()
    rows = [line for line in lines if re.match(r"\| \d", line)]
    assert [int(row.split("|")[1]) for row in rows] == list(game.players)
    assert all(len(row.split("|")) == len(balance.HEAD.split("|")) for row in rows)
    options = {each.name: each for each in game.options.describe()}
    entries = [line for line in lines if line.startswith("-")]
    assert len(entries) >= 1
    for line in entries:
        found = ENTRY.fullmatch(line)
        assert found, line
        name, value = found.groups()
        assert name in options
        assert (value is None) == (options[name].kind == "variant")
    told = {ENTRY.fullmatch(line)[1] for line in entries}  # type: ignore[index]
    assert told == set(options) - {"deck"}, "every rule is looked at"
    for entry in SECTIONS[game.title].split("\n- ")[1:]:
        beside = [line.partition(" players: ")[0] for line in entry.splitlines() if line.startswith("  - ")]
        numbers = [int(number) for line in beside for number in re.findall(r"\d", line)]
        assert sorted(numbers) == sorted(set(game.players) - {4}), entry
    assert not re.search(r"lab[.-]\w|nan|None", SECTIONS[game.title])


def test_a_section_is_written_in_that_format(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("halt_mal_kurz")
    monkeypatch.setattr(balance, "play_study", lambda study, matches, crew: balance_of(study))
    written = "\n".join(balance.section(game, 20, None))  # type: ignore[arg-type]
    assert written.startswith("## Halt mal kurz\n")
    entries = [line for line in written.splitlines() if line.startswith("- ")]
    assert all(ENTRY.fullmatch(line) for line in entries)
    assert {ENTRY.fullmatch(line)[1] for line in entries} >= {"well", "first_seat", "hand"}  # type: ignore[index]
    others = [line for line in written.splitlines() if line.startswith("  - ")]
    assert all(re.match(r"  - (3|5|3 and 5) players: ", line) for line in others)
    assert "luck alone would make it" in written


def balance_of(study: Study):
    """A few matches, played here."""
    from stammtisch.lab.compare.playing import play_unit

    return play_unit(study.text, tuple(range(20)))
