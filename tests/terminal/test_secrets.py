"""What the person cannot know changes nothing on their screen."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.match import Match
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.commands import COMMANDS, hint, quit_, save
from stammtisch.terminal.play import YOU, Sitting
from stammtisch.terminal.stage import Stage
from tests.everygame import TRICK_GAMES
from tests.knowledge import test_halt_mal_kurz as halt_mal_kurz
from tests.knowledge import test_zehn, zehn
from tests.knowledge.changes import alternatives
from tests.knowledge.positions import positions
from tests.terminal.sitting import House, Typist, console, written

CARD = re.compile(r"\b[gbryk]\d+\b")
SECRETIVE = [name for name, command in COMMANDS.items() if command not in (hint, save, quit_)]
"""Commands that print something. A hint comes from a bot, which has tests of its own; records hold every secret."""


def everything_shown(match: Match) -> str:
    """The screen, and all that commands would print."""
    screen = console()
    sitting = Sitting(match, Stage(screen, Typist()), None)
    choices = Choices.of(match.legal(YOU), match.view(YOU)["hand"], match.game.deck)
    sitting._show(sitting._scene(choices if choices.moves else None))
    if choices.moves:
        for command in SECRETIVE:
            for argument in ("", "all") if command == "log" else ("",):
                COMMANDS[command](sitting, argument, choices)
    return written(screen)


@pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.name)
@settings(max_examples=20)
@given(data=st.data())
def test_hidden_changes_change_nothing_on_the_screen(game: Any, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    random = Random(data.draw(st.integers(0, 2**32)))
    others = list(alternatives(position, YOU, random, 10))
    assume(others and not position.match.over)
    shown = everything_shown(position.match)
    for _, match in others[-2:]:
        assert everything_shown(match) == shown


@settings(max_examples=20)
@given(test_zehn.positions(), st.integers(0, 2**32))
def test_hidden_changes_change_nothing_on_the_screen_of_zehn(match: Match, seed: int) -> None:
    others = list(zehn.alternatives(match, YOU, Random(seed), 10))
    assume(others and not match.over)
    shown = everything_shown(match)
    for other in others[-2:]:
        assert everything_shown(other) == shown


def test_nor_do_they_in_halt_mal_kurz() -> None:
    found = 0
    for seed in range(200, 260):
        match, random = halt_mal_kurz.played(seed), Random(seed)
        for _ in range(4 if not match.over else 0):
            again = halt_mal_kurz.other_deal(match, random, YOU)
            if again is not None:
                found += 1
                assert everything_shown(again) == everything_shown(match)
    assert found > 20


@pytest.mark.parametrize("players", [3, 4, 6])
def test_no_card_of_another_hand_is_ever_named(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is printed in a whole round names no card that only others hold."""
    game = games.get("gaunerbande")
    screen = console(live=True)
    seen: list[str] = []
    original = Sitting._show

    def spy(sitting: Sitting, scene: Any) -> None:
        original(sitting, scene)
        view = sitting.match.view(YOU)
        passed = (view["passing"] or {}).get("given", [])
        public = {card for cards in view["taken"] for card in cards} | {played["card"] for played in view["trick"]}
        known = {*view["hand"], *scene.view["hand"], *passed, *public, *(card for _, card in scene.trick)}
        text = "\n".join(line.plain for line in sitting.screen.lines(scene))
        assert set(CARD.findall(text)) <= known
        seen.append(text)

    monkeypatch.setattr(Sitting, "_show", spy)
    options = game.options.build({"limit": 1})
    Sitting(Match(game, players=players, options=options, seed=players), Stage(screen, House(screen), 0), None).run()
    assert len(seen) > 20
