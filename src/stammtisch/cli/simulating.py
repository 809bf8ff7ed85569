"""The command `simulate`."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.bots import NAMES as BOTS
from stammtisch.cli.flags import MEMORY, SECONDS, BotMemory, BotSeconds, Seed, positive, quickness
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
    positions: Annotated[
        Path | None,
        typer.Option("--positions", metavar="FILE", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="")] = False,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
    bot_seconds: BotSeconds = SECONDS,
    bot_memory: BotMemory = MEMORY,
) -> None:
    """Let bots play a game many times and see what comes of it."""
    lost: dict[str, tuple[dict[str, int], str]] = {}
    with leaving_at_once():
        from stammtisch.bots.own.process import Limits
        from stammtisch.lab import records
        from stammtisch.lab.own import digests
        from stammtisch.lab.simulate import Plan
        from stammtisch.lab.summary import summarize

        plan = Plan.make(
            game,
            players,
            options=options,
            seed=seed,
            bots=[each.strip() for each in bots.split(",")],
            quick=None if quick is None else quickness(quick),
            limits=Limits(bot_seconds, bot_memory),
        )
        if record is not None:
            records.check_free(record, force=force)
        if positions is not None:
            from stammtisch.lab.positions import check

            check(plan, positions, force=force)
        if plan.native:
            _prepare(game)
        else:
            digests(plan.specs, plan.limits)
    if not plan.native:
        tally, seconds, lost = _play_own(plan, matches, record, force)
    elif record is None:
        tally, seconds = _play(plan, matches)
    else:
        with records.new_file(record, force=force) as file:
            tally, seconds = _play(plan, matches)
            _write(plan, tally, file)
    if positions is not None:
        _write_positions(plan, tally, positions, force)
    summary = summarize(plan, tally, seconds)
    if as_json:
        forfeits = {name: {**counts, "first": first} for name, (counts, first) in lost.items()}
        print(json.dumps({**summary.as_json(), **({} if plan.native else {"forfeits": forfeits})}, indent=2))
    else:
        from stammtisch.cli.output import complain, show
        from stammtisch.lab.own import forfeited
        from stammtisch.lab.report import report

        show(report(summary))
        for name, (counts, first) in lost.items():
            complain(forfeited(name, counts, first))


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


def _play_own(
    plan: "Plan", matches: int, record: Path | None, force: bool
) -> "tuple[Tally, float, dict[str, tuple[dict[str, int], str]]]":
    """The same with bots of somebody's own, move by move."""
    from stammtisch.cli.output import inform, progress
    from stammtisch.lab.plain import simulate_plain
    from stammtisch.lab.records import new_file

    inform(say("sim.move_by_move"))
    began = time.perf_counter()
    with nullcontext() if record is None else new_file(record, force=force) as file, progress() as bar:
        task = bar.add_task(say("sim.playing"), total=matches)
        tally, lost = simulate_plain(plan, matches, file=file, progress=lambda done: bar.advance(task, done))
    return tally, time.perf_counter() - began, lost


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


def _write_positions(plan: "Plan", tally: "Tally", path: Path, force: bool) -> None:
    """The decisions of the simulated matches, as a table for programs that learn."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.positions import write

    with progress() as bar:
        task = bar.add_task(say("sim.writing"), total=tally.matches)
        write(
            plan, tally.matches, tally.decisions.sum, path, force=force, progress=lambda done: bar.advance(task, done)
        )
