"""Imagining natively: many worlds at once."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.core import native
from stammtisch.core.game import Game
from stammtisch.core.state import State


@cache
def sampler(game: Game) -> Callable[..., None]:
    """`run(packed, seat, dice, worlds)`: fill the array of worlds with what a seat may imagine of the packed state."""
    sample = game.sample

    def run(packed: Any, seat: int, dice: Any, worlds: Any) -> None:
        for i in range(len(worlds)):
            worlds[i] = packed[0]
            sample(worlds[i], seat, dice)

    return native.compiled(run)


def imagine(game: Game, s: State, seat: int, dice: int, count: int) -> NDArray[Any]:
    """So many worlds, drawn natively one after the other from the same dice."""
    worlds = np.zeros(count, game.state.dtype())
    sampler(game)(s.pack(), seat, np.array([dice]), worlds)
    return worlds
