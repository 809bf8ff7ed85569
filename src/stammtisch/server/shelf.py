"""What the games bring for the browser: modules in the folder `client` of each, the list that names them, and what the
plain table has to know of a game that brings none.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from stammtisch import games, words
from stammtisch.core import look
from stammtisch.core.events import SEATS
from stammtisch.core.game import Game

LIST = "games/shelf.json"
"""The list, among the files of the client."""


def folders() -> dict[str, Path]:
    """Where the browser's half of each game lies, by the name under which it is served; and what several share."""
    found = {}
    for game in games.every():
        found[game.name] = game.folder / "client"
        for package in game.borrows:
            found[package.rpartition(".")[2]] = Path(str(import_module(package).__file__)).resolve().parent / "client"
    return {name: folder for name, folder in found.items() if folder.is_dir()}


def parts(game: Game) -> list[str]:
    """The modules that a game brings: `deck`, `table`, `scoring` …"""
    return sorted(path.stem for path in (game.folder / "client").glob("*.js"))


def describe(game: Game) -> dict[str, Any]:
    """A game as it stands on the shelf. Of one that others bring, also what is said where it has no words."""
    more_seats = {kind: how.more_seats for kind, how in game.told.items() if how.more_seats}
    known = {
        "name": game.name,
        "title": game.title,
        "players": [game.players[0], game.players[-1]],
        "fan": game.fan or game.faces[:3],
        "faces": " ".join(game.faces),
        "client": parts(game),
        **({"lengths": game.lengths} if game.lengths else {}),
        **({"daily": True} if game.daily else {}),
        **({"more_seats": more_seats} if more_seats else {}),
    }
    if game.name in games.NAMES:
        return known
    return {
        **known,
        "guest": True,
        "about": words.about(game, words.SOURCE),
        "minutes": game.minutes,
        "book": (game.folder / "book").is_dir(),
    }


def plain(game: Game) -> dict[str, Any]:
    """What the plain table goes by: what a game says in English, and declares as data."""
    return {
        "low_wins": game.low_wins,
        "unit": game.unit,
        "look": look.as_json(game.look, game.faces),
        "facts": {key: kind.name.lower() for key, kind in game.facts.items()},
        "moves": game.moves,
        "prompts": words.prompts(game, words.SOURCE),
        "silence": game.silence,
        "events": {kind: {"text": told.text, "seats": sorted(told.seats)} for kind, told in game.told.items()},
    }


def listing() -> bytes:
    """The list of all games, and the parameters that hold a seat in any event of theirs."""
    return msgspec.json.encode({"seats": SEATS, "games": [describe(game) for game in games.every()]})


def files() -> dict[str, bytes]:
    """What is made of the games for the browser: the list, and what the plain table goes by."""
    return {LIST: listing(), **{f"games/{game.name}/plain.json": _written(game) for game in games.every()}}


@cache
def _written(game: Game) -> bytes:
    """What a game declares never changes."""
    return msgspec.json.encode(plain(game))
