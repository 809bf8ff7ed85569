"""Inside, small integers; outside, words. A deck knows the name of every card and finds cards by name."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from stammtisch.core.bits import members
from stammtisch.core.errors import BadMove, near

Move = str
"""A move is its words: `play r10`, `pass g2`. Lower case, single spaces."""
KEPT = 2048
"""So many sets of cards are kept with their names, for views show the same ones with every move."""


class Deck:
    """The names of the cards of one game, by number."""

    def __init__(self, names: Sequence[str], form: str = "") -> None:
        self.every = tuple(names)
        """The names of all cards, by number."""
        self._form = {"form": form} if form else {}
        """For a game without catalogues: what a name is made of, in English."""
        self._numbers: dict[str, int] = {}
        for number, name in enumerate(names):
            self._numbers.setdefault(name, number)  # equal cards go by the first number
        self._picked = lru_cache(maxsize=KEPT)(lambda mask: [self.every[card] for card in members(mask)])

    def __len__(self) -> int:
        return len(self.every)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def name(self, card: int) -> str:
        return self.every[card]

    def names(self, mask: int) -> list[str]:
        """The cards of a mask, in the order of the deck."""
        return self._picked(mask)[:]

    def find(self, name: str) -> int:
        """The card of that name; of equal cards the first."""
        try:
            return self._numbers[name]
        except KeyError:
            example = self.every[len(self.every) // 2]
            raise BadMove(
                "no_such_card", card=name, example=example, **self._form, **near(name, self._numbers)
            ) from None

    def order(self, names: Iterable[str]) -> tuple[int, ...]:
        """Numbers for a whole pile; equal cards get different numbers, in the order of the deck."""
        free: dict[str, list[int]] = {}
        for number in range(len(self.every) - 1, -1, -1):
            free.setdefault(self.every[number], []).append(number)
        numbers = []
        for name in names:
            self.find(name)
            if not free[name]:
                raise BadMove("card_too_often", card=name)
            numbers.append(free[name].pop())
        return tuple(numbers)


class Faces(Deck):
    """The looks that cards can have, where equal cards are counted and not told apart: a pile may hold any of them
    often.
    """

    def names(self, cards: int | Sequence[int]) -> list[str]:
        """The cards of a hand, given as how often it holds each face (or as a mask of faces), in the order of the
        deck.
        """
        if isinstance(cards, int):
            return super().names(cards)
        return [name for name, count in zip(self.every, cards, strict=True) for _ in range(count)]

    def order(self, names: Iterable[str]) -> tuple[int, ...]:
        """Faces for a whole pile."""
        return tuple(map(self.find, names))


def split(text: object) -> list[str]:
    """The words of a move."""
    if not isinstance(text, str):
        raise BadMove("move_in_words", got=type(text).__name__)
    if len(text) > 200:
        raise BadMove("move_too_long")
    words = text.lower().split()
    if not words:
        raise BadMove("no_move")
    return words


def card_words(verb: str, find: Callable[[str], int], words: Sequence[str], most: int) -> list[int]:
    """The cards of a move like `pass g2 g12 r7`: one choice each, taken one after the other."""
    if words[0] != verb:
        raise BadMove("card_expected", verb=verb, typed=" ".join(words))
    cards = words[1:]
    if not 1 <= len(cards) <= most:
        raise BadMove("cards_expected", verb=verb, most=most, typed=len(cards))
    return [find(name) for name in cards]


def told_as(said: Sequence[Move]) -> dict[Move, int]:
    """The choice behind each way of saying one: a move comes back nearly always just as it was told, and then need not
    be taken apart.
    """
    found: dict[Move, int] = {}
    for choice, move in enumerate(said):
        found.setdefault(move, choice)
    return found


def one_of(answers: Sequence[str], text: str) -> int:
    """The number of an answer given in words."""
    if text in answers:
        return answers.index(text)
    raise BadMove("answer_expected", of=[repr(answer) for answer in answers], typed=text)
