"""What a seat knows, all of it, as data: for those who let a program of their own think at their seat.

It is an imagined match (`Match.imagined`): whatever the seat does not know is random in it, so that it tells nothing
that the one who sits there was not told before. It is put together elsewhere, changes nothing, and is in no log.
"""

from typing import TYPE_CHECKING

from stammtisch.core import chance
from stammtisch.table.checks import playing, seated
from stammtisch.table.commands import See
from stammtisch.table.flow import Think
from stammtisch.table.hints import Asked
from stammtisch.table.participants import Person
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table


OFTEN = 20
"""So often somebody may ask for one decision: each card of several is one, and lines break."""


class Recalls:
    """Who has been told what their seat knows."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[int, int]] = {}
        """For each seat the decision for which it has asked last, and how often."""

    def ask(self, table: "Table", person: Person | None, command: See) -> Asked:
        """Somebody wants to know what their seat knows; only while it is asked."""
        somebody, flow = seated(person), playing(table)
        seat = somebody.seat
        if flow.decision is None or command.decision != flow.number:
            raise Refused("too_late", decision=command.decision)
        if seat not in flow.decision.seats:
            raise Refused("not_asked")
        decision, times = self._told.get(seat, (0, 0))
        times = times + 1 if decision == command.decision else 1
        if times > OFTEN:
            raise Refused("too_fast")
        self._told[seat] = command.decision, times
        seed = chance.derive_seed(table.secret, "seen", table.matches, flow.match.story_length, seat)
        think = Think(seat, 0, "seen", flow.match.clone(), seed)
        return Asked(somebody.key, command.id, command.decision, (), think, since=command.since)
