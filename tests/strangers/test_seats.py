"""Who is meant in an event: the server and the browser agree, for games of strangers too; `client/story.test.js` is the
browser's half.
"""

import dataclasses
import json

from stammtisch import games
from stammtisch.core.events import Told
from stammtisch.service import browser_games
from tests.core.toy import TOY

CROWNS = Told(("seat", "loser"), "{seat} beats {loser}.", more_seats=("loser",))


def test_the_browser_is_told_which_parameters_hold_a_seat() -> None:
    strange = dataclasses.replace(TOY, name="strange", events={**TOY.events, "crowns": CROWNS})
    assert json.loads(json.dumps(browser_games.describe(strange)))["more_seats"] == {"crowns": ["loser"]}
    assert "more_seats" not in browser_games.describe(TOY)


def test_it_means_the_same_seats_as_the_server() -> None:
    listed = json.loads(browser_games.listing())
    for game, facts in zip(games.every(), listed["games"], strict=True):
        for kind, how in game.told.items():
            meant = {*listed["seats"], *facts.get("more_seats", {}).get(kind, ())} & {*how.parameters}
            assert meant == how.seats, (game.name, kind)
