"""Bots: pick a move for one seat, from what that seat may know.

bot = bots.get("geselle", seed=7)
match.play(seat, bot.choose(match, seat))

A bot that looks ahead may be given a budget for each decision: `meister:2000` simulations, `meister:300ms`.
"""

from stammtisch.bots.bot import Bot
from stammtisch.bots.house import HouseBot
from stammtisch.bots.levels import LEVELS, Level
from stammtisch.bots.spec import BadBudget, Spec, read_budget
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core.chance import Seed
from stammtisch.core.errors import StammtischError, near

NAMES = ("random", "lehrling", "geselle")
"""Bots that take no time, from weak to strong: they play thousands of matches a second."""
EVERY = (*NAMES, "meister")
"""All bots, with those that look ahead."""

__all__ = [
    "EVERY",
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


def check(name: str, among: tuple[str, ...] = NAMES) -> str:
    """The name, if there is a bot of that name among these."""
    if name not in among:
        if name in EVERY:
            raise UnknownBot("bot_too_slow", name=name, known=list(among))
        raise UnknownBot("no_such_bot", name=str(name), known=list(among), **near(str(name).lower(), among))
    return name


def parse(text: str) -> Spec:
    """Which bot is meant, and its budget."""
    name, colon, budget = text.partition(":")
    level = LEVELS[check(name, EVERY)]
    return read_budget(level, budget) if colon else Spec(level)


def get(name: str, *, seed: Seed = None) -> Bot:
    """A new bot of that name, perhaps with a budget. With a seed its choices can be repeated."""
    spec = parse(name)
    if not spec.searches:
        return HouseBot(spec.level, seed=seed)
    from stammtisch.bots import search  # needs NumPy

    given = spec.simulations is not None or spec.milliseconds is not None
    budget = search.Budget(spec.milliseconds, spec.simulations) if given else search.DEFAULT
    return search.SearchBot(spec.level, budget=budget, seed=seed)
