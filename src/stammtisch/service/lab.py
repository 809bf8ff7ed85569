"""What do these rules do? Studies of the lab: what is asked is checked here, and studied by the world."""

from functools import partial
from typing import Any

from stammtisch.core import languages
from stammtisch.service import catalogue, requests
from stammtisch.service.endpoints import Ask, Content, Lines, endpoint
from stammtisch.service.house import House
from stammtisch.service.limits import Limits
from stammtisch.table import Refused
from stammtisch.table.agreement import find_game, read_options


@endpoint("POST", "/api/lab", body=requests.Study)
async def study(house: House, asked: requests.Study, ask: Ask) -> Lines:
    """What rules do, as it is found."""
    lab = house.world.lab
    found = lab.ask(_asked(asked, house.limits), ask.address)
    return Lines(lab.hear(found), partial(lab.leave, found))


def _asked(asked: requests.Study, limits: Limits) -> dict[str, Any]:
    """What is to be studied, every part of it checked, and every default filled in."""
    game = find_game(asked.game)
    players = asked.players or catalogue.usual_players(game)
    settings = [read_options(game, players, each) for each in asked.settings]
    settled = [each.settled(players).as_json() for each in settings]
    if any(each in settled[:i] for i, each in enumerate(settled)):
        raise Refused("same_rules")
    described = {each.name: each.kind for each in game.options.describe()}
    swept = asked.swept if described.get(asked.swept or "") in ("whole", "choice", "variant") else None
    return {
        "game": game.name,
        "players": players,
        "settings": [each.changed() for each in settings],
        "swept": swept,
        "matches": limits.study,
    }


@endpoint("GET", "/api/lab/{study}/report")
async def report(house: House, ask: Ask) -> Content:
    """The page about a finished study, to be saved."""
    language = languages.find(ask.query.get("language", "")) or languages.SOURCE
    found = house.world.lab.report(ask.path["study"], language)
    if found is None:
        raise Refused("no_such_study")
    name, page = found
    return Content(page, "text/html; charset=utf-8", name)
