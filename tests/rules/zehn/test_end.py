"""Filling up hands, the next start player, both ends of the match, and the reckoning."""

import pytest

import stammtisch
from stammtisch.core.errors import BadMove
from stammtisch.core.outcome import Reason
from tests.rules.zehn.table import deal, finish, hands, last, lay, low_pile
from tests.tables import play_all, play_out, refused, state


@pytest.mark.rule("ZE-34")
def test_everyone_draws_up_to_four_in_the_order_of_the_round() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", starter=1, pile="p1 p2 p3 p4")
    lay(match, "n2", "n5", "n9")
    play_all(match, *["decline"] * 3, "done", "add n3", "done")
    assert hands(match) == [["n0", "n1", "p4", "j"], ["n0", "n0", "p1", "j"], ["n0", "p2", "p3", "j"]]
    drawn = [(e.data["seat"], e.data["cards"]) for e in match.events(2) if e.kind == "draws"]
    assert drawn == [(1, None), (2, ("p2", "p3")), (0, None)]
    assert match.view(None)["counts"] == [4, 4, 4]


@pytest.mark.rule("ZE-34")
def test_in_the_last_round_too() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", pile="p1 p2")
    state(match).round = 10
    finish(lay(match, "n9", "n2"))
    assert match.over
    assert hands(match) == [["n0", "n1", "p1", "j"], ["n0", "n0", "p2", "j"]]


@pytest.mark.rule("ZE-35")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_winner_names_who_starts(starter: int) -> None:
    match = finish(lay(deal("n2 n1 n0", "n9 n0 n0", "n5 n3 n0"), "n2", "n9", "n5"))
    assert match.awaiting == (1,)
    assert match.legal(1) == ["name seat 0", "name seat 1", "name seat 2"]
    for words in ("name seat 3", "name", "start 1", "name me"):
        refused(match, 1, words, BadMove)
    play_all(match, f"name seat {starter}")
    assert match.awaiting == (starter,)
    assert match.view(None)["starter"] == starter
    assert match.view(None)["round"] == 2


@pytest.mark.rule("ZE-36")
def test_ten_rounds_end_the_match() -> None:
    match = play_out(stammtisch.new("zehn", 2, seed=3))
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS
    assert len(match.sheet) == 10
    assert match.view(None)["rounds_left"] == 0
    taken = [card for cards in match.view(None)["taken_rounds"] for card in cards]
    assert sorted(taken) == sorted(f"rc{points}" for points in range(1, 11))


@pytest.mark.rule("ZE-36")
def test_an_empty_pile_ends_the_match_at_once() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", pile="p1 p2 p3")
    low_pile(match, 2)
    lay(match, "n9", "n2", "n5")
    play_all(match, *["decline"] * 3, "done", "add n0", "done")
    assert match.outcome is not None
    assert match.outcome.reason is Reason.STOCK_EMPTY
    assert hands(match) == [["n0", "n1", "p1", "j"], ["n0", "p2", "j"], ["n0", "n3", "j"]], "seat 1 keeps what it drew"
    assert [e.data["seat"] for e in match.events(None) if e.kind == "cannot_draw"] == [1]


@pytest.mark.rule("ZE-36")
def test_a_pile_that_is_just_enough_does_not_end_it() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0")
    low_pile(match, 3)
    finish(lay(match, "n9", "n2", "n5"))
    assert not match.over
    play_all(match, "name seat 0")
    finish(lay(match, "n1", "n0", "n0"))
    assert match.over, "the next round is the last"


@pytest.mark.rule("ZE-36")
def test_a_pile_that_is_empty_in_the_tenth_round() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0")
    state(match).round = 10
    low_pile(match, 1)
    finish(lay(match, "n9", "n2"))
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS


@pytest.mark.rule("ZE-36")
@pytest.mark.parametrize("players", range(2, 8))
def test_no_match_is_longer_than_ten_rounds(players: int) -> None:
    for seed in range(5):
        match = play_out(stammtisch.new("zehn", players, seed=seed), seed)
        assert len(match.sheet) <= 10


@pytest.mark.rule("ZE-37", "ZE-38", "ZE-39")
def test_the_reckoning_before_the_tenth_round() -> None:
    match = deal("n9 n1 p4", "n2 n0 n0", rounds="rc7")
    low_pile(match, 0)
    finish(lay(match, "n9 2", "n2 1"))
    rest = 55 - 7
    assert last(match)["loser"] == 1
    assert match.view(None)["taken_rounds"][1] == [f"rc{points}" for points in range(1, 11)]
    lost = 1 + 1 + 7 + rest
    assert match.view(None)["totals"] == [(1 + 6 + 10) - 2 * 8, lost + (1 + 1 + 10) - 2 * 6]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.sheet[-1].points == match.sheet[-1].totals == match.outcome.totals


@pytest.mark.rule("ZE-37")
def test_after_the_tenth_round_no_round_card_is_left() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0")
    state(match).round = 10
    finish(lay(match, "n9", "n2"))
    assert not [event for event in match.events(None) if event.kind == "takes_rest"]


@pytest.mark.rule("ZE-38")
def test_the_result_may_be_below_zero_and_ties_share_their_place() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n3 n0 n0", deck={"j": {"points": 0}})
    low_pile(match, 0)
    finish(lay(match, "n9", "n2", "n3"))
    assert match.outcome is not None
    assert match.outcome.totals[0] == match.outcome.totals[2] == 2 - 14
    assert match.outcome.places == (1, 3, 1)
    reckoned = [event.data for event in match.events(None) if event.kind == "reckons"]
    assert reckoned[0] == {"seat": 0, "cards": ("n0", "n1", "j"), "points": 2, "chips": 7, "total": -12}
    assert match.view(None)["hands"] == hands(match), "shown when the match is over"


@pytest.mark.rule("ZE-39")
def test_the_sheet_shows_penalty_points_until_the_end() -> None:
    match = finish(lay(deal("n9 n1 n0", "n2 n0 n0", rounds="rc6"), "n9 2", "n2"))
    assert match.sheet[0].points == (0, 8)
    assert match.view(None)["totals"] == [0, 8]
    play_out(match)
    assert match.outcome is not None
    assert sum(row.points[0] for row in match.sheet) == match.outcome.totals[0]
