"""One decision, judged by the Meister from what the seat knew then."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from stammtisch.bots.search import Budget, SearchBot
from stammtisch.bots.thought import Candidate
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.core.purpose import Purpose

SURE = 2.0
"""A loss counts when it is more than so many standard errors."""
MISTAKE, BLUNDER = 0.02, 0.05
"""From so much of the chance of winning on, a slip is a mistake, and a mistake a blunder."""
SHOWN = 4
"""So many moves are told, from best to worst."""


class Verdict(StrEnum):
    """What is to be said of a decision. Where the search cannot tell, nobody is blamed."""

    BEST = "best"
    AS_GOOD = "as_good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def blamed(self) -> bool:
        return self not in (Verdict.BEST, Verdict.AS_GOOD)


@dataclass(frozen=True)
class Position:
    """Where a seat decided something: the match before that, and what it did."""

    match: Match
    seat: int
    move: Move
    number: int
    """How many moves had been made in the match."""
    round: int
    asked: str
    """The name of the step."""


@dataclass(frozen=True)
class Judged:
    """A decision and what it gave away."""

    number: int
    round: int
    asked: str
    move: Move
    best: Move
    verdict: Verdict
    loss: float
    """Of the chance of winning, against the best move in the same imagined deals."""
    loss_error: float
    points: float
    """In points of the game: what is given away is above 0, whether many are good or few."""
    points_error: float
    candidates: tuple[Candidate, ...]
    why: Purpose | None = None
    """What the best move is for, where the game can say it: from what the seat knew."""
    yours: Purpose | None = None
    """And what the move that was made does."""
    legal: tuple[Move, ...] = ()
    """All that the seat could do, in the order in which its table offers it: words of a move may go by that."""

    @property
    def kind(self) -> str:
        """What went wrong, where the game can say it: `under_above` if the best move stays below where this one does
        not, `lead` if both lead.
        """
        best, mine = (each.kind if each else "" for each in (self.why, self.yours))
        return f"{best}_{mine}" if best and mine and best != mine else best

    def as_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "round": self.round,
            "asked": self.asked,
            "move": self.move,
            "best": self.best,
            "verdict": self.verdict.value,
            "loss": round(self.loss, 4),
            "loss_error": round(self.loss_error, 4),
            "points": round(self.points, 2),
            "points_error": round(self.points_error, 2),
            "candidates": [candidate.as_json() for candidate in self.candidates],
            "why": self.why.as_json() if self.why else None,
            "yours": self.yours.as_json() if self.yours else None,
            "kind": self.kind,
            "legal": list(self.legal),
        }


def judge(position: Position, seed: bytes, simulations: int) -> Judged:
    """What the Meister says. Moves between which it would mix are as good as each other."""
    bot = SearchBot(budget=Budget(None, simulations), seed=seed)
    match, seat = position.match, position.seat
    thought = bot.weigh(match, seat, seed, position.move)
    mine = next(each for each in thought.candidates if each.move == position.move)
    best = next(each for each in thought.candidates if each.loss == 0.0)
    why, yours = match.purposes(seat, [best.move, mine.move])
    return Judged(
        position.number,
        position.round,
        position.asked,
        mine.move,
        best.move,
        verdict(mine, best),
        mine.loss or 0.0,
        mine.loss_error,
        mine.points_loss or 0.0,
        mine.points_error,
        thought.candidates[:SHOWN],
        why,
        yours,
        tuple(match.legal(seat)),
    )


def verdict(mine: Candidate, best: Candidate) -> Verdict:
    if mine.move == best.move:
        return Verdict.BEST
    loss = mine.loss or 0.0
    if mine.share > 0 or loss <= SURE * mine.loss_error:
        return Verdict.AS_GOOD
    if loss < MISTAKE:
        return Verdict.SLIP
    return Verdict.MISTAKE if loss < BLUNDER else Verdict.BLUNDER
