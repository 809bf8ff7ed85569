"""Playing against bots of one's own, and asking one for advice."""

from pathlib import Path

import pytest

import stammtisch
from stammtisch import games
from stammtisch.bots.own.address import BadBot
from stammtisch.bots.own.process import Limits
from stammtisch.terminal.play import run_play
from tests.terminal.sitting import Typist, console, said

NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"


def test_they_sit_under_their_names_and_what_they_do_wrong_is_told(tmp_path: Path) -> None:
    screen, record = console(), tmp_path / "match.jsonl"
    run_play(
        games.get("zehn"),
        players=4,
        seed="4",
        name="Anna",
        record=record,
        console=screen,
        read_line=Typist("hint", *["1"] * 12),
        against=f"fine={NAUGHTY}:Naughty,raises={NAUGHTY}:Naughty",
        hints=f"talker={NAUGHTY}:Talker",
        limits=Limits(20),
    )
    shown = said(screen)
    assert "talker would:" in shown
    assert "raises at seat 2: it raised KeyError: 'nothing of the kind' (naughty.py, line" in " ".join(shown.split())
    assert "A Journeyman decides in its place." in " ".join(shown.split())
    assert stammtisch.replay(record, unfinished=True).names == ("Anna", "fine", "raises", "raises 2")


def test_one_that_is_none_is_refused_before_the_first_card() -> None:
    with pytest.raises(BadBot, match=r"there is no 'Talkr' in .*did you mean Talker"):
        run_play(games.get("zehn"), against=f"shy={NAUGHTY}:Talkr")
