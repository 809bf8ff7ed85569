"""People drop out and come back: grace, a bot that steps in, a host's duty passed on, a table that sleeps."""

from typing import TYPE_CHECKING

from stammtisch.table import commands
from stammtisch.table.checks import may_be_host
from stammtisch.table.clocks import GRACE
from stammtisch.table.participants import Person

if TYPE_CHECKING:
    from stammtisch.table.table import Table


def wake_up(table: "Table", now: int) -> None:
    """Somebody who belongs to the table is here: it goes on, and the time in which nobody was does not count."""
    if not table.asleep or not table.led_here:
        return
    table.asleep = False
    for person in table.participants.people.values():
        if not table.presence.is_here(person.key):
            table.presence.gone[person.key] = now
    if table.flow and table.phase == "playing":
        table.apply_line(0, commands.Wake(max(0, now - table.stopped)), now)
        table.flow.think_again()


def come_back(table: "Table", person: Person, now: int) -> None:
    """Somebody who belongs to the table is here again: no bot plays for them any more."""
    wake_up(table, now)
    if table.led_here and person.resting:
        table.apply_line(0, commands.StandIn(person.number, False), now)


def doze(table: "Table", now: int) -> None:
    """A table that another server leads, or nobody, sleeps too when nobody has been here for long."""
    gone = table.presence.gone.values()
    if not table.led_here and not table.asleep and not _here(table) and all(since + GRACE <= now for since in gone):
        table.asleep, table.stopped = True, max([table.changed, *(since + GRACE for since in gone)])


def look_around(table: "Table", now: int) -> None:
    """See who has been away for too long."""
    if table.asleep:
        return
    if not _here(table):
        if all(since + GRACE <= now for since in table.presence.gone.values()):
            table.asleep, table.stopped = True, now
        return
    for person in list(table.participants.people.values()):
        since = table.presence.gone.get(person.key)
        if since is None:
            continue
        if _needs_stand_in(table, person) and since + _patience(table) <= now:
            table.apply_line(0, commands.StandIn(person.number, True), now)
        if table.participants.host == person.number and since + GRACE <= now and (others := _heirs(table)):
            table.apply_line(0, commands.NewHost(others[0].number), now)


def next_time(table: "Table") -> int | None:
    """When somebody will have been away for too long."""
    gone, people = table.presence.gone, table.participants.people
    if people and not gone:
        return None
    away = [person for person in people.values() if person.key in gone]
    if not _here(table):
        return max((gone[person.key] for person in away), default=0) + GRACE
    bots = [gone[person.key] + _patience(table) for person in away if _needs_stand_in(table, person)]
    hosts = [gone[person.key] + GRACE for person in away if table.participants.host == person.number and _heirs(table)]
    return min([*bots, *hosts], default=None)


def stands_in_at(table: "Table", person: Person) -> int | None:
    """When a bot will play for somebody who is away; none does while the table waits, or sleeps."""
    since = table.presence.gone.get(person.key)
    return since + _patience(table) if since is not None and _needs_stand_in(table, person) else None


def _here(table: "Table") -> list[Person]:
    return [person for person in table.participants.people.values() if table.presence.is_here(person.key)]


def _heirs(table: "Table") -> list[Person]:
    """Those who may be host in place of one who is away, the eldest first."""
    return [person for person in _here(table) if may_be_host(table, person)]


def _needs_stand_in(table: "Table", person: Person) -> bool:
    return table.agreed.absence > 0 and table.phase == "playing" and not person.resting


def _patience(table: "Table") -> int:
    """So long somebody may be away before a bot plays for them, where one does at all."""
    return table.agreed.absence * 1000
