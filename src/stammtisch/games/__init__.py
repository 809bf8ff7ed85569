"""The games there are. Each is a package of its own with the same file names, so that learning one teaches all."""

from difflib import get_close_matches
from importlib import import_module

from stammtisch.core.errors import Fault, UnknownGame
from stammtisch.core.game import Game

NAMES = ("gaunerbande", "black_spy", "zehn", "klaumau", "halt_mal_kurz")
"""All games, in the order in which they are shown."""


def get(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        near = get_close_matches(str(name).lower().replace(" ", "_").replace("-", "_"), NAMES, 1)
        if near:
            text = "there is no game {game!r}: expected {known}; did you mean {near}?"
            raise UnknownGame(Fault("no_such_game", text, game=str(name), known=list(NAMES), near=near[0]))
        text = "there is no game {game!r}: expected {known}"
        raise UnknownGame(Fault("no_such_game", text, game=str(name), known=list(NAMES)))
    game: Game = import_module(f"stammtisch.games.{name}").GAME
    return game


def every() -> list[Game]:
    """All games."""
    return [get(name) for name in NAMES]
