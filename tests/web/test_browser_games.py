"""What games bring for the browser: all of it is found, and what is missing is not offered."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.server.http.client import Client
from stammtisch.service import browser_games
from tests import bundled
from tests.tiers import first_of

pytest.importorskip("playwright")

PARTS = {"deal", "deck", "deeds", "gallery", "lesson", "options", "scenes", "scoring", "table"}


def bare(guest: Any, game: str, *parts: str) -> None:
    """Somebody whose server has a game that brings only some parts."""
    listed = json.loads(browser_games.listing())
    for each in listed["games"]:
        if each["name"] == game:
            each["client"] = list(parts)
    guest.page.route("**/static/games/list.json", lambda route: route.fulfill(json=listed))


def test_every_module_is_a_part_that_the_client_asks_for() -> None:
    for game in games.every():
        assert set(browser_games.parts(game)) <= PARTS, game.name
        assert {"deck", "table", "scoring", "lesson", "gallery"} <= set(browser_games.parts(game)), game.name


def test_a_changed_module_is_another_version(tmp_path: Path) -> None:
    client = Client()
    before, name = client.look().version, games.NAMES[0]
    folder = tmp_path / "client"
    folder.mkdir()
    for path in client._games[name].iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    client._games[name] = folder
    assert client.look().version == before
    (folder / "table.js").write_bytes(b"// nothing")
    assert client.look().version != before


def test_files_count_wherever_the_client_is_installed(tmp_path: Path) -> None:
    """A virtual environment is often a folder with a dot."""
    folder = tmp_path / ".venv" / "web"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<p>")
    (folder / ".hidden").write_text("no")
    files = Client(str(folder)).look().files
    assert "index.html" in files
    assert ".hidden" not in files


@pytest.mark.parametrize("game", first_of(["zehn", "klaumau"]))
def test_a_game_without_anything_is_not_a_blank_page(invite: Any, game: str) -> None:
    ada = invite("Ada")
    bare(ada, game)
    ada.go("/")
    ada.sees(f"[data-play={game}]")
    assert ada.page.query_selector(f"[data-learn={game}]") is None
    assert ada.page.query_selector("[data-learn=gaunerbande]") is not None
    assert ada.page.query_selector_all(f".game:has([data-play={game}]) .fan .card")
    ada.page.click(f"[data-play={game}]")
    ada.sees(".table .hands .held")
    ada.sees(".mid.is-plain .card")
    ada.go("/pad")
    ada.sees(".pad-game")
    assert ada.page.query_selector(f".pad-game[data-game={game}]") is None
    assert len(ada.page.query_selector_all(".pad-game")) == len(games.NAMES) - 1
    ada.go("/gallery")
    ada.sees(".deck")
    assert ada.page.query_selector(f"#deck-{game}") is None


def test_a_module_that_is_broken_counts_as_missing(invite: Any) -> None:
    """The plain table takes its place, and other games are none the worse for it."""
    ada = invite("Ada")
    broken = {"content_type": "text/javascript", "body": "export const = 1;"}
    where = "b-*/zehn.js" if bundled.IS_BUNDLED else "games/zehn/table.js"
    ada.page.route(f"**/static/{where}", lambda route: route.fulfill(**broken))
    ada.go("/")
    ada.page.click("[data-play=zehn]")
    ada.sees(".mid.is-plain .card")
    assert ada.page.locator(".hands .held").count() == 4
    ada.go("/")
    ada.page.click("[data-play=gaunerbande]")
    ada.sees(".table .hands .held")
