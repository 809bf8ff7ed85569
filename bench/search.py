"""How many simulations a second? Our search beside OpenSpiel's information-set search, in one run and on one core.

    scripts/bench search              a table
    scripts/bench search --json       the table on stderr, JSON on stdout

OpenSpiel's `ISMCTSBot` plays Hearts, ours four-player Gaunerbande, which is nearly the same game: 52 cards, three
passed, 13 tricks. Each searches at every decision of one seat through whole deals, with random rollouts to the end of
the deal; a simulation is one world walked through and rolled out. The contenders take turns, and what counts is the
ratio within a turn. OpenSpiel takes every world for equally likely, and so does ours where the two are compared; then
with worlds weighed by what others were seen to play; then with rollouts by marks too, as the Meister searches, for
every game.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from stammtisch import bots, games
from stammtisch.bots.search import MEMORY, Search
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM

MEASURE = "gaunerbande"
"""The game that is compared with Hearts."""
SIMULATIONS = 1000
"""Per decision."""
TURNS = 7
GOAL = 3.0
"""At equal rollouts we want at least so many times as many simulations as OpenSpiel."""

Contender = Callable[[], tuple[int, float]]
"""Searches through one deal and says how many simulations that were, in how many seconds of searching."""


def openspiel() -> Contender:
    """OpenSpiel's search in C++, as one seat; the others play at random, and so does everybody in rollouts."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    rng = random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 2.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )

    def search() -> tuple[int, float]:
        state, done, seconds = hearts.new_initial_state(), 0, 0.0
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node() or state.current_player() != 0 or len(actions) == 1:
                state.apply_action(rng.choice(actions))
                continue
            start = time.process_time()
            action = bot.step(state)
            seconds += time.process_time() - start
            done += SIMULATIONS
            state.apply_action(action)
        return done, seconds

    return search


def ours(game: Game, players: int, *, temperature: int | None = None, weighed: bool = True) -> Contender:
    """Our search through one round, the others by marks. The setting up of each search counts."""
    rng = random.Random(1)

    def search() -> tuple[int, float]:
        match = Match(game, players=players, seed=rng.randbytes(32))
        others, done, seconds, start_round = bots.get("geselle", seed=1), 0, 0.0, match.view(None)["round"]
        decisions = 0
        while not match.over and match.view(None)["round"] == start_round and decisions < 12:
            seat = match.awaiting[0]
            moves = match.legal(seat)
            if seat == 0 and len(moves) > 1:
                decisions += 1
                root = match.imagine(seat, seed=rng.randbytes(32))
                past = match.recollect(seat, most=MEMORY, seed=1) if weighed and game.mind.recall else []
                start = time.process_time()
                search = Search(game, root, seat, past, rng.randbytes(32), temperature=temperature)
                while search.simulations < SIMULATIONS:
                    search.run()
                seconds += time.process_time() - start
                done += search.simulations
            match.play(seat, others.choose(match, seat))
        return done, seconds

    return search


@dataclass(frozen=True)
class Result:
    name: str
    per_second: float
    times_openspiel: float | None
    """The median of the ratios of each turn."""


def measure(contenders: dict[str, Contender]) -> list[Result]:
    for contender in track(contenders.values(), "warming up", console=Console(stderr=True), transient=True):
        contender()
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in track(range(TURNS), "searching", console=Console(stderr=True), transient=True):
        for name, contender in contenders.items():
            done, seconds = contender()
            if seconds:
                rates[name].append(done / seconds)
    base = rates["OpenSpiel, Hearts, random rollouts"]
    return [
        Result(
            name,
            statistics.median(mine),
            None if mine is base else statistics.median(m / b for m, b in zip(mine, base, strict=False)),
        )
        for name, mine in rates.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on stdout")
    arguments = parser.parse_args()
    measured = games.get(MEASURE)
    contenders: dict[str, Contender] = {
        "OpenSpiel, Hearts, random rollouts": openspiel(),
        f"{measured.title}, random rollouts": ours(measured, 4, temperature=RANDOM, weighed=False),
        f"{measured.title}, random rollouts, worlds weighed": ours(measured, 4, temperature=RANDOM),
    }
    for game in games.every():
        contenders[f"{game.title}, rollouts by marks"] = ours(game, min(4, game.players[-1]))
    results = measure(contenders)
    table = Table("search", "simulations/s", "times OpenSpiel", box=box.SIMPLE_HEAD)
    for each in results:
        times = "" if each.times_openspiel is None else f"{each.times_openspiel:.1f}"
        table.add_row(each.name, f"{each.per_second:,.0f}", times)
    console = Console(stderr=arguments.json)
    console.print(table)
    reached = results[1].times_openspiel or 0.0
    console.print(f"goal: {GOAL:.0f} times at random rollouts: {'reached' if reached >= GOAL else 'missed'}")
    if arguments.json:
        document: dict[str, Any] = {"simulations": SIMULATIONS, "results": [asdict(each) for each in results]}
        json.dump(document, sys.stdout, indent=2)
        print()


if __name__ == "__main__":
    main()
