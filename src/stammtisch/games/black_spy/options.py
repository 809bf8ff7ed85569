"""What may be agreed before a match of Black Spy. The six variants combine freely."""

from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import HOUSE, choice, variant, whole
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.games.tricks import options as shared

LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}
FIRST_TRICK = ("free", "clean")


@dataclass(frozen=True)
class Options(options.Options):
    limit: int | None = whole(
        default=None,
        least=1,
    )
    no_good_spies: bool = variant()
    capture_or_release: bool = variant()
    mole: bool = variant()
    announce_a_colour: bool = variant()
    follow_the_rank: bool = variant()
    reduce_points: bool = variant()
    rounds: int = shared.rounds()
    looking_back: str = shared.looking_back()
    first_trick: str = choice(
        default="free",
        of=FIRST_TRICK,
        group=HOUSE,
    )
    keep_every: int = whole(
        default=0,
        least=0,
        most=MOST_ROUNDS,
        group=HOUSE,
    )

    def check_needs(self) -> None:
        super().check_needs()
        if self.keep_every == 1:
            raise BadOption(Fault("keep_every_round").of(self.home))

    def settled(self, players: int) -> Self:
        self.check_needs()
        return self if self.limit is not None else replace(self, limit=LIMITS[players])
