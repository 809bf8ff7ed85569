"""What a move is for, in a sentence that is true of the position.

A game's `purpose` finds it by its rules, from what the seat knows; the words are in the catalogues, by key
(`purpose-KEY`): those of the game before those of the house, which has some for any game of tricks. It is the same from
the rule that finds it to the screen that says it, as a `Fault` is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.core.events import SEATS


@dataclass(frozen=True)
class Purpose:
    """What a move is for: `Purpose("ducks", {"card": "r7", "n": 4})`."""

    key: str
    """Which sentence says it."""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """What the sentence names, by the same names as in events: `seat` and others of `events.SEATS` hold a seat, `card`
    the name of a card, `colour` a colour; whatever else is a number or a word.
    """
    text: str = field(default="", compare=False)
    """For a game without catalogues: the sentence in English."""
    kind: str = field(default="", compare=False)
    """What sort of move it is (`under`, `lead`), for whoever groups mistakes by what went wrong: the house has words
    for some (`review-kind-KIND`).
    """

    def as_json(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"key": self.key, "parameters": dict(self.parameters), "text": self.text}

    @property
    def seats(self) -> dict[str, int]:
        """The parameters that hold a seat."""
        return {name: seat for name, seat in self.parameters.items() if name in SEATS}
