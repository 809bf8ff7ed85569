"""A view is its reader's own: whatever is done to it, the match shows the same again."""

import random
from copy import deepcopy
from typing import Any

import pytest

from stammtisch import Match, games


def spoil(data: Any) -> None:
    """Change everything that can be changed."""
    parts = list(data.values()) if isinstance(data, dict) else list(data) if isinstance(data, list) else []
    for part in parts:
        spoil(part)
    if isinstance(data, dict | list):
        data.clear()


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_done_to_a_view_is_not_done_to_the_match(name):
    game, rng = games.get(name), random.Random(name)
    players = game.players[-1]
    match, other = (Match(game, players=players, seed=7) for _ in range(2))
    for _ in range(150):
        if match.over:
            break
        for seat in (*range(players), None):
            shown = match.view(seat)
            before = deepcopy(shown)
            spoil(shown)
            assert match.view(seat) == before == other.view(seat)
        seat = rng.choice(match.awaiting)
        move = rng.choice(match.legal(seat))
        match.play(seat, move)
        other.play(seat, move)
