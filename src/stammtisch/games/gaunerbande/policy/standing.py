"""How a seat stands in the match, and how much may still change."""

from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.scoring import captured, settled, uniter
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
    total = s.totals[seat] + captured(s, seat)
    if s.half and left_to_take(s) == 0:
        total = settled(s, total)  # GB-36
    return 100 * total


@rule
def left_to_take(s: State) -> int:
    """The points of the round that nobody has taken yet."""
    left = s.worth
    for seat in range(s.players):
        left -= captured(s, seat)
    return left


@rule
def spread(s: State) -> int:
    """Grows with the square root of the points still to be made. The factors were fitted to who won 1,500 matches for
    each number of players, from all standings between their rounds; a round brings the highest total some half more
    than the average.
    """
    if s.ended:
        return 0
    ahead = distance(s, s.limit, s.worth * 3 // (2 * s.players))
    return (120 + 450 // s.players) * root(100 * (ahead + 10)) // 10
