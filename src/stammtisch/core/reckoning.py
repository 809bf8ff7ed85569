"""What the points of a round are made of: card by card, trick by trick, for those who ask why.

A game reads it off its events (`Game.reckon`). The parts of a share add up to the points on the score sheet, always.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.core.scoresheet import Row


@dataclass(frozen=True)
class Heap:
    """Cards that count the same."""

    cards: tuple[str, ...]
    each: int
    """What one of them counts; 0 for cards that would count, if it were not for a rule."""
    key: str = ""
    """Why they count, where that is not simply because somebody has them."""

    @property
    def points(self) -> int:
        return self.each * len(self.cards)

    def as_json(self) -> dict[str, Any]:
        return {"cards": list(self.cards), "each": self.each, "key": self.key}


@dataclass(frozen=True)
class Entry:
    """Points that are not on cards: a united gang, chips, a bomb."""

    key: str
    points: int
    count: int = 1
    """How many of them there were, where each counts the same."""

    def as_json(self) -> dict[str, Any]:
        return {"key": self.key, "points": self.points, "count": self.count}


@dataclass(frozen=True)
class Trick:
    """A trick that counted for whoever took it."""

    number: int
    """In this round, from 1."""
    points: int
    cards: tuple[str, ...]
    seats: tuple[int, ...]
    """Who played each card."""

    def as_json(self) -> dict[str, Any]:
        return {"number": self.number, "points": self.points, "cards": list(self.cards), "seats": list(self.seats)}


@dataclass(frozen=True)
class Share:
    """What one seat got in a round."""

    heaps: tuple[Heap, ...] = ()
    entries: tuple[Entry, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """In trick games: those that counted, in order."""
    laid: tuple[str, ...] = ()
    """Where what one laid decides who gets something: these cards …"""
    value: int | None = None
    """… and what they came to."""

    @property
    def points(self) -> int:
        return sum(heap.points for heap in self.heaps) + sum(entry.points for entry in self.entries)

    def as_json(self) -> dict[str, Any]:
        return {
            "heaps": [heap.as_json() for heap in self.heaps],
            "entries": [entry.as_json() for entry in self.entries],
            "tricks": [trick.as_json() for trick in self.tricks],
            "laid": list(self.laid),
            "value": self.value,
        }


@dataclass(frozen=True)
class Reckoning:
    """A scored round, and why everybody has what they have."""

    row: Row
    shares: tuple[Share, ...]

    def as_json(self) -> dict[str, Any]:
        return {**self.row.as_json(), "shares": [share.as_json() for share in self.shares]}


def heaped(cards: Iterable[str], worth: Mapping[str, int], key: str = "") -> tuple[Heap, ...]:
    """Cards in heaps of those that count the same, the dearest first. Cards that have no worth are left out."""
    heaps: dict[int, list[str]] = {}
    for card in cards:
        if card in worth:
            heaps.setdefault(worth[card], []).append(card)
    return tuple(Heap(tuple(heaps[each]), each, key) for each in sorted(heaps, key=lambda each: (-abs(each), -each)))


def total(cards: Sequence[str], worth: Mapping[str, int]) -> int:
    """What some cards count together."""
    return sum(worth.get(card, 0) for card in cards)
