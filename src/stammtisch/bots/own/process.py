"""A process in which a bot of one's own thinks: limited in time and memory, ended when it does not answer, and started
again when it is needed.

It can do no harm by mistake. It is no prison: whoever runs a bot runs somebody's code with their own rights.
"""

import atexit
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from stammtisch.bots.own.address import Address, BadBot
from stammtisch.bots.own.pipes import Pipes, has_ended
from stammtisch.core.errors import Fault

WORKER = (sys.executable, "-P", "-m", "stammtisch.bots.own.worker")
KEEPER = (sys.executable, "-I", "-S", str(Path(__file__).with_name("keeper.py")))
"""What ends with the worker all that it has started (`keeper.py`), where the system knows how."""
STARTING = 60.0
"""Seconds until a bot has to be loaded: some bring large libraries."""
LONGEST = 1_000_000
"""Bytes of an answer."""
ENDING = 2.0
"""Seconds in which a process that says nothing any more has time to end by itself, and to say why."""
TAIL = 500
"""Letters of what it printed last that are told when it is gone."""


@dataclass(frozen=True)
class Limits:
    """What a bot may take."""

    seconds: float = 10.0
    """For one decision."""
    memory: int = 2000
    """Megabytes, where the system can tell; 0 is no limit."""
    nice: int = 0
    """How far it lets others go first."""


USUAL = Limits()


class Failed(Exception):
    """A bot did not answer as it should have."""

    def __init__(self, fault: Fault, *, lost: bool = False) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.lost = lost
        """Whether its process is gone: it hung, or ended."""


@dataclass(frozen=True)
class Question:
    """Something to decide."""

    what: str
    """`choose` or `explain`."""
    who: str
    """One bot at one seat of one match, by any name."""
    seed: bytes
    """For that bot, in case it has to be made."""
    seat: int
    seen: Callable[[int], dict[str, Any]]
    """What the seat knows, as `Seen.as_json` gives it, the story from a number on."""

    def asked(self, since: int) -> dict[str, Any]:
        asked = {"do": self.what, "who": self.who, "seed": self.seed.hex(), "seat": self.seat}
        return {**asked, "seen": self.seen(since)}


class Process:
    """One bot's process. It is asked one thing at a time, by any thread."""

    def __init__(self, address: Address, limits: Limits = USUAL) -> None:
        self.address, self.limits = address, limits
        self.digest = self.about = ""
        self.explains = False
        self.starts = 0
        """How often it was started; what it was told before the last time is forgotten."""
        self._popen: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes | None = None
        self._reader: threading.Thread | None = None
        self._lock = threading.Lock()
        self._printed: deque[str] = deque(maxlen=20)

    # Starting and stopping

    def start(self) -> None:
        """Load the bot. Raises `BadBot` and says what is wrong with it."""
        with self._lock:
            if self._popen is None:
                self._start()

    def _start(self) -> None:
        self._printed.clear()
        self.starts += 1
        self._popen = popen = subprocess.Popen(
            (*KEEPER, *WORKER) if sys.platform.startswith("linux") else WORKER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us; and what it starts in its own group can be ended with it
        )
        _RUNNING.add(self)
        self._pipes = Pipes(popen)
        self._reader = threading.Thread(target=_drain, args=(popen.stderr, self._printed), daemon=True)
        self._reader.start()
        limits, address = self.limits, self.address
        asked: dict[str, Any] = {"do": "start", "place": address.place, "what": address.what}
        asked |= {"package": address.package, "seconds": limits.seconds, "memory": limits.memory, "nice": limits.nice}
        try:
            ready = self._exchange(asked, STARTING)
        except Failed as failed:
            self._end()
            raise BadBot(failed.fault) from None
        self.digest, self.explains, self.about = str(ready["digest"]), bool(ready["explains"]), str(ready["about"])

    def stop(self) -> None:
        """End it, whatever it is doing."""
        _end(self._popen)  # a decision that is under way fails, and lets go of the lock
        with self._lock:
            self._end()

    def _end(self) -> None:
        popen, self._popen = self._popen, None
        if popen is not None:
            _end(popen)
            popen.wait()
            if self._pipes is not None:
                self._pipes.close()
        _RUNNING.discard(self)

    # Asking

    def ask(self, question: Question, told: tuple[int, int] = (0, 0)) -> dict[str, Any]:
        """What it answers. `told` says which of its `starts` was told how much of the story: only the rest is sent.
        Raises `Failed`, or `BadBot` if it had to be started again and cannot be.
        """
        with self._lock:
            if self._popen is None:
                self._start()
            since = told[1] if told[0] == self.starts else 0
            answer = self._exchange(question.asked(since), self.limits.seconds)
            if answer.get("lost"):  # it keeps so many and no more
                answer = self._exchange(question.asked(0), self.limits.seconds)
            return answer

    def _exchange(self, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One question and its answer, in so many seconds. Whatever goes wrong, the process is ended or fine."""
        popen, line = self._popen, self._pipes
        assert popen is not None
        assert line is not None
        until = time.monotonic() + seconds
        try:
            line.send(asked, until)
            answer = line.receive(LONGEST, until)
        except TimeoutError:
            self._end()
            raise Failed(Fault("own.hung", seconds=seconds), lost=True) from None
        except OSError:
            answer = None
        except BaseException:  # Ctrl-C: what it would still say is no answer to the next question
            self._end()
            raise
        if not isinstance(answer, dict):
            has_ended(popen, ENDING)  # or it would be us who ended it
            self._end()
            raise Failed(Fault("own.gone", code=popen.returncode, printed=self._last_words()), lost=True)
        if "fault" in answer:
            parameters = answer.get("parameters")
            raise Failed(Fault(str(answer["fault"]), **(parameters if isinstance(parameters, dict) else {})))
        return answer

    def _last_words(self) -> str:
        if self._reader is not None:
            self._reader.join(ENDING)  # unless something that it has started holds on to that
        lines = [line for line in self._printed if line.strip()]
        return " ".join(lines[-1].split())[-TAIL:] if lines else ""


def _drain(stream: IO[bytes] | None, printed: deque[str]) -> None:
    """Read what it prints, so that it never waits for that; the end is kept."""
    assert stream is not None
    with stream:
        while chunk := os.read(stream.fileno(), 65_536):
            printed.extend(chunk[-4 * TAIL :].decode("utf-8", "replace").splitlines()[-5:])


def _end(popen: "subprocess.Popen[bytes] | None") -> None:
    """End a process and all that it has started."""
    if popen is None or popen.returncode is not None:  # by now its number may be somebody else's
        return
    with suppress(OSError):
        if sys.platform.startswith("linux"):  # its keeper does it, if it still can
            os.kill(popen.pid, signal.SIGTERM)
            has_ended(popen, ENDING)
        if hasattr(os, "killpg"):
            os.killpg(popen.pid, signal.SIGKILL)
        else:
            popen.kill()


_RUNNING: "weakref.WeakSet[Process]" = weakref.WeakSet()


@atexit.register
def _end_all() -> None:
    for process in list(_RUNNING):
        process.stop()
