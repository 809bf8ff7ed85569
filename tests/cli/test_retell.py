"""A recorded match in words."""

import pytest
from rich.console import Console

import stammtisch
from stammtisch import games, words
from stammtisch.cli.retell import Retelling
from stammtisch.terminal.look import Look
from tests.everygame import short
from tests.tables import play_out, state

each_game = pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"]
PLAIN = Look(colour=False, painted=False, shapes=True)


def played(game, players=4, seed=1, limit=10):
    agreed = {"variants": game.options.variants(), **short(game, limit)}
    return play_out(stammtisch.new(game.name, players, seed=seed, names=NAMES[:players], **agreed))


def told(match, seat=None, *, everything=False, look=PLAIN, width=80):
    console = Console(width=width, color_system=None)
    with console.capture() as printed:
        for part in Retelling(match, seat, everything, look).parts():
            console.print(part)
    return printed.get()


@each_game
def test_retracing_ends_where_the_match_ended(game):
    match = played(game, limit=30)
    steps = list(match.retrace())
    again, starts = steps[-1][0], [start for _, start in steps]
    assert state(again) == state(match)
    assert again.story() == match.story()
    assert starts == sorted(set(starts))


def test_a_match_dealt_by_hand_can_be_retraced():
    match = played(games.get("gaunerbande"), limit=10)
    lines = match.record().splitlines(keepends=True)
    by_hand = lines[0].replace(f'"{match.seed.hex()}"', "null")
    unfinished = stammtisch.replay(by_hand + "".join(lines[1:-1]), unfinished=True)
    *_, (again, _) = unfinished.retrace()
    assert state(again).totals == state(unfinished).totals


@each_game
def test_every_trick_and_every_round_is_told(game):
    match = played(game, limit=30)
    text = told(match)
    takes = [event for event in match.events(None) if event.kind == "takes"]
    assert text.count("→") == len(takes)
    for row in match.sheet:
        assert text.count(" ".join(map(str, row.points))) or str(row.points[0]) in text
    assert text.count("total") == len(match.sheet) + 1
    assert f"The match is over: {words.say(f'terminal.reason.{match.outcome.reason.word}')}" in text
    winner = NAMES[match.outcome.winners[0]]
    assert f"1. {winner}" in text or f"1. {NAMES[0]}" in text
    assert "{" not in text


@each_game
def test_nobody_is_told_more_than_they_may_know(game):
    match = played(game, limit=10)
    spectator, everything = told(match), told(match, everything=True)
    assert not any(f"{name} is dealt " in spectator for name in NAMES)
    for seat in range(4):
        text = told(match, seat)
        hands = {name for name in NAMES if f"{name} is dealt " in text}
        assert hands == {NAMES[seat]}
        for line in text.splitlines():
            if " passes three cards to " in line and ":" in line:
                assert NAMES[seat] in line
    assert all(f"{name} is dealt " in everything for name in NAMES[:4])


def test_an_unfinished_match_is_told_as_far_as_it_goes():
    match = stammtisch.new("gaunerbande", 3, seed=1, names=NAMES[:3])
    play_out(match, until=lambda match: len([e for e in match.events(None) if e.kind == "plays"]) == 5)
    text = told(match)
    assert text.count("→") == 1
    assert text.count(" plays ") == 2
    assert text.rstrip().endswith("The record breaks off here.")


def test_options_that_were_agreed_stand_in_the_title():
    match = stammtisch.new("black_spy", 3, seed=1, names=NAMES[:3], variants=["mole"], limit=33)
    assert told(match).startswith("Black Spy with Ada, Bob and Cleo (limit 33, mole)\n")
    match = stammtisch.new("gaunerbande", 3, seed=1, names=NAMES[:3], passing="none")
    with words.speaking("it"):
        assert told(match).startswith("Gaunerbande con Ada, Bob e Cleo (passare le carte: mai)\n")


def test_a_terminal_without_shapes_gets_plain_letters():
    text = told(played(games.get("gaunerbande"), limit=10), look=Look(colour=False, painted=False, shapes=False))
    assert text.isascii()


@pytest.mark.parametrize("width", [80, 120])
def test_six_players_fit_the_screen(width):
    text = told(played(games.get("gaunerbande"), players=6, limit=10), width=width)
    assert max(map(len, text.splitlines())) <= width
