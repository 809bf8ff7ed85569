"""How much may still change in a match of many rounds, which ends at a limit or after a last round."""

from stammtisch.core.rule import rule
from stammtisch.games.tricks.state import TrickState

FARTHEST = 2_000
"""From so many points below the limit on, a match is simply long."""


@rule
def root(number: int) -> int:
    """The whole part of a square root."""
    guess = 0
    for bit in (256, 128, 64, 32, 16, 8, 4, 2, 1):
        if (guess + bit) * (guess + bit) <= number:
            guess += bit
    return guess


@rule
def distance(s: TrickState, limit: int, each: int) -> int:
    """How many points the highest total is below the limit; with a last round, how many it will still get, at `each` in
    a round.
    """
    if s.last_round:
        return min((s.last_round - s.round) * each, FARTHEST)
    top = s.totals[0]
    for seat in range(1, s.players):
        top = max(top, s.totals[seat])
    return min(max(limit - top, 0), FARTHEST)
