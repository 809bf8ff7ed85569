"""House play: sensible where it matters, from what the seat can see."""

from collections import Counter

import pytest

from stammtisch.core.dice import new_dice
from stammtisch.lab.simulate import Plan, simulate
from tests.rules.halt_mal_kurz.table import duel, each, slap_all, step, table
from tests.tables import play_out, state

GAME = table("nazi-k", "nazi-k", "nazi-k").game
TEMPERATURES = GAME.mind.temperatures


def advice(match, seat=None, temperature=0, dice=None):
    """What the house would do."""
    seat = match.awaiting[0] if seat is None else seat
    return GAME.say(state(match), seat, GAME.policy(state(match), seat, temperature, dice or new_dice(b"policy")))


def often(match, temperature, number=400, seat=None):
    """How often it would do what, at some temperature."""
    dice = new_dice(b"often.")
    return Counter(advice(match, seat, temperature, dice) for _ in range(number))


# Which card


def test_it_does_not_give_the_win_away():
    assert advice(table("mein-k", "nazi-a nazi-a", "nazi-p", top="halt-p")) == "draw"


def test_it_keeps_a_card_that_can_end_the_match():
    """After an assembly the others may agree on a card for whoever has none."""
    assert advice(table("versammlung-k nazi-k", "nazi-a nazi-p", "nazi-p nazi-p", top="halt-k")) == "play versammlung-k"
    assert advice(table("kommunismus liste-k", "nazi-a nazi-p", "nazi-p nazi-p", top="halt-k")) != "play liste-k"


def test_it_keeps_a_list_while_there_are_many_cards():
    held = "liste-k schnick-a versammlung-p nazi-p polizei-a"
    assert advice(table(held, *["nazi-a nazi-a nazi-k nazi-k nazi-p"] * 2, top="nazi-k")) != "play liste-k"


def test_it_hands_over_half_of_a_large_hand():
    held = "halt-k nazi-k nazi-p nazi-a schnick-k polizei-k"
    assert advice(table(held, "nazi-a nazi-p polizei-p", "nazi-a nazi-a polizei-a", top="halt-p")) == "play halt-k"


@pytest.mark.parametrize(("mine", "plays"), [("nazi-k nazi-p nazi-p nazi-a polizei-k", True), ("nazi-k", False)])
def test_sharing_is_for_those_who_have_much(mine, plays):
    match = table(f"kommunismus {mine}", "nazi-a polizei-a polizei-a", "polizei-p nazi-k nazi-k", top="nazi-k")
    assert (advice(match) == "play kommunismus") == plays


@pytest.mark.parametrize(("mine", "plays"), [("nazi-k nazi-p", True), ("nazi-k polizei-p schnick-p halt-a", False)])
def test_kapitalismus_is_for_those_who_have_little(mine, plays):
    match = table(f"kapitalismus-k {mine}", "nazi-a polizei-a nazi-a", "polizei-p nazi-k nazi-k", top="polizei-k")
    assert (advice(match) == "play kapitalismus-k") == plays


def test_it_takes_the_better_hand():
    match = table("mein-k halt-a nazi-a nazi-p nazi-k", "nazi-a nazi-a nazi-a", "nazi-p", top="halt-p")
    assert advice(match) == "play mein-k"
    match.play(0, "play mein-k")
    assert advice(match) == "swap seat 2"


@pytest.mark.parametrize(("shown", "lays"), [("polizei-a", "play liste-k"), ("polizei-k", "play liste-a")])
def test_it_lays_nothing_on_which_an_open_hand_could_end_the_match(shown, lays):
    match = table("liste-k liste-a nazi-p nazi-p", shown, "nazi-a nazi-p nazi-p", top="halt-p")
    state(match).open = 1
    assert advice(match) == lays


# Whom


def test_it_burdens_whoever_is_closest_to_winning():
    match = table("halt-k nazi-k nazi-p nazi-a", "nazi-a nazi-a nazi-a", "nazi-p", "nazi-p nazi-k", top="halt-p")
    match.play(0, "play halt-k")
    assert advice(match) == "to seat 2"
    match = table("polizei-k nazi-k", "nazi-a nazi-a nazi-a", "nazi-p", "nazi-p nazi-k", top="nazi-p", police="anyone")
    match.play(0, "play polizei-k")
    for seat in (1, 2, 3):
        match.play(seat, "stay")
    assert advice(match) == "name seat 2"


def test_it_fights_no_duel_that_could_end_the_match_for_another():
    match = table("schnick-k nazi-k nazi-k nazi-k", "nazi-p", "nazi-a nazi-a nazi-a", "nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    assert advice(match) == "challenge seat 2"


def test_it_is_rid_of_a_razupaltuff_first_and_keeps_its_list():
    match = table("schnick-k nazi-k razupaltuff liste-k", "nazi-a nazi-a", "nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    duel(match, "rock", "scissors")
    match.play(1, "let")
    assert advice(match) == "give razupaltuff"
    match.play(0, "give nazi-k")


# Reactions


def test_it_lets_a_welcome_swap_pass_and_stops_another():
    for held, answer in (("nazi-p", "let"), ("nazi-p nazi-k polizei-k", "react liste-k")):
        match = table(f"mein-k {held}", "nazi-a liste-k", "nazi-a nazi-a", top="halt-p")
        match.play(0, "play mein-k")
        match.play(0, "swap seat 1")
        assert advice(match) == answer


def test_it_lets_a_swap_pass_that_wins():
    match = table("mein-k", "nazi-a liste-k", "nazi-a nazi-a", top="halt-p")
    match.play(0, "play mein-k")
    match.play(0, "swap seat 1")
    assert advice(match) == "let"


def test_a_list_is_for_cards_and_not_for_playing_open():
    match = table("nazi-k nazi-p", "liste-k nazi-a", "nazi-a nazi-a", top="nazi-a")
    match.play(0, "play nazi-k")
    slap_all(match, 2, 1)
    assert advice(match) == "react liste-k"
    match = table("polizei-k nazi-p", "liste-k nazi-a nazi-p", "nazi-a nazi-a", top="nazi-a")
    match.play(0, "play polizei-k")
    for seat in (1, 2):
        match.play(seat, "stay")
    match.play(0, "name seat 1")
    assert advice(match) == "let"


# The assembly


FOUR = ("versammlung-k nazi-k nazi-p", "nazi-a", "nazi-p nazi-p nazi-k polizei-k", "nazi-k nazi-a nazi-a polizei-a")


def test_all_propose_something_against_the_one_who_is_ahead():
    match = table(*FOUR, top="halt-p")
    match.play(0, "play versammlung-k")
    for seat in (0, 2, 3):
        while match.awaiting != (seat,):
            match.play(match.awaiting[0], "propose nothing")
        assert advice(match) == f"propose seat {seat}"
        match.play(seat, f"propose seat {seat}")
        assert advice(match) == "to seat 1"
        match.play(seat, "to seat 1")


def test_they_agree_on_one_proposal():
    """Everybody would rather give a card themselves, but votes that are not for the same thing are wasted."""
    match = table(*FOUR, top="halt-p")
    match.play(0, "play versammlung-k")
    each(match, ["propose seat 0 to seat 1", "propose seat 1 to seat 0"])
    each(match, ["propose seat 2 to seat 1", "propose seat 3 to seat 1"])
    votes = {advice(match, seat) for seat in (0, 2, 3)}
    assert len(votes) == 1
    assert votes.pop().endswith("to seat 1")
    assert advice(match, 1) == "vote seat 1 to seat 0"


def test_they_stop_somebody_who_has_laid_the_last_card():
    match = table("versammlung-k", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    match.play(0, "propose nothing")
    assert advice(match) == "propose seat 1"
    match.play(1, "propose seat 1 to seat 0")
    match.play(2, "propose nothing")
    assert [advice(match, seat) for seat in (1, 2)] == ["vote seat 1 to seat 0"] * 2


# Throws and slaps


def test_throws_are_mixed_and_rock_is_worse_than_the_well():
    match = table("schnick-k nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    assert advice(match, 0) == "with well"
    each(match, ["with well"] * 3)
    thrown = often(match, TEMPERATURES.geselle, 600, seat=0)
    assert thrown["throw rock"] < 10
    assert all(150 < thrown[f"throw {sign}"] < 250 for sign in ("paper", "scissors", "well"))
    match = table("schnick-k nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p", well="never")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    thrown = often(match, TEMPERATURES.geselle, 600, seat=0)
    assert all(150 < thrown[f"throw {sign}"] < 250 for sign in ("rock", "paper", "scissors"))


def test_it_slaps_a_nazi_and_seldom_the_police():
    match = table("nazi-k nazi-p", "nazi-a", "nazi-p", top="nazi-p")
    match.play(0, "play nazi-k")
    assert advice(match, 2) == "slap"
    assert often(match, TEMPERATURES.lehrling, seat=2)["stay"] < 40
    match = table("polizei-k nazi-p", "nazi-a", "nazi-p", top="nazi-p")
    match.play(0, "play polizei-k")
    assert often(match, TEMPERATURES.geselle, seat=1)["slap"] == 0
    assert 20 < often(match, TEMPERATURES.lehrling, seat=1)["slap"] < 100
    assert step(match) == "slap"


# How well, and by what measure


def test_a_beginner_makes_mistakes_but_no_blunders():
    win = table("nazi-k", "nazi-a nazi-a", "nazi-p nazi-p", top="nazi-p")
    assert often(win, TEMPERATURES.lehrling)["play nazi-k"] == 400
    present = table("mein-k", "nazi-a nazi-a", "nazi-p", top="halt-p")
    assert often(present, TEMPERATURES.lehrling)["play mein-k"] == 0
    many = table("halt-k nazi-k schnick-a polizei-k", *["nazi-a nazi-p nazi-p"] * 2, top="kommunismus")
    assert len(often(many, TEMPERATURES.lehrling)) > 2
    assert often(many, TEMPERATURES.lehrling)["draw"] < 60


@pytest.mark.everything
@pytest.mark.parametrize("players", [3, 4, 5])
def test_beginners_beat_chance_and_those_who_know_the_game_beat_beginners(players):
    """One of the better among the others wins far more than a fair share, with equally quick hands."""
    for better, worse, least in (("lehrling", "random", 2.2), ("geselle", "lehrling", 1.25)):
        table_ = [better, *[worse] * (players - 1)]
        plan = Plan.make(GAME, players, seed=1, bots=table_, quick=[1] * players)
        tally = simulate(plan, 1500)
        assert sum(tally.wins[number][0] / (number + 1) for number in range(players)) / 1500 > least / players


def test_the_appraisal_orders_seats_as_the_outcome_does():
    for seed in range(8):
        match = play_out(table("nazi-k nazi-p halt-k", "liste-k nazi-a nazi-a", "mein-k mein-a", seed=seed), seed)
        s = state(match)
        standing = [GAME.mind.appraise(s, seat) for seat in range(3)]
        assert [sum(other < mine for other in standing) + 1 for mine in standing] == list(match.outcome.places)
        assert GAME.mind.spread(s) == 0


def test_fewer_cards_are_a_better_standing_and_most_so_at_the_end():
    match = table("nazi-k", "nazi-k nazi-p", "nazi-k nazi-p nazi-a", "nazi-a nazi-p nazi-a razupaltuff")
    one, two, three, four = (GAME.mind.appraise(state(match), seat) for seat in range(4))
    assert one < two < three < four
    assert two - one > three - two
    assert GAME.mind.spread(state(match)) > 0
