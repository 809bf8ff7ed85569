"""Simulated matches depend on their plan and on nothing else, and are the matches one would play at a table."""

import json
from math import isclose

import pytest

from stammtisch import games
from stammtisch.bots import playouts
from stammtisch.core import kept, native
from stammtisch.core.errors import BadPlayers, StammtischError
from stammtisch.core.outcome import Reason
from stammtisch.lab import simulate as module
from stammtisch.lab.simulate import Plan, is_compiled, play_plain, prepare, simulate
from stammtisch.lab.summary import ENOUGH, mean_interval, summarize, wilson
from stammtisch.lab.tally import Span, Tally

GAMES = games.every()
GAME = GAMES[0]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# The same plan, the same matches


@each_game
def test_threads_and_chunks_make_no_difference(game, monkeypatch):
    plan = Plan.make(game, 4, seed=7, bots=["geselle", "random", "geselle", "random"])
    alone = simulate(plan, 60, threads=1)
    monkeypatch.setattr(module, "CHUNK", 7)
    assert simulate(plan, 60, threads=3) == alone


@each_game
def test_matches_are_the_same_in_the_plain_world(game):
    for players in game.players:
        for variants in ([], game.options.variants()):
            options = game.options.build({}, variants)
            plan = Plan.make(
                game, players, options=options, seed=players, bots=["random", *["geselle"] * (players - 1)]
            )
            plain = Tally.empty(players)
            for number in range(3):
                plain += play_plain(plan, number)[1]
            assert simulate(plan, 3) == plain


def test_more_matches_begin_with_the_same_ones():
    plan = Plan.make(GAME, 3, seed=1)
    few, more = (simulate(plan, count) for count in (10, 20))
    rest = Tally.empty(3)
    for number in range(10, 20):
        rest += play_plain(plan, number)[1]
    assert few + rest == more


def test_another_seed_gives_other_matches():
    assert simulate(Plan.make(GAME, 4, seed=1), 20) != simulate(Plan.make(GAME, 4, seed=2), 20)


def test_every_match_has_a_seed_and_dice_of_its_own():
    plan = Plan.make(GAME, 4, seed=1)
    assert len({plan.match_seed(number) for number in range(100)}) == 100
    assert len({plan.dice(number)[0] for number in range(100)}) == 100


def test_progress_adds_up():
    heard = []
    simulate(Plan.make(GAME, 4, seed=1), 600, progress=heard.append)
    assert sum(heard) == 600


def test_an_error_in_the_middle_ends_the_work(monkeypatch):
    def fail(done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Plan.make(GAME, 4, seed=1), 10_000_000, progress=fail)


# Plans


def test_one_bot_stands_for_all_seats():
    assert Plan.make(GAME, 3, bots=["random"]).bots == ("random",) * 3


def test_options_are_settled():
    game = games.get("black_spy")
    assert Plan.make(game, 3).options.limit == game.options().settled(3).limit


@pytest.mark.parametrize("names", [["geselle"] * 2, ["geselle"] * 5, []])
def test_a_wrong_number_of_bots_is_refused(names):
    with pytest.raises(BadPlayers, match="expected one bot for all seats or 4 bots"):
        Plan.make(GAME, 4, bots=names)


def test_an_unknown_bot_is_refused():
    with pytest.raises(StammtischError, match="there is no bot 'genius'"):
        Plan.make(GAME, 4, bots=["genius"])


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(BadPlayers, match="3 to 6 players, got 2"):
        Plan.make(GAME, 2)


# Compiling


def test_it_is_known_whether_the_rules_were_compiled_before(tmp_path, monkeypatch):
    monkeypatch.setattr(native, "cache_folder", lambda home: tmp_path)
    monkeypatch.setattr(kept, "_known", set())
    monkeypatch.setattr(playouts, "make_native_playouts", lambda game: lambda *arrays: None)
    monkeypatch.setattr(playouts, "_ready", {})
    assert not is_compiled(GAME)
    prepare(GAME)
    assert is_compiled(GAME)
    kept._known.clear()  # another process
    assert is_compiled(GAME)


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path, monkeypatch):
    monkeypatch.setattr(native, "cache_folder", lambda home: tmp_path / "missing")
    monkeypatch.setattr(kept, "_known", set())
    monkeypatch.setattr(playouts, "make_native_playouts", lambda game: lambda *arrays: None)
    monkeypatch.setattr(playouts, "_ready", {})
    prepare(GAME)
    assert is_compiled(GAME)


# Counting


def test_a_tally_counts_totals_wins_and_lengths():
    totals = [[10, 30, 20], [5, 5, 40], [7, 7, 7]]
    tally = Tally.count(totals, [2, 3, 4], [10, 20, 60], [1, 1, 5], low_wins=True)
    assert tally.matches == 3
    assert tally.totals == (22, 42, 67)
    assert tally.squares == (100 + 25 + 49, 900 + 25 + 49, 400 + 1600 + 49)
    assert tally.wins == ((1, 1, 1), (0, 1, 1), (0, 0, 1))
    assert tally.rounds == Span(9, 2, 4)
    assert tally.decisions == Span(90, 10, 60)
    assert tally.reasons == {Reason.LIMIT: 2, Reason.BOUND: 1}


def test_the_highest_total_may_win():
    assert Tally.count([[10, 30, 20]], [1], [1], [1], low_wins=False).wins == ((0, 0, 0), (1, 0, 0), (0, 0, 0))


def test_tallies_add_up_in_any_order():
    parts = [Tally.count([[i, 9 - i, 4]], [i + 1], [10 * i], [1], low_wins=True) for i in range(5)]
    forth, back = Tally.empty(3), Tally.empty(3)
    for part in parts:
        forth += part
    for part in reversed(parts):
        back += part
    assert forth == back
    assert forth == Tally.count(
        [[i, 9 - i, 4] for i in range(5)], range(1, 6), range(0, 50, 10), [1] * 5, low_wins=True
    )


# Reading the counts


def summary_of(totals, players=3, **given):
    plan = Plan.make(GAME, players, seed=1, **given)
    n = len(totals)
    return summarize(plan, Tally.count(totals, [2] * n, [10] * n, [1] * n, low_wins=True), 0.5)


def test_a_shared_win_is_split():
    seats = summary_of([[1, 2, 3], [4, 4, 9]]).seats
    assert [seat.win_share for seat in seats] == [0.75, 0.25, 0]
    assert isclose(sum(seat.win_share for seat in seats), 1)
    assert isclose(sum(seat.advantage for seat in seats), 0, abs_tol=1e-12)


def test_a_mean_gets_an_interval_once_there_are_enough_matches():
    few = summary_of([[1, 2, 3]] * (ENOUGH - 1)).seats[0]
    assert few.interval is None
    enough = summary_of([[1, 2, 3]] * ENOUGH).seats[0]
    assert enough.interval == (1, 1)
    low, high = mean_interval(sum(range(100)), sum(i * i for i in range(100)), 100)
    assert isclose(low, 49.5 - 1.959964 * 29.01149 / 10, rel_tol=1e-6)
    assert isclose(high, 49.5 + 1.959964 * 29.01149 / 10, rel_tol=1e-6)


def test_wilson_keeps_to_what_is_possible():
    assert wilson(0, 1)[0] == 0
    assert wilson(1, 1)[1] == 1
    low, high = wilson(0.3, 50)  # by hand
    assert isclose(low, 0.1910355, abs_tol=1e-5)
    assert isclose(high, 0.4375033, abs_tol=1e-5)


def test_a_seat_that_always_wins_is_marked_and_a_fair_table_is_not():
    assert summary_of([[1, 2, 3]] * 20).seats[0].significant
    assert not any(seat.significant for seat in summary_of([[1, 2, 3], [2, 3, 1], [3, 1, 2]] * 20).seats)
    assert not any(seat.significant for seat in summary_of([[1, 2, 3]]).seats)  # once says nothing


def test_the_summary_as_json_is_the_same_for_the_same_plan():
    plan = Plan.make(GAME, 4, seed=11)
    first, second = (summarize(plan, simulate(plan, 40, threads=t), t).as_json() for t in (1, 2))
    assert first.pop("speed") != second.pop("speed")
    assert json.dumps(first) == json.dumps(second)
    assert first["seed"] == f"{11:064x}"
    assert first["options"] == games.get("gaunerbande").options().as_json()
    assert first["bots"] == ["geselle"] * 4
    assert set(first["rounds"]) == {"mean", "min", "max", "total"}
    assert first["reasons"] == {"limit": 40}
    assert [seat["seat"] for seat in first["seats"]] == [0, 1, 2, 3]


def test_no_time_at_all_is_no_division_by_zero():
    plan = Plan.make(GAME, 3, seed=1)
    assert summarize(plan, Tally.count([[1, 2, 3]], [1], [5], [1], low_wins=True), 0.0).decisions_per_second == 0


# Races


def test_a_quick_seat_wins_more_often_where_quickness_counts():
    game = games.get("halt_mal_kurz")
    even, quick = (
        simulate(Plan.make(game, 4, seed=3, bots=["geselle"], quick=quick), 2000) for quick in (None, [9, 1, 1, 1])
    )
    assert sum(quick.wins[0]) > sum(even.wins[0]) + 50
    match, tally = play_plain(Plan.make(game, 4, seed=3, quick=[9, 1, 1, 1]), 5)
    assert match.over
    assert tally.matches == 1


@pytest.mark.parametrize("quick", [[1, 1, 1], [1, 1, 1, 0], [1, 1, 1, True], [1, 1, 1, 5000], []])
def test_quickness_is_a_whole_number_for_each_seat(quick):
    with pytest.raises(BadPlayers, match="expected 4 whole numbers from 1 to 1000"):
        Plan.make(games.get("halt_mal_kurz"), 4, quick=quick)
