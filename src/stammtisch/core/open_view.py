"""What everybody may see of a match, in parts of which most need not be made again after a move."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stammtisch.core.agenda import SEATS_OF, awaiting
from stammtisch.core.game import NOTHING_ASKED, Game
from stammtisch.core.outcome import outcome_of
from stammtisch.core.scoresheet import Scoresheet
from stammtisch.core.state import State


class Shared(NamedTuple):
    """What everybody may see of a match, in parts. Each always has the same keys; one in which nothing has changed is
    nearly always the very same object as before, so that who compares need not look into it.
    """

    now: dict[str, Any]
    """What changes with a move."""
    asked: dict[str, Any]
    """What is asked."""
    standing: dict[str, Any]
    """What changes with a round."""
    lasting: dict[str, Any]
    """What else the game declares to last for many moves."""


class OpenView:
    """Makes the open view of one match, and remembers what of it lasts. A new one makes everything again."""

    __slots__ = ("_lasting", "_lasts_by", "_read", "_rows", "_standing", "_stands_by")

    def __init__(self) -> None:
        self._read = 0
        """How far the story has been read for the score sheet …"""
        self._rows = Scoresheet()
        """… and what was found."""
        self._stands_by: tuple[Any, ...] = ()
        self._standing: dict[str, Any] = {}
        self._lasts_by: tuple[int, ...] = ()
        self._lasting: dict[str, Any] = {}
        """Two parts, each after what it goes by."""

    def copy(self) -> "OpenView":
        """One that remembers the same, and goes its own way."""
        twin = OpenView()
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def sheet(self, notes: Sequence[tuple[Any, ...]]) -> Scoresheet:
        """One row for each round scored so far. Only what is new is read."""
        if self._read < len(notes):
            new = [raw for raw in notes[self._read :] if raw[0] == "scores"]
            if new:
                self._rows = Scoresheet((*self._rows, *Scoresheet.read(new)))
            self._read = len(notes)
        return self._rows

    def parts(self, game: Game, s: State) -> Shared:
        """The view now."""
        now = {"awaiting": list(SEATS_OF[awaiting(s)]), **game.shared(s)}
        top = s.depth - 1
        asked = NOTHING_ASKED if s.ended else game.asking[s.steps[top]][s.kinds[top]]
        if game.lasting is not None and (mark := game.lasting.mark(s)) != self._lasts_by:
            self._lasts_by, self._lasting = mark, game.lasting.view(s)
        return Shared(now, asked, self._stands(game, s, now), self._lasting)

    def _stands(self, game: Game, s: State, now: Mapping[str, Any]) -> dict[str, Any]:
        """The part that is made anew when a round has begun or was scored, and at the end. What the game tells itself,
        another total perhaps, is left out.
        """
        rows = self.sheet(s.notes)
        mark = s.round, s.ended, len(rows), s.totals[: s.players]
        if mark != self._stands_by:
            outcome = outcome_of(s, low_wins=game.low_wins)
            standing = {
                "round": s.round,
                "totals": mark[-1],
                "sheet": rows.as_json(),
                "outcome": None if outcome is None else outcome.as_json(),
            }
            self._stands_by, self._standing = mark, {key: standing[key] for key in standing if key not in now}
        return self._standing
