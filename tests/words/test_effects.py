"""What cards do, in words: true of whatever is agreed, and the same in the terminal and the browser."""

from collections.abc import Iterator
from typing import Any

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.core import languages
from stammtisch.core.game import Game
from stammtisch.words.cards import effect
from tests.tables import state

CHANGED = {
    ("black_spy", "no_good_spies", True): {"b7", "y7", "r7", "g7"},
    ("black_spy", "announce_a_colour", True): {"r1"},
    ("klaumau", "plan", "anticlockwise"): {"plan"},
    ("klaumau", "forgery", True): {"1", "2", "3", "4"},
    ("klaumau", "surrounded", True): {"police"},
    ("klaumau", "surrounded_ends", "match"): {"police"},
    ("klaumau", "keyhole", "anything"): {"key"},
    ("halt_mal_kurz", "list", "all"): {"liste-k", "liste-p", "liste-a"},
}
"""What an option changes of what its cards do. Of all others nothing that a text tells may change."""

POINTS = {"plain": 0, "opens": 0, "good": -5, "crook": 1, "thug": 1, "key": 1, "safe": 1, "police": 0, "plan": 1}
"""What a text claims that its card counts; others name the number."""


def agreements(game: Game) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Each option with each value that is not the usual one, and what it needs."""
    for option in game.options.describe():
        values = (True,) if option.kind == "variant" else [each for each in option.of if each != option.default]
        needed = {option.needs: True} if option.needs and "=" not in option.needs else {}
        for value in values:
            more = {"first_seat": 1} if value == "seat" else {}
            yield option.name, value, {**needed, option.name: value, **more}


def told(game: Game) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What `does` says of every card, as usual and with each of these agreements."""
    assert game.does is not None
    for agreed in ({}, *(agreed for _, _, agreed in agreements(game))):
        options = game.options.build(agreed).settled(game.players[0])
        yield agreed, {card: game.does(card, options) for card in game.faces}


every_game = pytest.mark.parametrize("game", [games.get(name) for name in games.NAMES], ids=lambda game: game.name)


@every_game
def test_a_text_changes_where_the_rule_does_and_nowhere_else(game: Game) -> None:
    said = list(told(game))
    for (option, value, agreed), (_, now) in zip(agreements(game), said[1:], strict=True):
        base = dict(agreed)
        del base[option]
        base.pop("first_seat", None)
        before = next(texts for chosen, texts in said if chosen == base)
        found = {card for card in game.faces if now[card] != before[card]}
        short = {card.rpartition("-")[2].lstrip("rygb") for card in found} if game.name == "klaumau" else found
        assert short == CHANGED.get((game.name, option, value), set()), (option, value)


@every_game
def test_everything_that_a_card_may_do_is_said_in_every_language(game: Game) -> None:
    for agreed, _ in told(game):
        options = game.options.build(agreed).settled(game.players[0])
        for language in sorted(languages.LANGUAGES):
            with words.speaking(language):
                assert all(effect(game, options, card) for card in game.faces), (agreed, language)


@every_game
def test_cards_count_what_the_text_says_whatever_is_agreed(game: Game) -> None:
    """Asked of the rules themselves, in a match by each agreement."""
    if game.worth is None:
        return
    for agreed, said in told(game):
        worth = game.worth(state(stammtisch.new(game.name, 4, seed=1, **agreed)))
        for card, (key, given) in said.items():
            claimed = given.get("points", given.get("n", POINTS.get(key)))
            assert claimed is None or claimed == worth.get(card, 0), (agreed, card)


@pytest.mark.parametrize("agreed", [agreed for _, _, agreed in agreements(games.get("black_spy"))], ids=str)
def test_the_red_one_opens_the_round_where_it_says_so(agreed: dict[str, Any]) -> None:
    game = games.get("black_spy")
    assert game.does is not None
    opens = []
    for seed in range(12):
        match = stammtisch.new("black_spy", 4, seed=seed, **agreed)
        while match.decision is not None and match.decision.step != "play":
            seat = match.awaiting[0]
            match.play(seat, match.legal(seat)[0])
        opens.append("r1" in match.view(match.awaiting[0])["hand"])
    says = game.does("r1", match.options)[0] == "opens"
    assert all(opens) == says
