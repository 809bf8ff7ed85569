"""Looking after the logs of tables: which are damaged, from which line on, and what can be kept of them.

A log is whole as far as its lines have the numbers 1, 2, 3 …, can be read, and make a table. Whatever comes after that
cannot be played on, and the table is refused. Mending keeps the longest whole beginning and takes the rest away, into
a table `damaged` of the same database (`storage/log_repair.py`): nothing is ever deleted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec

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
