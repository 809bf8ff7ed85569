"""No file of the house knows a game by name: whatever it has to know of one, the game declares."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games

SOURCES = Path(stammtisch.__file__).parent
FOLDERS = {game.folder for game in games.every()}
TITLES = [title for game in games.every() for title in (game.name, game.title)]
NAMED = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, TITLES))})(?![A-Za-z])")

ALLOWED = {
    "games/__init__.py": "the one list of our own games",
}
"""Where games are named all the same, and why."""

KINDS = {".py", ".ftl", ".js", ".css", ".html", ".svg", ".json", ".webmanifest"}


def files(*kinds: str) -> Iterator[Path]:
    """Source files outside the games' own folders and outside what is allowed."""
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix not in kinds or FOLDERS & {*path.parents} or "__pycache__" in path.parts:
            continue
        if not any(name == each or name.startswith(f"{each}/") for each in ALLOWED):
            yield path


def named(text: str) -> list[str]:
    """The lines of a text that name a game."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


@pytest.mark.parametrize("kind", [".py", ".js"])
def test_there_are_files_to_look_at(kind: str) -> None:
    assert len(list(files(kind))) > 60


def test_no_source_file_names_a_game() -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): named(path.read_text(encoding="utf-8"))
        for path in files(".py")
        if named(path.read_text(encoding="utf-8"))
    }
    assert found == {}


def test_no_file_of_the_browser_names_a_game() -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): named(path.read_text(encoding="utf-8"))
        for path in files(*(KINDS - {".py"}))
        if named(path.read_text(encoding="utf-8"))
    }
    assert found == {}


def test_no_game_names_another() -> None:
    for game in games.every():
        others = [each for each in games.every() if each is not game]
        foreign = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(other.name for other in others)})(?![A-Za-z])")
        for path in game.folder.rglob("*"):
            if path.suffix in KINDS - {".ftl"}:  # in German, people count to "zehn"
                assert not foreign.search(path.read_text(encoding="utf-8")), path


def test_what_is_allowed_is_needed() -> None:
    """An exception goes when its reason has gone."""
    for name in ALLOWED:
        place = SOURCES / name
        texts = [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in KINDS]
        assert any(named(path.read_text(encoding="utf-8")) for path in texts), name


def test_names_are_noticed() -> None:
    for title in TITLES:
        assert named(f'if game == "{title}":') == [f'if game == "{title}":']
        assert named(f'[data-game="{title}"] {{}}') != []
        assert named(f"from stammtisch.games.{title} import cards") != []
    assert named("in tens and hundreds, spied, stolen") == []
