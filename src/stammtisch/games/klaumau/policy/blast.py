"""What the agreed rule of the bomb brings, and whom to aim it at."""

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.bomb import ALL, CHOSEN, DRAW, GAIN, HALF, LOSE, MISS, PAY
from stammtisch.games.klaumau.policy.worth import CARD, TURN_WORTH, threat
from stammtisch.games.klaumau.rules.bombs import hit
from stammtisch.games.klaumau.state import State, left


@rule_apart
def exploding(s: State, seat: int) -> int:
    """What it brings to play the bomb."""
    total, chosen, best = 0, 0, -(1 << 40)
    for step in range(s.bomb_steps):
        who, what, count = s.bomb_who[step], s.bomb_what[step], s.bomb_count[step]
        if who == CHOSEN:
            chosen = 1
            continue
        seats = hit(s, seat, who)
        while seats:
            other = lowest(seats)
            seats &= seats - 1
            if other == seat:
                total += blow(s, seat, what, count) if what != PAY else 0
            else:
                total -= blow(s, other, what, count) * threat(s, seat, other) // 100
                if what == PAY:
                    total -= blow(s, other, what, count)
    if chosen:
        for other in range(s.players):
            if other != seat:
                best = max(best, aiming(s, seat, other))
        total += best
    return total


@rule_apart
def aiming(s: State, seat: int, other: int) -> int:
    """What the steps that hit whoever is chosen bring, if that is somebody."""
    total = 0
    for step in range(s.bomb_steps):
        if s.bomb_who[step] == CHOSEN:
            done = blow(s, other, s.bomb_what[step], s.bomb_count[step])
            total -= done * threat(s, seat, other) // 100
            if s.bomb_what[step] == PAY:
                total -= done
    return total


@rule
def blow(s: State, seat: int, what: int, count: int) -> int:
    """What a step of the bomb's rule does to somebody, in hundredths of a point."""
    size = s.sizes[seat]
    cards = size // 2 if count == HALF else size if count == ALL else min(count, size)
    if what == DRAW:
        return min(count, left(s)) * CARD
    if what == LOSE or what == PAY:
        return -cards * CARD
    if what == MISS:
        return -count * TURN_WORTH
    if what == GAIN:
        return 100 * count
    return -cards * CARD * (2 if cards < size else 3) // 3  # thrown away by choice: the least


@rule_apart
def judge_target(s: State, seat: int, choices: int, marks: Marks) -> None:
    while choices:
        other = lowest(choices)
        choices &= choices - 1
        marks[other] = aiming(s, seat, other)
