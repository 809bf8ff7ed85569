"""The bomb's rule: who is hit, what happens, how many; up to three steps, made by the players (KM-60 to KM-66)."""

from collections.abc import Sequence
from typing import Any

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
        text = "there is no ready-made rule {rule!r}: expected {known}, or a list of steps"
        return None if rule in READY else Fault("bomb_no_such_rule", text, rule=rule, known=list(READY))
    if not isinstance(rule, list | tuple):
        text = "expected the name of a ready-made rule or a list of steps, got {got}"
        return Fault("wrong_form", text, got=got(rule))
    if not 1 <= len(rule) <= STEPS:
        return Fault("bomb_steps", "expected one to {most} steps, got {got}", most=STEPS, got=len(rule))
    for number, step in enumerate(rule, 1):
        fault = _wrong_step(step)
        if fault:
            return Fault("bomb_step", "step {number}: {fault}", number=number, fault=fault)
    return None


def _wrong_step(step: Any) -> Fault | None:
    if not isinstance(step, dict) or set(step) != {"who", "what", "count"}:
        return Fault("wrong_form", "expected who, what and count, got {got}", got=got(step))
    who, what, count = step["who"], step["what"], step["count"]
    if who not in WHO:
        return Fault("choice_expected", "expected {of} to be hit, got {got}", of=list(WHO), got=got(who))
    if what not in WHAT:
        return Fault("choice_expected", "expected {of} to happen, got {got}", of=list(WHAT), got=got(what))
    if isinstance(count, bool) or count not in COUNTS:
        text = "expected a count of {least} to {most}, 'half' or 'all', got {got}"
        return Fault("number_expected", text, least=1, most=4, got=got(count))
    if isinstance(count, str) and what not in ("throw", "lose", "pay"):
        text = "expected a number from {least} to {most} with {what!r}, got {got}"
        return Fault("number_expected", text, least=1, most=4, what=what, got=got(count))
    if who == "self" and what == "pay":
        return Fault("bomb_self", "nobody can pay themself: expected somebody else to pay")
    return None


def steps_of(rule: Rule) -> list[tuple[int, int, int]]:
    """A rule as numbers, a step each: who, what, how many."""
    steps = READY[rule or USUAL] if rule is None or isinstance(rule, str) else rule
    return [(WHO.index(step["who"]), WHAT.index(step["what"]), COUNTS.index(step["count"]) + 1) for step in steps]


# In words

_WHO = (
    ("the bomb's player", False),
    ("the left neighbour", False),
    ("the right neighbour", False),
    ("the chosen player", False),
    ("all others", True),
    ("everyone", False),
    ("whoever holds the most cards", False),
    ("whoever leads", False),
)
_VERBS = (
    ("draws", "draw"),
    ("throws away", "throw away"),
    ("loses", "lose"),
    ("pays", "pay"),
    ("misses", "miss"),
    ("gains", "gain"),
)


def describe(rule: Rule) -> str:
    """A rule as a sentence: "The chosen player loses half of their cards at random." """
    parts = [_describe_step(*step) for step in steps_of(rule)]
    text = "; then ".join(parts) + "."
    return text[0].upper() + text[1:]


def _describe_step(who: int, what: int, count: int) -> str:
    subject, plural = _WHO[who]
    verb = _VERBS[what][plural]
    if what == MISS:
        amount = f"{_number(count)} turn{'s' * (count > 1)}"
    elif what == GAIN:
        amount = f"{_number(count)} point{'s' * (count > 1)}"
    elif count == HALF:
        amount = "half of their cards"
    elif count == ALL:
        amount = "all their cards"
    else:
        amount = f"{_number(count)} card{'s' * (count > 1)}"
    how = {THROW: " of their own choice", LOSE: " at random", PAY: " at random to the bomb's player"}.get(what, "")
    return f"{subject} {verb} {amount}{how if not (count == ALL and what in (THROW, LOSE)) else ''}"


def _number(count: int) -> str:
    return ("", "one", "two", "three", "four")[count]
