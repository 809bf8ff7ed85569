"""What every bot is: fair by construction, and repeatable."""

from abc import ABC, abstractmethod
from typing import ClassVar

from stammtisch.core import chance
from stammtisch.core.dice import Dice, new_dice
from stammtisch.core.errors import NotAsked
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.core.state import State


class Bot(ABC):
    """Chooses moves in imagined worlds that fit what its seat knows; it never gets to see the real one.

    Bots with the same seed that are asked the same things in the same order choose the same moves.
    """

    name: ClassVar[str]
    about: ClassVar[str]
    """One sentence for people who choose an opponent."""

    def __init__(self, *, seed: chance.Seed = None) -> None:
        self.seed = chance.read_seed(seed)
        self.chosen = 0
        """How many moves it has chosen so far."""

    def choose(self, match: Match, seat: int) -> Move:
        """The move it would make for a seat that is asked."""
        if seat not in match.awaiting:
            raise NotAsked(f"seat {seat} has nothing to decide now: expected one of {list(match.awaiting)}")
        fresh = chance.derive_seed(self.seed, seat, self.chosen)
        self.chosen += 1
        world = match.imagine(seat, seed=fresh)
        choice = self.decide(match.game, world, seat, new_dice(chance.derive_seed(fresh, "choice")))
        return match.game.say(world, seat, choice)

    @abstractmethod
    def decide(self, game: Game, world: State, seat: int, dice: Dice) -> int:
        """The choice to make, if the world were this one."""
