"""Simulations with bots of somebody's own: matches are played move by move, in processes beside each other, each with
its record. That is some hundred times slower than compiled; nothing else is different.
"""

import json
from collections.abc import Callable
from typing import IO, Any

from stammtisch import games
from stammtisch.bots.own.process import Limits
from stammtisch.lab.crew import Processes
from stammtisch.lab.own import Losses, add_up
from stammtisch.lab.simulate import Plan, play_plain
from stammtisch.lab.tally import Tally

Played = tuple[str, Tally, dict[str, Any]]
"""The record of a match, the count of it, and what was lost to a Geselle."""


def as_text(plan: Plan) -> str:
    """A plan as one line, for workers elsewhere."""
    data = {"game": plan.game.name, "players": plan.players, "options": plan.options.as_json()}
    data |= {"seed": plan.seed.hex(), "bots": plan.bots, "quick": plan.quick}
    return json.dumps({**data, "limits": [plan.limits.seconds, plan.limits.memory]})


def read_text(text: str) -> Plan:
    """The plan of which this is the text."""
    data = json.loads(text)
    game = games.get(data["game"])
    return Plan(
        game,
        data["players"],
        game.options.build(data["options"]),
        bytes.fromhex(data["seed"]),
        tuple(data["bots"]),
        tuple(data["quick"]),
        Limits(*data["limits"]),
    )


def play_unit(text: str, numbers: tuple[int, ...]) -> list[Played]:
    """Play some matches of a plan, here or in another process."""
    plan, played = read_text(text), list[Played]()
    for number in numbers:
        losses = Losses()
        match, tally = play_plain(plan, number, losses)
        played.append((match.record(), tally, losses.as_json()))
    return played


def simulate_plain(
    plan: Plan,
    matches: int,
    *,
    file: IO[str] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Tally, dict[str, tuple[dict[str, int], str]]]:
    """Play that many matches, and write their records into a file, in order. Gives the count of them, and for each bot
    that lost decisions to a Geselle how many, why, and the first reason in words.
    """
    text, tally, waiting, written = as_text(plan), Tally.empty(plan.players), dict[int, str](), 0
    lost: dict[str, list[dict[str, int]]] = {}
    first: dict[str, str] = {}
    with Processes(jobs) as crew:
        for (_, (number,)), [(record, count, losses)] in crew.work(((text, (n,)) for n in range(matches)), play_unit):
            tally += count
            for seat, why in Losses.read(losses).first.items():
                name = plan.names[seat]
                lost.setdefault(name, []).append(Losses.read(losses).counts[seat])
                first.setdefault(name, why)
            waiting[number] = record
            while file is not None and written in waiting:
                file.write(waiting.pop(written))
                written += 1
            progress(1)
    return tally, {name: (add_up(counts), first[name]) for name, counts in lost.items()}
