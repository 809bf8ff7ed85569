"""The catalogues: one file a language for the house (`texts/de.ftl`), one for each game (its own `texts/de.ftl`).

The messages of a game are known by its name: `mood` in the file of Hearts is `hearts-mood` for everybody else. Within
the file they go by their own names, and those of the house. What a language lacks is said in English, message by
message.

`STAMMTISCH_TEXTS` names a folder with catalogues of one's own, laid over these: `fr.ftl` for the house,
`hearts/fr.ftl` for a game. So a language can be tried before it is part of the house.
"""

import hashlib
import json
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stammtisch.core.languages import LANGUAGES, OWN, SOURCE, TEXTS
from stammtisch.words.fluent import Catalogue, Pattern, parse

PACKAGE = Path(__file__).resolve().parents[1]

HOUSE = ""
"""Where messages are known by their own names."""

FIRST = "house"
"""The chapter of what stands in none."""

UNSERVED = frozenset({"terminal", "commands", "research"})
"""Chapters that no browser needs."""

FOLDERS: dict[str, Path] = {
    HOUSE: TEXTS,
    **{folder.parent.name: folder for folder in sorted(PACKAGE.glob("games/*/texts")) if folder.is_dir()},
}
"""Whose catalogues lie where."""

Stamp = tuple[tuple[str, int, int], ...]
"""Which files there are, and the time and size of each: what was made of them holds until one of these changes."""


@dataclass
class _Kept:
    """What was made of files, for as long as they stay as they are: they may be edited while a server runs."""

    read: dict[tuple[str, int, int], Catalogue] = field(default_factory=dict)
    files: tuple[Stamp, dict[str, bytes], dict[str, bytes]] = ((), {}, {})


_kept = _Kept()


def bring(game: str, folder: Path) -> None:
    """A game from elsewhere has its catalogues there, if it has any."""
    if folder.is_dir():
        FOLDERS[game] = folder


def languages() -> list[str]:
    """The languages that the house speaks."""
    return sorted(LANGUAGES)


def messages(language: str) -> dict[str, Pattern]:
    """Everything that can be said in a language."""
    return {key: pattern for chapter in chapters(language).values() for key, pattern in chapter.items()}


def chapters(language: str) -> dict[str, dict[str, Pattern]]:
    """The same by chapter. A message stands in the chapter in which it stands in English."""
    found: dict[str, dict[str, Pattern]] = {}
    for name in FOLDERS:
        patterns: dict[str, Pattern] = {}
        places: dict[str, str] = {}
        for tag in dict.fromkeys((SOURCE, language)):
            for folder in _folders(name):
                catalogue = _catalogue(folder / f"{tag}.ftl")
                patterns |= catalogue.messages
                places = {**catalogue.chapters, **places}
        for key, pattern in patterns.items():
            said = _of_game(name, set(patterns), pattern) if name else pattern
            found.setdefault(places[key] or FIRST, {})[_known_as(name, key)] = said
    return found


def _folders(name: str) -> Iterator[Path]:
    yield FOLDERS[name]
    if own := os.environ.get(OWN):
        yield Path(own) / name


def _facts(path: Path) -> tuple[str, int, int]:
    facts = path.stat()
    return str(path), facts.st_mtime_ns, facts.st_size


def _catalogue(path: Path) -> Catalogue:
    """What a file says; nothing if there is none."""
    if not path.exists():
        return Catalogue()
    facts = _facts(path)
    if facts not in _kept.read:
        _kept.read = {old: known for old, known in _kept.read.items() if old[0] != facts[0]}
        _kept.read[facts] = parse(path.read_text(encoding="utf-8"), str(path))
    return _kept.read[facts]


def _known_as(name: str, key: str) -> str:
    return f"{name}-{key}" if name else key


def _of_game(name: str, own: set[str], pattern: Any) -> Any:
    """A pattern whose references to messages of the same game say so."""
    if isinstance(pattern, Mapping):
        return {key: _of_game(name, own, form) for key, form in pattern.items()}
    if not isinstance(pattern, list):
        return pattern
    if pattern[:1] == ["@"] and pattern[1] in own:
        return ["@", _known_as(name, pattern[1])]
    return [_of_game(name, own, piece) for piece in pattern]


def files() -> dict[str, bytes]:
    """The catalogues as a browser gets them: a file for each chapter of each language, and one with their names."""
    return _made()[0]


def digests() -> dict[str, bytes]:
    """A digest of what is in each of these files."""
    return _made()[1]


def _made() -> tuple[dict[str, bytes], dict[str, bytes]]:
    stamp = tuple(
        _facts(path) for name in FOLDERS for folder in _folders(name) for path in sorted(folder.glob("*.ftl"))
    )
    if stamp != _kept.files[0]:
        made = _browser_files()
        _kept.files = (stamp, made, {name: hashlib.sha256(content).digest() for name, content in made.items()})
    return _kept.files[1:]


def _browser_files() -> dict[str, bytes]:
    known = {language: chapters(language) for language in languages()}
    found = {
        f"words/{language}/{chapter}.json": _json({key: said for key, said in content.items() if not in_full(key)})
        for language, parts in known.items()
        for chapter, content in parts.items()
        if chapter not in UNSERVED
    }
    names = {language: parts["house"]["language"] for language, parts in known.items()}
    return {"words/languages.json": _json(names), **found}


def in_full(key: str) -> bool:
    """What is wrong is said in full where people type; on a page, where they see the rest, it is said in short."""
    return key.endswith("-full") and re.search(r"(^|-)(refused|fault)-", key) is not None


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
