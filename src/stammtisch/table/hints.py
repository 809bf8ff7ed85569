"""Hints: what a strong bot would do in one's place, and why.

They are thought of elsewhere, from what the seat knows, and change nothing: no hint is in the log. A seat gets one
thought of each bot for each decision; whoever asks again is told the same.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stammtisch.core import agenda, chance
from stammtisch.table.checks import playing, seated
from stammtisch.table.commands import Hint
from stammtisch.table.flow import Flow, Think
from stammtisch.table.participants import Person
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table

LEVEL = "meister"


@dataclass(frozen=True, slots=True)
class Asked:
    """A hint that somebody waits for."""

    key: str
    id: str
    decision: int
    legal: tuple[str, ...]
    think: Think
    since: int | None = None
    """Of those who want to know what their seat knows, and no hint (`recalling`): how much of the story they have."""


class Hints:
    """What the seats of one match were advised."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, str], tuple[Asked, dict[str, Any]]] = {}
        """By seat, and by who was asked."""
        self._open: dict[int, Asked] = {}

    def ask(self, table: "Table", person: Person | None, command: Hint) -> dict[str, Any] | None:
        """The hint for somebody, if it is known. If not, it is asked for."""
        seat, flow = self._check(table, person, command)
        legal = tuple(flow.match.legal(seat))
        level = command.level or LEVEL
        known = self._given.get((seat, level))
        if known and (known[0].decision, known[0].legal) == (command.decision, legal):
            return known[1]
        waiting = self._open.get(seat)
        if waiting and waiting.decision == command.decision:
            raise Refused("too_fast")
        assert person is not None
        seed = chance.derive_seed(table.secret, "hint", table.matches, flow.match.story_length, seat)
        think = Think(seat, 0, level, flow.match.clone(), seed)
        self._open[seat] = asked = Asked(person.key, command.id, command.decision, legal, think)
        table.effects.hints.append(asked)
        return None

    @staticmethod
    def _check(table: "Table", person: Person | None, command: Hint) -> tuple[int, Flow]:
        somebody = seated(person)
        if not table.agreed.hints:
            raise Refused("no_hints")
        flow = playing(table)
        if flow.decision is None or command.decision != flow.number:
            raise Refused("too_late", decision=command.decision)
        if somebody.seat not in flow.decision.seats or flow.decision.kind == agenda.RACE:
            raise Refused("not_asked")
        return somebody.seat, flow

    def found(self, flow: Flow | None, asked: Asked, thought: dict[str, Any] | None) -> dict[str, Any]:
        """A hint has been thought of, or nobody had time for it (None). Raises if it is of no use any more."""
        seat = asked.think.seat
        if self._open.get(seat) is asked:
            del self._open[seat]
        if flow is None or flow.decision is None or flow.number != asked.decision:
            raise Refused("too_late", decision=asked.decision)
        if thought is None:
            raise Refused("busy")
        hint = {"decision": asked.decision, **thought}
        self._given[seat, asked.think.level] = asked, hint
        return hint
