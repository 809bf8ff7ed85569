"""Which of two files of tables plays better: the same deals, each seat in turn by the one, all others by the other."""

from typing import Any

import numpy as np

from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.game import Game
from stammtisch.core.playout import ALL_ROUNDS, EVEN, whose
from stammtisch.core.rule import rule
from stammtisch.lab.fitting.watching import reads_off
from stammtisch.lab.student import Estimate


def make_duels(new: Game, old: Game) -> Any:
    """The compiled loop: single rounds or whole matches, with a mask of the seats that go by the new tables."""
    from stammtisch.core import native

    act, run_steps = new.flow
    new_policy, old_policy = new.policy, old.policy

    @rule
    def play_on(s: Any, last: int, news: int, temperature: int, quick: Any, dice: Any) -> None:
        run_steps(s)
        while s.ended == 0 and s.round <= last:
            seat = whose(s, quick, dice)
            if news >> seat & 1:
                act(s, seat, new_policy(s, seat, temperature, dice))
            else:
                act(s, seat, old_policy(s, seat, temperature, dice))

    native.teach()

    def run(  # pragma: no cover  (compiled code, which the tracer cannot see)
        template: Any,
        seeds: Any,
        rounds: Any,
        more: int,
        rolls: Any,
        news: int,
        temperature: int,
        quick: Any,
        totals: Any,
    ) -> None:
        states = template.copy()
        dice = np.zeros(1, np.int64)
        for i in range(len(seeds)):
            states[0] = template[0]
            s = states[0]
            for word in range(4):
                s.seed[word] = seeds[i, word]
            s.round = rounds[i]
            dice[0] = rolls[i]
            play_on(s, rounds[i] + more, news, temperature, quick, dice)
            for seat in range(s.players):
                totals[i, seat] = s.totals[seat]

    return native.compiled(run, keep=False)


def duel(new: Game, run: Any, players: int, deals: int, *, seed: bytes, alone: bool = True) -> Estimate:
    """By how many points a seat with the new tables does better than the others at its table, all with the old ones;
    or, not `alone`, by how many all the others do better than a single seat with the old ones. A deal is a round, or a
    match where rounds hang together.
    """
    template = new_state(new, players, new.options().settled(players), seed, range(players)).pack()
    drawn = b"".join(chance.derive_seed(seed, "match", number) for number in range(deals))
    seeds = np.frombuffer(drawn, ">i8").astype(np.int64).reshape(deals, 4)
    rolls = np.array(
        [int.from_bytes(chance.derive_seed(seed, "bots", number)[:6], "big") for number in range(deals)], np.int64
    )
    whole = reads_off(new)  # its rounds are not independent of each other
    rounds = np.arange(deals, dtype=np.int64) % (1 if whole else players)
    quick, everyone = np.array(EVEN, np.int64), (1 << players) - 1
    leads = np.zeros(deals)
    for seat in range(players):
        totals = np.zeros((deals, players), np.int64)
        news = 1 << seat if alone else everyone & ~(1 << seat)
        run(
            template,
            seeds,
            rounds,
            ALL_ROUNDS if whole else 1,
            rolls,
            news,
            new.mind.temperatures.geselle,
            quick,
            totals,
        )
        others = (totals.sum(axis=1) - totals[:, seat]) / (players - 1)
        leads += (others - totals[:, seat]) / players
    if not new.low_wins:
        leads = -leads
    return Estimate.over(leads if alone else -leads)
