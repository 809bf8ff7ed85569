"""The browser client as the server hands it out: its files, their version, and the worker that keeps a copy.

Most lie in one folder; each game brings its own besides, below `games/`, and the list of games is made here.
"""

import hashlib
import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stammtisch.server import shelf
from stammtisch.words import catalogues

WEB = Path(__file__).resolve().parents[1] / "web"
"""The browser client."""
WORKER = "worker.js"
"""The script that keeps a copy of the client in the browser; it is not part of that copy."""
VERSION = "Stammtisch-Version"
"""The header by which a page says of which version it is."""

mimetypes.add_type("application/manifest+json", ".webmanifest")


class Client:
    """The files of the client, and the catalogues as browsers read them. All may be edited while the server runs:
    whoever asks hears of it.
    """

    def __init__(self, folder: str | None = None) -> None:
        self.folder = Path(folder) if folder else WEB
        self.games = shelf.folders()
        """What each game brings, by the name under which it is served."""
        self._digests: dict[str, tuple[int, int, bytes]] = {}
        """What each file contained, and the time and size it had then."""

    def files(self) -> dict[str, bytes]:
        """Every file by its name below the folder, with a digest of what is in it."""
        found = {}
        for name, path in self._paths():
            if name == WORKER or any(part.startswith((".", "__")) for part in name.split("/")) or not path.is_file():
                continue
            found[name] = self._digest(name, path)
        found[shelf.LIST] = hashlib.sha256(shelf.listing()).digest()
        return {**found, **catalogues.digests()}

    @staticmethod
    def made(name: str) -> bytes | None:
        """A file that lies in no folder, for it is made of others."""
        return catalogues.files().get(name)

    def _paths(self) -> Iterator[tuple[str, Path]]:
        for path in sorted(self.folder.rglob("*")):
            yield path.relative_to(self.folder).as_posix(), path
        for game, folder in self.games.items():
            for path in sorted(folder.rglob("*")):
                yield f"games/{game}/{path.relative_to(folder).as_posix()}", path

    def _digest(self, name: str, path: Path) -> bytes:
        facts = path.stat()
        kept = self._digests.get(name)
        if kept is None or kept[:2] != (facts.st_mtime_ns, facts.st_size):
            kept = (facts.st_mtime_ns, facts.st_size, hashlib.sha256(path.read_bytes()).digest())
            self._digests[name] = kept
        return kept[2]

    def version(self) -> str:
        """The same for the same files, wherever they lie; another one as soon as a file differs."""
        whole = hashlib.sha256()
        for name, digest in self.files().items():
            whole.update(name.encode() + b"\0" + digest)
        return whole.hexdigest()[:16]

    def facts(self) -> dict[str, Any]:
        """What somebody needs to know who keeps a copy."""
        return {"version": self.version(), "files": [f"/static/{name}" for name in self.files()]}

    def worker(self) -> str:
        """The script that keeps it."""
        return (self.folder / WORKER).read_text(encoding="utf-8")
