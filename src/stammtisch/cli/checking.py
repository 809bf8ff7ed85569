"""`stammtisch check-game`: the conformity suite, for whoever makes a game."""

import json
from typing import Annotated

import typer

from stammtisch import games
from stammtisch.cli.flags import GameName
from stammtisch.words import explain, figure, say


def check_game(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", metavar="NUMBER", min=1)] = 10,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="CHECK"),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="NUMBER", min=0.1)] = 20,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
) -> None:
    """Check whether a game keeps what every game promises."""
    from stammtisch.cli.output import progress
    from stammtisch.core.errors import StammtischError
    from stammtisch.lab.conformity import CHECKS, Check
    from stammtisch.lab.conformity import check_game as run

    found = games.get(game)
    known = [check.name for check in CHECKS]
    for name in only or ():
        if name not in known:
            raise StammtischError("check.no_such_check", check=repr(name), known=", ".join(known))
    failed, width = 0, max(len(say("check.ok")), len(say("check.failed")))
    bar = progress()
    task = bar.add_task("")

    def watch(check: Check, number: int) -> None:
        bar.update(task, description=check.name, completed=number, total=1 if check.once else matches)

    reports = run(found, matches=matches, only=tuple(only or ()), seconds=seconds, watch=watch)
    while True:
        with bar:  # not while something is printed, which would go where the bar is
            report = next(reports, None)
        if report is None:
            break
        failed += not report.passed
        if as_json:
            told = {"check": report.check.name, "passed": report.passed, "matches": report.matches}
            print(json.dumps(told | {"found": list(map(str, report.found))}, ensure_ascii=False), flush=True)
            continue
        verdict = say("check.ok") if report.passed else say("check.failed")
        print(f"{verdict:<{width}}  {report.check.name:<12} {say(report.check.about)}", flush=True)
        for each in report.found:
            print(f"{'':<{width}}  {explain(StammtischError(each))}", flush=True)
        if report.late:
            late = say("check.late", seconds=figure(seconds, "g"), done=report.matches, matches=matches)
            print(f"{'':<{width}}  {late}", flush=True)
    if failed:
        raise typer.Exit(1)
