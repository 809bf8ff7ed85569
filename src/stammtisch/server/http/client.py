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

from stammtisch.core.languages import LANGUAGES, SOURCE
from stammtisch.server.http.bundle import MADE, Bundle, preferred
from stammtisch.service import browser_games
from stammtisch.words import catalogues

WEB = Path(__file__).resolve().parents[2] / "web"
"""The browser client."""
BUNDLE = WEB.with_name("bundle")
"""The same, bundled; only a wheel brings that."""
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
    sources: dict[str, File] = field(default_factory=dict)
    """The files as somebody wrote them, where a bundle has others under the same names."""
    bundle: Bundle | None = None
    """The bundle, if it was made of these files."""
    _pages: dict[tuple[str, str, str | None], File] = field(default_factory=dict, compare=False)

    def page(self, path: str, accepted: str, game: str | None = None) -> File | None:
        """The page at an address, for somebody who reads these languages (as `Accept-Language` lists them); with it the
        game at that address comes.
        """
        template = self.files.get(PAGE)
        if template is None or self.bundle is None:
            return template
        key = (self.bundle.page_of(path), preferred(accepted, LANGUAGES, SOURCE), game)
        if key not in self._pages:
            self._pages[key] = _file(PAGE, self.bundle.write(template.content.decode(), *key).encode())
        return self._pages[key]

    def lasts(self, name: str) -> bool:
        """Whether a file never changes under this name."""
        return self.bundle is not None and self.bundle.lasts(name)


class Client:
    """The files of the client, and the catalogues as browsers read them. All may be edited while the server runs:
    whoever asks hears of it.
    """

    def __init__(self, folder: str | None = None, bundle: str | None = None) -> None:
        self.folder = Path(folder) if folder else WEB
        self._bundle = BUNDLE if bundle is None else Path(bundle) if bundle else None
        self._games = browser_games.folders()
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

    def lasts(self, name: str) -> bool:
        """Whether a file never changes under this name."""
        return self._copy.lasts(name)

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
        before, sources = self._copy.sources, _read_all(self._copy.sources, self._paths())
        for name, content in {**browser_games.files(), **catalogues.files()}.items():
            known = before.get(name)
            sources[name] = known if known is not None and known.content == content else _file(name, content)
        bundle = Bundle.read(self._bundle) if self._bundle else None
        if bundle is not None and not bundle.fits({name: file.digest for name, file in sources.items()}):
            bundle = None
        if sources == before and bundle == self._copy.bundle:
            return self._copy
        found, unused = dict(sources), {WORKER}
        if bundle is not None:
            found |= _read_all(self._copy.files, _walk(bundle.folder))
            found.pop(MADE, None)
            joined = bundle.joined({name: file.content for name, file in sources.items()})
            found |= {name: _file(name, content) for name, content in joined.items()}
            if not self._are_imported(bundle):
                unused |= {name for name in sources if bundle.is_replaced(name)}
        whole = hashlib.sha256()
        for name, file in sorted(found.items()):
            if name != WORKER:
                whole.update(name.encode() + b"\0" + file.digest)
        version, listed = whole.hexdigest()[:16], [f"/static/{name}" for name in found if name not in unused]
        return Copy(found, version, msgspec.json.encode({"version": version, "files": listed}), sources, bundle)

    def _are_imported(self, bundle: Bundle) -> bool:
        """Whether a guest brings modules, which may import those of the house by their own addresses."""
        return any(
            name not in bundle.made.sources for name, _ in self._paths() if name.endswith(".js") and name != WORKER
        )

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


def _read_all(before: dict[str, File], paths: list[tuple[str, Path]]) -> dict[str, File]:
    """What lies there by name; what has not changed is not read again."""
    found = dict[str, File]()
    for name, path in sorted(paths):
        stamp = _stamp(path)
        if stamp is None:
            continue
        known = before.get(name)
        same = known is not None and (known.path, known.stamp) == (path, stamp)
        file = known if same else _read(name, path, stamp)
        if file is not None:
            found[name] = file
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
