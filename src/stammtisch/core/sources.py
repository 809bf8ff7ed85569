"""Where records are read from: a file by its path or opened, their text, or its lines."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import BinaryIO, TextIO, TypeAlias

from stammtisch.core.errors import BadRecord, got

Source: TypeAlias = str | bytes | PathLike[str] | TextIO | BinaryIO | Iterable[str]
"""A path, an open file (of text or of bytes: `gzip.open` will do), the text of records, or its lines."""


@contextmanager
def lines_of(source: Source) -> Iterator[Iterable[str]]:
    """The lines of records. A text is told from a path by its first character, which is a brace."""
    if isinstance(source, bytes):
        source = _decoded(source)
    if isinstance(source, str) and source.lstrip().startswith("{"):
        yield StringIO(source)
    elif isinstance(source, PathLike) or (isinstance(source, str) and source.strip()):
        with _file(source) as lines:
            yield lines
    elif isinstance(source, Iterable) and not isinstance(source, str):
        yield _texts(source, opened=hasattr(source, "read"))
    else:
        raise BadRecord("no_record", got=got(source))


@contextmanager
def _file(path: str | PathLike[str]) -> Iterator[Iterable[str]]:
    try:
        with Path(path).open(encoding="utf-8") as file:
            yield file
    except UnicodeDecodeError:
        raise BadRecord("not_text", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("cannot_be_read", file=str(path), reason=reason) from None


def _texts(lines: Iterable[object], *, opened: bool) -> Iterator[str]:
    for line in lines:
        if opened and isinstance(line, bytes):
            yield _decoded(line)
            continue
        if not isinstance(line, str):
            raise BadRecord("no_record", got=got(line))
        yield line


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise BadRecord("not_text", file="bytes") from None
