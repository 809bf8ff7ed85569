"""The errors that a search states are those that one sees when it is done again."""

import numpy as np

from stammtisch.bots.scatter import USUAL, errors_of


def made_up(rng, trees, worlds, drift, columns=4):
    """Samples of a search whose trees differ by so much, and the tree of each."""
    numbers = np.repeat(np.arange(trees), worlds)
    return rng.normal(0, 1, (trees * worlds, columns)) + drift * rng.normal(0, 1, (trees, columns))[numbers], numbers


def stated_and_seen(drift):
    rng = np.random.default_rng(5)
    means, errors = [], []
    for _ in range(400):
        rows, trees = made_up(rng, 8, 40, drift)
        means.append(rows.mean(axis=0))
        errors.append(errors_of(rows, trees))
    return float(np.median(errors)), float(np.std(means))


def test_where_trees_disagree_the_error_says_so():
    for drift in (0.3, 0.6):
        stated, seen = stated_and_seen(drift)
        assert 0.85 < stated / seen < 1.15, "samples taken for independent would state a half or less"


def test_where_they_agree_it_is_hardly_more_than_that_of_independent_samples():
    stated, seen = stated_and_seen(0.0)
    assert 1 <= stated / seen < 1.3


def test_one_tree_is_taken_to_be_as_uncertain_as_usual():
    rows, trees = made_up(np.random.default_rng(1), 1, 64, 0.0, columns=1)
    plain = rows.std(ddof=1) / np.sqrt(64)
    assert np.allclose(errors_of(rows, trees), plain * np.sqrt(USUAL))


def test_what_was_not_tried_does_not_count():
    rows, trees = made_up(np.random.default_rng(1), 8, 16, 0.2)
    short = rows.copy()
    short[64:, 1] = np.nan
    errors = errors_of(short, trees)
    assert errors[1] > 1.2 * errors[0]
    assert not np.isnan(errors).any()


def test_what_never_differs_has_no_error():
    assert errors_of(np.full((32, 2), 0.5), np.repeat([0, 1], 16)).tolist() == [0.0, 0.0]
