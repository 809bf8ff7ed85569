"""The command `review`: a recorded match looked back at."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from stammtisch import words
from stammtisch.cli.flags import File, positive, whole
from stammtisch.core.errors import BadRecord, BadSeat, StammtischError
from stammtisch.core.match import Match
from stammtisch.words import say


def review(
    file: File,
    reviewed: Annotated[int, typer.Option("--seat", parser=whole, metavar="NUMBER")],
    match: Annotated[int, typer.Option("--match", "-m", parser=positive, metavar="NUMBER")] = 1,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", show_default=False)] = None,
) -> None:
    """Look back at a recorded match: what was luck, and where did it go wrong?"""
    from stammtisch.cli.output import show
    from stammtisch.cli.reviewed import parts
    from stammtisch.lab import records

    try:
        played, _ = records.load(file, match)
    except BadRecord as error:
        raise StammtischError("cli.in_file", file=file, fault=words.explain(error)) from None
    if not 0 <= reviewed < played.players:
        raise BadSeat("cli.no_such_seat", seat=str(reviewed), last=played.players - 1)
    if not played.over:
        raise StammtischError("cli.not_over")
    told = _compute(played, reviewed)
    if html is not None:
        from stammtisch.cli.reviewpage import page

        html.write_text(page(played, told), encoding="utf-8")
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    elif html is None:
        show(parts(played, told))


def _compute(played: Match, seat: int) -> dict[str, Any]:
    """Everything, with a progress bar for whoever watches."""
    from stammtisch.cli.output import inform, progress
    from stammtisch.cli.simulating import leaving_at_once

    with leaving_at_once():
        from stammtisch.bots import warming
        from stammtisch.bots.review import Review
        from stammtisch.lab.simulate import is_compiled, prepare

        game = played.game
        if not (warming.is_warm(game) and is_compiled(game)):
            inform(say("cli.compiling", game=game.title))
        prepare(game)
        warming.warm(game)
        review = Review(played, seat)
    with progress() as bar:
        task = bar.add_task(say("cli.reviewing"), total=len(review.pieces))
        for _ in review.run(os.cpu_count() or 1):
            bar.advance(task)
    return review.as_json()
