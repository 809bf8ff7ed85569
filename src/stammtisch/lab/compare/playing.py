"""Playing the matches of a study: each with every setting, the same cards, the same chance, Gesellen at every seat.

Every second match is played once more with one Geselle among Lehrlinge, who moves on by a seat each time: how often
they win says how much skill counts.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import bots
from stammtisch.core.beginning import new_state
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.lab.compare.study import Study, read_study
from stammtisch.lab.crew import Crew, Unit
from stammtisch.lab.simulate import prepare

CHUNK = 100
"""Matches that are handed out at a time: enough to be worth it, few enough for brackets that close in smoothly."""
EVERY = 2
"""One match in so many is played for skill, too."""
EXPERT, BEGINNER = "geselle", "lehrling"

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Played:
    """The matches of one setting, in the order of their numbers."""

    numbers: Numbers
    totals: Numbers
    """For each match the total of each seat."""
    rounds: Numbers
    decisions: Numbers
    reasons: Numbers
    seen: Numbers
    """For each match what there was to see (`core/counters.py`)."""
    skilled: Numbers
    """The numbers of the matches that were played for skill."""
    skill: NDArray[np.float64]
    """For each of them how much of the win the Geselle had."""

    @property
    def matches(self) -> int:
        return len(self.numbers)


def join(parts: Sequence[Played]) -> Played:
    """All matches together, in order, however they were shared out."""
    ordered = sorted(parts, key=lambda part: int(part.numbers[0]))
    columns = {name: np.concatenate([getattr(part, name) for part in ordered]) for name in Played.__annotations__}
    return Played(**columns)


def won(totals: Numbers, low_wins: bool) -> NDArray[np.float64]:
    """For each match how much of the win each seat has: all of it, or a share."""
    best = totals.min(axis=1) if low_wins else totals.max(axis=1)
    winners = totals == best[:, None]
    shares: NDArray[np.float64] = winners / winners.sum(axis=1)[:, None]
    return shares


def play_unit(text: str, numbers: Sequence[int]) -> list[Played]:
    """Play some matches of a study that is given as its text, here or in another process: for each setting."""
    study = read_study(text)
    return [play(study, options, numbers) for options in study.settings]


def play(study: Study, options: Options, numbers: Sequence[int]) -> Played:
    """Matches with one setting. Almost all of the time is spent in compiled code, without the GIL."""
    game, players = study.game, study.players
    run, size = prepare(game), game.counters.size
    template = new_state(game, players, options, study.seed, range(players)).pack()
    expert, beginner = (bots.LEVELS[name] for name in (EXPERT, BEGINNER))

    def out(chosen: Sequence[int], purpose: str, seat: int | None) -> tuple[Any, Numbers, Numbers]:
        """Play some matches with Gesellen, or with one at a seat."""
        levels = [expert if seat is None or each == seat else beginner for each in range(players)]
        count = len(chosen)
        seeds = np.frombuffer(b"".join(map(study.match_seed, chosen)), ">i8").astype(np.int64).reshape(count, 4)
        rolls = np.array([study.dice(number, purpose) for number in chosen], np.int64)
        ends, decisions = np.empty(count, template.dtype), np.empty(count, np.int64)
        seen = np.zeros((count, size if seat is None else 0), np.int64)
        temperatures = np.array([level.temperature(game) or 0 for level in levels], np.int64)
        quick = np.array([level.quick for level in levels], np.int64)
        run(template, seeds, rolls, temperatures, quick, ends, decisions, ALL_ROUNDS, seen)
        return ends, decisions, seen

    ends, decisions, seen = out(numbers, "bots", None)
    skilled = np.array([number for number in numbers if number % EVERY == 0], np.int64)
    skill = np.zeros(len(skilled))
    for seat in range(players):
        here = skilled // EVERY % players == seat
        if here.any():
            finished, _, _ = out(skilled[here].tolist(), "skill", seat)
            totals = finished["totals"][:, :players].astype(np.int64)
            skill[here] = won(totals, game.low_wins)[:, seat]
    return Played(
        np.array(numbers, np.int64),
        ends["totals"][:, :players].astype(np.int64),
        ends["round"].astype(np.int64),
        decisions,
        ends["ended"].astype(np.int64),
        seen,
        skilled,
        skill,
    )


def units(study: Study, matches: int, size: Callable[[], int] = lambda: CHUNK) -> Iterator[Unit]:
    """The work of a study; `size` is asked each time how many matches the next piece has."""
    first = 0
    while first < matches:
        last = min(first + size(), matches)
        yield study.text, tuple(range(first, last))
        first = last


def play_study(
    study: Study, matches: int, crew: Crew, progress: Callable[[list[list[Played]]], None] = lambda parts: None
) -> list[Played]:
    """Play all matches of a study. `progress` hears all parts that are finished, for each setting."""
    parts: list[list[Played]] = [[] for _ in study.settings]
    for _, finished in crew.work(units(study, matches), play_unit):
        for part, setting in zip(finished, parts, strict=True):
            setting.append(part)
        progress(parts)
    return [join(setting) for setting in parts]
