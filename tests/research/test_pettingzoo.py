"""Environments of PettingZoo: its own tests, and the same matches as everywhere."""

import random
import warnings

import numpy as np
import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.errors import StammtischError

pytestmark = pytest.mark.everything
WHY = "THE PACKAGE pettingzoo IS NOT INSTALLED: pip install 'stammtisch[research]'"
testing = pytest.importorskip("pettingzoo.test", reason=WHY)
pettingzoo = pytest.importorskip("stammtisch.research.pettingzoo", reason=WHY)


@pytest.mark.parametrize("game", games.NAMES)
def test_it_is_an_environment_by_its_own_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it knows by name which environments may have masks, and warns of others
        testing.api_test(pettingzoo.env(game), num_cycles=60)
        testing.seed_test(lambda: pettingzoo.env(game), num_cycles=30)
        testing.parallel_api_test(pettingzoo.parallel_env(game), num_cycles=30)
        testing.parallel_seed_test(lambda: pettingzoo.parallel_env(game), num_cycles=30)


@pytest.mark.parametrize("game", games.NAMES)
def test_its_registry_has_them(game: str) -> None:
    for form, kind in (("aec", pettingzoo.Table), ("parallel", pettingzoo.ParallelTable)):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            own = {} if game == "halt_mal_kurz" else {"game_rounds": 3}  # that is one round
            env = pettingzoo.pettingzoo.make(form, f"stammtisch/{game}", rounds=2, **own)
        assert isinstance(env, kind)
        assert (env.kind.game.name, env.kind.setup[0]) == (game, 2)
        assert not own or env.kind.options.rounds == 3


def test_a_match_is_a_match() -> None:
    """Who acts, what may be done, what is gained and how it ends, as `Match` has it; another match after it."""
    env, dice = pettingzoo.env("gaunerbande", rounds=None, limit=30), random.Random(2)
    env.reset(seed=4)
    gained = dict.fromkeys(env.possible_agents, 0)
    for number, agent in enumerate(env.agent_iter()):
        seen, reward, ended, _, _ = env.last()
        gained[agent] += reward
        if ended:
            env.step(None)
            continue
        if number % 25 == 0:
            match, seat = env.match(), env.possible_agents.index(agent)
            assert seat in match.awaiting
            assert len(match.legal(seat)) == seen["action_mask"].sum()
            stranger = env.possible_agents[(seat + 1) % 4]
            assert env.observe(stranger)["action_mask"].sum() == len(match.legal((seat + 1) % 4))
            assert env.observe(stranger)["observation"][env.layout["seat"].start] == (seat + 1) % 4
        env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    match = env.match()
    assert match.over
    assert [-gained[agent] for agent in env.possible_agents] == list(match.outcome.totals)
    assert stammtisch.replay(env.render()).record() == match.record()
    env.reset()
    assert len(env.agents) == 4


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    env = pettingzoo.env("zehn", players=2)
    env.reset(seed=1)
    seen = env.last()[0]
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(pettingzoo.IllegalAction, match="not legal"):
        env.step(wrong)
    assert (env.last()[0]["observation"] == seen["observation"]).all()
    for given in ({"players": 99}, {"rounds": 0}, {"nonsense": 1}, {"render_mode": "human"}):
        with pytest.raises(StammtischError):
            pettingzoo.env("zehn", **given)


def test_all_pass_at_once_in_parallel() -> None:
    """Sealed decisions are one step for all; at a turn the others wait, and cannot do anything else."""
    env = pettingzoo.parallel_env("gaunerbande")
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        assert all(each["action_mask"][:63].any() and not each["action_mask"][63] for each in seen.values())
        seen, *_ = env.step({agent: int(each["action_mask"].argmax()) for agent, each in seen.items()})
    asked = [agent for agent, each in seen.items() if not each["action_mask"][63]]
    assert len(asked) == 1
    _, _, _, _, info = env.step(dict.fromkeys(env.agents, 63))
    assert info[asked[0]] == {"illegal": True}
    assert env.match().decision.step == "play"
