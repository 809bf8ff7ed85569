"""ARCHITECTURE.md and CONTRIBUTING.md speak of the tree as it is."""

import re
from functools import cache
from pathlib import Path

import pytest

from stammtisch import games

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "stammtisch"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
HOUSE, WEB = re.findall(r"^```\n(src/stammtisch/\n.*?|web/\n.*?)^```$", ARCHITECTURE, re.MULTILINE | re.DOTALL)
"""The two trees that are drawn."""

MADE = {"words/de/table.json", "games/shelf.json", "games/GAME/plain.json", "build/screens"}
"""What a server or a test makes, and the tree does not have."""


@cache
def paths() -> str:
    """Everything there is, one path a line, with a slash before and behind it."""
    folders = (ROOT / name for name in ("src", "tests", "docs", "scripts", "bench", "deploy", "examples"))
    found = [path for folder in folders for path in folder.rglob("*") if "__pycache__" not in path.parts]
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}/" for path in [*ROOT.iterdir(), *found])


def is_there(name: str) -> bool:
    """Whether something has that name, wherever it lies; a game may stand for each."""
    parts = re.split(r"<game>|GAME|\*", name.strip("/"))
    return re.search("/" + "[^/\n]+".join(map(re.escape, parts)) + "/", paths()) is not None


def named(text: str) -> set[str]:
    """Files and folders that a text names; what begins with a slash is an address."""
    words = re.findall(r"`([\w<>*./-]+)`", text)
    return {
        word
        for word in words
        if not word.startswith("/") and re.search(r"/|\.(?:py|js|css|md|ftl|svg|html|txt|toml|json)$", word)
    }


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_what_is_named_is_there(page: str) -> None:
    found = named((ROOT / page).read_text(encoding="utf-8")) - MADE
    assert len(found) > 20
    assert [
        name for name in sorted(found) if not is_there(name.replace("core/notation.Faces", "core/notation.py"))
    ] == []


def test_what_is_not_there_is_noticed() -> None:
    assert is_there("core/game.py")
    assert is_there("games/*/knowledge.py")
    assert not is_there("core/games.py")
    assert not is_there("games/*/knowledges.py")


def folders(tree: str) -> set[str]:
    """The folders at the first level of a tree that is drawn."""
    return set(re.findall(r"^  (\w+)/", tree, re.MULTILINE))


def test_the_trees_have_every_room() -> None:
    for tree, place in ((HOUSE, PACKAGE), (WEB, PACKAGE / "web")):
        assert folders(tree) == {each.name for each in place.iterdir() if each.is_dir() and each.name != "__pycache__"}


@pytest.mark.parametrize(("row", "inside", "kind"), [("*.py", "", ".py"), ("client/", "client", ".js")])
def test_what_a_game_is_made_of(row: str, inside: str, kind: str) -> None:
    """Every module that most of our games have is listed, and none that no game has."""
    listed = re.search(rf"^    <game>/{re.escape(row)} +(.*)$", HOUSE, re.MULTILINE)
    assert listed
    words = set(re.findall(r"\w+", listed[1].partition(";")[0].partition(",")[0].rpartition(": ")[2]))
    has = [
        {
            path.stem
            for path in (game.folder / inside).iterdir()
            if path.suffix == kind or (path / "__init__.py").exists()
        }
        for game in games.every()
        if game.name in games.NAMES
    ]
    most = {name for each in has for name in each if sum(name in other for other in has) > 2} - {"__init__"}
    assert most <= words <= set().union(*has)
