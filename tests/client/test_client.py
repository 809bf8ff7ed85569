"""The pure modules of the browser client, in Node: each `*.test.js` beside this file."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from stammtisch import games as names
from stammtisch.server.http import client
from stammtisch.service import browser_games, catalogue
from tests.client import NODE
from tests.client.recorder import evening
from tests.words import test_effects as effects

HERE = Path(__file__).parent
TESTS = sorted(HERE.glob("*.test.js"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that says where everything lies, and what a seat heard of matches of every game, for `house.js`."""
    file = tmp_path_factory.mktemp("client") / "house.json"
    games = {game: str(folder) for game, folder in browser_games.folders().items()}
    files = {browser_games.LIST: browser_games.listing().decode()}
    evenings = {game: evening(game) for game in names.NAMES}
    every = [names.get(game) for game in names.NAMES]
    facts = {
        "web": str(client.WEB),
        "games": games,
        "files": files,
        "evenings": evenings,
        "options": {game.name: catalogue.describe(game)["options"] for game in every},
        "effects": [[game.name, agreed, said] for game in every for agreed, said in effects.told(game)],
    }
    file.write_text(json.dumps(facts), encoding="utf-8")
    return file


@pytest.mark.parametrize("test", TESTS, ids=lambda path: path.name)
def test_in_node(test: Path, house: Path) -> None:
    command = [NODE, "--import", str(HERE / "house.js"), "--test", "--test-reporter=spec", str(test)]
    run = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
        env={**os.environ, "STAMMTISCH_HOUSE": str(house)},
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "tests 0" not in run.stdout, "nothing was tested"
