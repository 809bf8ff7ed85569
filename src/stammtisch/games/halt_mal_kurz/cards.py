"""The 60 cards of Halt mal kurz: a kind and a symbol each, in most cases several that are equal.

Sets of cards are masks, and equal cards are counted, not told apart: of a face with five cards, a set with three has
the lowest three of its five bits. Two sets that look the same are the same number. Cards are therefore added and
taken away with `add` and `without`; a single card is always the first of its face.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.notation import Deck
from stammtisch.core.rule import rule, rule_apart

KINDS = {
    "nazi": 15,
    "polizei": 9,
    "halt": 6,
    "versammlung": 6,
    "schnick": 6,
    "liste": 6,
    "gruppe": 3,
    "mein": 3,
    "kapitalismus": 3,
}
"""HK-2: how many there are of each kind that comes with the three symbols."""
SYMBOLS = ("k", "p", "a")
"""Kangaroo, penguin, artist."""

NAZI, POLIZEI, HALT, VERSAMMLUNG, SCHNICK, LISTE, GRUPPE, MEIN, KAPITALISMUS, KOMMUNISMUS, RAZUPALTUFF = range(11)
KIND_WORDS = (*KINDS, "kommunismus", "razupaltuff")

DECK = Deck(
    [f"{kind}-{symbol}" for kind, count in KINDS.items() for symbol in SYMBOLS for _ in range(count // 3)]
    + ["kommunismus", "razupaltuff", "razupaltuff"],
)
CARDS = len(DECK)
ALL = (1 << CARDS) - 1

# Where the faces of three, of two and of one card begin; those of five come first.
THREES, TWOS, ONES, KOMMUNISMUS_CARD, RAZ = 15, 24, 48, 57, 58


def _of(*names: str) -> int:
    """All cards with one of these beginnings or endings."""
    return sum(1 << card for card in range(CARDS) if any(name in DECK.name(card).split("-") for name in names))


NOT_FUNNY = _of("nazi", "polizei", "kapitalismus")
RAZUPALTUFFS = _of("razupaltuff")
FUNNY = ALL & ~NOT_FUNNY & ~RAZUPALTUFFS
KANGAROOS, PENGUINS, ARTISTS = (_of(symbol, "kommunismus") for symbol in SYMBOLS)
LISTS = _of("liste")
FACES = sum(1 << DECK.find(name) for name in {DECK.name(card) for card in range(CARDS)})
"""One bit for each card that looks different: what a seat chooses among."""


@rule
def face(card: int) -> int:
    """The first of all cards that look like this one."""
    if card < THREES:
        return card - card % 5
    if card < TWOS:
        return card - card % 3
    if card < ONES:
        return card & ~1
    return card if card < RAZ else RAZ


@rule
def alike(card: int) -> int:
    """All cards of a face, given its first one."""
    if card < THREES:
        return 0b11111 << card
    if card < TWOS:
        return 0b111 << card
    return 0b11 << card if card < ONES or card == RAZ else 1 << card


@rule
def kind_of(card: int) -> int:
    if card < THREES:
        return NAZI
    if card < TWOS:
        return POLIZEI
    if card < ONES:
        return HALT + (card - TWOS) // 6
    return GRUPPE + (card - ONES) // 3 if card < RAZ else RAZUPALTUFF


@rule
def fitting(top: int) -> int:
    """HK-8: all cards that fit on a card, given the first of its face."""
    if top == KOMMUNISMUS_CARD:
        return ALL & ~RAZUPALTUFFS
    bit = 1 << top
    same = NOT_FUNNY if bit & NOT_FUNNY else FUNNY
    if bit & KANGAROOS:
        return same | KANGAROOS
    return same | PENGUINS if bit & PENGUINS else same | ARTISTS


@rule
def add(cards: int, card: int) -> int:
    """A set with one more card, given the first of its face."""
    field = alike(card)
    return cards | (cards & field) << 1 & field | 1 << card


@rule
def without(cards: int, card: int) -> int:
    """A set with one card less, given the first of its face."""
    field = alike(card)
    return cards & ~field | (cards & field) >> 1 & field


@rule_apart
def plus(cards: int, more: int) -> int:
    """Both sets together."""
    while more:
        cards = add(cards, face(lowest(more)))
        more &= more - 1
    return cards


@rule
def count(cards: int, card: int) -> int:
    """How many cards of a face a set has."""
    return bit_count(cards & alike(card))
