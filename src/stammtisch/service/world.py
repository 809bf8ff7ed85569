"""What a house asks of the world it runs in. A server is one such world (`server.hub`)."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from stammtisch.core.notation import Move
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.store import Store
from stammtisch.table import Refused, Row, Table
from stammtisch.table.flow import Think
from stammtisch.table.replication import News

if TYPE_CHECKING:
    from stammtisch.service.room import Room

Advice = dict[str, Any] | None
Pause = Callable[[], None]
"""Called now and then by whatever takes long: others may have something to do. It raises when that takes too long."""
T = TypeVar("T")


class Clock(Protocol):
    """What the time is."""

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""


class Chance(Protocol):
    """What nobody can guess."""

    def secret(self) -> bytes:
        """What the deals of a table follow from."""

    def token(self) -> str:
        """By which somebody is known."""

    def letters(self, alphabet: str, many: int) -> str:
        """So many letters of an alphabet."""


class Full(Refused):
    """Too many wait already."""


class Work(Protocol):
    """What takes longer than a moment is done beside the loop: a few things at a time, those of whoever has used the
    least time first. Raises `Full` if too many wait already, and `Refused` if a log cannot be read or is damaged.
    """

    places: int
    """So many parts of reviews are computed at once."""

    def rebuild(self, code: str, lines: int) -> Awaitable[Table | None]:
        """The table of a log with so many lines, which is read when its turn has come; None if it is gone."""

    def compute(self, work: Callable[[Pause], T], *, address: str) -> Awaitable[T]:
        """Have something told that somebody at an address waits for."""

    def compute_from_log(self, code: str, work: Callable[[list[Row], Pause], T], *, address: str) -> Awaitable[T]:
        """The same of the log of a table, which is read when its turn has come: it may be long."""

    def review(self, work: Callable[[], T], *, address: str) -> Awaitable[T]:
        """Have a part of a review computed, behind everything else."""

    def review_log(self, code: str, work: Callable[[list[Row]], T], *, address: str) -> Awaitable[T]:
        """The same of the log of a table."""

    def at_once(self, work: Callable[[], T]) -> Awaitable[T]:
        """Have something done that would hold others up for a moment, in nobody's turn."""

    def study(self, work: Callable[[], T]) -> Awaitable[T]:
        """Have something computed that has time, behind everything else and one after the other."""

    def draw(self, text: str, *, address: str) -> Awaitable[bytes]:
        """A text as a QR code, an SVG."""


class Lab(Protocol):
    """Who studies what rules do. A study is whatever `ask` gives."""

    def ask(self, asked: dict[str, Any], address: str) -> Any:
        """The study of some rules: a new one, unless somebody has asked for it before. Whoever asks follows it, and
        says `leave` in the end. Raises `Refused` if there are too many.
        """

    def hear(self, study: Any) -> AsyncIterator[bytes]:
        """What is found, line by line, until the end."""

    def leave(self, study: Any) -> None:
        """Somebody follows a study no more."""

    def report(self, name: str, language: str) -> tuple[str, bytes] | None:
        """The page about a finished study, and what it is called as a file."""


class Bots(Protocol):
    """Who thinks for bots, and gives hints."""

    ready: set[str]
    """The games whose compiled search is there."""

    @property
    def own(self) -> Mapping[str, str]:
        """The bots of somebody's own that are offered here, and what they say of themselves."""

    def or_geselle(self, level: str) -> str:
        """That bot; a Geselle if it is not here (any more)."""

    def check(self, level: str | None, field: str = "level") -> None:
        """Raise `Refused` unless a bot of that name can sit down here."""

    def check_adviser(self, level: str | None) -> None:
        """Raise `Refused` unless a bot of that name can be asked for a hint."""

    def ask(
        self, think: Think, answer: Callable[[Move], None], *, address: str, table: str, wanted: Callable[[], bool]
    ) -> None:
        """Have a bot decide; `answer` is called in the loop, if anybody waits for it still."""

    def explain(
        self, think: Think, answer: Callable[[Advice], None], *, address: str, table: str, wanted: Callable[[], bool]
    ) -> None:
        """Have a bot say what it would do and why."""

    def recall(
        self,
        think: Think,
        answer: Callable[[Advice], None],
        *,
        address: str,
        table: str,
        wanted: Callable[[], bool],
        since: int,
    ) -> None:
        """Have put together what a seat knows, its story from a note on; `answer` gets None if nobody has the time."""

    def forget(self, table: str) -> None:
        """Nobody waits for what a table has asked."""


class Others(Protocol):
    """Other servers that have the same tables."""

    def introduce(self, room: "Room") -> None:
        """A table has come into memory here: it learns who is connected to it elsewhere."""

    def want(self, code: str) -> None:
        """Try to be the one who leads a table."""

    def give(self, code: str) -> None:
        """A table leaves memory here: others may lead it."""

    def changed(self, code: str) -> None:
        """Who is connected to a table has changed here."""

    def publish(self, code: str, news: Iterable[News]) -> None:
        """Tell what stands in no log."""


class World(Protocol):
    """All that a house needs around it."""

    @property
    def limits(self) -> Limits: ...
    @property
    def idle(self) -> float:
        """Seconds after which a table that nobody looks at leaves memory."""

    @property
    def metrics(self) -> Metrics: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def chance(self) -> Chance: ...
    @property
    def store(self) -> Store: ...
    @property
    def work(self) -> Work: ...
    @property
    def lab(self) -> Lab: ...
    @property
    def bots(self) -> Bots: ...
    @property
    def others(self) -> Others | None: ...
