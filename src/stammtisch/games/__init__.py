"""The games there are: ours, each a package of its own with the same file names, and those that others bring."""

import copyreg
from importlib import import_module

from stammtisch.core.errors import Fault, UnknownGame, near
from stammtisch.core.game import Game
from stammtisch.games import outside

__all__ = ["NAMES", "every", "get", "names", "problems"]

NAMES = ("gaunerbande", "black_spy", "zehn", "klaumau", "halt_mal_kurz")
"""The games of the house, in the order in which they are shown."""
RESERVED = ("tricks", "outside")
"""Names that a game cannot have, for they are taken here."""


def names() -> list[str]:
    """All games, ours first, in the order in which they are shown."""
    return [*NAMES, *outside.find((*NAMES, *RESERVED))]


def get(name: str) -> Game:
    """The game of that name."""
    if name in NAMES:
        game: Game = import_module(f"stammtisch.games.{name}").GAME
        return game
    others = outside.find((*NAMES, *RESERVED))
    if name in others:
        return others[name]
    for fault in left_out():
        if fault.parameters["game"] == name:  # whoever has installed it wants to know why it is not here
            raise UnknownGame(fault)
    raise UnknownGame(unknown(name))


def unknown(name: str) -> Fault:
    """There is no game of that name: which there are, and which may have been meant."""
    known = names()
    meant = str(name).lower().replace(" ", "_").replace("-", "_")
    return Fault("no_such_game", game=str(name), known=known, **near(meant, known))


copyreg.pickle(Game, lambda game: (get, (game.name,)))  # a match can be pickled: its game goes by name


def every() -> list[Game]:
    """All games."""
    return [get(name) for name in names()]


def problems() -> list[str]:
    """Which games of other packages are left out, and why."""
    return [str(fault) for fault in left_out()]


def left_out() -> list[Fault]:
    """The same, to be said in any language."""
    return outside.problems((*NAMES, *RESERVED))
