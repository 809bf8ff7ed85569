"""Tables are made again from their logs in threads of their own, fairly: whoever has long logs waits for them alone.

A log may have hundreds of thousands of lines, and takes seconds then. Those have one thread, and keep nobody from a
usual table; of both kinds the address that has used the least time is next.
"""

from collections.abc import Callable
from contextvars import ContextVar

from stammtisch.server.work.pool import Pool
from stammtisch.service.metrics import Metrics
from stammtisch.table import Table

LONG = 10_000
"""Lines of a log that is long: more than an evening of thirty matches usually has."""
THREADS = 3
"""So many usual logs are read at the same time."""
MOST, PER_ADDRESS = 1000, 300
"""So many tables may wait, in all and of one address."""

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address for which something is done; none while the server does it for itself."""


class Rebuilding:
    """All tables of a server that are being made again. What waits, waits without its log."""

    def __init__(self, metrics: Metrics) -> None:
        self._usual = Pool("rebuilding", THREADS, metrics, most=MOST, per_address=PER_ADDRESS)
        self._long = Pool("long", 1, metrics, most=MOST, per_address=PER_ADDRESS)

    async def make(self, lines: int, work: Callable[[], Table | None]) -> Table | None:
        """The table of a log with so many lines, if it is still there."""
        return await (self._long if lines > LONG else self._usual).run(work, address=asking.get())

    def close(self) -> None:
        self._usual.close()
        self._long.close()
