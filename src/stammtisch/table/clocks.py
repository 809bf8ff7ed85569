"""How long things take at the table. All times are milliseconds; what the time is, callers say."""

from stammtisch.bots.levels import level_of
from stammtisch.core import agenda
from stammtisch.core.agenda import Kind
from stammtisch.core.dice import Dice
from stammtisch.core.match import Match

PACES = {"calm": 160, "usual": 100, "brisk": 50, "instant": 0}
"""How long bots seem to think, in percent."""
CLOCKS = (0, 15, 30, 60, 120)
"""Seconds for a decision that a lobby should offer; 0 is no limit."""

GRACE = 30_000
"""So long a host may be away before somebody else has that duty, and everybody before the table sleeps."""
LESSON = 120_000
"""So long somebody who learns a game may think where others have to be quick."""
WINDOW = 20_000
"""So long a window stays open for one person, at most."""
RACE = 6_000
"""So long a race goes on, at most."""
ALLOWANCE = 200
"""So much is taken off a slap for its round trip, at most; so long a slap is held back before it counts."""
QUICKEST = 80
"""Nobody reacts in less."""

LINGER = {"scores": 3000}
"""What must be seen for a moment before a bot goes on, in every game; each declares what else."""

CHOICES = 8
"""Bots pause as if there were so many choices, whatever they hold: a quick answer must not tell that they had none."""

SEARCH = 300
"""So long a bot that looks ahead searches, where it has a choice."""
LOOKS_AHEAD = {"meister": SEARCH + 100}
"""So long such bots take at least, at every pace and with or without a choice: whoever has none has not searched."""


def limit(kind: Kind, clock: int, *, lesson: bool = False, waits: bool = False, fixed: bool = False) -> int | None:
    """How long a decision may stay open, in a match where people get so many seconds. Whoever learns may read first. A
    table that waits for people waits in windows too; races are over for everybody at the same time. Where nobody's
    quickness counts there is no hurry at all.
    """
    if fixed:
        return None
    if lesson:
        return LESSON if kind in (agenda.RACE, agenda.WINDOW) else None
    if kind == agenda.RACE:
        return RACE
    if waits:
        return None
    if kind == agenda.WINDOW:
        return min(WINDOW, clock * 1000) if clock else WINDOW
    return clock * 1000 if clock else None


def bot_pause(level: str, pace: str, dice: Dice) -> int:
    """How long a bot seems to think. It depends on nothing that its seat knows."""
    return max(thinks_at_least(level), level_of(level).thinks_for(CHOICES, dice) * PACES[pace] // 100)


def thinks_at_least(level: str) -> int:
    """So long a bot of that level takes, however quick the table is."""
    return LOOKS_AHEAD.get(level, 0)


def nod(pace: str) -> int:
    """How long a bot takes to say what it has long made up its mind about."""
    return 250 * PACES[pace] // 100


def linger(match: Match, start: int, pace: str) -> int:
    """How long what has happened since note `start` should be seen before anything else does."""
    if not PACES[pace]:
        return 0
    own = match.game.linger
    longest = max([own.get(note[0], LINGER.get(note[0], 0)) for note in match.story(start)], default=0)
    return longest * PACES[pace] // 100


def reaction(elapsed: int, round_trip: int) -> int:
    """How quick a slap was that arrived after so long, by somebody whose messages take so long there and back."""
    return max(QUICKEST, elapsed - min(max(round_trip, 0), ALLOWANCE))
