"""Simulate many matches natively and count how they went.

Every match has a seed of its own, and its bots have dice of their own, both derived from the seed of the plan and
the number of the match. Counts are whole numbers. So the result does not depend on how the work is cut up or how many
threads share it.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from stammtisch import bots
from stammtisch.bots import Spec
from stammtisch.bots.own.process import USUAL, Limits
from stammtisch.bots.playouts import is_compiled, prepare
from stammtisch.core import chance
from stammtisch.core.beginning import check_players, new_state
from stammtisch.core.dice import Dice, new_dice
from stammtisch.core.errors import BadPlayers
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS, NativePlayouts, play_match
from stammtisch.lab.own import Losses, seat_bot
from stammtisch.lab.stopping import Stopping
from stammtisch.lab.tally import Tally

__all__ = ["Plan", "is_compiled", "play_plain", "prepare", "simulate"]

CHUNK = 250
"""Matches that a thread plays at a stretch: enough to be worth a hand-over, few enough for a smooth progress bar."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. The same plan gives the same matches, always."""

    game: Game
    players: int
    options: Options
    seed: bytes
    bots: tuple[str, ...]
    """Who plays each seat."""
    quick: tuple[int, ...]
    """How quick each seat is in races: one with 3 is first three times as often as one with 1."""
    limits: Limits = USUAL
    """What bots of somebody's own may take."""

    @classmethod
    def make(
        cls,
        game: Game,
        players: int,
        *,
        options: Options | None = None,
        seed: chance.Seed = None,
        bots: Sequence[str] = ("geselle",),
        quick: Sequence[int] | None = None,
        limits: Limits = USUAL,
    ) -> "Plan":
        """A plan, every part of it checked. One bot stands for all seats; without `quick` each is as quick as its
        level.
        """
        check_players(game, players)
        seats = _seat_bots(bots, players)
        settled = (options or game.options()).settled(players)
        return cls(game, players, settled, chance.read_seed(seed), seats, _quickness(quick, seats), limits)

    @property
    def specs(self) -> tuple[Spec, ...]:
        """Who plays each seat."""
        return tuple(map(bots.parse, self.bots))

    @property
    def native(self) -> bool:
        """Whether matches run compiled; where bots of somebody's own sit they are played move by move."""
        return not any(spec.is_own for spec in self.specs)

    @property
    def names(self) -> tuple[str, ...]:
        """How the bots are called."""
        return tuple(spec.level.name for spec in self.specs)

    @property
    def temperatures(self) -> tuple[int, ...]:
        """How strictly each seat goes by the game's marks."""
        return tuple(spec.level.temperature(self.game) or 0 for spec in self.specs)

    def match_seed(self, number: int) -> bytes:
        return chance.derive_seed(self.seed, "match", number)

    def bot_seed(self, number: int, seat: int) -> bytes:
        """What a bot of somebody's own draws its chance from."""
        return chance.derive_seed(self.seed, "own", number, seat)

    def dice(self, number: int) -> Dice:
        """What the bots of a match roll."""
        return new_dice(chance.derive_seed(self.seed, "bots", number))


def _seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    names = [name if name in bots.NAMES else _own(name) for name in names]
    if len(names) == 1:
        return tuple(names) * players
    if len(names) != players:
        raise BadPlayers("sim.bots_per_seat", players=players, got=len(names), bots=", ".join(names))
    return tuple(names)


def _own(name: str) -> str:
    """A bot of somebody's own, its file by the whole path; those of the house that take their time are refused."""
    try:
        spec = bots.parse(name)
    except bots.UnknownBot:
        bots.check(name)  # says who may sit here
        raise
    return str(spec) if spec.is_own else bots.check(name)


def _quickness(quick: Sequence[int] | None, seats: Sequence[str]) -> tuple[int, ...]:
    if quick is None:
        return tuple(bots.parse(name).level.quick for name in seats)
    fine = all(isinstance(each, int) and not isinstance(each, bool) and 1 <= each <= 1000 for each in quick)
    if len(quick) != len(seats) or not fine:
        raise BadPlayers("sim.quickness", players=len(seats), got=str(list(quick)))
    return tuple(quick)


# The native world


def simulate(
    plan: Plan, matches: int, *, threads: int | None = None, progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """Play that many matches. `progress` hears, now and then, how many more are done."""
    run = prepare(plan.game)
    threads = threads or os.cpu_count() or 1
    chunks = ((first, min(CHUNK, matches - first)) for first in range(0, matches, CHUNK))
    template = new_state(plan.game, plan.players, plan.options, plan.seed, range(plan.players)).pack()
    tally = Tally.empty(plan.players)
    pool = ThreadPoolExecutor(threads, thread_name_prefix="simulate")
    with Stopping() as stopping:
        try:
            open_work = {pool.submit(_play, run, plan, template, *chunk) for chunk in islice(chunks, 2 * threads)}
            while open_work:
                done = stopping.wait_for_one(open_work)
                open_work -= done
                open_work |= {pool.submit(_play, run, plan, template, *chunk) for chunk in islice(chunks, len(done))}
                for part in (future.result() for future in done):
                    tally += part
                    progress(part.matches)
        finally:
            pool.shutdown(cancel_futures=True)
    return tally


def _play(run: NativePlayouts, plan: Plan, template: Any, first: int, count: int) -> Tally:
    """Play one chunk of matches. Almost all of the time is spent in compiled code, without the GIL."""
    numbers = range(first, first + count)
    seeds = np.frombuffer(b"".join(map(plan.match_seed, numbers)), ">i8").astype(np.int64).reshape(count, 4)
    rolls = np.array([plan.dice(number) for number in numbers], np.int64)
    ends, decisions = np.empty(count, template.dtype), np.empty(count, np.int64)
    temperatures, quick = np.array(plan.temperatures, np.int64), np.array(plan.quick, np.int64)
    run(template, seeds, rolls, temperatures, quick, ends, decisions, ALL_ROUNDS)
    totals = ends["totals"][:, : plan.players]
    return Tally.count(totals, ends["round"], decisions, ends["ended"], low_wins=plan.game.low_wins)


# The plain world: the same matches again, with their stories


def play_plain(plan: Plan, number: int, losses: Losses | None = None) -> tuple[Match, Tally]:
    """One match of a simulation move by move, and the count of it alone. Without bots of somebody's own it is the same
    match again; what those lose to a Geselle is counted in `losses`.
    """
    seats = enumerate(plan.specs)
    lost = Losses() if losses is None else losses
    thinkers = {
        seat: seat_bot(spec, plan.limits, plan.bot_seed(number, seat), lost).choose
        for seat, spec in seats
        if spec.is_own
    }
    names = None if plan.native else [f"{name} {seat}" for seat, name in enumerate(plan.names)]
    match = Match(plan.game, players=plan.players, options=plan.options, seed=plan.match_seed(number), names=names)
    decisions = play_match(match, plan.temperatures, plan.dice(number), plan.quick, thinkers=thinkers)
    outcome = match.outcome
    assert outcome is not None
    return match, Tally.count(
        [outcome.totals], [len(match.sheet)], [decisions], [outcome.reason], low_wins=plan.game.low_wins
    )
