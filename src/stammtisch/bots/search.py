"""The bot that looks ahead: it gives its time to the moves that might be best.

All candidate moves are tried in the same imagined worlds (see `lookahead`). Moves that are clearly worse are dropped,
and at certain points of the budget the worse half, so that most of the thought goes into a close decision; one that
is clear ends early. Where being predictable loses, moves that are nearly as good are mixed.

It is several searches in turn, each with a tree of its own. What comes out of one tree is not independent: others learn
in it, and once they have, all worlds that follow go by it. How far trees disagree says how sure it is (`scatter`).
"""

import time
from dataclasses import dataclass
from functools import cache
from math import ceil, exp, log2
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.fair import FairBot
from stammtisch.bots.levels import MEISTER, Level
from stammtisch.bots.lookahead import CODE, NODE, OVERSAMPLING, SHARED, Desk, SearchWorlds, make_search_worlds
from stammtisch.bots.scatter import errors_of
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core import chance
from stammtisch.core.bits import members
from stammtisch.core.dice import Dice, new_dice
from stammtisch.core.game import Game
from stammtisch.core.match import Match, Recollection
from stammtisch.core.mind import CHOICES
from stammtisch.core.notation import Move
from stammtisch.core.playout import EVEN
from stammtisch.core.state import State

WORLDS = 16
"""How many worlds are tried at a stretch, between two looks at the clock."""
TREES = 8
"""How many independent searches there are in one, which take turns."""
NODES = 5_000
"""How large each tree may get; beyond that it does not grow, and only its values get more certain."""
MEMORY = 40
"""How many choices of others are remembered to weigh worlds by."""
CLEAR = 3.0
"""A move is dropped when it is worse than the best by so many standard errors."""
AT_LEAST = 4 * WORLDS
"""In so many worlds a move is tried before it can be dropped for that: fewer trees do not tell how far they scatter."""
CLOSE = 1.0
"""Of moves that are no further behind the best than so many standard errors, the one with the best marks is made."""
MIXING = 0.01
"""Where moves are mixed: one that wins so much less often is taken a third as often."""
GIVEN_UP = 0.005
"""And so much of the chance of winning, beyond two standard errors, may be given up for not being predictable."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: whichever is reached first ends it."""

    milliseconds: int | None = 300
    simulations: int | None = None

    def spent(self, seconds: float, simulations: int) -> float:
        """Which part of it is spent, from 0 to 1."""
        by_clock = seconds * 1000 / self.milliseconds if self.milliseconds else 0.0
        by_count = simulations / self.simulations if self.simulations else 0.0
        return max(by_clock, by_count)


DEFAULT = Budget()


class Search:
    """One decision being thought about."""

    def __init__(
        self,
        game: Game,
        root: State,
        seat: int,
        past: list[Recollection],
        seed: bytes,
        *,
        native: bool = True,
        temperature: int | None = None,
        keep: int | None = None,
    ) -> None:
        """`keep` is a choice that is tried to the end, however bad it looks."""
        self.game, self.seat = game, seat
        self.choices = list(members(game.legal(root, seat)))
        self.live = [True] * len(self.choices)
        self.keep = None if keep is None else self.choices.index(keep)
        self.simulations = 0
        self._temperature = game.mind.temperatures.rollout if temperature is None else temperature
        self._remembered = len(past)
        self._standing_before = game.mind.appraise(root, seat)
        self._won = self._stood = np.empty((0, len(self.choices)))
        self._runs = 0
        if native:
            self._search_worlds, desk = native_search_worlds(game), lay_out_native(self.choices, root, seat, past)
            self._dice: Any = np.array(new_dice(seed), np.int64)
        else:
            self._search_worlds, desk = make_search_worlds(game), lay_out(self.choices, root, seat, past)
            self._dice = new_dice(seed)
        self._desks = [desk]

    def run(self) -> None:
        """Try the live candidates in some more worlds."""
        count, candidates, alive = WORLDS, len(self.choices), np.array(self.live)
        if len(self._desks) < min(TREES, self._runs + 1):
            self._desks.append(another_tree(self._desks[0], self.choices, self.seat))
        desk = self._desks[self._runs % TREES]
        self._runs += 1
        for number, live in enumerate(self.live):
            desk.live[number] = live
        sigma = float(np.nanstd(self._won)) if len(self._won) else 0.1
        self._search_worlds(desk, self.seat, self._remembered, count, self._temperature, max(sigma, 1e-6), self._dice)
        tables = []
        for column in (desk.winning, desk.standing):
            table = np.array(column[: count * candidates], np.float64).reshape(count, candidates)
            table[:, ~alive] = np.nan
            tables.append(table)
        self._won, self._stood = np.concatenate([self._won, tables[0]]), np.concatenate([self._stood, tables[1]])
        self.simulations += count * int(alive.sum())

    @property
    def _trees(self) -> NDArray[Any]:
        """In which tree each world was tried: they take turns."""
        return np.arange(len(self._won)) // WORLDS % TREES

    @property
    def winning(self) -> NDArray[Any]:
        """For each candidate the chance of winning."""
        means: NDArray[Any] = np.nanmean(self._won, axis=0)
        return means

    @property
    def errors(self) -> NDArray[Any]:
        """How sure that is: the standard error of each."""
        return errors_of(self._won, self._trees)

    @property
    def visits(self) -> NDArray[Any]:
        """In how many worlds each was tried."""
        visits: NDArray[Any] = (~np.isnan(self._won)).sum(axis=0)
        return visits

    @property
    def points(self) -> NDArray[Any]:
        """For each candidate what comes until the end of the round, in points."""
        stood: NDArray[Any] = np.nanmean(self._stood, axis=0)
        return (stood - self._standing_before) / 100

    def think(self, budget: Budget) -> None:
        """Spend the budget, or less if the choice is clear."""
        start, stage, stages = time.perf_counter(), 1, ceil(log2(len(self.choices)))
        spent = 0.0
        while sum(self.live) > 1 and spent < 1:
            self.run()
            self.drop_the_clearly_worse()
            spent = budget.spent(time.perf_counter() - start, self.simulations)
            while stage < stages and spent >= stage / stages:
                self.halve()
                stage += 1

    def drop_the_clearly_worse(self) -> None:
        """Drop what is so far behind that chance does not explain it."""
        worlds, behind = self.far_behind()
        if worlds >= AT_LEAST:
            for number, errors in behind.items():
                if errors > CLEAR:
                    self.drop(number)

    def far_behind(self) -> tuple[int, dict[int, float]]:
        """In how many worlds all live candidates were tried, and how far each is behind the best there, in standard
        errors. They had the same luck, so they are compared world by world.
        """
        alive = [number for number, live in enumerate(self.live) if live]
        rows = self._won[:, alive]
        shared = ~np.isnan(rows).any(axis=1)
        rows, trees = rows[shared], self._trees[shared]
        behind = rows[:, [int(np.argmax(rows.mean(axis=0)))]] - rows
        error = errors_of(behind, trees)
        return len(rows), dict(zip(alive, behind.mean(axis=0) / (error + 1e-9), strict=True))

    def losses(self, best: int) -> "Losses":
        """What each candidate gives away against one of them, world by world."""
        sign = -1 if self.game.low_wins else 1
        won, stood = self._won[:, [best]] - self._won, sign * (self._stood[:, [best]] - self._stood) / 100
        return Losses(
            np.nanmean(won, axis=0),
            errors_of(won, self._trees),
            np.nanmean(stood, axis=0),
            errors_of(stood, self._trees),
        )

    def halve(self) -> None:
        """Keep the better half of the live candidates."""
        winning = self.winning
        ranked = sorted((n for n, live in enumerate(self.live) if live), key=lambda number: -winning[number])
        for number in ranked[ceil(len(ranked) / 2) :]:
            self.drop(number)

    def drop(self, number: int) -> None:
        """Try a candidate no more, unless it is one that we want to know about."""
        self.live[number] = number == self.keep

    def greedy(self, marks: list[int]) -> list[float]:
        """The share of each candidate, all for the one that wins most often, or rather for the one with the best marks
        among those that may as well be it.
        """
        winning, (_, behind) = self.winning, self.far_behind()
        close = [number for number, errors in behind.items() if errors <= CLOSE]
        best = max(close, key=lambda number: (marks[number], winning[number]))
        return [float(number == best) for number in range(len(self.choices))]

    def best(self, shares: list[float]) -> int:
        """The candidate that others are held against: whichever wins most often of those that it would play."""
        winning = self.winning
        return max((n for n, share in enumerate(shares) if share > 0), key=lambda number: float(winning[number]))

    def mixed(self, marks: list[int]) -> list[float]:
        """The share of each candidate: how likely it is to be played, if both its marks and what came out count."""
        winning, errors, temperature = self.winning, self.errors, max(1, self.game.mind.temperatures.geselle)
        most, top = max(marks), float(winning.max())
        weights = [
            exp((mark - most) / temperature + (winning[n] - top) / (MIXING + errors[n])) for n, mark in enumerate(marks)
        ]
        behind = [top - winning[n] > GIVEN_UP + 2 * errors[n] for n in range(len(marks))]
        weights = [0.0 if worse else weight for worse, weight in zip(behind, weights, strict=True)]
        weights = [weight if weight > max(weights) / 20 else 0.0 for weight in weights]
        return [weight / sum(weights) for weight in weights]


class Losses(NamedTuple):
    """For each candidate: how much chance of winning, and how many points, it gives away, with standard errors."""

    winning: NDArray[Any]
    winning_error: NDArray[Any]
    points: NDArray[Any]
    points_error: NDArray[Any]


# What lies on the desk


def lay_out(choices: list[int], root: State, seat: int, past: list[Recollection], nodes: int = NODES) -> Desk:
    """A desk for the plain world."""
    candidates = len(choices)
    tree = [0] * (NODE * nodes)
    for number, choice in enumerate(choices):
        tree[NODE * (number + 1) + CODE] = SHARED * seat + choice
    return Desk(
        root=[root],
        worlds=[root] * (OVERSAMPLING * WORLDS),
        board=[root],
        past=[each.world for each in past] or [root],
        past_seats=[each.seat for each in past] or [0],
        past_choices=[each.choice for each in past] or [0],
        tree=tree,
        values=[0.0] * nodes,
        used=[candidates + 1],
        live=[1] * candidates,
        winning=[0.0] * (WORLDS * candidates),
        standing=[0.0] * (WORLDS * candidates),
        quick=list(EVEN),
    )


def lay_out_native(choices: list[int], root: State, seat: int, past: list[Recollection]) -> Desk:
    """The same desk for the native world: every row is an array."""
    plain, packed = lay_out(choices, root, seat, past, nodes=len(choices) + 1), root.pack()
    states = {
        "root": packed,
        "worlds": np.empty(len(plain.worlds), packed.dtype),
        "board": np.empty(1, packed.dtype),
        "past": np.concatenate([each.pack() for each in plain.past]),
    }
    rows = {name: np.array(row) for name, row in plain._asdict().items() if name not in states}
    rows["tree"] = np.concatenate([rows["tree"], np.zeros(NODE * NODES - len(rows["tree"]), np.int64)])
    rows["values"] = np.zeros(NODES)
    return Desk(**states, **rows)


def another_tree(desk: Desk, choices: list[int], seat: int) -> Desk:
    """The same desk with a tree that has yet to grow."""
    tree, values, used = desk.tree[:], desk.values[:], desk.used[:]
    if isinstance(tree, np.ndarray):
        tree, values, used = np.zeros_like(tree), np.zeros_like(values), used.copy()
    else:
        tree, values = [0] * len(tree), [0.0] * len(values)
    for number, choice in enumerate(choices):
        tree[NODE * (number + 1) + CODE] = SHARED * seat + choice
    used[0] = len(choices) + 1
    return desk._replace(tree=tree, values=values, used=used)


@cache
def native_search_worlds(game: Game) -> SearchWorlds:
    """The search of a game, compiled at its first call or loaded from disk."""
    from stammtisch.core import native

    search_worlds = make_search_worlds(game)

    def run(  # pragma: no cover  (compiled code, which the tracer cannot see)
        desk: Desk, seat: int, remembered: int, count: int, temperature: int, sigma: float, dice: Dice
    ) -> None:
        search_worlds(desk, seat, remembered, count, temperature, sigma, dice)

    return native.compiled(run, game.folder)


class SearchBot(FairBot):
    """Looks ahead within a budget. With a budget of simulations alone, the same seed gives the same move.

    It thinks natively, and compiles what it needs if it must; `native=False` is for those who want to watch it think.
    """

    def __init__(
        self, level: Level = MEISTER, *, budget: Budget = DEFAULT, seed: chance.Seed = None, native: bool = True
    ) -> None:
        super().__init__(level, seed=seed)
        self.budget = budget
        self.native = native

    def think(self, match: Match, seat: int, seed: bytes) -> Thought:
        return self.weigh(match, seat, seed)

    def weigh(self, match: Match, seat: int, seed: bytes, move: Move | None = None) -> Thought:
        """Decide for a seat that is asked; with a move, that one is looked at to the end, however bad it is."""
        game, root = match.game, match.imagine(seat, seed=seed)
        choices = game.legal(root, seat)
        if choices & (choices - 1) == 0:
            move = game.say(root, seat, choices.bit_length() - 1)
            return Thought(seat, move, (Candidate(move, 1.0),))
        past = match.recollect(seat, most=MEMORY, seed=seed) if game.mind.recall else []
        keep = None if move is None else game.read(root, seat, move)[0]
        search = Search(game, root, seat, past, chance.derive_seed(seed, "search"), native=self.native, keep=keep)
        search.think(self.budget)
        judged = [0] * CHOICES
        game.mind.judge(root, seat, choices, judged)
        marks = [judged[choice] for choice in search.choices]
        mixes = root.steps[root.depth - 1] in game.mind.mixed
        shares = search.mixed(marks) if mixes else search.greedy(marks)
        picked = _draw(shares, new_dice(chance.derive_seed(seed, "choice"))[0] / (1 << 48))
        return _thought(game, root, search, shares, picked)


def _draw(shares: list[float], ticket: float) -> int:
    """The number of the share that a ticket from 0 to 1 falls on."""
    for number, share in enumerate(shares):
        ticket -= share
        if ticket < 0:
            return number
    return max(range(len(shares)), key=lambda number: shares[number])


def _thought(game: Game, root: State, search: Search, shares: list[float], picked: int) -> Thought:
    points, winning, errors, visits = search.points, search.winning, search.errors, search.visits
    losses = search.losses(search.best(shares))
    candidates = [
        Candidate(
            game.say(root, search.seat, choice),
            shares[number],
            points=float(points[number]),
            winning=float(winning[number]),
            error=float(errors[number]),
            visits=int(visits[number]),
            loss=float(losses.winning[number]),
            loss_error=float(losses.winning_error[number]),
            points_loss=float(losses.points[number]),
            points_error=float(losses.points_error[number]),
        )
        for number, choice in enumerate(search.choices)
    ]
    order = sorted(range(len(candidates)), key=lambda n: (-shares[n], not search.live[n], -winning[n]))
    return Thought(search.seat, candidates[picked].move, tuple(candidates[n] for n in order), search.simulations)
