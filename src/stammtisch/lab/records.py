"""Files of records with any number of matches in them, each with its own header."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec

from stammtisch import games
from stammtisch.core import record
from stammtisch.core.errors import BadRecord, StammtischError
from stammtisch.core.fairness import Proof
from stammtisch.core.match import Match

_LONGEST_PROOF = 65_536
"""Bytes of a file that may be a proof: a few contributions of 200 characters, and two hashes."""


class BadFile(StammtischError):
    """A file cannot be read or written."""


# Writing


@contextmanager
def new_file(path: Path, *, force: bool = False) -> Iterator[IO[str]]:
    """A text file that appears under its name only when it is complete; if anything goes wrong, nothing of it is left.

    A file that is there already is replaced only by force.
    """
    with _draft(path, force=force) as draft, draft.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def new_bytes(path: Path, *, force: bool = False) -> Iterator[IO[bytes]]:
    """The same for a file that is no text."""
    with _draft(path, force=force) as draft, draft.open("wb") as file:
        yield file


@contextmanager
def _draft(path: Path, *, force: bool) -> Iterator[Path]:
    check_free(path, force=force)
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        yield draft
        check_free(path, force=force)
        draft.replace(target)
    except OSError as error:
        raise BadFile("terminal.cannot_be_written", file=path, reason=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def check_free(path: Path, *, force: bool) -> None:
    """Raise if the path is taken by something that must not be replaced, or lies nowhere."""
    try:
        if path.is_dir():
            raise BadFile("terminal.is_folder", file=path)
        if path.exists() and not path.is_file():
            raise BadFile("cli.not_ordinary", file=path)
        if path.exists() and not force:
            raise BadFile("cli.exists_already", file=path)
        if not path.parent.is_dir():
            raise BadFile("cli.no_folder", file=path, folder=path.parent)
    except OSError as error:
        raise BadFile("terminal.cannot_be_written", file=path, reason=error.strerror or str(error)) from None


# Reading


def matches(
    path: Path, progress: Callable[[int], None] = lambda size: None
) -> Iterator[tuple[int, list[record.AnyLine]]]:
    """The matches of a file one by one, each with the number of its first line. `progress` hears how long lines are."""
    try:
        with path.open(encoding="utf-8", newline="\n") as file:
            yield from record.each(_heard(file, progress))
    except UnicodeDecodeError:
        raise BadRecord("not_text") from None
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError) -> BadFile:
    reason = error.strerror or str(error)
    return BadFile("cannot_be_read", file=str(path), reason=reason)


def _heard(lines: IO[str], progress: Callable[[int], None]) -> Iterator[str]:
    for line in lines:
        progress(len(line))
        yield line


def verify(
    path: Path,
    progress: Callable[[int], None] = lambda size: None,
    proven: Callable[[Proof], None] = lambda proof: None,
) -> int:
    """Replay every match of a file and say how many there are. Raises `BadRecord` at the first line that is wrong.

    `proven` hears of each match whose record says how its seed came about, once that has been checked.
    """
    count, stream = 0, matches(path, progress)
    for first, lines in stream:
        match = record.replay(lines, games.get, first=first, unfinished=True)
        if not isinstance(lines[-1], record.End):
            next(stream, None)  # if the next line cannot be read, that is the reason, and raises here
            record.replay(lines, games.get, first=first)  # otherwise this says what is missing
        count += 1
        if match.proof is not None:
            proven(match.proof)
    return count


def read_proof(path: Path) -> Proof | None:
    """The proof in a file that holds nothing else, as a table shows it after a match; None if it is something else."""
    try:
        if not path.is_file() or path.stat().st_size > _LONGEST_PROOF:
            return None
        text = path.read_bytes()
        kind = msgspec.json.decode(text, type=dict)
    except OSError as error:
        raise _unreadable(path, error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    if "type" in kind or "secret" not in kind:
        return None
    try:
        return msgspec.convert(kind, Proof)
    except msgspec.ValidationError as error:
        raise BadRecord("no_proof", reason=str(error)) from None


def load(path: Path, number: int = 1) -> tuple[Match, int]:
    """Match `number` of a file, counted from 1, as far as it was played, and how many matches the file has."""
    found, count = None, 0
    for first, lines in matches(path):
        count += 1
        if count == number:
            found = record.replay(lines, games.get, first=first, unfinished=True)
    if found is None:
        if count == 1:
            raise BadRecord("no_such_match", number=number)
        raise BadRecord("no_such_match", number=number, count=count)
    return found, count
