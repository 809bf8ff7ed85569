"""What may be agreed before a match of Halt mal kurz."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import HOUSE, choice, table, whole
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
    )
    police: str = choice(default="others", of=POLICE)
    list: str = choice(
        default="player",
        of=LIST,
    )
    starts: str = choice(
        default="chance",
        of=STARTS,
        group=HOUSE,
    )
    first_seat: int | None = whole(
        default=None,
        least=0,
        most=4,
        group=HOUSE,
        needs="starts=seat",
    )
    majority: str = choice(
        default="absolute",
        of=MAJORITY,
        group=HOUSE,
    )
    hand: int | None = whole(
        default=None,
        least=3,
        most=10,
        group=HOUSE,
    )

    deck: Mapping[str, int] | None = table(
        check=wrong_deck,
        group=HOUSE,
    )

    def check_needs(self) -> None:
        if self.starts == "seat" and self.first_seat is None:
            raise BadOption(Fault("first_seat_missing").of(self.home))
        if self.starts != "seat" and self.first_seat is not None:
            raise BadOption(Fault("first_seat_idle").of(self.home))
        super().check_needs()

    def settled(self, players: int) -> Self:
        """HK-53: the same with the usual number of cards, if there is such a seat and the deck is enough."""
        self.check_needs()
        if self.first_seat is not None and self.first_seat >= players:
            fault = Fault("number_expected", least=0, most=players - 1, got=str(self.first_seat))
            raise BadOption("wrong_value", option="first_seat", fault=fault)
        hand = TOGETHER - players if self.hand is None else self.hand
        self._check_deck(players, hand)
        return replace(self, hand=hand)

    def _check_deck(self, players: int, hand: int) -> None:
        """HK-55: enough cards for a start card that is no Razupaltuff, whatever is dealt."""
        counts = USUAL if self.deck is None else self.deck
        others = sum(counts.values()) - counts.get("razupaltuff", 0)
        if others <= players * hand:
            fault = Fault("deck_too_small", least=players * hand + 1, got=others)
            raise BadOption(Fault("wrong_value", option="deck", fault=fault).of(self.home))
