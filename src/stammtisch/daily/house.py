"""How the others play where everybody is to meet the same table.

What a bot decides follows from the dice of the deal, its seat and how many moves that seat has made, and from what it
sees; how long anybody took has no part in it. In a race, where being quick is the point, everybody's quickness is
thrown too, the person's as well.
"""

from collections import Counter
from collections.abc import Callable

from stammtisch import bots
from stammtisch.bots.levels import GESELLE, level_of
from stammtisch.core import chance
from stammtisch.core.agenda import Kind
from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.notation import Move

Decide = Callable[[Match, int], Move]
"""A move for a seat that is asked, from what it may know."""


def thought_seed(dice: bytes, seat: int, made: int) -> bytes:
    """The chance of a bot's next decision, after so many moves of its own."""
    return chance.derive_seed(dice, "bot", made, seat)


def reaction(dice: bytes, seat: int, made: int, level: str = GESELLE.name) -> int:
    """How many milliseconds somebody takes in a race."""
    return level_of(level).reacts_after(new_dice(chance.derive_seed(dice, "race", made, seat)))


def moves_of(match: Match) -> "Counter[int]":
    """How many moves each seat has made."""
    return Counter(values[0] for kind, *values in match.story() if kind == "move")


def play(match: Match, seat: int, dice: bytes, decide: Decide, *, level: str = GESELLE.name) -> None:
    """Play a match to its end: one seat as it decides, the others as they do at every table with these dice."""
    made = moves_of(match)

    def choose(who: int) -> Move:
        if who == seat:
            return decide(match, who)
        return bots.get(level, seed=thought_seed(dice, who, made[who])).choose(match, who)

    while (decision := match.decision) is not None:
        asked = list(decision.seats)
        if decision.kind is not Kind.RACE:
            del asked[1:]
        answers = {who: choose(who) for who in asked}
        for who in sorted(asked, key=lambda who: (reaction(dice, who, made[who]), who)):
            after = match.decision
            if after is None or (after.step, after.kind) != (decision.step, decision.kind) or who not in after.seats:
                break
            match.play(who, answers[who])
            made[who] += 1
