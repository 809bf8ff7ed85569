"""What a form needs to know to agree on a deck and on a rule for the bomb."""

from collections.abc import Mapping
from typing import Any

from stammtisch.games.klaumau import bomb
from stammtisch.games.klaumau.cards import MOST_CARDS, usual_deck


def extras(players: range) -> dict[str, Any]:
    return {"bomb": bomb_parts(), "deck": {"usual": {many: usual_deck(many) for many in players}, "most": MOST_CARDS}}


def bomb_parts() -> dict[str, Any]:
    """What a rule for the bomb can be made of."""
    return {
        "who": bomb.WHO,
        "what": bomb.WHAT,
        "counts": bomb.COUNTS,
        "steps": bomb.STEPS,
        "ready": bomb.READY,
        "usual": bomb.USUAL,
        "says": {name: bomb.describe(name) for name in bomb.READY},
    }


def sayings(options: Mapping[str, Any]) -> dict[str, str]:
    """The rule of the bomb in words, if there is one."""
    return {"bomb_rule": bomb.describe(options.get("bomb_rule"))} if options.get("bomb") else {}
