"""Means and intervals, against tables and by hand."""

from math import inf, isclose, pi, sqrt

import pytest

from stammtisch.lab.student import Estimate, t_below, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.30265), (4, 2.77645), (9, 2.26216), (30, 2.04227), (100, 1.98397), (1000, 1.96234)],
)
def test_quantiles_are_those_of_the_tables(freedom, quantile):
    assert isclose(t_quantile(0.975, freedom), quantile, rel_tol=1e-5)


def test_many_deals_come_near_the_normal_distribution():
    assert isclose(t_quantile(0.975, 10**6), 1.959964, abs_tol=5e-6)


def test_one_and_two_degrees_of_freedom_have_closed_forms():
    from math import atan

    for t in (0.0, 0.1, 1.0, 2.5, 40.0):
        assert isclose(t_below(t, 1), 0.5 + atan(t) / pi, abs_tol=1e-12)
        assert isclose(t_below(t, 2), 0.5 + t / (2 * sqrt(2 + t * t)), abs_tol=1e-12)


def test_an_interval_by_hand():
    # 1, 2, 3, 4, 5: mean 3, standard deviation sqrt(2.5), standard error sqrt(0.5)
    estimate = Estimate.over([1, 2, 3, 4, 5])
    assert estimate.mean == 3
    assert isclose(estimate.half, 2.776445 * sqrt(0.5), rel_tol=1e-6)
    assert estimate.telling
    assert not Estimate.over([-1, 0, 1.5, -1, 1]).telling


@pytest.mark.parametrize("deals", [1, 2, 4])
def test_few_deals_say_nothing_about_the_next(deals):
    estimate = Estimate.over([7] * deals)
    assert (estimate.mean, estimate.half) == (7, inf)
    assert not estimate.telling
    assert estimate.as_json() == {"mean": 7, "interval": None}
    assert Estimate.over([7] * 5).telling


def test_equal_values_leave_no_doubt():
    assert Estimate.over([2.0] * 10) == Estimate(2.0, 0.0)
    assert not Estimate.over([0.0] * 10).telling
