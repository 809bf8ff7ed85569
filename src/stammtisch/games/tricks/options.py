"""What may be agreed in every game of tricks."""

from typing import Any

from stammtisch.core.options import OPEN, OURS, choice, whole
from stammtisch.core.outcome import MOST_ROUNDS

LOOKING_BACK = ("open", "last_trick")
"""What may be looked at during a round: all that was taken, or only the last trick."""


def rounds() -> Any:
    """After how many rounds a match ends; 0 stands for no such number."""
    return whole(default=0, least=0, most=MOST_ROUNDS, source=OURS)


def looking_back() -> Any:
    """One of `LOOKING_BACK`. The booklets stack what was taken face down and say no more."""
    return choice(default="open", of=LOOKING_BACK, source={"open": OURS, "last_trick": OPEN})
