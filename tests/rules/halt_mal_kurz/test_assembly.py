"""HK-17 to HK-19: the general assembly."""

import pytest

from tests.rules.halt_mal_kurz.table import each, hand, hands, kinds, step, table
from tests.tables import refused


def assembly(*held, proposals, active=0):
    match = table(*held, top="halt-p", active=active)
    match.play(active, "play versammlung-k")
    each(match, [f"propose {pair}" for pair in proposals])
    return match


FOUR = ("versammlung-k nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p", "liste-k nazi-k")
NOTHING = ["nothing"] * 3


@pytest.mark.rule("HK-17")
def test_everybody_may_propose_from_the_player_of_the_card_on():
    match = table(*FOUR[1:], FOUR[0], top="halt-p", active=3)
    match.play(3, "play versammlung-k")
    for seat in (3, 0, 1, 2):
        assert match.awaiting == (seat,)
        assert match.legal(seat) == [*(f"propose seat {giver}" for giver in range(4)), "propose nothing"]
        match.play(seat, "propose nothing")
    assert "no_proposal" in kinds(match)
    assert step(match) == "turn"
    assert match.awaiting == (0,)


@pytest.mark.rule("HK-17")
def test_only_who_holds_a_card_can_give():
    match = table("versammlung-k", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    assert not any(move.startswith("propose seat 0") for move in match.legal(0))
    assert refused(match, 0, "propose seat 0 to seat 1").paragraph == "HK-17"
    assert refused(match, 0, "propose seat 1 to seat 1").key == "same_seat"
    refused(match, 0, "to")
    refused(match, 0, "propose seat 1 to seat 2 to seat 0")
    match.play(0, "propose 1")
    assert match.legal(0) == ["to seat 0", "to seat 2"]
    assert match.view(2)["proposals"] == []
    match.play(0, "to seat 0")
    assert match.view(2)["proposals"] == [{"giver": 1, "receiver": 0}]


@pytest.mark.rule("HK-17")
def test_a_giver_is_named_once():
    """Somebody who corrects the giver has not named the receiver."""
    match = table("versammlung-k nazi-k", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    match.play(0, "propose seat 2")
    refused(match, 0, "propose seat 1")
    assert match.legal(0) == ["to seat 0", "to seat 1"]
    assert match.view(0)["proposals"] == []


@pytest.mark.rule("HK-17")
@pytest.mark.parametrize("card", ["versammlung-k", "schnick-k", "mein-k", "polizei-k"])
def test_to_is_no_other_word_for_choosing_somebody(card):
    """Each step that asks for a person has its own word for it."""
    match = table(f"{card} nazi-k nazi-k", "nazi-a nazi-a", "nazi-p nazi-p", top="kommunismus")
    match.play(0, f"play {card}")
    while match.awaiting != (0,):
        match.play(match.awaiting[0], "stay")
    assert any(move.endswith("seat 1") for move in match.legal(0))
    refused(match, 0, "to seat 1")


@pytest.mark.rule("HK-18")
def test_votes_are_for_proposals_and_unseen():
    match = assembly(*FOUR, proposals=["seat 1 to seat 2", "seat 3 to seat 0", "nothing", "seat 1 to seat 2"])
    assert step(match) == "vote"
    assert match.awaiting == (0, 1, 2, 3)
    assert match.legal(2) == ["vote seat 1 to seat 2", "vote seat 3 to seat 0", "abstain"]
    assert refused(match, 0, "vote seat 0 to seat 1").paragraph == "HK-18"
    before = match.view(2)
    match.play(3, "vote seat 1 to seat 2")
    assert {**match.view(2), "awaiting": before["awaiting"]} == before
    assert match.view(3)["answer"] == "vote seat 1 to seat 2"
    refused(match, 3, "abstain")


@pytest.mark.rule("HK-19")
@pytest.mark.parametrize(
    ("votes", "carried"),
    [
        (["vote seat 1 to seat 2"] * 3 + ["abstain"], True),
        (["vote seat 1 to seat 2"] * 2 + ["abstain"] * 2, False),
        (["vote seat 1 to seat 2"] * 2 + ["vote seat 3 to seat 0", "abstain"], False),
        (["abstain"] * 4, False),
    ],
)
def test_more_than_half_of_all_players(votes, carried):
    match = assembly(*FOUR, proposals=["seat 1 to seat 2", "seat 3 to seat 0", "nothing", "nothing"])
    each(match, votes)
    assert step(match) == ("react" if carried else "turn")
    assert ("no_majority" in kinds(match)) != carried
    if carried:
        assert match.awaiting == (2,)  # the receiver is asked first, and alone
        match.play(2, "let")
        assert match.awaiting == (1,)
        assert match.legal(1) == ["give nazi-a"]
        match.play(1, "give nazi-a")
        assert hand(match, 2) == ["nazi-a", "nazi-p", "nazi-p"]
    assert match.awaiting == (1,)


@pytest.mark.rule("HK-19")
def test_three_of_five_are_a_majority():
    match = assembly(*FOUR, "mein-k", proposals=["seat 0 to seat 4", *["nothing"] * 4])
    each(match, ["abstain", *["vote seat 0 to seat 4"] * 3, "abstain"])
    match.play(4, "let")
    match.play(0, "give nazi-p")
    assert hands(match)[4] == ["mein-k", "nazi-p"]


@pytest.mark.rule("HK-19", "HK-46")
def test_a_receiver_with_a_list_ends_it():
    match = assembly(*FOUR, proposals=["seat 1 to seat 3", *NOTHING])
    each(match, ["vote seat 1 to seat 3"] * 4)
    match.play(3, "react liste-k")
    assert match.view(0)["counts"] == [2, 2, 2, 2]
    assert step(match) == "turn"


@pytest.mark.rule("HK-43", "HK-45")
def test_the_player_of_the_card_may_react_to_their_own_assembly():
    """The others have aimed it."""
    match = table("versammlung-k liste-k", "nazi-a nazi-a", "nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    each(match, ["propose nothing", "propose seat 1 to seat 0", "propose nothing"])
    each(match, ["vote seat 1 to seat 0"] * 3)
    assert (step(match), match.awaiting) == ("react", (0,))
    match.play(0, "react liste-k")
    assert step(match) == "turn"
    assert [len(cards) for cards in hands(match)] == [1, 2, 1]
