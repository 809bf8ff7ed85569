"""Marking rules, without the price of importing a compiler.

`@rule` leaves a function exactly as it is and remembers it. Only when native speed is asked for does
`native` import Numba (half a second) and teach it every function remembered here.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every function that must mean the same in both worlds, in the order of definition."""


APART: set[int] = set()
"""The rules, by identity, that are compiled once and called; all others are copied into whatever calls them."""


def rule(function: F) -> F:
    """Declare a function to be a rule: plain Python that Numba can compile too."""
    RULES.append(function)
    return function


def rule_apart(function: F) -> F:
    """A long rule that is called from many places, or seldom: copying it everywhere would take minutes to compile."""
    APART.add(id(function))
    return rule(function)
