"""Positions of every game to look at: any number of players, any options, any phase."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Options
from tests.everygame import TRICK_GAMES
from tests.knowledge.histories import Position
from tests.properties.strategies import options
from tests.tables import Hands, before_passing, filled, shuffled

GAMES = TRICK_GAMES
LONG = 10_000


@st.composite
def positions(draw: st.DrawFn, game: Game | None = None, **wanted: Any) -> Position:
    """A position of a random match: in one of its first rounds, or over. `wanted` options are not left to chance."""
    game = game or draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(game.players))
    limit = draw(st.sampled_from([LONG, LONG, LONG, 60]))
    agreed = options(game).map(lambda drawn: replace(drawn, **{"limit": limit, **wanted}))
    match = Match(
        game,
        players=players,
        options=draw(agreed.filter(lambda chosen: go_together(chosen, players))),
        seed=draw(st.integers(0, 2**32)),
        ages=draw(st.permutations(range(players))),
    )
    random = Random(draw(st.integers(0, 2**32)))  # the rest would be too much for Hypothesis to draw move by move
    position = Position(match)
    number = random.choice([1, 2, 2, 2, 3])
    while not match.over and position.state.round < number:
        position.play_at_random(random)
    moves = random.randrange(random.choice([4 * players, 7 * players, 100]))
    if position.state.limit < LONG and random.random() < 0.7:  # what is known at the end of a match matters too
        number = moves = 1000
    for _ in range(moves):
        if match.over or position.state.round > number:
            break
        position.play_at_random(random)
    return position


def go_together(chosen: Options, players: int) -> bool:
    try:
        chosen.check(players)
    except BadOption:
        return False
    return True


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
