"""What can be asked for over HTTP, as data."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stammtisch.table.commands import Absence, Browser, Clock, Face, Item, Level, Name, Pace, Place

Code = Annotated[str, Meta(max_length=16)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
Players = Annotated[int, Meta(ge=2, le=8)]


class Check(msgspec.Struct):
    """Are these options fine, and what do they mean?"""

    game: str
    players: Players | None = None
    options: dict[str, Any] = {}


class NewTable(msgspec.Struct):
    game: str
    name: Name
    face: Face | None = None
    players: Players | None = None
    options: dict[str, Any] = {}
    ages: list[int] | None = None
    clock: Clock = 0
    pace: Pace = "usual"
    spectators: bool = True
    hints: bool = True
    stand_in: Level = "geselle"
    absence: Absence = 30
    seats: Annotated[list[Place], Meta(max_length=8)] = []
    programme: Annotated[list[Item], Meta(max_length=12)] = []
    """What is played in an evening; `game` and `options` are those of its first match then."""
    browser: Browser | None = None
    """As in hello."""


class Quick(msgspec.Struct):
    """Play at once, against bots."""

    game: str
    name: Name = "Guest"
    face: Face | None = None
    players: Players | None = None
    options: dict[str, Any] = {}
    level: Level = "geselle"
    pace: Pace = "usual"
    begin: bool = True
    """Whether the match begins at once, before anybody could throw something into the seed."""
    lesson: bool = False
    """A first round for somebody who learns the game: cards that are the same for everybody, and time to read."""
    browser: Browser | None = None


class Practice(msgspec.Struct):
    """Play on from a position of a match that was, against bots."""

    ticket: Annotated[str, Meta(max_length=80)]
    """An open link to it."""
    move: Annotated[int, Meta(ge=0, le=100_000)]
    """How many moves have been made there."""
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name = "Guest"
    face: Face | None = None
    level: Level = "geselle"
    pace: Pace = "usual"
    browser: Browser | None = None


class Branch(msgspec.Struct):
    """What would have come of other moves, in a match that was?"""

    ticket: Annotated[str, Meta(max_length=80)]
    """An open link to it."""
    number: Annotated[int, Meta(ge=0, le=100_000)]
    """How many moves have been made there."""
    seat: Annotated[int, Meta(ge=0, le=7)]
    tried: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = []


class Sitting(msgspec.Struct):
    """Sit down to a deal that others play too."""

    browser: Browser
    """As in hello: whoever has seen a deal plays it for the first time no more."""
    name: Name = "Guest"
    face: Face | None = None
    pace: Pace = "usual"


class Held(msgspec.Struct):
    code: Code
    token: Token


class Signed(Held, kw_only=True):
    """A result, with a name for the list."""

    name: Name
    face: Face | None = None


class Mine(msgspec.Struct):
    """The tables of somebody who has these tokens."""

    tables: Annotated[list[Held], Meta(max_length=100)]


class Study(msgspec.Struct):
    """What do these rules do? Options of two settings or more; each is compared with the first."""

    game: str
    settings: Annotated[list[dict[str, Any]], Meta(min_length=2, max_length=6)]
    players: Players | None = None
    swept: str | None = None
    """The option in which alone they differ, if they are its values."""


class Brought(msgspec.Struct):
    """A record that somebody wants to see: one match."""

    record: str
    first: Annotated[int, Meta(ge=1, le=100_000_000)] = 1
    """The number of its first line in the file where it stood."""


class Drawn(msgspec.Struct):
    """Something to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
