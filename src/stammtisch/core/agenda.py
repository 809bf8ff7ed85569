"""What is still to happen: a small stack of steps in the state.

A rule puts steps on the agenda; the last one put there happens next. A step either runs by itself, or it
asks seats for a decision, and then it stays open until everyone asked has answered. There are four kinds of decision
and nothing else:

- Turn: one seat acts.
- Sealed: several seats answer in any order, and nobody sees anything until the last has.
- Window: seats may react, one after the other in seating order, or let it pass. Windows stack.
- Race: several seats act, and the order in which they do is the point.

Everyone concerned is asked, whether or not they hold the card that would help: a window that opens for holders alone
would betray their hands.
"""

from dataclasses import dataclass
from enum import IntEnum

from stammtisch.core.bits import lowest, members
from stammtisch.core.rule import rule
from stammtisch.core.state import AGENDA, SEATS, State


class Kind(IntEnum):
    """What kind of step it is."""

    RUNS = 0
    TURN = 1
    SEALED = 2
    WINDOW = 3
    RACE = 4


# Rules use plain numbers: an enum costs a lookup per decision in the plain world.
RUNS, TURN, SEALED, WINDOW, RACE = range(5)


@dataclass(frozen=True)
class Decision:
    """An open decision, as people see it."""

    step: str
    """What is asked, in the game's own word."""
    kind: Kind
    """Who answers, and in which order."""
    seats: tuple[int, ...]
    """Who is asked now. In a window that is one seat at a time."""


# Putting steps on the agenda


@rule
def _put(s: State, step: int, kind: int, seats: int, first: int, way: int) -> None:
    top = s.depth
    assert top < AGENDA, "the agenda is full"
    assert seats or kind == RUNS, "nobody is asked"  # and all would wait for ever
    assert seats >> s.players == 0, "somebody is asked who does not sit here"
    s.steps[top] = step
    s.kinds[top] = kind
    s.asked[top] = seats
    s.first[top] = first
    s.way[top] = way
    s.depth = top + 1


@rule
def then(s: State, step: int) -> None:
    """A step that runs by itself."""
    _put(s, step, RUNS, 0, 0, 0)


@rule
def ask(s: State, step: int, seat: int) -> None:
    """A Turn: one seat acts."""
    _put(s, step, TURN, 1 << seat, 0, 0)


@rule
def ask_sealed(s: State, step: int, seats: int) -> None:
    """A Sealed decision: all seats of the mask answer, unseen until the last one has."""
    _put(s, step, SEALED, seats, 0, 0)


@rule
def open_window(s: State, step: int, seats: int, first: int, way: int) -> None:
    """A Window: the seats of the mask are asked one by one, from `first` on, `way` round the table."""
    _put(s, step, WINDOW, seats, first, way)


@rule
def start_race(s: State, step: int, seats: int) -> None:
    """A Race: the seats of the mask act in whatever order they come."""
    _put(s, step, RACE, seats, 0, 0)


# Answering


@rule
def drop(s: State) -> int:
    """Take the last step off the agenda, and say which it was."""
    s.depth -= 1
    return s.steps[s.depth]


@rule
def answered(s: State, seat: int) -> bool:
    """A seat has answered the open decision for good. True if it was the last: the decision is closed then."""
    top = s.depth - 1
    s.asked[top] &= ~(1 << seat)
    if s.asked[top]:
        return False
    s.depth = top
    return True


@rule
def hand_over(s: State, seat: int) -> None:
    """The open Turn goes on with another seat."""
    s.asked[s.depth - 1] = 1 << seat


# Reading the agenda

SEATS_OF = tuple(tuple(members(mask)) for mask in range(1 << SEATS))
"""The seats of each mask: who is asked is looked up several times for every move."""


@rule
def open_step(s: State) -> int:
    """The step that waits for a decision, or -1 when the match is over."""
    return s.steps[s.depth - 1] if s.depth else -1


@rule
def awaiting(s: State) -> int:
    """The seats that may answer now, as a mask; empty when the match is over."""
    if s.depth == 0:
        return 0
    top = s.depth - 1
    if s.kinds[top] != WINDOW:
        return s.asked[top]
    seat = s.first[top]
    while not s.asked[top] >> seat & 1:
        seat += s.way[top]  # one further, either way
        if seat < 0:
            seat += s.players
        elif seat == s.players:
            seat = 0
    return 1 << seat


@rule
def is_asked(s: State, seat: int) -> bool:
    """Whether a seat may answer the open decision now."""
    return awaiting(s) >> seat & 1 == 1


@rule
def acting(s: State) -> int:
    """The one seat whose turn it is, or the lowest of several that are asked."""
    top = s.depth - 1
    return lowest(awaiting(s)) if s.kinds[top] == WINDOW else lowest(s.asked[top])


@rule
def everyone(s: State) -> int:
    """All seats, as a mask."""
    return (1 << s.players) - 1
