"""A game's mind with other tables, beside the one that it has."""

import importlib
import sys
from dataclasses import replace
from types import ModuleType

from stammtisch.core.game import Game
from stammtisch.core.mind import Mind


def package_of(game: Game) -> str:
    """The package that has the mind of a game."""
    return game.mind.judge.__module__.partition(".policy")[0] + ".policy"


def mind_with(game: Game, weights: ModuleType) -> Mind:
    """The mind of a game, its modules read once more with `weights` in the place of its own module of that name.

    Rules look tables up as globals, which compiled code has as constants. So a mind with other tables is other
    functions; what is imported everywhere else stays what it was.
    """
    package = package_of(game)
    parent, _, name = package.rpartition(".")
    own = [module for module in sys.modules if module == package or module.startswith(f"{package}.")]
    kept = {module: sys.modules.pop(module) for module in own}
    sys.modules[f"{package}.weights"] = weights
    try:
        mind: Mind = importlib.import_module(package).MIND
    finally:
        for module in [module for module in sys.modules if module == package or module.startswith(f"{package}.")]:
            del sys.modules[module]
        sys.modules.update(kept)
        setattr(sys.modules[parent], name, kept[package])
    return mind


def game_with(game: Game, weights: ModuleType) -> Game:
    """A game whose bots go by other tables."""
    return replace(game, mind=mind_with(game, weights))
