"""What games declare of themselves for others: it is about things that they have."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.game import Fact, Game
from stammtisch.core.match import Match
from stammtisch.games.tricks.state import TrickState
from stammtisch.service import lessons
from stammtisch.table import Refused
from stammtisch.words import prompts
from tests.core.toy import TOY
from tests.everygame import short
from tests.tables import positions

every_game = pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)


@cache
def views(game: Game, number: int = 3, most: int = 400) -> list[dict[str, Any]]:
    """What seats and spectators see in some matches that are played at random."""
    seen = []
    for seed in range(number):
        players = game.players[seed % len(game.players)]
        match = Match(game, players=players, seed=seed, options=game.options.build(short(game, 20)))
        for position in islice(positions(match, seed), most):
            seen += [position.view(seat) for seat in (*position.awaiting[:1], None)]
    return seen


@every_game
def test_cards_that_stand_for_a_game_are_in_its_deck(game: Game) -> None:
    assert len(game.fan) == 3
    assert set(game.fan) <= set(game.faces)
    assert len(set(game.faces)) == len(game.faces)
    assert sorted(game.faces, key=game.deck.find) == list(game.faces)


@every_game
def test_what_lingers_are_events(game: Game) -> None:
    assert game.linger
    assert set(game.linger) <= set(game.told)
    assert all(100 <= ms <= 5000 for ms in game.linger.values())


@every_game
def test_silence_is_a_move_of_its_step(game: Game) -> None:
    assert set(game.silence) <= set(prompts(game))
    for view in views(game):
        expected = None if view["outcome"] else game.silence.get(view["step"])
        assert view["silence"] == expected
        if view["seat"] in view["awaiting"] and expected:
            assert expected in view["legal"] or view["step"] in ("propose", "slap")


@every_game
def test_a_lesson_has_as_many_players_as_can_play(game: Game) -> None:
    assert game.lesson is not None
    assert game.lesson.players in game.players


KINDS: dict[Fact, Callable[[Game, Any], bool]] = {
    Fact.FLAG: lambda game, value: isinstance(value, bool),
    Fact.NUMBER: lambda game, value: isinstance(value, int) and not isinstance(value, bool),
    Fact.WORD: lambda game, value: isinstance(value, str) and not value.endswith("."),
    Fact.STEPS: lambda game, value: all(isinstance(step, dict) for step in value),
    Fact.SEAT: lambda game, value: value in range(game.players[-1]),
    Fact.CARD: lambda game, value: value in game.faces,
    Fact.CARDS: lambda game, value: set(value) <= set(game.faces),
    Fact.AUCTION: lambda game, value: set(value) == {"target", "bidder", "bid"},
    Fact.PILE: lambda game, value: isinstance(value, int) and not isinstance(value, bool) and value >= 0,
    Fact.PLAYED: lambda game, value: all(
        each["seat"] in range(game.players[-1]) and each["card"] in game.faces for each in value
    ),
    Fact.OPEN: lambda game, value: all(set(cards) <= set(game.faces) for cards in value),
    Fact.NUMBERS: lambda game, value: all(isinstance(each, int) for each in value),
}


@every_game
def test_facts_are_parts_of_the_view_and_what_they_are_said_to_be(game: Game) -> None:
    assert game.facts
    assert set(KINDS) == set(Fact)
    for view in views(game):
        for key, kind in game.facts.items():
            assert view[key] is None or KINDS[kind](game, view[key]), (key, view[key])


@pytest.mark.parametrize(
    "game", [game for game in games.every() if issubclass(game.state, TrickState)], ids=lambda game: game.name
)
def test_who_leads_in_a_trick(game: Game) -> None:
    """The highest of the led colour, the first of equal ones; worked out from the names of the cards."""
    found = 0
    for view in views(game):
        trick = view["trick"]
        if not trick:
            assert view["leading"] is None
            continue
        following = [played for played in trick if played["card"][0] == trick[0]["card"][0]]
        best = max(following, key=lambda played: int(played["card"][1:]))
        assert view["leading"] == best["seat"]
        found += best is not trick[0]
    assert found > 10


def test_without_declarations_nothing_is_offered() -> None:
    game = TOY
    assert (game.lesson, game.extras(game.players), game.sayings({}), game.facts) == (None, {}, {}, {})


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(Refused, match=f"there is no lesson for {TOY.title}"):
        lessons.of(TOY)
    assert {lessons.of(game).players for game in games.every()} == {3, 4}
