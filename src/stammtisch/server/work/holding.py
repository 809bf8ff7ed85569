"""When the answer of a bot is given: not when its thought ends, which would tell what it holds.

A search ends early where the choice is clear, a bot without a choice has nothing to search for, and both show when many
wait for their turn. So an answer is kept until the budget of its thought would be used up, and a little longer. A
thought that takes longer still, on a busy machine, is given when it ends; whoever has no choice is then as late as
such bots have been lately that had one and let it pass.
"""

import random
from collections import deque
from typing import Any

from stammtisch.core import agenda
from stammtisch.table.flow import Think

MARGIN = 50
"""Milliseconds beyond its budget that an answer is kept: a search looks at the clock now and then only, and is laid out
and read off besides.
"""
KEPT = 24
"""So many times of each kind are remembered."""


class Holding:
    """When answers are given, from how long thoughts have taken lately."""

    def __init__(self) -> None:
        self._late: dict[tuple[Any, ...], deque[float]] = {}
        """Milliseconds beyond the budget, by level, game, step, and whether there was a budget."""

    def rest(self, think: Think, move: str, seconds: float, budget: int) -> float:
        """Seconds for which an answer is kept after it was found, in so many seconds with a budget in milliseconds.
        Where nobody searches, only windows tell anything by their time; in a race what counts was thrown before.
        """
        match, decision = think.match, think.match.decision
        assert decision is not None
        window = decision.kind == agenda.WINDOW
        if decision.kind == agenda.RACE or not (window or budget):
            return 0.0
        late = taken = seconds * 1000 - budget
        known = self._late.setdefault((think.level, match.game.name, decision.step, bool(budget)), deque(maxlen=KEPT))
        if len(match.legal(think.seat)) == 1:
            late = random.choice(known) if known else 0.0  # it decides no game
        elif not window or move == match.game.silence.get(decision.step):
            known.append(late)
        return max(0.0, max(late, MARGIN) - taken) / 1000
