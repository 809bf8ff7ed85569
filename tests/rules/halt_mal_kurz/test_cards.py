"""HK-1 to HK-3 and HK-8: the cards, and which fits on which."""

from collections import Counter

import pytest

import stammtisch
from stammtisch.games.halt_mal_kurz.cards import (
    CARDS,
    DECK,
    KIND_WORDS,
    add,
    alike,
    count,
    face,
    kind_of,
    without,
)
from tests.rules.halt_mal_kurz.table import hand, step, table, top
from tests.tables import refused, state, words

NAMES = [DECK.name(card) for card in range(CARDS)]
FUNNY = {"halt", "versammlung", "schnick", "gruppe", "mein", "kommunismus", "liste"}


def kind(name):
    return name.split("-")[0]


@pytest.mark.rule("HK-2")
def test_how_many_cards_of_each_kind_and_symbol():
    assert len(NAMES) == 60
    assert Counter(map(kind, NAMES)) == {
        **{"halt": 6, "versammlung": 6, "schnick": 6, "gruppe": 3, "mein": 3, "kommunismus": 1, "liste": 6},
        **{"nazi": 15, "polizei": 9, "kapitalismus": 3, "razupaltuff": 2},
    }
    for name, number in Counter(NAMES).items():
        if "-" in name:
            assert 3 * number == Counter(map(kind, NAMES))[kind(name)]
            assert name[-1] in "kpa"


@pytest.mark.rule("HK-2")
def test_a_card_knows_its_kind_and_its_equals():
    s = state(stammtisch.new("halt_mal_kurz", 3, seed=1))
    for card, name in enumerate(NAMES):
        assert KIND_WORDS[kind_of(s, card)] == kind(name)
        first = face(s, card)
        assert first == NAMES.index(name)
        assert alike(s, first) == sum(1 << other for other in range(CARDS) if NAMES[other] == name)
        assert s.faces >> card & 1 == (first == card)
        held = 0
        for number in range(NAMES.count(name)):
            assert count(s, held, first) == number
            held = add(s, held, first)
        assert held == alike(s, first)
        for number in range(NAMES.count(name), 0, -1):
            held = without(s, held, first)
            assert count(s, held, first) == number - 1
        assert held == 0


def fits(card, below):
    """The booklet's words, over names."""
    if "razupaltuff" in (card, below):
        return False
    if "kommunismus" in (card, below):
        return True
    return card[-1] == below[-1] or (kind(card) in FUNNY) == (kind(below) in FUNNY)


@pytest.mark.rule("HK-3", "HK-8")
@pytest.mark.parametrize("below", sorted(set(NAMES) - {"razupaltuff"}))
def test_what_fits_on_a_card(below):
    for card in sorted(set(NAMES)):
        if NAMES.count(card) + NAMES.count(below) - (card == below) < 2 and card == below:
            continue  # there is only one Kommunismus
        match = table(f"{card} {'nazi-k' if card != 'nazi-k' else 'nazi-p'}", "nazi-a", "nazi-a", top=below)
        assert (card in words(match, 0)) == fits(card, below), (card, below)


@pytest.mark.rule("HK-8")
def test_a_card_that_does_not_fit_is_refused():
    match = table("nazi-k halt-k", "nazi-a", "nazi-a", top="halt-p")
    error = refused(match, 0, "play nazi-k")
    assert error.paragraph == "HK-8"
    assert "does not fit on halt-p" in str(error)
    match.play(0, "play halt-k")
    assert top(match) == "halt-k"


@pytest.mark.rule("HK-1")
def test_the_aim_is_an_empty_hand():
    match = table("liste-k", "nazi-k nazi-p", "nazi-a", top="halt-k")
    match.play(0, "play liste-k")
    assert match.over
    assert match.outcome.winners == (0,)
    assert match.outcome.totals == (0, 2, 1)
    assert step(match) is None


@pytest.mark.rule("HK-7")
def test_cards_are_written_in_several_ways():
    for text in ("play nazi-k", "play nazi k", "PLAY  NaziK"):
        match = table("nazi-k nazi-p", "nazi-a", "nazi-a", top="nazi-a")
        match.play(0, text)
        assert top(match) == "nazi-k"
        assert hand(match, 0) == ["nazi-p"]
    match = table("nazi-k nazi-p", "nazi-a", "nazi-a", top="nazi-a")
    for text in ("play", "nazi-k", "play nazi", "play nazi-x", "play seat 1", "lay nazi-k", ""):
        refused(match, 0, text)
