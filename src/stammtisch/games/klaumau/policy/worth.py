"""What cards and drawing are worth, in hundredths of a point, and what it is worth that somebody else loses some."""

from stammtisch.core.bits import lowest
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import BOMB, CROOK, FACES, MOTIF, NUMBERS, POLICE, PRINTED, WORTH
from stammtisch.games.klaumau.state import State, left

CARD = 140
"""What a card counts on average, in hundredths of a point."""
TURN_WORTH = 60
"""What a turn is worth to whoever has it."""
LATE = 6
"""With so few cards in the pile a round is nearly over."""


@rule
def left_in_pile(s: State) -> int:
    return left(s)


@rule
def draw_worth(s: State) -> int:
    """What drawing a card brings: nothing, and the end of the round, if there is none."""
    return CARD if left(s) else 0


@rule_apart
def keeping(s: State, face: int) -> int:
    """What a card is worth that one keeps: its points, unless they are forged, and what it may do before the round
    ends.
    """
    late = left(s) < LATE
    if face == POLICE:
        return 0 if left(s) == 0 else 30 if late else 130
    points = 100 * WORTH[face]
    if NUMBERS >> face & 1:
        if s.forgery and late and PRINTED[face] & PRINTED[s.top]:
            return points // 2
        return points
    if late:
        return points
    motif = MOTIF[face]
    return points + (30 if motif == CROOK else 10 if face < BOMB else 20)


@rule_apart
def mean_of(s: State, seat: int) -> int:
    """What a card of one's own hand counts on average."""
    total, held = 0, s.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        total += s.hands[seat * FACES + face] * keeping(s, face)
    return total // max(1, s.sizes[seat])


@rule
def standing(s: State, other: int) -> int:
    """Where somebody stands, as far as all can see."""
    return 100 * (s.totals[other] + (s.dogs >> other & 1)) + CARD * s.sizes[other]


@rule_apart
def threat(s: State, seat: int, other: int) -> int:
    """What it is worth, in hundredths, that somebody else has one point less: more if they lead the others."""
    if s.players == 2:
        return 100
    best = -1
    for each in range(s.players):
        if each != seat and (best < 0 or standing(s, each) > standing(s, best)):
            best = each
    share = 80 // (s.players - 1)
    return share + 20 if other == best else share


@rule
def everybody_else(s: State, seat: int) -> int:
    return ((1 << s.players) - 1) & ~(1 << seat)
