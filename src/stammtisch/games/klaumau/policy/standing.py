"""Where a seat stands in the match."""

from stammtisch.core.rule import rule
from stammtisch.games.klaumau.cards import FENCE
from stammtisch.games.klaumau.scoring import hand_points
from stammtisch.games.klaumau.state import OUT, STOCK, State

SWING = 400
"""How large a lead has to be, one round before the end, to be worth a great deal; measured in simulations."""
ROOTS = (0, 100, 141, 173, 200, 224, 245, 265, 283)
"""A hundred times the square roots: luck adds up like that."""


@rule
def appraise(s: State, seat: int) -> int:
    """The total and what is in hand; cards that were just dealt are all luck, and count for nobody."""
    if s.ended or fresh(s):
        return 100 * s.totals[seat]
    return 100 * (s.totals[seat] + hand_points(s, seat))


@rule
def fresh(s: State) -> bool:
    """Whether nobody has had a turn in this round: the last thing that happened is the start card."""
    return s.moves > 0 and s.log_way[s.moves - 1] == STOCK * 10 + OUT and s.log_face[s.moves - 1] != FENCE


@rule
def spread(s: State) -> int:
    if s.ended:
        return 0
    rounds = min(8, s.last_round - s.round + 1)
    return SWING * ROOTS[max(0, rounds)] // 100
