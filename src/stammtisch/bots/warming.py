"""Getting ready to look ahead: compiling takes its time, and nobody should have to wait for it.

Compiled code is kept on disk, so it is a matter of the first time only. A program that people wait for compiles in
another process and plays without looking ahead until that is done.

    python -m stammtisch.bots.warming GAME GAME

says the name of each game on a line of its own as soon as it is ready.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress

from stammtisch.core import kept
from stammtisch.core.game import Game
from stammtisch.core.match import Match


def is_warm(game: Game) -> bool:
    """Whether the search of a game can be had within a second or two, compiled before by this or another process."""
    return kept.is_kept(game, kept.SEARCHES)


def warm(game: Game) -> None:
    """Compile the search of a game, or load it if it was compiled before."""
    from stammtisch.bots.search import Search  # needs NumPy

    match = Match(game, players=game.players[0], seed=1)
    seat = match.awaiting[0]
    Search(game, match.imagine(seat, seed=1), seat, [], bytes(32)).run()
    kept.keep(game, kept.SEARCHES)


def warm_all(game: Game) -> None:
    """The search, and the matches that reviews play by the thousand."""
    from stammtisch.bots.playouts import prepare  # needs NumPy

    warm(game)
    prepare(game)


def warm_elsewhere(games: Iterable[Game]) -> "subprocess.Popen[bytes]":
    """Compile what is cold in a process of its own, one game after the other."""
    command = [sys.executable, "-m", "stammtisch.bots.warming", *(game.name for game in games)]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main(names: list[str]) -> None:
    from stammtisch import games

    with suppress(OSError, AttributeError):
        os.nice(10)  # somebody may be playing meanwhile
    for name in names or games.names():
        game = games.get(name)
        if not (is_warm(game) and kept.is_kept(game, kept.PLAYOUTS)):
            warm_all(game)
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
