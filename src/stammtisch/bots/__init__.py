"""Bots: pick a move for one seat, from what that seat may know.

bot = bots.get("geselle", seed=7)
match.play(seat, bot.choose(match, seat))

A bot that looks ahead may be given a budget for each decision: `meister:2000` simulations, `meister:300ms`. One of your
own is a class with a method `choose` (`Bot`), and has its place wherever those of the house have theirs, by the name of
its file: `shy=./shy.py:Shy` (docs/bots.md).
"""

from typing import Protocol

from stammtisch.bots.bot import Bot, ExplainingBot
from stammtisch.bots.fair import FairBot
from stammtisch.bots.house import HouseBot
from stammtisch.bots.levels import LEVELS, Level, level_of
from stammtisch.bots.own.address import BadBot
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import EVERY, BadBudget, Spec, UnknownBot, parse, read_budget, split_name
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core.chance import Seed
from stammtisch.core.errors import near
from stammtisch.core.match import Match
from stammtisch.core.notation import Move

NAMES = ("random", "lehrling", "geselle")
"""Bots that take no time, from weak to strong: they play thousands of matches a second."""

__all__ = [
    "EVERY",
    "LEVELS",
    "NAMES",
    "BadBot",
    "BadBudget",
    "Bot",
    "Candidate",
    "ExplainingBot",
    "FairBot",
    "HouseBot",
    "Level",
    "Player",
    "Seen",
    "Spec",
    "Thought",
    "UnknownBot",
    "check",
    "face",
    "get",
    "level_of",
    "parse",
    "read_budget",
    "split_name",
]


class Player(Protocol):
    """Any bot, ready to be asked with a match: it sees of it what its seat knows."""

    def choose(self, match: Match | Seen, seat: int) -> Move:
        """The move it would make for a seat that is asked."""
        ...

    def explain(self, match: Match | Seen, seat: int) -> Thought:
        """The move it would make, and why."""
        ...


def check(name: str, among: tuple[str, ...] = NAMES) -> str:
    """The name, if there is a bot of that name among these."""
    if name not in among:
        if name in EVERY:
            raise UnknownBot("bot_too_slow", name=name, known=list(among))
        if ":" in str(name):
            parse(name)  # says what is wrong with it
        raise UnknownBot("no_such_bot", name=str(name), known=list(among), **near(str(name).lower(), among))
    return name


def get(name: str, *, seed: Seed = None) -> Player:
    """A new bot of that name, perhaps with a budget. With a seed its choices can be repeated.

    One of somebody's own is loaded into this very program, without limits, and its errors are raised: right for trying
    it out. Commands and servers run it in a process of its own (`bots.own`).
    """
    spec = parse(name)
    if spec.own is not None:
        from stammtisch.bots.own.facing import load_here

        return load_here(spec.own, seed=seed)
    if not spec.searches:
        return HouseBot(spec.level, seed=seed)
    from stammtisch.bots import search  # needs NumPy

    given = spec.simulations is not None or spec.milliseconds is not None
    budget = search.Budget(spec.milliseconds, spec.simulations) if given else search.DEFAULT
    return search.SearchBot(spec.level, budget=budget, seed=seed)


def face(bot: "Bot | Player | str", *, seed: Seed = None) -> Player:
    """A bot ready to be asked with a match: by its name, or one that is there already, which then is shown what its
    seat knows (`Seen`) and nothing else.
    """
    if isinstance(bot, str):
        return get(bot, seed=seed)
    if isinstance(bot, FairBot):
        return bot
    from stammtisch.bots.own.facing import Facing

    return bot if isinstance(bot, Facing) else Facing(bot, seed=seed)
