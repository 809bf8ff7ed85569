"""Points and the end of a match of Black Spy."""

from stammtisch.core.agenda import then
from stammtisch.core.bits import bit_count
from stammtisch.core.events import note
from stammtisch.core.outcome import MOST_ROUNDS, end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import BLACK, BLACK_CARDS, GOOD_SPIES, K8, K9, K10, K11, LOW_BLACK, SPIES
from stammtisch.games.black_spy.state import DEAL, State

CAPTURE_ALL, RELEASE = 0, 1
"""The choices of whoever took all black cards, where that is a choice."""

ALL_BLACK = 60
"""What taking all black cards costs the others."""

LIMIT, ROUNDS, BOUND = 1, 2, 5  # outcome.Reason


@rule
def black_points(won: int) -> int:
    """BS-21: what black cards count."""
    points = bit_count(won & LOW_BLACK) + 10 * bit_count(won & SPIES)
    if won & K8:
        points += 2
    if won & K9:
        points += 3
    if won & K10:
        points += 4
    if won & K11:
        points += 5
    return points


@rule
def good_points(s: State, won: int) -> int:
    """BS-21, BS-28: what coloured spies count."""
    return 0 if s.no_good_spies else -5 * bit_count(won & GOOD_SPIES)


@rule
def captured(s: State, seat: int) -> int:
    return black_points(s.won[seat]) + good_points(s, s.won[seat])


@rule
def shooter(s: State) -> int:
    """BS-23: who has taken all 16 black cards, or -1."""
    for seat in range(s.players):
        if bit_count(s.won[seat] & BLACK) == BLACK_CARDS:
            return seat
    return -1


@rule
def count_round(s: State) -> None:
    shot = shooter(s)
    for seat in range(s.players):
        if shot < 0:
            s.scored[seat] = captured(s, seat)
        else:
            s.scored[seat] = (0 if seat == shot else ALL_BLACK) + good_points(s, s.won[seat])


@rule
def score_choice(s: State, seat: int, choice: int) -> None:
    """BS-29: capture or release. Coloured spies do not count in this round."""
    for other in range(s.players):
        s.scored[other] = ALL_BLACK if choice == CAPTURE_ALL and other != seat else 0
    if choice == RELEASE:
        s.scored[seat] = -ALL_BLACK
        note(s, "releases", seat)
    else:
        note(s, "captures", seat)


@rule
def close_round(s: State) -> None:
    """BS-22, BS-24, BS-35, BS-36: write the round down, and see whether the match is over."""
    over = False
    for seat in range(s.players):
        s.totals[seat] += s.scored[seat]
        if s.reduce_points and s.scored[seat] != 0:
            total = s.totals[seat]
            if total == s.limit or 2 * total == s.limit:
                s.totals[seat] = total - total // 2  # whole points only are taken off: 75 becomes 38
                note(s, "reduces", seat, total, s.totals[seat])
        if s.totals[seat] > s.limit or (s.totals[seat] == s.limit and not s.reduce_points):
            over = True
    write_scores(s)
    if s.round == s.last_round:
        end_match(s, ROUNDS)  # BS-39
    elif over and s.last_round == 0:
        end_match(s, LIMIT)
    elif s.round >= MOST_ROUNDS:
        end_match(s, BOUND)
    else:
        then(s, DEAL)
