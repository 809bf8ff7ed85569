"""What the results say: by hand in small, and exactly even where nobody is better."""

import json
from math import isclose, log
from statistics import NormalDist

import numpy as np
import pytest

from stammtisch import games
from stammtisch.lab.arena.deals import STOPPED, play_deals
from stammtisch.lab.arena.ratings import BETA, OVERALL, alike, rate, ratings_as_json
from stammtisch.lab.arena.standings import judge, lead
from tests.lab.arena.conftest import deal_of, plan_of

ZEHN = games.get("zehn")
GAMES = games.every()


def test_one_deal_by_hand():
    """Gaunerbande counts bad points. Rotations of A B B: A sits in seat 0, then 1, then 2."""
    plan = plan_of("a=geselle,b=geselle", players=3)
    a, b = judge(plan, [deal_of(0, (2, 8, 5), (9, 3, 6), (4, 4, 10), rounds=2)]).standings
    # A has 2, 3 and 10; it wins two matches alone and is last in one.
    assert isclose(a.points.mean, 15 / 3)
    assert isclose(a.wins.mean, 2 / 3)
    assert isclose(a.place.mean, 5 / 3)
    # B has 8, 5, 9, 6, 4 and 4; it shares one win with itself: 1.5 for both.
    assert isclose(b.points.mean, 36 / 6)
    assert isclose(b.wins.mean, 1 / 6)
    assert isclose(b.place.mean, (3 + 2 + 3 + 2 + 1.5 + 1.5) / 6)
    assert isclose(a.lead.mean, 1)
    assert isclose(b.lead.mean, -1)
    assert isclose(a.points_per_round.mean, 2.5)
    assert isclose(a.lead_per_round.mean, 0.5)
    assert isclose(a.lead_in_wins.mean, 0.5)
    assert (a.seats, b.seats) == (1, 2)


def test_the_deal_is_the_unit():
    """Leads of 1, 2, 3, 4 and 5 in five deals: mean 3, standard error sqrt(2.5 / 5)."""
    plan = plan_of("2*a=geselle,2*b=geselle")
    deals = [deal_of(n, *[(0, 0, gap, gap), (gap, 0, 0, gap), (gap, gap, 0, 0), (0, gap, gap, 0)]) for n, gap in
             enumerate((1, 2, 3, 4, 5))]  # fmt: skip
    result = judge(plan, deals)
    a, b = result.standings
    assert a.lead.mean == 3
    assert isclose(a.lead.half, 2.776445 * 0.5**0.5, rel_tol=1e-6)
    assert b.lead.mean == -3
    assert lead(plan, deals) == a.lead
    assert (result.deals, result.matches) == (5, 20)
    (pair,) = result.pairs
    assert (pair.better, pair.than, pair.lead.mean) == ("a", "b", 3)
    assert isclose(a.wins.mean, 0.5)
    assert isclose(a.place.mean, 1.5)


def test_where_the_highest_total_wins_a_lead_is_more_points():
    high = next(game for game in GAMES if not game.low_wins)
    plan = plan_of("a=geselle,b=geselle", players=3, game=high)
    a, b = judge(plan, [deal_of(0, (9, 1, 2), (1, 9, 2), (1, 2, 9))]).standings
    assert (a.points.mean, a.lead.mean, a.wins.mean, a.place.mean) == (9, 7.5, 1, 1)
    assert b.lead.mean == -7.5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_equal_contestants_are_exactly_even(game):
    """The same bot under two names: not nearly, but exactly as good, in every deal."""
    for bots in ("a=geselle,b=geselle", "2*a=lehrling,b=lehrling,c=lehrling"):
        plan = plan_of(bots, game=game, rounds=None)
        for standing in judge(plan, play_deals(plan, range(6))).standings:
            for estimate in (standing.lead, standing.lead_per_round, standing.lead_in_wins):
                assert (estimate.mean, estimate.half) == (0, 0)
            assert (standing.wins.mean, standing.place.mean) == (0.25, 2.5)


def test_a_better_bot_is_found_out():
    plan = plan_of("geselle,random")
    geselle, random = judge(plan, play_deals(plan, range(100))).standings
    assert geselle.lead.telling
    assert geselle.lead.mean > 4
    assert isclose(geselle.lead.mean, -random.lead.mean)
    assert geselle.place.interval[1] < random.place.interval[0]


def test_rotations_take_luck_out():
    """The spread of a paired difference is far below that of points that are dealt to a seat."""
    plan = plan_of("geselle,lehrling")
    deals = play_deals(plan, range(200))
    alone = [deal.matches[0].totals for deal in deals]
    gaps = [sum(totals[1:]) / 3 - totals[0] for totals in alone]
    assert judge(plan, deals).standings[0].lead.half < 0.8 * 1.96 * float(np.std(gaps)) / 200**0.5


def test_a_contestant_alone_has_no_lead():
    plan = plan_of("geselle")
    (standing,) = judge(plan, play_deals(plan, range(3))).standings
    assert standing.lead is None
    assert standing.as_json()["lead"] is None
    assert lead(plan, play_deals(plan, [0])) is None
    assert standing.wins.mean == 0.25


def test_the_result_as_json():
    plan = plan_of("a=geselle,random", players=3)
    data = json.loads(json.dumps(judge(plan, [deal_of(n, *[(1, 2, 3)] * 3, reason=n) for n in (STOPPED, 1)]).as_json()))
    assert data["game"] == "gaunerbande"
    assert (data["deals"], data["matches"], data["rounds"], data["decisions"]) == (2, 6, 1, 60)
    assert data["reasons"] == {"rounds_capped": 3, "limit": 3}
    assert data["low_wins"] is True
    assert [each["name"] for each in data["contestants"]] == ["a", "random"]
    assert set(data["contestants"][0]) == {
        "name", "bot", "seats", "points", "points_per_round", "wins", "place", "lead", "lead_per_round", "lead_in_wins",
    }  # fmt: skip
    assert set(data["contestants"][0]["lead"]) == {"mean", "interval"}
    assert set(data["pairs"][0]) == {"better", "than", "lead", "telling"}


# Ratings


def test_who_wins_is_rated_higher():
    plan = plan_of("a=geselle,b=geselle", players=3)
    ratings = rate([(plan, [deal_of(n, (0, 5, 9), (5, 0, 9), (5, 9, 0)) for n in range(20)])])
    assert set(ratings) == {"gaunerbande", OVERALL}
    assert ratings["gaunerbande"] == ratings[OVERALL]
    a, b = ratings[OVERALL]["a"], ratings[OVERALL]["b"]
    assert a.ordinal > b.mu > b.ordinal
    assert a.sigma < 25 / 3
    assert ratings_as_json(ratings)[OVERALL]["a"] == {"mu": a.mu, "sigma": a.sigma, "ordinal": a.mu - 3 * a.sigma}


def test_equal_places_are_rated_equal():
    """Places 1, 1, 3, 4: the winners alike, and none who lost to two as well as they."""
    plan = plan_of("a=geselle,b=geselle,c=geselle,d=geselle")
    every = deal_of(0, *([dict(zip("abcd", (0, 0, 5, 9), strict=True))["abcd"[who]] for who in seating]
                         for seating in plan.rotations))  # fmt: skip
    a, b, c, d = (rate([(plan, [every])])[OVERALL][name].mu for name in "abcd")
    assert isclose(a, b)
    assert a > 25 > c > d


def test_equal_contestants_are_not_told_apart():
    plan = plan_of("a=geselle,b=geselle")
    assert alike(rate([(plan, play_deals(plan, range(150)))])[OVERALL])


@pytest.mark.parametrize(("deals", "few"), [(3, True), (60, False)])
def test_a_better_bot_is_told_apart_once_there_are_enough_deals(deals, few):
    plan = plan_of("geselle,lehrling")
    assert alike(rate([(plan, play_deals(plan, range(deals)))])[OVERALL]) is few


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_ratings_foretell_better_than_a_coin(game):
    """How surprising it is who finishes ahead in deals that were not rated: a coin comes to log 2."""
    plan = plan_of("geselle,lehrling", game=game)
    played = play_deals(plan, range(200))
    later = [(seating, match.totals) for deal in played[50:]
             for seating, match in zip(plan.rotations, deal.matches, strict=True)]  # fmt: skip
    for deals in (2, 10, 50):
        better, worse = rate([(plan, played[:deals])])[OVERALL].values()
        spread = (2 * BETA**2 + better.sigma**2 + worse.sigma**2) ** 0.5
        chance, losses = NormalDist().cdf((better.mu - worse.mu) / spread), []
        for seating, totals in later:
            mine = totals[seating.index(0)]
            for other in (total for total, who in zip(totals, seating, strict=True) if who):
                ahead = 0.5 + 0.5 * float(np.sign((mine - other) * (-1 if game.low_wins else 1)))
                losses.append(-ahead * log(chance) - (1 - ahead) * log(1 - chance))
        assert np.mean(losses) < log(2) + 0.001, deals


def test_games_count_alike_whatever_their_order():
    plans = [plan_of("a=geselle,b=geselle", players=3, game=game) for game in (games.get("gaunerbande"), ZEHN)]
    deals = [deal_of(n, (0, 5, 9), (5, 0, 9), (5, 9, 0)) for n in range(10)]
    forth, back = (rate([(plan, deals) for plan in order]) for order in (plans, plans[::-1]))
    assert forth == back
    assert forth[OVERALL]["a"].sigma < forth["zehn"]["a"].sigma
