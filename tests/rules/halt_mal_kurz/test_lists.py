"""HK-42 to HK-48: the Not-to-do-Liste."""

import pytest

from stammtisch.core.agenda import Kind
from tests.rules.halt_mal_kurz.table import duel, each, hand, hands, kinds, let_all, slap_all, step, table, top
from tests.tables import refused, state


@pytest.mark.rule("HK-42")
def test_as_a_normal_card_it_does_nothing():
    match = table("liste-k nazi-k", "nazi-a", "nazi-a", top="nazi-k")
    match.play(0, "play liste-k")
    assert (step(match), match.awaiting) == ("turn", (1,))
    assert hand(match, 0) == ["nazi-k"]
    match = table("liste-p nazi-k", "nazi-a", "nazi-a", top="nazi-k")
    assert refused(match, 0, "play liste-p").paragraph == "HK-8"


LISTED = "liste-k nazi-a"


def against(card):
    """Seat 0 plays a card, and seat 1 is about to be hit by it."""
    more = {"kapitalismus-k": "nazi-a nazi-a"}.get(card, "")
    match = table(f"{card} nazi-k nazi-p", f"{LISTED} {more}", "nazi-a", top="kommunismus", stock="halt-a nazi-p")
    match.play(0, f"play {card}")
    if card == "halt-k":
        match.play(0, "to seat 1")
    elif card == "mein-k":
        match.play(0, "swap seat 1")
    elif card == "versammlung-k":
        each(match, ["propose seat 0 to seat 1", "propose nothing", "propose nothing"])
        each(match, ["vote seat 0 to seat 1"] * 3)
    elif card == "schnick-k":
        match.play(0, "challenge seat 1")
        duel(match, "paper", "rock")
    elif card == "gruppe-k":
        duel(match, "paper", "rock", "paper")
    elif card == "nazi-k":
        slap_all(match, 2, 1)
    elif card == "polizei-k":
        slap_all(match, 1)
        match.play(2, "stay")
    return match


CARDS = ["halt-k", "mein-k", "versammlung-k", "schnick-k", "gruppe-k", "nazi-k", "polizei-k", "kapitalismus-k"]


@pytest.mark.rule("HK-43", "HK-44")
@pytest.mark.parametrize("card", CARDS)
def test_a_reaction_to_each_action(card):
    match = against(card)
    before = hands(match)
    assert match.decision.kind is Kind.WINDOW
    assert (step(match), match.awaiting) == ("react", (1,))
    assert match.legal(1) == ["react liste-k", "let"]
    match.play(1, "react liste-k")
    after = hands(match)
    assert top(match) == "liste-k"
    assert after[1] == sorted(["halt-a", *[name for name in before[1] if name != "liste-k"]])
    assert [after[0], after[2]] == [before[0], before[2]]
    if card == "polizei-k":
        assert step(match) == "name"
    else:
        assert (step(match), match.awaiting) == ("turn", (1,))  # HK-48: after the player whose turn it was


@pytest.mark.rule("HK-43")
def test_only_lists_are_reactions():
    match = against("halt-k")
    assert refused(match, 1, "react nazi-a").paragraph == "HK-43"
    assert refused(match, 1, "react liste-p").key == "not_in_hand"
    refused(match, 1, "play liste-k")


@pytest.mark.rule("HK-44")
def test_it_must_fit_the_top_card():
    match = table("nazi-k nazi-p", "liste-p liste-k", "nazi-a", top="nazi-a")
    match.play(0, "play nazi-p")
    slap_all(match, 2, 1)
    assert match.legal(1) == ["react liste-p", "let"]
    assert refused(match, 1, "react liste-k").paragraph == "HK-44"


@pytest.mark.rule("HK-44")
def test_a_list_on_top_makes_way_for_other_lists():
    match = table("nazi-k nazi-p", "liste-k nazi-a", "liste-a nazi-a", top="nazi-a")
    match.play(0, "play nazi-k")
    match.play(1, "stay")
    match.play(2, "stay")
    assert match.clone().legal(1) == ["react liste-k", "let"]
    other = match.clone()
    other.play(1, "let")
    assert other.legal(2) == ["let"]
    match.play(1, "react liste-k")
    assert match.legal(2) == ["react liste-a", "let"]


@pytest.mark.rule("HK-44")
def test_with_nothing_to_draw_a_list_may_win():
    match = table("nazi-k nazi-p", "liste-k", "liste-a nazi-a", top="nazi-a", stock="")
    state(match).under = 0
    match.play(0, "play nazi-k")
    slap_all(match, 2, 1)
    match.play(1, "react liste-k")
    assert not match.over  # the top card under it is shuffled and drawn
    assert match.view(0)["counts"][1] == 1


@pytest.mark.rule("HK-45")
def test_everybody_concerned_is_asked_list_or_not():
    for held in (
        ["nazi-a", "nazi-p", "mein-k"],
        ["liste-k", "liste-a", "liste-p"],
        ["nazi-a", "liste-p", "razupaltuff"],
    ):
        match = table(*held[:1], "kommunismus nazi-k", *held[1:], top="halt-a", active=1)
        match.play(1, "play kommunismus")
        assert let_all(match) == [2, 3, 0]  # clockwise from the player of the card


@pytest.mark.rule("HK-45")
def test_before_any_card_moves():
    match = table(
        "kapitalismus-k nazi-k", "nazi-a nazi-a", "liste-k nazi-a", top="nazi-k", stock="halt-a halt-p mein-a"
    )
    match.play(0, "play kapitalismus-k")
    match.play(1, "let")
    assert match.view(0)["counts"] == [1, 2, 2]
    match.play(2, "react liste-k")
    assert hands(match) == [["nazi-k"], ["halt-p", "mein-a", "nazi-a", "nazi-a"], ["halt-a", "nazi-a"]]


@pytest.mark.rule("HK-46")
def test_a_list_protects_only_its_player():
    match = table("nazi-k nazi-p", "liste-k nazi-a", "nazi-a nazi-a", top="nazi-a", stock="halt-a halt-p")
    match.play(0, "play nazi-k")
    match.play(2, "stay")
    match.play(1, "stay")
    match.play(1, "react liste-k")
    match.play(2, "let")
    assert match.view(0)["counts"] == [1, 2, 3]


@pytest.mark.rule("HK-46")
def test_each_of_several_lists_protects_its_player():
    match = table(
        "nazi-k nazi-p", "liste-k nazi-a", "liste-p nazi-a", "nazi-a", top="nazi-a", stock="halt-a halt-p mein-a"
    )
    match.play(0, "play nazi-k")
    for seat in (1, 2, 3):
        match.play(seat, "stay")
    match.play(1, "react liste-k")
    match.play(2, "react liste-p")
    match.play(3, "let")
    assert hands(match) == [["nazi-p"], ["halt-a", "nazi-a"], ["halt-p", "nazi-a"], ["mein-a", "nazi-a"]]


@pytest.mark.rule("HK-46")
def test_nobody_else_becomes_the_victim():
    match = table("nazi-k nazi-p", "liste-k nazi-a", "nazi-a nazi-a", top="nazi-a", stock="halt-a halt-p")
    match.play(0, "play nazi-k")
    slap_all(match, 2, 1)
    match.play(1, "react liste-k")
    assert match.view(0)["counts"] == [1, 2, 2]


@pytest.mark.rule("HK-47")
def test_option_a_list_spares_all():
    held = ("nazi-k nazi-p", "liste-k nazi-a", "nazi-a liste-a")
    match = table(*held, top="nazi-a", stock="halt-a halt-p", list="all")
    match.play(0, "play nazi-k")
    match.play(2, "stay")
    match.play(1, "stay")
    match.play(1, "react liste-k")
    assert (step(match), match.awaiting) == ("turn", (1,))  # seat 2 is not even asked
    assert match.view(0)["counts"] == [1, 2, 2]


@pytest.mark.rule("HK-47")
def test_option_a_list_ends_kommunismus_and_kapitalismus_for_all():
    match = table("kommunismus nazi-p", "liste-k nazi-a", "nazi-a liste-a", top="nazi-a", stock="halt-a", list="all")
    match.play(0, "play kommunismus")
    match.play(1, "react liste-k")
    assert hands(match) == [["nazi-p"], ["halt-a", "nazi-a"], ["liste-a", "nazi-a"]]
    match = table("kapitalismus-k nazi-p nazi-k", "liste-k nazi-a", "nazi-a", top="nazi-a", stock="halt-a", list="all")
    match.play(0, "play kapitalismus-k")
    match.play(1, "react liste-k")
    assert match.view(0)["counts"] == [2, 2, 1]


@pytest.mark.rule("HK-47")
def test_option_a_list_ends_a_group_duel_and_the_penalty_but_not_the_naming():
    match = table("gruppe-k nazi-p", "liste-k nazi-a", "nazi-a", top="halt-a", stock="halt-a", list="all")
    match.play(0, "play gruppe-k")
    duel(match, "rock", "scissors", "paper")
    match.play(1, "react liste-k")
    assert match.view(0)["counts"] == [1, 2, 1]
    assert step(match) == "turn"
    match = table("polizei-k nazi-p", "liste-k nazi-a", "nazi-a nazi-a", top="nazi-a", stock="halt-a", list="all")
    match.play(0, "play polizei-k")
    slap_all(match, 1, 2)
    match.play(1, "react liste-k")
    assert match.view(0)["counts"] == [1, 2, 2]
    assert step(match) == "name"


@pytest.mark.rule("HK-48")
def test_a_list_is_not_answered_with_a_list():
    match = table("halt-k liste-p nazi-p", "liste-k nazi-a", "nazi-a liste-a", top="halt-a")
    match.play(0, "play halt-k")
    match.play(0, "to seat 1")
    match.play(1, "react liste-k")
    assert kinds(match)[-1] == "draws"
    assert (step(match), match.awaiting) == ("turn", (1,))
