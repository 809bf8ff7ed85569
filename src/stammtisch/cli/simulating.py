"""The command `simulate`."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.bots import NAMES as BOTS
from stammtisch.cli.flags import Seed, positive, quickness
from stammtisch.core.game import Game
from stammtisch.core.options import Options

if TYPE_CHECKING:
    from stammtisch.lab.simulate import Plan
    from stammtisch.lab.tally import Tally

EPILOG = """\
Examples

  stammtisch simulate GAME --games 10000 --players 5
  stammtisch simulate GAME --bots geselle,random,random,random
  stammtisch simulate GAME --games 20 --seed 7 --record evening.jsonl

With --json: game, players, matches, seed, bots, quick and options as asked for;
rounds and decisions of a match (mean, min, max, total); seats, one after the
other: seat, bot, mean_total with its 95 % interval, win_share (a shared win
is split) with win_interval, advantage (win_share less the fair share) with
advantage_interval, significant; reasons, how often matches ended for which;
speed: seconds and decisions_per_second.
"""


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
            help="Who plays: geselle (sound), lehrling (a beginner) or random. One for all seats, or one for each.",
            autocompletion=lambda: list(BOTS),
        ),
    ] = "geselle",
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
    with leaving_at_once():
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
        if record is not None:
            records.check_free(record, force=force)
        _prepare(game)
    if record is None:
        tally, seconds = _play(plan, matches)
    else:
        with records.new_file(record, force=force) as file:
            tally, seconds = _play(plan, matches)
            _write(plan, tally, file)
    summary = summarize(plan, tally, seconds)
    if as_json:
        print(json.dumps(summary.as_json(), indent=2))
    else:
        from stammtisch.cli.output import show
        from stammtisch.lab.report import report

        show(report(summary))


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """While a compiler is loaded and works, Ctrl-C ends the process itself: an exception might be swallowed there."""

    def leave(number: int, frame: Any) -> None:
        os.write(2, b"\nGoodbye.\n")
        os._exit(130)

    before = signal.getsignal(signal.SIGINT)
    with suppress(ValueError):  # only the main thread hears signals
        signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        with suppress(ValueError):
            signal.signal(signal.SIGINT, before)


def _prepare(game: Game) -> None:
    from stammtisch.cli.output import inform
    from stammtisch.lab.simulate import is_compiled, prepare

    if not is_compiled(game):
        inform(f"Compiling the rules of {game.title} once, a few seconds …")
    prepare(game)


def _play(plan: "Plan", matches: int) -> "tuple[Tally, float]":
    """Play all matches, with a progress bar; and how many seconds that took."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.simulate import simulate

    began = time.perf_counter()
    with progress() as bar:
        task = bar.add_task("playing", total=matches)
        tally = simulate(plan, matches, progress=lambda done: bar.advance(task, done))
    return tally, time.perf_counter() - began


def _write(plan: "Plan", tally: "Tally", file: IO[str]) -> None:
    """The simulated matches once more with their stories, into a file. They must come out the same."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.simulate import play_plain
    from stammtisch.lab.tally import Tally

    again = Tally.empty(plan.players)
    with progress() as bar:
        for number in bar.track(range(tally.matches), description="writing"):
            match, alone = play_plain(plan, number)
            file.write(match.record())
            again += alone
    if again != tally:
        raise RuntimeError(f"the matches came out differently, played plain: {again} / {tally}")
