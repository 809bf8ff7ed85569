"""The commands."""

from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import stammtisch
from stammtisch import bots, games, words
from stammtisch.cli.arena import arena
from stammtisch.cli.checking import check_game
from stammtisch.cli.comparing import compare
from stammtisch.cli.docs import show_docs
from stammtisch.cli.doctoring import doctor
from stammtisch.cli.flags import (
    HELP_NAMES,
    MEMORY,
    SECONDS,
    BotMemory,
    BotSeconds,
    File,
    GameName,
    Seed,
    pace,
    per_game,
    positive,
    rate,
    whole,
)
from stammtisch.cli.listing import show_bots
from stammtisch.cli.newgame import new_game
from stammtisch.cli.reviewing import review
from stammtisch.cli.serving import open_table, serve
from stammtisch.cli.simulating import simulate
from stammtisch.cli.sitting import sit
from stammtisch.cli.spoken import FLAG
from stammtisch.cli.usage import Misused
from stammtisch.core import languages
from stammtisch.core.errors import BadRecord, BadSeat, Fault, StammtischError, near
from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.words import say

LAB_PANEL = "panel.lab"
EXAMPLES = {"example": games.NAMES[0], "last": games.NAMES[-1], "bots": ", ".join(bots.EVERY)}
"""What help speaks of: two games, and the names of bots."""

Language = Annotated[
    str | None,
    typer.Option(
        FLAG,
        metavar="|".join(languages.LANGUAGES),
        show_default="default.language",
        autocompletion=lambda: list(languages.LANGUAGES),
    ),
]
"""For help and completion: what it says has been heard before any command runs, so it may stand anywhere."""


class Commands(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in games.names() and not ctx.resilient_parsing:
            raise StammtischError("cli.game_is_no_command", game=args[0])
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-") and not ctx.resilient_parsing:
            fault = Fault("cli.no_such_command", command=repr(args[0]), **near(args[0], known))
            raise Misused(fault, ctx.command_path)
        return super().resolve_command(ctx, args)


app = typer.Typer(name="stammtisch", cls=Commands, pretty_exceptions_enable=False, context_settings=HELP_NAMES)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stammtisch {stammtisch.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, metavar="")] = False,
    language: Language = None,
) -> None:
    """Rascally German card games: to play, to study and to bend."""
    if ctx.invoked_subcommand is None:
        open_table()


app.command("serve", rich_help_panel="panel.table")(serve)
app.command("sit", no_args_is_help=True, rich_help_panel="panel.table")(sit)
app.command("doctor", rich_help_panel="panel.records")(doctor)


@app.command("menu", rich_help_panel="panel.table")
def menu() -> None:
    """Choose a game and play it against the house, here in the terminal."""
    from stammtisch.terminal.menu import run_menu

    run_menu()


# Reading


@app.command("games", rich_help_panel="panel.table")
def show_games() -> None:
    """Show which games there are, with their options and variants."""
    from stammtisch.cli.output import READABLE, complain, show
    from stammtisch.cli.reading import shelf

    show(shelf(games.every()), width=READABLE)
    for fault in games.left_out():
        complain(words.explain(StammtischError(fault)))


app.command("bots", rich_help_panel="panel.table")(show_bots)
app.command("docs", rich_help_panel="panel.table")(show_docs)


@app.command("rules", rich_help_panel="panel.table")
def show_rules(
    game: GameName,
    paragraph: Annotated[
        str | None,
        typer.Option("--paragraph", metavar="NUMBER", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Show the rulebook of a game."""
    from stammtisch.cli.output import READABLE, show
    from stammtisch.cli.reading import book, examples, passage

    found = games.get(game)
    rules = found.book(words.language())
    parts = chain(book(rules), examples(found)) if paragraph is None else passage(rules, paragraph)
    show(parts, width=READABLE, paged=paragraph is None)


# Playing


def play(
    game: Game,
    options: Options,
    players: int,
    seed: Seed = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", show_default=False)] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--continue", metavar="FILE", show_default=False),
    ] = None,
    pace: Annotated[
        float,
        typer.Option("--pace", parser=pace, metavar="NUMBER"),
    ] = 1.0,
    against: Annotated[
        str,
        typer.Option(
            "--against",
            "--level",
            metavar="BOT[,BOT…]",
            autocompletion=lambda: list(bots.EVERY),
        ),
    ] = "geselle",
    hints: Annotated[
        str | None,
        typer.Option(
            "--hints",
            metavar="BOT",
            show_default="meister",
            autocompletion=lambda: list(bots.EVERY),
        ),
    ] = None,
    bot_seconds: BotSeconds = SECONDS,
    bot_memory: BotMemory = MEMORY,
) -> None:
    """Play a game against the house, here in the terminal."""
    from stammtisch.bots.own.process import Limits
    from stammtisch.terminal.play import run_play

    run_play(
        game=game,
        players=players,
        options=options,
        seed=seed,
        name=name,
        record=record,
        resume=resume,
        pace=pace,
        against=against,
        hints=hints,
        limits=Limits(bot_seconds, bot_memory),
    )


app.add_typer(
    typer.Typer(
        cls=per_game(play, "play"),
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
    ),
    name="play",
    rich_help_panel="panel.table",
)

app.add_typer(
    typer.Typer(
        cls=per_game(simulate, "simulate"),
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
    ),
    name="simulate",
    rich_help_panel=LAB_PANEL,
)

app.command("arena", no_args_is_help=True, rich_help_panel=LAB_PANEL)(arena)
app.command("compare", no_args_is_help=True, rich_help_panel=LAB_PANEL)(compare)
app.command("check-game", no_args_is_help=True, rich_help_panel=LAB_PANEL)(check_game)
app.command("new-game", no_args_is_help=True, rich_help_panel=LAB_PANEL)(new_game)


# Records


@app.command("replay", rich_help_panel="panel.records")
def replay(
    file: File,
    match: Annotated[
        int,
        typer.Option("--match", "-m", parser=positive, metavar="NUMBER"),
    ] = 1,
    seat: Annotated[
        int | None,
        typer.Option("--seat", parser=whole, metavar="NUMBER", show_default=False),
    ] = None,
    everything: Annotated[bool, typer.Option("--open", metavar="")] = False,
    speed: Annotated[
        float | None,
        typer.Option("--speed", parser=rate, metavar="NUMBER", show_default="default.speed"),
    ] = None,
) -> None:
    """Tell a recorded match in words."""
    from rich.console import Console
    from rich.text import Text

    from stammtisch.cli.output import show
    from stammtisch.cli.retell import Retelling, find
    from stammtisch.lab import records
    from stammtisch.terminal.look import Look

    if everything and seat is not None:
        raise StammtischError("cli.seat_or_open")
    file, remarks = find(file)
    try:
        played, count = records.load(file, match)
    except BadRecord as error:
        raise StammtischError("cli.in_file", file=file, fault=words.explain(error)) from None
    if seat is not None and not 0 <= seat < played.players:
        raise BadSeat("cli.no_such_seat", seat=str(seat), last=played.players - 1)
    everything = everything or bool(remarks and seat is None)
    parts = Retelling(played, seat, everything, Look.of(Console()), remarks).parts()
    if count > 1:
        parts = chain([Text(say("cli.match_of", match=match, count=count), "dim")], parts)
    show(parts, pause=1 / speed if speed else 0)


app.command("review", rich_help_panel="panel.records")(review)


@app.command("verify", rich_help_panel="panel.records")
def verify(
    file: File,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HASH", show_default=False),
    ] = None,
) -> None:
    """Check a record, or the proof of a fair deal."""
    from stammtisch.cli.output import complain
    from stammtisch.cli.verifying import check_file

    try:
        for line in check_file(file, commitment):
            print(line)
    except BadRecord as error:
        complain(f"{file}: {words.explain(error)}")
        raise typer.Exit(1) from None
