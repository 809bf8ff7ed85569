"""Which bot, as people write it, the same wherever bots are asked for:

geselle                one of the house
meister:2000           … with a budget: simulations, or milliseconds (`meister:300ms`)
shy=./shy.py:Shy       one's own: the class `Shy` of a file, called shy
package.module:Class   … of a module, called as the class is
shy                    one that an installed package brings (entry point `stammtisch.bots`)
"""

from dataclasses import dataclass

from stammtisch.bots.levels import LEVELS, MEISTER, Level, level_of
from stammtisch.bots.own.address import Address, check_name, installed, read_address
from stammtisch.core.errors import StammtischError, got, near

MOST_SIMULATIONS, MOST_MILLISECONDS = 10_000_000, 600_000


class BadBudget(StammtischError):
    """A bot cannot be told to think for so long."""


@dataclass(frozen=True)
class Spec:
    """A bot as people ask for it. Without a budget it thinks for as long as it usually does."""

    level: Level
    """How strong it is."""
    simulations: int | None = None
    """How many deals it may play on in thought, for each decision."""
    milliseconds: int | None = None
    """How long it may think about each decision. What it does then depends on how quick the machine is."""
    own: Address | None = None
    """Where it is, if it is none of the house."""

    @property
    def is_own(self) -> bool:
        """Whether it is somebody's own, and not of the house."""
        return self.own is not None

    @property
    def quick(self) -> bool:
        """Whether matches of such bots run compiled."""
        return self.own is None and self.level is not MEISTER

    @property
    def searches(self) -> bool:
        """Whether it looks ahead."""
        return self.level is MEISTER

    def __str__(self) -> str:
        if self.own is not None:
            return f"{self.level.name}={self.own}"
        if self.simulations is not None:
            return f"{self.level.name}:{self.simulations}"
        return self.level.name if self.milliseconds is None else f"{self.level.name}:{self.milliseconds}ms"


class UnknownBot(StammtischError):
    """There is no bot of that name."""


EVERY = tuple(LEVELS)
"""The bots of the house, from weak to strong."""


def parse(text: str) -> Spec:
    """Which bot is meant, and its budget."""
    if not isinstance(text, str):
        raise UnknownBot("no_such_bot", name=got(text), known=[*EVERY, *installed()])
    text = text.strip()
    name, rest = split_name(text)
    if name is not None:
        spec = parse(rest)
        return spec if spec.own is None else Spec(level_of(check_name(name)), own=spec.own)
    head, colon, budget = text.partition(":")
    if head in LEVELS:
        return read_budget(LEVELS[head], budget) if colon else Spec(LEVELS[head])
    if colon or text.endswith(".py"):
        own = read_address(text)
        return Spec(level_of(check_name(own.what[:24])), own=own)
    brought = installed()
    if text in brought:
        return Spec(level_of(text), own=brought[text])
    known = [*EVERY, *brought]
    raise UnknownBot("no_such_bot", name=text, known=known, **near(text.lower(), known))


def split_name(text: str) -> tuple[str | None, str]:
    """What stands before the `=`, if something does, and the bot itself."""
    name, equals, rest = text.partition("=")
    named = equals and ":" not in name and "/" not in name
    return (name.strip(), rest.strip()) if named else (None, text.strip())


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
