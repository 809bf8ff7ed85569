"""The house plays soundly, mixes what is nearly equal, and sees no more than its seat."""

from typing import Any

import pytest

from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import play_match
from stammtisch.games.zehn.policy.cards import rounds_to_come
from stammtisch.lab.simulate import Plan, simulate
from tests.rules.alike import appraised_as_the_outcome, marks
from tests.rules.zehn.table import ZEHN, deal, decline, finish, lay
from tests.tables import play_all, play_out, state

OTHERS = ("n1 n2 n3", "n4 n5 n6", "n7 n8 n8")


def advice(match: Match) -> str:
    marked = marks(match)
    return max(marked, key=marked.__getitem__)


def second(first: str, hand: str, *others: str, number: int = 1, rounds: str = "rc5") -> Match:
    """The last to decide about a second card, after others who have laid these cards open and added nothing."""
    hands = [f"{first} {hand}", *(f"{card} n0 n1" for card in others)]
    match = deal(*hands, starter=1, rounds=rounds)
    state(match).round = number
    decline(lay(match, *others, first))
    play_all(match, *["done"] * len(others))
    return match


# The first card


def test_of_two_cards_that_make_ten_it_lays_the_one_that_nobody_wants() -> None:
    """If it is taken, the good one is still in hand."""
    assert advice(deal("n9 n1 p3", *OTHERS)) == "lay n1 hidden"
    assert advice(deal("p8 n2 n5", *OTHERS)) == "lay n2 hidden"


def test_it_makes_ten_without_a_joker_where_it_can() -> None:
    marked = marks(deal("n4 n6 n0", *OTHERS))
    assert advice(deal("n4 n6 n0", *OTHERS)) in ("lay n4 hidden", "lay n6 hidden")
    assert marked["lay j hidden"] < marked["lay n4 hidden"] - 300


def test_it_does_not_show_what_is_good() -> None:
    marked = marks(deal("n10 n9 n2", *OTHERS))
    assert marked["lay n10 open"] < marked["lay n10 hidden"] - 100
    assert marked["lay n9 open"] < marked["lay n9 hidden"] - 100
    assert marked["lay n2 hidden"] - marked["lay n2 open"] < 50, "a poor one may as well lie open"


def test_a_joker_is_for_rounds_in_which_much_is_at_stake() -> None:
    poor = [second("n3", "n1 n1", "n9", "n6", rounds=card) for card in ("rc1", "rc10")]
    assert advice(poor[0]) != "add j"
    assert marks(poor[1])["add j"] - marks(poor[1])["done"] > marks(poor[0])["add j"] - marks(poor[0])["done"] + 500


# Guarding


def test_it_guards_what_is_good_and_nothing_else() -> None:
    match = deal("n10 n1 n2", *OTHERS)
    play_all(match, "lay n10 hidden")
    assert advice(match) == "protect 2"
    match = deal("n3 n1 n2", *OTHERS)
    play_all(match, "lay n3 hidden")
    assert advice(match) == "protect 0"


# Buying


def test_it_swaps_a_poor_card_for_a_better_one_it_can_see() -> None:
    match = lay(deal("n2 n0 n0", "n9 n1 n1", "n4 n1 n1"), "n2", "n9", "n4")
    assert advice(match) == "swap seat 1"


def test_with_a_good_card_it_declines() -> None:
    match = lay(deal("n10 n0 n0", "n9 n1 n1", "n4 n1 n1"), "n10 hidden", "n9", "n4 hidden")
    assert advice(match) == "decline"


def test_it_looks_for_what_goes_with_its_hand() -> None:
    match = lay(deal("n1 n6 n1", "n4 n8 n8", "n5 n8 n8"), "n1", "n4", "n5")
    marked = marks(match)
    assert advice(match) == "swap seat 1"
    assert marked["swap seat 1"] > marked["swap seat 2"] + 200, "4 and 6 are ten, 5 and 6 too many"


def test_it_bids_no_more_than_it_must_and_stops_when_it_gets_dear() -> None:
    match = lay(deal("n2 n0 n0", "n10 n8 n1", "n3 n0 n0", "n4 n3 n1"), "n2", "n10 2", "n3", "n4")
    assert advice(match) == "auction seat 1"
    play_all(match, "auction seat 1")
    assert advice(match) == "bid 2"
    play_all(match, "bid 2")
    assert advice(match) == "bid 3"
    play_all(match, "bid 7")
    assert advice(match) == "pass"


# The second card


def test_it_adds_what_makes_ten() -> None:
    match = decline(lay(deal("n4 n6 n5", "n9 n4 n4", "n3 n4 n5"), "n4 hidden", "n9 hidden", "n3 hidden"))
    assert advice(match) == "reveal"
    play_all(match, "reveal")
    assert advice(match) == "add n6"


def test_what_is_good_alone_stays_hidden() -> None:
    match = decline(lay(deal("n10 n6 n5", "n9 n4 n4", "n3 n4 n5"), "n10 hidden", "n9 hidden", "n3 hidden"))
    assert advice(match) == "keep"


def test_when_somebody_else_has_lost_it_gets_rid_of_penalty_cards() -> None:
    assert advice(second("n2", "p8 n8", "n9", "n1")) == "add p8"
    assert advice(second("n10", "n0 p8", "n9", "n1")) == "add n0", "or at least of a card that is good for nothing"


def test_who_has_lost_anyway_adds_nothing_to_it() -> None:
    marked = marks(second("n1", "p5 n6", "n9", "n10", number=4))
    assert marked["add p5"] < marked["done"] - 400


def test_in_the_last_round_jokers_go() -> None:
    """In hand they would cost ten points."""
    match = second("n7", "n3 n0", "n9", "n6", number=10)
    assert advice(match) == "add j"
    assert advice(second("n7", "n3 n0", "n9", "n6", number=3)) != "add j"


# The next round


def test_it_starts_itself() -> None:
    assert advice(finish(lay(deal("n9 n6 n5", "n2 n4 n4"), "n9", "n2"))) == "name seat 0"


@pytest.mark.parametrize("players", range(2, 8))
def test_it_sees_the_end_coming(players: int) -> None:
    """What it takes for the rounds still to come is never far from the truth."""
    match = Match(ZEHN, players=players, seed=1)
    expected = {}
    temperatures = [ZEHN.mind.temperatures.geselle] * players
    while not match.over:
        expected[state(match).round] = rounds_to_come(state(match))  # type: ignore[arg-type]
        (seat,) = match.awaiting
        s: Any = state(match)
        match.play(seat, ZEHN.say(s, seat, ZEHN.policy(s, seat, temperatures[seat], [s.round])))
    last = state(match).round
    assert all(abs(number + left - last) <= 2 for number, left in expected.items())


# Standing


@pytest.mark.parametrize("players", [2, 4, 7])
def test_at_the_end_the_standing_is_the_result(players: int) -> None:
    appraised_as_the_outcome(play_out(Match(ZEHN, players=players, seed=5)))


def test_chips_and_cards_in_hand_count_for_the_standing() -> None:
    match = deal("n10 n9 n9", "n0 n0 p1")
    s: Any = state(match)
    assert ZEHN.mind.appraise(s, 0) < ZEHN.mind.appraise(s, 1), "better cards"
    before = ZEHN.mind.appraise(s, 1)
    s.chips[1] += 2
    assert ZEHN.mind.appraise(s, 1) == before - 400
    later = ZEHN.mind.spread(s)
    s.round = 10
    assert 0 < ZEHN.mind.spread(s) < later


# What was held earlier in the round


def test_the_true_world_brings_back_the_true_past() -> None:
    match = deal("n4 n6 n5", "n9 n1 n4", "n3 n7 n5")
    pasts = []
    moves = ["lay n4 hidden", "protect 1", "lay n9 hidden", "protect 0", "lay n3 hidden", "protect 0"]
    moves += ["decline", "swap seat 2", "protect 0", "protect 0", "decline", "reveal", "add n6"]
    for move in moves:
        pasts.append(state(match).clone())
        play_all(match, move)
    world: Any = state(match)
    for seat in range(3):
        for true in pasts:
            past: Any = true.clone()
            ZEHN.sample(past, seat, [seat + 1])
            assert ZEHN.mind.recall is not None
            ZEHN.mind.recall(past, world, seat)
            assert past.hands == true.hands  # type: ignore[attr-defined]
            assert past.laid == true.laid  # type: ignore[attr-defined]


def test_once_a_round_is_counted_nothing_is_put_back() -> None:
    match = lay(deal("n4 n6 n5", "n9 n1 n4"), "n4 hidden")
    past: Any = state(match).clone()
    kept = past.clone()
    lay(match, "n9")
    finish(match)
    assert ZEHN.mind.recall is not None
    ZEHN.mind.recall(past, state(match), 0)
    assert past == kept


# Strength


@pytest.mark.everything
@pytest.mark.parametrize("players", [2, 4, 7])
def test_levels_are_far_apart(players: int) -> None:
    """By how many points somebody is better than the average of the others."""

    def lead(first: str, others: str) -> float:
        plan = Plan.make(ZEHN, players, seed=3, bots=[first, *[others] * (players - 1)])
        totals = simulate(plan, 1000).totals
        return (sum(totals[1:]) / (players - 1) - totals[0]) / 1000

    assert lead("lehrling", "random") > 50
    assert lead("geselle", "random") > 50
    assert lead("geselle", "lehrling") > 8
    assert lead("lehrling", "geselle") < -8


def test_it_beats_chance_in_the_plain_world_too() -> None:
    better = 0
    for seed in range(10):
        match = Match(ZEHN, players=4, seed=seed)
        play_match(match, [0, RANDOM, RANDOM, RANDOM], [seed])
        assert match.outcome is not None
        better += match.outcome.winners == (0,)
    assert better >= 9


@pytest.mark.parametrize("starter", [0, 1])
def test_it_does_not_peek_at_what_lies_face_down(starter: int) -> None:
    """Whatever lies there unseen, every move has the same mark."""
    seen = []
    for hidden in ("n0", "n5", "n10", "j"):
        match = deal("n4 n0 n0", "n0 n5 n10", "n3 n1 n1", starter=starter)
        cards = ["n4", f"{hidden} hidden {starter}", "n3"]
        lay(match, *cards[starter:], *cards[:starter])
        while match.awaiting != (0,):
            play_all(match, "decline")
        first = marks(match)
        play_all(match, "auction seat 1" if starter else "swap seat 1")
        seen.append((first, marks(match) if starter else {}))
    assert all(each == seen[0] for each in seen)


def test_points_that_were_agreed_count_for_what_is_kept() -> None:
    dear = deal("n7 n3 n0", "n9 n0 n1", deck={"n3": {"points": 40}})
    state(dear).round = 10
    usual = deal("n7 n3 n0", "n9 n0 n1")
    state(usual).round = 10
    assert ZEHN.mind.appraise(state(dear), 0) == ZEHN.mind.appraise(state(usual), 0) + 3900
