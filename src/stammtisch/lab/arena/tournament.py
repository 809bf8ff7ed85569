"""An arena for one game or several: what is still to be played is handed out, and what comes back is written down."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from stammtisch.bots import warming
from stammtisch.lab.arena.contestants import searching
from stammtisch.lab.arena.deals import Deal, play_unit
from stammtisch.lab.arena.journal import Journal, Results
from stammtisch.lab.arena.plan import Plan, sources
from stammtisch.lab.crew import Crew, Unit
from stammtisch.lab.simulate import is_compiled, prepare

CHUNK = 25
"""Compiled deals that are handed out at a time: enough to be worth it, few enough for a smooth progress bar."""


@dataclass(frozen=True)
class Tournament:
    """A plan for each game, all with the same contestants."""

    plans: tuple[Plan, ...]

    @property
    def native(self) -> bool:
        return all(plan.native for plan in self.plans)

    def as_json(self) -> dict[str, Any]:
        """What the results depend on, besides the number of deals."""
        first = self.plans[0].as_json()
        shared = ("players", "contestants", "seating", "seed", "rounds", "checked")
        return {
            "games": [plan.game.name for plan in self.plans],
            **{name: first[name] for name in (*shared, "own", "limits") if name in first},
            "options": [plan.as_json()["options"] for plan in self.plans],
            "sources": sources(),
        }

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.as_json(), sort_keys=True).encode()).hexdigest()[:16]

    @property
    def shape(self) -> dict[str, tuple[int, int]]:
        """For each game, how many matches a deal has and how many players."""
        return {plan.game.name: (len(plan.rotations), plan.players) for plan in self.plans}


def is_warm(plan: Plan) -> bool:
    """Whether `warm_up` is a matter of a moment, since it was done before."""
    if plan.native:
        return is_compiled(plan.game)
    return not searching(plan.contestants) or warming.is_warm(plan.game)


def warm_up(plan: Plan) -> None:
    """Compile or load here what the plan needs, so that workers find it on disk and do not all compile it."""
    if plan.native:
        prepare(plan.game)
    elif not is_warm(plan):
        warming.warm(plan.game)


def play(
    tournament: Tournament,
    deals: int,
    crew: Crew,
    journal: Journal,
    progress: Callable[[Plan, list[Deal]], None] = lambda plan, deals: None,
) -> None:
    """Play what is missing of so many deals of each game. `progress` hears what has been finished.

    Whatever happens, the journal holds every deal that was finished, and nothing else.
    """
    plans = {plan.text: plan for plan in tournament.plans}
    for (text, _), finished in crew.work(units(tournament, deals, journal.results), play_unit):
        for deal in finished:
            journal.add(plans[text].game.name, deal)
        progress(plans[text], finished)


def first_deals(tournament: Tournament, deals: int, done: Results) -> list[tuple[Plan, list[Deal]]]:
    """Exactly so many deals of each game, in order; a journal may know more of them."""
    return [(plan, [done[plan.game.name][number] for number in range(deals)]) for plan in tournament.plans]


def units(tournament: Tournament, deals: int, done: Results) -> Iterator[Unit]:
    """The work that is left."""
    for plan in tournament.plans:
        left = [number for number in range(deals) if number not in done[plan.game.name]]
        size = CHUNK if plan.native else 1
        yield from ((plan.text, tuple(left[first : first + size])) for first in range(0, len(left), size))
