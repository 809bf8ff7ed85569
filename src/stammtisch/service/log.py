"""The log of a table, as a room sees it: rows are appended, and nothing is told before they are kept."""

from collections.abc import Callable
from typing import Protocol

from stammtisch.core.errors import StammtischError
from stammtisch.table import Row

Done = Callable[[StammtischError | None], None]


class Conflict(StammtischError):
    """The number of a row is taken, or does not follow: somebody else has written to this table."""


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
