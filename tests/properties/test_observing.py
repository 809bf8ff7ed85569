"""What programs that learn are shown of a match: all that the seat knows, and nothing else."""

from random import Random

import pytest
from hypothesis import given, settings

from stammtisch import games
from stammtisch.core.match import Match
from tests.properties import strategies


def row(match: Match, seat: int) -> list[int]:
    observation = match.game.observation
    assert observation is not None
    out = [0] * observation.layout.size
    observation.observe(match._s, seat, out)
    return out


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=80)
def test_a_row_is_the_same_in_every_world_that_fits(match: Match, random: Random) -> None:
    for count, _ in enumerate(strategies.play_on(match, random, 120)):
        if count % 12 == 5:
            for seat in range(match.players):
                seen = row(match, seat)
                assert all(-128 <= number <= 127 for number in seen)
                assert seen == row(match.imagined(seat, seed=count), seat)
                assert seen == row(match.imagined(seat, seed=count + 1), seat)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_layout_has_no_gaps(game: str) -> None:
    observation = games.get(game).observation
    assert observation is not None
    at = 0
    for block in observation.layout.values():
        assert block.start == at
        assert block.about
        at += block.size
    assert at == observation.layout.size


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=40)
def test_a_row_tells_the_hand_and_changes_with_what_happens(match: Match, random: Random) -> None:
    observation = match.game.observation
    assert observation is not None
    for seat, _ in strategies.play_on(match, random, 60):
        hand = row(match, seat)[observation.layout["hand"].places]
        assert sum(hand) == len(match.view(seat)["hand"])
