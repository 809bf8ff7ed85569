"""Bots: pick a move for one seat, from what that seat may know.

bot = bots.get("geselle", seed=7)
match.play(seat, bot.choose(match, seat))

A bot that looks ahead may be given a budget for each decision: `meister:2000` simulations, `meister:300ms`.
"""

from difflib import get_close_matches

from stammtisch.bots.bot import Bot
from stammtisch.bots.house import HouseBot
from stammtisch.bots.levels import LEVELS, Level
from stammtisch.bots.spec import BadBudget, Spec, read_budget
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core.chance import Seed
from stammtisch.core.errors import StammtischError

NAMES = ("random", "lehrling", "geselle")
"""All bots, from weak to strong."""

__all__ = [
    "LEVELS",
    "NAMES",
    "BadBudget",
    "Bot",
    "Candidate",
    "HouseBot",
    "Level",
    "Spec",
    "Thought",
    "UnknownBot",
    "check",
    "get",
    "parse",
]


class UnknownBot(StammtischError):
    """There is no bot of that name."""


def check(name: str) -> str:
    """The name, if there is a bot of that name."""
    if name not in NAMES:
        near = get_close_matches(str(name).lower(), NAMES, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r}: expected {', '.join(NAMES[:-1])} or {NAMES[-1]}{hint}")
    return name


def parse(text: str) -> Spec:
    """Which bot is meant, and its budget."""
    name, colon, budget = text.partition(":")
    level = LEVELS[check(name)]
    return read_budget(level, budget) if colon else Spec(level)


def get(name: str, *, seed: Seed = None) -> Bot:
    """A new bot of that name, perhaps with a budget. With a seed its choices can be repeated."""
    return HouseBot(parse(name).level, seed=seed)
