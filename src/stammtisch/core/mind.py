"""What bots of a game go by: marks for choices, a value for positions, and how much of it to trust.

A game's `judge` gives each open choice a mark: how good it looks to a seat, in hundredths of a point of that game, from
what the seat may know. How strictly somebody goes by these marks is their temperature, as in a softmax: at 0 they
always take the best, and with a temperature of 50 a choice that is half a point worse is still taken about one time
in four. So mistakes are the more likely the smaller they are, as people's mistakes are, and what looks equally good is
mixed evenly.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from typing import Any

from stammtisch.core.bits import lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch

CHOICES = 63
"""Marks are a list of as many numbers as there are choices; those of choices that are not open mean nothing."""

Marks = list[int]
Judge = Callable[[Any, int, int, Marks], None]
"""Rule: `judge(s, seat, choices, marks)` writes the mark of each of the choices of a mask."""
Policy = Callable[[Any, int, int, Dice], int]
"""Rule: `policy(s, seat, temperature, dice)` makes a choice."""

RANDOM = -1
"""The temperature of somebody who plays anything."""


Appraise = Callable[[Any, int], int]
Spread = Callable[[Any], int]
Recall = Callable[[Any, Any, int], None]


@dataclass(frozen=True)
class Temperatures:
    """How strictly marks are gone by: the temperature of each kind of player."""

    lehrling: int
    """A beginner: often a little wrong, seldom badly."""
    geselle: int
    """Somebody who knows the game: only what is nearly as good is mixed."""
    rollout: int
    """Everybody, in the thoughts of somebody who looks ahead: a little noise, or they would be too sure of it."""


@dataclass(frozen=True, eq=False)
class Mind:
    """What a game tells the bots that play it, in its `policy.py`."""

    judge: Judge
    """Rule: the mark of each open choice, from what the seat may know: a quick glance, no looking ahead."""
    temperatures: Temperatures
    appraise: Appraise
    """Rule: how a seat stands, in hundredths of a point: its total and whatever else will count for it in the end.
    Asked when a round has just ended, when the match has, or somewhere in between when it goes on for too long.
    """
    spread: Spread
    """Rule: how far, in hundredths of a point, the standing of a seat may typically still move until the match ends: a
    lead that is larger is nearly a win, a smaller one hardly more than an even chance. 0 when the match is over.
    """
    secret: tuple[int, ...] = ()
    """Steps whose choices nobody else sees. In sealed decisions none is seen anyway."""
    mixed: tuple[int, ...] = ()
    """Steps at which being predictable loses: bluffs, bids, votes, throws."""
    bluffs: bool = False
    """Whether the game turns on what others do not know of a seat: hidden cards, claims, throws."""
    recall: Recall | None = None
    """Rule: `recall(past, world, seat)` writes into an earlier position of this round what others must have held
    then, if the world is as imagined now. With it, worlds are weighed by how well they explain what was played. None
    where plays tell too little.
    """


STEPS = 64
_QUANTILES = tuple(round(-256 * log(-log((step + 0.5) / (STEPS + 1)))) for step in range(STEPS + 1))


@rule
def noise(dice: Dice) -> int:
    """A Gumbel variate times 256. Whichever is best by mark plus noise times temperature is a choice in proportion to
    exp(mark / temperature).
    """
    rolled = roll(dice, STEPS * STEPS)
    low, part = rolled // STEPS, rolled % STEPS
    return _QUANTILES[low] + (_QUANTILES[low + 1] - _QUANTILES[low]) * part // STEPS


@rule
def choose(marks: Marks, choices: int, temperature: int, dice: Dice) -> int:
    """One of the choices, by their marks."""
    best, most = -1, -(1 << 60)
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        mark = marks[choice] << 8
        if temperature:
            mark += noise(dice) * temperature
        if mark > most:
            best, most = choice, mark
    return best


def make_policy(legal: Callable[[Any, int], int], judge: Judge) -> Policy:
    """Close over a game's rules; one policy serves every game."""

    @rule
    def policy(s: Any, seat: int, temperature: int, dice: Dice) -> int:
        choices = legal(s, seat)
        if choices & (choices - 1) == 0:
            return lowest(choices)
        marks = scratch(CHOICES)
        judge(s, seat, choices, marks)
        return choose(marks, choices, temperature, dice)

    return policy
