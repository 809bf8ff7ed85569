"""Looks and forms: what cards look like and what moves are made of, where a game declares it as data."""

import pytest

from stammtisch.core.forms import Read, fit
from stammtisch.core.look import Face, Look, Suit, as_json
from stammtisch.core.notation import Deck

LOOK = Look(
    suits={"h": Suit("red", "heart", "Hearts"), "hh": Suit("oak"), "s": Suit("blue", "spade")},
    ranks={"q": "D"},
    cards={"joker": Face("green", "star", "X", "Joker")},
)


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("h10", Face("red", "heart", "10", "Hearts 10")),
        ("h-k", Face("red", "heart", "K", "Hearts K")),
        ("hq", Face("red", "heart", "D", "Hearts D")),
        ("hh3", Face("oak", "", "3")),
        ("s7", Face("blue", "spade", "7")),
        ("joker", Face("green", "star", "X", "Joker")),
        ("plan", Face("slate", "", "PLAN")),
    ],
)
def test_a_card_looks_as_its_name_begins(card: str, face: Face) -> None:
    assert LOOK.face(card) == face


def test_browsers_get_every_card() -> None:
    assert as_json(LOOK, ("h10", "s7")) == {
        "back": "slate",
        "cards": {"h10": ["red", "heart", "10", "Hearts 10", "h"], "s7": ["blue", "spade", "7", "", "s"]},
    }
    assert as_json(None, ("h10",)) is None


@pytest.mark.parametrize(
    ("form", "move", "read"),
    [
        ("play {card}", "play r1", Read("play {card}", ("r1",))),
        ("play {card}", "play r9", None),
        ("play {card}", "play", None),
        ("play {card}", "lay r1", None),
        ("lay {card} open", "lay r1 open", Read("lay {card} open", ("r1",))),
        ("lay {card} open", "lay r1 hidden", None),
        ("vote {seat} to {seat}", "vote seat 0 to seat 2", Read("vote {seat} to {seat}", (), (0, 2))),
        ("vote {seat} to {seat}", "vote seat 0 to 2", None),
        ("rob {seat}", "rob seat x", None),
        ("bid {number}", "bid 12", Read("bid {number}", (), (), (12,))),
        ("bid {number}", "bid r1", None),
        ("take {shown} for {number}", "take b2 for 3", Read("take {shown} for {number}", ("b2",), (), (3,))),
        ("draw", "draw", Read("draw")),
        ("draw", "draw two", None),
    ],
)
def test_a_move_is_taken_apart(form: str, move: str, read: Read | None) -> None:
    assert fit(form, move, Deck(["r1", "r2", "b2"])) == read
