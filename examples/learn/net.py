"""A net that has learned (`learn.py`), as a bot of one's own: NumPy is all it needs.

stammtisch arena gaunerbande --bots net=net.py:Net,lehrling
stammtisch serve --bot net=net.py:Net
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import vec

LEFT_OUT = ("who", "what", "limit", "rounds", "rules", "totals", "round", "players", "seat")
"""Parts of an observation that a net for one round of four does without: what was played stands in `laid` too."""


@cache
def places() -> NDArray[np.int64]:
    """The places of an observation that the net looks at."""
    blocks = [each for each in vec.layout("gaunerbande").values() if each.name not in LEFT_OUT]
    return np.concatenate([np.arange(each.start, each.start + each.size) for each in blocks])


def features(observations: NDArray[np.int8]) -> NDArray[np.float32]:
    """What goes into the net: small numbers, as they are."""
    return observations[:, places()].astype(np.float32)


WEIGHTS = Path(__file__).with_name("net.npz")


class Net:
    """Plays what the net thinks best."""

    def __init__(self, path: str | Path = WEIGHTS) -> None:
        with np.load(path) as kept:
            self.layers = [(kept[f"w{number}"], kept[f"b{number}"]) for number in range(len(kept.files) // 2)]

    def choose(self, match: Any, seat: int) -> str:
        """The most likely legal action, in words."""
        moves = vec.actions(match, seat)
        x = features(vec.observe(match, seat)[None])
        for number, (w, b) in enumerate(self.layers):
            x = x @ w + b if number == len(self.layers) - 1 else np.maximum(x @ w + b, 0)
        return moves[max(moves, key=lambda action: x[0, action])]
