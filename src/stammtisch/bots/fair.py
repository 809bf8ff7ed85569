"""What the bots of the house have in common: fair by construction, and repeatable."""

from abc import ABC, abstractmethod
from dataclasses import replace

from stammtisch.bots.levels import Level
from stammtisch.bots.seen import Seen
from stammtisch.bots.thought import Thought
from stammtisch.core import chance
from stammtisch.core.errors import NotAsked
from stammtisch.core.match import Match
from stammtisch.core.notation import Move


class FairBot(ABC):
    """Chooses moves in imagined worlds that fit what its seat knows; it never gets to see the real one.

    Bots with the same seed that are asked the same things in the same order choose the same moves. They take a match,
    or what a seat sees of it: so a bot of one's own can ask them for advice.
    """

    def __init__(self, level: Level, *, seed: chance.Seed = None) -> None:
        self.level = level
        """How strong it is."""
        self.seed = chance.read_seed(seed)
        """What its choices follow from."""
        self.chosen = 0
        """How many moves it has chosen so far."""

    def choose(self, match: Match | Seen, seat: int) -> Move:
        """The move it would make for a seat that is asked."""
        return self._decide(whole(match, seat), seat).move

    def explain(self, match: Match | Seen, seat: int) -> Thought:
        """The move it would make for a seat that is asked, and why."""
        match = whole(match, seat)
        thought = self._decide(match, seat)
        return with_purposes(match, thought)

    def _decide(self, match: Match, seat: int) -> Thought:
        if seat not in match.awaiting:
            raise NotAsked("not_asked", seat=seat, others=[str(other) for other in match.awaiting])
        fresh = chance.derive_seed(self.seed, seat, self.chosen)
        self.chosen += 1
        return self.think(match, seat, fresh)

    @abstractmethod
    def think(self, match: Match, seat: int, seed: bytes) -> Thought:
        """Decide for a seat that is asked. `seed` is for this decision alone."""


def whole(match: Match | Seen, seat: int) -> Match:
    """A match; of what a seat sees, one that the seat imagines."""
    return match.imagined(seat, seed=0) if isinstance(match, Seen) else match


def with_purposes(match: Match, thought: Thought) -> Thought:
    """A thought that also says what each move is for, as far as the game can tell."""
    purposes = match.purposes(thought.seat, [candidate.move for candidate in thought.candidates])
    candidates = zip(thought.candidates, purposes, strict=True)
    return replace(thought, candidates=tuple(replace(each, purpose=purpose) for each, purpose in candidates))
