"""What may be agreed before a match of Halt mal kurz."""

from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import HOUSE, choice, whole

WELL = ("call", "always", "never")
POLICE = ("others", "anyone")
LIST = ("player", "all")
STARTS = ("chance", "duel", "seat")
MAJORITY = ("absolute", "most")

TOGETHER = 10
"""HK-4: seven cards for three, six for four, five for five."""


@dataclass(frozen=True)
class Options(options.Options):
    RULINGS = 2
    """With the second came house rules, and lists against what one's own assembly decides."""

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
    starts: str = choice(
        "Who begins: whoever chance says, the winner of a duel of all, or a certain seat.",
        default="chance",
        of=STARTS,
        group=HOUSE,
        since=2,
    )
    first_seat: int | None = whole(
        "The seat that begins, counted from 0, where a certain seat does.",
        default=None,
        least=0,
        most=4,
        group=HOUSE,
        since=2,
    )
    majority: str = choice(
        "What a proposal to the Vollversammlung needs: more than half of all votes, or more than any other.",
        default="absolute",
        of=MAJORITY,
        group=HOUSE,
        since=2,
    )
    hand: int | None = whole(
        "How many cards everybody is dealt. Usual: 7 with three players, 6 with four, 5 with five.",
        default=None,
        least=3,
        most=10,
        group=HOUSE,
        since=2,
    )

    def check_needs(self) -> None:
        super().check_needs()
        if self.starts == "seat" and self.first_seat is None:
            raise BadOption(Fault("first_seat_missing").of(self.home))
        if self.starts != "seat" and self.first_seat is not None:
            raise BadOption(Fault("first_seat_idle").of(self.home))

    def settled(self, players: int) -> Self:
        """HK-53: the same with the usual number of cards, if there is such a seat."""
        self.check_needs()
        if self.first_seat is not None and self.first_seat >= players:
            fault = Fault("number_expected", least=0, most=players - 1, got=str(self.first_seat))
            raise BadOption("wrong_value", option="first_seat", fault=fault)
        return self if self.hand is not None else replace(self, hand=TOGETHER - players)
