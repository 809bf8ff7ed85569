"""The 52 professions: green, blue, red and black, each 0 to 12."""

from stammtisch.core.notation import Deck
from stammtisch.core.rule import rule

COLOURS = "gbrk"
RANKS = 13
DECK = Deck([f"{colour}{rank}" for colour in COLOURS for rank in range(RANKS)])

GREEN, BLUE, RED, BLACK = (((1 << RANKS) - 1) << RANKS * colour for colour in range(4))
"""Each colour, as a mask. Black is the gang of crooks."""
SUITS = (GREEN, BLUE, RED, BLACK)

ALL = GREEN | BLUE | RED | BLACK
POLITICIAN = DECK.find("r10")
"""The corrupt politician: the red 10."""
POLITICIAN_MASK = 1 << POLITICIAN
GANG = BLACK | POLITICIAN_MASK

SALESMEN = sum(1 << DECK.find(name) for name in ("g0", "b0", "r0"))
"""The vacuum-cleaner salesmen: the zeros of the honest colours."""
THUG = 1 << DECK.find("k0")
WITHOUT_TWO = ALL & ~((1 << DECK.find("r0")) | (1 << DECK.find("b0")))
WITHOUT_ZEROS = ALL & ~SALESMEN & ~THUG

GREEN_0, GREEN_1 = DECK.find("g0"), DECK.find("g1")

NAMES = {
    "g0": "green vacuum-cleaner salesman",
    "b0": "blue vacuum-cleaner salesman",
    "r0": "red vacuum-cleaner salesman",
    "k0": "thug",
    "g1": "car salesman",
    "r10": "corrupt politician",
}
"""The cards that the rules call by their profession."""


@rule
def deck_for(players: int) -> int:
    """GB-4: the cards that are in play."""
    if players == 4:
        return ALL
    if players == 5:
        return WITHOUT_TWO
    return WITHOUT_ZEROS


@rule
def opening_card(players: int) -> int:
    """GB-12: the card that opens each round."""
    return GREEN_0 if players == 4 or players == 5 else GREEN_1
