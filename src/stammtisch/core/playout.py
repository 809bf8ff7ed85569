"""Playing matches out with bots at every seat, in either world; one loop serves every game.

Each seat goes by the game's marks as strictly as its temperature says (see `mind`), or plays anything. A match and
its bots draw from different chance, so a simulated match can be replayed from its seed and moves.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.core.agenda import TURN, WINDOW, acting
from stammtisch.core.bits import lowest
from stammtisch.core.counters import AHEAD, BEHIND, LEADS, LOOKS, make_look
from stammtisch.core.dice import Dice, any_of, roll
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.notation import Move
from stammtisch.core.rule import rule
from stammtisch.core.state import SEATS, State

PlayOut = Callable[..., int]
NativePlayouts = Callable[..., None]
Thinker = Callable[[Match, int], Move]
"""Somebody who chooses a move for a seat, from what that seat may know."""

EVEN = (1,) * SEATS
"""A quickness for each seat: all the same."""

ALL_ROUNDS = 1 << 14
"""More than any match has."""


@rule
def whose(s: State, quick: Any, dice: Dice) -> int:
    """Who acts next, where several may: in a race whoever is quickest, elsewhere it makes no difference.

    `quick` is how quick each seat is: one with 3 is first three times as often as one with 1.
    """
    top = s.depth - 1
    kind, seats = s.kinds[top], s.asked[top]
    if kind < WINDOW:  # a Turn, or Sealed
        return (seats & -seats).bit_length() - 1
    return acting(s) if kind == WINDOW else quickest(seats, quick, dice)


@rule
def quickest(seats: int, quick: Any, dice: Dice) -> int:
    """Who of some seats comes first in a race."""
    total, left = 0, seats
    while left:
        total += quick[lowest(left)]
        left &= left - 1
    ticket = roll(dice, total)
    while ticket >= quick[lowest(seats)]:
        ticket -= quick[lowest(seats)]
        seats &= seats - 1
    return lowest(seats)


def make_playout(game: Game) -> PlayOut:
    """A rule that plays a match to its end and says how many decisions it took. `temperatures` has one for each seat,
    `quick` how quick it is in races. With `rounds` it stops as soon as that many are over.
    """
    act, run_steps = game.flow
    legal, policy = game.legal, game.policy

    @rule
    def play_out(s: Any, temperatures: Any, quick: Any, dice: Dice, rounds: int = ALL_ROUNDS) -> int:
        decisions = 0
        run_steps(s)
        while s.ended == 0 and s.round <= rounds:
            seat = whose(s, quick, dice)
            if temperatures[seat] == RANDOM:  # as in `play_match`; one rule for both is slower natively
                choice = any_of(dice, legal(s, seat))
            else:
                choice = policy(s, seat, temperatures[seat], dice)
            act(s, seat, choice)
            decisions += 1
        return decisions

    return play_out


def make_watched_playout(game: Game) -> PlayOut:
    """A rule that plays a match like `play_out` and writes into `seen` what there was to see (`counters`). With
    nothing to write into it watches nothing, and is as quick. `course` is room for the standings of a match.
    """
    act, run_steps = game.flow
    legal, policy = game.legal, game.policy
    see, within = game.counters.see, game.counters.within
    look, ends = make_look(game.mind.appraise, game.low_wins)

    @rule
    def play_watched(
        s: Any, temperatures: Any, quick: Any, dice: Dice, rounds: int, course: Any, seen: Any
    ) -> int:  # the same loop as in `play_out`, which need not be compiled with this one
        decisions, watching = 0, len(seen) > 0
        run_steps(s)
        before, kept, looks, apart, leader = s.round, 0, 0, 1, 0
        while s.ended == 0 and s.round <= rounds:
            seat = whose(s, quick, dice)
            if temperatures[seat] == RANDOM:
                choice = any_of(dice, legal(s, seat))
            else:
                choice = policy(s, seat, temperatures[seat], dice)
            if watching:
                see(s, seat, choice, seen)
            act(s, seat, choice)
            decisions += 1
            if watching:
                over = s.round != before or s.ended != 0
                if over:
                    see(s, -1, -1, seen)
                    before = s.round
                if over or (within and s.kinds[s.depth - 1] == TURN):
                    if kept == LOOKS:
                        for place in range(LOOKS // 2):
                            for other in range(s.players):
                                course[place][other] = course[2 * place][other]
                        kept, apart = LOOKS // 2, 2 * apart
                    leaders = look(s, course[kept])
                    if leaders & (leaders - 1) == 0:
                        if leader != 0 and leaders != leader:
                            seen[LEADS] += 1
                        leader = leaders
                    if looks % apart == 0:
                        kept += 1
                    looks += 1
        if watching and kept > 1:
            seen[AHEAD] = ends(course[kept // 2 - 1], s.players, 1)
            seen[BEHIND] = ends(course[kept // 2 - 1], s.players, -1)
        return decisions

    return play_watched


def make_native_playouts(game: Game) -> NativePlayouts:
    """`run(template, seeds, rolls, temperatures, quick, ends, decisions, rounds, seen)`: native matches, one for each
    row of seeds.

    `template` is a packed state before its first step, `seeds` four 64-bit numbers and `rolls` the bots' dice
    for each match, `temperatures` has one for each seat, `quick` how quick it is in races. Each match is left as it
    ended in `ends`, a packed state per match, and the number of its decisions in `decisions`. It ends after so many
    `rounds` at the latest. With `seen`, a row of zeros for each match, what there was to see is written there.
    """
    import numpy as np

    from stammtisch.core import native

    play_watched = make_watched_playout(game)
    native.teach()

    def run(  # pragma: no cover  (compiled code, which the tracer cannot see)
        template: Any,
        seeds: Any,
        rolls: Any,
        temperatures: Any,
        quick: Any,
        ends: Any,
        decisions: Any,
        rounds: int,
        course: Any,
        seen: Any,
    ) -> None:
        for i in range(len(seeds)):
            ends[i] = template[0]
            s = ends[i]
            for word in range(4):
                s.seed[word] = seeds[i, word]
            decisions[i] = play_watched(s, temperatures, quick, rolls[i], rounds, course, seen[i])

    compiled = native.compiled(run, game.folder)

    def playouts(
        template: Any,
        seeds: Any,
        rolls: Any,
        temperatures: Any,
        quick: Any,
        ends: Any,
        decisions: Any,
        rounds: int = ALL_ROUNDS,
        seen: Any = None,
    ) -> None:
        written = np.empty((len(seeds), 0), np.int64) if seen is None else seen
        course = np.empty((LOOKS, SEATS), np.int64)
        compiled(template, seeds, rolls, temperatures, quick, ends, decisions, rounds, course, written)

    return playouts


NOBODY: Mapping[int, Thinker] = {}


def play_match(
    match: Match,
    temperatures: Sequence[int],
    dice: Dice,
    quick: Sequence[int] = EVEN,
    *,
    rounds: int = ALL_ROUNDS,
    thinkers: Mapping[int, Thinker] = NOBODY,
) -> int:
    """Play a match exactly as `play_out` would, only slower and with its whole story, ready for a record.

    The choices are made on the real state, as they are natively; both ways of playing look at nothing that the
    seat may not know. Seats with a thinker ask that instead.
    """
    s, game = match._s, match.game
    decisions = 0
    while not match.over and s.round <= rounds:
        seat = whose(s, quick, dice)
        if seat in thinkers:
            move = thinkers[seat](match, seat)
        elif temperatures[seat] == RANDOM:
            move = game.say(s, seat, any_of(dice, game.legal(s, seat)))
        else:
            move = game.say(s, seat, game.policy(s, seat, temperatures[seat], dice))
        match.play(seat, move)
        decisions += 1
    return decisions


def standing(match: Match, rounds: int = ALL_ROUNDS) -> tuple[tuple[int, ...], int, int]:
    """The totals of a match that was played for so many rounds, how many of them it had, and why it ended, or 0."""
    s = match._s
    return tuple(s.totals[: s.players]), min(s.round, rounds), s.ended
