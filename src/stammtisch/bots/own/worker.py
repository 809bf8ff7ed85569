"""What the process of a bot runs: it hears questions and says answers, one at a time, until nobody asks any more.

    python -P -m stammtisch.bots.own.worker

Both go as JSON with their length before them, over what were standard input and output: whatever the bot prints goes
to standard error, of which only the end is kept, and it has no input. It gets what its seat knows, as data, and
nothing else. What it answers is data too: nobody trusts it.
"""

import os
import queue
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO, Any

import msgspec

from stammtisch.bots.bot import Bot, ExplainingBot
from stammtisch.bots.own.address import Address
from stammtisch.bots.own.loading import Loaded, load, told
from stammtisch.bots.seen import Seen
from stammtisch.bots.thought import Thought
from stammtisch.core.errors import Fault, StammtischError, got

KEPT = 256
"""So many bots, each at a seat of a match, are kept; whoever was asked least recently is made anew if needed."""
SPARE = 5
"""Seconds of processor time beyond what is allowed, after which the system ends a process that nobody else could."""


@dataclass
class Seated:
    """A bot at one seat, and the story that it was told so far."""

    bot: Bot
    story: Sequence[tuple[Any, ...]] = field(default_factory=list)


class Worker:
    """Answers what it is asked."""

    def __init__(self) -> None:
        self._loaded: Loaded | None = None
        self._seated: dict[str, Seated] = {}
        self._seconds = 0.0

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """One answer, whatever the bot does."""
        try:
            if asked["do"] == "start":
                return self._start(asked)
            _allow(self._seconds)
            return self._decide(asked)
        except StammtischError as error:
            return _fault(error.fault)
        except MemoryError:
            self._seated.clear()
            return _fault(Fault("own.memory"))

    def _start(self, asked: dict[str, Any]) -> dict[str, Any]:
        self._seconds = asked["seconds"]
        _confine(asked["memory"], asked["nice"])
        self._loaded = load(Address(asked["place"], asked["what"], asked["package"]))
        return {"digest": self._loaded.digest, "explains": self._loaded.explains, "about": self._loaded.about}

    def _decide(self, asked: dict[str, Any]) -> dict[str, Any]:
        if asked["who"] not in self._seated and asked["seen"]["start"]:
            return {"lost": True}
        seated = self._sit(asked["who"], bytes.fromhex(asked["seed"]))
        seen = Seen.read(asked["seen"], asked["seat"], seated.story)
        seated.story = seen.told
        bot, seat = seated.bot, seen.seat
        try:
            if asked["do"] == "explain" and isinstance(bot, ExplainingBot):
                return _thought(bot.explain(seen, seat))
            move = bot.choose(seen, seat)
        except MemoryError:
            raise
        except (Exception, SystemExit) as error:
            return _fault(Fault("own.raised", error=told(error)))
        if not isinstance(move, str):
            return _fault(Fault("own.no_move", got=f"{got(move)} ({type(move).__name__})"))
        return {"move": str(move)[:1000]}

    def _sit(self, who: str, seed: bytes) -> Seated:
        """The bot of a seat; a new one if it is not known, or no more."""
        seated = self._seated.pop(who, None)
        if seated is None:
            assert self._loaded is not None
            seated = Seated(self._loaded.make(seed))
        self._seated[who] = seated
        if len(self._seated) > KEPT:
            del self._seated[next(iter(self._seated))]
        return seated


def _thought(thought: object) -> dict[str, Any]:
    if not isinstance(thought, Thought):
        return _fault(Fault("own.no_thought", got=f"{got(thought)} ({type(thought).__name__})"))
    try:
        return {"thought": msgspec.to_builtins(thought.as_json())}
    except Exception as error:  # it may hold anything
        return _fault(Fault("own.no_thought", got=told(error)))


def _fault(fault: Fault) -> dict[str, Any]:
    return {"fault": fault.key, "parameters": {name: _plain(value) for name, value in fault.parameters.items()}}


def _plain(value: object) -> object:
    if isinstance(value, Fault):
        return str(value)
    return value if isinstance(value, str | int | float | list | None) else str(value)


# Limits


def _confine(memory: int, nice: int) -> None:
    """No more than so many megabytes, and no hurry before others."""
    with suppress(OSError, AttributeError):
        if nice:
            os.nice(nice)
    try:
        import resource
    except ImportError:  # not every system has it
        return
    limits = {resource.RLIMIT_CORE: 0}
    if memory:
        limits[resource.RLIMIT_DATA] = memory * 1_000_000
    for what, most in limits.items():
        with suppress(OSError, ValueError):
            resource.setrlimit(what, (most, most))


def _allow(seconds: float) -> None:
    """So much processor time from now on; whoever asked ends us long before, if it is still there."""
    try:
        import resource
    except ImportError:
        return
    used = time.process_time() + (seconds + SPARE) * (os.cpu_count() or 1)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 1, most))


# What is said, and how

HEAD = 4
"""Bytes before a message that say how long it is."""


def pack(message: Any) -> bytes:
    """A message as it is sent."""
    content = msgspec.json.encode(message)
    return len(content).to_bytes(HEAD, "big") + content


def unpack(content: bytes) -> Any:
    """A message without its length; None if it makes no sense."""
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def receive(stream: IO[bytes]) -> Any:
    """The next message; None if there is none any more, or none that makes sense."""
    head = stream.read(HEAD)
    size = int.from_bytes(head, "big")
    if len(head) < HEAD or size > MOST:
        return None
    content = stream.read(size)
    return unpack(content) if len(content) == size else None


MOST = 100_000_000
"""Bytes of a question: a story is long, but not so long."""


def main() -> None:
    hears, says = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)  # whatever the bot prints
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    questions: queue.Queue[dict[str, Any]] = queue.Queue()
    ourselves = os.getpid()

    def forget() -> None:
        """In whatever the bot has forked: it is not asked anything, and holds on to nothing."""
        for end in (hears, says):
            with suppress(OSError):
                os.close(end.fileno())

    os.register_at_fork(after_in_child=forget)

    def listen() -> None:
        while (question := receive(hears)) is not None:
            questions.put(question)
        os._exit(0)  # nobody asks any more, whatever the bot is doing

    threading.Thread(target=listen, daemon=True).start()
    worker = Worker()
    while True:
        answer = worker.answer(questions.get())
        if os.getpid() != ourselves:  # forked, and come back from its decision as if nothing had happened
            os._exit(0)
        says.write(pack(answer))
        says.flush()


if __name__ == "__main__":
    main()
