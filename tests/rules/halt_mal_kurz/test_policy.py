"""House play: sensible where it matters."""

from stammtisch.core.dice import new_dice
from tests.rules.halt_mal_kurz.table import duel, each, step, table
from tests.tables import by_policy, state

DICE = new_dice(b"policy")


def advice(match):
    (seat,) = match.awaiting
    return match.game.say(state(match), seat, match.game.policy(state(match), seat, 0, list(DICE)))


def test_it_does_not_give_the_win_away():
    assert advice(table("mein-k", "nazi-a nazi-a", "nazi-p", top="halt-p")) == "draw"


def test_it_takes_the_better_hand():
    match = table("mein-k halt-a nazi-a nazi-p nazi-k", "nazi-a nazi-a nazi-a", "nazi-p", top="halt-p")
    assert advice(match) == "play mein-k"
    match.play(0, "play mein-k")
    assert advice(match) == "swap seat 2"


def test_it_lets_a_welcome_swap_pass_and_stops_another():
    for held, answer in (("nazi-p", "let"), ("nazi-p nazi-k polizei-k", "react liste-k")):
        match = table(f"mein-k {held}", "nazi-a liste-k", "nazi-a nazi-a", top="halt-p")
        match.play(0, "play mein-k")
        match.play(0, "swap seat 1")
        assert advice(match) == answer


def test_it_is_rid_of_a_razupaltuff_first():
    match = table("schnick-k nazi-k razupaltuff liste-k", "nazi-a nazi-a", "nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    duel(match, "rock", "scissors")
    match.play(1, "let")
    assert advice(match) == "give razupaltuff"


def test_it_votes_for_giving_and_never_for_getting():
    match = table("versammlung-k nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    each(match, ["propose seat 0 to seat 1", "propose seat 1 to seat 0", "propose nothing"])
    assert by_policy(match, 0, list(DICE)) == "vote seat 0 to seat 1"
    assert by_policy(match, 1, list(DICE)) == "vote seat 1 to seat 0"


def test_it_slaps_a_nazi_and_seldom_the_police():
    match = table("nazi-k nazi-p", "nazi-a", "nazi-p", top="nazi-p")
    match.play(0, "play nazi-k")
    assert by_policy(match, 2, list(DICE)) == "slap"
    match = table("polizei-k nazi-p", "nazi-a", "nazi-p", top="nazi-p")
    match.play(0, "play polizei-k")
    dice, s = list(DICE), state(match)
    slaps = sum(match.game.policy(s, 1, 40, dice) == 0 for _ in range(600))
    assert 20 < slaps < 90
    assert step(match) == "slap"
