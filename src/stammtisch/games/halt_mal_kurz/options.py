"""What may be agreed before a match of Halt mal kurz."""

from dataclasses import dataclass

from stammtisch.core import options
from stammtisch.core.options import choice

WELL = ("call", "always", "never")
POLICE = ("others", "anyone")
LIST = ("player", "all")


@dataclass(frozen=True)
class Options(options.Options):
    well: str = choice(
        "Whether the well may be shown in duels: unless somebody calls it off before the duel, always, or never.",
        default="call",
        of=WELL,
    )
    police: str = choice(
        "Whom the Polizei may name: one of the others, or anyone, its player included.", default="others", of=POLICE
    )
    list: str = choice(
        "Whom a Not-to-do-Liste spares as a reaction: its player, or all who were to be hit with them.",
        default="player",
        of=LIST,
    )
