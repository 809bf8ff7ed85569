"""How well and how quickly a bot plays, as people feel it.

Apprentice, journeyman, master: the three levels are named as in a workshop. The first two go by the game's own marks
(see `core.mind`), one with a shaky hand and one with a steady one; the third looks ahead.
"""

from dataclasses import dataclass, replace

from stammtisch.core.dice import Dice, roll
from stammtisch.core.game import Game
from stammtisch.core.mind import RANDOM


@dataclass(frozen=True)
class Level:
    """How strong a bot of the house is, and how it behaves at a table."""

    name: str
    """As one asks for it: `geselle`."""
    title: str
    """As people call it: Geselle."""
    about: str
    """One sentence for people who choose an opponent."""
    quick: int
    """How quick it is in races, for simulations: one with 3 is first three times as often as one with 1."""
    reaction: tuple[int, int]
    """At the table: how many milliseconds it takes to slap, at least and at most."""
    pause: tuple[int, int]
    """At the table: how long it seems to think, in milliseconds, where there is something to think about."""

    def temperature(self, game: Game) -> int | None:
        """How strictly it goes by the game's marks; None if it searches instead."""
        if self is RANDOM_LEVEL:
            return RANDOM
        if self is LEHRLING:
            return game.mind.temperatures.lehrling
        return game.mind.temperatures.geselle if self is GESELLE else None

    def reacts_after(self, dice: Dice) -> int:
        """Milliseconds until it slaps: mostly in the middle, as the sum of two dice is."""
        least, most = self.reaction
        return least + (roll(dice, most - least) + roll(dice, most - least)) // 2

    def thinks_for(self, choices: int, dice: Dice) -> int:
        """Milliseconds that a decision among so many choices seems to take. A forced one takes a moment only."""
        least, most = self.pause
        if choices <= 1:
            return least // 2
        return least + roll(dice, 1 + (most - least) * min(choices, 8) // 8)


RANDOM_LEVEL = Level(
    name="random",
    title="Zufall",
    about="Plays any legal move, each as likely as the others.",
    quick=1,
    reaction=(500, 3000),
    pause=(400, 900),
)
LEHRLING = Level(
    name="lehrling",
    title="Lehrling",
    about="Knows the rules, means well, and often takes the second-best card.",
    quick=1,
    reaction=(900, 2600),
    pause=(700, 2200),
)
GESELLE = Level(
    name="geselle",
    title="Geselle",
    about="Plays soundly by rules of thumb, as a friend who knows the game.",
    quick=2,
    reaction=(600, 1900),
    pause=(600, 1800),
)
MEISTER = Level(
    name="meister",
    title="Meister",
    about="Thinks ahead through hundreds of deals that fit what it has seen.",
    quick=3,
    reaction=(450, 1400),
    pause=(700, 1500),
)

LEVELS = {level.name: level for level in (RANDOM_LEVEL, LEHRLING, GESELLE, MEISTER)}
"""All of them by name, from weak to strong."""


def level_of(name: str) -> Level:
    """The level of a bot. One of somebody's own goes by its name, and takes its time as a Geselle does."""
    return LEVELS.get(name) or replace(GESELLE, name=name, title=name, about="")
