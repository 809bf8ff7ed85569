"""The command `arena`."""

import json
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch import games
from stammtisch.bots import EVERY as BOTS
from stammtisch.cli.flags import MEMORY, SECONDS, USUAL_PLAYERS, BotMemory, BotSeconds, positive, seed, whole
from stammtisch.cli.simulating import leaving_at_once
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.options import Options, read_table
from stammtisch.words import figure, say

if TYPE_CHECKING:
    from stammtisch.lab.arena.deals import Deal
    from stammtisch.lab.arena.journal import Journal
    from stammtisch.lab.arena.plan import Plan
    from stammtisch.lab.arena.tournament import Tournament
    from stammtisch.lab.crew import Crew

EVERY_GAME, RANDOM_VARIANTS, STDOUT = "all", "random", Path("-")
FILES, WORK = "panel.results", "panel.work"


def arena(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME[,GAME…]",
            show_default=False,
            autocompletion=lambda: [*games.names(), EVERY_GAME],
        ),
    ],
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT[,BOT…]",
            autocompletion=lambda: list(BOTS),
        ),
    ] = "geselle,lehrling",
    deals: Annotated[
        int,
        typer.Option(
            "--games",
            "-g",
            parser=positive,
            metavar="NUMBER",
        ),
    ] = 500,
    seed_: Annotated[
        str,
        typer.Option("--seed", "-s", parser=seed, metavar="NUMBER"),
    ] = "1",
    players: Annotated[int, typer.Option("--players", "-p", parser=whole, metavar="NUMBER")] = USUAL_PLAYERS,
    rounds: Annotated[
        int | None,
        typer.Option(
            "--rounds",
            parser=positive,
            metavar="NUMBER",
            show_default="default.whole_matches",
        ),
    ] = None,
    variants: Annotated[
        str | None,
        typer.Option(
            "--variants",
            metavar="NAME[,NAME…]",
            show_default=False,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", show_default=False),
    ] = None,
    checked: Annotated[
        bool,
        typer.Option("--checked", metavar=""),
    ] = False,
    json_file: Annotated[
        Path | None,
        typer.Option(
            "--json",
            metavar="FILE",
            show_default=False,
            rich_help_panel=FILES,
        ),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(
            "--picture",
            metavar="FILE",
            show_default=False,
            rich_help_panel=FILES,
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", rich_help_panel=FILES)] = False,
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            show_default="default.cache",
            rich_help_panel=WORK,
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            "-j",
            parser=positive,
            metavar="NUMBER",
            show_default="default.jobs",
            rich_help_panel=WORK,
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            show_default=False,
            rich_help_panel=WORK,
        ),
    ] = None,
    bot_seconds: BotSeconds = SECONDS,
    bot_memory: BotMemory = MEMORY,
) -> None:
    """Find out which bot is better, and by how much."""
    with leaving_at_once():
        from stammtisch.bots.own.process import Limits
        from stammtisch.lab import records
        from stammtisch.lab.arena import picture as pictures
        from stammtisch.lab.arena.journal import Journal, usual_place
        from stammtisch.lab.arena.plan import Plan
        from stammtisch.lab.arena.tournament import Tournament, first_deals

        random_variants = variants == RANDOM_VARIANTS
        plans = [
            Plan.make(
                each,
                players,
                bots,
                seed=seed_,
                options=_options(each, option or [], None if random_variants else variants),
                random_variants=random_variants,
                rounds=rounds,
                checked=checked,
                limits=Limits(bot_seconds, bot_memory),
            )
            for each in _games(game)
        ]
        if random_variants and option:
            raise StammtischError("arena.random_options")
        tournament = Tournament(tuple(plans))
        if picture is not None:
            pictures.check(picture)
            if len(plans[0].contestants) < 2:
                raise pictures.NoPicture("arena.one_contestant")
        for path in (json_file, picture):
            if path is not None and path != STDOUT:
                records.check_free(path, force=force)
        kept = Journal(journal or usual_place(tournament.digest), tournament.as_json(), tournament.shape)
    if len(plans[0].contestants) < 2:
        from stammtisch.cli.output import inform

        inform(say("arena.alone", name=plans[0].contestants[0].name))
    with kept:
        _play(tournament, deals, kept, jobs, cluster)
    _tell(tournament, first_deals(tournament, deals, kept.results), json_file, picture, force)


def _games(text: str) -> list[Game]:
    if text == EVERY_GAME:
        return games.every()
    return [games.get(name) for name in dict.fromkeys(each.strip() for each in text.split(","))]


def _options(game: Game, given: list[str], variants: str | None) -> Options:
    """The options that were asked for, every part of it checked."""
    chosen: dict[str, Any] = {}
    kinds = {each.name: each.kind for each in game.options.describe()}
    for each in given:
        name, equals, value = (part.strip() for part in each.partition("="))
        if not equals:
            raise StammtischError("arena.option", option=repr(each))
        name = name.replace("-", "_")
        kind = kinds.get(name)
        if kind == "whole":
            chosen[name] = whole(value)
        elif kind == "variant":
            chosen[name] = {"true": True, "false": False}.get(value.lower(), value)
        else:
            chosen[name] = read_table(value) if kind == "table" else value
    names = [each.strip().replace("-", "_") for each in variants.split(",")] if variants else []
    return game.options.build(chosen, names)


def _play(tournament: "Tournament", deals: int, journal: "Journal", jobs: int | None, cluster: str | None) -> None:
    """Play what is missing, with a progress bar and a running estimate."""
    from stammtisch.cli.output import inform, progress
    from stammtisch.lab.arena import standings
    from stammtisch.lab.arena.tournament import play, units

    if next(units(tournament, deals, journal.results), None) is None:
        inform(say("arena.played_before", file=journal.path))
        return
    with leaving_at_once():
        _prepare(tournament)
    try:
        with _crew(tournament, jobs, cluster) as crew, progress() as bar:
            tasks = {
                plan.game.name: bar.add_task(
                    plan.game.title, total=deals, completed=sum(n < deals for n in journal.results[plan.game.name])
                )
                for plan in tournament.plans
            }
            next_look = 0.0

            def heard(plan: "Plan", finished: "list[Deal]") -> None:
                nonlocal next_look
                task = tasks[plan.game.name]
                bar.advance(task, len(finished))
                now = time.monotonic()
                if not bar.disable and now > next_look:
                    lead = standings.lead(plan, list(journal.results[plan.game.name].values()))
                    if lead is not None:
                        ahead = f"{plan.contestants[0].name} {figure(lead.mean, '+.2f')} ± {figure(lead.half, '.2f')}"
                        bar.update(task, description=f"{plan.game.title}  {ahead}")
                    next_look = now + max(0.5, 20 * (time.monotonic() - now))  # seldom, once it takes long

            play(tournament, deals, crew, journal, heard)
        inform(say("arena.kept", file=journal.path))
    except KeyboardInterrupt:
        import sys

        done = sum(n < deals for results in journal.results.values() for n in results)
        every = figure(deals * len(tournament.plans))
        stopped = say("arena.stopped", done=figure(done), deals=every, file=journal.path)
        inform(f"\n{stopped}\n{say('arena.goes_on', command=shlex.join(['stammtisch', *sys.argv[1:]]))}")
        raise


def _prepare(tournament: "Tournament") -> None:
    from stammtisch.cli.output import inform
    from stammtisch.lab.arena.tournament import is_warm, warm_up

    for plan in tournament.plans:
        if not is_warm(plan):
            what = "cli.compiling" if plan.native else "arena.compiling_search"
            inform(say(what, game=plan.game.title))
        warm_up(plan)


@contextmanager
def _crew(tournament: "Tournament", jobs: int | None, cluster: str | None) -> "Iterator[Crew]":
    from stammtisch.lab.crew import Processes, Threads

    if cluster is not None:
        from stammtisch.lab.cluster import Cluster

        with Cluster(cluster, jobs) as crew:
            yield crew
    else:
        with (Threads if tournament.native else Processes)(jobs) as crew:
            yield crew


def _tell(
    tournament: "Tournament",
    deals: "list[tuple[Plan, list[Deal]]]",
    json_file: Path | None,
    picture: Path | None,
    force: bool,
) -> None:
    from stammtisch.cli.output import inform, progress, show
    from stammtisch.lab.arena.picture import as_png, draw
    from stammtisch.lab.arena.ratings import rate, ratings_as_json
    from stammtisch.lab.arena.report import report
    from stammtisch.lab.arena.standings import judge
    from stammtisch.lab.records import new_file

    judged = [judge(plan, played) for plan, played in deals]
    with progress() as bar:  # some seconds, for many thousands of matches
        bar.add_task(say("sim.rating"), total=None)
        ratings = rate(deals) if len(tournament.plans[0].contestants) > 1 else None
    numbers = {
        "plan": tournament.as_json(),
        "games": [each.as_json() for each in judged],
        "ratings": None if ratings is None else ratings_as_json(ratings),
    }
    if json_file == STDOUT:
        print(json.dumps(numbers, indent=2, ensure_ascii=False))
    else:
        show(report(judged, ratings))
    if json_file is not None and json_file != STDOUT:
        with new_file(json_file, force=force) as file:
            json.dump(numbers, file, indent=2, ensure_ascii=False)
            file.write("\n")
    if picture is not None:
        svg = draw(judged)
        if picture.suffix == ".png":
            picture.write_bytes(as_png(svg))
        else:
            with new_file(picture, force=force) as file:
                file.write(svg)
        inform(say("arena.drawn", file=picture))
