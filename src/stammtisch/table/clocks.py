"""How long things take at the table. All times are milliseconds; what the time is, callers say."""

from typing import Any

from stammtisch.bots.levels import LEVELS
from stammtisch.core.agenda import Kind
from stammtisch.core.dice import Dice, roll
from stammtisch.core.game import Game

PACES = {"calm": 160, "usual": 100, "brisk": 50, "instant": 0}
"""How long bots seem to think, in percent."""
CLOCKS = (0, 15, 30, 60, 120)
"""Seconds for a decision that a lobby should offer; 0 is no limit."""

GRACE = 30_000
"""So long somebody may be away before a bot steps in."""
LESSON = 120_000
"""So long somebody who learns a game may think where others have to be quick."""
WINDOW = 20_000
"""So long a window stays open for one person, at most."""
RACE = 6_000
"""So long a race goes on, at most."""
ALLOWANCE = 200
"""So much is taken off a slap for its way, at most; so long a slap is held back before it counts."""
QUICKEST = 80
"""Nobody reacts in less."""

LINGER = {"scores": 3000}
"""What must be seen for a moment before a bot goes on, in every game; each declares what else."""

CHOICES = 8
"""Bots pause as if there were so many choices, whatever they hold: a quick answer must not tell that they had none."""

_FIRST_GUESS = (800, 1000, 1200, 1400, 1700, 2000, 2400, 2900, 3500, 4500)
_REMEMBERED = 24


def limit(kind: Kind, clock: int, *, lesson: bool = False) -> int | None:
    """How long a decision may stay open, in a match where people get so many seconds. Whoever learns may read first."""
    if lesson:
        return LESSON if kind in (Kind.RACE, Kind.WINDOW) else None
    if kind is Kind.RACE:
        return RACE
    if kind is Kind.WINDOW:
        return min(WINDOW, clock * 1000) if clock else WINDOW
    return clock * 1000 if clock else None


def bot_pause(level: str, pace: str, dice: Dice) -> int:
    """How long a bot seems to think. It depends on nothing that its seat knows."""
    return LEVELS[level].thinks_for(CHOICES, dice) * PACES[pace] // 100


def nod(pace: str) -> int:
    """How long a bot takes to say what it has long made up its mind about."""
    return 250 * PACES[pace] // 100


def bot_reaction(level: str, dice: Dice) -> int:
    """How long a bot takes to slap."""
    return LEVELS[level].reacts_after(dice)


def linger(game: Game, notes: list[tuple[Any, ...]], pace: str) -> int:
    """How long what just happened should be seen before anything else does."""
    seen = {**LINGER, **game.linger}
    return max([seen.get(note[0], 0) for note in notes], default=0) * PACES[pace] // 100


def reaction(elapsed: int, way: int) -> int:
    """How quick a slap was that arrived after so long, by somebody whose messages take so long there and back."""
    return max(QUICKEST, elapsed - min(max(way, 0), ALLOWANCE))


class Manners:
    """How long the people at this table take to let something pass, or not.

    Whoever has no choice in a window is passed by the table after a time drawn from what people took who had one:
    waiting must not tell who holds the card.
    """

    __slots__ = ("_taken",)

    def __init__(self) -> None:
        self._taken = list(_FIRST_GUESS)

    def remember(self, elapsed: int) -> None:
        """Somebody who had a choice answered after so long."""
        self._taken.append(elapsed)
        del self._taken[:-_REMEMBERED]

    def draw(self, pace: str, dice: Dice) -> int:
        """A time such as people take, give or take a fifth."""
        usual = self._taken[roll(dice, len(self._taken))]
        drawn = usual * (80 + roll(dice, 41)) // 100
        return min(drawn, WINDOW) if PACES[pace] else 0
