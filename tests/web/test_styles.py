"""Styles of different parts of the client do not get into each other's way."""

import re
from collections import defaultdict
from pathlib import Path

from tests.web.conftest import GAMES, WEB

VARIED = {"shared/contrast.css", "shared/handed.css"}
"""Sheets that are there to change what others have drawn."""
SHEETS = [*WEB.rglob("*.css"), *(path for folder in GAMES.values() for path in folder.rglob("*.css"))]


def bare(path: Path) -> set[str]:
    """Classes that a sheet draws wherever they are."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    selectors = ",".join(re.findall(r"([^{}]+){", text))
    return {one.strip() for one in re.split(r",(?![^(]*\))", selectors) if re.fullmatch(r"\s*\.[\w-]+\s*", one)}


def test_a_class_is_drawn_by_one_sheet() -> None:
    """A sheet once loaded stays: two that draw the same class by itself meet on some way through the pages."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in SHEETS:
        name = path.relative_to(WEB).as_posix() if path.is_relative_to(WEB) else path.as_posix()
        for one in bare(path) if name not in VARIED else ():
            found[one].append(name)
    assert len(found) > 300
    assert {one: names for one, names in found.items() if len(names) > 1} == {}
