"""What may be agreed before a match of Gaunerbande."""

from dataclasses import dataclass

from stammtisch.core import options
from stammtisch.core.options import whole


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole(
        default=100,
        least=1,
    )
