"""Inside, small integers; outside, words."""

import random
from typing import Any

import pytest

from stammtisch import Match, games
from stammtisch.core.errors import BadMove
from stammtisch.core.game import Game
from stammtisch.core.notation import Deck, Faces, card_words, one_of, split
from tests.everygame import short

DECK = Deck(["g1", "g2", "r10", "k7", "k7", "k7", "k8"])


def test_a_deck_knows_its_cards_by_name() -> None:
    assert len(DECK) == 7
    assert [DECK.name(card) for card in range(7)] == ["g1", "g2", "r10", "k7", "k7", "k7", "k8"]
    assert DECK.names(0b1000101) == ["g1", "r10", "k8"]
    assert DECK.names(0) == []
    assert DECK.find("r10") == 2


def test_names_belong_to_whoever_asks() -> None:
    DECK.names(0b11).clear()
    assert DECK.names(0b11) == ["g1", "g2"]


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_move_is_read_alike_as_it_was_told_and_otherwise(game: Game) -> None:
    rng = random.Random(game.name)
    match = Match(game, players=4, seed=4, options=game.options.build(short(game, 20)))
    for _ in range(200):
        if match.over:
            break
        for seat in match.awaiting:
            for move in match.legal(seat):
                told, typed = game.read(match._s, seat, move), game.read(match._s, seat, f"  {move.upper()} ")
                assert told == typed
        seat = rng.choice(match.awaiting)
        match.play_quietly(seat, rng.choice(match.legal(seat)))


def test_equal_cards_go_by_the_first() -> None:
    assert DECK.find("k7") == 3


@pytest.mark.parametrize(
    ("name", "hint"),
    [("g3", "such as k7$"), ("r1", "did you mean r10"), ("k77", "did you mean k7"), ("zebra", "such as k7$")],
)
def test_an_unknown_card_gets_a_suggestion(name: str, hint: str) -> None:
    with pytest.raises(BadMove, match=f"there is no card '{name}': expected the name of a card.*{hint}"):
        DECK.find(name)


def test_a_whole_pile_in_order() -> None:
    assert DECK.order(["k7", "g2", "k7", "k8", "k7", "g1", "r10"]) == (3, 1, 4, 6, 5, 0, 2)
    assert DECK.order([]) == ()
    with pytest.raises(BadMove, match="k7 occurs more often"):
        DECK.order(["k7"] * 4)
    with pytest.raises(BadMove, match="there is no card 'b1'"):
        DECK.order(["b1"])


def test_words_of_a_move() -> None:
    assert split("  Play\tR10 ") == ["play", "r10"]
    assert split("x" * 200) == ["x" * 200]


@pytest.mark.parametrize("bad", ["", "   ", "\n", None, 7, b"play r10", ["play"], "play " + "x" * 200])
def test_what_is_no_move(bad: Any) -> None:
    with pytest.raises(BadMove, match="expected a move"):
        split(bad)


def test_card_words() -> None:
    assert card_words("pass", DECK.find, ["pass", "g1", "k8"], 3) == [0, 6]
    assert card_words("play", DECK.find, ["play", "k7"], 1) == [3]


@pytest.mark.parametrize(
    ("words", "most", "message"),
    [
        (["lay", "g1"], 1, "expected 'play' and the name of a card, got 'lay g1'"),
        (["play"], 1, "expected 'play' and one card, got 0"),
        (["play", "g1", "g2"], 1, "expected 'play' and one card, got 2"),
        (["play", "g1", "g2", "k7", "k8"], 3, "expected 'play' and one to 3 cards, got 4"),
        (["play", "g9"], 1, "there is no card 'g9'"),
    ],
)
def test_wrong_card_words(words: list[str], most: int, message: str) -> None:
    with pytest.raises(BadMove, match=message):
        card_words("play", DECK.find, words, most)


def test_one_of_several_answers() -> None:
    assert one_of(["gang others", "gang self"], "gang self") == 1
    with pytest.raises(BadMove, match="expected 'gang others' or 'gang self', got 'gang'"):
        one_of(["gang others", "gang self"], "gang")


def test_faces_are_counted() -> None:
    faces = Faces(["r1", "r2", "police"])
    assert faces.names([2, 0, 1]) == ["r1", "r1", "police"]
    assert faces.names(0b101) == ["r1", "police"]
    assert faces.order(["police", "r1", "police"]) == (2, 0, 2)
