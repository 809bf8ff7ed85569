"""What a form needs to know to agree on a deck."""

from typing import Any

from stammtisch.games.zehn.cards import COPIES, USUAL
from stammtisch.games.zehn.options import MOST_POINTS


def extras(players: range) -> dict[str, Any]:
    counts = {name: count for name, (count, _) in USUAL.items()}
    return {
        "deck": {
            "usual": dict.fromkeys(players, counts),
            "most": COPIES,
            "points": {name: points for name, (_, points) in USUAL.items()},
            "most_points": MOST_POINTS,
        }
    }
