"""What can go wrong, in words for the person who did it.

Whatever is wrong is a `Fault`: a key, what the sentence about it names, and the paragraph of the rulebook where a rule
says so. It is the same from the rule that finds it to the screen that shows it; the words are in the catalogues, also
the English ones (`words.explain`). All errors are `StammtischError`s and carry one: their classes only say what kind it
is, for those who catch them.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class Fault:
    """What is wrong: `Fault("must_follow", "BS-16", led="r7")`.

    A parameter may be another fault, or a list of what was expected.
    """

    def __init__(self, key: str, paragraph: str | None = None, /, **parameters: Any) -> None:
        self.key = key
        """Which sentence says it; one with a dot names a message of the house in full."""
        self.paragraph = paragraph
        """The paragraph of the rulebook that says so."""
        self.parameters = parameters
        """What the sentence names."""
        self.home = ""
        """The game whose catalogues have the sentence, if not those of the house."""

    def of(self, game: str) -> "Fault":
        """The same, found by a game: its words come before those of the house."""
        self.home = self.home or game
        for value in self.parameters.values():
            if isinstance(value, Fault):
                value.of(game)
        return self

    def __str__(self) -> str:
        """In English, with the paragraph."""
        from stammtisch import words  # only when something is wrong

        return words.in_english(self)

    def __repr__(self) -> str:
        return f"<Fault {self.key}: {self}>"

    def as_json(self) -> dict[str, Any]:
        """As it goes over the wire; the text is English, without the paragraph."""
        from stammtisch import words

        told = {name: value.as_json() if isinstance(value, Fault) else value for name, value in self.parameters.items()}
        if self.home:
            told["game"] = self.home
        text = words.in_english(self, paragraph=False)
        return {"key": self.key, "text": text, "paragraph": self.paragraph, "parameters": told}


LONGEST_NAME = 60
"""Of a longer name nobody can say what was meant."""


def got(value: object) -> str:
    """What somebody gave, as it is shown to them: not all of a long table."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def near(name: object, known: Iterable[str]) -> dict[str, str]:
    """What somebody may have meant who named something that there is not: `near`, among the parameters of a fault."""
    meant = str(name)[: LONGEST_NAME + 1]  # comparing takes a time that grows with the name, and anybody may send one
    return {"near": found[0]} if (found := get_close_matches(meant, known, 1)) else {}


class StammtischError(ValueError):
    """Something was asked for that cannot be done. Made from a fault, or from what makes one:
    `StammtischError("seat_taken", seat=2)`.
    """

    kind = "impossible"
    """What it is about in general, for those who are told no more."""

    def __init__(self, fault: Fault | str, paragraph: str | None = None, /, **parameters: Any) -> None:
        super().__init__(fault)
        self.fault = fault if isinstance(fault, Fault) else Fault(fault, paragraph, **parameters)
        """What is wrong, to be said in any language."""

    def __str__(self) -> str:
        return str(self.fault)

    @property
    def key(self) -> str:
        """What is wrong."""
        return self.fault.key

    @property
    def paragraph(self) -> str | None:
        """The paragraph of the rulebook that says so, where one does."""
        return self.fault.paragraph

    @property
    def parameters(self) -> dict[str, Any]:
        """What the sentence about it names."""
        return self.fault.parameters


class UnknownGame(StammtischError):
    """There is no game of that name."""

    kind = "no_such_game"


class BadPlayers(StammtischError):
    """The game is not played by that many, or names or ages do not fit the seats."""

    kind = "bad_players"


class BadOption(StammtischError):
    """An option is unknown, out of range, or contradicts another."""

    kind = "bad_option"


class BadSeed(StammtischError):
    """A seed is neither a whole number below 2**256 nor 64 hexadecimal digits."""

    kind = "bad_seed"


class BadSeat(StammtischError):
    """There is no such seat at this table."""

    kind = "no_such_seat"


class NotAsked(StammtischError):
    """The seat has nothing to decide now."""

    kind = "not_asked"


class BadMove(StammtischError):
    """The words of a move could not be read."""

    kind = "bad_move"


class IllegalMove(StammtischError):
    """The move was understood, and a rule forbids it: `paragraph` says which."""

    kind = "illegal_move"


class BadRecord(StammtischError):
    """A record is broken, or tells something that cannot have happened."""

    kind = "bad_record"

    def __init__(self, fault: Fault | str, /, *, line: int | None = None, **parameters: Any) -> None:
        super().__init__(fault, **parameters)
        self.line = line
        """The first line that is wrong, counted from 1."""

    def __str__(self) -> str:
        from stammtisch import words

        return words.explain(self, words.SOURCE)


class BadChance(BadRecord):
    """A dictated result of chance is not one that was possible."""

    def __init__(self, fault: Fault | str, /, *, number: int = 0, **parameters: Any) -> None:
        super().__init__(fault, **parameters)
        self.number = number
        """Which shuffle or pick of the match it is, counted from 0."""
