"""Positions of noisy self-play, and how each open choice went on from there: the same luck for all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.mind import CHOICES
from stammtisch.core.playout import EVEN, make_playout, whose
from stammtisch.core.rule import rule

Run = Callable[..., None]


@dataclass(frozen=True)
class Noise:
    """How strictly everybody goes by marks, as temperatures."""

    before: int
    """On the way to a position: the more noise, the more there is to see."""
    after: int
    """From there to the end of the round."""


@dataclass(frozen=True)
class Positions:
    """Some positions with more than one open choice."""

    states: Any
    """A packed state each."""
    seats: Any
    """Who is to decide; -1 where the round was over before."""
    choices: Any
    """The open choices, as a mask."""
    points: Any
    """For each choice how many points more than the average of the table it brought, in hundredths."""


def make_sampler(game: Game) -> Run:
    """The compiled loop: `run(template, seeds, rolls, waits, temperatures, times, states, seats, choices, points)`."""
    from stammtisch.core import native

    act, run_steps = game.flow
    legal, policy, play_out = game.legal, game.policy, make_playout(game)

    @rule
    def advance(s: Any, wait: int, temperature: int, quick: Any, dice: Any, last: int) -> int:
        """Play so many decisions, and on to one with a choice. Whose it is; -1 if the round is over before."""
        run_steps(s)
        while s.ended == 0 and s.round <= last:
            seat = whose(s, quick, dice)
            open_choices = legal(s, seat)
            if wait <= 0 and open_choices & (open_choices - 1):
                return seat
            act(s, seat, policy(s, seat, temperature, dice))
            wait -= 1
        return -1

    @rule
    def lead(s: Any, seat: int, before: Any) -> int:
        """How many points more than the average a seat got since then, times the number of players."""
        total = 0
        for other in range(s.players):
            total += s.totals[other] - before.totals[other]
        return int(s.players * (s.totals[seat] - before.totals[seat]) - total)

    native.teach()

    def run(  # pragma: no cover  (compiled code, which the tracer cannot see)
        template: Any,
        seeds: Any,
        rounds: Any,
        rolls: Any,
        waits: Any,
        before: int,
        after: Any,
        quick: Any,
        times: int,
        states: Any,
        seats: Any,
        choices: Any,
        points: Any,
    ) -> None:
        trial = template.copy()
        dice = np.zeros(1, np.int64)
        for i in range(len(seeds)):
            states[i] = template[0]
            s = states[i]
            for word in range(4):
                s.seed[word] = seeds[i, word]
            s.round = rounds[i]
            last = rounds[i] + 1
            dice[0] = rolls[i, 0]
            seats[i] = advance(s, waits[i], before, quick, dice, last)
            if seats[i] < 0:
                continue
            choices[i] = legal(s, seats[i])
            for choice in range(CHOICES):
                points[i, choice] = 0
                if choices[i] >> choice & 1:
                    for time in range(times):
                        trial[0] = s
                        dice[0] = rolls[i, 1 + time]
                        act(trial[0], seats[i], choice)
                        play_out(trial[0], after, quick, dice, last)
                        points[i, choice] += lead(trial[0], seats[i], s)

    return native.compiled(run, keep=False)


def sample(game: Game, run: Run, players: int, count: int, *, seed: bytes, times: int, noise: Noise) -> Positions:
    """That many deals of so many players, one position of each; every choice there played on so many times."""
    template = new_state(game, players, game.options().settled(players), seed, range(players)).pack()
    numbers = range(count)
    draw = np.random.Generator(np.random.PCG64(int.from_bytes(chance.derive_seed(seed, "positions", players), "big")))
    seeds = (
        np.frombuffer(b"".join(chance.derive_seed(seed, "match", number) for number in numbers), ">i8")
        .astype(np.int64)
        .reshape(count, 4)
    )
    rolls = draw.integers(0, 1 << 48, (count, 1 + times), np.int64)
    waits = draw.integers(0, longest(game, players), count, np.int64)
    rounds = np.arange(count, dtype=np.int64) % players  # passing goes elsewhere in each of them
    states, seats = np.empty(count, template.dtype), np.empty(count, np.int64)
    choices, points = np.zeros(count, np.int64), np.zeros((count, CHOICES), np.int64)
    temperatures, quick = np.full(len(EVEN), noise.after, np.int64), np.array(EVEN, np.int64)
    run(template, seeds, rounds, rolls, waits, noise.before, temperatures, quick, times, states, seats, choices, points)
    return Positions(states, seats, choices, points * (100 / (players * times)))


def longest(game: Game, players: int) -> int:
    """How many decisions a first round takes."""
    s = new_state(game, players, game.options().settled(players), bytes(32), range(players))
    s.round = 1  # not the first one of a match, in which passing may be different
    act, run_steps = game.flow
    run_steps(s)
    decisions, last = 0, s.round
    dice = new_dice(bytes(32))
    while s.round == last and s.ended == 0:
        seat = whose(s, EVEN, dice)
        act(s, seat, game.policy(s, seat, 0, dice))
        decisions += 1
    return decisions
