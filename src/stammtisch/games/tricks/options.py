"""What may be agreed in every game of tricks."""

from typing import Any

from stammtisch.core.options import HOUSE, choice, whole
from stammtisch.core.outcome import MOST_ROUNDS

LOOKING_BACK = ("open", "last_trick")
"""What may be looked at during a round: all that was taken, or only the last trick."""


def rounds() -> Any:
    """After how many rounds a match ends; 0 stands for no such number."""
    return whole(default=0, least=0, most=MOST_ROUNDS, group=HOUSE)


def looking_back() -> Any:
    """One of `LOOKING_BACK`."""
    return choice(default="open", of=LOOKING_BACK, group=HOUSE)
