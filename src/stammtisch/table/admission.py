"""Who may sit down where: nobody sees two hands of one match, and whoever was sent away stays out.

The laws, for as long as a match runs:

- Whoever has seen the cards of a seat takes no other one. They are known by their token and by their browser.
- Somebody new takes the seat of a bot only if they are let in by the host; and by somebody else who sits there, if they
  come from where the host is: nobody lets their own second window in. Where nobody could, they wait for the next match.
- Between matches seats are free for all but those who were sent away: they come back when the host lets them in.
  The host is asked about whoever comes from the same address as one of them, too.
- Where somebody knows all cards, because the match goes on from a position or is a lesson, nobody sits down; nor
  beside several people who share a device.
- As long as whoever opened the table sits there, nobody sends them away, and only somebody who played with them
  becomes host in their absence.

Who was let in is decided before a line is written. The lines themselves are carried out as they stand, those of
older logs too.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

import msgspec

from stammtisch.table import commands
from stammtisch.table.origin import NOWHERE, Origin
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.participants import Person
    from stammtisch.table.table import Table

Line = TypeVar("Line", bound=commands.SatDown)

WAITING = 8
"""So many may wait at the door."""
WAITING_FROM_ONE = 2
"""So many of them from one address."""
KNOCKS, KNOCKS_FROM_ONE = 60, 6
"""So often anybody may ask during one match, and so often from one address: nobody shall keep others from asking."""
SENT_AWAY = 50
"""So many who were sent away are remembered."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at the door."""

    number: int
    """Public, from 1."""
    name: str
    key: str
    origin: Origin
    sent_away: bool = False
    seat: int | None = None
    """Which seat they would like, if it matters to them."""
    face: int | None = None
    """The face they have chosen."""

    def is_known_by(self, key: str, origin: Origin) -> bool:
        return key == self.key or origin.is_browser_of(self.origin)


@dataclass(slots=True)
class Door:
    """Who is outside, and who has seen which cards."""

    guests: dict[int, Guest] = field(default_factory=dict)
    """Those who wait to be let in, and those who were sent away, by number; the newest last."""
    met: int = 0
    knocks: Counter[str] = field(default_factory=Counter)
    """How often somebody has asked, by the mark of their address."""
    seen: dict[int, list[tuple[str, Origin]]] = field(default_factory=dict)
    """Who has seen the cards of each seat: in the running match, or in the last one until the next begins."""

    # What has happened

    def deal(self, people: "list[Person]") -> None:
        """A match begins. Whoever waits may sit down before the next one."""
        self.seen, self.knocks = {}, Counter()
        self.guests = {number: guest for number, guest in self.guests.items() if guest.sent_away}
        for person in people:
            self.show(person.seat, person.key, person.origin)

    def show(self, seat: int, key: str, origin: Origin) -> None:
        """Somebody sees the cards of a seat."""
        self.seen.setdefault(seat, []).append((key, origin))

    def send_away(self, person: "Person") -> None:
        self._add(person.name, person.key, person.origin, sent_away=True)
        gone = [number for number, guest in self.guests.items() if guest.sent_away]
        for number in gone[:-SENT_AWAY]:
            del self.guests[number]

    def wait(self, name: str, key: str, origin: Origin, seat: int | None, face: int | None = None) -> Guest:
        """Somebody waits at the door. Who has waited longest goes when there is no room."""
        self.knocks[origin.address] += 1
        self.forget(key, NOWHERE)
        waiting = [guest for guest in self.guests.values() if not guest.sent_away]
        near = [guest for guest in waiting if origin.is_address_of(guest.origin)]
        crowd = near if len(near) >= WAITING_FROM_ONE else waiting if len(waiting) >= WAITING else []
        for guest in crowd[:1]:
            del self.guests[guest.number]
        return self._add(name, key, origin, seat=seat, face=face)

    def _add(
        self,
        name: str,
        key: str,
        origin: Origin,
        *,
        sent_away: bool = False,
        seat: int | None = None,
        face: int | None = None,
    ) -> Guest:
        self.met += 1
        guest = self.guests[self.met] = Guest(self.met, name, key, origin, sent_away, seat, face)
        return guest

    def forget(self, key: str, origin: Origin) -> None:
        """Somebody is in, and no longer outside."""
        for number in [number for number, guest in self.guests.items() if guest.is_known_by(key, origin)]:
            del self.guests[number]

    # What follows

    def names(self, besides: str) -> list[str]:
        """How those are called who wait: nobody shall be taken for a friend who stands beside them."""
        return [guest.name for guest in self.guests.values() if not guest.sent_away and guest.key != besides]

    def is_sent_away(self, key: str, origin: Origin) -> bool:
        return any(guest.sent_away and guest.is_known_by(key, origin) for guest in self.guests.values())

    def sat(self) -> dict[str, int]:
        """Where everybody sat, by key, who has a part in the match that runs or was the last one."""
        return {key: seat for seat, lookers in self.seen.items() for key, _ in lookers}

    def has_played(self, key: str) -> bool:
        """Whether somebody sits, or sat, in the match that runs or was the last one."""
        return key in self.sat()

    def seats_seen(self, key: str, origin: Origin) -> list[int]:
        """The seats whose cards somebody has seen in this match."""
        return [
            seat
            for seat, lookers in self.seen.items()
            if any(key == other or origin.is_browser_of(where) for other, where in lookers)
        ]

    def has_seen_from(self, origin: Origin) -> bool:
        """Whether somebody has seen cards in this match from the same place."""
        return any(origin.meets(where) for lookers in self.seen.values() for _, where in lookers)


def admit(table: "Table", key: str, origin: Origin, wish: commands.Sit) -> commands.Sit:
    """Somebody wants to sit down: they do, or they wait at the door. Raises if neither is fine."""
    door, participants = table.door, table.participants
    if door.is_sent_away(key, origin):
        raise Refused("sent_away")
    sits = _from(origin, wish, commands.SatDown)
    waits = _from(origin, wish, commands.Knock)
    if not table.spare or (wish.seat is not None and wish.seat not in table.spare):
        return sits  # it is refused for that
    if table.phase != "playing":
        same = [person for person in participants.people.values() if origin.is_browser_of(person.origin)]
        if same:
            raise Refused("seated_already", seat=same[0].seat)
        near = any(guest.sent_away and origin.is_address_of(guest.origin) for guest in door.guests.values())
        return _once(door, key, waits) if near and participants.people else sits
    own = door.seats_seen(key, origin)
    if own:
        seat = own[0] if wish.seat is None else wish.seat
        if seat not in own:
            raise Refused("seen_cards", seat=own[0])
        return msgspec.structs.replace(sits, seat=seat)
    people = participants.people.values()
    if any(not origin.meets(person.origin) for person in people):
        return _once(door, key, waits)
    if people or door.has_seen_from(origin):
        raise Refused("seen_from_here")
    return sits


def _from(origin: Origin, wish: commands.Sit, line: type[Line]) -> Line:
    """What somebody wants, as a line of the log: with where they come from."""
    return line(wish.id, wish.name, wish.seat, wish.face, origin.browser, origin.address)


def _once(door: Door, key: str, knock: commands.Knock) -> commands.Knock:
    often = door.knocks.total() >= KNOCKS or door.knocks[knock.address] >= KNOCKS_FROM_ONE
    if often or any(guest.key == key for guest in door.guests.values()):
        raise Refused("asked_already")
    return knock


def vouch(table: "Table", person: "Person", guest: Guest) -> None:
    """Raise unless it is this person's to let a guest in. Nobody lets in who may be themselves."""
    host = table.participants.people.get(table.participants.host)
    if guest.sent_away or table.phase != "playing":
        if person is not host:
            raise Refused("not_host")
    elif person.origin.meets(guest.origin):
        raise Refused("own_guest")
    elif person is not host and not (host is not None and host.origin.meets(guest.origin)):
        raise Refused("not_host")
