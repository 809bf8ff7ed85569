"""Looking after the logs of tables: which are damaged, from which line on, and what can be kept of them.

A log is whole as far as its lines have the numbers 1, 2, 3 …, can be read, and make a table. Whatever comes after that
cannot be played on, and the table is refused. Mending keeps the longest whole beginning and takes the rest away, into
a table `damaged` of the same database: nothing is ever deleted.
"""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, inspect, select, text

from stammtisch.core.errors import StammtischError
from stammtisch.server.storage.logs import lock_of
from stammtisch.server.storage.schema import DAMAGED, LOG
from stammtisch.table import Damaged, Refused, Row, commands
from stammtisch.table import Table as CardTable
from stammtisch.table.log import LogLine, decode_line


class Kind(StrEnum):
    """What is wrong with a log."""

    FIRST = "first"
    """Its first line is missing, or does not open this table."""
    GAP = "gap"
    """A number is missing."""
    TWICE = "twice"
    """Two lines have the same number."""
    UNREADABLE = "unreadable"
    """A line is no JSON, or number or time are no numbers."""
    UNKNOWN = "unknown"
    """A line says something that this version does not know."""
    REFUSED = "refused"
    """A line cannot follow on those before it."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A line as it lies in the database, whatever that is."""

    number: Any
    at: Any
    line: bytes


@dataclass(frozen=True, slots=True)
class Ailment:
    """What is wrong with the log of one table."""

    code: str
    kind: Kind
    number: int
    """The first number at which something is wrong."""
    lines: int
    """How many lines there are."""
    whole: int
    """How many of them can be kept."""
    refusal: str = ""
    """For a line that cannot follow: why the table or the rules refuse it, as a key, or the paragraph."""
    text: str = ""
    """The same in English, as whoever refused it says it."""

    def as_json(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in told.items() if value != ""}


@dataclass(frozen=True, slots=True)
class Taken:
    """A line that was taken away."""

    code: str
    number: Any
    at: Any
    line: bytes
    taken: int
    why: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The line as text; where it is none, in hexadecimal digits."""
        told = {name: getattr(self, name) for name in self.__slots__}
        try:
            told["line"] = self.line.decode()
        except UnicodeDecodeError:
            del told["line"]
            told["bytes"] = self.line.hex()
        return told


# Examining


def examine(code: str, stored: Sequence[Stored]) -> tuple[Ailment | None, list[Stored]]:
    """What is wrong with a log, and the lines of it that can be kept."""
    kept, wrong = _readable(code, stored)
    rows = [Row(each.number, each.at, each.line) for each in kept]
    carried_out, refused = _apply(rows)
    if refused is not None:
        kept = kept[:carried_out]
        wrong = Ailment(code, Kind.REFUSED, carried_out + 1, len(stored), len(kept), *refused)
    return wrong, kept


def _readable(code: str, stored: Sequence[Stored]) -> tuple[list[Stored], Ailment | None]:
    """The lines that follow on each other and can be read, and what is wrong with the first that is not so. The very
    same line twice is wrong too, but stops nothing.
    """
    kept: list[Stored] = []
    twice: int | None = None
    for each in stored:
        if kept and each == kept[-1]:
            twice = twice or each.number
            continue
        kind, text = _wrong(code, each, len(kept) + 1)
        if kind is not None:
            number = each.number if kind is Kind.TWICE else len(kept) + 1
            return kept, Ailment(code, kind, twice or number, len(stored), len(kept), "", text)
        kept.append(each)
    wrong = Ailment(code, Kind.TWICE, twice, len(stored), len(kept)) if twice else None
    return kept, wrong


def _wrong(code: str, stored: Stored, number: int) -> tuple[Kind | None, str]:
    """What is wrong with a line that should have this number."""
    if not isinstance(stored.number, int) or not isinstance(stored.at, int):
        return Kind.UNREADABLE, f"expected numbers, got {stored.number!r} and {stored.at!r}"
    if stored.number != number:
        return Kind.FIRST if number == 1 else Kind.TWICE if stored.number < number else Kind.GAP, ""
    try:
        line = decode_line(stored.line)
    except msgspec.ValidationError as error:
        return Kind.UNKNOWN if _is_json(stored.line) else Kind.UNREADABLE, str(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Kind.UNREADABLE, str(error)
    return _misplaced(code, line, number), ""


def _is_json(line: bytes) -> bool:
    """Whether a line that is none of ours is one at all: nothing is found wrong with the end before the beginning."""
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _misplaced(code: str, line: LogLine, number: int) -> Kind | None:
    """The first line opens the table, and no other does."""
    opening = line.command if isinstance(line.command, commands.Open) else None
    if number == 1:
        return None if opening and opening.code == code else Kind.FIRST
    return Kind.REFUSED if opening else None


def _apply(rows: list[Row]) -> tuple[int, tuple[str, str] | None]:
    """How many lines make a table, and why the next one does not."""
    done = 0

    def count(table: CardTable) -> bool:
        nonlocal done
        done += 1
        return False

    try:
        CardTable.rebuild(rows, until=count)
    except Damaged as damaged:
        refused = damaged.__cause__
        if isinstance(refused, Refused):
            return done, (refused.paragraph or refused.key, str(refused))
        return done, ("" if refused is None else type(refused).__name__, str(damaged))
    return done, None


# The database


def read_anything(text: bytes) -> str:
    """How SQLite has to read texts, for bytes that are none not to stop it."""
    return text.decode(errors="surrogateescape")


def codes(connection: Connection) -> Iterator[str]:
    """The codes of all tables, from one to the next."""
    code = connection.scalar(select(func.min(LOG.c.code)))
    while code is not None:
        yield code
        code = connection.scalar(select(func.min(LOG.c.code)).where(LOG.c.code > code))


def count(connection: Connection) -> int:
    return connection.scalar(select(func.count(LOG.c.code.distinct()))) or 0


def stored(connection: Connection, code: str) -> list[Stored]:
    """All lines of a table as they are."""
    wanted = select(LOG.c.number, LOG.c.at, LOG.c.line).where(LOG.c.code == code).order_by(LOG.c.number, LOG.c.at)
    return [Stored(number, at, _bytes(text)) for number, at, text in connection.execute(wanted)]


def _bytes(value: Any) -> bytes:
    """SQLite keeps anything in any column; bytes that are no text come as `read_anything` has left them."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogateescape")


def check(connection: Connection) -> Iterator[tuple[str, Ailment | None]]:
    """All tables, one after the other, and what is wrong with each."""
    for code in codes(connection):
        yield code, examine(code, stored(connection, code))[0]


class Busy(StammtischError):
    """A server has the table open."""


def mend(connection: Connection, code: str) -> tuple[Ailment | None, int]:
    """Keep the whole beginning of a log and take the rest away, in a transaction of its own. Gives what was wrong, and
    how many lines were taken away.
    """
    with connection.begin():
        _alone(connection, code)
        lines = stored(connection, code)
        wrong, kept = examine(code, lines)
        if wrong is None:
            return None, 0
        left = list(kept)
        taken = [each for each in lines if not (left and each == left[0] and left.pop(0))]
        also = {"code": code, "taken": int(time.time() * 1000), "why": json.dumps(wrong.as_json(), ensure_ascii=False)}
        away = [{"number": each.number, "at": each.at, "line": each.line, **also} for each in taken]
        stays = [{"code": code, "number": each.number, "at": each.at, "line": each.line.decode()} for each in kept]
        connection.execute(insert(DAMAGED), away)
        connection.execute(delete(LOG).where(LOG.c.code == code))
        if stays:
            connection.execute(insert(LOG), stays)
        return wrong, len(taken)


def _alone(connection: Connection, code: str) -> None:
    """Nobody else writes to this table until the transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(lock_of(code)))):
        raise Busy("plain", text=f"a server has the table {code} open")
    connection.execute(text("LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE"))


def taken(connection: Connection, code: str | None = None) -> Iterator[Taken]:
    """What was taken away, of one table or of all, in the order in which that happened."""
    if not inspect(connection).has_table(DAMAGED.name):
        return
    wanted = select(*(DAMAGED.c[name] for name in Taken.__slots__)).order_by(DAMAGED.c.id)
    if code is not None:
        wanted = wanted.where(DAMAGED.c.code == code)
    for each_code, number, at, line, when, why in connection.execute(wanted):
        yield Taken(each_code, number, at, line or b"", when, json.loads(why))
