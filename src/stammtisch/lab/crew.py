"""Who does the work of arenas and studies: threads where matches run compiled, processes where bots think in Python,
too.
"""

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Self, TypeVar

from stammtisch.core.errors import StammtischError
from stammtisch.lab.stopping import Stopping

Unit = tuple[str, tuple[int, ...]]
"""A piece of work: the text of a plan, and the numbers of some deals or matches."""
Result = TypeVar("Result")
Play = Callable[[str, tuple[int, ...]], Result]
"""Plays a unit, here or in another process; a function of a module, so that others find it."""


class WorkerLost(StammtischError):
    """Somebody who worked for us is gone."""


class Crew(ABC):
    """Plays units, several at a time, in any order. Leaving it drops what is not finished."""

    size: int
    """How many processes work at the same time."""

    def work(self, units: Iterable[Unit], play: Play[Result]) -> Iterator[tuple[Unit, Result]]:
        """Units and what came out, as they are finished. Only a few are handed out in advance."""
        waiting = iter(units)
        handed = {self.hand_out(unit, play): unit for unit in islice(waiting, 2 * self.size)}
        while handed:
            for handle, result in self.finished(list(handed)):
                yield handed.pop(handle), result
                handed |= {self.hand_out(unit, play): unit for unit in islice(waiting, 1)}

    @abstractmethod
    def hand_out(self, unit: Unit, play: Play[Any]) -> Any:
        """Have a unit played; gives back something to ask for it by."""

    @abstractmethod
    def finished(self, handles: list[Any]) -> list[tuple[Any, Any]]:
        """Wait until at least one of these is finished. All that are, with what came out."""

    @abstractmethod
    def leave(self, *, at_once: bool) -> None:
        """Let everybody go; at once, if there is no time to finish what was begun."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.leave(at_once=kind is not None)


class _Local(Crew):
    """Workers on this machine."""

    def __init__(self, size: int, pool: Executor) -> None:
        self.size, self.pool = size, pool
        self._stopping = Stopping()

    def __enter__(self) -> Self:
        self._stopping.__enter__()
        return super().__enter__()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            super().__exit__(kind, error, at)
        finally:
            self._stopping.__exit__(kind, error, at)

    def hand_out(self, unit: Unit, play: Play[Any]) -> Future[Any]:
        return self.pool.submit(play, *unit)

    def finished(self, handles: list[Future[Any]]) -> list[tuple[Future[Any], Any]]:
        done = self._stopping.wait_for_one(handles)
        return [(future, future.result()) for future in handles if future in done]

    def leave(self, *, at_once: bool) -> None:
        self.pool.shutdown(cancel_futures=True)


class Threads(_Local):
    """For compiled matches, which do not hold the GIL."""

    def __init__(self, size: int | None = None) -> None:
        size = size or os.cpu_count() or 1
        super().__init__(size, ThreadPoolExecutor(size, thread_name_prefix="crew"))


class Processes(_Local):
    """For bots that think partly in Python. Each process loads what was compiled from the cache on disk."""

    def __init__(self, size: int | None = None) -> None:
        size = size or os.cpu_count() or 1
        self._others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        super().__init__(size, ProcessPoolExecutor(size, mp_context=context, initializer=_begin))

    def finished(self, handles: list[Future[Any]]) -> list[tuple[Future[Any], Any]]:
        try:
            return super().finished(handles)
        except BrokenProcessPool:
            raise WorkerLost("arena.worker_lost") from None

    def leave(self, *, at_once: bool) -> None:
        if at_once:  # a thoughtful bot may need minutes for what it has begun
            for process in self._own():
                process.terminate()
        super().leave(at_once=at_once)

    def _own(self) -> list[BaseProcess]:
        return [process for process in multiprocessing.active_children() if process not in self._others]


def _begin() -> None:
    """Ctrl-C reaches every process of a terminal: the one that was started there tells the others to go. If it is gone
    itself, they must not wait for it for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
