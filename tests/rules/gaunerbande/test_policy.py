"""The house's play: no rules here, but sense. A bot that breaks these looks foolish at the table."""

import pytest

import stammtisch
from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import play_match
from tests.rules.gaunerbande.table import dealt, last_trick, midway, play_last
from tests.tables import by_policy, play_all, state

DICE = new_dice(b"policy")


def choice(match: Match, seat: int) -> str:
    """What the house would do."""
    game, s = match.game, state(match)
    return game.say(s, seat, game.policy(s, seat, 0, DICE))


def passed(hand: str) -> set[str]:
    match = dealt({0: hand})
    return {by_policy(match, 0, DICE) for _ in range(3)}


def test_an_unguarded_politician_is_passed_on_with_the_cards_that_catch_it() -> None:
    assert passed("r10 r11 r12 r1 g1-g9") == {"pass r10", "pass r11", "pass r12"}


def test_a_guarded_politician_stays() -> None:
    assert "pass r10" not in passed("r10 r1-r4 k12 k11 k10 b1-b5")


def test_high_crooks_go_before_low_cards() -> None:
    assert passed("k12 k11 k10 g1-g4 b1-b3 r1-r3") == {"pass k12", "pass k11", "pass k10"}


def test_it_leads_low() -> None:
    assert choice(midway(["g3 b9 r8", "g1", "g4", "g5"]), 0) == "play g3"


def test_it_does_not_lead_the_politician_nor_into_it() -> None:
    assert choice(midway(["r10 g12 b12", "g1", "g4", "g5"]), 0) != "play r10"
    match = midway(["r12 r11 b12", "r10 g2 g3", "g4", "g5"])
    assert choice(match, 0) == "play b12"


def test_it_keeps_the_guards_of_its_politician() -> None:
    assert choice(midway(["r10 r3 g5", "g1", "g4", "g6"]), 0) == "play g5"


def test_it_rather_leads_another_colour_than_black() -> None:
    assert choice(midway(["k3 g4", "g1", "g2", "g6"]), 0) == "play g4"


def test_it_ducks_as_high_as_it_can() -> None:
    match = midway(["g8 b1", "g2 g7 g9", "b2 b3 b4", "b5 b6 b7"])
    play_all(match, "play g8")
    assert choice(match, 1) == "play g7"


def test_it_slips_the_politician_under_a_higher_red() -> None:
    match = midway(["r12 b1", "r9 r10 r1", "b2 b3 b4", "b5 b6 b7"])
    play_all(match, "play r12")
    assert choice(match, 1) == "play r10"


def test_it_gives_in_low_when_others_are_still_to_come() -> None:
    match = midway(["g3 b1", "g7 g9", "b2 b3", "b5 b6"])
    play_all(match, "play g3")
    assert choice(match, 1) == "play g7"


@pytest.mark.parametrize(("third", "answer"), [("g2", "play g12"), ("k5", "play g8")])
def test_the_last_seat_takes_a_harmless_trick_with_its_highest(third: str, answer: str) -> None:
    match = midway(["g3 b1", "g4 b2", f"{third} b3", "g8 g12 b4"])
    play_all(match, "play g3", "play g4", f"play {third}")
    assert choice(match, 3) == answer


def test_the_last_seat_does_not_spend_the_politician_on_a_trick_of_its_own() -> None:
    match = midway(["r3 b1", "r4 b2", "r5 b3", "r8 r10 b4"])
    play_all(match, "play r3", "play r4", "play r5")
    assert choice(match, 3) == "play r8"
    match = midway(["r3 b1", "r4 b2", "r5 b3", "r10 b4"])
    play_all(match, "play r3", "play r4", "play r5")
    assert choice(match, 3) == "play r10"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("r10 r12 k12 b12", "play r10"),
        ("r11 r12 k12 b12", "play r12"),
        ("k3 k12 b12 r9", "play k12"),
        ("b3 b11 r2 r9", "play b11"),
    ],
)
def test_on_the_trick_of_another_it_throws_what_hurts_most(hand: str, answer: str) -> None:
    match = midway(["g3 g4 b1 b2", hand, "b4 b5 b6 b7", "b8 b9 b10 r1"])
    play_all(match, "play g3")
    assert choice(match, 1) == answer


@pytest.mark.parametrize(
    ("totals", "answer"),
    [
        ([0, 0, 0, 0], "gang others"),
        ([90, 80, 30, 70], "gang self"),  # pushing would end the match, and seat 2 would win it
        ([20, 80, 0, 70], "gang others"),  # pushing ends the match and wins it
        ([60, 0, 10, 20], "gang others"),  # behind, but the match goes on
    ],
)
def test_the_gang_is_used_to_win(totals: list[int], answer: str) -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {0: "k0-k12 r10"}, rest=1, totals=totals)
    play_last(match)
    assert choice(match, 0) == answer


def test_all_tricks_count_double_there_too() -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {}, rest=3, totals=[40, 0, 50, 90])
    play_last(match)
    assert choice(match, 3) == "gang self"  # 52 more would end it, with seat 1 at 52


def test_it_plays_whole_matches_better_than_chance() -> None:
    """Two house players against two at random: over some matches the difference is plain."""
    lead = 0
    for seed in range(20):
        match = stammtisch.new("gaunerbande", 4, seed=seed)
        play_match(match, [RANDOM, 0, RANDOM, 0], DICE)
        assert match.outcome is not None
        one, house, other, second_house = match.outcome.totals
        lead += one + other - house - second_house
    assert lead / 20 > 20, "points per match"
