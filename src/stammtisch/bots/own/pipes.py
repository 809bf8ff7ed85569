"""Our end of the pipes to a bot's process.

Something that the bot has started may hold on to the other end for ever, whatever becomes of the process itself. So
nobody waits here without a clock, nor for a process that is gone.
"""

import os
import select
import subprocess
import time
from contextlib import suppress
from typing import IO, Any

from stammtisch.bots.own.worker import HEAD, pack, unpack

GLANCE = 0.2
"""Seconds after which somebody who waits looks whether the process is still there."""


class Pipes:
    """What is said to a process, and what it answers."""

    def __init__(self, popen: "subprocess.Popen[bytes]") -> None:
        self._popen = popen
        self._says, self._hears = _unhurried(popen.stdin), _unhurried(popen.stdout)

    def send(self, message: Any, until: float) -> None:
        """Raises `TimeoutError` if it is not taken in by then, of the monotonic clock; `OSError` if it never will."""
        content = memoryview(pack(message))
        while content:
            if not self._wait(self._says, select.POLLOUT, until):
                raise BrokenPipeError
            content = content[os.write(self._says, content) :]

    def receive(self, most: int, until: float) -> Any:
        """The next message; None if there is none any more, or none that makes sense. Raises `TimeoutError`."""
        head = self._read(HEAD, until)
        size = int.from_bytes(head, "big")
        if len(head) < HEAD or size > most:
            return None
        content = self._read(size, until)
        return unpack(content) if len(content) == size else None

    def close(self) -> None:
        for stream in (self._popen.stdin, self._popen.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()

    def _read(self, size: int, until: float) -> bytes:
        """So many bytes; fewer if no more will come."""
        found = bytearray()
        while len(found) < size and self._wait(self._hears, select.POLLIN, until):
            more = os.read(self._hears, size - len(found))
            if not more:
                break
            found += more
        return bytes(found)

    def _wait(self, end: int, ready: int, until: float) -> bool:
        """Whether something can be done at an end, now; if not, the process is gone."""
        poll = select.poll()  # `select` knows the first thousand files only, and a server has more
        poll.register(end, ready)
        while True:
            left = until - time.monotonic()
            if poll.poll(1000 * max(0.0, min(left, GLANCE))):
                return True
            if has_ended(self._popen):
                return False
            if left <= 0:
                raise TimeoutError


def has_ended(popen: "subprocess.Popen[bytes]", seconds: float = 0.0) -> bool:
    """Whether a process has ended, or does so in a moment. Its number stays its own until somebody calls `wait`, and so
    what it has started can still be ended with it.
    """
    until = time.monotonic() + seconds
    while True:
        try:
            if os.waitid(os.P_PID, popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                return True
        except ChildProcessError:  # somebody has called it
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(0.01)


def _unhurried(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
