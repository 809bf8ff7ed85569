"""What can go wrong, in words for the person who did it.

Every error says what came, what was expected and, where a rule says so, the paragraph of the rulebook.
All of them are `StammtischError`s, so a front end can show the message and carry on. What people may have to read in
their own language is a `Fault`: its key says what is wrong, for catalogues.
"""

from collections.abc import Mapping
from typing import Any


class Fault:
    """What is wrong, for any language: a key, one English sentence, and what stands for the names in its braces.

    A parameter may be another fault, or a list of what was expected.
    """

    def __init__(self, key: str, text: str, **parameters: Any) -> None:
        self.key, self.text, self.parameters = key, text, parameters

    def __str__(self) -> str:
        if not self.parameters:
            return self.text
        named = {name: either(value) if isinstance(value, list) else value for name, value in self.parameters.items()}
        return self.text.format(**named)

    def as_json(self) -> dict[str, Any]:
        """As it goes over the wire."""
        told = {name: value.as_json() if isinstance(value, Fault) else value for name, value in self.parameters.items()}
        return {"key": self.key, "text": str(self), "parameters": told}


def either(words: list[str], last: str = " or ") -> str:
    """`one, two or three`."""
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def got(value: object) -> str:
    """What somebody gave, as it is shown to them: not all of a long table."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


class StammtischError(ValueError):
    """Something was asked for that the table cannot do; the message is meant for people."""

    key = "impossible"
    """What it is about, where there is no fault that says so more exactly."""

    def __init__(self, message: str | Fault) -> None:
        super().__init__(str(message))
        self.fault = message if isinstance(message, Fault) else Fault(self.key, message)


class UnknownGame(StammtischError):
    """There is no game of that name."""

    key = "no_such_game"


class BadPlayers(StammtischError):
    """The game is not played by that many, or names or ages do not fit the seats."""

    key = "bad_players"


class BadOption(StammtischError):
    """An option is unknown, out of range, or contradicts another."""

    key = "bad_option"


class BadSeed(StammtischError):
    """A seed is neither a whole number below 2**256 nor 64 hexadecimal digits."""

    key = "bad_seed"


class BadSeat(StammtischError):
    """There is no such seat at this table."""

    key = "no_such_seat"


class NotAsked(StammtischError):
    """The seat has nothing to decide now."""

    key = "not_asked"


class BadMove(StammtischError):
    """The words of a move could not be read."""

    key = "bad_move"


class IllegalMove(StammtischError):
    """The move was understood, and a rule forbids it."""

    def __init__(
        self, message: str, *, key: str, paragraph: str, game: str = "", parameters: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{message} [{paragraph}]")
        self.fault = Fault(key, str(self), **{**(parameters or {}), "game": game, "paragraph": paragraph})
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

    key = "bad_record"

    def __init__(self, message: str | Fault, *, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        """The first line that is wrong, counted from 1."""

    def __str__(self) -> str:
        return str(self.fault) if self.line is None else f"line {self.line}: {self.fault}"


class BadChance(BadRecord):
    """A dictated result of chance is not one that was possible."""

    def __init__(self, message: str | Fault, *, number: int) -> None:
        super().__init__(message)
        self.number = number
        """Which shuffle or pick of the match it is, counted from 0."""
