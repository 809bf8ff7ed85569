"""How much may be said and changed at one table. Moves are never held up; everything else has a budget.

Everybody who sits at the table has one of their own, so that nobody can use up another's; all who do not sit there
share one. What is kept for ever, in the log, is counted in bytes as well. Nothing of this is part of the table: a log
is accepted as it is, however it came about.
"""

from stammtisch.service.limits import Bucket, Limits
from stammtisch.table import Effects, Refused, Table, commands

TALK = (commands.Chat, commands.Emote, commands.Hurry, commands.Read)
LOOKS = (commands.Look, commands.Show)
"""Whoever turns the pages of a match for others says so often."""
MOVES = (commands.Play, commands.Hint, commands.See)
"""They follow the match, and have a limit of their own in it."""
UNLOGGED = (commands.Emote, commands.Hurry, commands.Read, commands.Leave, *LOOKS)
"""They are not in the log, or nobody is to be kept from going."""
PEOPLE = 64
"""So many are remembered; more than can sit at a table."""
STRANGERS = ""
"""In place of a key: all who do not sit at the table."""
DAY = 86_400


class Budgets:
    """What those at one table may still do."""

    __slots__ = ("_limits", "_log", "_people")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._people: dict[str, tuple[Bucket, Bucket, Bucket]] = {}
        """The one who was heard last is last."""
        self._log = Bucket(limits.log_daily / DAY, limits.log_daily)

    def _new(self) -> tuple[Bucket, Bucket, Bucket]:
        """For talking, for changing things, and for showing things."""
        limits = self._limits
        return (
            Bucket(limits.talk, limits.talk_burst),
            Bucket(limits.changes, limits.changes_burst),
            Bucket(limits.shows, limits.shows_burst),
        )

    def check(self, table: Table, key: str, command: commands.ByPeople, now: float) -> None:
        """Raise if somebody wants too much. `now` is in seconds."""
        if isinstance(command, MOVES) or table.has_answered(key, command):
            return
        talk, changes, shows = self._of(key if key in table.participants.keys else STRANGERS)
        used = talk if isinstance(command, TALK) else shows if isinstance(command, LOOKS) else changes
        if not used.take(now):
            raise Refused("too_fast")
        if isinstance(command, UNLOGGED):
            return
        if self._limits.log and table.size > self._limits.log:
            raise Refused("log_full")
        if not self._log.take(now, 0):
            raise Refused("too_fast")

    def written(self, command: commands.ByPeople, effects: Effects, now: float) -> None:
        """What somebody wanted stands in the log."""
        if effects.rows and not isinstance(command, MOVES):
            self._log.take(now, len(effects.rows[0].line))

    def _of(self, key: str) -> tuple[Bucket, Bucket, Bucket]:
        found = self._people.pop(key, None) or self._new()
        self._people[key] = found
        if len(self._people) > PEOPLE:
            del self._people[next(iter(self._people))]
        return found
