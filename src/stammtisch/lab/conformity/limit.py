"""A limit of time for what a stranger's code does, also for a rule that never comes to its end."""

import ctypes
import sys
import threading
import time
from pathlib import Path
from types import FrameType, TracebackType

from stammtisch.core.places import at


class OutOfTime(BaseException):
    """The time is up. No `Exception`: whoever looks for mistakes of a game would catch it."""


PATIENCE = 10


class Limit:
    """`with Limit(20, folder) as limit:` raises `OutOfTime` within, once so many seconds of processor time are over: a
    machine that is busy elsewhere finds no less. Where nothing is computed, it is `PATIENCE` times as long.

    A call of a function in that folder that was at work at half-time and still is at the end will hardly return:
    `stuck` says where it is.
    """

    def __init__(self, seconds: float, folder: Path) -> None:
        self.seconds, self.folder = seconds, folder
        self.stuck: tuple[str, str] | None = None
        """The function, and file and line, where it goes round and round."""
        self._thread = threading.get_ident()
        self._over, self._lock = threading.Event(), threading.Lock()
        self._clock = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> "Limit":
        self._begun = time.process_time(), time.monotonic()
        self._clock.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None) -> None:
        with self._lock:
            self._over.set()
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), None)  # if it comes only now
        self._clock.join()

    def _watch(self) -> None:
        if not self._reached(self.seconds / 2):
            return
        before = self._frames()
        if not self._reached(self.seconds):
            return
        with self._lock:
            if self._over.is_set():
                return
            for frame in self._frames():
                if any(frame is each for each in before):
                    code = frame.f_code
                    self.stuck = code.co_name, at(self.folder, code.co_filename, frame.f_lineno)
                    break
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(OutOfTime))

    def _reached(self, seconds: float) -> bool:
        """Wait until so many seconds are used up; False if it is over before."""
        busy, begun = self._begun
        while not self._over.wait(min(0.2, self.seconds / 10)):
            if max(time.process_time() - busy, (time.monotonic() - begun) / PATIENCE) >= seconds:
                return True
        return False

    def _frames(self) -> list[FrameType]:
        """The calls of the game's own functions that are at work, the innermost first."""
        frame, found = sys._current_frames().get(self._thread), list[FrameType]()
        while frame is not None:
            if Path(frame.f_code.co_filename).resolve().is_relative_to(self.folder):
                found.append(frame)
            frame = frame.f_back
        return found
