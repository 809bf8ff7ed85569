"""Compile beforehand what the tests share, each game in a process of its own.

    python -m tests.compiling

Whatever was not compiled is compiled by the first test that needs it; but tests run side by side, and two that
need the same would compile it twice. In one process, moreover, what functions have in common is compiled once.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from stammtisch import games
from stammtisch.bots import warming
from stammtisch.core.match import Match
from stammtisch.lab import simulate
from stammtisch.research.agreed import kind_of
from stammtisch.research.single import Single
from tests.knowledge.native import imagine
from tests.properties.test_two_worlds import native_rules


def compile_game(name: str) -> str:
    """Playing matches out, looking ahead, imagining worlds, many matches at once, and the rules one by one."""
    game = games.get(name)
    simulate.prepare(game)
    warming.warm(game)
    Single(kind_of(name, None, (), 1, {}), 1).look(0)  # what vec and the environments of others share
    match = Match(game, players=game.players[0], seed=1)
    s, seat = match._s, match.awaiting[0]
    imagine(game, s, seat, 1, 1)
    run_steps, act, legal, policy = native_rules(game)
    packed = s.pack()
    run_steps(packed)
    legal(packed, seat)
    act(packed, seat, policy(packed, seat, game.mind.temperatures.rollout, np.array([1])))
    return name


def main() -> None:
    """The games that take longest come last in the catalogue; here they go first."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for name in pool.map(compile_game, reversed(games.NAMES)):
            print(f"{name} is compiled", flush=True)


if __name__ == "__main__":
    main()
