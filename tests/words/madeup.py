"""A language that nobody speaks, English backwards: one file for the house and one for each game, no code."""

import re
from pathlib import Path
from typing import Any

from stammtisch.core.languages import SOURCE
from stammtisch.words import catalogues
from stammtisch.words.fluent import parse

TAG, NAME = "xx", "Hsilgne"


def turned(text: str) -> str:
    """`Your turn` is `ruoY nrut`. What stands for a value is left alone."""
    return re.sub(r"[^\W\d_]+", lambda word: word[0][::-1], text)


def write(folder: Path) -> None:
    """All catalogues in that language."""
    there = {name: place for name, place in catalogues.FOLDERS.items() if (place / f"{SOURCE}.ftl").is_file()}
    for name, place in there.items():  # packages of other tests have come and gone
        english = parse((place / f"{SOURCE}.ftl").read_text(encoding="utf-8"))
        lines = [f"{key} = {_pattern(pattern)}" for key, pattern in english.messages.items() if key != "language"]
        (folder / name).mkdir(exist_ok=True)
        (folder / name / f"{TAG}.ftl").write_text("\n".join([*lines, ""]), encoding="utf-8")
    with (folder / f"{TAG}.ftl").open("a", encoding="utf-8") as house:
        house.write(f"language = {NAME}\n")


def _pattern(pattern: Any) -> str:
    if isinstance(pattern, str):
        return "".join(_quoted(line) for line in [turned(pattern)])
    return "".join(_quoted(turned(piece)) if isinstance(piece, str) else f"{{ {_piece(piece)} }}" for piece in pattern)


def _quoted(text: str) -> str:
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{{ "{text}" }}'


def _piece(piece: Any) -> str:
    if not isinstance(piece, list):
        return f'"{piece}"' if isinstance(piece, str) else str(piece)
    kind, first, *rest = piece
    if kind == "$":
        return f"${first}"
    if kind == "@":
        return str(first)
    if kind == "F":
        options = [f"{name}: {_piece(value)}" for name, value in (rest[1] if len(rest) > 1 else {}).items()]
        return f"{first}({', '.join([*map(_piece, rest[0]), *options])})"
    forms, usual = rest
    lines = [f"    {'*' if key == usual else ''}[{key}] {_pattern(form)}" for key, form in forms.items()]
    return "\n".join([f"{_piece(first)} ->", *lines, "    "])
