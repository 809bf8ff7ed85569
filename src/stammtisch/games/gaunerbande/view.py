"""What a seat, or a spectator, may see of a match of Gaunerbande."""

from typing import Any

from stammtisch.core.game import Fact
from stammtisch.games.gaunerbande.cards import DECK, RANKS, SUITS
from stammtisch.games.gaunerbande.rules import legal
from stammtisch.games.gaunerbande.scoring import captured, gang_worth, uniter
from stammtisch.games.gaunerbande.state import GANG, PASS, PLAY, State
from stammtisch.games.tricks.view import cards, table, tricks

FACTS = {
    "black_open": Fact.FLAG,
    "limit": Fact.NUMBER,
    "rounds": Fact.NUMBER,
    "trick": Fact.PLAYED,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    step = _step(s)
    return {
        **table(s, DECK, passing=step == PASS),
        "black_open": s.black_open == 1,
        "limit": None if s.last_round else s.limit,
        "rounds": s.last_round or None,
        "gang_worth": gang_worth(s, uniter(s)) if step == GANG else None,
    }


def lasting(s: State) -> dict[str, Any]:
    points = None if s.face_down else [captured(s, other) for other in range(s.players)]
    return {**tricks(s, DECK), "points": points}


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {**cards(s, seat, DECK, passing=_step(s) == PASS), "duty": duty(s, seat)}


def duty(s: State, seat: int | None) -> str | None:
    """What binds the card that a seat has to play now, in a word; None if it has none to play."""
    if seat is None or _step(s) != PLAY or not s.asked[s.depth - 1] >> seat & 1:
        return None
    if s.played == 0:
        return "opening" if s.tricks == 0 else "lead" if s.black_open else "lead_closed"
    if s.hands[seat] & SUITS[s.trick[0] // RANKS]:
        return "follow"
    return "free" if legal(s, seat) == s.hands[seat] else "first_free"


def _step(s: State) -> int:
    return s.steps[s.depth - 1] if s.depth else -1
