"""The end of a round, points, and the end of a match of Klaumau."""

from stammtisch.core.agenda import then
from stammtisch.core.bits import lowest
from stammtisch.core.events import note
from stammtisch.core.outcome import end_match, write_scores
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import FACES, NUMBERS, PRINTED, WORTH
from stammtisch.games.klaumau.state import COUNT, DEAL, SHOWN, State, log

ROUNDS, SURROUNDED = 2, 6  # outcome.Reason


@rule
def stop_round(s: State) -> None:
    """KM-41, KM-42: nothing is left to happen but the counting."""
    s.depth = 0
    then(s, COUNT)


@rule
def note_points(s: State, seat: int, points: int) -> None:
    """Points that are written down at once."""
    s.noted[seat] += points
    s.totals[seat] += points


@rule_apart
def hand_points(s: State, seat: int) -> int:
    """KM-44, KM-47, KM-58: what a seat's cards count now."""
    points = s.dogs >> seat & 1
    void = PRINTED[s.top] if s.forgery else 0
    held = s.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        if NUMBERS >> face & 1 == 0 or PRINTED[face] & void == 0:
            points += WORTH[face] * s.hands[seat * FACES + face]
    return points


@rule_apart
def count(s: State) -> None:
    """KM-44, KM-45: score the round, and see whether it was the last."""
    if s.forgery:
        note(s, "forged", s.top)  # KM-47
    for seat in range(s.players):
        note(s, "holds", seat, s.hands[seat * FACES : (seat + 1) * FACES])
        log(s, SHOWN + seat, 0)  # from now on all know what everybody held
        points = hand_points(s, seat)
        s.scored[seat] = points + s.noted[seat]
        s.totals[seat] += points
    write_scores(s)
    if s.encircled:
        end_match(s, SURROUNDED)  # KM-71
    elif s.round == s.last_round:
        end_match(s, ROUNDS)
    else:
        then(s, DEAL)
