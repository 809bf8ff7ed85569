"""What a seat, or a spectator, may see of a match of Gaunerbande."""

from typing import Any

from stammtisch.games.gaunerbande.cards import DECK
from stammtisch.games.gaunerbande.scoring import captured
from stammtisch.games.gaunerbande.state import PASS, State
from stammtisch.games.tricks.view import cards, table


def shared(s: State) -> dict[str, Any]:
    return {
        **table(s, DECK, passing=_passing(s)),
        "black_open": s.black_open == 1,
        "points": [captured(s, other) for other in range(s.players)],
        "limit": s.limit,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return cards(s, seat, DECK, passing=_passing(s))


def _passing(s: State) -> bool:
    return s.depth > 0 and s.steps[s.depth - 1] == PASS
