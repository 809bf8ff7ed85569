"""How many steps a second for programs that learn? `stammtisch.vec` and our environments beside those of others.

    scripts/bench research            tables
    scripts/bench research --json     the tables on stderr, JSON on stdout

All contenders take turns in short slices on one core, several times over, and processor time is what counts; a ratio is
the median of the ratios within each round of turns. Only the last line, two threads beside one, is taken by the clock
and needs both cores for itself. README.md says what each contender does.
"""

import argparse
import json
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import numpy as np
from goals import Goal, show_goals
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from stammtisch import games, vec

MATCHES, MANY = 1024, 8192
PLAYERS = 4
FIRST = games.NAMES[0]
"""The game with a goal of its own."""

Contender = Callable[[], tuple[int, float]]
"""Plays for some milliseconds, and says how many steps that were and what processor time they took."""

warnings.simplefilter("ignore")


def anything(env: vec.Environment, dice: np.random.Generator) -> Any:
    """Any legal action for each match; choosing is not what is measured."""
    return (dice.random(env.masks.shape, np.float32) * env.masks).argmax(1)


def many(game: str, *, observe: bool) -> Contender:
    env, dice = vec.make(game, MATCHES, players=PLAYERS, observe=observe, seed=1), np.random.default_rng(1)

    def play() -> tuple[int, float]:
        taken = 0.0
        for _ in range(20):
            actions = anything(env, dice)
            began = time.thread_time()
            env.step(actions)
            taken += time.thread_time() - began
        return 20 * MATCHES, taken

    return play


def timed(play: Callable[[], int]) -> Contender:
    """A contender that is measured whole."""

    def run() -> tuple[int, float]:
        began = time.thread_time()
        steps = play()
        return steps, time.thread_time() - began

    return run


# PettingZoo and RLCard


def pettingzoo(env: Any) -> Contender:
    """Whole games at random as PettingZoo's documentation plays them: `last`, a legal action, `step`."""
    choice = random.Random(1).choice

    def play() -> int:
        steps = 0
        while steps < 300:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(choice(seen["action_mask"].nonzero()[0].tolist()))
                steps += 1
        return steps

    return timed(play)


def texas() -> Contender:
    from pettingzoo.classic import texas_holdem_v4

    return pettingzoo(texas_holdem_v4.env())


def our_table(game: str) -> Contender:
    from stammtisch.research import pettingzoo as ours

    return pettingzoo(ours.env(game, players=PLAYERS))


def uno() -> Contender:
    """RLCard's Uno through its environment, `reset` and `step`, which encodes what a player sees."""
    import rlcard

    env, choice = rlcard.make("uno", config={"seed": 1}), random.Random(1).choice

    def play() -> int:
        steps = 0
        while steps < 300:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return timed(play)


# OpenSpiel

THEIRS = ("kuhn_poker", "tic_tac_toe", "liars_poker", "block_dominoes")
"""Games that OpenSpiel itself has in Python."""


def openspiel(name: str) -> Contender:
    """Whole games at random: `legal_actions`, `apply_action`, `chance_outcomes`. Only players' decisions count."""
    import open_spiel.python.games  # noqa: F401
    import pyspiel

    import stammtisch.research.openspiel  # noqa: F401

    game, choice = pyspiel.load_game(name), random.Random(1).choice

    def play() -> int:
        steps = 0
        while steps < 300:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice(state.chance_outcomes())[0])
                    continue
                state.apply_action(choice(state.legal_actions()))
                steps += 1
        return steps

    return timed(play)


# pgx

CARDS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
"""Its games with cards or tiles that others do not see."""


def pgx(name: str) -> Contender:
    """Many games at once, compiled by JAX for this processor, with random legal actions and automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), MATCHES))
    held = {"state": state, "key": jax.random.PRNGKey(2)}

    def play() -> tuple[int, float]:
        taken = 0.0
        for _ in range(20):
            held["key"], key, other = jax.random.split(held["key"], 3)
            actions = jax.block_until_ready(draw(key, held["state"].legal_action_mask))
            keys = jax.block_until_ready(jax.random.split(other, MATCHES))
            began = time.process_time()  # its threads are not ours
            held["state"] = jax.block_until_ready(step(held["state"], actions, keys))
            taken += time.process_time() - began
        return 20 * MATCHES, taken

    return play


# Threads


def by_the_clock(game: str, rounds: int) -> float:
    """How much more two threads do than one, both cores being free."""
    dice = np.random.default_rng(1)
    one, two = (vec.make(game, MANY, players=PLAYERS, threads=threads, seed=1) for threads in (1, 2))
    ratios = []
    for _ in range(rounds):
        taken = {}
        for name, env in (("one", one), ("two", two)):
            sums = 0.0
            for _ in range(10):
                actions = anything(env, dice)
                began = time.perf_counter()
                env.step(actions)
                sums += time.perf_counter() - began
            taken[name] = sums
        ratios.append(taken["one"] / taken["two"])
    return statistics.median(ratios)


# The run


def contenders(names: list[str]) -> dict[str, Contender]:
    found: dict[str, Contender] = {}
    for game in names:
        found[f"vec {game}"] = many(game, observe=False)
        found[f"vec {game}, observed"] = many(game, observe=True)
    for game in CARDS:
        found[f"pgx {game}"] = pgx(game)
    found["PettingZoo's texas_holdem"] = texas()
    found["RLCard's uno"] = uno()
    for game in names:
        found[f"PettingZoo {game}"] = our_table(game)
    for name in THEIRS:
        found[f"OpenSpiel's {name}"] = openspiel(f"python_{name}")
    for game in names:
        found[f"OpenSpiel {game}"] = openspiel(f"python_stammtisch_{game}")
    return found


def median(speeds: dict[str, list[float]], name: str) -> float:
    return statistics.median(speeds[name])


def ratio(speeds: dict[str, list[float]], one: str, other: str) -> float:
    return statistics.median(mine / its for mine, its in zip(speeds[one], speeds[other], strict=True))


def goals(names: list[str], speeds: dict[str, list[float]], threads: float | None) -> list[Goal]:
    found = []
    for game in names:
        bounds = (7e6, 4e6) if game == FIRST else (3e6, 2e6)
        for name, bound in zip((f"vec {game}", f"vec {game}, observed"), bounds, strict=True):
            found.append(Goal(name, median(speeds, name) / 1e6, bound / 1e6, " M/s", at_least=True))
    quickest = max((f"pgx {name}" for name in CARDS), key=lambda name: median(speeds, name))
    for game in names:
        found.append(
            Goal(f"vec {game}, observed : {quickest}", ratio(speeds, f"vec {game}, observed", quickest), None, "×")
        )
    for game in names:
        mine = f"PettingZoo {game}"
        found.append(
            Goal(f"{mine} : texas_holdem", ratio(speeds, mine, "PettingZoo's texas_holdem"), 5, "×", at_least=True)
        )
        found.append(Goal(f"{mine} : RLCard's uno", ratio(speeds, mine, "RLCard's uno"), 2, "×", at_least=True))
    best = max((f"OpenSpiel's {name}" for name in THEIRS), key=lambda name: median(speeds, name))
    for game in names:
        found.append(
            Goal(f"OpenSpiel {game} : {best}", ratio(speeds, f"OpenSpiel {game}", best), 1, "×", at_least=True)
        )
    if threads is not None:
        found.append(Goal(f"vec {FIRST}, {MANY} matches, two threads : one", threads, 1.8, "×", at_least=True))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second for programs that learn.")
    parser.add_argument("--rounds", type=int, default=11, help="rounds of turns")
    parser.add_argument("--games", nargs="+", choices=games.NAMES, default=list(games.NAMES), help="only these of ours")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console = Console(stderr=asked.json, highlight=False)
    cores = os.sched_getaffinity(0)
    threads = by_the_clock(FIRST, asked.rounds) if len(cores) > 1 else None
    os.sched_setaffinity(0, {min(cores)})
    every = contenders(asked.games)
    for play in every.values():
        play()  # compiles, and warms up
    speeds: dict[str, list[float]] = {name: [] for name in every}
    for _ in track(range(asked.rounds), "taking turns", console=console):
        for name, play in every.items():
            steps, taken = play()
            speeds[name].append(steps / max(taken, 1e-9))
    table = Table("", "steps a second", box=box.SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for name in every:
        table.add_row(name, f"{median(speeds, name):,.0f}")
    console.print(table)
    reached = goals(asked.games, speeds, threads)
    show_goals(reached, console)
    if asked.json:
        told = {
            "speeds": {name: median(speeds, name) for name in every},
            "goals": {g.what: g.measured for g in reached},
        }
        json.dump(told, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
