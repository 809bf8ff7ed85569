"""A game of somebody else that can be observed is an environment as ours are."""

import warnings

import numpy as np
import pytest

from stammtisch import games, vec
from tests.core.toy import TOY, get_toy

pytestmark = pytest.mark.everything
WHY = "THE PACKAGES ARE NOT INSTALLED: pip install 'stammtisch[research]'"
testing = pytest.importorskip("pettingzoo.test", reason=WHY)
checker = pytest.importorskip("gymnasium.utils.env_checker", reason=WHY)
pyspiel = pytest.importorskip("pyspiel", reason=WHY)


@pytest.fixture(autouse=True)
def _only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    from stammtisch.research import gymnasium, openspiel, pettingzoo  # noqa: F401  (they register ours)

    monkeypatch.setattr(games, "get", get_toy)
    monkeypatch.setattr(games, "names", lambda: [TOY.name])


def test_it_is_played_by_all_libraries() -> None:
    from stammtisch.research import gymnasium, openspiel, pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        testing.api_test(pettingzoo.env(TOY.name), num_cycles=60)
        testing.parallel_api_test(pettingzoo.parallel_env(TOY.name), num_cycles=60)
        gymnasium.register()
        checker.check_env(gymnasium.make(TOY.name, opponents="geselle"))
    openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.name_of(TOY.name)), 2, serialize=True, verbose=False)


def test_votes_are_seen_when_the_last_is_in_and_slaps_at_once() -> None:
    """Native rows, with every kind of decision in them."""
    env, dice = vec.make(TOY.name, 1, players=3, seed=2), np.random.default_rng(1)
    what = env.layout["what"].places
    voted = []
    for _ in range(3):
        seat = int(env.seats[0])
        seen = env.observations[0, what][: len(voted)].tolist()
        assert seen == [0 for _ in voted], "others' votes are sealed"
        action = int(dice.choice(np.flatnonzero(env.masks[0])))
        voted.append(1 + action)
        assert env.observations[0, env.layout["seat"].start] == seat
        env.step(np.array([action]))
    assert env.observations[0, what][:3].tolist() == voted
    for _ in range(200):
        env.step((dice.random(env.masks.shape) * env.masks).argmax(1))
        match = env.match(0)
        assert int(env.seats[0]) in match.awaiting
