"""The state of a match of Zehn."""

from stammtisch.core import state
from stammtisch.core.state import I8, I16, I64, SEATS, number, numbers
from stammtisch.games.zehn.cards import FACES, MOST_CARDS, ROUNDS

STEPS = ("deal", "turn", "lay", "protect", "open", "bid", "raise", "collect", "reveal", "add", "count", "name")
DEAL, TURN, LAY, PROTECT, OPEN, BID, RAISE, COLLECT, REVEAL, ADD, COUNT, NAME = range(12)


class State(state.State):
    """Sets of cards are counted by face, and a card is its face: see `cards`."""

    tie: int = number(I8)
    """1 if the highest single card decides between equal values (ZE-30)."""
    last_round: int = number(I8)
    """How many rounds are played."""
    first_chips: int = number(I8)
    """What each player begins with (ZE-6)."""
    no_refill: int = number(I8)
    """1 if nobody draws after the last round."""
    next_start: int = number(I8)
    """Who starts the next round, as a place in `options.NEXT_START`."""
    deck: int = number(I64)
    """All cards of the match."""
    points: list[int] = numbers(I8, FACES)
    """The penalty points of each face."""

    hands: list[int] = numbers(I64, SEATS)
    """The cards of each seat."""
    taken: list[int] = numbers(I64, SEATS)
    """The cards each seat has taken as the loser of rounds."""
    taken_rounds: list[int] = numbers(I16, SEATS)
    """The round cards each seat has taken: bit p - 1 for the one of p points."""
    chips: list[int] = numbers(I8, SEATS)
    """The chips in front of each seat, without those on its card."""
    pot: int = number(I8)

    pile: list[int] = numbers(I16, MOST_CARDS)
    """The pile to draw from: the cards at the places `top` to `size` - 1, and 0 everywhere else."""
    top: int = number(I16)
    size: int = number(I16)
    rounds: list[int] = numbers(I16, ROUNDS)
    """The round cards in the order in which they are turned, as numbers in the deck."""

    starter: int = number(I8)
    """Who comes first in this round."""
    laid: list[int] = numbers(I8, SEATS)
    """The first card before each seat; -1 if there is none."""
    layer: list[int] = numbers(I8, SEATS)
    """Who laid that card; it may have been swapped since."""
    hidden: int = number(I16)
    """The seats whose card lies face down, as a mask."""
    seen: list[int] = numbers(I16, SEATS)
    """Who has seen the card before each seat, as a mask: everyone, or those before whom it has lain."""
    shield: list[int] = numbers(I8, SEATS)
    """The chips on the card of each seat."""
    added: list[int] = numbers(I8, SEATS)
    """The second card of each seat; -1 if there is none."""
    jokers: int = number(I16)
    """The seats that have laid a joker in an earlier round, as a mask. All others had a joker when this one began, and
    everybody knows it (ZE-4).
    """

    target: int = number(I8)
    """Whose card is being bought; -1 if none is."""
    bidder: int = number(I8)
    """Who bid last in the auction."""
    bid: int = number(I8)
    """The chips of that bid."""

    winner: int = number(I8)
    """Who won the round that was counted last; -1 before."""
    loser: int = number(I8)
