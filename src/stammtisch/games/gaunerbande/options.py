"""What may be agreed before a match of Gaunerbande."""

from dataclasses import dataclass

from stammtisch.core import options
from stammtisch.core.options import HOUSE, choice, whole
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.games.tricks.options import LOOKING_BACK

PASSING = ("around", "hearts", "none")
EXACTLY = ("counts", "half")


@dataclass(frozen=True)
class Options(options.Options):
    RULINGS = 2
    """With the second came house rules."""

    limit: int = whole(
        "The match ends after a round in which somebody's total is above this many points.",
        default=100,
        least=1,
    )
    rounds: int = whole(
        "How many rounds are played, whatever the totals; 0 stands for as many as it takes to come above the limit.",
        default=0,
        least=0,
        most=MOST_ROUNDS,
        group=HOUSE,
        since=2,
    )
    passing: str = choice(
        "Where cards are passed: one seat further each round, left, right and across in turn, or not at all.",
        default="around",
        of=PASSING,
        group=HOUSE,
        since=2,
    )
    exactly: str = choice(
        "What a total of exactly the limit does: it counts like any other, or falls to half of it.",
        default="counts",
        of=EXACTLY,
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
