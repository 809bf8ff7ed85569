"""Which releases of what carries the connections the limits of SECURITY.md were tried with (`tests/packaging`).

Limits are kept inside of uvicorn's protocol (`entrance.py`, `wire.py`), so another release might drop one and nobody
would notice. It is refused at the start instead. The ranges are those of pyproject.toml; a test compares them.
"""

import httptools
import uvicorn
import websockets

from stammtisch.core.errors import StammtischError

ALLOWED = {"uvicorn": ("0.53.0", "0.55"), "websockets": ("15.0", "18"), "httptools": ("0.8.0", "0.10")}
"""The first release of each, and the first one that was not tried."""


def check() -> None:
    """Raise unless all of them were tried."""
    for package in (uvicorn, websockets, httptools):
        name, version = package.__name__, package.__version__
        least, below = ALLOWED[name]
        if not _key(least) <= _key(version) < _key(below):
            raise StammtischError("untried_version", package=name, got=version, least=least, below=below)


def _key(version: str) -> tuple[int, ...]:
    """A release in numbers; what comes after them, as in 1.0rc1, does not count."""
    numbers = []
    for part in version.split("."):
        if not part.isdigit():
            break
        numbers.append(int(part))
    return tuple(numbers)
