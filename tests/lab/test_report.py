"""The summary for people says what the numbers say."""

from rich.console import Console

from stammtisch import games
from stammtisch.lab.report import report
from stammtisch.lab.simulate import Plan
from stammtisch.lab.summary import summarize
from stammtisch.lab.tally import Tally


def shown(totals, width=80, reasons=None, game="gaunerbande", **given):
    players = len(totals[0])
    plan = Plan.make(games.get(game), players, **{"seed": 7, **given})
    n = len(totals)
    tally = Tally.count(totals, [2] * n, [1000] * n, reasons or [1] * n, low_wins=True)
    console = Console(width=width, color_system=None)
    with console.capture() as printed:
        for part in report(summarize(plan, tally, 0.5)):
            console.print(part)
    return printed.get()


def flat(text):
    """Without the breaks of lines."""
    return " ".join(text.split())


FAIR = [[1, 2, 3], [2, 3, 1], [3, 1, 2]]


def test_a_fair_table():
    text = shown(FAIR * 20)
    assert "Gaunerbande: 60 matches of 3 players" in text
    assert "options  limit 100" in text
    assert "seed     7\n" in text
    assert "Looked at together, the 3 seats differ by no more than chance explains (5 %)." in flat(text)
    assert "misses 0" not in flat(text)
    assert "*" not in text
    assert "Ended because the point limit decided it: 60 matches." in text
    assert "120,000 decisions a second, 0.50 s in all." in text


def test_an_advantage_is_marked():
    text = shown([[1, 2, 3]] * 40)
    assert "+66.7*" in text
    assert "* is more than chance explains" in flat(text)


def test_an_interval_may_miss_zero_where_the_seats_together_differ_by_chance():
    """Each is for one seat alone; the report says so in place of contradicting its own table."""
    text = shown([[1, 2, 3]] * 28 + [[2, 1, 3]] * 16 + [[2, 3, 1]] * 16)
    first = next(line for line in text.splitlines() if line.startswith("0 geselle"))
    assert first.split()[-3].startswith("+")
    assert "*" not in text
    assert "That one interval among 3 misses 0 is nothing unusual." in flat(text)


def test_one_match():
    text = shown([[1, 2, 3]])
    assert "1 match of 3 players" in text
    assert "–" in text


def test_different_bots_are_mentioned():
    assert "so it shows their strength too" in flat(shown(FAIR, bots=["geselle", "random", "random"]))
    assert "strength" not in shown(FAIR)


def test_variants_and_reasons_are_listed():
    game = games.get("black_spy")
    options = game.options.build({}, ["mole", "reduce_points"])
    text = shown(FAIR + FAIR[:1], reasons=[1, 1, 1, 5], game="black_spy", options=options)
    assert "options  limit 200, mole, reduce_points" in text
    assert "the point limit decided it: 3 matches (75.0 %)" in text
    assert "stopped after 1000 rounds or turns: 1 match (25.0 %)" in text


def test_a_fresh_seed_is_shown_in_full():
    assert f"seed     {'ab' * 32}" in shown(FAIR, seed="ab" * 32)


def test_large_numbers_fit_80_columns():
    text = shown([[10**6, 10**6 + 1, 2 * 10**6]] * 50)
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_usual_options_are_not_spelled_out():
    assert "options  doubters next, plan turns\n" in shown(FAIR, game="klaumau")


def test_own_tables_are_told_apart_by_size_and_digest():
    """The deck itself is in the JSON; in full it would bury the numbers."""
    game = games.get("klaumau")
    deck = {"r1": 20, "y2": 20, "police": 4}
    bomb = [{"who": "left", "what": "lose", "count": 1}, {"who": "self", "what": "draw", "count": 2}]

    def told(**given):
        return flat(shown(FAIR, game="klaumau", options=game.options.build(given)))

    text = told(bomb=True, bomb_rule=bomb, deck=deck)
    assert (
        "options doubters next, plan turns, bomb, own bomb_rule (2 rows, 6b1875b7), own deck (44 cards, 716f2fdf) seed"
        in text
    )
    assert "own deck (44 cards, 716f2fdf)" in told(deck=dict(reversed(deck.items())))
    assert "716f2fdf" not in told(deck={**deck, "r1": 19, "y2": 21})
    assert "bomb_rule smoke" in told(bomb=True, bomb_rule="smoke")


def test_a_table_of_changes_counts_its_rows():
    game = games.get("zehn")
    options = game.options.build({"deck": {"p1": {"points": 10}}})
    assert "own deck (1 row, " in flat(shown(FAIR, game="zehn", options=options))
