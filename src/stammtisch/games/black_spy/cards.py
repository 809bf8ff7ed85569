"""The 60 agents: blue, yellow, red and green 1 to 11, and black 1 to 11 with six 7s.

Sets of cards are masks, and the six black spies (k7) are equal, so they are counted, not told apart: a set with
three of them has the lowest three of their six bits. Two sets that look the same are the same number. Spies are
therefore added and taken away with `plus` and `minus`; a single spy is always the card `SPY`.
"""

from stammtisch.core.bits import bit_count
from stammtisch.core.notation import Deck
from stammtisch.core.rule import rule

COLOURS = "byrg"
RANKS = 11
DECK = Deck(
    [f"{colour}{rank}" for colour in COLOURS for rank in range(1, RANKS + 1)]
    + [f"k{rank}" for rank in (1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 8, 9, 10, 11)]
)

CARDS = len(DECK)

COLOUR = (1 << RANKS) - 1
"""The first colour, blue, as a mask; the others follow at distances of RANKS."""
FIRST_BLACK = RANKS * len(COLOURS)
ALL = (1 << CARDS) - 1
BLACK = ALL & ~((1 << FIRST_BLACK) - 1)
BLACK_CARDS = bit_count(BLACK)

SPY = DECK.find("k7")
SPIES = 0b111111 << SPY
LAST_SPY = SPY + 5
FACES = ALL & ~SPIES | 1 << SPY
"""One bit for each card that looks different: what a seat chooses among."""
GOOD_SPIES = sum(1 << DECK.find(f"{colour}7") for colour in COLOURS)
RED_1 = DECK.find("r1")

LOW_BLACK = sum(1 << DECK.find(f"k{rank}") for rank in range(1, 7))
K8, K9, K10, K11 = (1 << DECK.find(f"k{rank}") for rank in range(8, 12))

_FIRST_RANK = sum(1 << RANKS * colour for colour in range(len(COLOURS)))


@rule
def face(card: int) -> int:
    """The card of a number in the deck: all spies are one."""
    return SPY if SPY <= card <= LAST_SPY else card


@rule
def plus(cards: int, more: int) -> int:
    """Both sets together."""
    if more & SPIES == 0:
        return cards | more
    spies = bit_count(cards & SPIES) + bit_count(more & SPIES)
    return (cards | more) & ~SPIES | ((1 << spies) - 1) << SPY


@rule
def minus(cards: int, fewer: int) -> int:
    """A set without the cards of another, as far as it has them."""
    if fewer & SPIES == 0:
        return cards & ~fewer
    return cards & ~fewer & ~SPIES | (cards & SPIES) >> bit_count(fewer & SPIES) & SPIES


@rule
def rank_of(card: int) -> int:
    if card < FIRST_BLACK:
        return card % RANKS + 1
    if card < SPY:
        return card - FIRST_BLACK + 1
    return 7 if card <= LAST_SPY else card - LAST_SPY + 7


@rule
def lowest_of_colour(card: int) -> int:
    """The lowest card number of the colour of a card."""
    return card - card % RANKS if card < FIRST_BLACK else FIRST_BLACK


@rule
def same_colour(card: int) -> int:
    """All cards of the colour of a card."""
    return COLOUR << card - card % RANKS if card < FIRST_BLACK else BLACK


@rule
def same_rank(card: int) -> int:
    """All cards of the rank of a card."""
    rank = rank_of(card)
    coloured = _FIRST_RANK << rank - 1
    if rank < 7:
        return coloured | 1 << FIRST_BLACK + rank - 1
    if rank == 7:
        return coloured | SPIES
    return coloured | 1 << LAST_SPY + rank - 7
