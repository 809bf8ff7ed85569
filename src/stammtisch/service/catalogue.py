"""Everything a lobby form and a log need to know about the games. It never changes while a server runs."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from stammtisch import games, words
from stammtisch.bots.levels import LEVELS, level_of
from stammtisch.bots.regulars import REGULARS
from stammtisch.core import languages
from stammtisch.core.events import SEATS, Told
from stammtisch.core.game import Game
from stammtisch.core.options import Described
from stammtisch.service import browser_games, requests
from stammtisch.service.endpoints import Ask, Lasting, endpoint
from stammtisch.service.house import House
from stammtisch.table.agreement import find_game, read_options
from stammtisch.table.clocks import CLOCKS, PACES
from stammtisch.table.commands import EMOTES


def catalogue(own: Mapping[str, str] = MappingProxyType({})) -> dict[str, Any]:
    """The games, the bots, and what may be chosen at a table. `own` are bots of somebody's own, and what they say of
    themselves.
    """
    levels = [*LEVELS.values(), *(replace(level_of(name), about=about) for name, about in own.items())]
    return {
        "games": [describe(game) for game in games.every()],
        "seat_parameters": SEATS,
        "bots": [{"name": level.name, "title": level.title, "about": level.about} for level in levels],
        "paces": list(PACES),
        "clocks": CLOCKS,
        "emotes": EMOTES,
        "regulars": REGULARS,
    }


def describe(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "about": words.about(game, words.SOURCE),
        "minutes": game.minutes,
        "from_age": game.from_age,
        "code": game.code,
        "players": list(game.players),
        "usual_players": usual_players(game),
        "lengths": game.lengths,
        "low_wins": game.low_wins,
        "options": [_option(game, each) for each in game.options.describe()],
        "cards": game.faces,
        "prompts": words.prompts(game, words.SOURCE),
        "events": {kind: _event(game.name, kind, told) for kind, told in game.told.items()},
        "silence": game.silence,
        "ages": game.ages,
        "races": game.races,
        "client": browser_games.parts(game),
        "extras": game.extras(game.players),
    }


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game goes."""
    return min(max(4, game.players[0]), game.players[-1])


def _option(game: Game, each: Described) -> dict[str, Any]:
    depends = each.kind == "whole" and each.default is None and each.needs is None
    return {
        "name": each.name,
        "kind": each.kind,
        "doc": words.option_doc(each, words.SOURCE),
        "default": each.default,
        "of": each.of,
        "least": each.least,
        "most": each.most,
        "group": each.group,
        "sources": each.sources,
        "needs": each.needs,
        "usual": {many: usual_value(game, each.name, many) for many in game.players} if depends else None,
    }


def usual_value(game: Game, option: str, players: int) -> Any:
    """What an option comes to with so many players if nothing is said."""
    return game.options().settled(players).as_json().get(option)


def _event(game: str, kind: str, told: Told) -> dict[str, Any]:
    return {
        "parameters": told.parameters,
        "text": _sentence(game, kind, told),
        "secret": told.secret,
        "seats": sorted(told.seats),
    }


def _sentence(game: str, kind: str, told: Told) -> str:
    """What an event tells, in English, with its parameters in braces; for one that nobody has words for, its name."""
    given = {name: f"{{{name}}}" for name in told.parameters}
    return words.own(game, f"event.{kind}", told.text or kind.replace("_", " "), words.SOURCE, **given)


def rules(game: Game, language: str) -> dict[str, Any]:
    """The rulebook of a game."""
    book = game.book(language)
    return {
        "language": language,
        "title": book.title,
        "sections": [
            {
                "heading": section.heading,
                "preamble": section.words,
                "paragraphs": [{"number": each.number, "text": each.text} for each in section.paragraphs],
            }
            for section in book.sections
        ],
    }


@endpoint("GET", "/api/games", budget="none")
async def show_games(house: House, ask: Ask) -> Lasting:
    own = house.world.bots.own
    return Lasting(("games", *own, *own.values()), lambda: catalogue(own))


@endpoint("GET", "/api/rules/{game}", budget="none")
async def show_rules(house: House, ask: Ask) -> Lasting:
    game = find_game(ask.path["game"])
    language = languages.find(ask.query.get("language", "")) or languages.SOURCE
    return Lasting((game.name, language), lambda: rules(game, language))


@endpoint("POST", "/api/check", body=requests.Check)
async def check(house: House, asked: requests.Check, ask: Ask) -> dict[str, Any]:
    game = find_game(asked.game)
    players = asked.players or usual_players(game)
    options = read_options(game, players, asked.options).settled(players).as_json()
    return {"options": options, "says": game.sayings(options)}
