"""The log of a table: one line for everything that changed it. A table is rebuilt from it, bit for bit."""

import msgspec

from stammtisch.core.errors import Fault, StammtischError
from stammtisch.table.commands import Logged
from stammtisch.table.flow import Think
from stammtisch.table.hints import Asked
from stammtisch.table.replication import News
from stammtisch.table.updates import Messages


class LogLine(msgspec.Struct, array_like=True, frozen=True):
    """One accepted command."""

    who: int
    """The number of the person; 0 for the table itself, and for somebody who has only just come."""
    command: Logged
    key: str = ""
    """For somebody who sits down: the hash of their token."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """A line with its number and time, ready to be stored."""

    number: int
    at: int
    line: bytes


class Damaged(StammtischError):
    """A log that makes no table: a line is missing, cannot be read or cannot be carried out."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(Fault("damaged_line", number=number, reason=reason))
        self.number = number
        """The first line that is wrong; those before it are whole."""


class Answer(msgspec.Struct, gc=False):
    """What somebody is told about a command of theirs."""

    key: str
    id: str
    frame: bytes


class Effects(msgspec.Struct):
    """What follows from something that happened at a table. None of it may be told before the rows are stored."""

    rows: list[Row] = []
    updates: list[Messages] = []
    """In order, and for everybody at the table."""
    answers: list[Answer] = []
    fresh: frozenset[str] = frozenset()
    """The keys of those who need the whole table again."""
    all_fresh: bool = False
    """Everybody does."""
    sent_away: frozenset[str] = frozenset()
    moves: int = 0
    """How many moves were made."""
    thoughts: list[Think] = []
    """What bots are asked for."""
    hints: list[Asked] = []
    """What they are asked for by somebody who wants advice."""
    news: list[News] = []
    """What other servers have to hear although it is in no log."""


encode_line = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(LogLine).decode
