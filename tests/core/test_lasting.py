"""What of a view is kept while it cannot change: it is as new as what is made anew, and it is not made without need."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from stammtisch import Match, games
from stammtisch.core import declaration
from stammtisch.core.game import Game
from tests.everygame import short

keeping = pytest.mark.parametrize("game", [game for game in games.every() if game.lasting], ids=lambda game: game.name)


def made_anew(match: Match) -> Match:
    """The same position, with nothing kept from before."""
    twin = match.clone()
    twin._lasts = (), {}
    return twin


def played(game: Game, players: int, **options: Any) -> Iterator[Match]:
    """A match after each of its first moves."""
    rng = random.Random(game.name)
    match = Match(game, players=players, seed=players, options=game.options.build({**short(game, 20), **options}))
    for _ in range(200):
        if match.over:
            return
        seat = rng.choice(match.awaiting)
        match.play_quietly(seat, rng.choice(match.legal(seat)))
        yield match


@keeping
@pytest.mark.parametrize("open_tricks", [True, False])
def test_what_is_kept_is_what_would_be_made_anew(game: Game, open_tricks: bool) -> None:
    options = {} if open_tricks else {"looking_back": "last_trick"}
    for players in game.players:
        before: dict[str, Any] = {}
        kept = moves = 0
        for match in played(game, players, **options):
            after = match.shared_view()
            assert after == made_anew(match).shared_view()
            assert game.view(match._s, None).items() <= match.view(None).items()
            kept += after["tricks_taken"] is before.get("tricks_taken")
            before, moves = after, moves + 1
        assert kept > moves / 2  # most moves take no trick


@keeping
def test_an_imagined_match_keeps_nothing_of_the_real_one(game: Game) -> None:
    for number, match in enumerate(played(game, 4)):
        if number % 20 == 0:
            match.shared_view()
            twin = match.imagined(0, seed=number)
            assert twin.shared_view() == made_anew(twin).shared_view()


@keeping
def test_a_move_is_read_alike_as_it_was_told_and_otherwise(game: Game) -> None:
    for match in played(game, 4):
        for seat in match.awaiting:
            for move in match.legal(seat):
                told, typed = game.read(match._s, seat, move), game.read(match._s, seat, f"  {move.upper()} ")
                assert told == typed


def test_a_game_declares_it_properly() -> None:
    game = games.get("gaunerbande")
    assert [fault for fault in declaration.faults(replace(game, lasting=game.shared)) if "lasting" in fault]
    assert not list(declaration.faults(game))
