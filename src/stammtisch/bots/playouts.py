"""Matches by the thousand: the compiled loop of a game, which simulations and reviews play with."""

import numpy as np

from stammtisch.core import kept
from stammtisch.core.game import Game
from stammtisch.core.playout import ALL_ROUNDS, NativePlayouts, make_native_playouts

_ready: dict[str, NativePlayouts] = {}


def is_compiled(game: Game) -> bool:
    """Whether the rules of the game were compiled before, so that `prepare` is a matter of a moment."""
    return kept.is_kept(game, kept.PLAYOUTS)


def prepare(game: Game) -> NativePlayouts:
    """The compiled loop of a game, loaded or compiled now."""
    if game.name not in _ready:
        run = make_native_playouts(game)
        nothing = np.empty(0, np.int64)
        run(
            game.state().pack(),
            nothing.reshape(0, 4),
            nothing.reshape(0, 1),
            nothing,
            nothing,
            np.empty(0, game.state.dtype()),
            nothing,
            ALL_ROUNDS,
        )
        _ready[game.name] = run
        kept.keep(game, kept.PLAYOUTS)
    return _ready[game.name]
