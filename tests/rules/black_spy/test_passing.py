"""Passing cards (BS-8 to BS-11)."""

import json
from collections import Counter

import pytest

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from tests.rules.alike import pass_first_three, passed_in_threes
from tests.rules.black_spy.table import SIZES, dealt, new
from tests.tables import play_out, refused, words


@pytest.mark.rule("BS-8")
def test_any_three_cards_may_be_chosen() -> None:
    match = dealt({0: "r1 k7 k7 g7 b11"})
    assert words(match, 0) == set(match.view(0)["hand"])
    match.play(0, "pass k7 r1 k7")
    pass_first_three(match)
    assert Counter(match.view(1)["passing"]["received"]) == Counter(["k7", "k7", "r1"])
    assert match.view(1)["hand"].count("k7") >= 2
    assert "r1" in match.view(1)["hand"]
    assert not {"r1", "k7"} & set(match.view(0)["hand"])


@pytest.mark.rule("BS-8")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_gives_exactly_three(players: int) -> None:
    match = new(players, seed=4)
    assert match.decision is not None
    assert match.decision.kind.name == "SEALED"
    assert match.awaiting == tuple(range(players))
    passed_in_threes(match, SIZES[players])


@pytest.mark.rule("BS-8")
def test_other_numbers_of_cards_are_refused() -> None:
    match = dealt({0: "b1 b2 b3 b4"})
    assert "one to 3 cards" in str(refused(match, 0, "pass b1 b2 b3 b4", BadMove))
    refused(match, 0, "pass", BadMove)


@pytest.mark.rule("BS-8")
def test_only_cards_of_the_own_hand_can_be_passed() -> None:
    match = dealt({0: "b1 b2", 1: "r1"})
    error = refused(match, 0, "pass r1", IllegalMove)
    assert (error.paragraph, error.key) == ("BS-8", "not_in_hand")
    assert refused(match, 0, "pass b1 b2 r1", IllegalMove).paragraph == "BS-8"


@pytest.mark.rule("BS-8")
def test_a_card_can_be_chosen_as_often_as_one_has_it() -> None:
    match = dealt({0: "b1 k7 k7", 1: "k7 k7 k7 k7"})
    error = refused(match, 0, "pass b1 b1", IllegalMove)
    assert (error.paragraph, error.key) == ("BS-8", "chosen_already")
    assert refused(match, 0, "pass k7 k7 k7", IllegalMove).paragraph == "BS-8"
    match.play(0, "pass k7 k7")
    assert "k7" not in words(match, 0)
    match.play(1, "pass k7 k7 k7")
    match.play(0, "pass b1")
    pass_first_three(match)
    assert [match.view(seat)["hand"].count("k7") for seat in range(4)] == [0, 3, 3, 0]


@pytest.mark.rule("BS-8")
def test_cards_are_passed_face_down() -> None:
    match = new(4, seed=8)
    given = pass_first_three(match)
    for looker in (0, 1, 2, 3, None):
        told = [event for event in match.events(looker) if event.kind == "passes"]
        assert len(told) == 4
        for event in told:
            known = looker in (event.data["giver"], event.data["receiver"])
            assert event.data["cards"] == (tuple(given[event.data["giver"]]) if known else None)


@pytest.mark.rule("BS-9", "BS-10")
@pytest.mark.parametrize(
    ("players", "distances"),
    [
        (3, [1, 2, 1, 2, 1]),
        (4, [1, 3, 2, 1, 3, 2, 1]),
        (5, [1, 4, 1, 4, 1]),
        (6, [1, 5, 1, 5, 1]),
    ],
)
def test_where_cards_go_in_each_round(players: int, distances: list[int]) -> None:
    """Seats are numbered clockwise: the next seat is the left neighbour, and once round but one the right one."""
    match = new(players, seed=6, limit=100_000)
    for number, distance in enumerate(distances, 1):
        assert match.view(None)["round"] == number
        before = [Counter(match.view(seat)["hand"]) for seat in range(players)]
        assert match.view(0)["passing"]["to"] == distance
        given = pass_first_three(match)
        for seat in range(players):
            came = Counter(given[(seat - distance) % players])
            assert Counter(match.view(seat)["hand"]) == before[seat] - Counter(given[seat]) + came
            assert Counter(match.view(seat)["passing"]["received"]) == came
        play_out(match, seed=number, until=lambda match, n=number: match.view(None)["round"] > n)


@pytest.mark.rule("BS-11")
def test_chosen_cards_stay_in_hand_until_the_last_has_chosen() -> None:
    match = dealt({2: "k9 k10 k11", 3: "g5 g6 g7"})
    hands = [match.view(seat)["hand"] for seat in range(4)]
    match.play(2, "pass k9 k10 k11")
    match.play(0, "pass " + " ".join(hands[0][:3]))
    match.play(3, "pass g5 g6")
    for seat in range(4):
        assert match.view(seat)["hand"] == hands[seat]
        assert match.view(seat)["passing"]["received"] == []
    assert match.view(None)["counts"] == [15] * 4
    assert match.awaiting == (1, 3)


@pytest.mark.rule("BS-11")
def test_nobody_sees_what_others_choose() -> None:
    """Tables that differ only in what seat 2 chose, or has begun to choose, look the same to everyone else."""
    one, other = (dealt({2: "k1-k11"}) for _ in range(2))
    for first, second in (("pass k9", "pass k1 k2"), ("pass k10 k11", "pass k3")):
        assert one.play(2, first) == other.play(2, second) == []
        for looker in (0, 1, 3, None):
            assert json.dumps(one.view(looker)) == json.dumps(other.view(looker))
            assert one.events(looker) == other.events(looker)
        assert one.view(2) != other.view(2)


@pytest.mark.rule("BS-11")
def test_what_arrives_cannot_be_passed_on() -> None:
    match = dealt({0: "k9 k10 k11", 1: "b1 b2 b3"})
    match.play(0, "pass k9 k10 k11")
    assert not {"k9", "k10", "k11"} & words(match, 1)
    assert refused(match, 1, "pass k11", IllegalMove).paragraph == "BS-8"
    match.play(1, "pass b1 b2 b3")
    refused(match, 1, "pass k11", NotAsked)
    refused(match, 0, "pass k9", NotAsked)
    pass_first_three(match)
    assert {"k9", "k10", "k11"} <= set(match.view(1)["hand"])
    assert {"b1", "b2", "b3"} <= set(match.view(2)["hand"])
