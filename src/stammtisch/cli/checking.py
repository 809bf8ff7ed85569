"""`stammtisch check-game`: the conformity suite, for whoever makes a game."""

import json
from typing import Annotated

import typer

from stammtisch import games
from stammtisch.cli.flags import GameName
from stammtisch.words import explain, say


def check_game(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", metavar="NUMBER", min=1)] = 10,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="CHECK"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
) -> None:
    """Check whether a game keeps what every game promises."""
    from stammtisch.core.errors import StammtischError
    from stammtisch.lab.conformity import CHECKS
    from stammtisch.lab.conformity import check_game as run

    found = games.get(game)
    known = [check.name for check in CHECKS]
    for name in only or ():
        if name not in known:
            raise StammtischError("check.no_such_check", check=repr(name), known=", ".join(known))
    failed, width = 0, max(len(say("check.ok")), len(say("check.failed")))
    for report in run(found, matches=matches, only=tuple(only or ())):
        failed += not report.passed
        if as_json:
            told = {"check": report.check.name, "passed": report.passed, "found": list(map(str, report.found))}
            print(json.dumps(told, ensure_ascii=False), flush=True)
            continue
        verdict = say("check.ok") if report.passed else say("check.failed")
        print(f"{verdict:<{width}}  {report.check.name:<12} {say(report.check.about)}", flush=True)
        for each in report.found:
            print(f"{'':<{width}}  {explain(StammtischError(each))}", flush=True)
    if failed:
        raise typer.Exit(1)
