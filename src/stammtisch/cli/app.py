"""The commands."""

import json
import time
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

import stammtisch
from stammtisch import games
from stammtisch.bots import NAMES as BOTS
from stammtisch.cli.flags import HELP_NAMES, File, GameName, Seed, per_game, positive, quickness, rate, whole
from stammtisch.core.errors import BadRecord, BadSeat, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.options import Options

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from stammtisch.lab.simulate import Plan
    from stammtisch.lab.tally import Tally


class Commands(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in games.NAMES and not ctx.resilient_parsing:
            raise StammtischError(
                f"{args[0]} is a game: expected 'stammtisch play {args[0]}' or 'stammtisch rules {args[0]}'"
            )
        return super().resolve_command(ctx, args)


app = typer.Typer(name="stammtisch", cls=Commands, pretty_exceptions_enable=False, context_settings=HELP_NAMES)


def err() -> "Console":
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stammtisch {stammtisch.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, metavar="", help="Say which version this is.")
    ] = False,
) -> None:
    """Rascally German card games: to play, to study and to bend.

    Without a command it opens the menu, where you choose a game and play
    it against the house. First steps:

      stammtisch games
      stammtisch rules gaunerbande
      stammtisch play gaunerbande
    """
    if ctx.invoked_subcommand is None:
        from stammtisch.terminal.menu import run_menu

        run_menu()


# Reading


@app.command("games", rich_help_panel="At the table")
def show_games() -> None:
    """Show which games there are, with their options and variants."""
    from stammtisch.cli.reading import READABLE, shelf, show

    show(shelf(games.every()), width=READABLE)


@app.command("rules", rich_help_panel="At the table")
def show_rules(
    game: GameName,
    paragraph: Annotated[
        str | None,
        typer.Option("--paragraph", metavar="NUMBER", help="Only this paragraph, such as GB-12.", show_default=False),
    ] = None,
) -> None:
    """Show the rulebook of a game.

    Every rule has a number. When a move is refused, the number behind the
    reason leads here:

      stammtisch rules gaunerbande --paragraph GB-12
    """
    from stammtisch.cli.reading import READABLE, book, passage, show
    from stammtisch.core import rulebook

    rules = rulebook.find(games.get(game).name)
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
) -> None:
    """Play TITLE against the house, here in the terminal."""
    from stammtisch.terminal.play import run_play

    run_play(game=game, players=players, options=options, seed=seed, name=name, record=record, resume=resume)


app.add_typer(
    typer.Typer(
        cls=per_game(play, "Type ? at any time while you play, and you are told what can be done."),
        help="Play a game against the house, here in the terminal.",
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
        epilog="Example: stammtisch play gaunerbande --players 4 --name Ada",
    ),
    name="play",
    rich_help_panel="At the table",
)


# Simulating


def simulate(
    game: Game,
    options: Options,
    players: int,
    matches: Annotated[
        int, typer.Option("--games", "-g", parser=positive, metavar="NUMBER", help="How many matches to play.")
    ] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT[,BOT…]",
            help="Who plays: policy (sensible) or random. One for all seats, or one for each.",
            autocompletion=lambda: list(BOTS),
        ),
    ] = "policy",
    quick: Annotated[
        str | None,
        typer.Option(
            "--quick",
            metavar="NUMBER[,NUMBER…]",
            help="How quick each seat is in races: 3,1,1,1 makes the first three times as quick as the others.",
            show_default=False,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Also write all matches to this file.", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Let --record replace a file.")] = False,
    as_json: Annotated[bool, typer.Option("--json", metavar="", help="Print the numbers as JSON.")] = False,
) -> None:
    """Let bots play TITLE many times and see what comes of it.

    Shows how long matches are, what each seat scores and wins, and whether
    some seat has an advantage. The same seed gives the same numbers.
    """
    from stammtisch.lab import records
    from stammtisch.lab.simulate import Plan
    from stammtisch.lab.summary import summarize

    plan = Plan.make(
        game,
        players,
        options=options,
        seed=seed,
        bots=[each.strip() for each in bots.split(",")],
        quick=None if quick is None else quickness(quick),
    )
    if record is None:
        tally, seconds = _simulate(plan, matches)
    else:
        with records.new_file(record, force=force) as file:
            tally, seconds = _simulate(plan, matches)
            _write_records(plan, tally, file)
    summary = summarize(plan, tally, seconds)
    if as_json:
        print(json.dumps(summary.as_json(), indent=2))
        return
    from stammtisch.cli.reading import show
    from stammtisch.lab.report import report

    show(report(summary))


SIMULATE_EPILOG = """\
Examples

  stammtisch simulate GAME --games 10000 --players 5
  stammtisch simulate GAME --bots policy,random,random,random
  stammtisch simulate GAME --games 20 --seed 7 --record evening.jsonl

With --json: game, players, matches, seed, bots and options as asked for;
rounds and decisions of a match (mean, min, max, total); seats, one after the
other: seat, bot, mean_total with its 95 % interval, win_share (a shared win
is split) with win_interval, advantage (win_share less the fair share) with
advantage_interval, significant; reasons, how often matches ended for which;
speed: seconds and decisions_per_second.
"""

app.add_typer(
    typer.Typer(
        cls=per_game(simulate, SIMULATE_EPILOG),
        help="Let bots play a game many times and see what comes of it.",
        no_args_is_help=True,
        subcommand_metavar="GAME [OPTIONS]",
        epilog="Example: stammtisch simulate gaunerbande --games 10000",
    ),
    name="simulate",
    rich_help_panel="In the lab",
)


def _simulate(plan: "Plan", matches: int) -> "tuple[Tally, float]":
    """Play all matches, with a progress bar for whoever watches; and how many seconds that took, compiling aside."""
    from stammtisch.lab.simulate import is_compiled, prepare, simulate

    console = err()
    if not is_compiled(plan.game):
        console.print(f"Compiling the rules of {plan.game.title} once, a few seconds …")
    prepare(plan.game)
    began = time.perf_counter()
    with _progress(console) as bar:
        task = bar.add_task("playing", total=matches)
        tally = simulate(plan, matches, progress=lambda done: bar.advance(task, done))
    return tally, time.perf_counter() - began


def _write_records(plan: "Plan", tally: "Tally", file: IO[str]) -> None:
    """The simulated matches once more with their stories, into a file. They must come out the same."""
    from stammtisch.lab.simulate import play_plain
    from stammtisch.lab.tally import Tally

    again = Tally.empty(plan.players)
    with _progress(err()) as bar:
        for number in bar.track(range(tally.matches), description="writing"):
            match, alone = play_plain(plan, number)
            file.write(match.record())
            again += alone
    if again != tally:
        raise RuntimeError(f"the matches came out differently, played plain: {again} / {tally}")


def _progress(console: "Console") -> "Progress":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


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
    would have seen it:

      stammtisch replay evening.jsonl --open --speed 2
    """
    from rich.console import Console
    from rich.text import Text

    from stammtisch.cli.reading import show
    from stammtisch.cli.retell import Retelling
    from stammtisch.lab import records
    from stammtisch.terminal.look import Look

    if everything and seat is not None:
        raise StammtischError("--seat and --open contradict each other: expected one of them, or neither")
    try:
        played, count = records.load(file, match)
    except BadRecord as error:
        raise StammtischError(f"{file}: {error}") from None
    if seat is not None and not 0 <= seat < played.players:
        raise BadSeat(f"there is no seat {seat}: expected 0 to {played.players - 1}")
    parts = Retelling(played, seat, everything, Look.of(Console())).parts()
    if count > 1:
        parts = chain([Text(f"Match {match} of {count}", "dim")], parts)
    show(parts, pause=1 / speed if speed else 0)


@app.command("verify", rich_help_panel="Records")
def verify(file: File) -> None:
    """Check a record: play every match of it again and compare each line.

    Says that all is right, or which line is the first that cannot be; the
    exit code is 1 then.
    """
    from stammtisch.lab import records

    with _progress(err()) as bar:
        task = bar.add_task("checking", total=file.stat().st_size if file.is_file() else None)
        try:
            count = records.verify(file, lambda size: bar.advance(task, size))
        except BadRecord as error:
            bar.stop()
            err().print(f"{file}: {error}", style="red", markup=False, soft_wrap=True)
            raise typer.Exit(1) from None
    print(f"{count} {'match' if count == 1 else 'matches'}, all right")
