"""Which deal a date has. Everybody may know it: what keeps it from being known beforehand is that nobody looks."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any

from stammtisch import games
from stammtisch.bots.regulars import REGULARS
from stammtisch.core import chance
from stammtisch.core.dice import Dice, new_dice, roll
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Options

EDITION = 1
"""The recipe. Whatever changes the deal of a date, and be it a rule, a bot's weights or a list of variants, makes a new
edition, and tests that pin some dates say when it is due.
"""
FIRST = date(2026, 1, 1)
"""The first day that has deals."""
EVERY = 5
"""One day in so many has a variant."""
OWN_NAME = "Stammtisch"
"""How somebody is called who sits there without a name."""


@dataclass(frozen=True)
class Deal:
    """One game on one day."""

    game: Game
    day: date
    root: bytes
    """What everything else follows from."""
    players: int
    seat: int
    """Where you sit."""
    options: Mapping[str, Any]
    """What differs from the usual, its length included."""
    variant: Mapping[str, Any]
    """What of it is there today only."""
    company: tuple[str, ...]
    """How the seats are called; yours is empty."""

    @property
    def name(self) -> str:
        """`1/2026-11-15/GAME`: which deal it is, in databases."""
        return f"{EDITION}/{self.day.isoformat()}/{self.game.name}"

    @property
    def seed(self) -> bytes:
        """What the cards follow from."""
        return chance.derive_seed(self.root, "cards")

    @property
    def dice(self) -> bytes:
        """What the chance of those who sit there follows from."""
        return chance.derive_seed(self.root, "company")

    @property
    def agreed(self) -> Options:
        return self.game.options.build(self.options).settled(self.players)

    def match(self, name: str = OWN_NAME) -> Match:
        """The match, just dealt."""
        names = [regular or name for regular in self.company]
        return Match(self.game, players=self.players, options=self.agreed, seed=self.seed, names=names)


def of_the_day() -> list[Game]:
    """The games that have a deal each day."""
    return [game for game in games.every() if game.daily is not None]


def find(game: Game, day: date) -> Deal:
    """The deal of a day."""
    daily = game.daily
    if daily is None or day < FIRST:
        raise ValueError(f"{game.name} has no deal on {day}")
    text = f"Stammtisch, the deal of the day, edition {EDITION}: {game.name} on {day.isoformat()}"
    root = sha256(text.encode()).digest()
    dice = new_dice(chance.derive_seed(root, "table"))
    players = daily.players[roll(dice, len(daily.players))]
    seat = roll(dice, players)
    variant: Mapping[str, Any] = {}
    if roll(dice, EVERY) == 0 and daily.variants:
        variant = daily.variants[roll(dice, len(daily.variants))]
    company = _draw(list(REGULARS), players, dice)
    company[seat] = ""
    return Deal(game, day, root, players, seat, {**daily.options, **variant}, variant, tuple(company))


def _draw(from_here: list[str], count: int, dice: Dice) -> list[str]:
    """So many of a list, each once."""
    return [from_here.pop(roll(dice, len(from_here))) for _ in range(count)]
