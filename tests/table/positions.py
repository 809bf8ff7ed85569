"""Matches at the table played on until a certain kind of decision is open."""

import random
from collections.abc import Callable
from typing import Any

from stammtisch.core.agenda import Kind
from stammtisch.table import commands
from tests.table.parlour import Parlour, Somebody


def until(parlour: Parlour, people: list[Somebody], there: Callable[[], bool], seed: int = 0) -> bool:
    """Everybody plays anything until something is so. False if the match ends before."""
    rng = random.Random(seed)
    by_seat = {somebody.you["seat"]: somebody for somebody in people}
    while parlour.table.phase == "playing":
        if there():
            return True
        decision = parlour.table.flow.decision
        for seat in decision.seats:
            somebody = by_seat[seat]
            move = rng.choice(somebody.view["legal"])
            answer = somebody.do(commands.Play(parlour.id(), somebody.decision["number"], move))
            if answer and answer["type"] == "refused":
                assert answer["key"] in ("too_late", "not_asked"), answer
            if parlour.table.flow.number != somebody.decision["number"]:
                break
    return False


def at_decision(game: str, kind: Kind, check: Callable[[Any], bool] = lambda flow: True, **agreed: Any) -> Any:
    """A table with people on all seats where such a decision is open."""
    for seed in range(40):
        parlour = Parlour(game, **agreed)
        people = parlour.everyone()

        def there(parlour: Parlour = parlour) -> bool:
            flow = parlour.table.flow
            return flow.decision.kind is kind and check(flow)

        if until(parlour, people, there, seed):
            return parlour, people
    raise AssertionError("no such decision came")
