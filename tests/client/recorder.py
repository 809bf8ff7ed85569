"""What one seat is told of whole matches, of every game, as the table sends it: for tests that run in Node."""

import json
import random
from typing import Any

from stammtisch import games
from stammtisch.table import commands
from tests.everygame import short
from tests.table.parlour import Parlour

PLAYERS = {"halt_mal_kurz": 5}
MOST = 160
"""Decisions of a match that are played."""


def evening(game: str, seed: int = 5) -> list[dict[str, Any]]:
    """A match of random moves as seat 0 hears it, from before it begins. `{"said": …}` is a message of the table;
    `{"is": …}` a snapshot of how things are by then, told to nobody; `{"play": …}` a move that seat 0 makes.
    """
    options = short(games.get(game), 12) if game != "klaumau" else {}
    parlour = Parlour(game, players=PLAYERS.get(game, 4), options=options, secret="5e" * 32)
    people = parlour.everyone()
    first, dice = people[0], random.Random(seed)
    told: list[dict[str, Any]] = []
    heard = 0

    def listen() -> None:
        nonlocal heard
        told.extend({"said": json.loads(frame)} for frame in first.raw[heard:])
        heard = len(first.raw)

    for turn in range(MOST):
        listen()
        if parlour.table.phase != "playing":
            break
        if turn % 10 == 0:
            told.append({"is": _snapshot(parlour, first)})
        asked = [somebody for somebody in people if somebody.view and somebody.view["legal"]]
        if not asked:
            parlour.wait(1000)
            continue
        somebody = dice.choice(asked)
        assert somebody.view is not None
        assert somebody.decision is not None
        number, move = somebody.decision["number"], dice.choice(somebody.view["legal"])
        if somebody is first and turn % 3 == 0:  # what the rules forbid, and what comes too late
            _play(parlour, first, told, listen, number, "play nothing")
            _play(parlour, first, told, listen, max(0, number - 1), move)
        if somebody is first:
            _play(parlour, first, told, listen, number, move)
        else:
            somebody.do(commands.Play(parlour.id(), number, move))
        parlour.wait(300)  # slaps are judged
    listen()
    told.append({"is": _snapshot(parlour, first)})
    return told


def _play(parlour: Parlour, first: Any, told: list[dict[str, Any]], listen: Any, number: int, move: str) -> None:
    listen()
    identity = parlour.id()
    told.append({"play": move, "decision": number, "id": identity})
    first.do(commands.Play(identity, number, move))
    listen()


def _snapshot(parlour: Parlour, somebody: Any) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads(parlour.table.snapshot(somebody.key, parlour.now))
    return snapshot
