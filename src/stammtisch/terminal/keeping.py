"""Files: records that a crash cannot halve, and what is kept for next time: unfinished matches and the person's name.

Keeping is a courtesy. Where the user's data folder cannot be read or written, playing goes on without it.
"""

import contextlib
import os
from datetime import datetime
from pathlib import Path

from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match


class CannotWrite(StammtischError):
    """A file could not be written."""


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a pipe or a device: there is nothing to replace
            return
        target = Path(os.path.realpath(path))
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CannotWrite("terminal.cannot_be_written", file=path, reason=reason) from None


def check_free(path: Path, match: Match) -> None:
    """Raise if the path is taken by anything but an earlier stretch of this match."""
    if path.is_dir():
        raise CannotWrite("terminal.is_folder", file=path)
    if not path.is_file():
        return
    try:
        with path.open(encoding="utf-8", newline="") as file:
            first = file.readline()
    except (OSError, ValueError):
        first = "?"
    if first and first != match.record().partition("\n")[0] + "\n":
        raise CannotWrite("terminal.file_exists", file=path)


# The user's data folder

UNFINISHED = "unfinished"
MOST_KEPT = 30


def folder() -> Path | None:
    """Where the user's own data lies, after the XDG rules."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():
        return Path(given) / "stammtisch"
    with contextlib.suppress(RuntimeError):
        return Path.home() / ".local" / "share" / "stammtisch"
    return None


def new_place(game: Game) -> Path | None:
    """A file for one more unfinished match; None if nothing can be kept. Of very many the oldest are dropped."""
    home = folder()
    if home is None:
        return None
    try:
        (home / UNFINISHED).mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    for old in kept()[MOST_KEPT - 1 :]:
        drop(old)
    return home / UNFINISHED / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


def keep(match: Match) -> Path | None:
    """Keep an unfinished match for next time. None if that could not be done."""
    place = new_place(match.game)
    if place is None:
        return None
    try:
        write(place, match.record())
    except CannotWrite:
        return None
    return place


def drop(place: Path) -> None:
    """Forget a kept match."""
    with contextlib.suppress(OSError):
        place.unlink(missing_ok=True)


def kept() -> list[Path]:
    """The kept matches, the latest first."""
    home = folder()
    try:
        files = list((home / UNFINISHED).glob("*.jsonl")) if home else []
        return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return []


def last_name() -> str | None:
    """How the person was called last time."""
    home = folder()
    if home is None:
        return None
    with contextlib.suppress(OSError, ValueError):
        name = (home / "name").read_text(encoding="utf-8").strip()
        return name if 0 < len(name) <= 40 and name.isprintable() else None
    return None


def remember_name(name: str) -> None:
    home = folder()
    if home is not None:
        with contextlib.suppress(OSError, CannotWrite):
            home.mkdir(parents=True, exist_ok=True)
            write(home / "name", f"{name}\n")
