"""What a bot is, whoever made it.

class Shy:
    def choose(self, match, seat):
        return min(match.legal(), key=lambda move: match.worth.get(move.split()[-1], 0))

That is all: `arena --bots shy=./shy.py:Shy,geselle` lets it play, and so do all other commands that take bots. Bots of
one's own need not inherit anything; these classes say what is asked of them, for readers and for type checkers.
"""

from typing import Protocol, runtime_checkable

from stammtisch.bots.seen import Seen
from stammtisch.bots.thought import Thought
from stammtisch.core.notation import Move


@runtime_checkable
class Bot(Protocol):
    """Chooses moves for a seat, from what that seat knows.

    One is made for each seat and match, by calling its class (or any function) with no arguments, or with `seed=` (a
    whole number) if it takes that: one that draws all its chance from there plays the same again. It may keep what it
    likes from one decision to the next, but should be able to do without: after a pause, or when its process had to be
    started again, a new one goes on in its place.
    """

    def choose(self, match: Seen, seat: int, /) -> Move:
        """The move to be made for a seat that is asked, one of `match.legal()`; or several in one line where the game
        asks card by card, as `Match.play` takes them.

        `match` is never the match itself but a `Seen`: it answers only for that seat.
        """
        ...


@runtime_checkable
class ExplainingBot(Bot, Protocol):
    """A bot that also says why. Hints show it; without, they show its move alone."""

    def explain(self, match: Seen, seat: int, /) -> Thought:
        """The move to be made, and what the bot thinks of others, from best to worst."""
        ...
