"""Playing one deal: the same cards once for each rotation."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from stammtisch import bots
from stammtisch.core.beginning import new_state
from stammtisch.core.match import Match
from stammtisch.core.options import Options
from stammtisch.core.outcome import Reason
from stammtisch.core.playout import Thinker, play_match, standing
from stammtisch.lab.arena.contestants import Seating
from stammtisch.lab.arena.plan import Plan, read_plan
from stammtisch.lab.own import Losses, seat_bot
from stammtisch.lab.simulate import prepare

STOPPED = 0
"""The reason of a match that was stopped after its rounds."""


class DealFailed(RuntimeError):
    """A bot or a rule went wrong, with all that is needed to see it again."""


@dataclass(frozen=True)
class Played:
    """How one match went."""

    totals: tuple[int, ...]
    rounds: int
    decisions: int
    reason: int
    """A `Reason`, or STOPPED."""
    losses: Losses = field(default_factory=Losses, hash=False)
    """What bots of somebody's own lost to a Geselle."""

    def as_json(self) -> list[Any]:
        lost = [self.losses.as_json()] if self.losses.counts else []
        return [list(self.totals), self.rounds, self.decisions, self.reason, *lost]

    @classmethod
    def read(cls, data: Any) -> "Played":
        totals, rounds, decisions, reason, *lost = data
        if reason != STOPPED:
            Reason(reason)
        losses = Losses.read(lost[0] if lost else {})
        return cls(tuple(map(int, totals)), int(rounds), int(decisions), int(reason), losses)


@dataclass(frozen=True)
class Deal:
    """How the matches of one deal went, one for each rotation."""

    number: int
    matches: tuple[Played, ...]


def play_unit(text: str, numbers: Sequence[int]) -> list[Deal]:
    """Play some deals of a plan that is given as its text, here or in another process."""
    return play_deals(read_plan(text), numbers)


def play_deals(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    if not plan.native:
        return [
            Deal(number, tuple(_at_table(plan, number, seating) for seating in plan.rotations)) for number in numbers
        ]
    if plan.options is not None:
        return _native(plan, plan.options, numbers)
    return [deal for number in numbers for deal in _native(plan, plan.options_of(number), [number])]


def _native(plan: Plan, options: Options, numbers: Sequence[int]) -> list[Deal]:
    """Deals with the same options, compiled. Almost all of the time is spent without the GIL."""
    run, count = prepare(plan.game), len(numbers)
    template = new_state(plan.game, plan.players, options, plan.seed, range(plan.players)).pack()
    seeds = np.frombuffer(b"".join(map(plan.match_seed, numbers)), ">i8").astype(np.int64).reshape(count, 4)
    rolls = np.array([plan.dice(number) for number in numbers], np.int64)
    tables: list[list[Played]] = []
    for seating in plan.rotations:
        ends, decisions = np.empty(count, template.dtype), np.empty(count, np.int64)
        temperatures, quick = np.array(plan.temperatures(seating), np.int64), np.array(plan.quick(seating), np.int64)
        run(template, seeds, rolls.copy(), temperatures, quick, ends, decisions, plan.cap)
        totals = ends["totals"][:, : plan.players].tolist()
        rounds = np.minimum(ends["round"], plan.cap).tolist()
        columns = zip(totals, rounds, decisions.tolist(), ends["ended"].tolist(), strict=True)
        tables.append([Played(tuple(total), *others) for total, *others in columns])
    return [Deal(number, matches) for number, matches in zip(numbers, zip(*tables, strict=True), strict=True)]


def _at_table(plan: Plan, number: int, seating: Seating) -> Played:
    """One match move by move, every move checked as at the table."""
    options = plan.options_of(number)
    losses = Losses()
    thinkers: dict[int, Thinker] = {}
    for seat, contestant in enumerate(plan.contestants[each] for each in seating):
        spec, seed = contestant.spec, plan.bot_seed(number, seat)
        if spec.is_own:
            thinkers[seat] = seat_bot(spec, plan.limits, seed, losses, plan.own[spec.level.name]).choose
        elif plan.checked or spec.searches:
            thinkers[seat] = bots.get(str(spec), seed=seed).choose
    try:
        match = Match(plan.game, players=plan.players, options=options, seed=plan.match_seed(number))
        temperatures, quick = plan.temperatures(seating), plan.quick(seating)
        decisions = play_match(match, temperatures, plan.dice(number), quick, rounds=plan.cap, thinkers=thinkers)
    except Exception as error:
        raise DealFailed(
            f"deal {number} of {plan.game.name} failed, with match seed {plan.match_seed(number).hex()}, options "
            f"{options.as_json()} and the seats {', '.join(plan.contestants[each].name for each in seating)}: "
            f"{type(error).__name__}: {error}"
        ) from error
    totals, rounds, reason = standing(match, plan.cap)
    return Played(totals, rounds, decisions, reason, losses)
