"""The house plays sensibly, and sees no more than its seat."""

import pytest

from stammtisch.core.match import Match
from stammtisch.games.klaumau.state import change_hands
from stammtisch.lab.simulate import Plan, simulate
from tests.rules.alike import appraised_as_the_outcome, marks
from tests.rules.klaumau.table import GAME, asked, give_hand, hand_of, leave_in_pile, next_cards, table
from tests.tables import play_all, play_out, state

MIND = GAME.mind


def favourite(match: Match) -> str:
    found = marks(match)
    return max(found, key=lambda move: found[move])


# A turn


def test_a_policeman_is_a_free_card() -> None:
    assert favourite(table(["police r4 r3 b2", "", ""])) == "play police"


def test_but_not_when_there_is_none_left() -> None:
    match = table(["police r-safe b2 b3", "", ""])
    leave_in_pile(match, 0)
    assert marks(match)["play police"] <= 40


def test_whoever_cannot_says_so() -> None:
    assert favourite(table(["g3 g4 b2 b3", ""], top="r1")) == "can't"


def test_it_parts_with_the_least() -> None:
    match = table(["r1 r2 r3 r4", "", ""], top="r-safe")
    found = marks(match)
    assert found["play r1"] > found["play r2"] > found["play r3"] > found["play r4"]


def test_a_crook_is_played_rather_than_a_number() -> None:
    assert favourite(table(["r-crook r1 b4 g4", "", ""], top="r-safe")) == "play r-crook"


def test_it_bluffs_rather_than_lay_down_its_only_good_card_that_fits() -> None:
    """If it is caught, that card is all it loses; but cheap cards that fit beside dear ones make a bluff dear."""
    match = table(["r4 b2 g3 y3", ""], top="r1")
    found = marks(match)
    cheap = table(["r4 r1 g3 y3", ""], top="r-safe")
    assert found["can't"] - found["play r4"] > marks(cheap)["can't"] - marks(cheap)["play r1"]


def test_a_watchdog_is_laid_rather_than_a_number() -> None:
    match = table(["", "", ""], watchdog=True)
    give_hand(match, 0, "dog r1 r3 b4")
    assert favourite(match) == "lay dog"


# Doubts


@pytest.mark.parametrize("players", [3, 5, 8])
def test_it_doubts_those_who_hold_many_cards(players: int) -> None:
    match = table([""] * players)
    play_all(match, "can't")
    give_hand(match, 0, "b2 b3 b4 g2 g3 g4")
    assert favourite(match) == "doubt"


def test_with_two_it_is_more_trusting() -> None:
    """A doubt in vain brings the only rival a card."""
    match, many = table(["", ""]), table(["", "", ""])
    play_all(match, "can't")
    play_all(many, "can't")
    for each in (match, many):
        give_hand(each, 0, "b2 b3 b4")
    assert marks(match)["doubt"] < marks(many)["doubt"]


def test_the_doubter_takes_what_hurts_and_leaves_the_policeman() -> None:
    match = table(["r4 r1 police b3", "", ""], top="r-safe")
    play_all(match, "can't", "doubt")
    found = marks(match)
    assert favourite(match) == "pick r4"
    assert found["pick police"] < found["pick r1"]


def test_it_remembers_what_was_shown() -> None:
    """Seat 0 showed a hand of blue and green cards: its "I can't" is a plain lie on a blue one, not on a red one."""
    match = table(["b2 b3 b4 g2", "", ""], top="r1", draw="y1 y2")
    play_all(match, "can't", "doubt", "draw", "can't", "believe", "can't", "believe", "can't")
    assert asked(match) == ("doubt", (1,))
    state(match).top = GAME.deck.find("b-key")  # type: ignore[attr-defined]
    sure = marks(match)["doubt"]
    state(match).top = GAME.deck.find("r-key")  # type: ignore[attr-defined]
    assert marks(match)["doubt"] < sure


def test_it_does_not_bluff_with_what_all_have_seen() -> None:
    shown, unshown = table(["r4 b2 b3 g3", "", ""], top="y2"), table(["r4 b2 b3 g3", "", ""], top="y2")
    play_all(shown, "can't", "doubt", "pick b2", "draw", "can't", "believe", "can't", "believe")
    for match in (shown, unshown):
        give_hand(match, 0, "r4 b3 g3")
        state(match).top = GAME.deck.find("r-key")  # type: ignore[attr-defined]
    assert marks(shown)["can't"] < marks(unshown)["can't"]


def test_what_was_seen_may_have_been_taken_since() -> None:
    """Six faces of seat 0 were seen, and all of them robbed unseen: a bluff with the last card is hardly believed."""
    match = shown_and_robbed()
    play_all(match, "can't", "believe", "can't", "believe")
    state(match).top = GAME.deck.find("y-key")  # type: ignore[attr-defined]
    assert asked(match) == ("turn", (0,))
    assert marks(match) == {"play y3": -300, "can't": -300 - 140 * 60 // 100}


def shown_and_robbed() -> Match:
    """Seat 0 has shown six cards, and drawn two more; seat 1 has taken all but the last of them since."""
    match = table(["b2 b3 b4 g2", "", ""], top="r1", draw="g3 g4 r2 r3 y2 y3")
    play_all(match, "can't", "doubt", "draw", "can't", "believe", "can't", "believe", "can't", "doubt", "draw")
    for name in ["b2", "b3", "b4", "g2", "g3", "g4", "y2"]:
        change_hands(match._s, 0, 1, GAME.deck.find(name))
    assert hand_of(match, 0) == ["y3"]
    return match


# Taking and giving


def test_it_robs_whoever_showed_good_cards() -> None:
    match = table(["b4 g4 b3 g3", "r-crook", "", ""], top="r1", draw="y1 y2")
    play_all(match, "can't", "doubt", "draw", "play r-crook")
    found = marks(match)
    assert found["rob seat 0"] > max(found["rob seat 2"], found["rob seat 3"])


def test_nobody_is_thought_to_hold_more_than_they_do() -> None:
    """Seat 0 has one card left of the many that were seen there: robbing it brings what one of them counts."""
    match = shown_and_robbed()
    play_all(match, "can't", "believe")
    give_hand(match, 2, "r-crook b1")
    play_all(match, "play r-crook")
    leave_in_pile(match, 0)
    assert asked(match) == ("rob", (2,))
    assert 300 <= marks(match)["rob seat 0"] <= 2 * 400


def test_it_robs_the_leader() -> None:
    match = table(["r-crook", "", "", ""])
    state(match).totals[:4] = [5, 3, 20, 4]
    play_all(match, "play r-crook")
    assert favourite(match) == "rob seat 2"


def test_it_wards_off_a_crook() -> None:
    match = table(["r-crook", "police b4 b3 y3"])
    play_all(match, "play r-crook", "rob seat 1")
    assert favourite(match) == "police"


def test_it_gives_away_what_it_needs_least() -> None:
    match = table(["r-trade r1 r3 r4", "y4 y3 g3 g4"])
    play_all(match, "play r-trade", "trade seat 1")
    assert favourite(match) == "give r1"


def test_a_policeman_is_worth_giving_only_when_the_pile_is_empty() -> None:
    match = table(["r-trade r1 police r4", "y4 y3 g3 g4"])
    play_all(match, "play r-trade", "trade seat 1")
    early = marks(match)["give police"] - marks(match)["give r1"]
    leave_in_pile(match, 0)
    assert favourite(match) == "give police"
    assert marks(match)["give police"] - marks(match)["give r1"] > early


def test_it_sells_low_numbers_before_high_ones() -> None:
    match = table(["b2 b3 b4 g1", ""], fence=True, top="y-key")
    next_cards(match, "fence")
    play_all(match, "can't", "believe")
    found = marks(match)
    assert favourite(match) == "sell g1"
    assert found["sell g1"] > found["sell b2"] > found["sell b3"] > found["done"]
    assert found["sell b4"] < found["sell b3"]


def test_it_wishes_for_what_others_may_have_to_play() -> None:
    match = table(["r-key r1 r2 b1", "", ""])
    play_all(match, "play r-key")
    found = marks(match)
    assert found["wish red"] < found["wish blue"] < found["wish green"]


# The bomb


def test_a_bomb_that_pays_is_played_and_one_that_hurts_is_kept() -> None:
    good = table(["bomb r1 b3 b4", "", ""], bomb=True, bomb_rule="collection", top="r-safe")
    assert favourite(good) == "play bomb"
    bad = [{"who": "self", "what": "lose", "count": "all"}]
    match = table(["bomb r1 b3 b4", "", ""], bomb=True, bomb_rule=bad, top="r-safe")
    assert marks(match)["play bomb"] < marks(match)["play r1"]


def test_a_blast_hits_whoever_has_the_most() -> None:
    match = table(["bomb", "", "", ""], bomb=True)
    give_hand(match, 2, "b2 b3 b4 g2 g3 g4 y2 y3")
    play_all(match, "play bomb")
    assert favourite(match) == "target seat 2"


def test_a_gift_goes_to_whoever_is_last() -> None:
    match = table(["bomb", "", "", ""], bomb=True, bomb_rule=[{"who": "chosen", "what": "gain", "count": 4}])
    state(match).totals[:4] = [5, 9, 1, 9]
    play_all(match, "play bomb")
    assert favourite(match) == "target seat 2"


# The match


@pytest.mark.parametrize("players", [2, 5, 8])
def test_it_appraises_the_end_as_the_outcome_does(players: int) -> None:
    appraised_as_the_outcome(play_out(Match(GAME, players=players, seed=players)))


def test_cards_just_dealt_count_for_nobody_and_later_ones_do() -> None:
    match = table(["r2 b3 b4 g4", "", ""])
    assert MIND.appraise(match._s, 0) == 0
    play_all(match, "play r2")
    assert MIND.appraise(match._s, 0) == 1100
    assert MIND.spread(match._s) > 0


@pytest.mark.everything
@pytest.mark.parametrize("players", [2, 4, 7])
def test_apprentices_beat_chance_and_journeymen_beat_apprentices(players: int) -> None:
    assert lead("lehrling", "random", players) > 4
    assert lead("geselle", "lehrling", players) > 2


def lead(better: str, worse: str, players: int) -> float:
    """By how many points one bot ends before the others, on average."""
    tally = simulate(Plan.make(GAME, players, seed=7, bots=[better, *[worse] * (players - 1)]), 400, threads=1)
    first, *others = tally.totals
    return (first - sum(others) / len(others)) / tally.matches
