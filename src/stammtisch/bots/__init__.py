"""Bots: pick a move for one seat, from what that seat may know.

bot = bots.get("policy", seed=7)
match.play(seat, bot.choose(match, seat))
"""

from difflib import get_close_matches

from stammtisch.bots.bot import Bot
from stammtisch.bots.policy import PolicyBot
from stammtisch.bots.random import RandomBot
from stammtisch.core.chance import Seed
from stammtisch.core.errors import StammtischError

BOTS: dict[str, type[Bot]] = {"policy": PolicyBot, "random": RandomBot}
NAMES = tuple(BOTS)
"""All bots, in the order in which they are shown."""

__all__ = ["BOTS", "NAMES", "Bot", "PolicyBot", "RandomBot", "UnknownBot", "check", "get"]


class UnknownBot(StammtischError):
    """There is no bot of that name."""


def check(name: str) -> str:
    """The name, if there is a bot of that name."""
    if name not in BOTS:
        near = get_close_matches(str(name).lower(), NAMES, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r}: expected {' or '.join(NAMES)}{hint}")
    return name


def get(name: str, *, seed: Seed = None) -> Bot:
    """A new bot of that name. With a seed its choices can be repeated."""
    return BOTS[check(name)](seed=seed)
