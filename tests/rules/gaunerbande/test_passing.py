"""Phase 1: passing cards (GB-7 to GB-10)."""

import pytest

import stammtisch
from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from tests.rules.alike import pass_first_three, passed_in_threes
from tests.rules.gaunerbande.table import SIZES, dealt
from tests.tables import play_out, refused, words


@pytest.mark.rule("GB-7")
def test_any_three_cards_may_be_chosen() -> None:
    match = dealt({0: "g0 r10 k12 k0 b5"})
    assert words(match, 0) == set(match.view(0)["hand"])
    match.play(0, "pass k12 r10 g0")
    pass_first_three(match)
    assert {"g0", "r10", "k12"} <= set(match.view(1)["hand"])
    assert not {"g0", "r10", "k12"} & set(match.view(0)["hand"])


@pytest.mark.rule("GB-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_gives_exactly_three(players: int) -> None:
    match = stammtisch.new("gaunerbande", players, seed=4)
    assert match.awaiting == tuple(range(players))
    passed_in_threes(match, SIZES[players])


@pytest.mark.rule("GB-7")
def test_four_cards_or_none_are_refused() -> None:
    match = dealt({0: "g0 g1 g2 g3"})
    assert "one to 3 cards" in str(refused(match, 0, "pass g0 g1 g2 g3", BadMove))
    refused(match, 0, "pass", BadMove)


@pytest.mark.rule("GB-7")
def test_the_same_card_cannot_be_chosen_twice() -> None:
    match = dealt({0: "g0 g1 g2"})
    match.play(0, "pass g0")
    assert "g0" not in words(match, 0)
    assert refused(match, 0, "pass g0", IllegalMove).paragraph == "GB-7"
    assert refused(match, 0, "pass g1 g1", IllegalMove).paragraph == "GB-7"


@pytest.mark.rule("GB-7")
def test_only_cards_of_the_own_hand_can_be_passed() -> None:
    match = dealt({0: "g0 g1", 1: "r10"})
    assert refused(match, 0, "pass r10", IllegalMove).paragraph == "GB-7"
    assert refused(match, 0, "pass g0 g1 r10", IllegalMove).paragraph == "GB-7"


@pytest.mark.rule("GB-7")
def test_cards_are_given_face_down() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=8)
    given = pass_first_three(match)
    for looker in (0, 1, 2, 3, None):
        for event in match.events(looker):
            if event.kind == "passes":
                giver = event.data["giver"]
                known = looker in (giver, event.data["receiver"])
                assert event.data["cards"] == (tuple(given[giver]) if known else None)


@pytest.mark.rule("GB-8", "GB-9")
@pytest.mark.parametrize(
    ("players", "distances"),
    [
        (3, [1, 2, 0, 1, 2, 0, 1]),
        (4, [1, 2, 3, 0, 1, 2, 3, 0, 1]),
        (5, [1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]),
        (6, [1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1]),
    ],
)
def test_how_far_cards_go_in_each_round(players: int, distances: list[int]) -> None:
    match = stammtisch.new("gaunerbande", players, seed=6, limit=100_000)
    for round_, distance in enumerate(distances, 1):
        assert match.view(None)["round"] == round_
        before = [set(match.view(seat)["hand"]) for seat in range(players)]
        if distance:
            assert match.decision.step == "pass"
            given = pass_first_three(match)
            for seat in range(players):
                giver = (seat - distance) % players
                assert set(match.view(seat)["hand"]) == before[seat] - set(given[seat]) | set(given[giver])
        else:
            assert match.decision.step == "play"
            assert match.view(0)["passing"] is None
        play_out(match, seed=round_, until=lambda match, r=round_: match.view(None)["round"] > r)


@pytest.mark.rule("GB-8")
def test_left_is_the_next_seat_and_two_to_the_left_the_one_after() -> None:
    """As in the booklet: Anna's cards go to Tobi in the first round, and to Mona in the second."""
    match = stammtisch.new("gaunerbande", 4, seed=9, names=["Anna", "Tobi", "Mona", "Chris"])
    for round_, receivers in ((1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])):
        play_out(match, seed=round_, until=lambda match, r=round_: match.view(None)["round"] == r)
        assert [match.view(seat)["passing"]["to"] for seat in range(4)] == receivers
        start = match.story_length
        pass_first_three(match)
        told = {e.data["giver"]: e.data["receiver"] for e in match.events(None, start) if e.kind == "passes"}
        assert told == dict(enumerate(receivers))


@pytest.mark.rule("GB-9")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_the_round_without_passing_hands_stay_as_dealt(players: int) -> None:
    match = stammtisch.new("gaunerbande", players, seed=11, limit=100_000)
    play_out(match, until=lambda match: match.view(None)["round"] == players)
    start = max(i for i, note in enumerate(match.story()) if note[0] == "shuffle")
    pile = match.story()[start][1:]
    for seat in range(players):
        assert set(match.view(seat)["hand"]) == {match.game.deck.name(card) for card in pile[seat::players]}
    assert not [event for event in match.events(None, start) if event.kind == "passes"]
    (opener,) = match.awaiting
    assert match.legal(opener) == ["play g0" if players in (4, 5) else "play g1"]


@pytest.mark.rule("GB-10")
def test_chosen_cards_stay_in_hand_until_the_last_has_chosen() -> None:
    match = dealt({2: "k10 k11 k12", 3: "g5 g6 g7"})
    hands = [match.view(seat)["hand"] for seat in range(4)]
    match.play(2, "pass k10 k11 k12")
    match.play(0, "pass " + " ".join(hands[0][:3]))
    match.play(3, "pass g5 g6")
    for seat in range(4):
        assert match.view(seat)["hand"] == hands[seat]
    assert match.view(None)["counts"] == [13] * 4
    assert match.awaiting == (1, 3)


@pytest.mark.rule("GB-10")
def test_nobody_sees_what_others_choose() -> None:
    """Two tables that differ only in what seat 2 chose look the same to everyone else."""
    one, other = (dealt({2: "k0-k12"}) for _ in range(2))
    told = one.play(2, "pass k10 k11 k12"), other.play(2, "pass k0 k1 k2")
    assert [[event.as_json() for event in events] for events in told] == [[], []]
    for looker in (0, 1, 3, None):
        assert one.view(looker) == other.view(looker)
        assert one.events(looker) == other.events(looker)
    assert one.view(2) != other.view(2)


@pytest.mark.rule("GB-10")
def test_whoever_has_chosen_cannot_choose_again() -> None:
    match = dealt()
    given = pass_first_three(match, 0, 1, 3)
    assert match.legal(2) == []
    refused(match, 2, "pass " + match.view(2)["hand"][5], NotAsked)
    refused(match, 2, f"pass {given[2][0]}", NotAsked)


@pytest.mark.rule("GB-10")
def test_a_card_that_arrives_cannot_be_passed_on_at_once() -> None:
    match = dealt({0: "k10 k11 k12"})
    match.play(0, "pass k10 k11 k12")
    assert not {"k10", "k11", "k12"} & words(match, 1)
    assert refused(match, 1, "pass k12", IllegalMove).key == "not_in_hand"
