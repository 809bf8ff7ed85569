"""What of a view is kept while it cannot change: it is as new as what is made anew, and it is not made without need."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from stammtisch import Match, games
from stammtisch.core import declaration
from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.notation import Deck
from stammtisch.core.open_view import OpenView
from tests.everygame import short

keeping = pytest.mark.parametrize("game", [game for game in games.every() if game.lasting], ids=lambda game: game.name)


def made_anew(match: Match) -> Match:
    """The same position, with nothing kept from before."""
    twin = match.clone()
    twin._open_view = OpenView()
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


def test_a_part_in_which_nothing_has_changed_is_the_same_object() -> None:
    for game in games.every():
        kept = moves = 0
        before = None
        for match in played(game, 4):
            after = match.shared_parts()
            if before is not None:
                for old, new in zip(before, after, strict=True):
                    assert old.keys() == new.keys()
                assert after.asked is before.asked or after.asked != before.asked
                assert after.standing is before.standing or after.standing != before.standing or match.over
                kept += after.standing is before.standing
            before, moves = after, moves + 1
        assert kept > moves / 2, game.name  # few moves end a round


@pytest.mark.parametrize("game", [game for game in games.every() if game.own_marks], ids=lambda game: game.name)
def test_with_the_same_mark_a_seat_sees_and_may_do_the_same(game: Game) -> None:
    for players in game.players:
        marks: list[Any] = [None] * (players + 1)
        views: list[dict[str, Any]] = [{}] * (players + 1)
        kept = changed = 0
        seats = [*range(players), None]
        for match in played(game, players):
            for place, mark in enumerate(match.own_marks(seats)):
                view = match.own_view(seats[place])
                if mark is not None and mark == marks[place]:
                    assert view == views[place]
                    kept += 1
                changed += view != views[place]
                marks[place], views[place] = mark, view
        assert 2 * kept > changed > 0  # a move changes what its player sees and whoever is next; of three that is most


@pytest.mark.parametrize("game", [game for game in games.every() if game.words_at], ids=lambda game: game.name)
def test_what_is_legal_is_said_in_the_same_words_one_by_one(game: Game) -> None:
    for match in played(game, 4):
        for seat in match.awaiting:
            choices = members(game.legal(match._s, seat))
            assert match.legal(seat) == [game.say(match._s, seat, choice) for choice in choices]


def test_sets_of_cards_are_read_byte_by_byte() -> None:
    rng = random.Random(5)
    for mask in [0, 1, 1 << 62, 1 << 64, (1 << 63) - 1, *(rng.getrandbits(rng.randint(1, 99)) for _ in range(300))]:
        assert members(mask) == [bit for bit in range(99) if mask >> bit & 1]
    for game in games.every():
        if type(game.deck) is Deck:
            for _ in range(50):
                mask = rng.getrandbits(len(game.deck))
                assert game.deck.names(mask) == [game.deck.name(card) for card in members(mask)]


def test_a_game_declares_it_properly() -> None:
    game = games.get("gaunerbande")
    assert [fault for fault in declaration.faults(replace(game, lasting=game.shared)) if "lasting" in fault]
    assert not list(declaration.faults(game))
