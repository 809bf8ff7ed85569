"""The pages for those who work on the code speak of the tree as it is, and stay short enough to be read."""

import re
from collections.abc import Callable, Sized
from functools import cache
from pathlib import Path

import pytest

from stammtisch import games

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "stammtisch"
DESIGN = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "design").glob("*.md"))
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", *DESIGN]
WRAPPED = [*PAGES, "README.md", "CHANGELOG.md"]
EVERY = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
"""All pages that link to each other."""

WIDTH = 120

MADE = {"games/list.json", "games/GAME/plain.json", "build/screens"}
"""What a server or a test makes, and the tree does not have."""


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


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


@pytest.mark.parametrize("page", PAGES)
def test_what_is_named_is_there(page: str) -> None:
    missing = [name for name in sorted(named(text_of(page)) - MADE) if not is_there(name)]
    assert missing == []


def test_names_are_found() -> None:
    assert len({name for page in PAGES for name in named(text_of(page))}) > 200


def test_what_is_not_there_is_noticed() -> None:
    assert is_there("core/game.py")
    assert is_there("games/*/knowledge.py")
    assert not is_there("core/games.py")
    assert not is_there("games/*/knowledges.py")


def links(text: str) -> set[str]:
    """Where a page leads in this tree."""
    prose = re.sub(r"^ *```.*?^ *```$|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)
    return {link for link in re.findall(r"\]\(([^)\s]+)\)", prose) if not re.match(r"\w+:", link)}


def anchors(text: str) -> set[str]:
    """The places of a page that links may lead to."""
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", EVERY)
def test_links_lead_somewhere(page: str) -> None:
    for link in links(text_of(page)):
        name, _, place = link.partition("#")
        target = (ROOT / page).parent / name if name else ROOT / page
        assert target.exists(), link
        assert not place or place in anchors(target.read_text(encoding="utf-8")), link


def test_pages_of_design_are_found_and_lead_only_where_the_wheel_has_pages() -> None:
    assert len(DESIGN) > 10
    assert set(DESIGN) <= links(text_of("ARCHITECTURE.md"))
    for page in DESIGN:
        folder = (ROOT / page).parent
        assert all((folder / link).resolve().is_relative_to(ROOT / "docs") for link in links(text_of(page))), page


@pytest.mark.parametrize("page", WRAPPED)
def test_lines_can_be_read_beside_code(page: str) -> None:
    """Rows of tables cannot be wrapped, nor can what people copy."""
    prose = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.DOTALL | re.MULTILINE)
    assert [line for line in prose.splitlines() if len(line) > WIDTH and not line.startswith("|")] == []


LIMITS = [
    ("ARCHITECTURE.md", str.split, 2000),
    ("SECURITY.md", str.split, 500),
    ("CHANGELOG.md", str.splitlines, 60),
    ("CONTRIBUTING.md", str.encode, 6000),
]


@pytest.mark.parametrize(("page", "parts", "most"), LIMITS)
def test_a_page_is_short(page: str, parts: Callable[[str], Sized], most: int) -> None:
    assert len(parts(text_of(page))) <= most


def tree(page: str, top: str) -> str:
    """A tree that is drawn on a page."""
    (found,) = re.findall(rf"^```\n({top}/\n.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.parametrize(
    ("page", "top", "place"),
    [("ARCHITECTURE.md", "src/stammtisch", PACKAGE), ("docs/design/client.md", "web", PACKAGE / "web")],
)
def test_the_trees_have_every_room(page: str, top: str, place: Path) -> None:
    drawn = set(re.findall(r"^  (\w+)/", tree(page, top), re.MULTILINE))
    assert drawn == {each.name for each in place.iterdir() if each.is_dir() and each.name != "__pycache__"}


@pytest.mark.parametrize(("row", "inside", "kind"), [("*.py", "", ".py"), ("client/", "client", ".js")])
def test_what_a_game_is_made_of(row: str, inside: str, kind: str) -> None:
    """Every module that most of our games have is listed, and none that no game has."""
    drawn = re.sub(r"\n {8,}", " ", tree("ARCHITECTURE.md", "src/stammtisch"))
    listed = re.search(rf"^    <game>/{re.escape(row)} +(.*)$", drawn, re.MULTILINE)
    assert listed
    words = set(re.findall(r"\w+", listed[1].rpartition(": ")[2]))
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
