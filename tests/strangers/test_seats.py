"""Who is meant in an event: the server and the browser agree, for games of strangers too."""

import dataclasses
import json
import subprocess
from pathlib import Path

from stammtisch import games
from stammtisch.core.events import Told
from stammtisch.server import shelf
from tests.client import NODE
from tests.core.toy import TOY

CROWNS = Told(("seat", "loser"), "{seat} beats {loser}.", more_seats=("loser",))


def test_the_browser_is_told_which_parameters_hold_a_seat() -> None:
    strange = dataclasses.replace(TOY, name="strange", events={**TOY.events, "crowns": CROWNS})
    assert json.loads(json.dumps(shelf.describe(strange)))["more_seats"] == {"crowns": ["loser"]}
    assert "more_seats" not in shelf.describe(TOY)


def test_it_means_the_same_seats_as_the_server() -> None:
    listed = json.loads(shelf.listing())
    for game, facts in zip(games.every(), listed["games"], strict=True):
        for kind, how in game.told.items():
            meant = {*listed["seats"], *facts.get("more_seats", {}).get(kind, ())} & {*how.parameters}
            assert meant == how.seats, (game.name, kind)


def test_the_browser_names_them() -> None:
    tests = Path(__file__).parents[1] / "client" / "story.test.js"
    run = subprocess.run([NODE, "--test", str(tests)], capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stdout
