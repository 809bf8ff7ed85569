"""A recorded match, told in words: trick by trick, with the score sheet after each round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch import games
from stammtisch.core.errors import StammtischError
from stammtisch.core.events import Event
from stammtisch.core.match import Match
from stammtisch.core.scoresheet import Row
from stammtisch.terminal.cards import inline, inlines
from stammtisch.terminal.look import Look
from stammtisch.terminal.sheet import amount
from stammtisch.terminal.story import Teller, printable
from stammtisch.words import known, listing, option_choice, option_title, say

PLAIN = Style()
"""The terminal's own background."""


def find(file: Path) -> tuple[Path, str]:
    """Where a record lies, and the key of what is said of it: `GAME:round` is the example `round` of its booklet."""
    if file == Path():  # an empty argument is no file, though it reads as the folder where one is
        raise StammtischError("cli.no_record_named")
    name, _, example = str(file).partition(":")
    game = games.get(name) if name in games.names() and not file.exists() else None
    if game is None or not game.examples:
        return file, ""
    if example not in game.examples:
        names = " | ".join(f"{name}:{each}" for each in game.examples)
        raise StammtischError("cli.no_such_example", game=game.title, name=repr(example), known=names)
    return game.examples[example], f"{name}.example.{example}"


@dataclass(frozen=True)
class Retelling:
    """A match told to somebody: to a seat, to a spectator (no seat), or with every secret open."""

    match: Match
    seat: int | None
    open: bool
    look: Look
    remarks: str = ""
    """The key below which something is said of its steps, as of an example."""

    @property
    def names(self) -> list[str]:
        """As the record has them; where nobody was called anything, they are the numbers of seats."""
        return [
            say("cli.seat", seat=seat) if name == f"Seat {seat}" else printable(name)
            for seat, name in enumerate(self.match.names)
        ]

    def parts(self) -> Iterator[RenderableType]:
        """The story, a line or a table at a time."""
        # Cards stand on the terminal's own background here, not on felt.
        teller = Teller(self.names, replace(self.look, painted=False), self.match.game.name)
        yield self._title()
        trick: list[Event] = []
        remarks: list[RenderableType] = []
        tricks = 0
        for number, (match, start) in enumerate(self.match.retrace()):
            for event in self._events(match, start):
                if event.kind == "plays":
                    trick.append(event)
                    continue
                if event.kind == "takes" and trick:
                    tricks += 1
                    yield self._trick(tricks, trick, event, teller)
                else:
                    yield from self._loose(trick, teller)
                    yield from self._told(event, match, teller)
                    tricks = 0 if event.kind == "deals" else tricks
                trick = []
            remarks += self._remark(number)
            if not trick:  # or it would be said before the cards that it is about
                yield from remarks
                remarks = []
        yield from self._loose(trick, teller)
        if not self.match.over:
            yield Text(f"\n{say('cli.breaks_off')}", "italic")
        else:
            yield from self._end()

    def _events(self, match: Match, start: int) -> list[Event]:
        return match.events(self.seat, start, everything=self.open)

    def _remark(self, number: int) -> Iterator[RenderableType]:
        """What is said after so many moves."""
        key = f"{self.remarks}.{number}"
        if self.remarks and known(key):
            yield Padding(Text(say(key), "italic"), (0, 0, 1, 5))

    def _title(self) -> RenderableType:
        changed = [_agreed(self.match.game.name, name, value) for name, value in self.match.options.changed().items()]
        people = listing(self.names)
        title = Text(say("cli.game_with", game=self.match.game.title, people=people), "bold")
        return title.append(f" ({', '.join(changed)})" if changed else "")

    def _told(self, event: Event, match: Match, teller: Teller) -> Iterator[RenderableType]:
        if event.kind == "scores":
            yield Padding(self._sheet(match.sheet[-1:]), (1, 0, 0, 2))
        elif event.kind == "deals":
            yield Text("\n").append_text(teller.sentence(event, Style(bold=True)))
            yield from self._hands(match, teller)
        elif event.kind != "ends":
            yield teller.sentence(event, PLAIN)

    def _hands(self, match: Match, teller: Teller) -> Iterator[RenderableType]:
        """The hands that were dealt, as far as they may be seen."""
        seats = range(match.players) if self.open else () if self.seat is None else (self.seat,)
        for seat in seats:
            hand = match.view(seat)["hand"]
            yield _hanging(Text(say("cli.is_dealt", name=self.names[seat])), inlines(hand, teller.cards, PLAIN))

    def _trick(self, number: int, plays: Sequence[Event], takes: Event, teller: Teller) -> RenderableType:
        played = Text(", ").join(
            Text.assemble(
                self.names[int(str(event.data["seat"]))], " ", inline(str(event.data["card"]), teller.cards, PLAIN)
            )
            for event in plays
        )
        taker = self.names[int(str(takes.data["seat"]))]
        return _hanging(
            Text(f"{number:>3}  ", "dim"),
            Text.assemble(played, f" {'→' if self.look.shapes else '>'} ", (taker, "bold")),
        )

    def _loose(self, plays: Sequence[Event], teller: Teller) -> Iterator[RenderableType]:
        """Cards played outside a trick, or in one that the record does not finish."""
        for event in plays:
            yield teller.sentence(event, PLAIN)

    def _end(self) -> Iterator[RenderableType]:
        outcome = self.match.outcome
        assert outcome is not None
        yield Text(f"\n{say('cli.match_over', reason=say(f'terminal.reason.{outcome.reason.word}'))}", "bold")
        yield Padding(self._sheet(self.match.sheet), (1, 0, 1, 2))
        for place, seats in zip(sorted(set(outcome.places)), outcome.ranking, strict=True):
            names, points = listing([self.names[seat] for seat in seats]), outcome.totals[seats[0]]
            line = f"{place}. {names}{say('colon')}{amount(self.match.game.unit, points)}"
            yield Text(line, "bold" if place == 1 else "")

    def _sheet(self, rows: Sequence[Row]) -> Table:
        """Rounds and their points, and the totals after the last of them."""
        style = box.SIMPLE_HEAD if self.look.shapes else box.ASCII2
        table = Table(box=style, show_edge=False, pad_edge=False, header_style="dim")
        table.add_column(say("cli.round"), justify="right")
        for name in self.names:
            table.add_column(name, justify="right", overflow="ellipsis")
        for row in rows:
            table.add_row(str(row.round), *map(str, row.points))
        table.add_row(say("cli.total"), *map(str, rows[-1].totals), style="bold")
        return table


def _agreed(game: str, name: str, value: object) -> str:
    """An option in a few words; a table of data would be too many."""
    title = option_title(game, name)
    if value is True:
        return title
    if isinstance(value, str):
        return f"{title}{say('colon')}{option_choice(game, name, value)}"
    return say("cli.own_option", option=title) if isinstance(value, dict | list) else f"{title} {value}"


def _hanging(first: Text, rest: Text) -> Table:
    """Text that, when wrapped, goes on under itself."""
    grid = Table.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(first, rest)
    return grid
