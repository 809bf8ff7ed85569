"""The cards of Zehn: 20 faces, up to seven of each, and ten round cards.

Equal cards are counted, not told apart. A set of cards is one number with three bits for each face that say how
often it is there: adding and taking away cards is adding and subtracting numbers. A single card is its face, 0 to 19.

The deck as it is shuffled and recorded has numbers for single cards too: copy 0 of every face, then copy 1, and so
on; so a face is also the number of its first copy.
"""

from functools import lru_cache

from stammtisch.core.notation import Deck
from stammtisch.core.rule import rule

NORMAL = 11
"""Normal cards of value 0 to 10 are the faces 0 to 10."""
PENALTY = 8
"""Penalty cards of value 1 to 8 are the faces 11 to 18."""
FIRST_PENALTY = NORMAL
JOKER = NORMAL + PENALTY
FACES = JOKER + 1
COPIES = 7
"""The most there can be of a face: what three bits hold."""
ROUNDS = 10
FIRST_ROUND_CARD = FACES * COPIES
MOST_CARDS = FACES * COPIES

FACE_NAMES = (*(f"n{value}" for value in range(NORMAL)), *(f"p{value}" for value in range(1, PENALTY + 1)), "j")

USUAL = {
    **{f"n{value}": (5, 1) for value in range(NORMAL)},
    **{f"p{value}": (1, value + 2) for value in range(1, PENALTY + 1)},
    "j": (7, 10),
}
"""ZE-2: how many there are of each card, and what one is worth. An assumption: option `deck` can change it."""

ONE_OF_EACH = sum(1 << 3 * face for face in range(FACES))
_NORMAL_ONES = sum(1 << 3 * face for face in range(NORMAL))
_PENALTY_ONES = sum(1 << 3 * value for value in range(PENALTY))
TEN = 10


@rule
def count_of(cards: int, face: int) -> int:
    """How many of a face are in a set."""
    return cards >> 3 * face & 7


@rule
def faces_in(cards: int) -> int:
    """The faces that are in a set: bit 3·face for each."""
    return (cards | cards >> 1 | cards >> 2) & ONE_OF_EACH


@rule
def size(cards: int) -> int:
    """How many cards a set has."""
    total = 0
    while cards:
        total += cards & 7
        cards >>= 3
    return total


@rule
def value_of(face: int) -> int:
    """What a card counts when it lies alone; ZE-28: a joker 10."""
    if face < NORMAL:
        return face
    return TEN if face == JOKER else face - NORMAL + 1


@rule
def fitting(face: int) -> int:
    """ZE-26: the faces that may be added to a card, as `faces_in` has them."""
    if face == JOKER:
        return ONE_OF_EACH
    room = TEN - value_of(face)
    penalty = PENALTY if room > PENALTY else room
    return (
        _NORMAL_ONES & (1 << 3 * (room + 1)) - 1
        | (_PENALTY_ONES & (1 << 3 * penalty) - 1) << 3 * FIRST_PENALTY
        | 1 << 3 * JOKER
    )


class CountedDeck(Deck):
    """A deck whose sets of cards are counted by face."""

    def names(self, mask: int) -> list[str]:
        return list(_named(mask))


DECK = CountedDeck([*FACE_NAMES * COPIES, *(f"rc{points}" for points in range(1, ROUNDS + 1))])


@lru_cache(4096)  # views name the same hands and piles again and again
def _named(mask: int) -> tuple[str, ...]:
    return tuple(DECK.name(face) for face in range(FACES) for _ in range(count_of(mask, face)))
