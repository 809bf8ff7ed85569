"""Things to read in a terminal: the shelf of games, and the rulebooks."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import Game
from stammtisch.core.rulebook import Paragraph, Rulebook
from stammtisch.words import about, option_doc, option_sources, say, shape

# Games


def shelf(all_games: Iterable[Game]) -> Iterator[RenderableType]:
    """What there is to play."""
    for game in all_games:
        yield Text.assemble((game.name, "bold cyan"), f"  {game.title}, {shape(game)}")
        yield Padding(Text(about(game)), (0, 0, 0, 2))
        yield Padding(_options(game), (0, 0, 1, 2))
    yield Text(say("cli.how_to_play"), "dim")


def _options(game: Game) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for each in game.options.describe():
        parts = [option_doc(each)]
        if each.kind != "variant" and each.default is not None:
            parts.append(say("cli.usual", default=each.default))
        table.add_row(each.name, Text(" ".join([*parts, f"({option_sources(each)})"])))
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


def examples(game: Game) -> Iterator[RenderableType]:
    """How to look at what the booklet tells as an example."""
    for name in game.examples:
        yield Text(f"{say('example.title')}{say('colon')}stammtisch replay {game.name}:{name}", "dim")


def passage(rules: Rulebook, number: str) -> Iterator[RenderableType]:
    """One paragraph of a rulebook."""
    paragraph = rules.paragraph(number)
    yield Text(f"{rules.title}{say('colon')}{paragraph.heading}", "dim")
    yield _numbered(paragraph)


def _numbered(paragraph: Paragraph) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold cyan", min_width=5)
    grid.add_column()
    grid.add_row(paragraph.number, Markdown(paragraph.text))
    return grid
