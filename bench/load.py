"""The load: tables of four clients that answer at once, over raw sockets, in one thread without a framework.

It must not be what limits a server, so it does as little as it can: frames are cut by hand, only what a client needs to
choose its next move is read, and moves are picked at random from what is legal. How much of a core it takes is
measured with everything else.
"""

import heapq
import os
import random
import selectors
import socket
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

PATIENCE = 30.0
"""Seconds without a single answer after which something must be wrong."""

REST = 2.0
"""Seconds after which those who do not play have to be looked after."""

_choose = random.Random(1).choice


class Lost(Exception):
    """A server did not do what it should."""


def encode(payload: bytes, opcode: int = 1) -> bytes:
    """A WebSocket frame of a client. Its mask is zero, which is allowed and saves the masking."""
    size = len(payload)
    if size < 126:
        return b"%c%c\0\0\0\0%b" % (0x80 | opcode, 0x80 | size, payload)
    return b"%c\xfe%b\0\0\0\0%b" % (0x80 | opcode, size.to_bytes(2, "big"), payload)


class Wire:
    """One WebSocket."""

    __slots__ = ("_buffer", "socket")

    def __init__(self, port: int, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhbW10aXNjaCBiZW5jaA==\r\n\r\n".encode()
        )
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if b" 101 " not in head.splitlines()[0]:
            raise Lost(f"no socket at {path}: {head[:200]!r}")

    def _fill(self) -> None:
        data = self.socket.recv(65_536)
        if not data:
            raise Lost("the server hung up")
        self._buffer = self._buffer + data if self._buffer else data

    def send(self, payload: bytes) -> None:
        self.socket.sendall(encode(payload))

    def receive(self) -> list[bytes]:
        """What comes next; nothing if it is half a frame."""
        self._fill()
        return self._cut()

    def wait(self) -> list[bytes]:
        """What has come and was not yet taken, or else what comes next."""
        return self._cut() or self.receive()

    def _cut(self) -> list[bytes]:
        """The whole frames that are there."""
        buffer, at, found = self._buffer, 0, []
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            payload, opcode = buffer[start : start + size], buffer[at] & 15
            at = start + size
            if opcode == 9:
                self.socket.sendall(encode(payload, 10))
            elif opcode == 8:
                raise Lost(f"the server closed: {payload!r}")
            else:
                found.append(payload)
        self._buffer = buffer[at:]
        return found

    def close(self) -> None:
        self.socket.close()


class Client(ABC):
    """Somebody at a table who answers at once."""

    wire: Wire
    halted = True
    """Between two slices: answer no more questions, but remember what they were."""

    def __init__(self) -> None:
        self.sent = 0.0
        """When the move that is under way was sent; 0 if there is none."""
        self.took: list[float] = []
        """Seconds from sending a move to hearing that it is done."""

    @abstractmethod
    def hear(self, payload: bytes) -> None:
        """Take in what the server says."""

    @abstractmethod
    def act(self) -> None:
        """Make a move, if it is this client's turn."""

    def pick(self, moves: list[str] | list[int]) -> str | int:
        return _choose(moves)

    def begin(self) -> None:
        self.sent = time.perf_counter()

    def done(self) -> None:
        """The move is answered for."""
        if self.sent:
            self.took.append(time.perf_counter() - self.sent)
            self.sent = 0.0


@dataclass
class Slice:
    """What was measured while a server was played on."""

    seconds: float
    moves: int
    server: float
    """Processor time of the server."""
    load: float
    """Processor time of the clients."""
    latencies: list[float] = field(repr=False, default_factory=list)

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def processor_time(*pids: int) -> float:
    """Seconds of processor time that processes have had, all their threads together."""
    ticks = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory that a process has for itself and in use."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Load:
    """Many clients, in one loop."""

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self.clients: list[Client] = []

    def add(self, clients: Iterable[Client]) -> None:
        for client in clients:
            client.wire.socket.setblocking(True)
            self._selector.register(client.wire.socket, selectors.EVENT_READ, client)
            self.clients.append(client)

    def remove(self, clients: Iterable[Client]) -> None:
        """They hang up."""
        for client in clients:
            self._selector.unregister(client.wire.socket)
            client.wire.close()
            self.clients.remove(client)

    def play(
        self, *pids: int, seconds: float = 1e9, moves: int = 10**9, meanwhile: Callable[[], None] = lambda: None
    ) -> Slice:
        """Play for a while, or so many moves, then wait until every move is answered for. `meanwhile` is called now and
        then. The processor time is that of the processes which are named.
        """
        for client in self.clients:
            client.took.clear()
        Client.halted = False
        start, used, loaded = time.perf_counter(), processor_time(*pids), time.process_time()
        for client in self.clients:
            client.act()
        until = start + seconds
        made, last, called = 0, start, start
        while True:
            ready = self._selector.select(1.0)
            now = time.perf_counter()
            for key, _ in ready:
                client: Client = key.data
                before = len(client.took)
                for payload in client.wire.receive():
                    client.hear(payload)
                client.act()
                made += len(client.took) - before
            if ready:
                last = now
            if now - called > REST:
                called = now
                meanwhile()
            if not Client.halted and (now >= until or made >= moves):
                Client.halted = True
                end, end_used, end_loaded = now, processor_time(*pids), time.process_time()
                counted = made
            if Client.halted and not any(client.sent for client in self.clients):
                break
            if now - last > PATIENCE:
                raise Lost(f"no answer for {PATIENCE:.0f} seconds")
        latencies = [took for client in self.clients for took in client.took]
        return Slice(end - start, counted, end_used - used, end_loaded - loaded, latencies)

    def pace(self, *pids: int, tables: list[list[Client]], every: float, seconds: float) -> Slice:
        """Play steadily: each table makes a move every so many seconds, not all at once. A table that still waits for
        an answer when its next move is due has been too slow, and makes up for it at once.
        """
        for client in self.clients:
            client.took.clear()
        Client.halted = False
        start, used, loaded = time.perf_counter(), processor_time(*pids), time.process_time()
        due = [(start + every * number / len(tables), number) for number in range(len(tables))]
        heapq.heapify(due)
        last = start
        while (now := time.perf_counter()) < start + seconds:
            while due[0][0] <= now:
                at, number = due[0]
                heapq.heapreplace(due, (at + every if _one_acts(tables[number]) else now + every / 50, number))
            ready = self._selector.select(max(0.0, due[0][0] - time.perf_counter()))
            for key, _ in ready:
                for payload in key.data.wire.receive():
                    key.data.hear(payload)
            last = now if ready else last
            if now - last > PATIENCE:
                raise Lost(f"no answer for {PATIENCE:.0f} seconds")
        end, end_used, end_loaded = now, processor_time(*pids), time.process_time()
        Client.halted = True
        counted = sum(len(client.took) for client in self.clients)
        while any(client.sent for client in self.clients):
            if time.perf_counter() - end > PATIENCE:
                raise Lost(f"no answer for {PATIENCE:.0f} seconds")
            self.rest()
        latencies = [took for client in self.clients for took in client.took]
        return Slice(end - start, counted, end_used - used, end_loaded - loaded, latencies)

    def rest(self) -> None:
        """Hear what has come, without making a move: servers want a sign of life now and then."""
        for key, _ in self._selector.select(0):
            for payload in key.data.wire.receive():
                key.data.hear(payload)

    def close(self) -> None:
        for client in self.clients:
            client.wire.close()
        self._selector.close()


def _one_acts(table: list[Client]) -> bool:
    """Whether somebody at a table has made a move just now."""
    if any(client.sent for client in table):
        return False
    for client in table:
        client.act()
        if client.sent:
            return True
    return False


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
