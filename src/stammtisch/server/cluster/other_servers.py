"""Other servers on the same PostgreSQL: what they tell each other, and who leads which table.

Rows are told with the commit that writes them. The rest is told beside the log: who is connected where, what is said
without words, slaps that wait for their judging, what an address has used up, and every second a sign of life. A server
that is silent for some seconds counts as gone, and its people with it.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.server.cluster.bus import CHANNEL, Bus
from stammtisch.server.storage.writing import Values
from stammtisch.service.limits import Buckets
from stammtisch.table import Row, review_session
from stammtisch.table.replication import News, Present, waiting_slaps

if TYPE_CHECKING:
    from stammtisch.server.hub import Hub
    from stammtisch.service.house import House
    from stammtisch.service.room import Room

log = logging.getLogger("stammtisch.other_servers")

BEAT = 1.0
"""Seconds between two signs of life."""
SILENT = 6.0
"""A server that was not heard for so long is gone."""
ROUND = 5
"""After so many beats everything is told again, in case something was missed."""
MOST = 7900
"""Bytes of a notification; PostgreSQL takes less than 8,000."""
MOST_KEYS = 140
"""So many people at a table other servers are told of; they fit into one notification."""
SOCKETS = "sockets"


class Message(msgspec.Struct, tag_field="type", array_like=True, frozen=True):
    """What one server tells the others."""

    node: str


class Rows(Message, tag="rows", frozen=True):
    """Code, number, time and line; an empty line is too long to be told."""

    rows: list[Values]


class Crowds(Message, tag="crowds", frozen=True):
    """Who is connected to which tables, by key, and how often."""

    round: int
    crowds: dict[str, dict[str, int]]


class Everywhere(Message, tag="everywhere", frozen=True):
    """All crowds have been told in this round: nobody is at other tables."""

    round: int


class TableNews(Message, tag="told", frozen=True):
    """What is in no log of a table."""

    code: str
    news: News


class Used(Message, tag="used", frozen=True):
    """What addresses have used of each allowance since the last time, and how many sockets they have."""

    used: dict[str, dict[str, int]]


class Beat(Message, tag="beat", frozen=True):
    """A sign of life."""


class Hello(Message, tag="hello", frozen=True):
    """Somebody is new, and knows nothing."""


class Bye(Message, tag="bye", frozen=True):
    """Somebody goes."""


_decode = msgspec.json.Decoder(Rows | Crowds | Everywhere | TableNews | Used | Beat | Hello | Bye).decode
_encode = msgspec.json.Encoder().encode


class OtherServers:
    """The other servers, as this one knows them. Everything happens in the loop."""

    def __init__(self, hub: "Hub") -> None:
        house: House = hub.house
        self._hub = hub
        self.node = secrets.token_hex(4)
        self.mine: set[str] = set()
        """The tables that this server leads."""
        self._wanted: set[str] = set()
        """Locks that are being asked for."""
        self._waiting: dict[str, asyncio.Future[bool]] = {}
        self._seen: dict[str, float] = {}
        self._crowds: dict[str, dict[str, tuple[int, dict[str, int]]]] = {}
        """By table and server: in which round it was told, and who is there."""
        self._sockets: dict[str, dict[str, int]] = {}
        """By server: how many sockets each address has there."""
        self._told_sockets: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._rounds = 0
        self._listening: float | None = None
        """Since when."""
        self._buckets = {name: each for name, each in vars(house).items() if isinstance(each, Buckets)}
        for each in self._buckets.values():
            each.taken = Counter()
        hub.store.announce(CHANNEL, self._notes)
        self._bus = Bus(hub.store, hub.loop, self)
        self._task = hub.loop.create_task(self._live())
        self._catching_up: asyncio.Task[None] | None = None

    def retire(self) -> None:
        """Others shall lead: nothing is done here any more."""
        for code in list(self.mine):
            self._bus.give(code)
        self.mine.clear()
        for room in self._hub.rooms.values():
            room.rest()

    async def close(self) -> None:
        """Tell the others that we go, so that they need not wait."""
        for task in (self._task, self._catching_up):
            if task is not None:
                task.cancel()
        self._say(Bye(self.node))
        await asyncio.to_thread(self._bus.close)

    @property
    def others(self) -> int:
        """How many other servers there are."""
        return len(self._seen)

    # Telling

    def _say(self, message: Message) -> None:
        encoded = _encode(message)
        if len(encoded) <= MOST:  # nothing that is told beside the log is longer, unless somebody makes it so
            self._bus.say(encoded.decode())

    def _notes(self, rows: list[Values]) -> list[str]:
        """What is told with a commit; called by the writing thread."""
        short = [row if len(row[3]) < MOST // 8 or _length(row) < MOST - 100 else (*row[:3], "") for row in rows]
        return [_encode(Rows(self.node, some)).decode() for some in _portions(short)]

    def publish(self, code: str, news: Iterable[News]) -> None:
        """Tell other servers what is in no log."""
        for each in news:
            self._say(TableNews(self.node, code, each))

    def changed(self, code: str) -> None:
        """Somebody has connected or gone at a table here."""
        if not self._changed:
            self._hub.loop.call_soon(self._tell_changed)
        self._changed.add(code)

    def _tell_changed(self) -> None:
        self._tell_crowds({code: self._crowd(code) for code in self._changed})
        self._changed.clear()

    def _crowd(self, code: str) -> dict[str, int]:
        room = self._hub.rooms.get(code)
        return dict(islice(room.table.presence.connections.items(), MOST_KEYS)) if room is not None else {}

    def _tell_crowds(self, crowds: dict[str, dict[str, int]]) -> None:
        for some in _portions(list(crowds.items())):
            self._say(Crowds(self.node, self._rounds, dict(some)))

    def _tell_everything(self) -> None:
        self._rounds += 1
        self._tell_crowds({code: self._crowd(code) for code, room in self._hub.rooms.items() if room.connections})
        self._say(Everywhere(self.node, self._rounds))
        for code, room in self._hub.rooms.items():
            if room.table.review_sessions:
                self.publish(code, review_session.retold(room.table))

    def _tell_used(self, *, everything: bool = False) -> None:
        used: dict[str, dict[str, int]] = {}
        for name, buckets in self._buckets.items():
            for address, amount in (buckets.taken or {}).items():
                used.setdefault(address, {})[name] = amount
            if buckets.taken:
                buckets.taken.clear()
        sockets = self._hub.addresses
        for address in sockets.keys() | self._told_sockets.keys():
            if everything or sockets[address] != self._told_sockets[address]:
                used.setdefault(address, {})[SOCKETS] = sockets[address]
        self._told_sockets = Counter(sockets)
        for some in _portions(list(used.items())):
            self._say(Used(self.node, dict(some)))

    # Living

    async def _live(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                self._say(Beat(self.node))
                self._tell_used()
                if beats % ROUND == 0:
                    self._tell_everything()
                self._miss_the_silent()
                for code, room in list(self._hub.rooms.items()):
                    if code not in self.mine and room.connections:
                        self.want(code)
                        self.publish(code, waiting_slaps(room.table))
            except Exception:
                log.exception("something went wrong among the servers")

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        if self._listening is not None and self._listening < now - SILENT:
            for node in [node for node, seen in self._seen.items() if seen < now - SILENT]:
                log.warning("another server is gone")
                self._forget(node)

    def _forget(self, node: str) -> None:
        """A server is gone, and its people with it; somebody has to lead its tables."""
        self._seen.pop(node, None)
        self._sockets.pop(node, None)
        for code in [code for code, crowds in self._crowds.items() if node in crowds]:
            self._met(code, node, 0, {})
        for code, room in self._hub.rooms.items():
            if room.connections:
                self.want(code)

    # Locks

    def want(self, code: str) -> None:
        """Drive a table, if nobody else does."""
        if code not in self.mine and code not in self._wanted and not self._hub.closing:
            self._wanted.add(code)
            self._bus.take(code)

    def give(self, code: str) -> None:
        """A table has left memory."""
        self.mine.discard(code)
        self._wanted.discard(code)
        self._bus.give(code)
        self.changed(code)

    @contextlib.asynccontextmanager
    async def alone(self, name: str) -> Any:
        """Whether this server is the only one that does something, while it does it."""
        found = self._waiting[name] = self._hub.loop.create_future()
        self._bus.take(name)
        try:
            yield await found
        finally:
            self._waiting.pop(name, None)
            self._bus.give(name)

    # What the bus brings

    def taken(self, name: str, ours: bool) -> None:
        waiting = self._waiting.get(name)
        if waiting is not None:
            if not waiting.done():
                waiting.set_result(ours)
            return
        self._wanted.discard(name)
        room = self._hub.rooms.get(name) if not self._hub.closing else None
        if ours and room is None:
            self._bus.give(name)
        elif ours and room is not None and name not in self.mine:
            self.mine.add(name)
            room.lead()

    def talks(self, up: bool) -> None:
        """Locks are lost with the connection: nothing is led until they are ours again."""
        if up:
            self._wanted.clear()
            self._say(Hello(self.node))
            self._tell_used(everything=True)
            self._tell_everything()
            for code in (*self._hub.rooms, *self._waiting):
                self.want(code)
            return
        self.mine.clear()
        self._wanted.clear()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(False)
        for room in self._hub.rooms.values():
            room.rest()

    def listens(self, up: bool) -> None:
        """What was said meanwhile was missed: rows are in the log, the rest is told again."""
        self._listening = time.monotonic() if up else None
        if self._catching_up is not None:
            self._catching_up.cancel()
            self._catching_up = None
        if up:
            self._say(Hello(self.node))
            self._catching_up = self._hub.loop.create_task(self._hub.tables.catch_up())

    def hear(self, text: str) -> None:
        try:
            message = _decode(text)
        except msgspec.DecodeError:
            return  # of another version, perhaps
        if isinstance(message, Rows):
            for code, number, at, line in message.rows:
                self._hub.tables.hear_row(code, Row(number, at, line.encode()))
            return
        node = message.node
        if node == self.node:
            return
        self._seen[node] = time.monotonic()
        if isinstance(message, Crowds):
            for code, counts in message.crowds.items():
                self._met(code, node, message.round, counts)
        elif isinstance(message, TableNews):
            room = self._hub.rooms.get(message.code)
            if room is not None:
                room.hear(message.news)
        elif isinstance(message, Used):
            self._charge(node, message.used)
        elif isinstance(message, Everywhere):
            old = [c for c, crowds in self._crowds.items() if node in crowds and crowds[node][0] < message.round]
            for code in old:
                self._met(code, node, 0, {})
        elif isinstance(message, Hello):
            self._tell_used(everything=True)
            self._tell_everything()
        elif isinstance(message, Bye):
            self._forget(node)

    def _met(self, code: str, node: str, round_: int, counts: dict[str, int]) -> None:
        """Somebody is connected elsewhere."""
        crowds = self._crowds.setdefault(code, {})
        crowds[node] = round_, counts
        if not counts:
            del crowds[node]
            if not crowds:
                del self._crowds[code]
        room = self._hub.rooms.get(code)
        if room is not None:
            room.hear(Present(node, counts))

    def introduce(self, room: "Room") -> None:
        """Tell a table that has just been read who is connected to it elsewhere."""
        for node, (_, counts) in self._crowds.get(room.table.code, {}).items():
            room.hear(Present(node, counts))

    def _charge(self, node: str, used: dict[str, dict[str, int]]) -> None:
        """What an address has used elsewhere it cannot use here."""
        now = self._hub.loop.time()
        for address, amounts in used.items():
            for name, amount in amounts.items():
                if name == SOCKETS:
                    sockets = self._sockets.setdefault(node, {})
                    sockets[address] = amount
                    if not amount:
                        del sockets[address]
                elif name in self._buckets:
                    self._buckets[name].spend(address, amount, now)

    def sockets(self, address: str) -> int:
        """How many sockets an address has at other servers."""
        return sum(sockets.get(address, 0) for sockets in self._sockets.values())


def _length(item: Any) -> int:
    return len(_encode(item))


def _portions(items: list[Any]) -> Iterator[list[Any]]:
    """Items in lists that fit into a notification each."""
    portion: list[Any] = []
    size = 0
    for item in items:
        length = _length(item) + 2
        if portion and size + length > MOST - 100:
            yield portion
            portion, size = [], 0
        portion.append(item)
        size += length
    if portion:
        yield portion
