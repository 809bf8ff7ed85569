"""How a seat stands in the match, how much may still change, and what others must have held."""

from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import minus, plus
from stammtisch.games.black_spy.scoring import ALL_BLACK, captured, shooter
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.standing import distance, root

ROUND = 80
"""About what a round brings all players together; the highest total gets some half more than the average."""


@rule
def appraise(s: State, seat: int) -> int:
    """The total, and within a round what has been taken so far."""
    if s.ended:
        return 100 * s.totals[seat]
    shot = shooter(s)
    if shot >= 0:
        return 100 * (s.totals[seat] + (0 if shot == seat else ALL_BLACK))
    return 100 * (s.totals[seat] + captured(s, seat))


@rule
def spread(s: State) -> int:
    """Grows with the square root of the points still to be made. The factors were fitted to who won 1,500 matches for
    each number of players, from all standings between their rounds.
    """
    return 0 if s.ended else 1200 * root(distance(s, s.limit, ROUND * 3 // (2 * s.players)) + 50) // s.players


@rule
def recall(past: State, world: State, seat: int) -> None:
    """Hands lose cards only by laying them, once passing is over."""
    for other in range(past.players):
        if other != seat:
            past.hands[other] = plus(world.hands[other], minus(world.laid[other], past.laid[other]))
            past.chosen[other] = world.chosen[other]
            past.picks[other] = world.picks[other]
