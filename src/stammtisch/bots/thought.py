"""Why a bot would make a move: the moves it looked at, and what it thinks of them."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core.notation import Move
from stammtisch.core.purpose import Purpose


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at."""

    move: Move
    """In words, as `Match.play` takes it."""
    share: float
    """How likely the bot is to make it, from 0 to 1."""
    points: float | None = None
    """What it brings or costs the seat until the end of the round, in points of the game, as far as the bot can
    tell; None if it did not look ahead.
    """
    winning: float | None = None
    """The chance of winning the match, from 0 to 1; None if the bot did not look ahead."""
    error: float = 0.0
    """The standard error of `winning`."""
    visits: int = 0
    """In how many imagined deals it was tried."""
    purpose: Purpose | None = None
    """What it is for, as far as the game can say."""
    loss: float | None = None
    """How much of the chance of winning it gives away against the best, in the same imagined deals."""
    loss_error: float = 0.0
    """The standard error of `loss`."""
    points_loss: float | None = None
    """And how many points."""
    points_error: float = 0.0
    """The standard error of `points_loss`."""

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "move": self.move,
            "share": round(self.share, 3),
            "points": None if self.points is None else round(self.points, 2),
            "winning": None if self.winning is None else round(self.winning, 3),
            "error": round(self.error, 4),
            "visits": self.visits,
            "purpose": self.purpose.as_json() if self.purpose else None,
            "loss": None if self.loss is None else round(self.loss, 4),
            "loss_error": round(self.loss_error, 4),
            "points_loss": None if self.points_loss is None else round(self.points_loss, 2),
            "points_error": round(self.points_error, 2),
        }


@dataclass(frozen=True)
class Thought:
    """A decision and its reasons."""

    seat: int
    """Who decides."""
    move: Move
    """What it comes to."""
    candidates: tuple[Candidate, ...]
    """From best to worst."""
    simulations: int = 0
    """How often a deal was played on in thought."""
    says: str = ""
    """Why, in a sentence of its own; a bot that somebody has made may say one, in whatever language it speaks."""

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "seat": self.seat,
            "move": self.move,
            "simulations": self.simulations,
            "candidates": [candidate.as_json() for candidate in self.candidates],
            "says": self.says,
        }
