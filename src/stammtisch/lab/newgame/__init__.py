"""A small working game to start from: `stammtisch new-game NAME` writes it.

The files lie in `template`, with `@name@`, `@title@`, `@code@` and `@dashed@` for what differs; those that tools would
read before they have a name end in `.in`.
"""

import keyword
import sys
from importlib.util import find_spec
from pathlib import Path

from stammtisch import games
from stammtisch.core.declaration import NAME
from stammtisch.core.errors import StammtischError

TEMPLATE = Path(__file__).with_name("template")


def write(name: str, folder: Path | None = None) -> list[Path]:
    """Write a game of that name into a new folder, which is called like it unless one is named. Gives the files."""
    check_name(name)
    place = Path(name) if folder is None else folder
    if place.exists() and not (place.is_dir() and not any(place.iterdir())):
        raise StammtischError("cli.new_game.exists", folder=str(place))
    differs = {
        "@name@": name,
        "@dashed@": name.replace("_", "-"),
        "@title@": name.replace("_", " ").strip().title(),
        "@code@": code_of(name),
    }
    return [_fill(source, place, differs) for source in sorted(TEMPLATE.rglob("*")) if source.is_file()]


def check_name(name: str) -> None:
    """Raise unless a game, and the package that brings it, can be called that."""
    if not NAME.fullmatch(name):
        raise StammtischError("cli.new_game.name", name=name)
    if name in (*games.names(), *games.RESERVED):
        raise StammtischError("cli.new_game.taken", name=name)
    found = find_spec(name)  # a folder of that name, which is no package, has no origin
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or (found and found.origin):
        raise StammtischError("cli.new_game.module", name=name)


def code_of(name: str) -> str:
    """How its paragraphs are numbered: the initials, or the first letters of a single word."""
    words = name.strip("_").split("_")
    letters = "".join(word[:1] for word in words) if len(words) > 1 else words[0][:2]
    return "".join(filter(str.isalpha, letters)).upper()[:4]


def _fill(source: Path, place: Path, differs: dict[str, str]) -> Path:
    text = source.read_text(encoding="utf-8")
    for mark, value in differs.items():
        text = text.replace(mark, value)
    parts = source.relative_to(TEMPLATE).with_name(source.name.removesuffix(".in")).parts
    target = place.joinpath(*(differs["@name@"] if part == "package" else part for part in parts))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return target
