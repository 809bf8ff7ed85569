"""Which bot, and how much it may think: `geselle`, `meister:2000`, `meister:300ms`."""

from dataclasses import dataclass

from stammtisch.bots.levels import MEISTER, Level
from stammtisch.core.errors import StammtischError

MOST_SIMULATIONS, MOST_MILLISECONDS = 10_000_000, 600_000


class BadBudget(StammtischError):
    """A bot cannot be told to think for so long."""


@dataclass(frozen=True)
class Spec:
    """A bot as people ask for it. Without a budget it thinks for as long as it usually does."""

    level: Level
    simulations: int | None = None
    """How many deals it may play on in thought, for each decision."""
    milliseconds: int | None = None
    """How long it may think about each decision. What it does then depends on how quick the machine is."""

    @property
    def searches(self) -> bool:
        """Whether it looks ahead."""
        return self.level is MEISTER

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.level.name}:{self.simulations}"
        return self.level.name if self.milliseconds is None else f"{self.level.name}:{self.milliseconds}ms"


def read_budget(level: Level, budget: str) -> Spec:
    """A bot of a level with what stood behind the colon."""
    if not Spec(level).searches:
        raise BadBudget("no_budget", bot=level.name, got=repr(budget))
    digits = budget.removesuffix("ms")
    most = MOST_SIMULATIONS if digits == budget else MOST_MILLISECONDS
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and 1 <= int(digits) <= most):
        raise BadBudget(
            "bad_budget",
            bot=level.name,
            got=repr(budget),
            most=f"{MOST_SIMULATIONS:,}",
            longest=f"{MOST_MILLISECONDS:,}",
        )
    return Spec(level, simulations=int(digits)) if digits == budget else Spec(level, milliseconds=int(digits))
