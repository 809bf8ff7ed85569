"""The parts of everybody's points add up to what is on the score sheet, whatever is played with."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.properties.strategies import GAMES, matches, play_on, randoms

RECKONED = [game for game in GAMES if game.reckon is not None]


@pytest.mark.parametrize("game", RECKONED, ids=lambda game: game.name)
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data(), randoms)
def test_the_parts_add_up(game, data, random):
    match = data.draw(matches(game))
    list(play_on(match, random, 400))
    for row in match.sheet:
        reckoning = match.reckoning(row.round)
        assert reckoning is not None
        assert tuple(share.points for share in reckoning.shares) == row.points
        for share in reckoning.shares:
            assert "None" not in share.laid, "what was laid hidden is known by the end of a round"
            if share.tricks:
                assert sum(trick.points for trick in share.tricks) == sum(heap.points for heap in share.heaps)


@pytest.mark.parametrize("game", RECKONED, ids=lambda game: game.name)
def test_a_round_that_is_still_played_has_none(game):
    from stammtisch.core.match import Match

    match = Match(game, players=game.players[0], seed=1)
    assert match.reckoning() is None
    assert match.reckoning(1) is None
