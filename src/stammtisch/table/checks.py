"""What has to be so before something is done at a table. Each check gives what it found, or raises."""

from typing import TYPE_CHECKING

from stammtisch.table import commands
from stammtisch.table.flow import Flow
from stammtisch.table.participants import Person
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table


_CHANGES = (
    *(commands.Sit, commands.ChangeSeat, commands.Leave, commands.Swap, commands.AddBot, commands.Kick, commands.LetIn),
    *(commands.Settle, commands.PassHost, commands.Rematch, commands.Rest),
)
"""What makes another table of it: another company, other rules, somebody else who plays."""


def as_it_lies(table: "Table", command: commands.ByPeople) -> None:
    """At a table where everybody is to meet the same, nothing is changed: one plays, and may say how quickly."""
    if not table.fixed or not isinstance(command, _CHANGES):
        return
    if isinstance(command, commands.Settle) and command == commands.Settle(command.id, pace=command.pace):
        return
    raise Refused("as_it_lies")


def nobody_beside(table: "Table", command: commands.ByPeople) -> None:
    """Nobody sits down beside somebody who knows the cards, or beside a device at which several hands are seen."""
    if not isinstance(command, commands.Sit | commands.LetIn):
        return
    if table.agreed.lesson or table.begun is not None:
        raise Refused("plays_alone")
    if table.agreed.one_device:
        raise Refused("open_beside_device")


def may_be_host(table: "Table", person: Person) -> bool:
    """Whoever came later is never host over whoever opened the table, unless they have played with each other."""
    opener = table.participants.keys.get(table.participants.opener)
    return opener is None or opener is person or table.door.has_played(person.key)


def in_phase(table: "Table", *phases: str) -> None:
    """The table is in one of these phases."""
    if table.phase not in phases:
        raise Refused("not_now", phase=table.phase)


def seated(person: Person | None) -> Person:
    """Somebody who sits at the table."""
    if person is None:
        raise Refused("not_seated")
    return person


def host_only(table: "Table", person: Person | None) -> Person:
    """The host."""
    somebody = seated(person)
    if somebody.number != table.participants.host:
        raise Refused("not_host")
    return somebody


def playing(table: "Table") -> Flow:
    """The match that is being played, or has just been."""
    if table.flow is None:
        raise Refused("not_now", phase=table.phase)
    return table.flow


def alone(table: "Table", person: Person | None) -> Flow:
    """The match of somebody at whose table no other person sits."""
    somebody = seated(person)
    if any(seat.person is not None and seat.person is not somebody for seat in table.participants.seats):
        raise Refused("not_alone")
    return playing(table)
