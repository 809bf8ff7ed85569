"""What can go wrong, in words for the person who did it.

Every error says what came, what was expected and, where a rule says so, the paragraph of the rulebook.
All of them are `StammtischError`s, so a front end can show the message and carry on.
"""

from collections.abc import Mapping
from typing import Any


class StammtischError(ValueError):
    """Something was asked for that the table cannot do; the message is meant for people."""


class UnknownGame(StammtischError):
    """There is no game of that name."""


class BadPlayers(StammtischError):
    """The game is not played by that many, or names or ages do not fit the seats."""


class BadOption(StammtischError):
    """An option is unknown, out of range, or contradicts another."""


class BadSeed(StammtischError):
    """A seed is neither a whole number below 2**256 nor 64 hexadecimal digits."""


class BadSeat(StammtischError):
    """There is no such seat at this table."""


class NotAsked(StammtischError):
    """The seat has nothing to decide now."""


class BadMove(StammtischError):
    """The words of a move could not be read."""


class IllegalMove(StammtischError):
    """The move was understood, and a rule forbids it."""

    def __init__(self, message: str, *, key: str, paragraph: str, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{message} [{paragraph}]")
        self.message = message
        """The reason alone, without the paragraph."""
        self.key = key
        """What the refusal is about, for translation."""
        self.paragraph = paragraph
        """The paragraph of the rulebook that forbids it."""
        self.parameters = dict(parameters or {})
        """What the reason names, for translation."""


class BadRecord(StammtischError):
    """A record is broken, or tells something that cannot have happened."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line
        """The first line that is wrong, counted from 1."""


class BadChance(BadRecord):
    """A dictated result of chance is not one that was possible."""

    def __init__(self, message: str, *, number: int) -> None:
        super().__init__(message)
        self.number = number
        """Which shuffle or pick of the match it is, counted from 0."""
