"""Who comes next when more is asked for than can be done: a queue that is fair to addresses, and then to tables.

Whoever has used the least time is next: of all addresses that wait, and of the tables of that address. Asking for much
does not get more; it only makes one's own line longer. Whoever has not asked for a while starts level with the others,
neither ahead nor behind. There are no threads and no clock in here: the same calls give the same order.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

FORGOTTEN = 1000
"""When so many have stopped, those are looked for that need not be remembered."""
USUAL = 0.05
"""Seconds that something is taken to need until it is known what it needed."""


@dataclass(slots=True, eq=False)
class Turn(Generic[T]):
    """Something that waits, or is being done."""

    address: str
    table: str
    what: T
    since: float
    """When it was asked for."""
    charged: float = 0.0
    """Seconds that its line was charged for it in advance."""
    waits: bool = True


@dataclass(slots=True)
class _Line:
    """Those who share one account: the tables of an address, or what one table waits for."""

    used: float
    """Seconds of everybody's time that were used, counted from a common beginning."""
    waiting: int = 0
    busy: int = 0

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.busy


class _Books:
    """Where those start who come, and come back: level with whoever was served last, or where they stopped if that is
    further on. It is forgotten as soon as it makes no difference.
    """

    __slots__ = ("_left", "level")

    def __init__(self) -> None:
        self.level = 0.0
        """What the line had used that was served last."""
        self._left: dict[str, float] = {}

    def open(self, name: str) -> _Line:
        return _Line(max(self.level, self._left.pop(name, 0.0)))

    def close(self, name: str, line: _Line, *, last: bool) -> None:
        """Nobody of a line is left; `last` if there is no other line either."""
        if last:
            self.level = max(self.level, line.used, *self._left.values())
        elif line.used > self.level:
            self._left[name] = line.used
        if last or len(self._left) > FORGOTTEN:
            self._left = {each: used for each, used in self._left.items() if used > self.level}


@dataclass(slots=True)
class _Address(Generic[T]):
    line: _Line
    tables: dict[str, tuple[_Line, deque[Turn[T]]]] = field(default_factory=dict)
    books: _Books = field(default_factory=_Books)


class FairQueue(Generic[T]):
    """Waiting lines by address and table. Each has a length that it cannot exceed."""

    def __init__(self, *, most: int, per_address: int, per_table: int, at_once: int = 0) -> None:
        """`at_once` is how many things of one address may be done at the same time; 0 is no limit."""
        self._most, self._per_address, self._per_table = most, per_address, per_table
        self._at_once = at_once
        self._addresses: dict[str, _Address[T]] = {}
        self._books = _Books()
        self._mean = USUAL
        self._waiting = 0

    def __len__(self) -> int:
        """How many wait."""
        return self._waiting

    @property
    def addresses(self) -> int:
        """For how many addresses something is waiting or being done."""
        return len(self._addresses)

    def of_address(self, address: str) -> int:
        """How many wait or are being done for an address."""
        found = self._addresses.get(address)
        return found.line.waiting + found.line.busy if found else 0

    @property
    def mean(self) -> float:
        """Seconds that things have needed lately."""
        return self._mean

    def put(self, address: str, table: str, what: T, now: float) -> Turn[T] | None:
        """Somebody asks for something. None if their line, or all of them together, are too long."""
        known = self._addresses.get(address)
        lines = known.tables.get(table) if known else None
        if (
            self._waiting >= self._most
            or (known is not None and known.line.waiting >= self._per_address)
            or (lines is not None and len(lines[1]) >= self._per_table)
        ):
            return None
        if known is None:
            known = self._addresses[address] = _Address(self._books.open(address))
        if lines is None:
            lines = known.tables[table] = known.books.open(table), deque()
        turn = Turn(address, table, what, now)
        lines[1].append(turn)
        lines[0].waiting += 1
        known.line.waiting += 1
        self._waiting += 1
        return turn

    def take(self) -> Turn[T] | None:
        """The next one, if anybody waits who may have another turn. Whoever takes it says `done` in the end."""
        most = self._at_once
        waiting = [each for each in self._addresses.values() if each.line.waiting and not 0 < most <= each.line.busy]
        if not waiting:
            return None
        address = min(waiting, key=lambda each: each.line.used)
        line, turns = min((each for each in address.tables.values() if each[1]), key=lambda each: each[0].used)
        turn = turns.popleft()
        self._books.level = max(self._books.level, address.line.used)
        address.books.level = max(address.books.level, line.used)
        turn.charged, turn.waits = self._mean, False
        self._waiting -= 1
        for each in (address.line, line):
            each.waiting -= 1
            each.busy += 1
            each.used += turn.charged
        return turn

    def done(self, turn: Turn[T], seconds: float | None) -> None:
        """It took so long; None if it turned out that nobody wants it any more."""
        address = self._addresses[turn.address]
        line, _ = address.tables[turn.table]
        if seconds is not None:
            self._mean += (seconds - self._mean) / 20
        for each in (address.line, line):
            each.busy -= 1
            each.used += (seconds or 0.0) - turn.charged
        self._tidy(turn.address, turn.table)

    def remove(self, turn: Turn[T]) -> bool:
        """Somebody waits no more. False if they did not: it was their turn."""
        if not turn.waits:
            return False
        address = self._addresses[turn.address]
        line, turns = address.tables[turn.table]
        turns.remove(turn)
        turn.waits = False
        self._waiting -= 1
        for each in (address.line, line):
            each.waiting -= 1
        self._tidy(turn.address, turn.table)
        return True

    def drop(self, table: str | None = None) -> list[T]:
        """Forget what a table waits for; without one, what anybody waits for."""
        tables = [each for address in self._addresses.values() for each in address.tables.items()]
        dropped = [turn for name, (_, turns) in tables if table in (None, name) for turn in turns]
        return [turn.what for turn in dropped if self.remove(turn)]

    def _tidy(self, name: str, table: str) -> None:
        """Little is kept of those who neither wait nor are served."""
        address = self._addresses[name]
        line, _ = address.tables[table]
        if line.is_idle:
            del address.tables[table]
            address.books.close(table, line, last=not address.tables)
        if address.line.is_idle:
            del self._addresses[name]
            self._books.close(name, address.line, last=not self._addresses)
