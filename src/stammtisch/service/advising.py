"""What a bot would do in somebody's place, and why: the words of a hint. Called in the threads of `thinking`."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stammtisch import bots
from stammtisch.bots import Thought
from stammtisch.bots.own.sitter import Sitter
from stammtisch.core import chance
from stammtisch.core.agenda import Kind
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.table.flow import Think

log = logging.getLogger("stammtisch.thinking")

MOST_CANDIDATES = 6
"""So many moves are told in a hint, from best to worst."""
MOST_MOVES = 3
"""So many cards are chosen together at most."""


def advise(think: Think, *, budget: int = 0) -> dict[str, Any]:
    """What a bot of the house would do, or would do most often, and why, from what the seat knows. The first thought,
    which is explained, gets the milliseconds; those that follow get half as many.
    """

    def explain(match: Match, number: int) -> tuple[Move, Thought]:
        seed = chance.derive_seed(think.seed, number)
        thought = _explain(match, think.seat, seed, budget // 2 if number else budget)
        return thought.candidates[0].move, thought

    return {"level": "meister" if budget else "geselle", **_to_the_end(think, explain)}


def advise_own(think: Think, bot: Sitter, name: str, patience: int) -> dict[str, Any]:
    """The same of a bot of somebody's own, which is shown what the seat knows and nothing else. A Geselle advises where
    it does not; `instead_of` says so. Others wait for the bot too: after so many milliseconds it is asked no more.
    """
    end = time.monotonic() + patience / 1000

    def explain(match: Match, number: int) -> tuple[Move, Thought] | None:
        if number and time.monotonic() > end:
            return None
        thought = bot.explain(match, think.seat)
        return thought.move, thought

    lost = bot.forfeits.total()
    told = _to_the_end(think, explain)
    if bot.out or bot.forfeits.total() > lost:
        return {"level": "geselle", "instead_of": name, **told}
    return {"level": name, **told}


def _to_the_end(think: Think, explain: Callable[[Match, int], tuple[Move, Thought] | None]) -> dict[str, Any]:
    """A sealed choice of several cards is thought to its end: nothing is learned on the way."""
    match, seat = think.match, think.seat
    decision, moves, purposes = match.decision, list[Move](), list[dict[str, Any] | None]()
    assert decision is not None
    first: Thought | None = None
    while len(moves) < MOST_MOVES and (found := explain(match, len(moves))) is not None:
        move, thought = found
        first = first or _with_first(thought, move)
        each = next((one for one in thought.candidates if one.move == move), None)
        singles = _singles(match, seat, move)
        moves += singles
        purposes += [each.purpose.as_json() if each and each.purpose and len(singles) == 1 else None] * len(singles)
        if decision.kind is not Kind.SEALED:
            break
        match.play(seat, move)
        after = match.decision
        if after is None or (after.step, after.kind) != (decision.step, decision.kind) or seat not in after.seats:
            break
    assert first is not None
    told = first.as_json()
    return {
        "moves": moves,
        "purposes": purposes,
        "simulations": told["simulations"],
        "candidates": told["candidates"][:MOST_CANDIDATES],
        "says": told["says"],
    }


def _with_first(thought: Thought, move: Move) -> Thought:
    """A thought whose first candidate is what it comes to."""
    return replace(thought, candidates=tuple(sorted(thought.candidates, key=lambda each: each.move != move)))


def _singles(match: Match, seat: int, move: Move) -> list[Move]:
    """A move of several cards (`pass g2 g12 r7`), card by card, as those are asked for."""
    verb, *cards = move.split()
    if len(cards) < 2 or move in match.legal(seat):
        return [move]
    return [f"{verb} {card}" for card in cards]


def _explain(match: Match, seat: int, seed: bytes, budget: int) -> Thought:
    try:
        return bots.get(meister(budget), seed=seed).explain(match, seat)
    except Exception:
        log.exception("a bot of %s could not advise", match.game.name)
        return bots.get("random", seed=seed).explain(match, seat)


def meister(budget: int) -> str:
    """The bot that plays for a Meister who has so many milliseconds."""
    return f"meister:{budget}ms" if budget else "geselle"
