"""Results on disk, one deal per line, so that an interrupted run goes on where it stopped.

The first line says what was planned; a journal goes on only with exactly that plan. A last line that was torn when
the machine went down is cut off, and its deal played again.
"""

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.lab.arena.deals import Deal, Played

FORMAT = 1

Results = dict[str, dict[int, Deal]]
"""For each game, its deals by their numbers."""


class BadJournal(StammtischError):
    """A journal cannot be read, or belongs to something else."""


def _unwritten(path: Path, error: OSError) -> BadJournal:
    return BadJournal("arena.journal_unwritten", file=path, reason=error.strerror or str(error))


def usual_place(digest: str) -> Path:
    """Where the journal of a plan is kept unless somebody says otherwise."""
    return folders.cache() / "arena" / f"{digest}.jsonl"


class Journal:
    """The journal of a tournament, open for writing. Only one process at a time may have it."""

    def __init__(self, path: Path, plan: dict[str, Any], shape: dict[str, tuple[int, int]]) -> None:
        """`plan` is what must stand in its first line; `shape`, for each game, how many matches a deal has and how
        many players.
        """
        self.path, self.results = path, {game: {} for game in shape}  # type: Path, Results
        self._shape = shape
        try:
            if path.parent == usual_place("").parent:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise _unwritten(path, error) from None
        try:
            _lock(self._file, path)
            self._file.seek(0)
            self._read(self._file.read(), plan)
        except BaseException:
            self._file.close()
            raise

    def add(self, game: str, deal: Deal) -> None:
        """Write a deal down, at once."""
        self.results[game][deal.number] = deal
        line = {"game": game, "deal": deal.number, "matches": [match.as_json() for match in deal.matches]}
        self._write(line)

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise _unwritten(self.path, error) from None

    def _read(self, content: bytes, plan: dict[str, Any]) -> None:
        whole, newline, torn = content.rpartition(b"\n")
        lines = whole.split(b"\n") if newline else []
        header = {"arena": FORMAT, "plan": plan}
        if not lines and (not torn or (json.dumps(header, separators=(",", ":")).encode()).startswith(torn)):
            self._file.truncate(0)
            self._write(header)
            return
        self._check_header(lines[0] if lines else torn, plan)
        for number, line in enumerate(lines[1:], 2):
            try:
                game, deal = self._deal(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise BadJournal("arena.journal_damaged", file=self.path, number=number) from None
            self.results[game][deal.number] = deal
        if torn:
            self._file.truncate(len(whole) + 1)

    def _check_header(self, line: bytes, plan: dict[str, Any]) -> None:
        try:
            header = json.loads(line)
            found, form = header["plan"], header["arena"]
        except (ValueError, KeyError, TypeError):
            raise BadJournal("arena.no_journal", file=self.path) from None
        if form != FORMAT:
            raise BadJournal("arena.journal_format", file=self.path, format=FORMAT, got=repr(form))
        differing = [key for key in plan if not isinstance(found, dict) or found.get(key) != plan[key]]
        if differing == ["sources"]:
            raise BadJournal("arena.journal_sources", file=self.path)
        if differing:
            raise BadJournal("arena.journal_plan", file=self.path, what=", ".join(differing))

    def _deal(self, data: Any) -> tuple[str, Deal]:
        game, number = data["game"], data["deal"]
        matches, players = self._shape[game]
        deal = Deal(number, tuple(map(Played.read, data["matches"])))
        if len(deal.matches) != matches or any(len(match.totals) != players for match in deal.matches):
            raise ValueError
        if not isinstance(number, int) or number < 0:
            raise ValueError
        return game, deal

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """One writer at a time; the lock goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadJournal("arena.journal_open", file=path) from None
    except OSError:  # a file system without locks
        return
