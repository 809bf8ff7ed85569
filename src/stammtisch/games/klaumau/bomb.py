"""The bomb's rule: who is hit, what happens, how many; up to three steps, made by the players (KM-60 to KM-66)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stammtisch import words
from stammtisch.core.errors import Fault, got

WHO = ("self", "left", "right", "chosen", "others", "everyone", "most_cards", "leaders")
SELF, LEFT, RIGHT, CHOSEN, OTHERS, EVERYONE, MOST, LEADERS = range(8)
WHAT = ("draw", "throw", "lose", "pay", "miss", "gain")
DRAW, THROW, LOSE, PAY, MISS, GAIN = range(6)
COUNTS = (1, 2, 3, 4, "half", "all")
"""How many, by the number that stands for it, from 1."""
HALF, ALL = 5, 6
STEPS = 3

READY: dict[str, list[dict[str, Any]]] = {
    "blast": [{"who": "chosen", "what": "lose", "count": "half"}],
    "collection": [{"who": "others", "what": "pay", "count": 1}],
    "panic": [{"who": "everyone", "what": "throw", "count": 1}],
    "smoke": [
        {"who": "left", "what": "miss", "count": 1},
        {"who": "right", "what": "miss", "count": 1},
        {"who": "self", "what": "draw", "count": 1},
    ],
    "robin_hood": [{"who": "leaders", "what": "lose", "count": 2}, {"who": "everyone", "what": "draw", "count": 1}],
    "jackpot": [{"who": "self", "what": "gain", "count": 3}, {"who": "most_cards", "what": "pay", "count": 1}],
}
"""KM-66: rules for those who have no idea of their own."""
USUAL = "blast"

Rule = str | Sequence[dict[str, Any]] | None


def wrong_rule(rule: Any) -> Fault | None:
    """What is wrong with a rule for the bomb; None if nothing is."""
    if isinstance(rule, str):
        return None if rule in READY else Fault("bomb_no_such_rule", rule=rule, known=list(READY))
    if not isinstance(rule, list | tuple):
        return Fault("bomb_form", got=got(rule))
    if not 1 <= len(rule) <= STEPS:
        return Fault("bomb_steps", most=STEPS, got=len(rule))
    for number, step in enumerate(rule, 1):
        fault = _wrong_step(step)
        if fault:
            return Fault("bomb_step", number=number, fault=fault)
    return None


def _wrong_step(step: Any) -> Fault | None:
    if not isinstance(step, dict) or set(step) != {"who", "what", "count"}:
        return Fault("bomb_step_form", got=got(step))
    who, what, count = step["who"], step["what"], step["count"]
    if who not in WHO:
        return Fault("bomb_who", of=list(WHO), got=got(who))
    if what not in WHAT:
        return Fault("bomb_what", of=list(WHAT), got=got(what))
    if isinstance(count, bool) or count not in COUNTS:
        return Fault("bomb_count", least=1, most=4, got=got(count))
    if isinstance(count, str) and what not in ("throw", "lose", "pay"):
        return Fault("bomb_number", least=1, most=4, what=what, got=got(count))
    if who == "self" and what == "pay":
        return Fault("bomb_self")
    return None


def steps_of(rule: Rule) -> list[tuple[int, int, int]]:
    """A rule as numbers, a step each: who, what, how many."""
    steps = READY[rule or USUAL] if rule is None or isinstance(rule, str) else rule
    return [(WHO.index(step["who"]), WHAT.index(step["what"]), COUNTS.index(step["count"]) + 1) for step in steps]


def describe(rule: Rule) -> str:
    """A rule as an English sentence: "The chosen player loses half their cards at random." """
    return _described(tuple(steps_of(rule)))


@lru_cache(256)  # a view has it after every move
def _described(steps: tuple[tuple[int, int, int], ...]) -> str:
    speech = words.speech(words.SOURCE)
    parts = [
        speech.text("klaumau.bomb.step_says", {"who": WHO[who], "what": WHAT[what], "count": COUNTS[count - 1]})
        for who, what, count in steps
    ]
    return speech.text("klaumau.bomb.says", {"steps": speech.text("klaumau.bomb.then").join(parts)})
