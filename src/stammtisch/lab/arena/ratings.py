"""One number for each contestant over all games, from the places in every match.

Plackett and Luce's model as openskill has it. Points say more about one game; ratings compare across games. Every
seat is rated as a player of its own, and a contestant with several seats takes the mean of what they are rated then.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from stammtisch.core.outcome import Reason, rank
from stammtisch.lab.arena.deals import Deal
from stammtisch.lab.arena.plan import Plan

OVERALL = "overall"


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


def ratings_as_json(ratings: Ratings) -> dict[str, dict[str, dict[str, float]]]:
    return {game: {name: each.as_json() for name, each in rated.items()} for game, rated in ratings.items()}


def _rate(deals: Iterable[tuple[Plan, Deal]]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0)  # bots do not change while they play
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
