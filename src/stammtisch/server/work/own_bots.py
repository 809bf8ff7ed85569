"""Bots of somebody's own that a server offers beside those of the house (`serve --bot shy=./shy.py:Shy`).

Each has a process of its own, which thinks about one decision after the other (`bots.own`). Here is which there are,
and who of them sits where: one for each table, match and seat, and another who advises that seat, until nobody has
asked for it for long.
"""

import logging
from collections.abc import Iterable

from stammtisch import bots
from stammtisch.bots.own.address import BadBot
from stammtisch.bots.own.process import Limits, Process
from stammtisch.bots.own.sitter import Forfeit, Sitter
from stammtisch.core import chance
from stammtisch.core.errors import Fault, got
from stammtisch.core.notation import Move
from stammtisch.table import Refused
from stammtisch.table.flow import Think

log = logging.getLogger("stammtisch.own_bots")

RESERVED = ("me", "open", "here", "bot", "hint")
"""Names that mean something else in forms and messages."""
KEPT = 1000
"""So many are remembered, each at a seat of a match; whoever was asked least recently is forgotten."""


class OwnBot:
    """One kind of bot, and those of its kind who sit somewhere."""

    def __init__(self, name: str, process: Process) -> None:
        self.name, self.process = name, process
        self._seated: dict[tuple[str, bytes, int, str], Sitter] = {}

    def decide(self, think: Think, table: str) -> Move:
        """Its move, or that of a Geselle in its place. Called by one thread at a time."""
        return self._sitter(think, table, "own bot").choose(think.match, think.seat)

    def adviser(self, think: Think, table: str) -> Sitter:
        """The one who advises a seat: not the one who may sit there for a while, who has seen other moves."""
        return self._sitter(think, table, "adviser")

    def _sitter(self, think: Think, table: str, what: str) -> Sitter:
        match, key = think.match, (table, think.match.seed, think.seat, what)  # others may play the same deal elsewhere
        sitter = self._seated.pop(key, None)
        if sitter is None:
            seed = chance.derive_seed(match.seed, what, think.seat)

            def hear(forfeit: Forfeit) -> None:
                log.warning("%s", forfeit.told(), extra={"table": table[:3], "game": match.game.name})

            sitter = Sitter(self.process, self.name, seed=seed, tell=hear)
        self._seated[key] = sitter
        if len(self._seated) > KEPT:
            del self._seated[next(iter(self._seated))]
        return sitter


class OwnBots:
    """All that this server offers."""

    def __init__(self, named: Iterable[str] = (), limits: Limits | None = None) -> None:
        """Raises `BadBot` if a name cannot be given. Nothing is started yet."""
        self.bots: dict[str, OwnBot] = {}
        for text in named:
            spec = bots.parse(text)
            name = spec.level.name
            if spec.own is None:
                raise BadBot("own.of_the_house", name=name)
            if name.casefold() in (*bots.LEVELS, *RESERVED) or name in self.bots:
                raise BadBot("own.taken", owner=name)
            self.bots[name] = OwnBot(name, Process(spec.own, limits or Limits(seconds=5, nice=10)))
        self._missed: set[tuple[str, str]] = set()

    def start(self) -> None:
        """Load all of them. Raises `BadBot` and says what is wrong."""
        for bot in self.bots.values():
            bot.process.start()

    def close(self) -> None:
        for bot in self.bots.values():
            bot.process.stop()

    def knows(self, level: str) -> bool:
        """Whether a bot of that name can sit down here."""
        return level in bots.LEVELS or level in self.bots

    def check(self, level: str | None, field: str = "level") -> None:
        """Raise unless a bot of that name can sit down here."""
        self._check(level, field, (*bots.LEVELS, *self.bots))

    def check_adviser(self, level: str | None) -> None:
        """Raise unless a bot of that name can be asked for a hint: a Meister, or one of somebody's own."""
        self._check(level, "level", ("meister", *self.bots))

    @staticmethod
    def _check(level: str | None, field: str, known: tuple[str, ...]) -> None:
        if level is not None and level not in known:
            fault = Fault("choice_expected", of=list(map(repr, known)), got=got(level))
            raise Refused("bad_message", why=Fault("wrong_field", field=field, fault=fault))

    def or_geselle(self, level: str) -> str:
        """That bot; a Geselle if it is not here (any more)."""
        return level if self.knows(level) else "geselle"

    def miss(self, level: str, table: str) -> None:
        """Somebody sits at a table who was here once: say so, once for each table."""
        if (level, table) not in self._missed and len(self._missed) < KEPT:
            self._missed.add((level, table))
            log.warning("the bot %s is not here: a Geselle plays in its place", level, extra={"table": table[:3]})
