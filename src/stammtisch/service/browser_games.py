"""What the games bring for the browser: modules in the folder `client` of each, the list that names them, what the
plain table has to know of a game that brings none, and the examples of booklets, told move by move.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from stammtisch import games, words
from stammtisch.core import look, record
from stammtisch.core.events import SEATS
from stammtisch.core.game import Game
from stammtisch.table import replaying

LIST = "games/list.json"
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
    """A game as the list has it. Of one that others bring, also what is said where it has no words."""
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
        **({"examples": list(game.examples)} if game.examples else {}),
        **({"from_age": game.from_age} if game.from_age else {}),
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
    """What is made of the games for the browser: the list, what the plain table goes by, the examples of booklets."""
    return {LIST: listing(), **{name: content for game in games.every() for name, content in _written(game).items()}}


@cache
def _written(game: Game) -> dict[str, bytes]:
    """What a game declares never changes."""
    made = {f"games/{game.name}/plain.json": plain(game)}
    for name, path in game.examples.items():
        [(_, lines)] = record.read(path.read_text(encoding="utf-8"))
        match = record.replay(lines, games.get, unfinished=True)
        made[f"games/{game.name}/examples/{name}.json"] = replaying.retell(match, replaying.OPEN)
    return {name: msgspec.json.encode(content) for name, content in made.items()}
