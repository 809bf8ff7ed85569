"""What PostgreSQL alone takes: rows of a log written by three, and the news of them for so many servers that listen.

This bounds how far several servers on one database get, whatever they do themselves. Rows go in together, fifty at a
time, as servers under load write them, with a note for each.
"""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

WRITERS = 3
BATCH = 50
LINE = '[2,{"type":"move","id":"r1234","decision":117,"move":"play r10"}]'
WRITE = """
WITH written AS (INSERT INTO news SELECT * FROM unnest(%s::varchar[], %s::integer[], %s::bigint[], %s::text[]))
SELECT pg_notify('news', note) FROM unnest(%s::text[]) AS note
"""


@dataclass(frozen=True)
class News:
    """What went through while so many listened."""

    listeners: int
    rows: float
    """A second."""
    commits: float
    """A second."""
    heard: float
    """Notes a second that one of those who listen has taken in."""
    bytes_per_row: float


class Measuring:
    """A database with writers and listeners, each with a connection of its own."""

    def __init__(self, cluster: Any) -> None:
        self._cluster = cluster
        self._over = threading.Event()
        self._heard: list[int] = []
        self._commits: list[int] = []

    def _listen(self, number: int) -> None:
        with self._cluster.connect() as connection:
            connection.execute("LISTEN news")
            while not self._over.is_set():
                for _ in connection.notifies(timeout=0.2):
                    self._heard[number] += 1

    def _write(self, number: int, until: float, name: str) -> None:
        with self._cluster.connect() as connection:
            codes = [f"{name}-{number}-{place}" for place in range(BATCH)]
            while time.monotonic() < until:
                count = self._commits[number] = self._commits[number] + 1
                rows = ([count] * BATCH, [0] * BATCH, [LINE] * BATCH)
                connection.execute(WRITE, (codes, *rows, [f"{code} {count}" for code in codes]))

    def measure(self, listeners: int, seconds: float) -> News:
        self._over.clear()
        self._heard, self._commits = [0] * listeners, [0] * WRITERS
        listening = [threading.Thread(target=self._listen, args=[number]) for number in range(listeners)]
        for thread in listening:
            thread.start()
        time.sleep(0.5)
        began = time.monotonic()
        writing = [
            threading.Thread(target=self._write, args=(number, began + seconds, f"{listeners}"))
            for number in range(WRITERS)
        ]
        for thread in writing:
            thread.start()
        for thread in writing:
            thread.join()
        took = time.monotonic() - began
        self._over.set()
        for thread in listening:
            thread.join()
        with self._cluster.connect() as connection:
            size, count = connection.execute("SELECT pg_total_relation_size('news'), count(*) FROM news").fetchone()
        commits = sum(self._commits)
        heard = min(self._heard, default=0)
        return News(listeners, commits * BATCH / took, commits / took, heard / took, size / max(1, count))


def measure(cluster: Any, seconds: float) -> Iterator[News]:
    """Nobody listens, three servers do, thirty do."""
    with cluster.connect() as connection:
        kept = "code varchar(16), number integer, at bigint, line text, PRIMARY KEY (code, number)"
        connection.execute(f"CREATE TABLE news ({kept})")
    measuring = Measuring(cluster)
    for listeners in (0, 3, 30):
        yield measuring.measure(listeners, seconds)
