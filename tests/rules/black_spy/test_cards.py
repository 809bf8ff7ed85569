"""The idea and the cards (BS-1 to BS-4)."""

from collections import Counter

import pytest

from tests.rules.alike import play_last
from tests.rules.black_spy.table import (
    GAME,
    LIMITS,
    NAMES,
    last_trick,
    midway,
    new,
    passed_on,
    scored,
    trick_of,
)
from tests.tables import play_out


@pytest.mark.rule("BS-1")
def test_the_highest_card_takes_the_trick_black_counts_against_you_and_the_fewest_points_win() -> None:
    match = last_trick(
        {1: "k7", 2: "k1"}, rest=3, trick=("y3", "y9", "y5", "k11"), totals=(100, 100, 100, 200), limit=201
    )
    play_last(match)
    assert scored(match) == (0, 10 + 5, 1, 60 - 10 - 5 - 1)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("BS-2")
def test_the_sixty_cards() -> None:
    deck = Counter(GAME.deck.name(card) for card in range(len(GAME.deck)))
    assert sum(deck.values()) == 60
    for colour in "byrg":
        assert [deck[f"{colour}{rank}"] for rank in range(13)] == [0] + [1] * 11 + [0]
    assert [deck[f"k{rank}"] for rank in range(13)] == [0, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 0]
    assert deck == Counter(NAMES)


@pytest.mark.rule("BS-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_round_is_played_with_all_of_them(players: int) -> None:
    match = new(players, seed=3, variants=["mole"], limit=1000)
    for number in (1, 2, 3):
        play_out(match, seed=number, until=lambda match, n=number: match.view(None)["round"] > n)
        start = next(i for i, note in enumerate(match.story()) if note[:2] == ("deals", number))
        played = [event.data["card"] for event in match.events(None, start) if event.kind == "plays"]
        assert Counter(played) == Counter(NAMES)


@pytest.mark.rule("BS-3", "BS-18")
@pytest.mark.parametrize("colour", "byrgk")
def test_each_rank_is_above_the_one_before(colour: str) -> None:
    stranger = "r8" if colour == "k" else "k8"
    for rank in range(1, 11):
        low, high = f"{colour}{rank}", f"{colour}{rank + 1}"
        assert trick_of(midway([low, high, stranger], tricks=19), low, high, stranger) == 1
        assert trick_of(midway([high, low, stranger], tricks=19), high, low, stranger) == 0


@pytest.mark.rule("BS-4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rounds_follow_until_somebody_reaches_the_points(players: int) -> None:
    match = play_out(new(players, seed=players))
    assert [row.round for row in match.sheet] == list(range(1, len(match.sheet) + 1))
    assert len(match.sheet) > 1
    for row in match.sheet[:-1]:
        assert max(row.totals) < LIMITS[players]
    assert max(match.sheet[-1].totals) >= LIMITS[players]


@pytest.mark.rule("BS-4", "BS-20")
def test_a_new_round_begins_with_a_new_deal() -> None:
    match = play_last(last_trick({0: "k1"}, rest=1))
    assert match.view(None)["round"] == 2
    assert match.decision is not None
    assert match.decision.step == "pass"
    assert match.view(None)["counts"] == [15] * 4
    assert match.view(None)["taken"] == [[]] * 4
    assert passed_on().view(None)["round"] == 1
