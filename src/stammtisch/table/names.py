"""What people may call themselves and write: visible text, and nothing that a screen would obey."""

from collections.abc import Iterable
from unicodedata import category, combining, normalize

from stammtisch.core.errors import Fault
from stammtisch.table.refusals import Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
MARKS = 2
"""So many accents may stand on one letter; more would climb out of their line."""

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"
"""It holds the parts of some emoji together, and is invisible elsewhere."""


def visible(text: str) -> str:
    """The text in composed form, without control and format characters, towers of accents and runs of spaces."""
    kept: list[str] = []
    marks = 0
    for raw in normalize("NFC", text):
        letter = " " if raw.isspace() else raw
        marks = marks + 1 if combining(letter) else 0
        if marks <= MARKS and (letter == _JOINER or category(letter) not in _UNSEEN):
            kept.append(letter)
    return " ".join("".join(kept).split())


def read_name(text: str, others: Iterable[str]) -> str:
    """A name as it will stand at the table."""
    name = visible(text)
    if not 1 <= len(name) <= LONGEST_NAME or not any(letter.isprintable() and not letter.isspace() for letter in name):
        raise Refused("bad_name")
    if name.casefold() in {other.casefold() for other in others}:
        raise Refused("name_taken", name=name)
    return name


def read_line(text: str) -> str:
    """A line of chat."""
    line = visible(text)[:LONGEST_LINE]
    if not line:
        raise Refused("bad_message", why=Fault("nothing_said"))
    return line
