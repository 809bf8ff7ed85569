"""`stammtisch check-game`: the conformity suite, for whoever makes a game."""

import json
from typing import Annotated

import typer

from stammtisch import games
from stammtisch.cli.flags import GameName


def check_game(
    game: GameName,
    matches: Annotated[
        int, typer.Option("--matches", metavar="NUMBER", min=1, help="How many matches each check looks at.")
    ] = 10,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="CHECK", help="Only this check; may be given several times."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar="", help="One JSON object per check.")] = False,
) -> None:
    """Check whether a game keeps what every game promises.

    Rules, words, records, both speeds, and that nobody learns more than
    their seat may know. For games of other packages too:

      stammtisch check-game GAME --matches 3
    """
    from stammtisch.core.errors import StammtischError
    from stammtisch.lab.conformity import CHECKS
    from stammtisch.lab.conformity import check_game as run

    found = games.get(game)
    known = [check.name for check in CHECKS]
    for name in only or ():
        if name not in known:
            raise StammtischError("plain", text=f"there is no check {name!r}: expected {', '.join(known)}")
    failed = 0
    for report in run(found, matches=matches, only=tuple(only or ())):
        failed += not report.passed
        if as_json:
            told = {"check": report.check.name, "passed": report.passed, "found": report.found}
            print(json.dumps(told, ensure_ascii=False), flush=True)
            continue
        print(f"{'ok    ' if report.passed else 'FAILED'}  {report.check.name:<12} {report.check.about}", flush=True)
        for each in report.found:
            print(f"        {each}", flush=True)
    if failed:
        raise typer.Exit(1)
