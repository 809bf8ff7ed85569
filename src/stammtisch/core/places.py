"""Where in the code of a game something went wrong: the function, file and line that its author can look at."""

import re
from pathlib import Path
from typing import NamedTuple

FRAME = re.compile(r'File "(?P<file>[^"\n]+)", line (?P<line>\d+)(?:, in (?P<name>\S+))?')
"""A place as tracebacks write it, also those that came from another process, and messages of Numba."""


class Place(NamedTuple):
    """A place in the code of a game."""

    name: str
    """The function, where it is known."""
    at: str
    """File and line as editors understand them: `maumau/rules.py:120`."""
    start: int
    """How far into the text it is named."""


def at(folder: Path, file: str, line: int) -> str:
    """File and line, without what is the same for all files of a game."""
    path = Path(file).resolve()
    return f"{path.relative_to(folder.parent) if path.is_relative_to(folder) else path}:{line}"


def places(text: str, folder: Path) -> list[Place]:
    """All places in the code of a game that a traceback or a message names."""
    found = (each for each in FRAME.finditer(text) if Path(each["file"]).resolve().is_relative_to(folder))
    return [Place(each["name"] or "", at(folder, each["file"], int(each["line"])), each.start()) for each in found]
