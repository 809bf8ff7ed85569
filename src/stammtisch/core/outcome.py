"""How a match ended: why, and in which order of places."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from stammtisch.core.events import Told, note
from stammtisch.core.rule import rule
from stammtisch.core.state import State

MOST_ROUNDS = 1000
"""No booklet bounds a match, so we do: after this many rounds it ends with the standing then."""


class Reason(IntEnum):
    """Why a match is over. 0 is kept for matches that go on."""

    LIMIT = 1
    """Somebody's total reached or passed the limit, as the game has it."""
    ROUNDS = 2
    """The last round that the rules provide for was played."""
    HAND_EMPTY = 3
    """Somebody got rid of the last card."""
    STOCK_EMPTY = 4
    """Somebody could not draw the cards they had to."""
    BOUND = 5
    """The match went on for so long that the bound of this program ended it."""
    SURROUNDED = 6
    """Everybody was surrounded."""

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def text(self) -> str:
        return _TEXTS[self]


_TEXTS = {
    Reason.LIMIT: "the point limit decided it",
    Reason.ROUNDS: "the last round was played",
    Reason.HAND_EMPTY: "a hand is empty",
    Reason.STOCK_EMPTY: "the draw pile is empty",
    Reason.SURROUNDED: "everybody was surrounded",
    Reason.BOUND: f"it was stopped after {MOST_ROUNDS} rounds or turns",
}


EVENTS = {
    "scores": Told(("round", "points", "totals")),
    "ends": Told(("reason",), words={"reason": ("", *(reason.word for reason in Reason))}),
}
"""What is told of every game."""


@rule
def write_scores(s: State) -> None:
    """Put the round that has just been added to the totals on the score sheet."""
    note(s, "scores", s.round, s.scored[: s.players], s.totals[: s.players])


@rule
def end_match(s: State, reason: int) -> None:
    """The match is over; nothing is left to happen."""
    s.ended = reason
    s.depth = 0
    note(s, "ends", reason)


@dataclass(frozen=True)
class Outcome:
    """The end of a match."""

    reason: Reason
    """Why it is over."""
    totals: tuple[int, ...]
    """What each seat has in the end."""
    places: tuple[int, ...]
    """The place of each seat, from 1. Equal totals share a place, and the next place is left out."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats from best to worst; those who share a place stand together."""
        return tuple(tuple(s for s, p in enumerate(self.places) if p == place) for place in sorted(set(self.places)))

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"reason": self.reason.word, "totals": list(self.totals), "places": list(self.places)}

    def __str__(self) -> str:
        places = ", ".join(
            f"{place}. seat {seat} ({self.totals[seat]})"
            for place, seat in sorted(zip(self.places, range(99), strict=False))
        )
        return f"{places}; {self.reason.text}"


def rank(reason: Reason, totals: Sequence[int], *, low_wins: bool) -> Outcome:
    """The outcome that follows from the totals."""
    better = [sum(1 for other in totals if (other < mine if low_wins else other > mine)) for mine in totals]
    return Outcome(reason, tuple(totals), tuple(1 + count for count in better))


def outcome_of(s: State, *, low_wins: bool) -> Outcome | None:
    """How a match ended; None while it runs."""
    return rank(Reason(s.ended), s.totals[: s.players], low_wins=low_wins) if s.ended else None
