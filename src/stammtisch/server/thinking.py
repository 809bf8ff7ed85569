"""Bots think here, in threads beside the loop. Compiled search gives up the interpreter; the rest is short.

Compiling takes a minute or so on a fresh machine, and would hold everything up: a process of its own does it in the
background and leaves the result on disk (`bots.warming`). Until a game is ready, Meister plays like Geselle.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from stammtisch import bots, games
from stammtisch.bots import Thought, warming
from stammtisch.core import chance
from stammtisch.core.agenda import Kind
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.server.metrics import Metrics
from stammtisch.table.flow import Think

log = logging.getLogger("stammtisch.thinking")

WARM = (sys.executable, "-m", "stammtisch.bots.warming")
"""The process that compiles."""
BUDGET = 300
"""Milliseconds that Meister thinks about a decision."""
HINT_BUDGET = 600
"""Milliseconds that Meister thinks when somebody asks for advice."""
MOST_CANDIDATES = 6
"""So many moves are told in a hint, from best to worst."""
MOST_MOVES = 3
"""So many cards are chosen together at most."""


class Thinker:
    """The heads of all bots on this server."""

    def __init__(self, metrics: Metrics, loop: asyncio.AbstractEventLoop) -> None:
        self._metrics, self._loop = metrics, loop
        self._threads = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self.ready: set[str] = set()
        """The games whose search is compiled and loaded."""

    def ask(self, think: Think, answer: Callable[[Move], None]) -> None:
        """Have a bot decide; `answer` is called in the loop."""
        searching = think.level == "meister" and think.match.game.name in self.ready
        self._metrics.count("stammtisch_thoughts_total", f'{{level="{think.level}"}}')

        def finished(future: "Future[Move]") -> None:
            if not future.cancelled():
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(answer, future.result())

        self._threads.submit(decide, think, searching=searching).add_done_callback(finished)

    def explain(self, think: Think, answer: Callable[[dict[str, Any]], None]) -> None:
        """Have a bot say what it would do and why; `answer` is called in the loop."""
        searching = think.match.game.name in self.ready
        self._metrics.count("stammtisch_thoughts_total", '{level="hint"}')

        def finished(future: "Future[dict[str, Any]]") -> None:
            if not future.cancelled():
                with contextlib.suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(answer, future.result())

        self._threads.submit(advise, think, searching=searching).add_done_callback(finished)

    async def warm_up(self) -> None:
        """Have everything compiled by another process, and load it game by game."""
        process = await asyncio.create_subprocess_exec(
            *WARM,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                name = line.decode().strip()
                await self._loop.run_in_executor(self._threads, load, name)
                self.ready.add(name)
                log.info("the search of %s is ready", name)
            if await process.wait():
                log.warning("not every search could be compiled: Meister plays like Geselle where it could not")
        except Exception:
            log.exception("the search could not be loaded: Meister plays like Geselle")
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def decide(think: Think, *, searching: bool) -> Move:
    """The move of a bot. Whatever goes wrong in its head, it plays something."""
    try:
        if searching:
            from stammtisch.bots.levels import MEISTER
            from stammtisch.bots.search import Budget, SearchBot

            budget = Budget(milliseconds=BUDGET)
            return SearchBot(MEISTER, budget=budget, seed=think.seed).choose(think.match, think.seat)
        level = "geselle" if think.level == "meister" else think.level
        return bots.get(level, seed=think.seed).choose(think.match, think.seat)
    except StammtischError:
        raise
    except Exception:
        log.exception("a bot of %s could not decide", think.match.game.name)
        return think.match.legal(think.seat)[0]


def advise(think: Think, *, searching: bool) -> dict[str, Any]:
    """What a bot would do, or would do most often, and why, from what the seat knows. A sealed choice of several cards
    is thought to its end: nothing is learned on the way.
    """
    match, seat = think.match, think.seat
    decision, moves = match.decision, list[Move]()
    assert decision is not None
    first: Thought | None = None
    while first is None or len(moves) < MOST_MOVES:
        seed = chance.derive_seed(think.seed, len(moves))
        thought = _explain(match, seat, seed, searching=searching)
        first = first or thought
        moves.append(thought.candidates[0].move)
        if decision.kind is not Kind.SEALED:
            break
        match.play(seat, moves[-1])
        after = match.decision
        if after is None or (after.step, after.kind) != (decision.step, decision.kind) or seat not in after.seats:
            break
    told = first.as_json()
    return {
        "level": "meister" if searching else "geselle",
        "moves": moves,
        "simulations": told["simulations"],
        "candidates": told["candidates"][:MOST_CANDIDATES],
    }


def _explain(match: Match, seat: int, seed: bytes, *, searching: bool) -> Thought:
    try:
        bot = bots.get(f"meister:{HINT_BUDGET}ms" if searching else "geselle", seed=seed)
        return bot.explain(match, seat)
    except Exception:
        log.exception("a bot of %s could not advise", match.game.name)
        return bots.get("random", seed=seed).explain(match, seat)


def load(name: str) -> None:
    """Get the compiled search of a game from disk."""
    warming.warm(games.get(name))
