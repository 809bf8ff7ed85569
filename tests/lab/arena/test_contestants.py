"""Who plays and where: every seat is taken, and everybody comes to sit everywhere."""

from collections import Counter

import pytest

from stammtisch import bots
from stammtisch.bots.levels import MEISTER
from stammtisch.bots.spec import Spec, read_budget
from stammtisch.core.errors import StammtischError
from stammtisch.lab.arena.contestants import read_line_up


@pytest.mark.parametrize(
    ("text", "players", "seats"),
    [
        ("geselle,random", 4, "geselle, random, random, random"),
        ("geselle", 3, "geselle, geselle, geselle"),
        ("2*geselle,2*random", 4, "geselle, geselle, random, random"),
        ("geselle,random,geselle,random", 4, "geselle, random, geselle, random"),
        ("geselle, lehrling ,random", 5, "geselle, lehrling, random, random, random"),
        ("2*geselle,random", 5, "geselle, geselle, random, random, random"),
        ("a=geselle,b=geselle", 3, "a, b, b"),
        ("2 * a = geselle, random", 3, "a, a, random"),
    ],
)
def test_contestants_take_the_seats_in_order_and_the_last_one_the_rest(text, players, seats):
    assert str(read_line_up(text, players)) == seats


@pytest.mark.parametrize(
    ("text", "rotations"),
    [("geselle,random", 4), ("2*geselle,2*random", 4), ("geselle,random,geselle,random", 2), ("geselle", 1)],
)
def test_everybody_sits_everywhere_equally_often(text, rotations):
    line_up = read_line_up(text, 4)
    assert len(line_up.rotations) == len(set(line_up.rotations)) == rotations
    assert line_up.rotations[0] == line_up.seating
    for number in range(len(line_up.contestants)):
        times = {sum(seating[seat] == number for seating in line_up.rotations) for seat in range(4)}
        assert len(times) == 1


def test_everybody_keeps_their_neighbours():
    line_up = read_line_up("geselle,lehrling,random", 4)
    around = Counter()
    for seating in line_up.rotations:
        around.update({(seating[seat], seating[(seat + 1) % 4]) for seat in range(4)})
    assert around == {(0, 1): 4, (1, 2): 4, (2, 2): 4, (2, 0): 4}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("genius", "there is no bot 'genius': expected random"),
        ("", "there is no bot ''"),
        ("geselle,", "there is no bot ''"),
        ("2*geselle", "expected bots for 4 seats, got 2"),
        ("geselle,2*random", "expected bots for 4 seats, got 3"),
        ("geselle,random,random,random,random", "expected bots for 4 seats, got 5"),
        ("5*geselle", "number of seats from 1 to 4 before the \\*, got '5'"),
        ("0*geselle,random", "number of seats from 1 to 4"),
        ("many*geselle", "number of seats from 1 to 4 before the \\*, got 'many'"),
        ("a=geselle,a=random", "'a' is the name of two different bots, geselle and random"),
        ("random=geselle,random", "'random' is the name of two different bots"),
        ("=geselle,random", "a name of 1 to 24 printable characters"),
        (f"{'x' * 25}=geselle", "a name of 1 to 24 printable characters"),
        ("a\tb=geselle", "a name of 1 to 24 printable characters"),
        ("geselle:200,random", "geselle does not look ahead and takes no budget"),
    ],
)
def test_other_line_ups_are_refused(text, expected):
    with pytest.raises(StammtischError, match=expected):
        read_line_up(text, 4)


# Budgets


def test_a_bot_that_looks_ahead_takes_a_budget():
    assert read_budget(MEISTER, "2000") == Spec(MEISTER, simulations=2000)
    assert read_budget(MEISTER, "300ms") == Spec(MEISTER, milliseconds=300)
    for text in ("meister:2000", "meister:300ms"):
        assert str(read_budget(MEISTER, text.partition(":")[2])) == text
    assert str(Spec(MEISTER)) == "meister"


@pytest.mark.parametrize("budget", ["", "0", "-5", "many", "3.5", "0ms", "600001ms", "10000001", "5s", "²", "ms"])
def test_other_budgets_are_refused(budget):
    with pytest.raises(bots.BadBudget, match="such as meister:2000, or a time up to 600,000 ms, such as meister:300ms"):
        read_budget(MEISTER, budget)


def test_a_bot_is_had_by_what_was_written():
    assert bots.get("geselle", seed=1).level.name == "geselle"
    for text, milliseconds, simulations in (("meister", 300, None), ("meister:50", None, 50), ("meister:9ms", 9, None)):
        bot = bots.get(text, seed=1)
        assert (bot.budget.milliseconds, bot.budget.simulations) == (milliseconds, simulations)
    with pytest.raises(bots.BadBudget, match="expected random without '5'"):
        bots.get("random:5")
