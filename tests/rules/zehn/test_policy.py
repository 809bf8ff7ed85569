"""The house plays sensibly, and sees no more than its seat."""

import pytest

from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import play_match
from tests.rules.zehn.table import ZEHN, deal, decline, finish, lay
from tests.tables import by_policy, play_all

DICE = new_dice(b"house!!")


def advice(match: Match) -> str:
    twin = match.clone()
    (seat,) = twin.awaiting
    return by_policy(twin, seat, DICE)


@pytest.mark.parametrize(
    ("hand", "move"),
    [("n10 n1 n2", "lay n10 hidden"), ("n9 n1 p3", "lay n9 hidden"), ("n1 n2 n3", "lay j hidden")],
)
def test_it_lays_the_card_that_reaches_most(hand: str, move: str) -> None:
    assert advice(deal(hand, "n0 n0 n0")) == move


def test_it_guards_what_is_good() -> None:
    match = deal("n10 n1 n2", "n0 n0 n0")
    play_all(match, "lay n10 hidden")
    assert advice(match) == "protect 2"


def test_it_swaps_a_poor_card_for_a_better_one_it_can_see() -> None:
    match = deal("n2 n0 n0", "n9 n1 n1", "n4 n1 n1")
    lay(match, "n2", "n9", "n4")
    assert advice(match) == "swap seat 1"
    play_all(match, "swap seat 1", "protect 0", "protect 0")
    assert advice(match) == "swap seat 0", "the former owner wants it back"


def test_it_bids_for_what_is_worth_it_and_passes_when_it_gets_dear() -> None:
    match = deal("n2 n0 n0", "n10 n1 n1", "n4 n1 n1")
    lay(match, "n2", "n10 1", "n4")
    play_all(match, "auction seat 1")
    assert advice(match) == "bid 1"
    play_all(match, "bid 1")
    assert advice(match) == "bid 2"
    play_all(match, "bid 6")
    assert advice(match) == "pass"


def test_it_adds_what_makes_ten_and_keeps_what_is_good_alone() -> None:
    match = deal("n4 n6 n5", "n9 n4 n4")
    decline(lay(match, "n4 hidden", "n9 hidden"))
    assert advice(match) == "reveal"
    play_all(match, "reveal")
    assert advice(match) == "add n6"
    play_all(match, "add n6")
    assert advice(match) == "keep"


def test_it_starts_itself() -> None:
    match = deal("n9 n6 n5", "n2 n4 n4")
    assert advice(finish(lay(match, "n9", "n2"))) == "name seat 0"


def test_it_beats_chance() -> None:
    better = 0
    for seed in range(20):
        match = Match(ZEHN, players=4, seed=seed)
        play_match(match, [0, RANDOM, 0, RANDOM], [seed])
        assert match.outcome is not None
        better += match.outcome.winners[0] in (0, 2)
    assert better >= 17


@pytest.mark.parametrize("starter", [0, 1])
def test_it_does_not_peek_at_what_lies_face_down(starter: int) -> None:
    """Whatever lies there unseen, it opens for the same card and bids the same."""
    advised = set()
    for hidden in ("n0", "n5", "n10", "j"):
        hands = ["n4 n0 n0", "n0 n5 n10", "n3 n1 n1"]
        match = deal(*hands, starter=starter)
        cards = ["n4", f"{hidden} hidden {starter}", "n3"]
        lay(match, *cards[starter:], *cards[:starter])
        while match.awaiting != (0,):
            play_all(match, "decline")
        first = advice(match)
        play_all(match, "auction seat 1" if starter else "swap seat 1")
        advised.add((first, advice(match) if starter else ""))
    assert len(advised) == 1
