"""The state of a match of Gaunerbande."""

from stammtisch.core.state import I8, I32, I64, number, numbers
from stammtisch.games.tricks.state import TrickState

STEPS = ("deal", "pass", "open", "play", "count", "gang")
DEAL, PASS, OPEN, PLAY, COUNT, GANG = range(6)


class State(TrickState):
    limit: int = number(I32)
    """A total above this ends the match."""
    passing: int = number(I8)
    """Where cards are passed, as a place in `options.PASSING`."""
    half: int = number(I8)
    """1 if a total of exactly the limit falls to half of it."""
    deck: int = number(I64)
    """The cards in play."""
    worth: int = number(I8)
    """What a united gang is worth: one point per crook, and as many again for the politician."""
    black_open: int = number(I8)
    """1 once a black card has been played in this round: from then on black may be led."""
    pile: list[int] = numbers(I8, 52)
    """The deck, in the order of the last shuffle."""
