"""The commands."""

from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import stammtisch
from stammtisch import bots, games, words
from stammtisch.cli.arena import EPILOG as ARENA_EPILOG
from stammtisch.cli.arena import arena
from stammtisch.cli.flags import HELP_NAMES, File, GameName, Seed, pace, per_game, positive, rate, whole
from stammtisch.cli.serving import open_table, serve
from stammtisch.cli.simulating import EPILOG, simulate
from stammtisch.cli.spoken import FLAG, LAB_PANEL
from stammtisch.core import languages
from stammtisch.core.errors import BadRecord, BadSeat, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.words import say

EXAMPLE = games.NAMES[0]
"""The game that help speaks of."""

Language = Annotated[
    str | None,
    typer.Option(
        FLAG,
        metavar="|".join(languages.LANGUAGES),
        help="The language to speak, for any command.",
        show_default="as your system does",
        autocompletion=lambda: list(languages.LANGUAGES),
    ),
]
"""For help and completion: what it says has been heard before any command runs, so it may stand anywhere."""


class Commands(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in games.NAMES and not ctx.resilient_parsing:
            raise StammtischError(
                say("{game} is a game: expected 'stammtisch play {game}' or 'stammtisch rules {game}'", game=args[0])
            )
        return super().resolve_command(ctx, args)


app = typer.Typer(name="stammtisch", cls=Commands, pretty_exceptions_enable=False, context_settings=HELP_NAMES)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stammtisch {stammtisch.__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=f"""Rascally German card games: to play, to study and to bend.

    Without a command it sets the table and opens it in your browser:
    against bots at once, or with friends. In the terminal:

      stammtisch menu
      stammtisch rules {EXAMPLE}
      stammtisch play {EXAMPLE}
    """,
)
def start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, metavar="", help="Say which version this is.")
    ] = False,
    language: Language = None,
) -> None:
    """What holds for all commands."""
    if ctx.invoked_subcommand is None:
        open_table()


app.command("serve", rich_help_panel="At the table")(serve)


@app.command("menu", rich_help_panel="At the table")
def menu() -> None:
    """Choose a game and play it against the house, here in the terminal."""
    from stammtisch.terminal.menu import run_menu

    run_menu()


# Reading


@app.command("games", rich_help_panel="At the table")
def show_games() -> None:
    """Show which games there are, with their options and variants."""
    from stammtisch.cli.output import READABLE, show
    from stammtisch.cli.reading import shelf

    show(shelf(games.every()), width=READABLE)


@app.command(
    "rules",
    rich_help_panel="At the table",
    help=f"""Show the rulebook of a game.

    Every rule has a number. When a move is refused, the number behind the
    reason leads here:

      stammtisch rules {EXAMPLE} --paragraph GB-12
    """,
)
def show_rules(
    game: GameName,
    paragraph: Annotated[
        str | None,
        typer.Option("--paragraph", metavar="NUMBER", help="Only this paragraph, such as GB-12.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """The whole book, or one paragraph."""
    from stammtisch.cli.output import READABLE, show
    from stammtisch.cli.reading import book, passage

    rules = games.get(game).book(words.language())
    parts = book(rules) if paragraph is None else passage(rules, paragraph)
    show(parts, width=READABLE, paged=paragraph is None)


# Playing


def play(
    game: Game,
    options: Options,
    players: int,
    seed: Seed = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="How you are called at the table.", show_default=False)
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record", metavar="FILE", help="Write the match to this file, to replay it later.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--continue", metavar="FILE", help="Go on with the unfinished match of this file.", show_default=False
        ),
    ] = None,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", parser=pace, metavar="NUMBER", help="How long the house thinks: 0 not at all, 2 twice as long."
        ),
    ] = 1.0,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="LEVEL",
            help="How well the house plays: lehrling, geselle, meister, or meister:1000ms to let it think longer.",
            autocompletion=lambda: list(bots.EVERY),
        ),
    ] = "geselle",
) -> None:
    """Play TITLE against the house, here in the terminal."""
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
        level=level,
    )


app.add_typer(
    typer.Typer(
        cls=per_game(play, "Type ? at any time while you play, and you are told what can be done."),
        help="Play a game against the house, here in the terminal.",
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
        epilog=f"Example: stammtisch play {EXAMPLE} --players 4 --name Ada",
    ),
    name="play",
    rich_help_panel="At the table",
)

app.add_typer(
    typer.Typer(
        cls=per_game(simulate, EPILOG),
        help="Let bots play a game many times and see what comes of it.",
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
        epilog=f"Example: stammtisch simulate {EXAMPLE} --games 10000",
    ),
    name="simulate",
    rich_help_panel=LAB_PANEL,
)

app.command("arena", epilog=ARENA_EPILOG, no_args_is_help=True, rich_help_panel=LAB_PANEL)(arena)


# Records


@app.command("replay", rich_help_panel="Records")
def replay(
    file: File,
    match: Annotated[
        int,
        typer.Option("--match", "-m", parser=positive, metavar="NUMBER", help="Which match, if the file has several."),
    ] = 1,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", parser=whole, metavar="NUMBER", help="Tell it as this seat knew it, from 0.", show_default=False
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--open", metavar="", help="Tell every secret too: all hands, all cards passed on.")
    ] = False,
    speed: Annotated[
        float | None,
        typer.Option(
            "--speed", parser=rate, metavar="NUMBER", help="So many lines a second.", show_default="all at once"
        ),
    ] = None,
) -> None:
    """Tell a recorded match in words.

    Trick by trick, with the score sheet after each round, as a spectator
    would have seen it. With --seat or --open you are told more:

      stammtisch replay evening.jsonl --match 3 --open --speed 2
    """
    from rich.console import Console
    from rich.text import Text

    from stammtisch.cli.output import show
    from stammtisch.cli.retell import Retelling
    from stammtisch.lab import records
    from stammtisch.terminal.look import Look

    if everything and seat is not None:
        raise StammtischError(say("--seat and --open contradict each other: expected one of them, or neither"))
    try:
        played, count = records.load(file, match)
    except BadRecord as error:
        raise StammtischError(f"{file}: {words.explain(error)}") from None
    if seat is not None and not 0 <= seat < played.players:
        raise BadSeat(say("there is no seat {seat}: expected 0 to {last}", seat=seat, last=played.players - 1))
    parts = Retelling(played, seat, everything, Look.of(Console())).parts()
    if count > 1:
        parts = chain([Text(say("Match {match} of {count}", match=match, count=count), "dim")], parts)
    show(parts, pause=1 / speed if speed else 0)


@app.command("verify", rich_help_panel="Records")
def verify(
    file: File,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HASH", help="What the table showed before the deal.", show_default=False),
    ] = None,
) -> None:
    """Check a record, or the proof of a fair deal.

    Every match of a record is played again and each line compared. If the
    cards were dealt at a table, that includes the deal itself: the secret
    must be the one the table had committed to, and the seed must follow from
    it and from what the players threw in.

    Says that all is right, or which line is the first that cannot be; the
    exit code is 1 then.
    """
    from stammtisch.cli.output import complain
    from stammtisch.cli.verifying import check_file

    try:
        for line in check_file(file, commitment):
            print(line)
    except BadRecord as error:
        complain(f"{file}: {words.explain(error)}")
        raise typer.Exit(1) from None
