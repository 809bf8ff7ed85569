"""Colours and shapes. Every colour of a card also has a letter and a shape, so none depends on being seen in colour."""

from dataclasses import dataclass, replace

from rich.console import Console
from rich.style import Style

from stammtisch.words.wrapping import keep_together

keep_together()

FELT, FELT_DEEP, ON_FELT, ON_FELT_2 = "#1b4334", "#15372b", "#f5e9cf", "#b9c9b4"
OAK, ON_OAK, ON_OAK_2 = "#4a2f1a", "#f7ead0", "#cdb189"
PAPER, INK, INK_2 = "#f8efda", "#211a14", "#5d4c39"
BRASS, WAX = "#f0c56e", "#a8281d"

INDEXED = {FELT: "color(22)", FELT_DEEP: "color(234)", OAK: "color(236)", PAPER: "color(230)"}
"""Grounds for terminals of 256 colours, where the nearest colours would be teal and blood."""

SHAPES = {"g": "♠", "b": "♦", "r": "♥", "y": "●", "k": "♣"}
"""The signs of the cards as they are drawn, as near as letters come to them: leaf, lozenge, heart, bell and acorn."""

INKS = {"green": "g", "blue": "b", "red": "r", "yellow": "y", "black": "k"}
"""The letters of the colours that a game may declare; the others are not told apart here."""
SIGNS = {"leaf": "♠", "lozenge": "♦", "heart": "♥", "bell": "●", "acorn": "♣"}
SIGNS |= {"spade": "♠", "diamond": "♦", "club": "♣", "star": "★"}
"""The signs that a game may declare; any other is written as it is."""

ON_PAPER = {"g": "#1f7f5c", "b": "#2a5ca8", "r": "#c22e1e", "y": "#7e5200", "k": INK}
"""Inks that are read well on a card."""
ON_WOOD = {"g": "#7fc9a4", "b": "#8fb8ee", "r": "#ff9a86", "y": "#e9bd55", "k": "#c9bda6"}
"""Inks that are read well on felt and oak."""
ON_ANY = {"g": "green", "b": "blue", "r": "red", "y": "yellow", "k": "bright_black"}
"""The terminal's own colours, which suit its own background."""


@dataclass(frozen=True)
class Look:
    """What the terminal can show."""

    colour: bool
    """Whether colours are shown at all."""
    painted: bool
    """Whether there are enough colours to paint felt, oak and paper."""
    shapes: bool
    """Whether it can print more than ASCII."""
    indexed: bool = False
    """Whether it has 256 colours and no more."""
    game: str = ""
    """Whose cards are shown: they are called by its names."""

    @classmethod
    def of(cls, console: Console) -> "Look":
        colour = console.color_system is not None and not console.no_color
        painted = colour and console.color_system in ("256", "truecolor")
        return cls(colour, painted, not console.options.ascii_only, console.color_system == "256")

    def ground(self, colour: str) -> str:
        """The nearest to a ground that the terminal has."""
        return INDEXED.get(colour, colour) if self.indexed else colour

    def paint(self, ink: str, ground: str, *, bold: bool = False) -> Style:
        """A style on a ground of its own, where grounds are painted; otherwise only what is bold is left of it."""
        if not self.painted:
            return Style(bold=bold or None)
        return Style(color=ink, bgcolor=self.ground(ground), bold=bold or None)

    def of_game(self, game: str) -> "Look":
        """The same for the cards of a game."""
        return replace(self, game=game)

    @property
    def bare(self) -> "Look":
        """The same for text that stands on the terminal's own background."""
        return replace(self, painted=False)

    # The surfaces of the screen

    @property
    def felt(self) -> Style:
        return self.paint(ON_FELT, FELT)

    @property
    def felt_quiet(self) -> Style:
        return self.paint(ON_FELT_2, FELT)

    @property
    def shade(self) -> Style:
        """The strip below the table where the story is told."""
        return self.paint(ON_FELT_2, FELT_DEEP)

    @property
    def oak(self) -> Style:
        return self.paint(ON_OAK, OAK)

    @property
    def oak_quiet(self) -> Style:
        return self.paint(ON_OAK_2, OAK)

    @property
    def paper(self) -> Style:
        return self.paint(INK, PAPER)

    @property
    def paper_quiet(self) -> Style:
        return self.paint(INK_2, PAPER)

    @property
    def turn(self) -> Style:
        """Whose turn it is. Nothing else is brass."""
        return self.paint(BRASS, FELT, bold=True)

    @property
    def slip(self) -> Style:
        """The paper slip with what is asked."""
        return self.paint(INK, PAPER, bold=True)

    @property
    def alarm(self) -> Style:
        """What was refused, and what must be answered now."""
        if self.painted:
            return self.paint(PAPER, WAX, bold=True)
        return Style(color="red" if self.colour else None, bold=True)

    @property
    def accent(self) -> Style:
        """Headings on the terminal's own background."""
        return Style(color="yellow" if self.colour else None, bold=True)

    # Signs

    @property
    def here(self) -> str:
        return "▸" if self.shapes else ">"

    @property
    def dot(self) -> str:
        return "·" if self.shapes else "-"

    @property
    def tick(self) -> str:
        return "✓" if self.shapes else "*"
