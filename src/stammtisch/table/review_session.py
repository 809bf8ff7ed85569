"""Looking at a finished match together: one shows, the others follow, and anybody may take over.

Only where they look travels: which match, which move, what was tried. What there is to see everybody asks for with
their own ticket, so that nobody is told more than they may see; who did not sit in that match is told nothing at all.
None of it is in the log. Servers tell each other as news; of two who show at once, the one who showed last wins.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.table.checks import in_phase, seated
from stammtisch.table.commands import Look, Show, Spot
from stammtisch.table.participants import Person
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table


class Looks(msgspec.Struct, tag_field="type", tag="looks", frozen=True):
    """Somebody at another server looks at a match that is over, or no longer."""

    match: int
    person: int
    on: bool


class Shows(msgspec.Struct, tag_field="type", tag="shows", frozen=True):
    """Somebody at another server shows the others something in a match that is over."""

    match: int
    person: int
    number: int
    at: Spot


MOST = 3
"""So many matches somebody looks at, in as many windows: whoever comes to the table is shown all that is looked at."""


@dataclass(slots=True)
class Group:
    """Those who look at one match."""

    match: int
    lookers: dict[int, None] = field(default_factory=dict)
    """Their numbers, in the order in which they came."""
    steers: int = 0
    """Who shows; 0 while nobody does."""
    number: int = 0
    """It grows whenever somewhere else is shown, at whichever server."""
    at: Spot = field(default_factory=Spot)

    def as_json(self) -> dict[str, Any]:
        return {"match": self.match, "lookers": list(self.lookers), "steers": self.steers or None, "at": self.at}


# What people do


def look(table: "Table", person: Person | None, command: Look) -> dict[str, Any]:
    """Somebody looks, or looks away."""
    somebody = seated(person)
    if command.match is None:
        for group in list(table.review_sessions.values()):
            if _leaves(table, group, somebody.number):
                table.effects.news.append(Looks(group.match, somebody.number, on=False))
        return {}
    group = _group(table, somebody, command.match)
    _look_away(table, group, somebody.number)
    _comes(table, group, somebody.number)
    table.effects.news.append(Looks(group.match, somebody.number, on=True))
    return {"together": group.as_json()}


def show(table: "Table", person: Person | None, command: Show) -> dict[str, Any]:
    """Somebody shows the others something."""
    somebody = seated(person)
    group = _group(table, somebody, command.match)
    if group.steers not in (0, somebody.number) and not command.take:
        raise Refused("not_showing", name=table.participants.people[group.steers].name)
    _look_away(table, group, somebody.number)
    group.lookers[somebody.number] = None
    group.steers, group.number, group.at = somebody.number, group.number + 1, command.at
    table.effects.news.append(Shows(group.match, somebody.number, group.number, command.at))
    _tell(table, group)
    return {}


def _group(table: "Table", person: Person, match: int) -> Group:
    in_phase(table, "lobby", "over")
    if table.seat_in(match, person.key) is None:
        raise Refused("no_such_replay")
    return table.review_sessions.setdefault(match, Group(match))


def _look_away(table: "Table", wanted: Group, number: int) -> None:
    """Who looks at one match more leaves the first of too many."""
    others = [group for group in table.review_sessions.values() if number in group.lookers and group is not wanted]
    for group in others[: len(others) - MOST + 1]:
        _leaves(table, group, number)
        table.effects.news.append(Looks(group.match, number, on=False))


def _comes(table: "Table", group: Group, number: int) -> None:
    if number not in group.lookers:
        group.lookers[number] = None
        group.steers = group.steers or number
        _tell(table, group)


def _leaves(table: "Table", group: Group, number: int) -> bool:
    """Whether somebody looked until now. When nobody does, what was shown is forgotten."""
    if number not in group.lookers:
        return False
    del group.lookers[number]
    if group.steers == number:
        group.steers = 0
    if not group.lookers:
        del table.review_sessions[group.match]
    _tell(table, group)
    return True


# Other servers, and those who are gone


def hear(table: "Table", news: Looks | Shows) -> None:
    """Something of this happened at another server."""
    person = table.participants.people.get(news.person)
    if person is None or table.phase == "playing" or table.seat_in(news.match, person.key) is None:
        return
    group = table.review_sessions.get(news.match)
    if isinstance(news, Looks) and not news.on:
        if group is not None:
            _leaves(table, group, news.person)
        return
    group = group or table.review_sessions.setdefault(news.match, Group(news.match))
    if isinstance(news, Looks):
        _comes(table, group, news.person)
    elif (news.number, news.person) > (group.number, group.steers):
        group.lookers[news.person] = None
        group.steers, group.number, group.at = news.person, news.number, news.at
        _tell(table, group)


def tidy(table: "Table") -> None:
    """Who is not connected any more does not look."""
    for group in list(table.review_sessions.values()):
        for number in list(group.lookers):
            person = table.participants.people.get(number)
            if person is None or not table.presence.is_here(person.key):
                _leaves(table, group, number)


def retold(table: "Table") -> list[Looks | Shows]:
    """What other servers have to know of those who are connected here, in case they have missed it."""
    found: list[Looks | Shows] = []
    for group in table.review_sessions.values():
        for number in group.lookers:
            person = table.participants.people.get(number)
            if person is None or person.key not in table.presence.connections:
                continue
            found.append(Looks(group.match, number, on=True))
            if number == group.steers and group.number:
                found.append(Shows(group.match, number, group.number, group.at))
    return found


# Telling


def _tell(table: "Table", group: Group) -> None:
    """Everybody who sat in that match is told; the others only that there was something."""
    people = table.participants.people.values()
    seats = {person.seat for person in people if table.seat_in(group.match, person.key) is not None}
    table.tell_some({"type": "together", **group.as_json()}, seats)


def facts(table: "Table", person: Person | None) -> list[dict[str, Any]]:
    """What somebody is told of it who has just come."""
    if person is None:
        return []
    groups = table.review_sessions.values()
    return [group.as_json() for group in groups if table.seat_in(group.match, person.key) is not None]
