"""What everybody sees of the others, case by case; that nothing more is known is tested for all games together."""

from typing import Any

import pytest

from stammtisch.core.match import Match
from tests.rules.alike import play_last
from tests.rules.black_spy.table import GAME, in_round, last_trick, midway
from tests.tables import mask, names_of, play_all, state, told

BLUE = "b1-b11"


def lacks(match: Match) -> list[int]:
    s: Any = state(match)
    return list(s.lacks[: match.players])


def expect(match: Match, **lacking: str) -> None:
    """Demand that these seats have shown to lack these cards, and no others any."""
    named = {int(seat.removeprefix("seat")): mask(GAME.deck, cards) for seat, cards in lacking.items()}
    assert lacks(match) == [named.get(seat, 0) for seat in range(match.players)]


@pytest.mark.rule("BS-16", "BS-17")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_whoever_follows_neither_colour_nor_rank_has_neither(place: int) -> None:
    hands = ["b3 g1", "b5 g2", "b6 g4", "b8 g5"]
    hands[place] = "r1 r2"
    match = midway(hands)
    play_all(match, *(f"play {hands[seat].split()[0]}" for seat in range(place + 1)))
    expect(match, **{f"seat{place}": f"{BLUE} y3 r3 g3 k3"})


@pytest.mark.rule("BS-16")
@pytest.mark.parametrize("card", ["b5", "r3"])
def test_whoever_follows_shows_nothing(card: str) -> None:
    match = midway(["b3 g1", f"{card} g2", "b6 g3", "b8 g4"])
    play_all(match, "play b3", f"play {card}")
    expect(match)


@pytest.mark.rule("BS-17")
def test_a_second_void_does_not_make_one_forget_the_first() -> None:
    match = midway(["b11 y2 g1", "b5 y5 g2", "r1 r4 r6", "b8 y8 g4"])
    play_all(match, "play b11", "play b5", "play r1", "play b8", "play y2", "play y5", "play r4")
    expect(match, seat2=f"{BLUE} y1-y11 r11 g11 k11 r2 g2 k2")


@pytest.mark.rule("BS-34", "BS-17")
def test_the_rank_of_the_card_before_shows_nothing_where_it_may_be_followed() -> None:
    hands = ["b3 g1", "b5 g2", "r5 g4", "b8 g6"]
    match = midway(hands, variants=["follow_the_rank"])
    s: Any = state(match)
    s.hands[2] = mask(GAME.deck, "b6 r5")
    play_all(match, "play b3", "play b5", "play r5")
    expect(match)


@pytest.mark.rule("BS-40")
@pytest.mark.parametrize(
    ("variants", "black", "lacking"),
    [
        ([], "k3", f"{BLUE} y3 r3 g3"),
        (["follow_the_rank"], "k3", f"{BLUE} y3 r3 g3 y5 r5 g5"),
        ([], "k8", f"{BLUE} y1-y11 r1-r11 g1-g11 k3"),
        (["follow_the_rank"], "k8", f"{BLUE} y1-y11 r1-r11 g1-g11 k3"),
    ],
)
def test_whoever_soils_a_clean_trick_had_nothing_else_that_fits(variants: list[str], black: str, lacking: str) -> None:
    """With a black card that fits, no other that fits as well; with one that does not, nothing but black."""
    match = midway(["b3 g1", "b5 g2", f"{black} k9", "b8 g4"], tricks=0, first_trick="clean", variants=variants)
    play_all(match, "play b3", "play b5", f"play {black}")
    expect(match, seat2=lacking)


def test_a_new_deal_forgets_what_was_laid_and_what_was_lacking() -> None:
    match = play_last(last_trick({0: "k1"}, rest=1, trick=("b11", "b1", "r2", "b3")))
    s: Any = state(match)
    assert s.round == 2
    assert s.laid == s.lacks == s.won == s.chosen == [0] * 8
    assert {hand.bit_count() for hand in s.hands[:4]} == {15}


def test_what_was_laid_is_remembered() -> None:
    match = midway(["b3 g1", "b5 g2", "b6 g3", "b8 g4"])
    s: Any = state(match)
    play_all(match, "play b3", "play b5", "play b6", "play b8", "play g4", "play g1")
    assert [names_of(GAME, cards) for cards in s.laid[1:4]] == [{"b5"}, {"b6"}, {"b8", "g4"}]


@pytest.mark.rule("BS-29")
@pytest.mark.parametrize(("move", "line"), [("capture", "captures 1"), ("release", "releases 1")])
def test_what_becomes_of_all_black_cards_is_told(move: str, line: str) -> None:
    black = " ".join(["k1-k11", *["k7"] * 5])
    match = play_last(last_trick({1: black}, rest=3, limit=1000, variants=["capture_or_release"]))
    assert told(match)[-1] == "captures_all 1"
    before = match.story_length
    match.play(1, match.legal(1)[("capture", "release").index(move)])
    assert line in told(match, before)


@pytest.mark.rule("BS-8", "BS-9", "BS-10")
@pytest.mark.parametrize(("number", "distance"), [(1, 1), (2, 3), (3, 2)])
def test_who_passes_to_whom_is_told(number: int, distance: int) -> None:
    match = in_round(number)
    given = [" ".join(match.view(seat)["hand"][:3]) for seat in range(4)]
    before = match.story_length
    for seat in range(4):
        match.play(seat, f"pass {given[seat]}")
    lines = [line for line in told(match, before) if line.startswith("passes")]
    assert [line.split()[:3] for line in lines] == [
        ["passes", str(seat), str((seat + distance) % 4)] for seat in range(4)
    ]
    assert [sorted(line.split()[3].split("+")) for line in lines] == [sorted(cards.split()) for cards in given]


@pytest.mark.rule("BS-18")
def test_tricks_are_counted() -> None:
    match = midway(["b3 g1 r1", "b5 g2 r2", "b6 g3 r3", "b8 g4 r4"], tricks=12)
    for number, trick in enumerate(("b3 b5 b6 b8", "g4 g1 g2 g3"), 13):
        play_all(match, *(f"play {card}" for card in trick.split()))
        assert match.view(None)["tricks"] == number


@pytest.mark.rule("BS-31")
def test_everybody_has_picked_in_the_end() -> None:
    match = in_round(2, mole=True, aside="k11 k10 b11 y11 b1 y1 k1 k2 r11 r10 g11 g10")
    while match.view(None)["step"] == "mole":
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    s: Any = state(match)
    assert s.picked == 0b1111
    assert s.aside == 0
    assert {picks.bit_count() for picks in s.picks[:4]} == {3}
