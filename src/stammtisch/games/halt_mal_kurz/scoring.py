"""The end of a match of Halt mal kurz."""

from stammtisch.core.bits import bit_count
from stammtisch.core.outcome import end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.games.halt_mal_kurz.state import State

MOST_TURNS = 1000
"""HK-14: after so many turns the match ends with the standing then."""

HAND_EMPTY, BOUND = 3, 5  # outcome.Reason


@rule
def finish(s: State) -> bool:
    """HK-12 to HK-14: after an action, see whether the match is over. A total is the number of cards left in hand."""
    out = False
    for seat in range(s.players):
        if s.hands[seat] == 0:
            out = True
    if not out and s.turns < MOST_TURNS:
        return False
    for seat in range(s.players):
        s.scored[seat] = bit_count(s.hands[seat])
        s.totals[seat] = s.scored[seat]
    write_scores(s)
    end_match(s, HAND_EMPTY if out else BOUND)
    return True
