"""The file of a game's tables: named blocks of numbers with labels before them, read and written in the same form."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType

from stammtisch.core.errors import StammtischError
from stammtisch.games.tricks.tables import ZERO

WIDTH = 117
"""The longest line of a file."""

_BLOCK = re.compile(r'^([A-Z_]+) = table\("""\n(.*?)\n"""\)$', re.DOTALL | re.MULTILINE)

LOWEST, HIGHEST = -ZERO, 255 - ZERO
"""What fits into the byte of an entry."""


class NoTables(StammtischError):
    """A game whose marks do not come from tables."""


@dataclass(frozen=True)
class Form:
    """A file of tables without its numbers: the text, and how many numbers each table has."""

    text: str = field(repr=False)
    sizes: Mapping[str, int] = field(hash=False)

    @property
    def length(self) -> int:
        return sum(self.sizes.values())

    def split(self, numbers: list[int]) -> dict[str, list[int]]:
        """Numbers in the order of the file, as tables."""
        tables, first = {}, 0
        for name, size in self.sizes.items():
            tables[name] = numbers[first : first + size]
            first += size
        return tables

    def write(self, numbers: list[int]) -> str:
        """The text of a file with these numbers; labels, order and descriptions stay as they are."""
        tables = self.split(numbers)

        def block(found: re.Match[str]) -> str:
            left = iter(tables[found[1]])
            rows = [_row(label, [next(left) for _ in range(count)]) for label, count in _rows(found[2])]
            return f'{found[1]} = table("""\n' + "\n".join(rows) + '\n""")'

        return _BLOCK.sub(block, self.text)


def read(text: str) -> tuple[Form, list[int]]:
    """The form of a file of tables, and its numbers in order."""
    sizes, numbers = {}, []
    for found in _BLOCK.finditer(text):
        own = [int(word) for line in found[2].splitlines() for word in line.rpartition(":")[2].split()]
        sizes[found[1]] = len(own)
        numbers += own
    return Form(text, sizes), numbers


def as_module(name: str, form: Form, numbers: list[int]) -> ModuleType:
    """The module that a file with these numbers would be."""
    module = ModuleType(name)
    exec(compile(form.write(numbers), name, "exec"), vars(module))
    return module


def _rows(text: str) -> list[tuple[str, int]]:
    """The label of each row of a block, and how many numbers it has. A line without a label goes on with the row above
    if that has one.
    """
    rows: list[tuple[str, int]] = []
    for line in text.splitlines():
        label, colon, numbers = line.rpartition(":")
        count = len(numbers.split())
        if not colon and rows and rows[-1][0]:
            rows[-1] = (rows[-1][0], rows[-1][1] + count)
        else:
            rows.append((label + colon, count))
    return rows


def _row(label: str, numbers: list[int]) -> str:
    """One row, on as many lines as it takes."""
    lines = [label]
    for word in map(str, numbers):
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return "\n".join(lines)
