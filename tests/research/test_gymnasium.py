"""Environments of Gymnasium: its own tests, one seat against bots, one match and many."""

import warnings

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.errors import StammtischError

pytestmark = pytest.mark.everything
WHY = "THE PACKAGE gymnasium IS NOT INSTALLED: pip install 'stammtisch[research]'"
checker = pytest.importorskip("gymnasium.utils.env_checker", reason=WHY)
wrapped = pytest.importorskip("stammtisch.research.gymnasium", reason=WHY)
gymnasium = pytest.importorskip("gymnasium")


@pytest.mark.parametrize("game", games.NAMES)
def test_it_is_an_environment_by_its_own_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of whole numbers in place of floats
        checker.check_env(gymnasium.make(f"stammtisch/{game}-v0", opponents="random").unwrapped)


def test_one_seat_against_bots() -> None:
    env = wrapped.make("gaunerbande", seat=2, opponents="geselle")
    seen, info = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (seen == again).all()
    gained, ended = 0.0, False
    while not ended:
        assert seen[env.layout["seat"].start] == 2
        assert (info["action_mask"] == env.action_masks()).all()
        assert len(env.match().legal(2)) == info["action_mask"].sum()
        seen, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
        gained += reward
        assert not cut
    assert gained == -info["totals"][2]
    before = env.reset(seed=6)[0]
    seen, reward, ended, _, info = env.step(62)
    assert (reward, ended, info["illegal"]) == (0, False, True)
    assert (seen == before).all()
    env.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": {1: "geselle"}}, "such as {1: 'geselle', 2: 'geselle'}, got {1: 'geselle'}"),
        ({"opponents": {0: "geselle"}}, "such as {1: 'geselle', 2: 'geselle'}"),
        ({"opponents": {0: "geselle", 1: "geselle"}, "seat": 1}, "such as {0: 'geselle', 2: 'geselle'}"),
        ({"opponents": {"x": "geselle", 1: "geselle"}}, "such as {1: 'geselle', 2: 'geselle'}"),
        ({"opponents": {1: "geselle", 2: "gesele"}}, "did you mean geselle?"),
        ({"opponents": {1: "geselle", 2: None}}, "there is no bot 'None'"),
        ({"seat": 3}, "'seat': expected a whole number from 0 to 2, got 3"),
        ({"render_mode": "human"}, "'render_mode': expected None or 'ansi', got 'human'"),
    ],
)
def test_who_plays_is_told_for_every_seat(given: dict[str, object], said: str) -> None:
    with pytest.raises(StammtischError) as caught:
        wrapped.make("zehn", players=3, **given)
    assert said in str(caught.value)


def test_many_at_once_end_and_begin_in_the_same_step() -> None:
    envs = gymnasium.make_vec("stammtisch/gaunerbande-v0", num_envs=6, opponents="random", threads=2)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=1)
    assert seen in envs.observation_space
    ended = 0
    for _ in range(40):
        actions = info["action_mask"].argmax(1)
        assert actions in envs.action_space
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (6,)
        for row in np.flatnonzero(over):
            ended += 1
            final = info["final_obs"][row]
            assert final in envs.single_observation_space
            assert info["_final_obs"][row]
            assert info["final_info"]["totals"][row].any()
            assert seen[row, envs.unwrapped.layout["round"].start + 1] == 1, "a new match"
    assert ended >= 6
    envs.close()
