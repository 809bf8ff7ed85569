"""Games of OpenSpiel: its own tests, its bots and its algorithms."""

import json
import pickle
import random
import subprocess
import sys

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import StammtischError
from stammtisch.lab.arena.plan import draw_options
from tests.everygame import short

WHY = "THE PACKAGE open_spiel IS NOT INSTALLED: pip install 'stammtisch[research]'"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)
openspiel = pytest.importorskip("stammtisch.research.openspiel", reason=WHY)


def begun(name: str, **given: object) -> "pyspiel.State":
    state = pyspiel.load_game(openspiel.name_of(name), given).new_initial_state()
    for side in (7, 1, 200, 3):
        state.apply_action(side)
    return state


TABLES = {
    "zehn": {"deck": {"p1": {"count": 6, "points": 3}}, "rounds": 5},
    "klaumau": {"bomb": True, "bomb_rule": "panic", **short(games.get("klaumau"), 0)},
    "halt_mal_kurz": {"deck": {"halt-k": 20, "liste-a": 20}, "first_seat": 0, "starts": "seat"},
}
"""Options that are not drawn."""


def options_of(name: str) -> list[dict[str, object]]:
    """Ten sets of options."""
    game = games.get(name)
    drawn = [draw_options(game, game.players[0], new_dice(bytes([n] * 32)), 1).as_json() for n in range(9)]
    return [
        TABLES.get(name, {"rounds": 3}),
        *({key: it for key, it in each.items() if it is not None} for each in drawn),
    ]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_option_is_saved(game: str) -> None:
    """Games are written as strings and pickled with all that is agreed, and their matches too."""
    players = games.get(game).players[0]
    kept = []
    for given in options_of(game):
        named = {f"game_{name}" if name == "rounds" else name: value for name, value in given.items()}
        table = {name: json.dumps(value) if isinstance(value, dict) else value for name, value in named.items()}
        played = pyspiel.load_game(openspiel.name_of(game), {"players": players, **table})
        agreed = games.get(game).options.build(given).settled(players)
        for again in (played, pyspiel.load_game(str(played)), pickle.loads(pickle.dumps(played))):
            assert (str(again), again.kind.options, again.kind.players) == (str(played), agreed, players)
        pyspiel.random_sim_test(played, num_sims=1, serialize=True, verbose=False)
        kept.append((str(played), played.new_initial_state().child(7)))
    code = (
        "import pickle, sys; print(*(str(state.get_game()) for _, state in pickle.load(sys.stdin.buffer)), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(kept), capture_output=True, check=True)
    assert done.stdout.decode().split("\n")[:-1] == [written for written, _ in kept]


@pytest.mark.parametrize("game", games.NAMES)
def test_what_a_player_does_not_know_is_drawn_anew(game: str) -> None:
    least = games.get(game).players[0]
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
    state = begun("gaunerbande", limit=50, rounds=2)
    twin = state.clone()
    before = state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert state.match().options.limit == 50
    with pytest.raises(pyspiel.SpielError, match=r"Available parameters are: exactly, .*limit"):
        pyspiel.load_game("python_stammtisch_gaunerbande(limits=50)")
    with pytest.raises(StammtischError, match="'limit': expected"):
        pyspiel.load_game("python_stammtisch_gaunerbande(limit=-5)")


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
