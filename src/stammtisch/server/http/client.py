"""The browser client as the server hands it out: its files, their version, and the worker that keeps a copy.

Most files lie in one folder; each game brings its own besides, below `games/`. The list of games, what they declare,
and the words, as browsers read them, are made of others. All of it is in memory. The folders are looked at in a thread,
once for all who ask meanwhile: whoever asks gets the files as they are at that moment or later, and an edit is seen at
the next reload.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from stammtisch.service import shelf
from stammtisch.words import catalogues

WEB = Path(__file__).resolve().parents[2] / "web"
"""The browser client."""
WORKER = "worker.js"
"""The script that keeps a copy of the client in the browser; it is not part of that copy."""
PAGE = "index.html"
VERSION = "Stammtisch-Version"
"""The header by which a page says of which version it is."""
PACKING, WORTH_PACKING = 6, 0.9
"""How thoroughly files are compressed, once each, and what share of a file may be left for that to be of use: pictures
are compressed already.
"""
PAUSE = 0.05
"""Seconds between two looks at the folder, at least."""

mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class File:
    """What is in a file, and when that was."""

    path: Path | None
    """Where it lies; None if it was made of others."""
    stamp: tuple[int, int]
    """Its time and size."""
    content: bytes
    digest: bytes
    kind: str
    """Its media type."""
    packed: bytes | None = None
    """The same, compressed with gzip; None where that gains little."""

    @property
    def tag(self) -> str:
        return f'"{self.digest.hex()[:20]}"'


@dataclass(frozen=True, slots=True)
class Copy:
    """All files at one moment."""

    files: dict[str, File] = field(default_factory=dict)
    version: str = ""
    """The same for the same files, wherever they lie; another one as soon as a file differs."""
    facts: bytes = b"{}"
    """What somebody needs to know who keeps a copy, as JSON."""


class Client:
    """The files of the client, and the catalogues as browsers read them. All may be edited while the server runs:
    whoever asks hears of it.
    """

    def __init__(self, folder: str | None = None) -> None:
        self.folder = Path(folder) if folder else WEB
        self._games = shelf.folders()
        """What each game brings, by the name under which it is served."""
        self._copy = Copy()
        self._next: asyncio.Task[Copy] | None = None
        """The look that has not begun yet, for everybody who asks before it does."""
        self._looking = asyncio.Lock()
        self._looked = -PAUSE
        self.looks = 0
        """How often the folder was looked at."""

    async def copy(self) -> Copy:
        """The files as they are now."""
        if self._next is None:
            self._next = asyncio.create_task(self._look_soon())
        return await asyncio.shield(self._next)

    async def file(self, name: str) -> File | None:
        """One file, from memory as long as it has not changed. What is made of others is made anew with a page."""
        known = self._copy.files.get(name)
        if known is not None and (known.path is None or known.stamp == _stamp(known.path)):
            return known
        return (await self.copy()).files.get(name)

    async def _look_soon(self) -> Copy:
        loop = asyncio.get_running_loop()
        async with self._looking:
            await asyncio.sleep(max(0.0, self._looked + PAUSE - loop.time()))
            self._next, self._looked = None, loop.time()
            self._copy = await asyncio.to_thread(self.look)
            return self._copy

    def look(self) -> Copy:
        """Look at the folders. What has not changed is not read again."""
        self.looks += 1
        before, found = self._copy.files, dict[str, File]()
        for name, path in sorted(self._paths()):
            stamp = _stamp(path)
            if stamp is None:
                continue
            known = before.get(name)
            file = known if known is not None and known.stamp == stamp else _read(name, path, stamp)
            if file is not None:
                found[name] = file
        for name, content in {**shelf.files(), **catalogues.files()}.items():
            known = before.get(name)
            found[name] = known if known is not None and known.content == content else _file(name, content)
        if found == before:
            return self._copy
        whole, listed = hashlib.sha256(), list[str]()
        for name, file in found.items():
            if name != WORKER:
                whole.update(name.encode() + b"\0" + file.digest)
                listed.append(f"/static/{name}")
        version = whole.hexdigest()[:16]
        return Copy(found, version, msgspec.json.encode({"version": version, "files": listed}))

    def _paths(self) -> list[tuple[str, Path]]:
        games = [each for game, folder in self._games.items() for each in _walk(folder, f"games/{game}/")]
        return [*_walk(self.folder), *games]


def _walk(folder: Path, below: str = "") -> list[tuple[str, Path]]:
    """Every file with its name below the folder."""
    found: list[tuple[str, Path]] = []
    try:
        entries = list(os.scandir(folder))
    except OSError:  # not installed, or just moved away
        return found
    for entry in entries:
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            found += _walk(Path(entry.path), f"{below}{entry.name}/")
        elif entry.is_file():
            found.append((below + entry.name, Path(entry.path)))
    return found


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        facts = os.stat(path)
    except OSError:
        return None
    return facts.st_mtime_ns, facts.st_size


def _read(name: str, path: Path, stamp: tuple[int, int]) -> File | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    return _file(name, content, path, stamp)


def _file(name: str, content: bytes, path: Path | None = None, stamp: tuple[int, int] = (0, 0)) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, PACKING, mtime=0)
    return File(
        *(path, stamp, content, hashlib.sha256(content).digest(), kind),
        packed if len(packed) < len(content) * WORTH_PACKING else None,
    )
