"""The cards of Halt mal kurz: a kind and a symbol each, in most cases several that are equal.

Sets of cards are masks, and equal cards are counted, not told apart: of a face with five cards, a set with three has
the lowest three of its five bits. Two sets that look the same are the same number. Cards are therefore added and
taken away with `add` and `without`; a single card is always the first of its face.

Which bits a face has depends on the deck that was agreed on, so whoever asks brings the state; with the usual deck they
are the numbers of its cards in DECK. Piles, and whatever is told, go by numbers in DECK, whatever the deck.
"""

from collections.abc import Mapping
from typing import Any

from stammtisch.core.bits import bit_count, lowest, members
from stammtisch.core.errors import Fault, got, near
from stammtisch.core.events import for_notes
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
UNFUNNY_KINDS = (NAZI, POLIZEI, KAPITALISMUS)

USUAL = {f"{kind}-{symbol}": count // 3 for kind, count in KINDS.items() for symbol in SYMBOLS} | {
    "kommunismus": 1,
    "razupaltuff": 2,
}
"""HK-2: how many there are of each face; option `deck` can change it."""
FACE_NAMES = tuple(USUAL)
CARDS = sum(USUAL.values())
MOST_CARDS = 60
"""As many as the box has: no deck is larger."""

_NUMBERED = [name for name, often in USUAL.items() for _ in range(often)]
DECK = Deck([*_NUMBERED, *(name for name in FACE_NAMES for _ in range(MOST_CARDS))])
"""The usual deck, and then as many of each card as another one might have (see `number_of`)."""
FACE_OF = tuple(FACE_NAMES.index(name) for name in _NUMBERED)
"""The face of each number of the usual deck, as a place in FACE_NAMES."""


def wrong_deck(table: Any) -> Fault | None:
    """HK-55: what is wrong with a table of cards and how often each is in the deck; None if nothing is."""
    if not isinstance(table, dict):
        return Fault("deck_form", got=got(table))
    for name, often in table.items():
        if name not in USUAL:
            return Fault("deck_no_such_card", card=str(name), **near(str(name), FACE_NAMES))
        if isinstance(often, bool) or not isinstance(often, int) or not 0 <= often <= MOST_CARDS:
            return Fault("deck_count", least=0, most=MOST_CARDS, card=name, got=got(often))
    if sum(table.values()) > MOST_CARDS:
        return Fault("deck_too_large", most=MOST_CARDS, got=sum(table.values()))
    return None


def set_out(s: Any, counts: Mapping[str, int]) -> None:
    """Give each face of a deck its bits, in the order of FACE_NAMES."""
    card = 0
    s.usual = int(dict(counts) == USUAL)
    for bit in range(MOST_CARDS):
        s.looks[bit] = -1
    for place, name in enumerate(FACE_NAMES):
        word, _, symbol = name.partition("-")
        often, kind = counts.get(name, 0), KIND_WORDS.index(word)
        s.places[place] = card if often else -1
        for bit in range(card, card + often):
            s.front[bit], s.often[bit], s.sorts[bit], s.looks[bit] = card, often, kind, DECK.find(name)
        mask = (1 << often) - 1 << card
        s.deck |= mask
        s.faces |= mask & 1 << card
        if kind == RAZUPALTUFF:
            s.raz, s.razupaltuffs = card if often else -1, mask
        elif kind in UNFUNNY_KINDS:
            s.not_funny |= mask
        else:
            s.funny |= mask
        if kind == LISTE:
            s.lists |= mask
        for number, each in enumerate(SYMBOLS):
            if symbol == each or kind == KOMMUNISMUS:
                s.symbols[number] |= mask
        card += often


def name_of(s: Any, card: int) -> str:
    """How a card is called; an IndexError if the deck has none of that number."""
    if not 0 <= card < MOST_CARDS or s.looks[card] < 0:
        raise IndexError(f"no card has the number {card}")
    return DECK.name(s.looks[card])


def names_of(s: Any, cards: int) -> list[str]:
    """The cards of a set, in the order of the deck."""
    return DECK.names(cards) if s.usual else [DECK.name(s.looks[card]) for card in members(cards)]


@rule
def face_of(number: int) -> int:
    """The face of a number in DECK, as a place in FACE_NAMES."""
    return FACE_OF[number] if number < CARDS else (number - CARDS) // MOST_CARDS


@rule
def piled(s: Any, number: int) -> int:
    """The card of a number in a pile."""
    return int(s.places[face_of(number)])


@rule
def face(s: Any, card: int) -> int:
    """The first of all cards that look like this one."""
    return int(s.front[card])


@rule
def alike(s: Any, card: int) -> int:
    """All cards of a face, given its first one."""
    return int((1 << s.often[card]) - 1 << card)


@rule
def kind_of(s: Any, card: int) -> int:
    return int(s.sorts[card])


@rule
def fitting(s: Any, top: int) -> int:
    """HK-8: all cards that fit on a card, given the first of its face."""
    if s.sorts[top] == KOMMUNISMUS:
        return int(s.funny | s.not_funny)
    bit = 1 << top
    same = s.not_funny if bit & s.not_funny else s.funny
    if bit & s.symbols[0]:
        return int(same | s.symbols[0])
    return int(same | s.symbols[1] if bit & s.symbols[1] else same | s.symbols[2])


@rule
def add(s: Any, cards: int, card: int) -> int:
    """A set with one more card, given the first of its face."""
    field = alike(s, card)
    return cards | (cards & field) << 1 & field | 1 << card


@rule
def without(s: Any, cards: int, card: int) -> int:
    """A set with one card less, given the first of its face."""
    field = alike(s, card)
    return cards & ~field | (cards & field) >> 1 & field


@rule_apart
def plus(s: Any, cards: int, more: int) -> int:
    """Both sets together."""
    while more:
        cards = add(s, cards, face(s, lowest(more)))
        more &= more - 1
    return cards


@rule
def count(s: Any, cards: int, card: int) -> int:
    """How many cards of a face a set has."""
    return bit_count(cards & alike(s, card))


@for_notes
def told(s: Any, cards: int) -> int:
    """A set by the numbers of DECK, to be told; these may be more than a mask has bits."""
    if s.usual:
        return cards
    named = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        named |= 1 << number_of(int(s.looks[card]), card - int(s.front[card]))
    return named


def number_of(first: int, copy: int) -> int:
    """The number of one of several equal cards, given that of the first."""
    if first + copy < CARDS and FACE_OF[first + copy] == FACE_OF[first]:
        return first + copy
    return CARDS + MOST_CARDS * face_of(first) + copy
