"""What the results of a game say about each contestant.

A deal gives each contestant one number: the mean over all its seats in all rotations. These are what means and
intervals are taken of. The sums behind them are whole numbers, so that equal contestants come out exactly equal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.core.outcome import Reason
from stammtisch.lab.arena.contestants import Contestant
from stammtisch.lab.arena.deals import STOPPED, Deal
from stammtisch.lab.arena.plan import Plan
from stammtisch.lab.own import add_up
from stammtisch.lab.student import Estimate

WINS = 840
"""A win, in parts that can be split among up to eight."""

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Standing:
    """How one contestant fared in one game."""

    contestant: Contestant
    seats: int
    """How many seats it has at a table."""
    points: Estimate
    """Points per match."""
    points_per_round: Estimate
    wins: Estimate
    """Won matches by all matches, for each of its seats. Of a win shared by three, each has a third."""
    place: Estimate
    """The place in a match, from 1. Those who share places have their mean: two winners are 1.5 each."""
    lead: Estimate | None
    """How many points per match it does better than the others at the same tables, whichever way the game counts;
    None if there are no others.
    """
    lead_per_round: Estimate | None
    lead_in_wins: Estimate | None
    """How much larger its share of wins is than a seat of the others has."""
    losses: dict[str, int] = field(default_factory=dict)
    """Of a bot of somebody's own: the decisions that a Geselle made in its place, by why."""
    first_loss: str = ""
    """Why the first of them, in words."""

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "name": self.contestant.name,
            "bot": str(self.contestant.spec),
            "seats": self.seats,
        }
        for name in ("points", "points_per_round", "wins", "place", "lead", "lead_per_round", "lead_in_wins"):
            estimate = getattr(self, name)
            data[name] = None if estimate is None else estimate.as_json()
        if self.contestant.spec.is_own:
            data["forfeits"] = {**self.losses, "first": self.first_loss or None}
        return data


@dataclass(frozen=True)
class Pair:
    """Two contestants compared, deal by deal."""

    better: str
    than: str
    lead: Estimate
    """Points per match by which the first does better."""

    def as_json(self) -> dict[str, Any]:
        return {"better": self.better, "than": self.than, "lead": self.lead.as_json(), "telling": self.lead.telling}


@dataclass(frozen=True)
class GameResult:
    """How all contestants fared in one game."""

    plan: Plan
    deals: int
    standings: tuple[Standing, ...]
    """In the order in which the contestants were named."""
    pairs: tuple[Pair, ...]
    """Each two of them, the better one first."""
    rounds: float
    """Rounds of a match, in the mean."""
    decisions: int
    reasons: dict[str, int]
    """Why matches ended, and how often."""

    @property
    def matches(self) -> int:
        return self.deals * len(self.plan.rotations)

    def as_json(self) -> dict[str, Any]:
        plan = self.plan.as_json()
        return {
            "game": plan["game"],
            "players": plan["players"],
            "options": plan["options"],
            "low_wins": self.plan.game.low_wins,
            "deals": self.deals,
            "matches": self.matches,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "reasons": self.reasons,
            "contestants": [standing.as_json() for standing in self.standings],
            "pairs": [pair.as_json() for pair in self.pairs],
        }


class Sums:
    """Whole-number sums over the rotations of each deal, by deal and contestant."""

    def __init__(self, plan: Plan, deals: Sequence[Deal]) -> None:
        seating = np.array(plan.rotations)
        members = np.stack([seating == number for number in range(len(plan.contestants))])  # contestant, match, seat
        totals = np.array([[match.totals for match in deal.matches] for deal in deals], np.int64)  # deal, match, seat
        if plan.game.low_wins:
            totals = -totals
        others = totals[..., None, :]  # compared with each other seat
        better = (others > totals[..., None]).sum(-1)
        equal = (others == totals[..., None]).sum(-1)
        self.appearances: Numbers = members.sum((1, 2))
        """How many seats each contestant has in all rotations together."""
        self.rounds: Numbers = np.array([[match.rounds for match in deal.matches] for deal in deals]).sum(1)
        self.matches = len(plan.rotations)
        self.goodness = _gather(members, totals)
        self.wins = _gather(members, np.where(better == 0, WINS // equal, 0))
        self.half_places = _gather(members, 2 * better + equal + 1)


def _gather(members: NDArray[np.bool_], values: Numbers) -> Numbers:
    gathered: Numbers = np.einsum("cms,dms->dc", members.astype(np.int64), values)
    return gathered


def judge(plan: Plan, deals: Sequence[Deal]) -> GameResult:
    """Read the results of at least one deal."""
    sums = Sums(plan, deals)
    matches = [match for deal in deals for match in deal.matches]
    reasons = [match.reason for match in matches]
    words = {reason: "rounds_capped" if reason == STOPPED else Reason(reason).word for reason in sorted(set(reasons))}
    standings = tuple(
        replace(_standing(plan, sums, number), **_lost(plan, deals, number)) for number in range(len(plan.contestants))
    )
    return GameResult(
        plan,
        len(deals),
        standings,
        tuple(_pairs(plan, sums)),
        rounds=sum(match.rounds for match in matches) / len(matches),
        decisions=sum(match.decisions for match in matches),
        reasons={word: reasons.count(reason) for reason, word in words.items()},
    )


def lead(plan: Plan, deals: Sequence[Deal], number: int = 0) -> Estimate | None:
    """How far one contestant is ahead of the others so far."""
    sums = Sums(plan, deals)
    return _ahead(sums, number, sums.goodness, np.ones(len(deals), np.int64))


def _standing(plan: Plan, sums: Sums, number: int) -> Standing:
    seats = sums.appearances[number]
    sign = -1 if plan.game.low_wins else 1
    one = np.ones(len(sums.rounds), np.int64)
    # Each match has the same rounds for all its seats: points per round are all points by all rounds of the deal.
    return Standing(
        plan.contestants[number],
        seats=plan.line_up.seating.count(number),
        points=Estimate.over(sign * sums.goodness[:, number] / seats),
        points_per_round=Estimate.over(sign * sums.goodness[:, number] * sums.matches / (seats * sums.rounds)),
        wins=Estimate.over(sums.wins[:, number] / (WINS * seats)),
        place=Estimate.over(sums.half_places[:, number] / (2 * seats)),
        lead=_ahead(sums, number, sums.goodness, one),
        lead_per_round=_ahead(sums, number, sums.goodness * sums.matches, sums.rounds),
        lead_in_wins=_ahead(sums, number, sums.wins, WINS * one),
    )


def _lost(plan: Plan, deals: Sequence[Deal], number: int) -> dict[str, Any]:
    """What a contestant lost to a Geselle."""
    matches = [
        (match.losses, seating) for deal in deals for match, seating in zip(deal.matches, plan.rotations, strict=True)
    ]
    lost = [(losses, seat) for losses, seating in matches for seat in losses.counts if seating[seat] == number]
    first = next((losses.first[seat] for losses, seat in lost), "")
    return {"losses": add_up(losses.counts[seat] for losses, seat in lost), "first_loss": first}


def _ahead(sums: Sums, number: int, values: Numbers, unit: Numbers) -> Estimate | None:
    """The mean of a contestant's seats less that of all other seats, deal by deal."""
    mine, its = sums.appearances[number], sums.appearances.sum() - sums.appearances[number]
    if its == 0:
        return None
    own = values[:, number]
    return Estimate.over((own * its - (values.sum(1) - own) * mine) / (mine * its * unit))


def _pairs(plan: Plan, sums: Sums) -> list[Pair]:
    names, n, pairs = [each.name for each in plan.contestants], sums.appearances, []
    for a in range(len(names)):
        for b in range(a + 1, len(names)):
            gap = Estimate.over((sums.goodness[:, a] * n[b] - sums.goodness[:, b] * n[a]) / (n[a] * n[b]))
            ahead, behind = (a, b) if gap.mean >= 0 else (b, a)
            pairs.append(Pair(names[ahead], names[behind], Estimate(abs(gap.mean), gap.half)))
    return pairs
