"""A limit of time for what a stranger's code does, also for a rule that never comes to its end."""

import ctypes
import sys
import threading
from pathlib import Path
from types import FrameType, TracebackType

from stammtisch.core.places import at


class OutOfTime(BaseException):
    """The time is up. No `Exception`: whoever looks for mistakes of a game would catch it."""


class Limit:
    """`with Limit(20, folder) as limit:` raises `OutOfTime` within, once so many seconds are over.

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
        self._clock.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None) -> None:
        with self._lock:
            self._over.set()
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), None)  # if it comes only now
        self._clock.join()

    def _watch(self) -> None:
        if self._over.wait(self.seconds / 2):
            return
        before = self._frames()
        if self._over.wait(self.seconds / 2):
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

    def _frames(self) -> list[FrameType]:
        """The calls of the game's own functions that are at work, the innermost first."""
        frame, found = sys._current_frames().get(self._thread), list[FrameType]()
        while frame is not None:
            if Path(frame.f_code.co_filename).resolve().is_relative_to(self.folder):
                found.append(frame)
            frame = frame.f_back
        return found
