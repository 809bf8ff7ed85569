"""What a form needs to know to agree on a deck."""

from typing import Any

from stammtisch.games.halt_mal_kurz.cards import MOST_CARDS, USUAL


def extras(players: range) -> dict[str, Any]:
    return {"deck": {"usual": dict.fromkeys(players, USUAL), "most": MOST_CARDS}}
