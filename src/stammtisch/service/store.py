"""What is kept: the log of each table, and what lies beside it. A world brings a `Store`; a server's is a database."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple, Protocol

from stammtisch.core.errors import StammtischError
from stammtisch.table import Row

Done = Callable[[StammtischError | None], None]


class Conflict(StammtischError):
    """The number of a row is taken, or does not follow: somebody else has written to this table."""


class Unavailable(StammtischError):
    """What is kept cannot be had now, or nothing can be added to it."""


# The log


class Stream(Protocol):
    """What one reading of a table has appended to its log, in order. After a failure it takes nothing more: the table
    has to be read again, and gets a new one.
    """

    def append(self, rows: list[Row], done: Done) -> None:
        """Have rows written; `done` is called once they are kept, or with the error if they cannot be. Calls come in
        the order of appends, also for no rows at all.
        """

    def abandon(self) -> None:
        """What is not yet written need not be."""


class Log(Protocol):
    """The logs of all tables. Everything but `stream` raises `Unavailable` if it cannot be done now."""

    def stream(self, code: str) -> Stream:
        """A way to append to the log of a table, for as long as nothing goes wrong."""

    def rows(self, code: str, after: int = 0) -> Awaitable[list[Row]]:
        """The rows of a table in order, all of them or those after a number; none if there is no such table."""

    def lengths(self, codes: Collection[str]) -> Awaitable[dict[str, int]]:
        """The number of the last line of some tables; those that are not there are left out."""

    def forget(self, code: str, before: int) -> Awaitable[bool]:
        """Delete a table with all that is kept beside its log, unless it has a line of that time or later, or somebody
        else has it open. Tells whether it is gone.
        """


# Deals that several people play


class Attempt(NamedTuple):
    """One table at which somebody plays a deal that others play too, and what came of it."""

    code: str
    number: int
    """1 for the first of that browser."""
    name: str | None
    face: int | None
    points: int | None
    at: int


class Attempts(Protocol):
    """Who has played a deal that several people play: the deal of a day, or cards that were sent to somebody.

    The first attempt of a browser is the one that counts, from the moment its cards are seen. Results stand here only
    after they were read from the log of their table.
    """

    def begin(
        self,
        deal: str,
        browser: str,
        code: str,
        at: int,
        name: str | None,
        face: int | None,
        address: str | None = None,
    ) -> Awaitable[int]:
        """Somebody sits down to a deal, for the first time or once more; `browser` and `address` are marks of theirs
        at that deal. Gives the number of the attempt.
        """

    def find(self, deal: str, code: str) -> Awaitable[Attempt | None]:
        """The attempt of a table."""

    def others(self, deal: str, code: str, most: int, until: int | None = None) -> Awaitable[list[str]]:
        """The tables of further attempts of whoever plays at a table, the first ones; those begun until then."""

    def finish(self, deal: str, code: str, points: int) -> Awaitable[None]:
        """It is over, with that result."""

    def sign(self, deal: str, code: str, name: str, face: int | None) -> Awaitable[None]:
        """Put a name to a result. Raises if it looks like that of somebody else on the list, or like none."""

    def listed(self, deal: str, most: int, *, low_wins: bool) -> Awaitable[list[Attempt]]:
        """First attempts that have a name and a result, the best first."""

    def firsts(self, deal: str, most: int, from_one: int) -> Awaitable[list[Attempt]]:
        """First attempts of everybody, those that are finished before others and then the oldest first; not many from
        one address, for a new browser is quickly made.
        """


class Challenges(Protocol):
    """Matches that somebody has sent for others to play."""

    def send(self, deal: str, code: str, match: int, at: int) -> Awaitable[None]:
        """A match of a table is the deal that others play. It may be sent again and again."""

    def find(self, deal: str) -> Awaitable[tuple[str, int] | None]:
        """The table where a deal was played that somebody has sent, and which of its matches it is."""


class Computed(NamedTuple):
    """What is known of the deal of a day, as JSON."""

    par: str | None = None
    meister: str | None = None

    @property
    def complete(self) -> bool:
        return self.par is not None and self.meister is not None


class Days(Protocol):
    """What is known of the deal of a day: par, and how the Meister played it. Computed once, by one of several servers:
    whoever does it claims it first, and gives a sign of life whenever something is known.
    """

    def find(self, deal: str) -> Awaitable[Computed]:
        """What is known by now."""

    def claim(self, deal: str, now: int) -> Awaitable[bool]:
        """Whether it is ours to compute what is missing."""

    def keep(self, deal: str, now: int, *, par: str | None = None, meister: str | None = None) -> Awaitable[None]:
        """One of them is known now."""

    def give_up(self, deal: str) -> Awaitable[None]:
        """It could not be computed: whoever comes next may try."""


# Finished matches


class Link(NamedTuple):
    """What a link shows: a match of a table, from one seat or with all cards open."""

    code: str
    match: int
    view: str
    """The number of a seat, or `open`."""

    @property
    def seat(self) -> int | None:
        return int(self.view) if self.view.isdecimal() else None


LINK_BYTES = 16
"""So many bytes the key of a link has."""
LINK_LETTERS = -(-LINK_BYTES * 4 // 3)
"""And so many letters."""


class Links(Protocol):
    """Links to finished matches. Each has a random key of its own, so that it leads to one match and one view of it and
    tells nobody the table. It is made when somebody who may have it first asks, and goes with the table.
    """

    def find(self, key: str) -> Awaitable[Link | None]:
        """What a link shows; None if there is no such link."""

    def known(self, codes: Collection[str]) -> Awaitable[dict[Link, str]]:
        """The keys of all links to matches of some tables, as far as anybody has asked for them."""

    def make(self, wanted: Collection[Link]) -> Awaitable[dict[Link, str]]:
        """Make those of these links that there are not yet; and the keys of all links of their tables."""


class Reviews(Protocol):
    """Reviews of finished matches, kept beside the log of their table and deleted with it. Whoever computes one claims
    it first, so that of several servers only one does. A claim is renewed while the work goes on; one that is not is
    taken over: its server is gone.
    """

    def find(self, code: str, match: int, seat: int) -> Awaitable[str | None]:
        """A review that is finished."""

    def claim(self, code: str, match: int, seat: int, now: int) -> Awaitable[bool]:
        """Whether it is ours to compute. Others look again later."""

    def renew(self, code: str, match: int, seat: int, now: int) -> Awaitable[None]:
        """The work goes on."""

    def keep(self, code: str, match: int, seat: int, text: str) -> Awaitable[None]:
        """It is finished. Where the table was deleted meanwhile, nothing is kept."""

    def give_up(self, code: str, match: int, seat: int) -> Awaitable[None]:
        """It could not be computed: whoever comes next may try."""


class Store(Protocol):
    """All that is kept."""

    @property
    def log(self) -> Log: ...
    @property
    def attempts(self) -> Attempts: ...
    @property
    def challenges(self) -> Challenges: ...
    @property
    def days(self) -> Days: ...
    @property
    def links(self) -> Links: ...
    @property
    def reviews(self) -> Reviews: ...
