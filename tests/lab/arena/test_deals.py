"""Deals depend on their plan and their number, and on nothing else."""

import multiprocessing
import pickle

import pytest

from stammtisch import games
from stammtisch.bots import warming
from stammtisch.core.errors import BadOption, BadPlayers
from stammtisch.core.outcome import Reason
from stammtisch.lab.arena import deals as module
from stammtisch.lab.arena.deals import STOPPED, DealFailed, Played, play_deals, play_unit
from stammtisch.lab.arena.plan import read_plan, sources
from stammtisch.lab.arena.tournament import Tournament, is_warm, play, units, warm_up
from stammtisch.lab.crew import Processes, Threads, WorkerLost
from tests.lab.arena.conftest import GAME, journal_of, plan_of

GAMES = games.every()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize("rounds", [None, 1, 2])
def test_compiled_deals_are_those_that_are_played_move_by_move(game, rounds):
    plan = plan_of("geselle,lehrling,random", game=game, rounds=rounds)
    (deal,) = play_deals(plan, [3])
    assert deal.matches[1:3] == tuple(module._at_table(plan, 3, seating) for seating in plan.rotations[1:3])


@each_game
def test_random_variants_are_the_same_in_both_worlds(game):
    plan = plan_of("geselle,random", game=game, random_variants=True)
    for deal in play_deals(plan, range(2)):
        assert deal.matches[0] == module._at_table(plan, deal.number, plan.rotations[0])


def test_deals_are_the_same_in_any_company():
    plan = plan_of()
    together = play_deals(plan, range(8))
    assert together == [play_deals(plan, [number])[0] for number in range(8)]
    assert play_unit(plan.text, (6, 2)) == [together[6], together[2]]


def test_every_rotation_has_the_same_cards():
    plan = plan_of("random", rounds=None)
    assert len(plan.rotations) == 1
    plan = plan_of("a=random,b=random", rounds=None)
    for deal in play_deals(plan, range(3)):
        assert len(set(deal.matches)) == 1


def test_a_cap_stops_a_match_after_its_rounds():
    whole, one, two = (play_deals(plan_of(rounds=rounds), range(5)) for rounds in (None, 1, 2))
    for number in range(5):
        assert one[number].matches[0].rounds == 1
        assert one[number].matches[0].reason == STOPPED
        assert two[number].matches[0].rounds == 2
        assert whole[number].matches[0].rounds > 2
        assert whole[number].matches[0].reason == Reason.LIMIT
        assert one[number].matches[0].decisions < two[number].matches[0].decisions < whole[number].matches[0].decisions
    far = play_deals(plan_of(rounds=500), range(5))
    assert far == whole


def test_random_variants_are_drawn_for_each_deal():
    plan = plan_of(game=games.get("black_spy"), random_variants=True, rounds=3)  # a mole means nothing in one round
    drawn = [plan.options_of(number) for number in range(60)]
    assert drawn == [plan.options_of(number) for number in range(60)]
    for name in games.get("black_spy").options.variants():
        assert {getattr(options, name) for options in drawn} == {True, False}
    limits = [options.limit for options in drawn]
    assert 15 < limits.count(150) < 45
    assert all(1 <= limit <= 150 for limit in limits)
    assert len(set(limits)) > 10


def test_options_that_do_not_go_together_are_drawn_again(monkeypatch):
    game = games.get("halt_mal_kurz")
    before, refused = game.options.settled, []

    def settled(self, players, rounds=None):
        if self.well == "never":
            refused.append(self)
            raise BadOption("no well")
        return before(self, players, rounds)

    monkeypatch.setattr(game.options, "settled", settled)
    plan = plan_of(game=game, random_variants=True)
    assert {plan.options_of(number).well for number in range(30)} == {"call", "always"}
    assert refused


@each_game
def test_bots_play_checked_and_with_random_variants(game):
    plan = plan_of("geselle,lehrling,random", game=game, players=3, random_variants=True, checked=True)
    assert not plan.native
    (deal,) = play_deals(plan, [0])
    assert len(deal.matches) == 3
    assert play_deals(plan, [0]) == [deal]


def test_equal_contestants_play_the_same_match_when_they_choose_as_at_the_table():
    (deal,) = play_deals(plan_of("a=geselle,b=geselle", checked=True), [1])
    assert len(set(deal.matches)) == 1


def test_a_bot_that_looks_ahead_plays_by_the_same_chance_in_every_rotation():
    plan = plan_of("a=meister:20,b=meister:20", players=3)
    assert not plan.native
    (deal,) = play_deals(plan, [2])
    assert len(set(deal.matches)) == 1
    mixed = plan_of("meister:20,geselle", players=3)
    assert play_deals(mixed, [2]) == play_deals(mixed, [2])
    assert len(set(play_deals(mixed, [2])[0].matches)) > 1


def test_a_failure_says_how_to_see_it_again(monkeypatch):
    plan = plan_of(checked=True)
    monkeypatch.setattr(module, "play_match", lambda *args, **given: 1 / 0)
    with pytest.raises(DealFailed, match="ZeroDivisionError") as failed:
        play_deals(plan, [4])
    assert plan.match_seed(4).hex() in str(failed.value)
    assert "deal 4 of gaunerbande" in str(failed.value)
    assert f"options {plan.options.as_json()} and the seats geselle, random, random, random" in str(failed.value)
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)


# Plans


def test_a_plan_survives_the_way_to_another_process():
    for given in ({}, {"random_variants": True, "rounds": None}, {"checked": True}):
        plan = plan_of("2*x=geselle,random", **given)
        again = read_plan(plan.text)
        assert again == plan
        assert again.text == plan.text


def test_what_matters_changes_the_digest():
    plans = [
        plan_of(), plan_of(seed=6), plan_of("geselle,lehrling"), plan_of("x=geselle,random"), plan_of(rounds=2),
        plan_of(players=3), plan_of(checked=True), plan_of(random_variants=True), plan_of(game=GAMES[1]),
        plan_of(options=GAME.options(limit=50)),
    ]  # fmt: skip
    assert len({Tournament((plan,)).digest for plan in plans}) == len(plans)
    assert Tournament((plan_of(),)).digest == Tournament((plan_of(),)).digest


def test_other_sources_are_another_plan(monkeypatch):
    before = Tournament((plan_of(),)).digest
    assert len(sources()) == 16
    monkeypatch.setattr("stammtisch.lab.arena.tournament.sources", lambda: "others")
    assert Tournament((plan_of(),)).digest != before


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(BadPlayers, match="3 to 6 players, got 2"):
        plan_of(players=2)


def test_what_cannot_have_been_played_is_not_read():
    assert Played.read([[1, 2], 3, 40, 1]) == Played((1, 2), 3, 40, 1)
    for data in ([[1, 2], 3, 40, 99], [[1], 2], "nonsense", [["x"], 1, 1, 1]):
        with pytest.raises((ValueError, TypeError)):
            Played.read(data)


def test_what_is_needed_is_compiled_once(monkeypatch):
    assert is_warm(plan_of(checked=True))  # nothing of it is compiled
    warm_up(plan_of())
    assert is_warm(plan_of())
    warmed = set()
    monkeypatch.setattr(warming, "is_warm", lambda game: game.name in warmed)
    monkeypatch.setattr(warming, "warm", lambda game: warmed.add(game.name))
    plan = plan_of("meister:8,geselle")
    assert not is_warm(plan)
    warm_up(plan)
    assert is_warm(plan)
    monkeypatch.setattr(warming, "warm", None)
    warm_up(plan)


# Crews


def results_of(crew, path, plan, deals=30):
    tournament = Tournament((plan,))
    with journal_of(path, tournament) as journal, crew:
        heard = []
        play(tournament, deals, crew, journal, lambda plan, finished: heard.extend(finished))
        assert len(heard) == deals
        assert next(units(tournament, deals, journal.results), None) is None
        return dict(sorted(journal.results[plan.game.name].items()))


def test_the_number_of_workers_makes_no_difference(tmp_path):
    plan = plan_of()
    alone = results_of(Threads(1), tmp_path / "one", plan)
    assert results_of(Threads(3), tmp_path / "three", plan) == alone
    assert list(alone.values()) == play_deals(plan, range(30))


def test_processes_find_the_same(tmp_path):
    plan = plan_of(checked=True)
    warm_up(plan)
    assert list(results_of(Processes(2), tmp_path / "two", plan, 3).values()) == play_deals(plan, range(3))


def test_a_process_that_is_killed_is_missed():
    plan = plan_of(checked=True)
    before = set(multiprocessing.active_children())
    with Processes(1) as crew:
        work = crew.work([(plan.text, (number,)) for number in range(1000)], play_unit)
        next(work)
        for process in set(multiprocessing.active_children()) - before:
            process.kill()
        with pytest.raises(WorkerLost, match="finished is kept; the same command with a smaller --jobs goes on"):
            list(work)


def test_a_failure_in_a_process_arrives_and_leaves_nobody_behind():
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyError), Processes(1) as crew:
        list(crew.work([('{"game": "gaunerbande"}', (0,))], play_unit))
    assert set(multiprocessing.active_children()) <= before
