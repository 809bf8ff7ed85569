"""Announce a colour (BS-32, BS-33)."""

import pytest

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from stammtisch.core.match import Match
from tests.rules.black_spy.table import VARIANTS, dealt, new, passed_on, trick_of
from tests.tables import play_out, refused, words

ANNOUNCE = ("announce_a_colour",)


def announcing(hands: dict[int, str], *, dealer: int, colour: str | None = None) -> Match:
    """Four players after passing, with the dealer about to announce, or having announced, a colour."""
    match = passed_on(hands, dealer=dealer, variants=ANNOUNCE)
    if colour:
        match.play(dealer, f"announce {colour}")
    return match


def skipped(match: Match) -> list[int]:
    """Who could not open."""
    return [event.data["seat"] for event in match.events(None) if event.kind == "cannot_open"]


@pytest.mark.rule("BS-32")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealer_announces_after_passing(dealer: int) -> None:
    match = dealt({0: "k7 k7 k7"}, dealer=dealer, variants=ANNOUNCE)
    for seat in range(4):
        assert match.view(None)["step"] == "pass"
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][-3:]))
    assert match.view(None)["step"] == "announce"
    assert match.awaiting == (dealer,)
    assert match.view(dealer)["passing"]["received"] != []
    assert match.view(None)["opener"] is None
    for seat in set(range(4)) - {dealer}:
        assert match.legal(seat) == []
        refused(match, seat, "announce red", NotAsked)


@pytest.mark.rule("BS-32")
def test_any_colour_but_black() -> None:
    match = announcing({}, dealer=2)
    assert words(match, 2) == {"blue", "yellow", "red", "green"}
    error = refused(match, 2, "announce black", IllegalMove)
    assert error.paragraph == "BS-32"
    refused(match, 2, "announce purple", BadMove)
    refused(match, 2, "play r1", BadMove)
    match.play(2, "announce green")
    assert match.view(None)["announced"] == "green"
    assert [event.data for event in match.events(None) if event.kind == "announces"] == [{"seat": 2, "colour": "green"}]


@pytest.mark.rule("BS-32")
def test_the_dealer_need_not_hold_the_colour() -> None:
    match = announcing({1: "b1-b11 y1", 2: "r1"}, dealer=1)
    assert not any(name[0] == "g" for name in match.view(1)["hand"])
    match.play(1, "announce green")
    assert match.awaiting == (2,)


@pytest.mark.rule("BS-33")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
@pytest.mark.parametrize("colour", ["blue", "yellow", "red", "green"])
def test_the_left_neighbour_opens_with_that_colour(dealer: int, colour: str) -> None:
    """Whoever holds the red 1."""
    opener = (dealer + 1) % 4
    hands = {opener: "b5 y5 r5 g5 k7 b6 y6 r6 g6 k8", dealer: "r1"}
    match = announcing(hands, dealer=dealer, colour=colour)
    assert match.awaiting == (opener,)
    assert match.view(None)["opener"] == opener
    assert words(match, opener) == {name for name in match.view(opener)["hand"] if name[0] == colour[0]}
    for name in match.view(opener)["hand"]:
        if name[0] != colour[0]:
            error = refused(match, opener, f"play {name}", IllegalMove)
            assert (error.paragraph, error.key) == ("BS-33", "announced")
    assert skipped(match) == []


@pytest.mark.rule("BS-33")
@pytest.mark.parametrize(
    ("without", "opener"),
    [
        ([2], 3),
        ([2, 3], 0),
        ([2, 3, 0], 1),  # round to the dealer
        ([3, 0], 2),  # only the first who can is asked
    ],
)
def test_who_has_none_of_it_lets_it_go_on(without: list[int], opener: int) -> None:
    """Seat 1 deals and announces green."""
    hands = dict(zip(without, ["b1-b11 y8-y11", "k1-k11 y1-y4", "r1-r11 y5-y7 k7"], strict=False))
    hands |= {seat: "g1 g2" if seat == 1 else f"g{seat + 3}" for seat in range(4) if seat not in without}
    greens = [f"g{rank}" for rank in range(1, 12) if f"g{rank}" not in " ".join(hands.values()).split()]
    last = next(seat for seat in (1, 0, 3, 2) if seat not in without)
    hands[last] += " " + " ".join(greens)
    match = announcing(hands, dealer=1, colour="green")
    assert match.awaiting == (opener,)
    expected = without[: without.index(1)] if 1 in without else without
    assert skipped(match) == (expected if opener != 2 else [])
    assert all(move.startswith("play g") for move in match.legal(opener))


@pytest.mark.rule("BS-33")
def test_that_somebody_cannot_open_is_known_to_all() -> None:
    """Seat 2 lets green go on: no world that anyone imagines gives it a green card."""
    match = announcing({2: "b1-b11 y8-y11", 3: "g1"}, dealer=1, colour="green")
    for looker in (0, 1, 3):
        for seed in range(20):
            world = match.imagine(looker, seed=seed)
            held = match.game.deck.names(world.hands[2])
            assert not any(name[0] == "g" for name in held)


@pytest.mark.rule("BS-33")
def test_the_red_1_plays_no_part() -> None:
    match = announcing({0: "r1 b2 b3", 2: "y4"}, dealer=1, colour="yellow")
    assert match.awaiting == (2,)
    assert "r1" not in match.view(2)["hand"]


@pytest.mark.rule("BS-33", "BS-14")
def test_the_first_trick_goes_on_as_usual() -> None:
    """The others follow colour or rank, and may play black."""
    hands = {0: "r5 r6 k1 b7", 1: "r10 k5 b2", 2: "r9 r7 g5", 3: "r2 r1"}
    match = announcing(hands, dealer=3, colour="red")
    match.play(0, "play r5")
    assert {"r10", "k5"} <= words(match, 1)
    assert "b2" not in words(match, 1)
    match.play(1, "play k5")
    assert {"r9", "g5"} <= words(match, 2)


@pytest.mark.rule("BS-33")
def test_from_the_second_trick_on_any_card_may_be_led() -> None:
    hands = {0: "r11 r6 k1 b7 g3 y2", 1: "r10", 2: "r9", 3: "r2 r1"}
    match = announcing(hands, dealer=3, colour="red")
    assert trick_of(match, "r11", "r10", "r9", "r2") == 0
    assert words(match, 0) == set(match.view(0)["hand"])
    match.play(0, "play k1")


@pytest.mark.rule("BS-32", "BS-33")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_round_has_its_own_announcement(players: int) -> None:
    match = play_out(new(players, variants=ANNOUNCE, seed=players, limit=300))
    dealers = [event.data["dealer"] for event in match.events(None) if event.kind == "deals"]
    announced = [event.data["seat"] for event in match.events(None) if event.kind == "announces"]
    assert announced == dealers
    assert len(announced) == len(match.sheet) > 3


@pytest.mark.rule("BS-32")
def test_the_last_announcement_is_gone_with_its_round() -> None:
    match = play_out(new(3, variants=VARIANTS, seed=1, limit=1000), until=lambda match: match.view(None)["round"] == 2)
    assert match.view(None)["announced"] is None
    assert match.view(None)["opener"] is None


@pytest.mark.rule("BS-32")
def test_without_the_variant_nobody_announces() -> None:
    match = passed_on(variants=[name for name in VARIANTS if name != "announce_a_colour"])
    assert match.view(None)["step"] == "play"
    assert match.view(None)["announced"] is None
