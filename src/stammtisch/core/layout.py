"""Observations: what a seat knows, as a row of small numbers for programs that learn, and what each of them means.

A game that can be observed has a rule `observe(s, seat, out)`, which writes what the seat knows into a row of zeros,
and a layout, which names the parts of that row. Seats are counted from the one that looks: 0 is itself, 1 its left
neighbour. What does not fit into a small number takes two of them, hundreds and the rest (`put_number`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.core.rule import rule

Row = Any
"""A list of numbers from -128 to 127, natively an array of int8."""

Observe = Callable[[Any, int, Row], None]
"""Rule: `observe(s, seat, out)`."""

TWO = 2
"""A number that may be large takes so many places."""

WORD = 8
"""So many places a word has."""


@dataclass(frozen=True)
class Block:
    """A part of a row."""

    name: str
    start: int
    size: int
    about: str
    """What stands there."""

    @property
    def places(self) -> slice:
        """Where it stands: `row[block.places]`."""
        return slice(self.start, self.start + self.size)


class Layout(Mapping[str, Block]):
    """The parts of a row by name, in order."""

    def __init__(self, *blocks: tuple[str, int, str]) -> None:
        self._blocks: dict[str, Block] = {}
        self.size = 0
        """How many numbers the row has."""
        for name, size, about in blocks:
            assert name not in self._blocks, name
            self._blocks[name] = Block(name, self.size, size, about)
            self.size += size

    @property
    def starts(self) -> tuple[int, ...]:
        """Where each block begins, for rules to write to."""
        return tuple(block.start for block in self.values())

    def and_then(self, *blocks: tuple[str, int, str]) -> "Layout":
        """The same row with more behind it."""
        return Layout(*((block.name, block.size, block.about) for block in self.values()), *blocks)

    def __getitem__(self, name: str) -> Block:
        return self._blocks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._blocks)

    def __len__(self) -> int:
        return len(self._blocks)

    def __str__(self) -> str:
        return "\n".join(f"{each.start:5d} {each.size:4d}  {each.name}: {each.about}" for each in self.values())


@dataclass(frozen=True, eq=False)
class Observation:
    """How a game is observed."""

    observe: Observe
    layout: Layout
    opened: tuple[int, ...] = ()
    """Steps whose answers are open to all, but only later: of sealed ones, once the last has answered; of others, once
    an answer of several parts is whole.
    """


# Natively these write many places at once (`writing.py`).


def put_set(out: Row, at: int, mask: int, size: int) -> None:
    """Write a set: 1 for each member, in `size` places."""
    for place in range(size):
        out[at + place] = mask >> place & 1


def put_list(out: Row, at: int, numbers: Any, first: int, size: int) -> None:
    """Write so many numbers of a list, from the `first` on, which must be as small as those of a row."""
    for place in range(size):
        out[at + place] = numbers[first + place]


def put_counts(out: Row, at: int, cards: Any, count: int, size: int) -> None:
    """Write into `size` places how often each number is among the first `count` of a list. What is `size` or more, and
    less than twice as much, counts as so much less.
    """
    for place in range(size):
        out[at + place] = 0
    for number in cards[:count]:
        out[at + (number if number < size else number - size)] += 1


def put_word(out: Row, at: int, word: int) -> None:
    """Write eight numbers from 0 to 127, of which a word has one in each byte (see `words_of`)."""
    for place in range(WORD):
        out[at + place] = word >> 8 * place & 127


def words_of(numbers: Sequence[int]) -> tuple[int, ...]:
    """Numbers from 0 to 127 that never change, for `put_word`: a word for each eight of them."""
    return tuple(
        sum(number << 8 * place for place, number in enumerate(numbers[at : at + WORD]))
        for at in range(0, len(numbers), WORD)
    )


@rule
def put_number(out: Row, at: int, value: int) -> None:
    """Write a number that may be large: its hundreds, and the rest."""
    out[at] = value // 100
    out[at + 1] = value % 100


@rule
def seat_from(s: Any, seat: int, other: int) -> int:
    """Where another seat is, seen from a seat, counted from 1 for oneself; 0 for nobody (-1)."""
    if other < 0:
        return 0
    away = other - seat
    return away + 1 if away >= 0 else away + s.players + 1


@rule
def seat_after(s: Any, seat: int, away: int) -> int:
    """The seat that is so many places to the left of a seat; 0 is oneself."""
    other = seat + away
    return other if other < s.players else other - s.players
