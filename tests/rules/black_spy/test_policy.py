"""The house's play: no rules here, but sense. A bot that breaks these looks foolish at the table."""

from collections.abc import Sequence
from typing import Any

import pytest

import stammtisch
from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES, choose
from stammtisch.games.black_spy.cards import BLACK, minus
from stammtisch.games.black_spy.state import ANNOUNCE, PLAY
from tests.rules.alike import appraised_as_the_outcome, best, clearly_better, marks, play_last, recalled, spreads
from tests.rules.black_spy.table import GAME, VARIANTS, dealt, in_round, last_trick, midway, passed_on
from tests.tables import mask, play_all, play_out, state


def shared(hands: Sequence[str], **options: Any) -> Match:
    """Somewhere in a round in which two players have taken black cards: nobody can get them all any more."""
    match = midway(hands, tricks=15 - len(hands[0].split()), **options)
    s = state(match)
    s.won[1] = s.won[0] & mask(GAME.deck, "k1 k2 k3 k11")
    s.won[0] = minus(s.won[0], s.won[1])
    assert s.won[0] & BLACK
    assert s.won[1] & BLACK
    return match


# Passing, picking, announcing


def test_high_black_and_bare_spies_are_passed_on() -> None:
    thoughts = marks(dealt({0: "k11 k10 k7 b1-b4 y1-y4 r1 r2 g1 g2"}), 0)
    assert set(sorted(thoughts, key=lambda move: -thoughts[move])[:3]) == {"pass k11", "pass k10", "pass k7"}


def test_low_black_cards_stay_as_guards() -> None:
    thoughts = marks(dealt({0: "k1 k2 k3 k7 k7 b11 b10 b1 y1-y3 r1 r2 g1 g2"}), 0)
    assert max(thoughts[f"pass k{rank}"] for rank in (1, 2, 3)) < min(thoughts["pass b11"], thoughts["pass b10"])


def test_from_the_pile_of_the_mole_it_takes_what_is_low_and_leaves_what_is_high() -> None:
    hand = "b2-b5 y2-y5 r2-r5"  # with many black cards it might want the highest, to take them all
    match = in_round(2, dict.fromkeys([3], hand), aside="k11 k10 b11 y11 b1 y1 k1 k2 r11 r10 g11 g10", mole=True)
    (seat,) = match.awaiting
    assert seat == 3
    thoughts = marks(match, seat)
    low = [thoughts[f"pick {card}"] for card in ("b1", "y1", "k1", "k2")]
    high = [thoughts[f"pick {card}"] for card in ("k11", "k10", "b11", "y11", "r11", "g11")]
    assert min(low) > max(high)


def test_the_dealer_names_a_colour_without_a_card_or_with_a_low_one() -> None:
    hand = "b9 b10 b11 y1 y2 r8 r9 r10 k1 k2 k3 k4 k5 k6 k8"
    match = passed_on({3: hand}, announce_a_colour=True)
    assert state(match).steps[state(match).depth - 1] == ANNOUNCE
    thoughts = marks(match, 3)
    assert sorted(thoughts, key=lambda move: -thoughts[move])[:2] == ["announce green", "announce yellow"]


# Following


def test_it_stays_below_if_it_can() -> None:
    match = shared(["b6 y1 k4 r5", "b5 b9 y2 g2", "b10 k7 k7 y3", "b11 k5 r6 g3"])
    play_all(match, "play b6")
    assert best(match, 1) == {"play b5"}


def test_a_spy_is_thrown_on_the_trick_of_another() -> None:
    match = shared(["b6 y1 k4 r5", "y5 k7 y2 g2", "b10 k7 k7 y3", "b11 k5 r6 g3"])
    play_all(match, "play b6")
    assert best(match, 1) == {"play k7"}


def test_the_rank_is_as_good_as_the_colour_to_get_rid_of_a_spy() -> None:
    match = shared(["b7 y1 k4 r5", "b6 k7 y2 g2", "b10 k7 k7 y3", "b11 k5 r6 g3"])
    play_all(match, "play b7")
    assert best(match, 1) == {"play k7"}


def test_the_last_seat_takes_a_good_spy_unless_it_counts_nothing() -> None:
    hands = [
        "b3 y1 k4 r5 g9 b9 y10 r9",
        "b4 y5 y2 g2 g8 b8 r10 r3",
        "b7 k7 k7 y3 r8 b5 g4 y11",
        "b6 b11 r2 g3 y4 g1 r4 r1",
    ]
    gains = []
    for variants in (), ("no_good_spies",):
        match = shared(hands, variants=variants)
        play_all(match, "play b3", "play b4", "play b7")
        thoughts = marks(match, 3)
        gains.append(thoughts["play b11"] - thoughts["play b6"])
    assert gains[0] > 200
    assert gains[1] < gains[0] - 250


def test_the_last_seat_leaves_a_trick_with_a_spy_to_others() -> None:
    match = shared(["b3 y1 k4 r5", "b4 y5 y2 g2", "k7 k7 r9 y9", "b2 b11 r6 g3"])
    play_all(match, "play b3", "play b4", "play k7")
    thoughts = marks(match, 3)
    assert thoughts["play b2"] > thoughts["play b11"] + 300


def test_following_the_neighbours_rank_is_used_to_throw_a_spy() -> None:
    match = shared(["b11 y1 k4 r5", "y7 b7 y2 g2", "b2 k7 k7 y3", "b9 k5 r6 g3"], variants=("follow_the_rank",))
    play_all(match, "play b11", "play b7")
    assert best(match, 2) == {"play k7"}


# Leading


def test_it_does_not_lead_spies_nor_black_above_them() -> None:
    match = shared(["k11 k7 b2 y2", "k5 b3 y3 g2", "k7 k7 b10 y4", "k6 b11 r6 g3"])
    assert best(match, 0) <= {"play b2", "play y2"}


def test_low_black_is_led_to_bring_the_spies_out() -> None:
    match = shared(["k4 b10 y10 r10", "k7 b3 y3 r2", "k7 k7 b5 y4", "k7 b11 r6 y6"])
    assert best(match, 0) == {"play k4"}


def test_it_counts_what_is_out() -> None:
    """A middling card is a good lead while higher ones are out, and a bad one when it would win the trick."""
    high = shared(["b6 y6 k4 r3", "b8 y2 y3 k7", "b9 y4 y5 k6", "b10 y9 k5 k7"])
    low = shared(["b6 y6 k4 r3", "b1 y2 y3 k7", "b2 y4 y5 k6", "b3 y9 k5 k7"])
    assert marks(high, 0)["play b6"] > marks(low, 0)["play b6"] + 200


# Everything or nothing


@pytest.mark.parametrize("alone", [True, False])
def test_whoever_has_all_black_cards_is_stopped(alone: bool) -> None:
    hands = ["k9 b1 b2 b3", "g3 k4 b9 k11", "b4 b5 b6 y7", "g5 g6 b8 b10"]
    match = midway(hands, tricks=11) if alone else shared(hands)
    play_all(match, "play k9")
    assert best(match, 1) == {"play k11"} if alone else {"play k4"}


def test_a_strong_hand_goes_for_all_black_cards() -> None:
    match = midway(
        [
            "b11 b10 y11 y10 k11 k10 k9 r11",
            "k1 k2 b1 b2 y1 y2 r1 r2",
            "k3 b3 b4 y3 y4 r3 r4 k7",
            "k4 k5 b5 b6 y5 y6 r5 r6",
        ],
        tricks=7,
        capture_or_release=True,
    )
    while not match.over and match.decision.step == "play":
        (seat,) = match.awaiting
        match.play(seat, sorted(best(match, seat))[0])
    assert match.decision.step == "capture"


@pytest.mark.parametrize(
    ("totals", "answer"),
    [
        ([0, 0, 0, 0], "capture"),
        ([140, 100, 30, 70], "release"),  # capturing would end the match, and seat 2 would win it
        ([20, 100, 0, 70], "capture"),  # capturing ends the match and wins it
        ([120, 0, 10, 20], "release"),  # behind either way: the match had better last
    ],
)
def test_all_black_cards_are_used_to_win(totals: list[int], answer: str) -> None:
    match = last_trick({0: "k1-k11 k7 k7 k7 k7 k7"}, rest=1, totals=totals, capture_or_release=True)
    play_last(match)
    assert best(match, 0) == {answer}


# Beginners and whole matches


def test_a_beginner_hardly_ever_leads_a_spy() -> None:
    temperature, dice = GAME.mind.temperatures.lehrling, new_dice(b"lehrling")
    match = shared(["k11 k7 b2 y2", "k5 b3 y3 g2", "k7 k7 b10 y4", "k6 b11 r6 g3"])
    s, found = state(match), [0] * CHOICES
    choices = GAME.legal(s, 0)
    GAME.mind.judge(s, 0, choices, found)
    assert sum(BLACK >> choose(found, choices, temperature, dice) & 1 for _ in range(1000)) < 150


@pytest.mark.everything
@pytest.mark.parametrize("variants", [(), VARIANTS], ids=["plain", "all variants"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_level_is_clearly_better_than_the_one_below(players: int, variants: Sequence[str]) -> None:
    clearly_better(GAME, players, 0.85, variants)


def test_the_appraisal_agrees_with_the_outcome() -> None:
    for seed in range(5):
        appraised_as_the_outcome(play_out(stammtisch.new("black_spy", 4, seed=seed, limit=60), seed))


def test_within_a_round_what_was_taken_counts_too() -> None:
    match = last_trick({0: "k1-k6 b7"}, rest=1, totals=[5, 6, 7, 8])
    assert [GAME.mind.appraise(state(match), seat) for seat in range(4)] == [600, 6500, 700, 800]
    match = last_trick({0: "k1-k11 k7 k7 k7 k7 k7"}, rest=1, totals=[5, 6, 7, 8])
    assert [GAME.mind.appraise(state(match), seat) for seat in range(4)] == [500, 6600, 6700, 6800]


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    found = spreads(dealt(), [0, 50, 100, 149])
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1] * 3 // 2 > 0


@pytest.mark.parametrize("variants", [(), VARIANTS], ids=["plain", "all variants"])
def test_recalling_the_real_past_restores_it(variants: Sequence[str]) -> None:
    match = stammtisch.new("black_spy", 4, seed=3, variants=variants)
    assert recalled(match, 2, (PLAY, ANNOUNCE), ("hands", "chosen", "picks")) >= 60
