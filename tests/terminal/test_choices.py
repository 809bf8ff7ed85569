"""What is meant by what was typed."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.errors import StammtischError
from stammtisch.core.notation import Deck
from stammtisch.terminal.choices import Choices, Unclear

DECK = Deck([f"{colour}{rank}" for colour in "gbrk" for rank in range(13)])
HAND = ["g2", "g12", "r7", "r10", "k0"]

PLAY = Choices.of(["play r7", "play r10"], HAND, DECK)
PASS = Choices.of([f"pass {card}" for card in HAND], HAND, DECK)
GANG = Choices.of(["gang others", "gang self"], [], DECK)
WINDOW = Choices.of(["block r7", "block r10", "let"], HAND, DECK)
PILE = Choices.of(["pick b3", "pick b4", "pick b4"], HAND, DECK)
BID = Choices.of(["pass", "bid 3", "bid 4"], HAND, DECK)
SWAP = Choices.of(["swap seat 1", "auction seat 2", "decline"], HAND, DECK, ["Ada", "Mona", "Kurt"])
ADD = Choices.of(["add r7", "add r10", "done"], ["r1", "r7", "r10"], DECK)
TWO_WAYS = Choices.of(["lay r7 open", "lay r7 hidden", "keep r7", "throw r7"], HAND, DECK)


@pytest.mark.parametrize(
    ("choices", "typed", "move"),
    [
        (PLAY, "r10", "play r10"),
        (PLAY, "play r10", "play r10"),
        (PLAY, "  PLAY   R10 ", "play r10"),
        (PLAY, "R 10", "play r10"),
        (PLAY, "playr10", "play r10"),
        (PLAY, "p r10", "play r10"),
        (PLAY, "r10♥", "play r10"),
        (PLAY, "♥10", "play r10"),
        (PLAY, "4", "play r10"),  # the fourth card in hand
        (PLAY, "03", "play r7"),
        (PLAY, "1", "play g2"),  # not legal: the match says why
        (PLAY, "g2", "play g2"),  # not legal: the match says why
        (PLAY, "b5", "play b5"),
        (PLAY, "g99", "play g99"),
        (PASS, "g2 g12 r7", "pass g2 g12 r7"),
        (PASS, "g2, g12; r7", "pass g2 g12 r7"),
        (PASS, "pass g2 g12 r7", "pass g2 g12 r7"),
        (PASS, "g 2 g 12 r 7", "pass g2 g12 r7"),
        (PASS, "k0", "pass k0"),
        (PASS, "5", "pass k0"),
        (PASS, "1 2, 3", "pass g2 g12 r7"),
        (GANG, "others", "gang others"),
        (GANG, "o", "gang others"),
        (GANG, "gang s", "gang self"),
        (GANG, "g s", "gang self"),
        (GANG, "gangself", "gang self"),
        (GANG, "2", "gang self"),
        (WINDOW, "let", "let"),
        (WINDOW, "l", "let"),
        (WINDOW, "6", "let"),  # counted after the cards
        (WINDOW, "3", "block r7"),
        (WINDOW, "r7", "block r7"),
        (ADD, "2", "add r7"),
        (ADD, "4", "done"),
        (ADD, "d", "done"),
        (WINDOW, "block r10", "block r10"),
        (PILE, "b4", "pick b4"),
        (PILE, "2", "pick b4"),
        (TWO_WAYS, "lay r7 o", "lay r7 open"),
        (TWO_WAYS, "hid", "lay r7 hidden"),
        (TWO_WAYS, "keep r7", "keep r7"),
        (TWO_WAYS, "2", "lay r7 hidden"),
        (BID, "3", "bid 3"),  # a number that moves have themselves is that number, not a place in a list
        (BID, "bid 4", "bid 4"),
        (BID, "p", "pass"),
        (BID, "0", "pass"),
        (SWAP, "2", "auction seat 2"),
        (SWAP, "swap mona", "swap seat 1"),
        (SWAP, "Kurt", "auction seat 2"),
        (SWAP, "d", "decline"),
        (SWAP, "swap mona to kurt", "swap seat 1 to seat 2"),  # a move in several parts
        (Choices.of(["play r7"], HAND, DECK), "", "play r7"),
    ],
)
def test_understood(choices: Choices, typed: str, move: str) -> None:
    assert choices.understand(typed) == move


@pytest.mark.parametrize(
    ("choices", "typed", "reason"),
    [
        (PLAY, "", "expected a move, such as 'r7'"),
        (PLAY, "dance", "'dance' is no move here: expected a card, such as r7"),
        (PLAY, "7", "expected a number from 1 to 5, got 7"),  # a number is never a rank
        (PASS, "7 7", "'7 7' is no move here"),
        (GANG, "gang", "'gang' could be 'gang others' or 'gang self'"),
        (ADD, "5", "expected a number from 1 to 4, got 5"),
        (Choices.of(["protect 0"], HAND, DECK), "1", "expected 0, got 1"),
        (GANG, "3", "expected a number from 1 to 2, got 3"),
        (BID, "1", "expected a number from 0 to 4, got 1"),
        (GANG, "r7", "'r7' is no move here: expected 'gang others' or 'gang self'"),
        (TWO_WAYS, "r7", "'r7' could be 'lay r7 open' or 'lay r7 hidden' or 'keep r7' or 'throw r7'"),
        (TWO_WAYS, "r7 g2", "expected 'keep' or 'throw' before the cards"),
        (PLAY, "x" * 201, "that was 201 characters"),
    ],
)
def test_not_understood(choices: Choices, typed: str, reason: str) -> None:
    with pytest.raises(Unclear) as caught:
        choices.understand(typed)
    assert reason in str(caught.value)


def test_what_is_marked_and_what_is_listed() -> None:
    assert PLAY.marked == {"r7", "r10"}
    assert PLAY.listed == []
    assert WINDOW.marked == {"r7", "r10"}
    assert WINDOW.listed == ["let"]
    assert WINDOW.labels == [("6", "let")]
    assert ADD.labels == [("4", "done")]
    assert BID.labels == [("0", "pass"), ("3", "bid 3"), ("4", "bid 4")]
    assert PILE.offered == PILE.numbered_cards == ["b3", "b4"]
    assert TWO_WAYS.numbered_cards == [], "what is done with it has to be said"
    assert PILE.moves == ("pick b3", "pick b4")
    assert TWO_WAYS.listed == list(TWO_WAYS.moves)
    assert TWO_WAYS.marked == {"r7"}


@given(st.text(max_size=220) | st.text(alphabet="pPlLaAyYsSgG rRkK0123456789♥,", max_size=20))
@pytest.mark.parametrize("choices", [PLAY, PASS, GANG, WINDOW, PILE, BID, SWAP, ADD, TWO_WAYS])
def test_whatever_is_typed_is_a_move_or_a_reason(choices: Choices, typed: str) -> None:
    with suppress(StammtischError):
        move = choices.understand(typed)
        assert move == " ".join(move.split())


@given(st.data())
@pytest.mark.parametrize("choices", [PLAY, PASS, GANG, WINDOW, PILE, BID, SWAP, ADD, TWO_WAYS])
def test_every_open_move_is_understood_in_its_own_words(choices: Choices, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(choices.moves))
    gap = data.draw(st.sampled_from([" ", "  ", "\t"]))
    typed = data.draw(st.sampled_from([move, move.upper(), move.title(), f" {move} ", move.replace(" ", gap)]))
    assert choices.understand(typed) == move


def test_cards_have_numbers_where_none_of_them_fits() -> None:
    """Everything listed has one; for a card that does not fit the match says why."""
    game = games.get("klaumau")
    view = {"legal": ["can't"], "hand": ["y3", "g4"], "step": "turn", "game": "klaumau"}
    choices = Choices.in_view(view, game.deck, (), game.naming)
    assert choices.numbered_cards == ["y3", "g4"]
    assert choices.labels == [("3", "can't")]
    assert choices.understand("1") == "play y3"
    assert choices.understand("3") == "can't"
    waiting = Choices.in_view({**view, "step": "rob", "legal": ["let"]}, game.deck, (), game.naming)
    assert waiting.labels == [("1", "let")]


def test_a_number_means_the_same_card_whether_or_not_one_fits() -> None:
    """Whoever types 1 for their first card does not say that they are done."""
    game = games.get("zehn")
    view = {"legal": ["done"], "hand": ["n8", "n10"], "step": "add", "game": "zehn"}
    choices = Choices.in_view(view, game.deck, (), game.naming)
    assert choices.understand("1") == "add n8"
    assert choices.labels == [("3", "done")]
    lay = {**view, "step": "lay", "legal": ["lay n8 open", "lay n8 hidden"]}
    laying = Choices.in_view(lay, game.deck, (), game.naming)
    assert [label for label, _ in laying.labels] == ["1", "2"], "here cards are in the list"
    window = {"legal": ["let"], "hand": ["nazi-k", "halt-p"], "step": "react", "game": "halt_mal_kurz"}
    game = games.get("halt_mal_kurz")
    choices = Choices.in_view(window, game.deck, (), game.naming)
    assert choices.numbered_cards == ["nazi-k", "halt-p"]
    assert choices.labels == [("3", "let")]
