"""What may be agreed before a match of Gaunerbande."""

from dataclasses import dataclass

from stammtisch.core import options
from stammtisch.core.options import whole


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole(
        "The match ends after a round in which somebody's total is above this many points.",
        default=100,
        least=1,
    )
