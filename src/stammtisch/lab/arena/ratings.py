"""One number for each contestant over all games, from the places in every match.

Bradley and Terry's model as openskill has it: each two seats of a match are compared, and equal places are half a win.
Points say more about one game; ratings compare across games. Every seat is rated as a player of its own, and a
contestant with several seats takes the mean of what they are rated then.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, zip_longest
from math import hypot
from typing import Any

from stammtisch.core.outcome import Reason, rank
from stammtisch.lab.arena.deals import Deal
from stammtisch.lab.arena.plan import Plan

OVERALL = "overall"
BETA = 16 * 25 / 6
"""How far chance spreads the play of one match: openskill's usual value is for games of skill, and makes ratings of
card games so sure of themselves that they foretell worse than a coin.
"""


@dataclass(frozen=True)
class Rating:
    mu: float
    """How strong a contestant seems."""
    sigma: float
    """How unsure that is."""

    @property
    def ordinal(self) -> float:
        """What it is at least worth, all but certainly."""
        return self.mu - 3 * self.sigma

    def as_json(self) -> dict[str, float]:
        return {"mu": self.mu, "sigma": self.sigma, "ordinal": self.ordinal}


Ratings = dict[str, dict[str, Rating]]
"""By game, and overall: the rating of each contestant by name."""


def rate(results: Sequence[tuple[Plan, Sequence[Deal]]]) -> Ratings:
    """Ratings from all matches. The games take turns, deal by deal, so that none has the last word."""
    alone = {plan.game.name: _rate([(plan, deal) for deal in deals]) for plan, deals in results}
    turns = zip_longest(*([(plan, deal) for deal in deals] for plan, deals in results))
    return {**alone, OVERALL: _rate(each for turn in turns for each in turn if each is not None)}


def alike(rated: dict[str, Rating]) -> bool:
    """Whether no two of them are told apart: they differ by less than twice what both together are unsure of."""
    return all(abs(a.mu - b.mu) < 2 * hypot(a.sigma, b.sigma) for a, b in combinations(rated.values(), 2))


def ratings_as_json(ratings: Ratings) -> dict[str, dict[str, dict[str, float]]]:
    return {game: {name: each.as_json() for name, each in rated.items()} for game, rated in ratings.items()}


def _rate(deals: Iterable[tuple[Plan, Deal]]) -> dict[str, Rating]:
    from openskill.models import BradleyTerryFull

    # Bots do not change while they play (tau), and every match tells as much as it does (gamma): people's ratings stay
    # open for what they learn.
    model: Any = BradleyTerryFull(beta=BETA, tau=0, gamma=lambda *about: 1)
    ratings: dict[str, Any] = {}
    for plan, deal in deals:
        names = [each.name for each in plan.contestants]
        for seating, match in zip(plan.rotations, deal.matches, strict=True):
            places = rank(Reason.ROUNDS, match.totals, low_wins=plan.game.low_wins).places
            teams = [[ratings.get(names[each]) or model.rating()] for each in seating]
            rated = [team[0] for team in model.rate(teams, ranks=list(places))]
            for number, name in enumerate(names):
                own = [each for seat, each in enumerate(rated) if seating[seat] == number]
                mu = sum(each.mu for each in own) / len(own)
                ratings[name] = model.rating(mu=mu, sigma=sum(each.sigma for each in own) / len(own))
    return {name: Rating(each.mu, each.sigma) for name, each in ratings.items()}
