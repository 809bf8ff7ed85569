"""The structure of a notation: what the moves of a step look like, declared as words with slots.

`play {card}` stands for `play r10`, `rob {seat}` for `rob seat 2`, `bid {number}` for `bid 4`. A card in a slot
`{shown}` is not one of the hand: it lies elsewhere. Whoever draws a table reads moves by these forms, so that a card
can be touched and a seat pointed at.

A step for which a game declares nothing goes by the convention: a word that is the name of a card is that card, `seat`
and a number is a seat, a number is a number, and any other word is just itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from stammtisch.core.notation import Deck, Move

CARD, SHOWN, SEAT, NUMBER = SLOTS = ("{card}", "{shown}", "{seat}", "{number}")
WIDE = {SEAT: 2}
"""How many words a slot takes, where it is not one."""


@dataclass(frozen=True)
class Read:
    """A move taken apart by a form."""

    form: str
    cards: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()


def fit(form: str, move: Move, deck: Deck) -> Read | None:
    """The parts of a move, if it has that form."""
    words = move.split()
    cards: list[str] = []
    seats: list[int] = []
    numbers: list[int] = []
    for piece in form.split():
        here, words = words[: WIDE.get(piece, 1)], words[WIDE.get(piece, 1) :]
        if piece in (CARD, SHOWN):
            if len(here) != 1 or here[0] not in deck:
                return None
            cards.append(here[0])
        elif piece == SEAT:
            if len(here) != WIDE[SEAT] or here[0] != "seat" or not _is_number(here[1]):
                return None
            seats.append(int(here[1]))
        elif piece == NUMBER:
            if len(here) != 1 or not _is_number(here[0]):
                return None
            numbers.append(int(here[0]))
        elif here != [piece]:
            return None
    return None if words else Read(form, tuple(cards), tuple(seats), tuple(numbers))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def faults(moves: object, steps: Sequence[str]) -> Iterator[str]:
    """Everything that is wrong with the forms that a game declares."""
    if not isinstance(moves, Mapping):
        yield f"moves: expected forms by step, got {moves!r}"
        return
    for step, forms in moves.items():
        if step not in steps:
            yield f"moves: expected a step of the game, got {step!r}"
        if not isinstance(forms, tuple) or not forms or not all(isinstance(form, str) and form for form in forms):
            yield f"moves: expected a tuple of forms for {step!r}, such as ('play {{card}}',), got {forms!r}"
            continue
        for form in forms:
            if form != " ".join(form.lower().split()):
                yield f"moves: expected small letters and single spaces for {step!r}, got {form!r}"
            for piece in form.split():
                if ("{" in piece or "}" in piece) and piece not in SLOTS:
                    yield f"moves: expected one of {', '.join(SLOTS)} in {form!r}, got {piece}"
