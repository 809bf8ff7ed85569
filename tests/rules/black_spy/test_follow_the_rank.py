"""Follow the rank (BS-34)."""

import pytest

from stammtisch.core.errors import IllegalMove
from tests.rules.black_spy.table import VARIANTS, midway, passed_on, trick_of
from tests.tables import play_all, refused, state, words

RANK = ("follow_the_rank",)


@pytest.mark.rule("BS-34")
@pytest.mark.parametrize(
    ("before", "hand", "allowed"),
    [
        (["b5", "b9"], "b2 r5 g9 k3", "b2 r5 g9"),  # colour, rank, and the neighbour's rank
        (["b5", "b9"], "b2 g9 k9 k3", "b2 g9 k9"),
        (["b5", "r5"], "b2 y5 g9", "b2 y5"),  # the neighbour followed the rank: nothing new
        (["b5", "k7"], "b2 g7 k7 k1", "b2 g7 k7"),
        (["b5", "b9", "b2"], "b1 y9 y2 g3", "b1 y2"),  # the right neighbour's card alone, not those before
        (["b5", "b9", "g9"], "b1 y9 g2 g3", "b1 y9"),  # nor the neighbour's colour
        (["k3", "k7"], "k1 y7 b3 b4", "k1 y7 b3"),
        (["b5"], "b2 r5 g9", "b2 r5"),  # the first to follow has the leader for a neighbour
    ],
)
def test_the_rank_of_the_right_neighbours_card_is_allowed_too(before: list[str], hand: str, allowed: str) -> None:
    hands = [*before, hand]
    match = midway([*hands, *[""] * (4 - len(hands))], variants=RANK)
    play_all(match, *(f"play {name}" for name in before))
    seat = len(before)
    assert words(match, seat) == set(allowed.split())
    for name in set(hand.split()) - set(allowed.split()):
        assert refused(match, seat, f"play {name}", IllegalMove).paragraph == "BS-16"
    for name in allowed.split():
        match.clone().play(seat, f"play {name}")


@pytest.mark.rule("BS-34")
def test_without_the_variant_it_is_not() -> None:
    match = midway(["b5", "b9", "b2 g9 k3", ""], variants=[name for name in VARIANTS if name != "follow_the_rank"])
    play_all(match, "play b5", "play b9")
    assert words(match, 2) == {"b2"}


@pytest.mark.rule("BS-34")
@pytest.mark.parametrize("hand", ["g9 k3 y1", "g9 y9", "k7 g9"])
def test_it_is_never_a_duty(hand: str) -> None:
    """With neither the led colour nor the led rank any card may be played, though one has the neighbour's rank."""
    match = midway(["b5", "b9", hand, ""], variants=RANK)
    play_all(match, "play b5", "play b9")
    assert words(match, 2) == set(hand.split())


@pytest.mark.rule("BS-34")
def test_it_is_no_duty_for_whoever_can_follow_either() -> None:
    match = midway(["b5 y1", "b9 y2", "b2 g9", "b1 y3"], variants=RANK)
    play_all(match, "play b5", "play b9", "play b2")


@pytest.mark.rule("BS-34")
def test_only_cards_of_this_trick_count() -> None:
    """Seat 2 takes a trick and leads: what was played to the trick before means nothing any more."""
    match = midway(["b5 y4 y8", "b9 y9 b1", "b10 r2 b3", "b4 g4 r4"], variants=RANK)
    assert trick_of(match, "b5", "b9", "b10", "b4") == 2
    match.play(2, "play r2")
    # Seat 3 played b4 to the last trick; its right neighbour is seat 2, with r2.
    assert words(match, 3) == {"r4"}
    match.play(3, "play r4")
    assert words(match, 0) == {"y4", "y8"}


@pytest.mark.rule("BS-34")
def test_the_neighbour_sits_to_the_right_across_the_end_of_the_table() -> None:
    match = midway(["b1 g9 k4", "", "b5", "b9"], leader=2, variants=RANK)
    play_all(match, "play b5", "play b9")
    assert words(match, 0) == {"b1", "g9"}


@pytest.mark.rule("BS-34", "BS-18")
def test_the_led_colour_alone_takes() -> None:
    match = midway(["b5", "b9", "g9", "k9"], tricks=14, variants=RANK)
    assert trick_of(match, "b5", "b9", "g9", "k9") == 1


@pytest.mark.rule("BS-34")
def test_the_neighbours_rank_shows_nothing_about_the_rest_of_the_hand() -> None:
    match = midway(["b5 y1", "b9 y2", "b2 g9", "g3 y3"], variants=RANK)
    play_all(match, "play b5", "play b9", "play g9")
    assert state(match).lacks[2] == 0
    match.play(3, "play g3")  # neither colour nor rank: that does
    lacking = set(match.game.deck.names(state(match).lacks[3]))
    assert {"b1", "b11", "r5", "k5"} <= lacking
    assert not {"g9", "r9", "k9"} & lacking


@pytest.mark.rule("BS-34")
def test_a_card_of_the_neighbours_rank_does_show_it_without_the_variant() -> None:
    match = midway(["b5 y1", "b9 y2", "g9 k1", "g3 y3"])
    play_all(match, "play b5", "play b9", "play g9")
    assert {"b1", "b11", "r5", "k5"} <= set(match.game.deck.names(state(match).lacks[2]))


@pytest.mark.rule("BS-34")
def test_it_holds_in_the_first_trick_too() -> None:
    match = passed_on({0: "r1 r5", 1: "r9", 2: "r2 k9 g9 b1"}, variants=RANK)
    play_all(match, "play r5", "play r9")
    assert {"r2", "k9", "g9"} <= words(match, 2)
    assert "b1" not in words(match, 2)


@pytest.mark.rule("BS-34")
def test_a_refusal_names_the_ranks_that_are_allowed() -> None:
    match = midway(["b5", "b9", "b2 g9 k3", ""], variants=RANK)
    play_all(match, "play b5", "play b9")
    assert "b5 was led and you can follow: expected its colour or its rank or the rank of b9" in str(
        refused(match, 2, "play k3", IllegalMove)
    )
