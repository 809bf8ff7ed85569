"""Compile what strong bots need and leave it on disk: `python -m stammtisch.server.warm`.

Says the name of each game on a line of its own as soon as it is ready.
"""

import contextlib
import os

import stammtisch
from stammtisch import games
from stammtisch.core import chance


def search_once(name: str) -> None:
    """Think ahead in one decision, which compiles or loads everything that takes."""
    from stammtisch.bots.search import Budget, SearchBot

    game = games.get(name)
    match = stammtisch.new(name, min(4, game.players[-1]), seed=1)
    bot = SearchBot(budget=Budget(milliseconds=None, simulations=1), seed=chance.read_seed(1))
    seat = match.awaiting[0]
    while len(match.legal(seat)) < 2:
        match.play(seat, match.legal(seat)[0])
        seat = match.awaiting[0]
    bot.choose(match, seat)


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    for name in games.NAMES:
        search_once(name)
        print(name, flush=True)


if __name__ == "__main__":
    main()
