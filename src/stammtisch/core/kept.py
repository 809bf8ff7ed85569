"""What is compiled already: a mark on disk beside the compiled code, so that nobody has to load it to know.

Compiling takes its time, loading what was compiled before only a moment. Programs that people wait for ask here first.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from stammtisch.core.game import Game

PLAYOUTS = "compiled"
"""The loop that plays whole matches."""
SEARCHES = "searches"
"""The search that looks ahead."""

_known: set[tuple[Game, str]] = set()


def is_kept(game: Game, part: str) -> bool:
    """Whether a part of a game was compiled before, by this process or another."""
    if (game, part) not in _known and _mark(game, part).exists():
        _known.add((game, part))
    return (game, part) in _known


def keep(game: Game, part: str) -> None:
    """A part of a game is compiled now."""
    _known.add((game, part))
    with suppress(OSError):  # without a cache that lasts, it is compiled anew next time
        _mark(game, part).touch()


def _mark(game: Game, part: str) -> Path:
    """Numba keeps what it compiled by the place and the date of the file it is from: a copy of the same sources
    elsewhere, or installed again, has nothing yet.
    """
    from stammtisch.core import native

    source = Path(__file__)
    place = sha256(f"{source} {source.stat().st_mtime_ns}".encode()).hexdigest()[:12]
    return native.cache_folder(game.folder) / f"{game.name}-{place}.{part}"
