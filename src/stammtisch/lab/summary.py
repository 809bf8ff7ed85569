"""What the counts of a simulation say, with honest intervals."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from stammtisch.lab.simulate import Plan
from stammtisch.lab.tally import Span, Tally

Interval = tuple[float, float]

Z = NormalDist().inv_cdf(0.975)
"""Two-sided, 95 %."""

ENOUGH = 30
"""From so many matches on a mean total gets an interval: with fewer, its distribution is anybody's guess."""


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared."""

    seat: int
    bot: str
    mean_total: float
    interval: Interval | None
    """95 % interval of the mean total; None with too few matches."""
    win_share: float
    """Won matches by all matches. Of a win shared by three, each has a third."""
    win_interval: Interval
    advantage: float
    """The win share less the fair share, one in so many players."""
    advantage_interval: Interval
    significant: bool
    """Whether chance alone would hardly explain the advantage: less than 5 % for all seats together."""

    def as_json(self) -> dict[str, Any]:
        return {**vars(self), **{k: list(v) for k, v in vars(self).items() if isinstance(v, tuple)}}


@dataclass(frozen=True)
class Summary:
    """What a simulation found."""

    plan: Plan
    tally: Tally
    seats: tuple[SeatSummary, ...]
    seconds: float
    """How long it took, compiling aside."""

    @property
    def decisions_per_second(self) -> float:
        return self.tally.decisions.sum / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        """The same numbers as plain data. All but `speed` follow from the plan."""
        return {
            "game": self.plan.game.name,
            "players": self.plan.players,
            "matches": self.tally.matches,
            "seed": self.plan.seed.hex(),
            "bots": list(self.plan.names),
            "quick": list(self.plan.quick),
            "options": self.plan.options.as_json(),
            "rounds": _span(self.tally.rounds, self.tally.matches),
            "decisions": _span(self.tally.decisions, self.tally.matches),
            "seats": [seat.as_json() for seat in self.seats],
            "reasons": {reason.word: count for reason, count in sorted(self.tally.reasons.items())},
            "speed": {"seconds": self.seconds, "decisions_per_second": self.decisions_per_second},
        }


def summarize(plan: Plan, tally: Tally, seconds: float) -> Summary:
    """Read a tally of at least one match."""
    return Summary(plan, tally, tuple(_seat(plan, tally, seat) for seat in range(plan.players)), seconds)


def _seat(plan: Plan, tally: Tally, seat: int) -> SeatSummary:
    n, fair = tally.matches, 1 / plan.players
    share = sum(count / (others + 1) for others, count in enumerate(tally.wins[seat])) / n
    low, high = wilson(share, n)
    # The score test, with its level shared out among the seats.
    strict = NormalDist().inv_cdf(1 - 0.025 / plan.players)
    return SeatSummary(
        seat,
        plan.names[seat],
        mean_total=tally.totals[seat] / n,
        interval=mean_interval(tally.totals[seat], tally.squares[seat], n),
        win_share=share,
        win_interval=(low, high),
        advantage=share - fair,
        advantage_interval=(low - fair, high - fair),
        significant=abs(share - fair) > strict * sqrt(fair * (1 - fair) / n),
    )


def mean_interval(total: int, squares: int, n: int) -> Interval | None:
    """Where the true mean lies, with 95 % confidence."""
    if n < ENOUGH:
        return None
    variance = (n * squares - total * total) / (n * (n - 1))
    half = Z * sqrt(variance / n)
    return total / n - half, total / n + half


def wilson(share: float, n: int) -> Interval:
    """Wilson's 95 % interval of a share, good for few matches too.

    Shared wins vary less than whole ones, so it errs on the safe side.
    """
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def _span(span: Span, matches: int) -> dict[str, Any]:
    return {"mean": span.sum / matches, "min": span.least, "max": span.most, "total": span.sum}
