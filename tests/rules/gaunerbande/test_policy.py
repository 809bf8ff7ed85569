"""The house's play: no rules here, but sense. A bot that breaks these looks foolish at the table."""

from collections.abc import Sequence

import pytest

import stammtisch
from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES, choose
from stammtisch.games.gaunerbande.state import PLAY
from tests.rules.alike import appraised_as_the_outcome, best, clearly_better, marks, play_last, recalled, spreads
from tests.rules.gaunerbande.table import GAME, at_play, dealt, last_trick, midway
from tests.tables import mask, play_all, play_out, state

CROOKS = mask(GAME.deck, "k0-k12 r10")


def shared(hands: Sequence[str], *, leader: int = 0) -> Match:
    """Somewhere in a round in which two players have taken crooks: nobody can unite the gang any more."""
    match = midway(hands, leader=leader, tricks=13 - len(hands[0].split()))
    s = state(match)
    s.won[1] = s.won[0] & mask(GAME.deck, "k0 k1 k8")
    s.won[0] &= ~s.won[1]
    assert s.won[0] & CROOKS
    assert s.won[1] & CROOKS
    return match


# Passing


@pytest.mark.parametrize("hand", ["r10 r1 g1-g4 b2-b5 k1-k3", "r10 r11 g1-g4 b2-b5 k1-k3"])
def test_a_badly_guarded_politician_is_passed_on(hand: str) -> None:
    assert best(dealt({0: hand}), 0) == {"pass r10"}


def test_high_crooks_are_passed_on_before_low_cards() -> None:
    thoughts = marks(dealt({0: "k12 k11 k10 g1-g4 b1-b3 r1-r3"}), 0)
    assert sorted(thoughts, key=lambda move: -thoughts[move])[:3] == ["pass k12", "pass k11", "pass k10"]


def test_two_high_cards_of_a_short_colour_go_together() -> None:
    match = dealt({0: "b9 b11 g0 g2 g3 g5 g7 r1 r2 r4 k0 k2 k4"})
    first = best(match, 0)
    match.play(0, "pass b11")
    assert first | best(match, 0) == {"pass b11", "pass b9"}


def test_low_cards_stay_as_guards() -> None:
    thoughts = marks(dealt({0: "k12 k1 k2 g12 g1 g2 b12 b1 b2 r12 r1 r2 r9"}), 0)
    assert max(thoughts[f"pass {card}"] for card in ("k1", "g1", "b1", "r1")) < thoughts["pass k12"]


# Following


def test_it_stays_below_if_it_can() -> None:
    match = shared(["g8 b1 k5 r5", "g2 g7 g9 b5", "g10 r10 k4 b6", "g11 k7 r6 b7"])
    play_all(match, "play g8")
    thoughts = marks(match, 1)
    assert thoughts["play g7"] > thoughts["play g9"]


def test_it_ducks_with_a_high_card_and_keeps_the_low_one() -> None:
    match = shared(["g8 b1 k5 r5 r6", "g2 g7 b9 b5 k4", "g3 g4 g5 b6 r10", "g11 k7 g6 g9 b7"])
    play_all(match, "play g8")
    assert best(match, 1) == {"play g7"}


def test_it_slips_the_politician_under_a_higher_red() -> None:
    match = shared(["r12 b1 k5 k6", "r9 r10 r1 b2", "b3 b4 b5 r2", "b6 b7 b8 r3"])
    play_all(match, "play r12")
    assert best(match, 1) == {"play r10"}


def test_the_last_seat_spends_a_high_card_on_a_harmless_trick() -> None:
    hands = ["g3 b1 k5 r5 g10", "g4 b2 k6 r6 g11", "g2 b3 k7 r10 b8", "g7 g12 b4 k2 b5"]
    match = shared(hands)
    play_all(match, "play g3", "play g4", "play g2")
    assert best(match, 3) == {"play g12"}


def test_the_last_seat_does_not_take_crooks_for_nothing() -> None:
    match = shared(["g3 b1 k5 r5 g10", "g4 b2 k6 r6 g11", "k3 b3 k7 r10 b8", "g7 g12 b4 k2 g1"])
    play_all(match, "play g3", "play g4", "play k3")
    assert best(match, 3) == {"play g1"}


def test_the_last_seat_does_not_take_a_trick_with_the_politician() -> None:
    match = shared(["r3 b1 k5 k6", "r4 b2 g1 g2", "r5 b3 g3 g4", "r8 r10 b4 g5"])
    play_all(match, "play r3", "play r4", "play r5")
    assert best(match, 3) == {"play r8"}


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("r10 r12 k12 b12", {"play r10"}),
        ("r11 r12 k12 b3", {"play k12"}),  # played on, red is hardly led while the politician is out
        ("b3 b11 r2 r9", {"play b11"}),
    ],
)
def test_on_the_trick_of_another_it_throws_what_hurts_most(hand: str, answer: set[str]) -> None:
    last = "b8 k9 b10 r1" if "r10" in hand else "b8 k9 b10 r10"
    match = shared(["g3 g4 b1 b2", hand, "b4 k5 b6 r3", last])
    play_all(match, "play g3")
    assert best(match, 1) == answer


def test_of_two_crooks_it_throws_the_higher_one() -> None:
    match = shared(["g3 g4 b1 b2", "k3 k12 b0 r9", "b4 k5 b6 r3", "b8 k9 b10 r10"])
    play_all(match, "play g3")
    thoughts = marks(match, 1)
    assert thoughts["play k12"] > thoughts["play k3"]


def test_a_card_that_nobody_to_come_can_beat_is_known_to_win() -> None:
    """The higher cards are with a player who has shown to have none of the colour, or with one who has played."""
    hands = ["g3 b1 b2 r5", "g5 g9 b3 r6", "k3 k4 b4 r7", "b5 g10 g11 r10"]
    thoughts = []
    for void in (False, True):
        match = shared(hands)
        if void:
            state(match).lacks[2] = state(match).lacks[3] = mask(GAME.deck, "g0-g12")
        play_all(match, "play g3")
        thoughts.append(marks(match, 1))
    assert thoughts[1]["play g5"] < thoughts[0]["play g5"] - 50


# Leading

LEADS = ["r10 g2 b2 b4", "g1 r11 r3 r4", "g4 r5 b5 r1", "g5 r2 b6 b7"]


def test_it_leads_low() -> None:
    match = shared(["g3 g11 b9 k5", "g1 b2 b3 k6", "g4 b4 b5 r10", "g5 g12 b7 k7"])
    thoughts = marks(match, 0)
    assert thoughts["play g3"] > thoughts["play g11"]
    assert "play g3" in best(match, 0)


def test_it_does_not_lead_the_politician_nor_into_it() -> None:
    match = shared(LEADS)
    assert marks(match, 0)["play r10"] == min(marks(match, 0).values())
    match = shared(["r12 b2 g3", "r10 r3 g2", "g4 r4 b5", "g5 r5 b6"])
    assert marks(match, 0)["play r12"] == min(marks(match, 0).values())


def test_low_red_is_led_to_bring_the_politician_out() -> None:
    match = shared(["r2 r4 g8 b8", "r10 r3 g2 b1", "g4 r5 b5 k7", "g9 r6 b9 k5"])
    assert best(match, 0) <= {"play r2", "play r4"}


def test_it_counts_what_is_out() -> None:
    """A middling card is a good lead while higher ones are out, and a bad one when it would win the trick."""
    high = shared(["g6 b7 k3 r3", "g8 b2 b3 r10", "g9 b4 b5 k6", "g10 b9 k5 k9"])
    low = shared(["g6 b7 k3 r3", "g1 b2 b3 r10", "g2 b4 b5 k6", "g3 b9 k5 k9"])
    assert marks(high, 0)["play g6"] > marks(low, 0)["play g6"] + 200


# Everything or nothing


@pytest.mark.parametrize("alone", [True, False])
def test_whoever_has_all_crooks_is_stopped(alone: bool) -> None:
    hands = ["k9 b1 b2 b3", "g3 k4 b9 k12", "b4 b5 b6 b7", "g5 g6 b8 b10"]
    match = midway(hands, tricks=9) if alone else shared(hands)
    play_all(match, "play k9")
    assert best(match, 1) == {"play k12"} if alone else {"play k4"}


def test_a_crook_is_given_to_a_third_player_rather_than_to_the_collector() -> None:
    thoughts = []
    for hands in (
        ["g9 b1 b2 b3", "b9 k4 b11 k12", "b4 b5 b6 b7", "g5 g6 b8 b10"],
        ["g5 b1 b2 b3", "g9 g6 b8 b10", "b9 k4 b11 k12", "b4 b5 b6 b7"],
    ):
        match = midway(hands, tricks=9)
        play_all(match, "play g9") if "g9" in hands[0] else play_all(match, "play g5", "play g9")
        (seat,) = match.awaiting
        found = marks(match, seat)
        thoughts.append(found["play k12"] - found["play b11"])
    collector, third = thoughts
    assert third > collector + 100


UNITE = [
    "g12 g11 b12 b11 k12 k11 k10 r12",
    "k1 k2 g1 g2 b1 b2 r1 r2",
    "k3 g3 g4 b3 b4 r3 r4 r10",
    "k4 k5 g5 g6 b5 b6 r5 r6",
]


def test_a_strong_hand_goes_for_the_gang() -> None:
    match = midway(UNITE)
    while not match.over and state(match).round == 1 and match.decision.step == "play":
        (seat,) = match.awaiting
        match.play(seat, sorted(best(match, seat))[0])
    assert match.decision.step == "gang"


def test_but_not_when_somebody_else_has_a_crook() -> None:
    match = shared(UNITE)
    thoughts = marks(match, 0)
    assert max(thoughts[f"play k{rank}"] for rank in (10, 11, 12)) < thoughts["play g12"] - 200


def test_a_weak_hand_does_not_go_for_the_gang() -> None:
    match = at_play({0: "g0 g2 g4 b2 b4 b6 r2 r4 r6 k2 k4 k6 k8"})
    play_all(match, "play g0")
    for _ in range(3):
        (seat,) = match.awaiting
        match.play(seat, sorted(best(match, seat))[0])
    s = state(match)
    s.asked[s.depth - 1], s.leader = 1, 0
    assert max(best(match, 0)) not in {"play k8", "play b6"}


@pytest.mark.parametrize(
    ("totals", "answer"),
    [
        ([0, 0, 0, 0], "gang others"),
        ([90, 80, 30, 70], "gang self"),  # pushing would end the match, and seat 2 would win it
        ([20, 80, 0, 70], "gang others"),  # pushing ends the match and wins it
        ([60, 0, 10, 20], "gang self"),  # behind either way: the match had better last
    ],
)
def test_the_gang_is_used_to_win(totals: list[int], answer: str) -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {0: "k0-k12 r10"}, rest=1, totals=totals)
    play_last(match)
    assert best(match, 0) == {answer}


def test_all_tricks_count_double_there_too() -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {}, rest=3, totals=[40, 0, 50, 90])
    play_last(match)
    assert best(match, 3) == {"gang self"}  # 52 more would end it, with seat 1 at 52


# Beginners


def test_a_beginner_hardly_ever_leads_the_politician_or_keeps_it_when_it_could_go() -> None:
    temperature, dice = GAME.mind.temperatures.lehrling, new_dice(b"lehrling")
    leads = shared(LEADS)
    throws = shared(["g3 g4 b1 b2", "r10 b3 k1 b12", "b4 k5 b6 r3", "b8 k9 b10 r1"])
    play_all(throws, "play g3")
    politician = GAME.deck.find("r10")
    for match, seat, wrong in (
        (leads, 0, lambda card: card == politician),
        (throws, 1, lambda card: card != politician),
    ):
        s, found = state(match), [0] * CHOICES
        choices = GAME.legal(s, seat)
        GAME.mind.judge(s, seat, choices, found)
        mistakes = sum(wrong(choose(found, choices, temperature, dice)) for _ in range(1000))
        assert mistakes < 150


# Whole matches


@pytest.mark.everything
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_level_is_clearly_better_than_the_one_below(players: int) -> None:
    clearly_better(GAME, players, 0.75)


def test_the_appraisal_agrees_with_the_outcome() -> None:
    for seed in range(5):
        appraised_as_the_outcome(play_out(dealt(seed=seed, limit=40), seed))


def test_within_a_round_what_was_taken_counts_too() -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {0: "k0-k12"}, rest=1, totals=[5, 6, 7, 8])
    assert [GAME.mind.appraise(state(match), seat) for seat in range(4)] == [1800, 1900, 700, 800]
    match = last_trick(["g1", "g2", "g3", "g4"], {0: "k0-k12 r10"}, rest=1, totals=[5, 6, 7, 8])
    assert [GAME.mind.appraise(state(match), seat) for seat in range(4)] == [500, 3200, 3300, 3400]


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    found = spreads(dealt(), [0, 50, 90, 100])
    assert found == sorted(found, reverse=True)
    assert found[0] > 2 * found[-1] > 0


def test_recalling_the_real_past_restores_it() -> None:
    assert recalled(stammtisch.new("gaunerbande", 4, seed=3), 1, (PLAY,), ("hands", "chosen")) == 52
