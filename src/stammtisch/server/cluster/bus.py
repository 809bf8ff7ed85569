"""The way to other servers, through the PostgreSQL that they share: two connections, each with a thread of its own.

One listens. The other talks, and holds the locks of the tables that this server leads; when it is lost, so are they.
Both come back by themselves. The loop never waits for either.
"""

import logging
import threading
from collections.abc import Iterator
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Literal, Protocol

from stammtisch.server.storage import Store
from stammtisch.server.storage.log import lock_of
from stammtisch.server.storage.schema import HARDLY

if TYPE_CHECKING:
    import asyncio

log = logging.getLogger("stammtisch.bus")

CHANNEL = "stammtisch"
PAUSE = 0.25
"""Seconds between two attempts to get a lost connection back."""
SILENCE = 5.0
"""Seconds after which a silent connection is tried."""

_SAY = "SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note"
_TAKE = """
SELECT pg_try_advisory_lock(number) FROM unnest(%s::bigint[]) WITH ORDINALITY AS wanted (number, place) ORDER BY place
"""
_HELD = """
SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 1 AND pid = pg_backend_pid()
"""
_GIVE = "SELECT pg_advisory_unlock(number) FROM unnest(%s::bigint[]) AS held (number)"

Request = tuple[Literal["say", "take", "give"], str]


class Receiver(Protocol):
    """Who gets what the bus brings; everything is called in the loop."""

    def hear(self, text: str) -> None: ...
    def listens(self, up: bool) -> None: ...
    def talks(self, up: bool) -> None: ...
    def taken(self, name: str, ours: bool) -> None: ...


class Bus:
    """Says things to other servers, hears them, and takes locks."""

    def __init__(self, store: Store, loop: "asyncio.AbstractEventLoop", receiver: Receiver) -> None:
        self._store, self._loop, self._receiver = store, loop, receiver
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._stopped = threading.Event()
        self._held: set[str] = set()
        self._threads = [
            threading.Thread(target=self._keep_up, args=(work,), name=work.__name__.strip("_"), daemon=True)
            for work in (self._listen, self._talk)
        ]
        for thread in self._threads:
            thread.start()

    def say(self, text: str) -> None:
        """Tell all servers, this one too. Lost if there is no connection."""
        self._requests.put(("say", text))

    def take(self, name: str) -> None:
        """Try to get a lock; `taken` says whether it is ours."""
        self._requests.put(("take", name))

    def give(self, name: str) -> None:
        """Give a lock back."""
        self._requests.put(("give", name))

    def close(self) -> None:
        """Say what is left to be said, and stop. Locks are given back by the end of the connection."""
        self._stopped.set()
        self._requests.put(None)
        for thread in self._threads:  # what is said last ends the listening too
            thread.join(2)

    # The threads

    def _tell(self, what: Any, *given: Any) -> None:
        """Call something in the loop."""
        try:
            self._loop.call_soon_threadsafe(what, *given)
        except RuntimeError:  # it is closed
            self._stopped.set()

    def _keep_up(self, work: Any) -> None:
        """Work with a connection, and with a new one whenever it is lost."""
        import psycopg

        args, more = self._store.connection_arguments()
        was_lost = False
        while not self._stopped.is_set():
            try:
                with psycopg.connect(*args, autocommit=True, **{**HARDLY, **more}) as connection:
                    was_lost = False
                    work(connection)
                    return
            except psycopg.Error as error:
                if not was_lost:
                    log.warning("a connection to the other servers is lost: %s", error)
                was_lost = True
                self._stopped.wait(PAUSE)

    def _listen(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._tell(self._receiver.listens, True)
        try:
            while not self._stopped.is_set():  # servers talk all the time: this ends at once when it has to
                heard = False
                for note in connection.notifies(timeout=SILENCE):
                    heard = True
                    self._tell(self._receiver.hear, note.payload)
                    if self._stopped.is_set():
                        return
                if not heard:
                    connection.execute("SELECT 1")
        finally:
            self._tell(self._receiver.listens, False)

    def _talk(self, connection: Any) -> None:
        self._held = set()
        self._drop_old()
        self._tell(self._receiver.talks, True)
        try:
            for requests in self._gathered():
                for kind, group in groupby(requests, key=lambda request: request[0]):
                    self._run(connection, kind, [name for _, name in group])
        finally:
            self._tell(self._receiver.talks, False)

    def _drop_old(self) -> None:
        """What was to be done without a connection is no news any more."""
        try:
            while self._requests.get_nowait() is not None:
                pass
            self._requests.put(None)
        except Empty:
            pass

    def _gathered(self) -> Iterator[list[Request]]:
        """What there is to do, as much at once as has come together; ends when it is time to stop."""
        while True:
            request = self._requests.get()
            together: list[Request] = []
            try:
                while request is not None:
                    together.append(request)
                    request = self._requests.get_nowait()
            except Empty:
                yield together
            else:
                yield together
                return

    def _run(self, connection: Any, kind: str, given: list[str]) -> None:
        if kind == "say":
            connection.execute(_SAY, (CHANNEL, given))
        elif kind == "take":
            self._take(connection, list(dict.fromkeys(given)))
        else:
            held = [name for name in dict.fromkeys(given) if name in self._held]
            self._held.difference_update(held)
            if held:
                connection.execute(_GIVE, ([lock_of(name) for name in held],))

    def _take(self, connection: Any, names: list[str]) -> None:
        import psycopg

        wanted = [name for name in names if name not in self._held]
        try:
            found = connection.execute(_TAKE, ([lock_of(name) for name in wanted],)).fetchall()
        except psycopg.errors.OutOfMemory:  # those that were taken before it was full stay taken
            log.error("PostgreSQL has no room for more locks: expected a larger max_locks_per_transaction")
            held = {number for (number,) in connection.execute(_HELD)}
            found = [(lock_of(name) in held,) for name in wanted]
        self._held.update(name for name, (ours,) in zip(wanted, found, strict=True) if ours)
        for name in names:
            self._tell(self._receiver.taken, name, name in self._held)
