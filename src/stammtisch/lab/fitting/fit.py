"""Fitting the tables of a game from nothing: positions, least squares, new tables, and again."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from stammtisch.core import chance
from stammtisch.core.game import Game
from stammtisch.lab.fitting.forms import Reader
from stammtisch.lab.fitting.minds import game_with, package_of
from stammtisch.lab.fitting.sampling import Noise, Positions, Run, make_sampler, sample
from stammtisch.lab.fitting.squares import Squares
from stammtisch.lab.fitting.tables import HIGHEST, LOWEST, Form, NoTables, as_module, read
from stammtisch.lab.fitting.watching import matches, read_off, reads_off

TIMES = 6
"""How often each choice of a position is played on."""
RIDGE = 4.0
"""Entries are pulled towards the ones before as if these had been seen in so many decisions."""
MILD = 400
"""A choice that is worse than the best by so many hundredths of a point matters a third as much: nobody makes it."""
A_MATCH = 500
"""Where tables are counted in whole matches, one stands for so many positions."""


@dataclass(frozen=True)
class Plan:
    """How to fit. The same plan gives the same tables, always."""

    game: Game
    positions: int
    """How many positions the last pass looks at; the first ones are content with fewer."""
    passes: int
    seed: bytes

    def size(self, number: int) -> int:
        """How many positions a pass looks at: a quarter of the next, but not less than a thirty-second of the last."""
        return self.positions >> min(2 * (self.passes - 1 - number), 5)

    def share(self, number: int, players: int) -> int:
        """How many of them are of so many players: more of larger tables, where a choice makes a smaller difference."""
        most = self.game.players
        return max(self.size(number) * (players - 2) // sum(each - 2 for each in most), 1)


def form_of(game: Game) -> tuple[Form, list[int], Path]:
    """The form of a game's tables, the numbers in it now, and its file."""
    name = f"{package_of(game)}.weights"
    if find_spec(name) is None:
        raise NoTables("sim.no_tables", game=game.name, module=name)
    file = Path(str(import_module(name).__file__))
    form, numbers = read(file.read_text(encoding="utf-8"))
    return form, numbers, file


def fit(plan: Plan, told: Callable[[str], None] = lambda text: None) -> str:
    """The text of a file of tables, fitted from tables that are all zero."""
    form, _, _ = form_of(plan.game)
    numbers, one_pass = [0] * form.length, counted if reads_off(plan.game) else fitted
    for number in range(plan.passes):
        numbers = one_pass(plan, number, form, numbers)
        told(f"pass {number + 1} of {plan.passes}: {plan.size(number):,} positions")
    return form.write(numbers)


def counted(plan: Plan, number: int, form: Form, numbers: list[int]) -> list[int]:
    """New numbers, counted in matches of players with these ones."""
    game = game_with(plan.game, as_module("fitted", form, numbers))
    seed = chance.derive_seed(plan.seed, f"pass {number}")
    tables = read_off(game, matches(game, max(plan.size(number) // A_MATCH, 1), seed))
    return [entry for name in form.sizes for entry in tables[name]]


@lru_cache(maxsize=1)
def player_with(game: Game, form: Form, numbers: tuple[int, ...]) -> tuple[Game, Run]:
    """A game whose bots go by these numbers, and its compiled loop, which takes a while."""
    other = game_with(game, as_module("fitted", form, list(numbers)))
    return other, make_sampler(other)


def fitted(plan: Plan, number: int, form: Form, numbers: list[int]) -> list[int]:
    """New numbers, from positions that players with these ones reach."""
    game, run = player_with(plan.game, form, tuple(numbers))
    temperatures = game.mind.temperatures
    noise = Noise(before=temperatures.rollout, after=temperatures.geselle)
    squares, reader = Squares(form.length), Reader(plan.game, form)
    for players in plan.game.players:
        seed = chance.derive_seed(plan.seed, f"pass {number}", players)
        count = plan.share(number, players)
        gather(game, reader, sample(game, run, players, count, seed=seed, times=TIMES, noise=noise), squares)
    entries = squares.solve(RIDGE, np.array(numbers, np.float64)).tolist()
    return [min(max(round(entry), LOWEST), HIGHEST) for entry in entries]


def gather(game: Game, reader: Reader, positions: Positions, squares: Squares) -> None:
    """Add decisions to the equations."""
    sign = -1.0 if game.low_wins else 1.0
    for place in np.flatnonzero(positions.seats >= 0).tolist():
        choices = int(positions.choices[place])
        s = game.state.unpack(positions.states, place)
        sums = reader.sums(s, int(positions.seats[place]), choices)
        if sums is None:
            continue
        marks = (
            sign * positions.points[place][[choice for choice in range(choices.bit_length()) if choices >> choice & 1]]
        )
        squares.add(sums, marks, 1 / (1 + 2 * np.minimum((marks.max() - marks) / MILD, 1)))
