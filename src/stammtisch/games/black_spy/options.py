"""What may be agreed before a match of Black Spy. The six variants combine freely."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import OURS, choice, variant, whole
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.games.tricks import options as shared

LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}
FIRST_TRICK = ("free", "clean")


@dataclass(frozen=True)
class Options(options.Options):
    limit: int | None = whole(
        default=None,
        least=1,
        source=OURS,
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
        source=OURS,
    )
    keep_every: int = whole(
        default=0,
        least=0,
        most=MOST_ROUNDS,
        source=OURS,
    )

    def check(self, players: int) -> None:
        super().check(players)
        if self.keep_every == 1:
            raise BadOption(Fault("keep_every_round", option="keep_every").of(self.home))
        if 0 < self.rounds < self.keep_every:
            raise BadOption("too_few_rounds", option="keep_every", least=self.keep_every)
        if self.mole and self.rounds == 1:
            raise BadOption("too_few_rounds", option="mole", least=2)  # BS-30

    def usual(self, players: int) -> Mapping[str, Any]:
        return {"limit": LIMITS[players]}
