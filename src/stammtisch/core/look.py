"""How the cards of a game look where nobody has drawn them: a colour, a sign and a corner, declared as data."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

COLOURS = ("green", "blue", "red", "yellow", "black", "oak", "slate")
"""The inks of the house."""
SIGNS = ("leaf", "lozenge", "heart", "bell", "acorn", "spade", "diamond", "club", "star")
"""Signs that are drawn; any other is written as it is."""
LONGEST_SIGN, LONGEST_CORNER = 2, 4


@dataclass(frozen=True)
class Suit:
    """What cards have in common whose names begin alike."""

    colour: str
    """One of `COLOURS`."""
    sign: str = ""
    """One of `SIGNS`, or one or two letters; nothing if the colour is enough."""
    name: str = ""
    """What it is called in English, for a game without a catalogue."""


@dataclass(frozen=True)
class Face:
    """A card that looks like no other."""

    colour: str
    sign: str = ""
    corner: str = ""
    """What stands in the corner."""
    name: str = ""
    """What it is called in English, for a game without a catalogue."""


@dataclass(frozen=True)
class Look:
    """The look of a deck."""

    suits: Mapping[str, Suit] = field(default_factory=dict)
    """By how the names of cards begin; what follows is the rank."""
    ranks: Mapping[str, str] = field(default_factory=dict)
    """What stands in the corner for a rank, where that is not the rank itself in capital letters."""
    cards: Mapping[str, Face] = field(default_factory=dict)
    """Single cards that differ."""
    back: str = "slate"
    """The colour of the back."""

    def start(self, card: str) -> str:
        """How the name of a card begins, by which its suit is known; nothing if it has none. What follows is a rank: a
        number, a letter, one of `ranks`, or anything behind a hyphen. A card that is called `peter` is no card of `p`.
        """
        fitting = (start for start in self.suits if card.startswith(start) and self._is_rank(card[len(start) :]))
        return max(fitting, key=len, default="")

    def _is_rank(self, rest: str) -> bool:
        return rest.isdecimal() or len(rest) == 1 or rest[:1] in ("-", "_") or rest in self.ranks

    def face(self, card: str) -> Face:
        """How a card looks."""
        if card in self.cards:
            return self.cards[card]
        start = self.start(card)
        suit = self.suits[start] if start else Suit("slate")
        rank = card[len(start) :].lstrip("-_")
        corner = self.ranks.get(rank, rank.upper() if len(rank) <= LONGEST_CORNER else rank[:1].upper())
        return Face(suit.colour, suit.sign, corner, f"{suit.name} {corner}".strip() if suit.name else "")


def faults(look: object, cards: tuple[str, ...]) -> Iterator[str]:
    """Everything that is wrong with the look of some cards."""
    if not isinstance(look, Look):
        yield f"look: expected a Look, got {look!r}"
        return
    if look.back not in COLOURS:
        yield f"look.back: expected {_any(COLOURS)}, got {look.back!r}"
    for start, suit in look.suits.items():
        if not isinstance(suit, Suit):
            yield f"look.suits: expected a Suit for {start!r}, got {suit!r}"
            continue
        if not (isinstance(start, str) and start and any(card.startswith(start) for card in cards)):
            yield f"look.suits: expected how names of cards begin, such as {cards[0][:1]!r}, got {start!r}"
        yield from _drawn(f"look.suits[{start!r}]", suit)
    for card, face in look.cards.items():
        if not isinstance(face, Face):
            yield f"look.cards: expected a Face for {card!r}, got {face!r}"
            continue
        if card not in cards:
            yield f"look.cards: expected a card of the deck, such as {cards[0]!r}, got {card!r}"
        yield from _drawn(f"look.cards[{card!r}]", face)
        yield from _short(f"look.cards[{card!r}].corner", face.corner)
    for rank, corner in look.ranks.items():
        yield from _short(f"look.ranks[{rank!r}]", corner)


def _drawn(where: str, given: Suit | Face) -> Iterator[str]:
    if given.colour not in COLOURS:
        yield f"{where}.colour: expected {_any(COLOURS)}, got {given.colour!r}"
    if not isinstance(given.sign, str) or (given.sign not in SIGNS and len(given.sign) > LONGEST_SIGN):
        yield f"{where}.sign: expected {_any(SIGNS)}, or at most {LONGEST_SIGN} letters, got {given.sign!r}"
    if not isinstance(given.name, str):
        yield f"{where}.name: expected a text, got {given.name!r}"


def _short(where: str, corner: object) -> Iterator[str]:
    if not isinstance(corner, str) or len(corner) > LONGEST_CORNER:
        yield f"{where}: expected at most {LONGEST_CORNER} letters, got {corner!r}"


def _any(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


def as_json(look: Look | None, cards: tuple[str, ...]) -> dict[str, Any] | None:
    """The look of every card, and of the back, for a browser: colour, sign, corner, name, and how its own
    name begins.
    """
    if look is None:
        return None
    faces = {card: look.face(card) for card in cards}
    return {
        "back": look.back,
        "cards": {
            card: [face.colour, face.sign, face.corner, face.name, look.start(card)] for card, face in faces.items()
        },
    }
