"""What a seat, or a spectator, may see of a match of Gaunerbande."""

from typing import Any, Literal

from stammtisch.core.game import Fact
from stammtisch.games.gaunerbande.cards import DECK, RANKS, SUITS
from stammtisch.games.gaunerbande.rules import legal
from stammtisch.games.gaunerbande.scoring import captured, gang_worth, uniter
from stammtisch.games.gaunerbande.state import GANG, PASS, PLAY, State
from stammtisch.games.tricks.view import TricksView, cards, table, tricks


class View(TricksView):
    """What a seat sees of Gaunerbande."""

    duty: Literal["opening", "lead", "lead_closed", "follow", "first_free", "free"] | None
    black_open: bool
    gang_worth: int | None


FACTS = {
    "black_open": Fact.FLAG,
    "limit": Fact.NUMBER,
    "rounds": Fact.NUMBER,
    "trick": Fact.PLAYED,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    step = s.steps[s.depth - 1] if s.depth else -1
    return {
        **table(s, DECK, passing=step == PASS),
        "black_open": s.black_open == 1,
        "gang_worth": gang_worth(s, uniter(s)) if step == GANG else None,
        **tricks(s, DECK),
        "points": None if s.face_down else [captured(s, other) for other in range(s.players)],
        "limit": None if s.last_round else s.limit,
        "rounds": s.last_round or None,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    step = s.steps[s.depth - 1] if s.depth else -1
    found = cards(s, seat, DECK, passing=step == PASS)
    plays = step == PLAY and seat is not None and s.asked[s.depth - 1] >> seat & 1
    found["duty"] = duty(s, seat) if plays and seat is not None else None
    return found


def duty(s: State, seat: int) -> str:
    """What binds the card that a seat has to play now, in a word."""
    if s.played == 0:
        return "opening" if s.tricks == 0 else "lead" if s.black_open else "lead_closed"
    if s.hands[seat] & SUITS[s.trick[0] // RANKS]:
        return "follow"
    return "free" if legal(s, seat) == s.hands[seat] else "first_free"
