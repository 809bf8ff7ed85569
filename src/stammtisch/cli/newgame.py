"""`stammtisch new-game`: a small working game to start from, for whoever makes one."""

from pathlib import Path
from typing import Annotated

import typer

from stammtisch.words import say


def new_game(
    new_name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    new_folder: Annotated[Path | None, typer.Argument(metavar="FOLDER", show_default=False)] = None,
) -> None:
    """Write a small working game to start from, as a package of its own."""
    from stammtisch.lab import newgame

    written = newgame.write(new_name, new_folder)
    place = new_folder or Path(new_name)
    print(say("cli.new_game.written", n=len(written), folder=str(place)))
    here = place if place.is_absolute() else f"./{place}"  # a bare name would be looked for on PyPI
    for line in (f"pip install --editable {here}", f"stammtisch play {new_name}", f"stammtisch check-game {new_name}"):
        print(f"  {line}")
    print(say("cli.new_game.next"))
