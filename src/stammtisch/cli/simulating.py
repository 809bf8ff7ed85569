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
from stammtisch.words import say

if TYPE_CHECKING:
    from stammtisch.lab.simulate import Plan
    from stammtisch.lab.tally import Tally


def simulate(
    game: Game,
    options: Options,
    players: int,
    matches: Annotated[int, typer.Option("--games", "-g", parser=positive, metavar="NUMBER")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT[,BOT…]",
            autocompletion=lambda: list(BOTS),
        ),
    ] = "geselle",
    quick: Annotated[
        str | None,
        typer.Option(
            "--quick",
            metavar="NUMBER[,NUMBER…]",
            show_default=False,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="")] = False,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
) -> None:
    """Let bots play a game many times and see what comes of it."""
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

    farewell = f"\n{say('cli.goodbye')}\n".encode()

    def leave(number: int, frame: Any) -> None:
        os.write(2, farewell)
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
        inform(say("cli.compiling", game=game.title))
    prepare(game)


def _play(plan: "Plan", matches: int) -> "tuple[Tally, float]":
    """Play all matches, with a progress bar; and how many seconds that took."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.simulate import simulate

    began = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(say("sim.playing"), total=matches)
        tally = simulate(plan, matches, progress=lambda done: bar.advance(task, done))
    return tally, time.perf_counter() - began


def _write(plan: "Plan", tally: "Tally", file: IO[str]) -> None:
    """The simulated matches once more with their stories, into a file. They must come out the same."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.simulate import play_plain
    from stammtisch.lab.tally import Tally

    again = Tally.empty(plan.players)
    with progress() as bar:
        for number in bar.track(range(tally.matches), description=say("sim.writing")):
            match, alone = play_plain(plan, number)
            file.write(match.record())
            again += alone
    if again != tally:
        raise RuntimeError(f"the matches came out differently, played plain: {again} / {tally}")
