"""What may be agreed before a match of Black Spy. The six variants combine freely."""

from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.options import variant, whole

LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}


@dataclass(frozen=True)
class Options(options.Options):
    limit: int | None = whole(
        "The match ends when somebody's total reaches this many points. "
        "Usual: 200 with three players, 150 with four, 120 with five, 100 with six.",
        default=None,
        least=1,
    )
    no_good_spies: bool = variant("The coloured spies (7s) count nothing in place of -5, so each round has 80 points.")
    capture_or_release: bool = variant(
        "Whoever takes all 16 black cards chooses: 60 points for everyone else, or 60 points off their own total. "
        "Coloured spies do not count in that round."
    )
    mole: bool = variant(
        "From the second round on three cards per player are set aside before the deal; "
        "the player with the most points picks three of them first, and so on down."
    )
    announce_a_colour: bool = variant(
        "After passing, the dealer names a colour other than black. "
        "The first player from the dealer's left who can must open the round with it."
    )
    follow_the_rank: bool = variant(
        "When following, the rank of your right neighbour's card in this trick is allowed too."
    )
    reduce_points: bool = variant(
        "Only a total above the limit ends the match. "
        "A total of exactly the limit, or exactly half of it, is cut by half."
    )

    def settled(self, players: int) -> Self:
        return self if self.limit is not None else replace(self, limit=LIMITS[players])
