"""Games of OpenSpiel: its own tests, its bots and its algorithms."""

import random
import subprocess
import sys

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.errors import StammtischError

WHY = "THE PACKAGE open_spiel IS NOT INSTALLED: pip install 'stammtisch[research]'"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)
openspiel = pytest.importorskip("stammtisch.research.openspiel", reason=WHY)


def begun(name: str, **given: object) -> "pyspiel.State":
    state = pyspiel.load_game(openspiel.name_of(name), given).new_initial_state()
    for side in (7, 1, 200, 3):
        state.apply_action(side)
    return state


@pytest.mark.parametrize("game", games.NAMES)
def test_it_is_a_game_by_its_own_tests(game: str) -> None:
    least = games.get(game).players[0]
    pyspiel.random_sim_test(
        pyspiel.load_game(openspiel.name_of(game), {"players": least}), num_sims=1, serialize=False, verbose=False
    )
    state, dice = begun(game, players=least, rounds=0), random.Random(1)
    for _ in range(25):
        state.apply_action(dice.choice(state.legal_actions()))
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert again.history() == state.history()
    seat = state.current_player()
    for player in range(least):
        assert again.information_state_string(player) == state.information_state_string(player)
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
    match = state.match()
    assert [state.action_to_string(seat, action) for action in state.legal_actions()] == match.legal(seat)
    size = len(state.observation_tensor(seat))
    assert state.information_state_tensor(seat)[:size] == state.observation_tensor(seat)


def test_copies_go_their_own_way() -> None:
    state = begun("gaunerbande", options="limit=50", rounds=2)
    twin = state.clone()
    before = state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert state.match().options.limit == 50
    with pytest.raises(StammtischError, match="expected options"):
        pyspiel.load_game(openspiel.name_of("gaunerbande"), {"options": "limit"})


def test_its_search_and_its_learners_play() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, random_agent

    state = begun("gaunerbande")
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=4.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
    outcome_sampling_mccfr.OutcomeSamplingSolver(state.get_game()).iteration()
    env = rl_environment.Environment(state.get_game())
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(4)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert len(step.rewards) == 4


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of its games when Python is gone already."""
    code = "from stammtisch.research import openspiel; import pyspiel; pyspiel.load_game('python_stammtisch_zehn')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
