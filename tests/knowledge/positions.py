"""Positions of every game to look at: any number of players, any options, any phase."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from tests.knowledge.histories import Position
from tests.properties.strategies import options
from tests.tables import Hands, before_passing, filled, is_trick_game, shuffled

GAMES = [game for game in games.every() if is_trick_game(game)]
"""The games whose secrets `histories` knows. The others have a file of their own: `test_<game>.py`."""
LONG = 10_000


@st.composite
def positions(draw: st.DrawFn, game: Game | None = None, **wanted: Any) -> Position:
    """A position of a random match: in one of its first rounds, or over. `wanted` options are not left to chance."""
    game = game or draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(game.players))
    limit = draw(st.sampled_from([LONG, LONG, LONG, 30]))
    match = Match(
        game,
        players=players,
        options=replace(draw(options(game)), **{"limit": limit, **wanted}),
        seed=draw(st.integers(0, 2**32)),
        ages=draw(st.permutations(range(players))),
    )
    random = Random(draw(st.integers(0, 2**32)))  # the rest would be too much for Hypothesis to draw move by move
    position = Position(match)
    number = random.choice([1, 2, 2, 2, 3])
    while not match.over and position.state.round < number:
        position.play_at_random(random)
    for _ in range(
        random.choice([random.randrange(4 * players), random.randrange(7 * players), random.randrange(100)])
    ):
        if match.over or position.state.round > number:
            break
        position.play_at_random(random)
    return position


def played(game: Game, hands: Hands, players: int, choose: Callable[[Match, int], str], **wanted: Any) -> Position:
    """The first round of a match with these hands after passing, played by `choose` as long as that finds a move."""
    draw = Match(game, players=players, seed=1).story()[0][1:]  # whoever deals by it: hands go by seats
    deck = [game.deck.name(card) for card in draw]
    before, passed = before_passing(filled(hands, deck, players), distance=1)
    given = [shuffled(game.deck, before)]
    if game.name == "black_spy":
        dealer = Match(game, players=players, given=[draw])._s.dealer
        given = [draw, shuffled(game.deck, before, first=(dealer + 1) % players)]
    settings = replace(game.options(), **{"limit": LONG, **wanted})
    position = Position(Match(game, players=players, options=settings, seed=1, given=given))
    for seat in range(players):
        for name in passed[seat]:
            position.play(seat, f"pass {name}")
    while not position.match.over:
        (seat,) = position.match.awaiting
        move = choose(position.match, seat)
        if not move:
            break
        position.play(seat, move)
    return position
