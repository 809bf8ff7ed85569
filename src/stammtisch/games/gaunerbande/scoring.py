"""Points and the end of a match of Gaunerbande."""

from stammtisch.core.agenda import then
from stammtisch.core.bits import bit_count
from stammtisch.core.events import note
from stammtisch.core.outcome import MOST_ROUNDS, end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import BLACK, GANG, POLITICIAN_MASK
from stammtisch.games.gaunerbande.state import DEAL, State

OTHERS, SELF = 0, 1
"""The choices of whoever united the gang."""

LIMIT, ROUNDS, BOUND = 1, 2, 5  # outcome.Reason


@rule
def card_points(s: State, won: int) -> int:
    """GB-22, GB-27: a point for each black card; for the politician as many as there are black cards."""
    points = bit_count(won & BLACK)
    if won & POLITICIAN_MASK:
        points += s.worth // 2
    return points


@rule
def captured(s: State, seat: int) -> int:
    return card_points(s, s.won[seat])


@rule
def uniter(s: State) -> int:
    """GB-24: who has taken every black card and the politician, or -1."""
    gang = GANG & s.deck
    for seat in range(s.players):
        if s.won[seat] & gang == gang:
            return seat
    return -1


@rule
def count_round(s: State) -> None:
    for seat in range(s.players):
        s.scored[seat] = captured(s, seat)


@rule
def gang_worth(s: State, seat: int) -> int:
    """GB-25 to GB-27: what the gang that a seat united is worth, twice as much with all tricks."""
    return s.worth * 2 if s.won[seat] == s.deck else s.worth


@rule
def score_gang(s: State, seat: int, choice: int) -> None:
    """GB-24 to GB-26: nothing for the one who united the gang, and its worth, whole, to the others or off their
    own total.
    """
    worth = gang_worth(s, seat)
    for other in range(s.players):
        s.scored[other] = worth if choice == OTHERS and other != seat else 0
    if choice == SELF:
        s.scored[seat] = -worth
        note(s, "clears", seat, worth)
    else:
        note(s, "charges", seat, worth)


@rule
def settled(s: State, total: int) -> int:
    """GB-36: what a total comes to when it is written down: exactly the limit may fall to half, rounded up."""
    return total - total // 2 if s.half and total == s.limit else total


@rule
def close_round(s: State) -> None:
    """GB-23, GB-29, GB-34: write the round down; the match is over once a total is above the limit, or after the rounds
    that were agreed.
    """
    over = False
    for seat in range(s.players):
        before = s.totals[seat] + s.scored[seat]
        total = settled(s, before)
        s.totals[seat] = total
        if total != before:
            note(s, "halves", seat, before, total)
        if total > s.limit:
            over = True
    write_scores(s)
    if s.round == s.last_round:
        end_match(s, ROUNDS)
    elif over and s.last_round == 0:
        end_match(s, LIMIT)
    elif s.round >= MOST_ROUNDS:
        end_match(s, BOUND)
    else:
        then(s, DEAL)
