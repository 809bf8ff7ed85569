"""Revealing, and adding a second card."""

import pytest

from stammtisch.core.errors import BadMove, IllegalMove
from tests.rules.zehn.table import deal, decline, finish, last, lay, seen
from tests.tables import play_all, refused


@pytest.mark.rule("ZE-23")
def test_chips_on_cards_go_into_the_pot() -> None:
    match = lay(deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3"), "n9 2", "n2 1", "n5")
    play_all(match, "swap seat 2", "protect 2", "protect 1", "decline", "decline")
    view = match.view(None)
    assert view["pot"] == 1 + 2 + 1 + 1
    assert [card["shield"] for card in view["table"]] == [0, 0, 0]
    assert view["chips"] == [4, 6, 6]


@pytest.mark.rule("ZE-24")
def test_who_keeps_a_card_face_down_is_done() -> None:
    match = decline(lay(deal("n4 n6 n0", "n2 n1 n1", "n5 n3 n3"), "n4 hidden", "n2", "n5"))
    assert match.view(None)["step"] == "reveal"
    assert match.legal(0) == ["keep", "reveal"]
    refused(match, 0, "add n6", BadMove)
    play_all(match, "keep")
    assert match.awaiting == (1,), "no second card for seat 0"
    assert seen(match, 1)[0] is None
    finish(match)
    assert last(match)["cards"][0] == ["n4", None]


@pytest.mark.rule("ZE-24", "ZE-27")
def test_what_lay_face_down_to_the_end_means_nothing_in_the_next_round() -> None:
    match = finish(lay(deal("n4 n6 n0", "n2 n1 n1", "n5 n3 n3"), "n4 hidden", "n2", "n5 hidden"))
    play_all(match, "name seat 0")
    lay(match, *(match.view(seat)["hand"][0] for seat in range(3)))
    assert [card["hidden"] for card in match.view(None)["table"]] == [False] * 3
    decline(match)
    assert match.view(None)["step"] == "add"


@pytest.mark.rule("ZE-24", "ZE-25")
def test_who_turns_it_up_may_add_before_the_next_is_asked() -> None:
    match = decline(lay(deal("n4 n6 n0", "n2 n1 n1", "n5 n3 n3"), "n4 hidden", "n2", "n5 hidden"))
    play_all(match, "reveal")
    assert seen(match, None) == ["n4", "n2", None]
    assert match.view(None)["table"][0]["seen_by"] == [0, 1, 2]
    assert match.awaiting == (0,)
    assert match.legal(0) == ["add n0", "add n6", "add j", "done"]
    play_all(match, "add n6")
    assert match.view(None)["table"][0]["second"] == "n6"
    assert match.awaiting == (1,)
    assert match.view(None)["step"] == "add", "an open card: asked at once"
    play_all(match, "done")
    assert match.awaiting == (2,)
    play_all(match, "reveal", "done")
    assert last(match)["values"] == [10, 2, 5]


@pytest.mark.rule("ZE-25")
def test_one_card_may_be_added_from_the_hand_or_none() -> None:
    match = decline(lay(deal("n4 n3 n0", "n2 n1 n1", "n5 n3 n3"), "n4", "n2", "n5"))
    assert refused(match, 0, "add n1", IllegalMove).paragraph == "ZE-25"
    for words in ("add", "add n3 n0", "n3", "keep", "add rc3"):
        refused(match, 0, words, BadMove)
    play_all(match, "add n3")
    assert match.awaiting == (1,), "one card only"
    assert match.view(0)["hand"] == ["n0", "j"]


@pytest.mark.rule("ZE-26")
def test_the_sum_is_never_above_ten() -> None:
    match = decline(lay(deal("n5 n6 p6", "n2 n8 p8", "p7 n3 n4"), "n5", "n2", "p7"))
    assert match.legal(0) == ["add j", "done"]
    assert refused(match, 0, "add n6", IllegalMove).paragraph == "ZE-26"
    assert refused(match, 0, "add p6", IllegalMove).paragraph == "ZE-26"
    play_all(match, "done")
    assert match.legal(1) == ["add n8", "add p8", "add j", "done"], "exactly ten is fine"
    play_all(match, "done")
    assert match.legal(2) == ["add n3", "add j", "done"]


@pytest.mark.rule("ZE-26")
def test_a_joker_fits_on_anything_and_anything_on_a_joker() -> None:
    match = decline(lay(deal("n10 n0 p8", "n9 n10 p7", "n1 n1 n1"), "n10", "j", "n1"))
    assert match.legal(0) == ["add n0", "add j", "done"]
    play_all(match, "add j")
    assert match.legal(1) == ["add n9", "add n10", "add p7", "done"]


@pytest.mark.rule("ZE-24")
@pytest.mark.parametrize("seat", range(3))
def test_who_reveals_lies_open_at_any_seat(seat: int) -> None:
    match = decline(lay(deal("n4 n6 n0", "n2 n1 n1", "n5 n3 n3"), "n4 hidden", "n2 hidden", "n5 hidden"))
    play_all(match, *["keep"] * seat, "reveal")
    assert [card["hidden"] for card in match.view(None)["table"]] == [other != seat for other in range(3)]
    told = [(event.data["seat"], event.data["card"]) for event in match.events(None) if event.kind == "reveals"]
    assert told == [(seat, ("n4", "n2", "n5")[seat])]


@pytest.mark.rule("ZE-35")
def test_the_winner_names_once_a_round() -> None:
    match = deal("n4 n6 n0", "n2 n1 n1", "n5 n3 n3")
    for _ in range(3):
        while match.view(None)["step"] == "lay":
            lay(match, match.view(match.awaiting[0])["hand"][0])
        finish(match)
        assert match.view(None)["step"] == "name"
        assert match._s.depth == 1, "nothing else is left to happen"
        play_all(match, "name seat 1")
        assert (match.view(None)["step"], match.awaiting) == ("lay", (1,))
