"""The participants: who sits where, and who is host."""

from dataclasses import dataclass, field
from itertools import count

from stammtisch.bots.levels import LEVELS
from stammtisch.bots.regulars import REGULARS
from stammtisch.core.dice import new_dice, roll
from stammtisch.table.answer_times import AnswerTimes
from stammtisch.table.origin import NOWHERE, Origin
from stammtisch.table.refusals import Refused


@dataclass(slots=True)
class Person:
    """Somebody who sits, or once sat, at the table."""

    number: int
    """Public, from 1."""
    name: str
    key: str
    """The hash of their token: whoever has the token is this person."""
    seat: int
    won: int = 0
    contribution: str = ""
    again: bool = False
    """Whether they would like another match after the one that is over."""
    resting: bool = False
    """Whether a bot is playing for them."""
    origin: Origin = NOWHERE
    """Where they came from when they sat down."""
    face: int | None = None
    """The one they chose, by number."""
    answer_times: AnswerTimes = field(default_factory=AnswerTimes)


@dataclass(slots=True)
class Seat:
    """One place at the table: free, a bot's or a person's."""

    person: Person | None = None
    level: str | None = None
    """For bots: how well it plays."""
    name: str | None = None
    """For bots: how it is called."""
    won: int = 0
    """For bots: how many matches it has won at this table."""

    @property
    def kind(self) -> str:
        return "person" if self.person else "bot" if self.level else "open"

    @property
    def called(self) -> str | None:
        return self.person.name if self.person else self.name


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was played to its end."""

    number: int
    seats: dict[str, int]
    """Where each person sat in it, by key, to its end or not: it stays theirs, wherever they are now."""


@dataclass(slots=True)
class Participants:
    """Everybody at one table."""

    seats: list[Seat]
    people: dict[int, Person] = field(default_factory=dict)
    """Those who sit at the table, by number."""
    keys: dict[str, Person] = field(default_factory=dict)
    host: int = 0
    opener: str = ""
    """The key of whoever opened the table."""
    met: int = 0
    """How many people have sat here so far."""

    def names(self, besides: str | None = None) -> list[str]:
        return [seat.called for seat in self.seats if seat.called and seat.called != besides]

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("no_such_seat", seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot"]

    def has_face(self, face: int | None) -> Person | None:
        """Whoever at the table has a face."""
        return next((person for person in self.people.values() if face is not None and person.face == face), None)

    def seat_person(
        self, name: str, key: str, number: int, origin: Origin = NOWHERE, face: int | None = None
    ) -> Person:
        """Somebody sits down; the first one is host. A face that another has is not theirs."""
        self.met += 1
        person = Person(self.met, name, key, number, origin=origin, face=None if self.has_face(face) else face)
        self.seats[number] = Seat(person=person)
        self.people[person.number] = self.keys[key] = person
        self.host = self.host or person.number
        return person

    def seat_bot(self, level: str, number: int, seed: bytes, wished: str = "") -> None:
        """A regular who happens to be there sits down, the one who is wished for if nobody else is called so; a bot of
        somebody's own does so under its own name.
        """
        taken = {name.casefold() for name in self.names()}
        if level not in LEVELS:
            called = (level if turn == 1 else f"{level} {turn}" for turn in count(1))
            self.seats[number] = Seat(level=level, name=next(each for each in called if each.casefold() not in taken))
            return
        around = [regular for regular in REGULARS if regular.casefold() not in taken]
        name = wished if wished in around else around[roll(new_dice(seed), len(around))]
        self.seats[number] = Seat(level=level, name=name)

    def remove(self, person: Person) -> None:
        """Somebody leaves for good. Their seat is free. If they were host, whoever opened the table is, or the eldest
        guest.
        """
        self.seats[person.seat] = Seat()
        del self.people[person.number], self.keys[person.key]
        if self.host == person.number:
            opener = self.keys.get(self.opener)
            self.host = opener.number if opener else min(self.people, default=0)

    def swap(self, one: int, other: int) -> None:
        """Whoever sits on two seats changes places."""
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        for number in (one, other):
            person = self.seats[number].person
            if person:
                person.seat = number

    def resize(self, players: int) -> None:
        """More or fewer seats. Bots and free seats at the end go first; people are never sent away."""
        spare = len(self.seats) - players
        if len(self.people) > players:
            raise Refused("table_full")
        for kind in ("open", "bot"):
            for number in range(len(self.seats) - 1, -1, -1):
                if spare > 0 and self.seats[number].kind == kind:
                    del self.seats[number]
                    spare -= 1
        self.seats += [Seat() for _ in range(-spare)]
        for number, seat in enumerate(self.seats):
            if seat.person:
                seat.person.seat = number

    def plays(self, number: int, stand_in: str) -> str | None:
        """The level of the bot that plays on a seat now; None if a person does."""
        seat = self.seats[number]
        if seat.person is None:
            return seat.level
        return stand_in if seat.person.resting else None
