"""The command `compare`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stammtisch import games
from stammtisch.cli.flags import USUAL_PLAYERS, GameName, positive, seed, whole
from stammtisch.cli.simulating import leaving_at_once
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.words import say

if TYPE_CHECKING:
    from stammtisch.lab.compare.playing import Played
    from stammtisch.lab.compare.study import Study
    from stammtisch.lab.crew import Crew

STDOUT = Path("-")
FILES, WORK = "panel.files", "panel.work"


def _file(flag: str) -> object:
    return typer.Option(flag, metavar="FILE", show_default=False, rich_help_panel=FILES)


def compare(
    game: GameName,
    rules_a: Annotated[str, typer.Option("--a", metavar="RULES", show_default=False)] = "",
    rules_b: Annotated[str | None, typer.Option("--b", metavar="RULES", show_default=False)] = None,
    sweep: Annotated[str | None, typer.Option("--sweep", metavar="VALUES", show_default=False)] = None,
    people: Annotated[
        int | None, typer.Option("--players", "-p", parser=whole, metavar="NUMBER", show_default=False)
    ] = None,
    matches: Annotated[int, typer.Option("--games", "-g", parser=positive, metavar="NUMBER")] = 4000,
    chance: Annotated[str, typer.Option("--seed", "-s", parser=seed, metavar="NUMBER")] = "1",
    html_file: Annotated[Path | None, _file("--html")] = None,
    csv_file: Annotated[Path | None, _file("--csv")] = None,
    npz_file: Annotated[Path | None, _file("--npz")] = None,
    parquet_file: Annotated[Path | None, _file("--parquet")] = None,
    json_file: Annotated[Path | None, _file("--json")] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", rich_help_panel=FILES)] = False,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", "-j", parser=positive, metavar="NUMBER", show_default="default.jobs", rich_help_panel=WORK
        ),
    ] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", show_default=False, rich_help_panel=WORK)
    ] = None,
) -> None:
    """Find out what a rule does to a game."""
    with leaving_at_once():
        from stammtisch.lab import records
        from stammtisch.lab.compare import files

        study = _study(games.get(game), people, rules_a, rules_b, sweep, chance)
        for path in (html_file, csv_file, npz_file, parquet_file, json_file):
            if path is not None and path != STDOUT:
                records.check_free(path, force=force)
        if parquet_file is not None:
            files.check_parquet()
        _prepare(study.game)
    played = _play(study, matches, jobs, cluster)
    _tell(study, played, json_file, html_file, force=force)
    if csv_file is not None:
        files.write_csv(csv_file, study, played, force=force)
    if npz_file is not None:
        files.write_npz(npz_file, study, played, force=force)
    if parquet_file is not None:
        files.write_parquet(parquet_file, study, played, force=force)
    _inform(*(each for each in (html_file, csv_file, npz_file, parquet_file, json_file) if each not in (None, STDOUT)))


def _study(
    game: Game, people: int | None, rules_a: str, rules_b: str | None, sweep: str | None, chance: str
) -> "Study":
    """What is asked for, every part of it checked before anything runs."""
    from stammtisch.lab.compare.reading import read_setting, read_sweep
    from stammtisch.lab.compare.study import Study

    players = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1]) if people is None else people
    if rules_b is not None and sweep is not None:
        raise StammtischError("cli.b_or_sweep")
    base = read_setting(game, rules_a)
    if sweep is not None:
        swept, settings = read_sweep(game, sweep, base)
        return Study.make(game, players, settings, seed=chance, swept=swept)
    if rules_b is None:
        raise StammtischError("cli.nothing_to_compare")
    return Study.make(game, players, [base, read_setting(game, rules_b)], seed=chance)


def _prepare(game: Game) -> None:
    from stammtisch.cli.output import inform
    from stammtisch.lab.simulate import is_compiled, prepare

    if not is_compiled(game):
        inform(say("cli.compiling", game=game.title))
    prepare(game)


@contextmanager
def _crew(jobs: int | None, cluster: str | None) -> "Iterator[Crew]":
    if cluster is not None:
        from stammtisch.lab.cluster import Cluster

        with Cluster(cluster, jobs) as crew:
            yield crew
    else:
        from stammtisch.lab.crew import Threads

        with Threads(jobs) as crew:
            yield crew


def _play(study: "Study", matches: int, jobs: int | None, cluster: str | None) -> "list[Played]":
    """Play all matches, with a progress bar."""
    from stammtisch.cli.output import progress
    from stammtisch.lab.compare.playing import play_study

    with _crew(jobs, cluster) as crew, progress() as bar:
        task = bar.add_task(say("cli.comparing"), total=matches)

        def heard(parts: "list[list[Played]]") -> None:
            bar.advance(task, parts[0][-1].matches)

        return play_study(study, matches, crew, heard)


def _tell(
    study: "Study", played: "list[Played]", json_file: Path | None, html_file: Path | None, *, force: bool
) -> None:
    from stammtisch.cli.output import show
    from stammtisch.lab.compare import files
    from stammtisch.lab.compare.findings import find
    from stammtisch.lab.compare.table import report
    from stammtisch.lab.records import new_file

    findings = find(study, played)
    if json_file == STDOUT:
        print(json.dumps(findings.as_json(), indent=2, ensure_ascii=False))
    else:
        show(report(findings))
    if json_file is not None and json_file != STDOUT:
        with new_file(json_file, force=force) as file:
            json.dump(findings.as_json(), file, indent=2, ensure_ascii=False)
            file.write("\n")
    if html_file is not None:
        files.write_html(html_file, findings, force=force)


def _inform(*paths: Path | None) -> None:
    from stammtisch.cli.output import inform

    for path in paths:
        inform(say("cli.written", file=path))
