"""What every bot is: fair by construction, and repeatable."""

from abc import ABC, abstractmethod
from dataclasses import replace

from stammtisch.bots.levels import Level
from stammtisch.bots.thought import Thought
from stammtisch.core import chance
from stammtisch.core.errors import NotAsked
from stammtisch.core.match import Match
from stammtisch.core.notation import Move


class Bot(ABC):
    """Chooses moves in imagined worlds that fit what its seat knows; it never gets to see the real one.

    Bots with the same seed that are asked the same things in the same order choose the same moves.
    """

    def __init__(self, level: Level, *, seed: chance.Seed = None) -> None:
        self.level = level
        self.seed = chance.read_seed(seed)
        self.chosen = 0
        """How many moves it has chosen so far."""

    def choose(self, match: Match, seat: int) -> Move:
        """The move it would make for a seat that is asked."""
        return self._decide(match, seat).move

    def explain(self, match: Match, seat: int) -> Thought:
        """The move it would make for a seat that is asked, and why."""
        thought = self._decide(match, seat)
        purposes = match.purposes(seat, [candidate.move for candidate in thought.candidates])
        candidates = zip(thought.candidates, purposes, strict=True)
        return replace(thought, candidates=tuple(replace(each, purpose=purpose) for each, purpose in candidates))

    def _decide(self, match: Match, seat: int) -> Thought:
        if seat not in match.awaiting:
            raise NotAsked("not_asked", seat=seat, others=[str(other) for other in match.awaiting])
        fresh = chance.derive_seed(self.seed, seat, self.chosen)
        self.chosen += 1
        return self.think(match, seat, fresh)

    @abstractmethod
    def think(self, match: Match, seat: int, seed: bytes) -> Thought:
        """Decide for a seat that is asked. `seed` is for this decision alone."""
