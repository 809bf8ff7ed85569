"""Threads that help with the matches of an environment.

Work is handed over by locks: a pool would take longer than many steps do. Nobody waits for a helper that has not woken
up in time: whoever asks for help does all that is left, and goes on when that is done.
"""

import threading
from collections.abc import Callable
from functools import partial

Work = Callable[[int], bool]
"""Does what nobody else has begun, as thread number so-and-so, and says whether all is done."""


PATIENCE = 0.001
"""Seconds after which nobody waits for a helper any longer."""


class Crew:
    """Helpers, each in a thread of its own."""

    def __init__(self, helpers: int) -> None:
        self._helpers = [_Helper() for _ in range(helpers)]

    def __len__(self) -> int:
        return len(self._helpers)

    def run(self, work: Work) -> None:
        """Do all of it, with whoever has time, and come back when it is done. Whoever asks is number 0."""
        busy = [helper for number, helper in enumerate(self._helpers, 1) if helper.begin(partial(work, number))]
        done = False
        try:
            done = work(0)
        finally:
            errors = [] if done else [helper.finish() for helper in busy]
        for error in errors:
            if error is not None:
                raise error

    def stop(self) -> None:
        """Let the threads go."""
        for helper in self._helpers:
            helper.leave()
        self._helpers = []


class _Helper:
    def __init__(self) -> None:
        self._work: Callable[[], bool] | None = None
        self._error: BaseException | None = None
        self._go, self._idle = threading.Lock(), threading.Lock()
        self._go.acquire()
        threading.Thread(target=self._loop, name="vec", daemon=True).start()

    def begin(self, work: Callable[[], bool]) -> bool:
        """Give it work, if it has none any more. To say that it has none, it needs Python for a moment."""
        if not self._idle.acquire(timeout=PATIENCE):
            return False
        self._work, self._error = work, None
        self._go.release()
        return True

    def finish(self) -> BaseException | None:
        """Wait until it has done its work; what went wrong with it."""
        with self._idle:
            return self._error

    def leave(self) -> None:
        self._idle.acquire()
        self._work = None
        self._go.release()

    def _loop(self) -> None:
        while True:
            self._go.acquire()
            if self._work is None:
                return
            try:
                self._work()
            except BaseException as error:
                self._error = error
            self._work = None  # it holds the environment
            self._idle.release()
