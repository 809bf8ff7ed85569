"""What may be agreed before a match of Black Spy. The six variants combine freely."""

from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.options import variant, whole

LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}


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

    def settled(self, players: int) -> Self:
        return self if self.limit is not None else replace(self, limit=LIMITS[players])
