"""What can be asked of a table.

People's commands come over the socket as they stand here (docs/protocol.md); each carries an id that its client made
up, and a repeated one gets the first answer again. What the table enters by itself, for bots, lapsed windows and races,
is a command too: everything that changes a table is one line of its log.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
"""A bot of the house, or one that a server offers beside them; servers check that it is there."""
Pace = Literal["calm", "usual", "brisk", "instant"]
Clock = Annotated[int, Meta(ge=0, le=600)]
Absence = Annotated[int, Meta(ge=0, le=86_400)]
Browser = Annotated[str, Meta(min_length=16, max_length=100)]
FACES = 24
"""So many faces there are for people, by number; clients draw them."""
Face = Annotated[int, Meta(ge=0, le=FACES - 1)]

EMOTES = ("laugh", "cheer", "groan", "shock", "wink", "hurry", "well_played", "thanks")
"""What can be said without words, by key; clients draw them."""

Emoted = Literal["laugh", "cheer", "groan", "shock", "wink", "hurry", "well_played", "thanks"]


class Command(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True):
    """Something a person asks for."""

    id: Id


# Before a match


class Sit(Command, tag="sit", frozen=True):
    """Take a free seat, the first one if none is named. In a running match only the seat of a bot can be taken."""

    name: Name
    seat: SeatNumber | None = None
    face: Face | None = None
    """The face they have chosen; it counts unless somebody at the table has it."""


class Rename(Command, tag="rename", frozen=True):
    """Before a match: another name, and another face if one is said."""

    name: Name
    face: Face | None = None


class ChangeSeat(Command, tag="change_seat", frozen=True):
    """Change to another seat that is free or a bot's, before a match."""

    seat: SeatNumber


class Leave(Command, tag="leave", frozen=True):
    """Give up the seat for good. In a running match a bot takes it over."""


class Swap(Command, tag="swap", frozen=True):
    """Host, before a match: whoever sits on these seats changes places."""

    one: SeatNumber
    other: SeatNumber


class AddBot(Command, tag="bot", frozen=True):
    """Host: put a bot on a free seat, or give the bot there another level."""

    seat: SeatNumber
    level: Level = "geselle"


class Kick(Command, tag="kick", frozen=True):
    """Host: free a seat. In a running match a bot takes it over."""

    seat: SeatNumber


class LetIn(Command, tag="let_in", frozen=True):
    """Host: let somebody in who waits at the door, or who was sent away. A guest of the host's own address is let in by
    somebody else.
    """

    guest: int


class Settle(Command, tag="settle", frozen=True):
    """Host: change what is agreed; `pace`, `spectators`, `hints`, `stand_in`, `absence` at any time, the rest before
    a match.
    """

    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    options: dict[str, Any] | None = None
    ages: list[SeatNumber] | None = None
    clock: Clock | None = None
    pace: Pace | None = None
    spectators: bool | None = None
    hints: bool | None = None
    stand_in: Level | None = None
    absence: Absence | None = None


class Item(msgspec.Struct, omit_defaults=True, frozen=True):
    """One line of an evening's programme: so many matches of a game, by these options."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    matches: Annotated[int, Meta(ge=1, le=9)] = 1


class Programme(Command, tag="programme", frozen=True):
    """Host, before a match: what is played this evening, from this match on. Nothing at all ends it."""

    items: Annotated[list[Item], Meta(max_length=12)]


class Contribute(Command, tag="contribute", frozen=True):
    """Throw something into the seed of the next match, any text."""

    text: Annotated[str, Meta(max_length=200)]


class PassHost(Command, tag="host", frozen=True):
    """Host: somebody else is host from now on."""

    person: int


class Start(Command, tag="start", frozen=True):
    """Host: begin the match. Every seat has to be taken."""


class Rematch(Command, tag="rematch", frozen=True):
    """After a match: the same company gets ready for another one, if the host asks for it. Anybody else proposes it,
    and when everybody has, it is agreed too.
    """


# During a match


class Play(Command, tag="move", frozen=True):
    """Play a move in answer to the open decision."""

    decision: int
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Rest(Command, tag="rest", frozen=True):
    """Let a bot play for oneself for a while, or take over again."""

    on: bool


class Hint(Command, tag="hint", frozen=True):
    """What would a strong bot do in my place? Never logged: it changes nothing."""

    decision: int
    level: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """Which bot is asked, of those that the server has; a Meister if it is not said."""


class See(Command, tag="seen", frozen=True):
    """What does my seat know? For programs that think at a seat. Never logged: it changes nothing."""

    decision: int
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How much of the story is known already."""


class Hurry(Command, tag="hurry", frozen=True):
    """Do not wait for the bots until a person is asked again: for somebody who plays alone. Never logged."""


# After a match, together; never logged


class Spot(msgspec.Struct, frozen=True):
    """Where somebody looks, in a match that is over."""

    page: Literal["replay", "review"] = "replay"
    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """How many moves have been made; of those that were tried, the last ones."""
    seat: SeatNumber = 0
    """From where it is seen, or whose review it is."""
    open: bool = False
    """Whether all cards lie open."""
    tried: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = []
    """Moves that were not made, and are tried out."""
    tried_at: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """After how many moves of the match."""
    tried_by: SeatNumber = 0
    part: Annotated[str, Meta(max_length=20)] = ""
    """Of a review: which part of the page."""


class Look(Command, tag="look", frozen=True):
    """Look at a match that is over with others who sat there, or at none any more."""

    match: int | None = None


class Show(Command, tag="show", frozen=True):
    """Show the others something in that match."""

    match: int
    at: Spot
    take: bool = False
    """Whether to take over from whoever shows."""


# At any time


class Chat(Command, tag="chat", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(Command, tag="emote", frozen=True):
    key: Emoted


class Read(Command, tag="read", frozen=True):
    """I have put the page of a round away: the others see whom they wait for. Never logged."""

    round: Annotated[int, Meta(ge=1, le=10_000)]


ByPeople = (
    Sit
    | Rename
    | ChangeSeat
    | Leave
    | Swap
    | AddBot
    | Kick
    | LetIn
    | Settle
    | Programme
    | Contribute
    | PassHost
    | Start
    | Rematch
    | Play
    | Rest
    | Hint
    | See
    | Hurry
    | Look
    | Show
    | Chat
    | Emote
    | Read
)


# What the table does by itself


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True):
    """Something that nobody asks for, and that changes the table all the same."""


class SatDown(Sit, tag="sat", frozen=True):
    """Somebody sat down, and where they came from (`table.origin`)."""

    browser: str = ""
    address: str = ""


class Knock(SatDown, tag="knock", frozen=True):
    """Somebody would like to sit down, and waits to be let in."""


class Place(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a seat shall be when a table is opened."""

    kind: Literal["me", "bot", "open", "here"]
    """`here` is somebody else at the same device as the one who opens the table."""
    level: Level = "geselle"
    name: str = ""
    """Of somebody at the same device, or of a bot who is to be a certain one."""
    key: str = ""
    """What their token is known by; the server writes it."""


class Begun(msgspec.Struct, omit_defaults=True, frozen=True):
    """A position to play on from: the seed of a match that was, and its moves until there."""

    seed: str
    """256 bits in hexadecimal."""
    moves: tuple[tuple[int, str], ...] = ()
    dice: str = ""
    """What the chance of bots follows from, in hexadecimal, where they shall play as they do elsewhere: at such a table
    nothing depends on how quick anybody is, and it is played as it lies.
    """


class Open(Entry, tag="open", frozen=True):
    """The first line of every log."""

    code: str
    game: str
    name: str
    secret: str
    """256 bits in hexadecimal, from which the secrets of all matches at this table follow."""
    players: int
    options: dict[str, Any] = {}
    seats: tuple[Place, ...] = ()
    ages: tuple[int, ...] = ()
    clock: int = 0
    pace: Pace = "usual"
    spectators: bool = True
    hints: bool = True
    stand_in: Level = "geselle"
    absence: int = 30
    lesson: bool = False
    """Whether it is for learning: its cards are the same for everybody, and it counts for nothing."""
    deal: str = ""
    """In lessons: the secret of the first match, which everybody may know, in hexadecimal.
    """
    day: str = ""
    """For the deal of a day: which one, such as 2026-11-15."""
    challenge: str = ""
    """For cards that somebody else has played: the link with which they were sent."""
    begun: Begun | None = None
    """For practice, the deal of a day and challenges: how the first match begins. Nothing is dealt for it, so nobody
    throws anything in.
    """
    browser: str = ""
    address: str = ""
    face: Face | None = None
    programme: tuple[Item, ...] = ()
    """What is played in an evening, this game first."""


Why = Literal["bot", "silence", "clock", "race"]


class PlayFor(Entry, tag="enter", frozen=True):
    """The table plays a move for a seat: a bot's, silence, or a slap after judging."""

    seat: int
    move: str
    why: Why
    ms: int = -1
    """In a race: how quick it was."""
    id: str = ""
    """The id of the person's command behind it, if there is one."""


class StandIn(Entry, tag="stand_in", frozen=True):
    """A bot plays for somebody who dropped out, until they are back."""

    person: int
    on: bool


class NewHost(Entry, tag="new_host", frozen=True):
    """The host is gone: somebody else has that duty."""

    person: int


class Wake(Entry, tag="wake", frozen=True):
    """Somebody is back at a table that slept, or whose server was gone: so much time does not count."""

    credit: int


ByTable = Open | SatDown | Knock | PlayFor | StandIn | NewHost | Wake
Logged = ByPeople | ByTable


# What only the connection itself says; never logged


class Hello(msgspec.Struct, tag_field="type", tag="hello", frozen=True):
    """The first message: who is there. Without a token one gets one, and watches until one sits down."""

    token: Annotated[str, Meta(min_length=20, max_length=100)] | None = None
    browser: Browser | None = None
    """Something random that a browser keeps to itself: its windows say the same."""


class Sync(msgspec.Struct, tag_field="type", tag="sync", frozen=True):
    """Ask for the whole table again."""


class Ping(msgspec.Struct, tag_field="type", tag="ping", frozen=True):
    """Ask what the time is on the server."""

    at: float


class Pong(msgspec.Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to the server's own ping, by which it measures the round trip."""

    at: float


ByConnection = Hello | Sync | Ping | Pong
