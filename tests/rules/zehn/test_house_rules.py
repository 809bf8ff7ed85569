"""House rules (ZE-40 to ZE-44)."""

from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadMove, BadOption
from stammtisch.core.outcome import Reason
from stammtisch.games.zehn.policy.cards import keeping
from tests.rules.alike import searched_to_the_end
from tests.rules.zehn.table import ZEHN, deal, finish, hands, lay, low_pile
from tests.tables import play_all, play_out, refused, state

USUAL = {"rounds": 10, "chips": 7, "last_refill": "yes", "next_start": "named"}


@pytest.mark.rule("ZE-40")
def test_nothing_of_it_holds_unless_agreed() -> None:
    assert ZEHN.options().as_json().items() >= USUAL.items()
    usual = play_out(stammtisch.new("zehn", 4, seed=2))
    assert play_out(stammtisch.new("zehn", 4, seed=2, **USUAL)).record() == usual.record()


@pytest.mark.rule("ZE-40")
@pytest.mark.parametrize(
    "wrong", [{"rounds": 0}, {"rounds": 11}, {"chips": 2}, {"chips": 16}, {"last_refill": True}, {"next_start": "me"}]
)
def test_anything_else_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        ZEHN.options.build(wrong)


@pytest.mark.rule("ZE-41")
@pytest.mark.parametrize("rounds", [1, 3])
def test_so_many_rounds_end_the_match_and_the_other_round_cards_are_nobodys(rounds: int) -> None:
    match = stammtisch.new("zehn", 3, seed=3, rounds=rounds)
    assert match.view(None)["rounds_left"] == rounds - 1
    play_out(match)
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS
    assert len(match.sheet) == rounds
    assert sum(map(len, match.view(None)["taken_rounds"])) == rounds
    assert not [event for event in match.events(None) if event.kind == "takes_rest"]


@pytest.mark.rule("ZE-41")
def test_a_match_that_ends_early_leaves_the_agreed_ones_to_the_loser() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", rounds="rc2 rc9 rc10 rc4", agreed={"rounds": 3})
    low_pile(match, 1)
    finish(lay(match, "n9", "n2", "n5"))
    assert match.outcome is not None
    assert match.outcome.reason is Reason.STOCK_EMPTY
    (rest,) = [event.data for event in match.events(None) if event.kind == "takes_rest"]
    assert rest == {"seat": 1, "points": 9 + 10}
    assert sorted(match.view(None)["taken_rounds"][1]) == ["rc10", "rc2", "rc9"]


@pytest.mark.rule("ZE-42")
@pytest.mark.parametrize("chips", [3, 15])
def test_everybody_begins_with_so_many_chips(chips: int) -> None:
    match = stammtisch.new("zehn", 5, seed=1, chips=chips)
    assert match.view(None)["chips"] == [chips] * 5


@pytest.mark.rule("ZE-42")
def test_no_bid_is_above_61() -> None:
    match = lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", chips=15), "n9 open 2", "n2", "n5")
    s: Any = state(match)
    s.chips[1] = 90
    play_all(match, "decline", "auction seat 0")
    assert match.legal(1) == [f"bid {chips}" for chips in range(2, 62)]
    refused(match, 1, "bid 62", BadMove)
    play_all(match, "bid 61")
    assert match.legal(2) == ["pass"]


@pytest.mark.rule("ZE-43")
def test_nobody_draws_after_the_last_agreed_round() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", pile="p1 p2 p3 p4", last_refill="no")
    state(match).round = 9
    finish(lay(match, "n9", "n2"))
    assert not match.over
    assert [len(hand) for hand in hands(match)] == [4, 4]  # before the last one they still do
    play_all(match, "name seat 0")
    finish(lay(match, "n1", "n0"))
    assert match.over
    assert [len(hand) for hand in hands(match)] == [3, 3]
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS


@pytest.mark.rule("ZE-43", "ZE-36")
def test_with_no_drawing_an_empty_pile_ends_nothing_in_the_last_round() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", last_refill="no")
    state(match).round = 10
    low_pile(match, 0)
    finish(lay(match, "n9", "n2"))
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS


@pytest.mark.rule("ZE-44")
@pytest.mark.parametrize(("next_start", "starter"), [("winner", 1), ("left", 0)])
def test_who_starts_follows_without_a_question(next_start: str, starter: int) -> None:
    match = deal("n2 n1 n0", "n9 n0 n0", "n5 n3 n0", starter=2, next_start=next_start)
    finish(lay(match, "n5", "n2", "n9"))
    assert match.view(None)["step"] == "lay"
    assert match.view(None)["round"] == 2
    assert match.awaiting == (starter,)
    assert match.view(None)["starter"] == starter


# Bots


@pytest.mark.rule("ZE-43")
def test_bots_get_rid_of_cards_where_nothing_replaces_them() -> None:
    """A normal card costs a point if it stays; with a draw to come, getting rid of it costs more."""
    match = deal("n5 n1 n0", "n2 n0 n0", "n9 n3 n1")
    s: Any = state(match)
    s.round = 10
    usual = keeping(s, s.hands[0], 5, 0)
    s.no_refill = 1
    assert keeping(s, s.hands[0], 5, 0) < 0 < usual


@pytest.mark.rule("ZE-41")
def test_bots_know_how_many_rounds_are_to_come() -> None:
    long, short = state(stammtisch.new("zehn", 4, seed=1)), state(stammtisch.new("zehn", 4, seed=1, rounds=1))
    assert ZEHN.mind.spread(short) < ZEHN.mind.spread(long)


@pytest.mark.rule("ZE-41", "ZE-42", "ZE-43", "ZE-44")
def test_searching_bots_play_them_to_the_end() -> None:
    match = stammtisch.new("zehn", 3, seed=4, rounds=2, chips=15, last_refill="no", next_start="left")
    searched_to_the_end(match, lambda match: match.view(None)["round"] == 2)
    assert len(match.sheet) == 2
