"""Tricks (BS-12 to BS-20)."""

import pytest

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from tests.rules.black_spy.table import GAME, SIZES, VARIANTS, dealt, midway, new, passed_on, trick_of
from tests.tables import mask, play_all, play_out, refused, state, words


@pytest.mark.rule("BS-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", [(), VARIANTS])
def test_a_round_has_as_many_tricks_as_cards_in_a_hand(players: int, variants: tuple[str, ...]) -> None:
    match = new(players, seed=5, limit=1000, variants=variants)
    for number in (1, 2):
        start = match.story_length
        play_out(match, seed=number, until=lambda match, n=number: match.view(None)["round"] > n)
        assert [event.kind for event in match.events(None, start)].count("takes") == SIZES[players]


@pytest.mark.rule("BS-13")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_red_1_leads_after_passing_not_before(players: int) -> None:
    match = dealt({0: "r1 k1 k2"}, players)
    for seat in range(players):
        match.play(seat, "pass r1 k1 k2" if seat == 0 else "pass " + " ".join(match.view(seat)["hand"][:3]))
    assert match.awaiting == (1,)
    assert "r1" in match.view(1)["hand"]
    assert match.view(None)["opener"] == 1


@pytest.mark.rule("BS-13")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
@pytest.mark.parametrize("dealer", [0, 2])
def test_whoever_holds_the_red_1_leads_whoever_deals(opener: int, dealer: int) -> None:
    match = passed_on({opener: "b2 b3 b4 r1"}, dealer=dealer)
    assert match.awaiting == (opener,)


@pytest.mark.rule("BS-13")
def test_the_first_lead_is_any_card_that_is_not_black() -> None:
    match = passed_on({2: "r1 r11 b7 g3 k1 k7 k7 k11"})
    hand = set(match.view(2)["hand"])
    assert words(match, 2) == {name for name in hand if name[0] != "k"}
    for name in ("k1", "k7", "k11"):
        error = refused(match, 2, f"play {name}", IllegalMove)
        assert (error.paragraph, error.key) == ("BS-13", "no_black_lead")
    match.play(2, "play b7")
    assert match.view(None)["trick"] == [{"seat": 2, "card": "b7"}]
    assert "r1" in match.view(2)["hand"]


@pytest.mark.rule("BS-14")
def test_others_may_play_black_to_the_first_trick() -> None:
    """By its rank, or having neither colour nor rank; whatever else they hold."""
    match = passed_on({0: "r1 b5", 1: "k5 b1 b2 b3 b4", 2: "k7 k7 k11 g1-g4 g6-g11 y1 y2", 3: "b6"})
    match.play(0, "play b5")
    assert "k5" in words(match, 1)
    match.play(1, "play k5")
    assert words(match, 2) == set(match.view(2)["hand"])
    match.play(2, "play k7")
    match.play(3, "play b6")
    assert set(match.view(None)["taken"][3]) == {"b5", "k5", "k7", "b6"}


@pytest.mark.rule("BS-14", "BS-17")
def test_nothing_but_black_may_be_played_to_the_first_trick() -> None:
    match = passed_on({0: "r1 b5", 1: "k1-k4 k6 k7 k7 k7 k7 k7 k7 k8-k11"})
    match.play(0, "play b5")
    assert words(match, 1) == {f"k{rank}" for rank in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11)}


@pytest.mark.rule("BS-15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_plays_one_card_clockwise(players: int) -> None:
    match = passed_on((), players)
    (opener,) = match.awaiting
    for place in range(players):
        seat = (opener + place) % players
        assert match.awaiting == (seat,)
        refused(match, (seat + 1) % players, "play b1", NotAsked)
        move = match.legal(seat)[0]
        match.play(seat, move)
        if place < players - 1:
            assert match.view(None)["trick"][-1] == {"seat": seat, "card": move.removeprefix("play ")}
    assert match.view(None)["counts"] == [SIZES[players] - 1] * players
    assert match.view(None)["tricks"] == 1


@pytest.mark.rule("BS-15")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    match = midway(["b5 g1", "b2 r3", "y1 y2"])
    error = refused(match, 0, "play b2", IllegalMove)
    assert (error.paragraph, error.key) == ("BS-15", "not_in_hand")
    match.play(0, "play b5")
    assert refused(match, 1, "play y1", IllegalMove).paragraph == "BS-15"
    assert refused(match, 1, "play b5", IllegalMove).paragraph == "BS-15"
    refused(match, 1, "play b2 r3", BadMove)


@pytest.mark.rule("BS-16")
@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        ("b5", "b2 r5 g3 k9", "b2 r5"),  # either, though the colour is there
        ("b5", "b2 b11 g3 k9", "b2 b11"),
        ("b5", "r5 y5 k5 g3 k9", "r5 y5 k5"),  # the rank alone binds too
        ("b5", "r5 g3", "r5"),
        ("b7", "b1 k7 k7 g7 k6 g8", "b1 k7 g7"),
        ("g8", "k8 k7 b8 b9", "k8 b8"),
        ("k7", "b7 k1 k11 k7 b6 g8", "b7 k1 k11 k7"),
        ("k7", "y7 b6 g8", "y7"),
        ("k3", "k7 k7 y3 y4", "k7 y3"),
        ("k11", "r11 k1 r10 g1", "r11 k1"),
        ("y1", "k1 b11 g10", "k1"),
        ("r10", "k10 r1 k11 g11", "k10 r1"),
    ],
)
def test_follow_with_the_colour_or_the_rank(led: str, hand: str, allowed: str) -> None:
    match = midway([led, hand, ""])
    match.play(0, f"play {led}")
    assert words(match, 1) == set(allowed.split())
    for name in set(hand.split()) - set(allowed.split()):
        error = refused(match, 1, f"play {name}", IllegalMove)
        assert (error.paragraph, error.key) == ("BS-16", "must_follow")
    for name in allowed.split():
        match.clone().play(1, f"play {name}")


@pytest.mark.rule("BS-16")
def test_only_the_card_that_was_led_counts_for_following() -> None:
    match = midway(["b5", "r5", "r1 g9 b1"])
    play_all(match, "play b5", "play r5")
    assert words(match, 2) == {"b1"}


@pytest.mark.rule("BS-17")
@pytest.mark.parametrize(
    ("led", "hand"),
    [("b5", "r4 g6 k7 k7 y11"), ("k7", "b1 y2 g8"), ("k2", "b7 y7 r11"), ("g7", "k1 k11 b6 y8")],
)
def test_with_neither_colour_nor_rank_any_card_may_be_played(led: str, hand: str) -> None:
    match = midway([led, hand, ""])
    match.play(0, f"play {led}")
    assert words(match, 1) == set(hand.split())


@pytest.mark.rule("BS-18")
@pytest.mark.parametrize(
    ("leader", "cards", "taker"),
    [
        (0, ["b5", "b4", "b6", "b3"], 2),
        (0, ["b5", "r5", "k5", "b2"], 0),  # the rank follows, but never takes
        (1, ["b5", "r11", "k11", "g11"], 1),
        (3, ["y2", "y10", "k10", "y11"], 2),
        (2, ["k3", "r3", "k4", "b11"], 0),
        (2, ["k10", "k11", "r10", "k7"], 3),
    ],
)
def test_the_highest_card_of_the_led_colour_takes_the_trick(leader: int, cards: list[str], taker: int) -> None:
    hands = [""] * 4
    for place, name in enumerate(cards):
        hands[(leader + place) % 4] = f"{name} {['b8', 'y8', 'r8', 'g8'][place]}"
    match = midway(hands, leader=leader)
    before = match.view(None)["taken"][taker]
    assert trick_of(match, *cards) == taker
    assert sorted(match.view(None)["taken"][taker]) == sorted([*before, *cards])
    assert match.awaiting == (taker,)
    assert match.view(None)["leader"] == taker
    assert match.view(None)["trick"] == []


@pytest.mark.rule("BS-18")
def test_from_the_second_trick_on_any_card_may_be_led() -> None:
    match = passed_on({0: "r11 r1 k7 k11 k1 b5 k8 k9", 1: "r2", 2: "r3", 3: "r4"})
    assert trick_of(match, "r11", "r2", "r3", "r4") == 0
    assert words(match, 0) == set(match.view(0)["hand"])
    assert {"k7", "k11", "k1"} <= words(match, 0)
    match.play(0, "play k7")


@pytest.mark.rule("BS-18")
def test_black_may_be_led_without_any_having_been_played() -> None:
    match = passed_on({0: "r11 r1 k1", 1: "r2", 2: "r3", 3: "r4"})
    trick_of(match, "r11", "r2", "r3", "r4")
    assert not any(name[0] == "k" for taken in match.view(None)["taken"] for name in taken)
    match.play(0, "play k1")


@pytest.mark.rule("BS-19")
@pytest.mark.parametrize(
    ("leader", "cards", "taker"),
    [
        (0, ["k3", "k7", "k7", "k6"], 1),
        (0, ["k7", "k7", "k7", "k7"], 0),
        (2, ["k3", "k7", "k7", "k1"], 3),  # first in the trick, not first round the table
        (3, ["k5", "k6", "k7", "k7"], 1),
        (1, ["k7", "b7", "k7", "r7"], 1),
        (0, ["k7", "k7", "k8", "k7"], 2),  # not the highest any more
        (0, ["k7", "k7", "k11", "k8"], 2),
        (0, ["b7", "k7", "k7", "r7"], 0),  # black was not led
    ],
)
def test_of_equal_spies_the_first_takes_the_trick(leader: int, cards: list[str], taker: int) -> None:
    hands = [""] * 4
    for place, name in enumerate(cards):
        hands[(leader + place) % 4] = name
    match = midway(hands, leader=leader, tricks=14)
    assert trick_of(match, *cards) == taker


@pytest.mark.rule("BS-20")
def test_the_round_is_over_when_all_cards_are_played() -> None:
    match = midway(["b5 b6", "b1 b2", "y1 y2"], tricks=18)
    trick_of(match, "b5", "b1", "y1")
    assert match.view(None)["round"] == 1
    assert len(match.sheet) == 0
    trick_of(match, "b6", "b2", "y2")
    assert len(match.sheet) == 1
    assert match.view(None)["round"] == 2
    assert state(match).tricks == 0


@pytest.mark.rule("BS-21", "BS-28")
@pytest.mark.parametrize(
    ("trick", "variants", "points"),
    [
        ("b3 b5 b6 b8", [], 0),
        ("b3 k3 k7 b8", [], 11),
        ("b3 k8 k7 b7", [], 7),
        ("b3 k8 k7 b7", ["no_good_spies"], 12),
        ("b3 b7 r7 b8", [], -10),
    ],
)
def test_what_a_trick_costs_is_told_with_it(trick: str, variants: list[str], points: int) -> None:
    hands = [f"{card} {other}" for card, other in zip(trick.split(), ("g1", "g2", "g4", "g5"), strict=True)]
    match = midway(hands, variants=variants)
    state(match).hands[1:3] = [mask(GAME.deck, card) for card in trick.split()[1:3]]  # so that these have to be played
    start = match.story_length
    play_all(match, *(f"play {card}" for card in trick.split()))
    (taken,) = [event.number("points") for event in match.events(None, start) if event.kind == "takes"]
    assert taken == points
