"""How many decisions a second? Stammtisch beside OpenSpiel and RLCard, in one run and on one core.

    scripts/bench                     a table
    scripts/bench --json              the table on stderr, JSON on stdout
    scripts/bench --conserve 1000000  in place of that: play so many native matches, of all games together, and check
                                      the cards and the points of every round

Four-player Gaunerbande is nearly Hearts, so OpenSpiel's Hearts is the measure; for the games without tricks it is
RLCard's Uno. All contenders take turns in short slices, several times over: a busy machine slows all of them alike, and
what counts is the ratio within a round of turns. README.md says what each of them does.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from stammtisch import games
from stammtisch.core.beginning import new_state
from stammtisch.core.chance import read_seed
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import EVEN, make_native_playouts, make_playout

PLAYERS = 4
MEASURE = "gaunerbande"
"""The game that is compared with Hearts."""
SIBLING = "black_spy"
"""The other game of tricks, which should not be much slower."""
OTHERS = tuple(name for name in games.NAMES if name not in (MEASURE, SIBLING))
"""The games that are compared with Uno."""

Contender = Callable[[], int]
"""Plays for some milliseconds and says how many decisions that took."""


# OpenSpiel


def openspiel_from_python() -> Contender:
    """Whole games of Hearts at random. Only the players' decisions count, but the deal takes its time.

    A card is dealt by one chance node each. OpenSpiel's own example draws from these with NumPy, by their
    probabilities; they are all equally likely, so we take the quicker way.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    choice = random.Random(1).choice

    def play() -> int:
        decisions = 0
        for _ in range(100):
            state = hearts.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def openspiel_by_index() -> Contender:
    """The same games, driven in the quickest way we know: every list of legal actions, those of chance nodes too,
    holds equally likely ones, and one of them is picked by its place.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    draw = random.Random(1).random

    def play() -> int:
        decisions = 0
        for _ in range(100):
            state = hearts.new_initial_state()
            while state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    return play


def openspiel_search() -> Contender:
    """OpenSpiel's search in C++, from the first decision after a deal of Hearts.

    It does not say how many decisions it simulates, but that can be known: each simulation walks down the tree and is
    then rolled out, once, to the end of the game, and a game of Hearts is equally long whatever is played. So
    every simulation makes exactly as many decisions as are left.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    rng = random.Random(1)
    state = hearts.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    left, rest = 0, state.clone()
    while not rest.is_terminal():
        rest.apply_action(rng.choice(rest.legal_actions()))
        left += 1
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(
        hearts, evaluator, uct_c=2, max_simulations=4000, max_memory_mb=1000, solve=False, seed=1, verbose=False
    )

    def search() -> int:
        simulations: int = bot.mcts_search(state).explore_count
        return simulations * left

    return search


# RLCard


def rlcard_uno() -> Contender:
    """Whole games of Uno at random, as its environment is meant to be used: `reset` and `step`, with what a player sees
    encoded for learning.
    """
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    choice = random.Random(1).choice

    def play() -> int:
        decisions = 0
        for _ in range(10):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def rlcard_uno_bare() -> Contender:
    """The same without the environment: the bare game, which encodes nothing. It is quicker, so it is the measure."""
    import rlcard

    game = rlcard.make("uno", config={"seed": 1}).game
    choice = random.Random(1).choice

    def play() -> int:
        decisions = 0
        for _ in range(10):
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(choice(state["legal_actions"]))
                decisions += 1
        return decisions

    return play


# Ours


def plain(game: Game) -> Contender:
    """Whole matches at random: the rules as ordinary Python over an ordinary object, the story kept."""
    play_out = make_playout(game)
    options = game.options().settled(PLAYERS)
    rng = random.Random(1)

    def play() -> int:
        s = new_state(game, PLAYERS, options, rng.randbytes(32), range(PLAYERS))
        return play_out(s, [RANDOM] * PLAYERS, EVEN, [rng.getrandbits(48)])

    return play


def in_words(game: Game) -> Contender:
    """Whole matches at random through `Match`: every move read and written in words, checked, and told as events."""
    rng = random.Random(1)

    def play() -> int:
        match = Match(game, players=PLAYERS, seed=rng.randbytes(32))
        decisions = 0
        while not match.over:
            seat = match.awaiting[0]
            match.play(seat, rng.choice(match.legal(seat)))
            decisions += 1
        return decisions

    return play


def native(game: Game, matches: int = 1000) -> Contender:
    """Whole matches at random: the same rules, compiled."""
    run = make_native_playouts(game)
    template = new_state(game, PLAYERS, game.options().settled(PLAYERS), read_seed(0), range(PLAYERS)).pack()
    rng = np.random.default_rng(1)
    bots, quick = np.full(PLAYERS, RANDOM, np.int64), np.array(EVEN, np.int64)
    ends, decisions = np.zeros(matches, template.dtype), np.zeros(matches, np.int64)

    def play() -> int:
        seeds = rng.integers(-(2**63), 2**63, size=(matches, 4))
        rolls = rng.integers(0, 2**48, size=(matches, 1))
        run(template, seeds, rolls, bots, quick, ends, decisions)
        return int(decisions.sum())

    return play


def contenders() -> dict[str, Contender]:
    found = {
        "OpenSpiel from Python": openspiel_from_python(),
        "OpenSpiel by index": openspiel_by_index(),
        "OpenSpiel's search": openspiel_search(),
        "RLCard's Uno": rlcard_uno(),
        "RLCard's Uno, bare": rlcard_uno_bare(),
    }
    for game in games.every():
        found[f"{game.name} in words"] = in_words(game)
        found[f"{game.name} plain"] = plain(game)
        found[f"{game.name} native"] = native(game)
    return found


# Measuring


def speed(contender: Contender, seconds: float) -> float:
    """Decisions a second, over a slice of time."""
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += contender()
    return decisions / spent


def take_turns(rounds: int, seconds: float, console: Console) -> dict[str, list[float]]:
    """The speeds of all contenders in each round of turns."""
    everyone = contenders()
    for contender in everyone.values():
        contender()  # compile, load, fill caches
    speeds: dict[str, list[float]] = {name: [] for name in everyone}
    for _ in track(range(rounds), "Taking turns", console=console, transient=True):
        for name, contender in everyone.items():
            speeds[name].append(speed(contender, seconds))
    return speeds


FIRST_MATCH = """
import sys
import time
import numpy as np
from stammtisch import games
from stammtisch.core.chance import read_seed
from stammtisch.core.beginning import new_state
from stammtisch.core.playout import make_native_playouts
game = games.get(sys.argv[1])
template = new_state(game, 4, game.options().settled(4), read_seed(0), range(4)).pack()
whole = lambda *size: np.zeros(size, np.int64)
make_native_playouts(game)(template, whole(1, 4), whole(1, 1), whole(8), whole(8) + 1, template.copy(), whole(1))
print(time.process_time())
"""
"""The life of a process up to the end of its first native match. It is the processor's time that is taken: on an idle
core that is the time one waits, and on a busy one what one would wait without the others.
"""


def first_match(game: str, cache: str) -> float:
    command = [sys.executable, "-c", FIRST_MATCH, game]
    environment = {**os.environ, "STAMMTISCH_CACHE": cache}
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def waits(game: str) -> tuple[float, float]:
    """Seconds until a first native match: with nothing compiled yet, and with compiled code on disk."""
    with tempfile.TemporaryDirectory() as cache:
        return first_match(game, cache), statistics.median(first_match(game, cache) for _ in range(3))


@dataclass(frozen=True)
class Goal:
    """Something that was promised, and what came of it."""

    what: str
    measured: float
    bound: float | None
    """None where nothing is promised, and the number is only shown."""
    unit: str
    at_least: bool

    @property
    def met(self) -> bool:
        if self.bound is None:
            return True
        return self.measured >= self.bound if self.at_least else self.measured <= self.bound


def goals(speeds: dict[str, list[float]], waited: dict[str, tuple[float, float]]) -> Iterator[Goal]:
    def ratio(one: str, other: str) -> float:
        return statistics.median(a / b for a, b in zip(speeds[one], speeds[other], strict=True))

    promised: list[tuple[str, str, float | None]] = [
        (f"{MEASURE} native", "OpenSpiel from Python", 60),
        (f"{MEASURE} native", "OpenSpiel by index", None),
        (f"{MEASURE} native", "OpenSpiel's search", 2),
        (f"{MEASURE} plain", "OpenSpiel from Python", 1),
        (f"{MEASURE} plain", "OpenSpiel by index", None),
    ]
    promised += [(f"{name} native", "RLCard's Uno, bare", 50) for name in OTHERS]
    promised += [(f"{SIBLING} {world}", f"{MEASURE} {world}", 0.5) for world in ("native", "plain")]
    for one, other, bound in promised:
        yield Goal(f"{one} : {other}", ratio(one, other), bound, "×", True)
    for name in OTHERS:
        millions = statistics.median(speeds[f"{name} native"]) / 1e6
        yield Goal(f"{name} native, decisions a second", millions, 3, " million", True)
    for game in games.every():
        yield Goal(f"{game.name}: a state", game.state.dtype().itemsize, 4095, " bytes", False)
    for name, (first, later) in waited.items():
        yield Goal(f"{name}: first compile", first, 15, " s", False)
        yield Goal(f"{name}: later load", later, 1, " s", False)


# Showing


def show(speeds: dict[str, list[float]], found: list[Goal], console: Console) -> None:
    table = Table("", "decisions a second", "lowest", "highest", box=box.SIMPLE_HEAD, title="Speed")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, each in speeds.items():
        table.add_row(name, f"[bold]{statistics.median(each):,.0f}[/]", f"{min(each):,.0f}", f"{max(each):,.0f}")
    console.print(table)
    table = Table("", "measured", "goal", "", box=box.SIMPLE_HEAD, title="Goals")
    table.columns[1].justify = table.columns[2].justify = "right"
    for goal in found:
        bound = "" if goal.bound is None else f"{'≥' if goal.at_least else '≤'} {goal.bound:g}{goal.unit}"
        verdict = "" if goal.bound is None else "[green]met[/]" if goal.met else "[red]missed[/]"
        table.add_row(goal.what, f"{goal.measured:.4g}{goal.unit}", bound, verdict)
    console.print(table)


def as_json(speeds: dict[str, list[float]], found: list[Goal]) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "versions": {name: version(name) for name in ("stammtisch", "numba", "numpy", "open_spiel", "rlcard")},
        "decisions_per_second": {name: round(statistics.median(each)) for name, each in speeds.items()},
        "goals": [{**asdict(goal), "met": goal.met} for goal in found],
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description="Measure Stammtisch beside OpenSpiel and RLCard."
    )
    parser.add_argument("--json", action="store_true", help="write JSON to stdout, the table to stderr")
    parser.add_argument("--rounds", type=int, default=11, help="how often each contender has its turn (default: 11)")
    parser.add_argument("--seconds", type=float, default=0.25, help="how long a turn is (default: 0.25)")
    parser.add_argument(
        "--conserve", type=int, metavar="N", help="play N native matches, of all games, and check cards and points"
    )
    parser.add_argument("--seed", type=int, default=0, help="for --conserve: where its chance begins (default: 0)")
    asked = parser.parse_args()
    console = Console(stderr=asked.json)
    if asked.conserve is not None:
        from conservation import conserve

        return conserve(asked.conserve, asked.seed, console)
    speeds = take_turns(asked.rounds, asked.seconds, console)
    with console.status("Compiling from nothing …"):
        waited = {name: waits(name) for name in games.NAMES}
    found = list(goals(speeds, waited))
    show(speeds, found, console)
    if asked.json:
        print(json.dumps(as_json(speeds, found), indent=2))
    return 0 if all(goal.met for goal in found) else 1


if __name__ == "__main__":
    sys.exit(main())
