"""A grid of cells to draw on: seats and cards are put where they belong, and the whole is read off in lines."""

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text


def fit(text: str, width: int) -> str:
    """The text, cut to a width in cells, with an ellipsis where it was too long."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 1 else set_cell_size(text, width)


def left(text: str, width: int) -> str:
    """The text at the left of a column of that many cells."""
    return set_cell_size(fit(text, width), width)


def right(text: str, width: int) -> str:
    """The text at the right of a column of that many cells."""
    text = fit(text, width)
    return " " * (width - cell_len(text)) + text


class Canvas:
    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width, self.height, self.ground = width, height, ground
        self._cells: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]

    def write(self, x: int, y: int, text: Text) -> None:
        """Put a line of text; what lies outside the grid is left out."""
        if not 0 <= y < self.height:
            return
        base = self.ground + (text.style if isinstance(text.style, Style) else Style.parse(text.style))
        styles = [base] * len(text)
        for start, end, span in text.spans:
            for i in range(start, min(end, len(styles))):
                styles[i] += span if isinstance(span, Style) else Style.parse(span)
        for character, style in zip(text.plain, styles, strict=True):
            width = cell_len(character)
            if x >= 0 and x + width <= self.width and width:
                self._cells[y][x] = (character, style)
                for covered in range(x + 1, x + width):
                    self._cells[y][covered] = ("", style)  # the right half of a wide character
            x += width

    def block(self, x: int, y: int, lines: Sequence[Text]) -> None:
        for down, line in enumerate(lines):
            self.write(x, y + down, line)

    def centred(self, y: int, text: Text) -> None:
        self.write((self.width - text.cell_len) // 2, y, text)

    def lines(self) -> list[Text]:
        drawn = []
        for row in self._cells:
            runs = groupby(row, key=lambda cell: cell[1])
            drawn.append(Text.assemble(*(("".join(character for character, _ in run), style) for style, run in runs)))
        return drawn
