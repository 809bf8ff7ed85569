"""What may be agreed before a match of Gaunerbande."""

from dataclasses import dataclass

from stammtisch.core import options
from stammtisch.core.options import OURS, VARIANT, choice, whole
from stammtisch.games.tricks import options as shared

PASSING = ("around", "hearts", "none")
EXACTLY = ("counts", "half")


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole(
        default=100,
        least=1,
        source=VARIANT,
    )
    rounds: int = shared.rounds()
    passing: str = choice(
        default="around",
        of=PASSING,
        source=OURS,
    )
    exactly: str = choice(
        default="counts",
        of=EXACTLY,
        source=OURS,
    )
    looking_back: str = shared.looking_back()
