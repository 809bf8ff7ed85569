"""A match as one seat knows it: what a bot of one's own is given instead of the match."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, SupportsIndex

from stammtisch import games
from stammtisch.core import imagining
from stammtisch.core.agenda import Decision
from stammtisch.core.chance import Seed
from stammtisch.core.errors import BadSeat, got
from stammtisch.core.events import Event
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.core.numbers import as_int
from stammtisch.core.options import Options
from stammtisch.core.outcome import Outcome
from stammtisch.core.scoresheet import Scoresheet


class Seen:
    """A match as one seat knows it. It is asked as a `Match` is, but only for that seat.

    Inside is an imagined match: whatever the seat does not know is random there, so that nobody can find out more by
    looking deeper. It can be pickled and sent elsewhere.
    """

    def __init__(self, match: Match, seat: SupportsIndex, *, seed: Seed = None) -> None:
        self._match = match.imagined(seat, seed=seed)
        self.seat = int(seat)
        """The seat that looks."""

    @classmethod
    def read(cls, data: Mapping[str, Any], seat: SupportsIndex, before: Sequence[tuple[Any, ...]] = ()) -> Self:
        """What a seat knows, from what `as_json` gave, perhaps elsewhere. `before` is the part of the story that the
        data leaves out.
        """
        seen = object.__new__(cls)
        seen._match = imagining.read_data(data, games.get, before)
        seen.seat = seen._match._seat(seat)
        return seen

    def as_json(self, start: int = 0) -> dict[str, Any]:
        """All of it as plain data (docs/protocol.md), the story from note number `start` on."""
        return imagining.as_data(self._match, start)

    @property
    def told(self) -> Sequence[tuple[Any, ...]]:
        """The raw notes behind `events`, for `read`."""
        return self._match.story()

    @property
    def game(self) -> Game:
        """What is played."""
        return self._match.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._match.players

    @property
    def names(self) -> tuple[str, ...]:
        """How the seats are called."""
        return self._match.names

    @property
    def ages(self) -> tuple[int, ...]:
        """The seats from the eldest to the youngest."""
        return self._match.ages

    @property
    def options(self) -> Options:
        """What is agreed."""
        return self._match.options

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._match.awaiting

    @property
    def decision(self) -> Decision | None:
        """What is asked, and of whom; None when the match is over."""
        return self._match.decision

    @property
    def sheet(self) -> Scoresheet:
        """One row for each round scored so far."""
        return self._match.sheet

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        return self._match.outcome

    @property
    def worth(self) -> Mapping[str, int]:
        """What cards count, by name (see `Match.worth`)."""
        return self._match.worth

    def legal(self, seat: SupportsIndex | None = None) -> list[Move]:
        """Every move that the seat may play now, in words."""
        return self._match.legal(self._own(seat))

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self._match.view(self._own(seat))

    def events(self, seat: SupportsIndex | None = None, start: int = 0) -> list[Event]:
        """The story as the seat was told it."""
        return self._match.events(self._own(seat), start)

    def imagined(self, seat: SupportsIndex | None = None, *, seed: Seed = None) -> Match:
        """A random match that fits all that the seat knows, to be played on: for a search of one's own."""
        return self._match.imagined(self._own(seat), seed=seed)

    def _own(self, seat: SupportsIndex | None) -> int:
        if seat is not None and as_int(seat) != self.seat:
            raise BadSeat("not_your_seat", seat=self.seat, got=got(seat))
        return self.seat

    def __repr__(self) -> str:
        return f"<Seen {self._match!r} from seat {self.seat}>"
