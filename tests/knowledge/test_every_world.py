"""No world that can be is left out: in the last tricks of a round all of them are imagined sooner or later, and no other."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.state import State
from tests.knowledge.histories import Position
from tests.knowledge.native import imagine
from tests.knowledge.oracle import Hands, Oracle, hands_of, unseen
from tests.knowledge.positions import GAMES

BATCH, BATCHES = 2_000, 100
"""How many worlds are drawn at once, and how often at most until the rarest has come up."""


def endgame(game: Game, players: int, random: Random, number: int, **wanted: Any) -> tuple[Position, State]:
    """The last tricks of a round, and how the round stood before its first card."""
    options = replace(game.options(), limit=10_000, **wanted)
    position = Position(Match(game, players=players, options=options, seed=random.randrange(2**32)))
    while position.state.round < number or position.match.view(None)["step"] != "play":
        position.play_at_random(random)
    first_lead = position.state.clone()
    left = random.randrange(3, 7)
    while unseen(position.match, 0).total() > left:
        position.play_at_random(random)
    return position, first_lead


def imagined(position: Position, seat: int, expected: set[Hands]) -> set[Hands]:
    """The different hands that a seat imagines, until all that are expected have come up, or for a long while."""
    game, players, found = position.match.game, position.match.players, set()
    for batch in range(BATCHES):
        worlds = imagine(game, position.state, seat, 7_777_777 * (batch + 1), BATCH)
        _, rows = np.unique(worlds["hands"][:, :players], axis=0, return_index=True)
        found |= {hands_of(position.match, game.state.unpack(worlds, row)) for row in rows}
        if found >= expected:
            break
    return found


def check(position: Position, first_lead: State) -> int:
    """Compare what is imagined with what can be, for every seat; how many worlds that were."""
    count = 0
    for seat in range(position.match.players):
        expected = Oracle(position, first_lead, seat).every_world()
        assert hands_of(position.match, position.state) in expected
        assert imagined(position, seat, expected) == expected
        count += len(expected)
    return count


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_worlds_come_up_and_no_other(game: Game, players: int) -> None:
    random = Random(players)
    assert sum(check(*endgame(game, players, random, number)) for number in (1, 1, 2, 2, 3)) > 5 * players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rank", [False, True])
@pytest.mark.parametrize("announce", [False, True])
def test_with_the_mole_and_other_variants(players: int, rank: bool, announce: bool) -> None:
    random = Random(10 * players + 2 * rank + announce)
    wanted = {"mole": True, "follow_the_rank": rank, "announce_a_colour": announce}
    for number in (2, 3, 4):
        check(*endgame(games.get("black_spy"), players, random, number, **wanted))
