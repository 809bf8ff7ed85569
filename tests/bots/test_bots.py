"""Bots play every game by its rules, repeatably, and from nothing but what their seat may know."""

from collections import Counter

import pytest
from hypothesis import settings

from stammtisch import bots, games
from stammtisch.core.errors import NotAsked, StammtischError
from stammtisch.core.match import Match
from tests.everygame import short
from tests.tables import positions, state

GAMES = games.every()

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_bot = pytest.mark.parametrize("name", bots.NAMES)


def play(game, name, players=None, seed=1):
    options = game.options.build(short(game, 1))
    match = Match(game, players=players or game.players[0], options=options, seed=seed)
    table = [bots.get(name, seed=seat) for seat in range(match.players)]
    moves = []
    while not match.over:
        seat = match.awaiting[0]
        move = table[seat].choose(match, seat)
        moves.append((seat, move))
        match.play(seat, move)
    return match, moves


@each_game
@each_bot
def test_every_bot_finishes_every_game_with_any_number_of_players_and_repeats_itself(game, name):
    made = []
    for players in game.players:
        match, moves = play(game, name, players)
        assert match.outcome is not None
        made.append(moves)
    assert play(game, name)[1] == made[0], "the same seed gives the same moves"


@each_game
def test_another_seed_gives_other_moves(game):
    match = Match(game, players=game.players[-1], seed=1)
    seat = match.awaiting[0]
    assert len({bots.get("random", seed=seed).choose(match, seat) for seed in range(40)}) > 1


@each_game
def test_a_bot_knows_no_more_than_its_seat(game):
    """In any world that looks the same from its seat, a bot makes the same move. Worlds are imagined once for all.

    Each kind of decision is looked at some times, and then every tenth decision: all of them where one explores.
    """
    often = 10_000 if settings.get_current_profile_name() == "explore" else 16
    asked = Counter()
    options = game.options.build({**short(game, 1), **dict.fromkeys(game.options.variants(), True)})
    match = Match(game, players=4, options=options, seed=3)
    for number, position in enumerate(positions(match)):
        asked[position.decision.step] += 1
        if asked[position.decision.step] > often and number % 10:
            continue
        seat = position.awaiting[0]
        twins = [position.clone() for _ in range(3)]
        for world, twin in enumerate(twins[1:], 1):
            notes = state(twin).notes
            twin._s = position.imagine(seat, seed=world)
            twin._s.notes = notes
        for name in bots.NAMES:
            choices = [bots.get(name, seed=number).choose(twin, seat) for twin in twins]
            assert len(set(choices)) == 1
            assert choices[0] in position.legal(seat)


@each_game
@each_bot
def test_choosing_changes_nothing(game, name):
    match = Match(game, players=game.players[0], seed=5)
    before, story = state(match).clone(), match.story()
    bots.get(name).choose(match, match.awaiting[0])
    assert state(match) == before
    assert match.story() == story


def test_only_a_seat_that_is_asked_gets_a_move():
    match, _ = play(GAMES[0], "geselle")
    with pytest.raises(NotAsked, match="seat 0 has nothing to decide"):
        bots.get("geselle").choose(match, 0)


def test_every_bot_has_its_name_and_a_sentence():
    for name in bots.NAMES:
        level = bots.get(name).level
        assert level.name == name
        assert level.about.endswith(".")


def test_an_unknown_bot_is_refused_with_a_suggestion():
    with pytest.raises(
        StammtischError, match="no bot 'gesele': expected random, lehrling, geselle or meister; did you mean geselle"
    ):
        bots.get("gesele")
    with pytest.raises(bots.UnknownBot, match=r"no bot '3': expected random, lehrling, geselle or meister$"):
        bots.get(3)  # type: ignore[arg-type]
    with pytest.raises(bots.UnknownBot, match=r"expected random, lehrling or geselle$"):
        bots.check("")
    with pytest.raises(bots.UnknownBot, match="meister looks ahead and would take too long here: expected"):
        bots.check("meister")
