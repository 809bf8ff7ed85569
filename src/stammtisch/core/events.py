"""Events tell the story: who did what, from where to where.

A rule notes what happens: `note(s, "plays", seat, card)`. The plain state keeps the notes in order; in compiled rules
a note is nothing at all. Each game declares its events once, with the names of their parameters and, where a
parameter is secret, who may know it. Log lines, records and animations all come from here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NoReturn, TypeVar, overload

from stammtisch.core.errors import StammtischError, got
from stammtisch.core.notation import Deck
from stammtisch.core.state import State

F = TypeVar("F", bound=Callable[..., Any])
Value = int | str | bool | None | tuple[Any, ...]

SEATS = ("seat", "giver", "receiver", "dealer", "target")
"""The parameters that hold a seat, in whatever event; people read the name of whoever sits there."""


def note(s: State, *told: Any) -> None:
    """Tell the story of the match: a kind of event and its values. A list among them must be a copy (a slice), for
    rules go on changing theirs.
    """
    s.notes.append(told)


FOR_NOTES: list[Callable[..., Any]] = []
"""What is called only to work out what is told. In compiled rules it is nothing at all, as the note is."""


def for_notes(function: F) -> F:
    """Declare a function, no rule, that rules call within a note; it must change nothing."""
    FOR_NOTES.append(function)
    return function


class BadEvent(StammtischError):
    """An event was asked for something that it does not tell."""


@dataclass(frozen=True)
class Told:
    """What an event of one kind tells. Its sentence is the message `event-KIND` in the catalogues of the game."""

    parameters: tuple[str, ...]
    """The names of its values. `card` and `cards` are written in notation, others as `words` says or as they are."""
    text: str = ""
    """For a game without catalogues: one English sentence, with the parameters in braces."""
    secret: tuple[str, ...] = ()
    """The parameters that not everyone may know."""
    known_to: tuple[str, ...] = ()
    """The parameters that name the seats who may know the secret ones."""
    words: Mapping[str, Sequence[Value]] = field(default_factory=dict)
    """For parameters that are a small number inside: what each number means outside."""
    more_seats: tuple[str, ...] = ()
    """The parameters that hold a seat and have another name than usual."""

    @cached_property
    def seats(self) -> frozenset[str]:
        """All parameters that hold a seat."""
        return frozenset({*SEATS, *self.more_seats} & {*self.parameters})


@dataclass(frozen=True)
class Event:
    """Something that happened: a kind and its parameters, ready to be translated and drawn."""

    kind: str
    """What happened, in the word of its game: `takes`, `scores`."""
    data: Mapping[str, Value]
    """Its parameters by name; `seat`, `number`, `cards` and others read them with their type."""
    text: str = field(default="", compare=False)
    """A sentence in English, where the game has no catalogue for it."""
    secret: tuple[str, ...] = field(default=(), compare=False)
    """The parameters that not everybody may know."""
    known_to: tuple[int, ...] = field(default=(), compare=False)
    """The seats that may."""
    seats: frozenset[str] = field(default=frozenset(SEATS), compare=False)
    """The parameters that hold a seat."""

    def __init__(
        self,
        kind: str,
        data: Mapping[str, Value],
        text: str = "",
        secret: tuple[str, ...] = (),
        known_to: tuple[int, ...] = (),
        seats: frozenset[str] = frozenset(SEATS),
    ) -> None:
        # All at once: field by field, as a frozen dataclass would, takes twice as long, and there are many events.
        self.__dict__.update(kind=kind, data=data, text=text, secret=secret, known_to=known_to, seats=seats)

    def seen_by(self, seat: int | None) -> "Event":
        """The event as one seat, or a spectator, may know it: secret parameters are None for the others."""
        if not self.secret or seat in self.known_to:
            return self
        hidden = {name: None if name in self.secret else value for name, value in self.data.items()}
        return Event(self.kind, hidden, self.text, self.secret, self.known_to, self.seats)

    def seat(self, name: str = "seat") -> int:
        """The value of a parameter that holds a seat."""
        return self.number(name)

    def number(self, name: str) -> int:
        """The value of a parameter that holds a number."""
        value = self._value(name)
        return value if type(value) is int else self._is_other(name, "number")

    def numbers(self, name: str) -> tuple[int, ...]:
        """The value of a parameter that holds a number for each seat, such as the `points` of `scores`."""
        value = self._value(name)
        return tuple(value) if isinstance(value, tuple | list) else self._is_other(name, "numbers")

    def flag(self, name: str) -> bool:
        """The value of a parameter that is either so or not."""
        value = self._value(name)
        return value if isinstance(value, bool) else self._is_other(name, "flag")

    def word(self, name: str) -> str:
        """The value of a parameter that is a word of the game, such as a colour."""
        value = self._value(name)
        return value if isinstance(value, str) else self._is_other(name, "word")

    def card(self, name: str = "card") -> str | None:
        """The value of a parameter that holds a card; None if it is secret."""
        value = self._value(name)
        return value if value is None or isinstance(value, str) else self._is_other(name, "card")

    def cards(self, name: str = "cards") -> tuple[str, ...]:
        """The value of a parameter that holds cards; none if they are secret."""
        value = self._value(name)
        return value if isinstance(value, tuple) else ()

    def _value(self, name: str) -> Value:
        if name not in self.data:
            raise BadEvent("event_parameter", kind=self.kind, name=str(name), known=list(self.data))
        return self.data[name]

    def _is_other(self, name: str, wanted: str) -> NoReturn:
        raise BadEvent("event_value", kind=self.kind, name=name, wanted=wanted, got=got(self.data[name]))

    def plain(self) -> dict[str, Any]:
        """Its kind and parameters, without copying what they hold."""
        return {"kind": self.kind, **self.data}

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"kind": self.kind, **{k: list(v) if isinstance(v, tuple) else v for k, v in self.data.items()}}


def read_note(told: Mapping[str, Told], deck: Deck, raw: tuple[Any, ...]) -> Event | None:
    """The event behind a note; None for notes that only the record keeps (moves and chance)."""
    how = told.get(raw[0])
    if how is None:
        return None
    data = _read(how, deck, raw, {})
    known_to = tuple([int(data[name]) for name in how.known_to]) if how.known_to else ()  # type: ignore[arg-type]
    return Event(raw[0], data, how.text, how.secret, known_to, how.seats)


class Story(Sequence[Event]):
    """Events as everybody may know them, each made of its note only when it is looked at."""

    def __init__(self, told: Mapping[str, Told], deck: Deck, notes: Iterable[tuple[Any, ...]]) -> None:
        self._told, self._deck = told, deck
        self.notes = [raw for raw in notes if raw[0] in told]
        """The notes themselves, secrets and all: kinds and values in the order in which the game notes them."""

    def of(self, *kinds: str) -> list[Event]:
        """The events of some kinds."""
        return [self._read(raw) for raw in self.notes if raw[0] in kinds]

    def _read(self, raw: tuple[Any, ...]) -> Event:
        event = read_note(self._told, self._deck, raw)
        assert event is not None  # others are not among them
        return event.seen_by(None)

    def __len__(self) -> int:
        return len(self.notes)

    def __iter__(self) -> Iterator[Event]:
        return map(self._read, self.notes)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        if isinstance(place, slice):
            return [self._read(raw) for raw in self.notes[place]]
        return self._read(self.notes[place])


def hide(told: Mapping[str, Told], raw: tuple[Any, ...], seat: int) -> tuple[Any, ...] | None:
    """A note as one seat may know it: None in place of what is secret, and no note at all of moves and chance, which
    only the record keeps.
    """
    how = told.get(raw[0])
    if how is None:
        return None
    if not how.secret or any(raw[1 + how.parameters.index(name)] == seat for name in how.known_to):
        return raw
    hidden = (None if name in how.secret else value for name, value in zip(how.parameters, raw[1:], strict=True))
    return (raw[0], *hidden)


def read_public(told: Mapping[str, Told], deck: Deck, notes: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]] | None:
    """The events behind notes as plain data, where there is no secret among them; otherwise None."""
    events = []
    for raw in notes:
        how = told.get(raw[0])
        if how is not None:
            if how.secret:
                return None
            events.append(_read(how, deck, raw, {"kind": raw[0]}))
    return events


def _read(how: Told, deck: Deck, raw: tuple[Any, ...], data: dict[str, Value]) -> dict[str, Value]:
    """Put the values of a note under their names."""
    if len(raw) != len(how.parameters) + 1:
        raise ValueError(f"a note of the kind {raw[0]} tells {len(raw) - 1} things, expected {len(how.parameters)}")
    for place, name in enumerate(how.parameters, 1):
        value = raw[place]
        if value is None:  # hidden (see `hide`)
            data[name] = None
        elif name == "card":
            data[name] = deck.every[value]
        elif name == "cards":
            data[name] = tuple(deck.names(value))
        elif name in how.words:
            data[name] = how.words[name][value]
        else:
            data[name] = value
    return data
