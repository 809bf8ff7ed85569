"""The house has an opinion on every position, however odd, and never looks outside its tables for it."""

import sys
from typing import Any, SupportsIndex

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.core.mind import CHOICES
from tests.properties.strategies import GAMES, matches, play_on, randoms


class Table(tuple[Any, ...]):
    """A tuple that takes no places from its end: compiled rules would read something else there."""

    def __getitem__(self, place: Any) -> Any:
        assert not isinstance(place, SupportsIndex) or place.__index__() >= 0, f"place {place} of a table"
        return super().__getitem__(place)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_position_can_be_judged(game, monkeypatch):
    package = f"stammtisch.games.{game.name}"
    for name, module in list(sys.modules.items()):
        if name.startswith((f"{package}.policy", f"{package}.cards")):
            for key, value in list(vars(module).items()):
                if type(value) is tuple:
                    monkeypatch.setattr(module, key, Table(value))

    @settings(deadline=None, suppress_health_check=list(HealthCheck))
    @given(matches(game), randoms, st.integers(0, 300))
    def judged(match, random, moves):
        for seat, _ in play_on(match, random, moves):
            game.mind.judge(match._s, seat, game.legal(match._s, seat), [0] * CHOICES)
            assert game.mind.spread(match._s) >= 0
            for each in range(match.players):
                game.mind.appraise(match._s, each)

    judged()
