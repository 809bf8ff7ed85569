"""Things to read in a terminal: the shelf of games, and the rulebooks."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import Game
from stammtisch.core.rulebook import Paragraph, Rulebook

# Games


def shelf(all_games: Iterable[Game]) -> Iterator[RenderableType]:
    """What there is to play."""
    for game in all_games:
        players = f"{game.players[0]}–{game.players[-1]} players"
        yield Text.assemble((game.name, "bold cyan"), f"  {game.title}, {players}, {game.minutes} minutes")
        yield Padding(Text(game.about), (0, 0, 0, 2))
        yield Padding(_options(game), (0, 0, 1, 2))
    yield Text("stammtisch play GAME to play, stammtisch rules GAME for its rulebook.", "dim")


def _options(game: Game) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for each in game.options.describe():
        default = "" if each.kind == "variant" or each.default is None else f" Usual: {each.default}."
        table.add_row(each.name, Text(f"{'Variant. ' if each.kind == 'variant' else ''}{each.doc}{default}"))
    return table


# Rulebooks


def book(rules: Rulebook) -> Iterator[RenderableType]:
    """A whole rulebook."""
    for place, section in enumerate(rules.sections):
        yield Text(section.heading, "bold reverse" if place == 0 else "bold underline")
        yield ""
        if section.words:
            yield Markdown(section.words)
            yield ""
        for paragraph in section.paragraphs:
            yield _numbered(paragraph)
            yield ""


def passage(rules: Rulebook, number: str) -> Iterator[RenderableType]:
    """One paragraph of a rulebook."""
    paragraph = rules.paragraph(number)
    yield Text(f"{rules.title}: {paragraph.heading}", "dim")
    yield _numbered(paragraph)


def _numbered(paragraph: Paragraph) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold cyan", min_width=5)
    grid.add_column()
    grid.add_row(paragraph.number, Markdown(paragraph.text))
    return grid
