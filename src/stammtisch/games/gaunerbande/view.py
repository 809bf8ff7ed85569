"""What a seat, or a spectator, may see of a match of Gaunerbande."""

from typing import Any

from stammtisch.core.game import Fact
from stammtisch.games.gaunerbande.cards import DECK
from stammtisch.games.gaunerbande.scoring import captured, gang_worth, uniter
from stammtisch.games.gaunerbande.state import GANG, PASS, State
from stammtisch.games.tricks.view import cards, table

FACTS = {
    "black_open": Fact.FLAG,
    "limit": Fact.NUMBER,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    step = _step(s)
    return {
        **table(s, DECK, passing=step == PASS),
        "black_open": s.black_open == 1,
        "points": [captured(s, other) for other in range(s.players)],
        "limit": s.limit,
        "gang_worth": gang_worth(s, uniter(s)) if step == GANG else None,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return cards(s, seat, DECK, passing=_step(s) == PASS)


def _step(s: State) -> int:
    return s.steps[s.depth - 1] if s.depth else -1
