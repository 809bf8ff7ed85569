"""How a seat stands in the match, and how much may still change."""

from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.scoring import captured, uniter
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.standing import distance, root


@rule
def appraise(s: State, seat: int) -> int:
    """The total, and within a round what has been taken so far."""
    if s.ended:
        return 100 * s.totals[seat]
    united = uniter(s)
    if united >= 0:
        return 100 * (s.totals[seat] + (0 if united == seat else s.worth))
    return 100 * (s.totals[seat] + captured(s, seat))


@rule
def spread(s: State) -> int:
    """Grows with the square root of the points still to be made. The factors were fitted to who won 1,500 matches for
    each number of players, from all standings between their rounds.
    """
    return 0 if s.ended else (120 + 450 // s.players) * root(100 * (distance(s, s.limit) + 10)) // 10
