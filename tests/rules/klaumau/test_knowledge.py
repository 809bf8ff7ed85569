"""What a seat knows of the others, case by case; that nothing more is known is tested for all games together."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.core.match import Match
from tests.rules.klaumau.table import FACES, GAME, hand_of, table
from tests.tables import play_all, state


def imagined(match: Match, seat: int, other: int, seed: int) -> list[str]:
    """What one seat imagines another to hold."""
    world: Any = match.imagine(seat, seed=seed)
    return GAME.deck.names(world.hands[other * FACES : (other + 1) * FACES])  # type: ignore[arg-type]


@pytest.mark.rule("KM-7")
def test_the_own_hand_is_known_from_the_deal_on() -> None:
    match = table(["r2 r3 y1 y2", "b1 b2 b3 b4", ""])
    others = set()
    for seed in range(10):
        assert Counter(imagined(match, 0, 0, seed)) == Counter(hand_of(match, 0))
        others.add(tuple(sorted(imagined(match, 0, 1, seed))))
        assert len(imagined(match, 0, 1, seed)) == 4
    assert len(others) > 5, "others may hold anything"
    s: Any = state(match)
    assert s.moves == 13, "twelve cards dealt and one turned over"


@pytest.mark.rule("KM-21")
@pytest.mark.parametrize("shown", range(3))
def test_a_hand_that_was_shown_is_known(shown: int) -> None:
    match = table(["b1 b2 b3 b4" if seat == shown else "" for seat in range(3)], draw="g1 g2 g3 g4")
    play_all(match, *["can't", "believe"] * shown, "can't", "doubt")
    for seat in {0, 1, 2} - {shown}:
        for seed in range(10):
            assert not Counter(["b1", "b2", "b3", "b4"]) - Counter(imagined(match, seat, shown, seed))
