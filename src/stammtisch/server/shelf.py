"""What the games bring for the browser: modules in the folder `client` of each, and the list that names them."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from stammtisch import games
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
    """A game as it stands on the shelf."""
    more_seats = {kind: how.more_seats for kind, how in game.told.items() if how.more_seats}
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.players[0], game.players[-1]],
        "fan": game.fan or game.faces[:3],
        "faces": " ".join(game.faces),
        "client": parts(game),
        **({"more_seats": more_seats} if more_seats else {}),
    }


def listing() -> bytes:
    """The list of all games, and the parameters that hold a seat in any event of theirs."""
    return msgspec.json.encode({"seats": SEATS, "games": [describe(game) for game in games.every()]})
