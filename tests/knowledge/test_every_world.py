"""No world that can be is left out: all of them come up sooner or later, and no other."""

from collections import Counter
from dataclasses import replace
from itertools import product
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
    while position.state.round < number or position.step != "play":
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


# The last tricks of a round: all worlds can be counted


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


# Before the first trick there are too many worlds to count, but of each card one can say where it may be

Places = set[tuple[str, str]]
"""Cards, and where they may be: in `hand 2`, in the `pile`, among those `passed by 1`."""


def possible_places(position: Position, seat: int) -> Places:
    """Where each card that a seat does not hold may be, while cards are picked and passed."""
    match, secrets = position.match, position.secrets()
    taken = Counter(name for cards in secrets.picks for name in cards)
    pile = Counter(secrets.aside) - taken
    rest = Counter(name for cards in (*secrets.dealt, secrets.aside) for name in cards) - secrets.before_passing(seat)
    hands = [f"hand {other}" for other in range(match.players) if other != seat]
    in_pile = ["pile"] if pile else []
    step = position.step
    if step == "mole" and seat in match.awaiting:
        found = {*product(pile, in_pile), *product(rest - pile, hands)}
    elif seat in secrets.pickers:
        left = secrets.left_by(seat)
        later = [f"hand {other}" for other in secrets.pickers[secrets.pickers.index(seat) + 1 :]]
        found = {*product(left, later + in_pile), *product(rest - left, hands)}
    else:
        found = {*product(rest, hands + in_pile)}
    if step == "pass":
        found |= {
            (card, place.replace("hand", "passed by"))
            for card, place in found
            if int(place.removeprefix("hand ")) not in match.awaiting
        }
    return found


def imagined_places(position: Position, seat: int) -> Places:
    game, found = position.match.game, set()
    worlds = imagine(game, position.state, seat, 4_242, 6_000)
    fields = {"hands": "hand", "chosen": "passed by"}
    for field, words in fields.items():
        for other in range(position.match.players):
            if other != seat:
                held = int(np.bitwise_or.reduce(worlds[field][:, other]))
                found |= {(name, f"{words} {other}") for name in game.deck.names(held)}
    if "aside" in game.state.fields:
        found |= {(name, "pile") for name in game.deck.names(int(np.bitwise_or.reduce(worlds["aside"])))}
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("name", "wanted", "step"),
    [
        ("gaunerbande", {}, "pass"),
        ("black_spy", {}, "pass"),
        ("black_spy", {"mole": True}, "pass"),
        ("black_spy", {"mole": True}, "mole"),
    ],
)
def test_while_cards_are_picked_and_passed_a_card_may_be_wherever_it_can_be(
    players: int, name: str, wanted: dict[str, bool], step: str
) -> None:
    game, random = games.get(name), Random(players)
    options = replace(game.options(), limit=10_000, **wanted)
    position = Position(Match(game, players=players, options=options, seed=players))
    while position.state.round < 2 or position.step != step:
        position.play_at_random(random)
    while position.step == step:
        for seat in range(players):
            assert imagined_places(position, seat) == possible_places(position, seat)
        for _ in range(random.randrange(1, 5)):
            if position.step == step:
                position.play_at_random(random)
