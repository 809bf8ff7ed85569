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
_INKLESS = frozenset("\u200d\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0").union(
    map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0))
)
"""Letters and signs, by their category, that nobody sees."""
_TWINS = str.maketrans(
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
    "\u04bb\u04cf\u0501\u051b\u051d"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03b1\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b3\u03c9"
    "\u0131\u0261\u025101",
    "ABEKMHOPCTYXIJSabekmhopctyxijshldqwABEZHIKMNOPTYXanikvoptuxywigaol",
)
"""Cyrillic and Greek letters, and some others, that look like Latin ones."""


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


def likeness(name: str) -> str:
    """What the eye makes of a name: without what has no ink, and wide letters or small ones alike."""
    seen = "".join([letter for letter in name if letter not in _INKLESS])
    return " ".join(normalize("NFKC", seen).casefold().split())


def _likenesses(name: str) -> set[str]:
    """What the eye may make of it: in its own letters, and read as Latin ones."""
    return {likeness(name), likeness(name.translate(_TWINS))}


def check_likeness(text: str, others: Iterable[str]) -> None:
    """Raise if a new name cannot be seen, or be told from another. Names in a log stay as they are."""
    mine = _likenesses(visible(text))
    if "" in mine:
        raise Refused("bad_name")
    if any(mine & _likenesses(other) for other in others):
        raise Refused("name_taken", name=visible(text))


def read_line(text: str) -> str:
    """A line of chat."""
    line = visible(text)[:LONGEST_LINE]
    if not line:
        raise Refused("bad_message", why=Fault("nothing_said"))
    return line
