"""What may be agreed before a match of Halt mal kurz."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import OPEN, OURS, VARIANT, choice, table, whole
from stammtisch.games.halt_mal_kurz.cards import USUAL, wrong_deck

WELL = ("call", "always", "never")
POLICE = ("others", "anyone")
LIST = ("player", "all")
STARTS = ("chance", "duel", "seat")
MAJORITY = ("absolute", "most")

TOGETHER = 10
"""HK-4: seven cards for three, six for four, five for five."""


@dataclass(frozen=True)
class Options(options.Options):
    well: str = choice(
        default="call",
        of=WELL,
        source=VARIANT,
    )
    police: str = choice(default="others", of=POLICE, source=dict.fromkeys(POLICE, OPEN))
    list: str = choice(default="player", of=LIST, source=dict.fromkeys(LIST, OPEN))
    starts: str = choice(
        default="chance",
        of=STARTS,
        source={"chance": OURS, "duel": OPEN, "seat": OPEN},
    )
    first_seat: int | None = whole(
        default=None,
        least=0,
        most=4,
        source=OPEN,
        needs="starts=seat",
    )
    majority: str = choice(
        default="absolute",
        of=MAJORITY,
        source=OURS,
    )
    hand: int | None = whole(
        default=None,
        least=3,
        most=10,
        source=OURS,
    )

    deck: Mapping[str, int] | None = table(
        check=wrong_deck,
        source=OURS,
    )

    def check(self, players: int) -> None:
        if self.starts == "seat" and self.first_seat is None:
            raise BadOption(Fault("first_seat_missing", option="starts").of(self.home))
        if self.starts != "seat" and self.first_seat is not None:
            raise BadOption(Fault("first_seat_idle", option="first_seat").of(self.home))
        super().check(players)
        if self.first_seat is not None and self.first_seat >= players:
            fault = Fault("number_expected", least=0, most=players - 1, got=str(self.first_seat))
            raise BadOption("wrong_value", option="first_seat", fault=fault)
        self._check_deck(players)

    def usual(self, players: int) -> Mapping[str, Any]:
        """HK-4: the usual number of cards."""
        return {"hand": TOGETHER - players}

    def _check_deck(self, players: int) -> None:
        """HK-55: enough cards for a start card that is no Razupaltuff, and those that other options are about."""
        counts = USUAL if self.deck is None else self.deck
        hand = TOGETHER - players if self.hand is None else self.hand
        others = sum(counts.values()) - counts.get("razupaltuff", 0)
        if others <= players * hand:
            fault = Fault("deck_too_small", least=players * hand + 1, got=others)
            raise BadOption(Fault("wrong_value", option="deck", fault=fault).of(self.home))
        if self.starts != "duel":
            self.check_cards("well", _count(counts, "schnick", "gruppe"))
        self.check_cards("police", _count(counts, "polizei"))
        self.check_cards("list", _count(counts, "liste"))
        self.check_cards("majority", _count(counts, "versammlung"))


def _count(counts: Mapping[str, int], *kinds: str) -> int:
    """How many cards there are of some kinds."""
    return sum(often for name, often in counts.items() if name.partition("-")[0] in kinds)
