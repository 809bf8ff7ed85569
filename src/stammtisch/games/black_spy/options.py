"""What may be agreed before a match of Black Spy. The six variants combine freely."""

from dataclasses import dataclass, replace
from typing import Self

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import HOUSE, choice, variant, whole
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.games.tricks.options import LOOKING_BACK

LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}
FIRST_TRICK = ("free", "clean")


@dataclass(frozen=True)
class Options(options.Options):
    RULINGS = 2
    """With the second came house rules."""

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
    rounds: int = whole(
        "How many rounds are played, whatever the totals; 0 stands for as many as it takes to come to the limit.",
        default=0,
        least=0,
        most=MOST_ROUNDS,
        group=HOUSE,
        since=2,
    )
    looking_back: str = choice(
        "Whether cards that were taken, and their points, may be looked at in a round, or only the last trick.",
        default="open",
        of=LOOKING_BACK,
        group=HOUSE,
        since=2,
    )
    first_trick: str = choice(
        "Whether black cards may be played to the first trick of a round, or only where nothing else is permitted.",
        default="free",
        of=FIRST_TRICK,
        group=HOUSE,
        since=2,
    )
    keep_every: int = whole(
        "In every so many-th round nobody passes cards on, from 2 on; 0 stands for never.",
        default=0,
        least=0,
        most=MOST_ROUNDS,
        group=HOUSE,
        since=2,
    )

    def check_needs(self) -> None:
        super().check_needs()
        if self.keep_every == 1:
            raise BadOption(Fault("keep_every_round").of(self.home))

    def settled(self, players: int) -> Self:
        self.check_needs()
        return self if self.limit is not None else replace(self, limit=LIMITS[players])
