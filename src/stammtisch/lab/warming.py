"""Compiling all that a server needs, in a process of its own: `python -m stammtisch.lab.warming [GAME …]`.

It names each game as soon as it is ready: its search, and the matches that reviews play by the thousand.
"""

import os
import sys
from contextlib import suppress

from stammtisch import games
from stammtisch.bots import warming
from stammtisch.core.game import Game
from stammtisch.lab import simulate


def warm(game: Game) -> None:
    """Compile what belongs to a game, or load it if it was compiled before."""
    warming.warm(game)
    simulate.prepare(game)


def main(names: list[str]) -> None:
    with suppress(OSError, AttributeError):
        os.nice(10)  # somebody may be playing meanwhile
    for name in names or games.names():
        game = games.get(name)
        if not (warming.is_warm(game) and simulate.is_compiled(game)):
            warm(game)
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
