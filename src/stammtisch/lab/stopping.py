"""Ctrl-C while threads are waited for. Python raises `KeyboardInterrupt` wherever the main thread is, and inside a lock
that worker threads use, too, which leaves the lock broken. Here the wish is noted, and raised between two looks.
"""

import signal
import threading
from collections.abc import Collection
from concurrent.futures import FIRST_COMPLETED, Future, wait
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

Result = TypeVar("Result")

LOOK = 0.1
"""Seconds between two looks whether somebody wants to stop."""


class Stopping:
    """Notes the first Ctrl-C instead of raising it at once; a second one is raised where it comes."""

    def __init__(self) -> None:
        self.wanted = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # signals reach no other
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.wanted:
            raise KeyboardInterrupt
        self.wanted = True

    def check(self) -> None:
        """Raise `KeyboardInterrupt` if Ctrl-C was pressed."""
        if self.wanted:
            raise KeyboardInterrupt

    def wait_for_one(self, futures: Collection[Future[Result]]) -> set[Future[Result]]:
        """Wait until at least one of these is finished; all that are."""
        while True:
            self.check()
            done, _ = wait(futures, LOOK, FIRST_COMPLETED)
            if done:
                return done
