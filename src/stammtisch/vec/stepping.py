"""The compiled loop: each match is moved on by one action, and by whatever its opponents do until somebody is asked
whose actions come from outside.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from stammtisch.core.agenda import SEALED, awaiting
from stammtisch.core.dice import any_of, roll
from stammtisch.core.game import Game
from stammtisch.core.layout import TWO, Layout, put_number
from stammtisch.core.mind import CHOICES, RANDOM
from stammtisch.core.playout import whose
from stammtisch.core.rule import rule

OUTSIDE = -2
"""In place of a temperature: the actions of this seat come from outside."""

BEGIN = -1
"""In place of an action: begin a new match."""

RUNNING, ENDED, ILLEGAL, BEGUN = 0, 1, -1, 2
"""What became of a match with a step: it goes on; it has ended, and a new one has begun; nothing, since the action was
not legal; it has begun because that was asked for.
"""

HISTORY = 64
"""So many decisions of a round an observation tells."""

SEAT = 6
"""In the log of a match an entry is the seat, shifted by so many bits, and the choice."""

Advance = Callable[..., None]


def layout_of(game: Game) -> Layout:
    """What an observation of a game holds: what the game shows, what all games have, and the decisions of the round."""
    most = game.players[-1]
    own = game.observation.layout if game.observation is not None else Layout()
    return own.and_then(
        ("step", len(game.steps), "what is asked"),
        ("asked", most, "who may answer now"),
        ("totals", TWO * most, "what each seat has scored"),
        ("round", TWO, "the round being played"),
        ("players", 1, "how many play"),
        ("seat", 1, "one's own seat, by its number at the table"),
        ("who", HISTORY, "the last decisions of this round, oldest first: 1 + the seat, by its number at the table"),
        ("what", HISTORY, "and 1 + the action; 0 where nobody saw it"),
    )


@cache
def make_advance(game: Game) -> Advance:
    """`advance` for one game, compiled at its first call."""
    from stammtisch.core import native

    act, run_steps = game.flow
    legal, policy = game.legal, game.policy
    secret = sum(1 << step for step in game.mind.secret)
    layout = layout_of(game)
    step_at, asked_at, totals_at, round_at = (layout[name].start for name in ("step", "asked", "totals", "round"))
    players_at, seat_at, who_at = (layout[name].start for name in ("players", "seat", "who"))
    observe = game.observation.observe if game.observation is not None else _nothing

    @rule
    def decide(s: Any, seat: int, choice: int, log: Any, told: Any, count: Any) -> None:
        """Carry out a choice and write it down, if there is room for it."""
        if count[0] < len(log):
            log[count[0]] = seat << SEAT | choice
        count[0] += 1
        top = s.depth - 1
        seen = s.kinds[top] != SEALED and not secret >> s.steps[top] & 1
        before = s.round
        act(s, seat, choice)
        if s.round != before:
            for place in range(2 * HISTORY):
                told[place] = 0
            count[1] = 0
            return
        if count[1] == HISTORY:
            for place in range(HISTORY - 1):
                told[place] = told[place + 1]
                told[HISTORY + place] = told[HISTORY + place + 1]
            count[1] -= 1
        told[count[1]] = seat + 1
        told[HISTORY + count[1]] = choice + 1 if seen else 0
        count[1] += 1

    @rule
    def begin(templates: Any, states: Any, i: int, seeds: Any, dice: Any, told: Any, count: Any, which: Any) -> None:
        """A new match in a place, with the next seed and any of the templates."""
        which[i] = roll(dice[i], len(templates)) if len(templates) > 1 else 0
        states[i] = templates[which[i]]
        s = states[i]
        for word in range(4):
            s.seed[word] = seeds[i, word]
        seeds[i, 3] += 1
        for place in range(2 * HISTORY):
            told[i, place] = 0
        count[i, 0] = 0
        count[i, 1] = 0
        run_steps(s)

    @rule
    def show(s: Any, seat: int, told: Any, out: Any) -> None:
        """What the seat knows, as a row."""
        for place in range(who_at):
            out[place] = 0
        observe(s, seat, out)
        out[step_at + s.steps[s.depth - 1]] = 1
        asked = awaiting(s)
        for away in range(s.players):
            other = seat + away
            if other >= s.players:
                other -= s.players
            out[asked_at + away] = asked >> other & 1
            put_number(out, totals_at + TWO * away, s.totals[other])
        put_number(out, round_at, s.round)
        out[players_at] = s.players
        out[seat_at] = seat
        for place in range(2 * HISTORY):
            out[who_at + place] = told[place]

    def advance(  # pragma: no cover  (compiled code, which the tracer cannot see)
        templates: Any,
        states: Any,
        seeds: Any,
        dice: Any,
        quick: Any,
        temperatures: Any,
        rounds: int,
        low_wins: bool,
        actions: Any,
        seats: Any,
        legals: Any,
        masks: Any,
        rewards: Any,
        totals: Any,
        done: Any,
        observations: Any,
        log: Any,
        told: Any,
        count: Any,
        which: Any,
        first: int,
        last: int,
    ) -> None:
        for i in range(first, last):
            s, action = states[i], actions[i]
            if action == BEGIN:
                done[i] = BEGUN
                begin(templates, states, i, seeds, dice, told, count, which)
                s = states[i]
            elif action < 0 or action >= CHOICES or legals[i] >> action & 1 == 0:
                done[i] = ILLEGAL
                for seat in range(s.players):
                    rewards[i, seat] = 0
                continue
            else:
                done[i] = RUNNING
            for seat in range(s.players):
                rewards[i, seat] = s.totals[seat]
            if action != BEGIN:
                decide(s, seats[i], action, log[i], told[i], count[i])
            while True:
                if s.ended != 0 or s.round > rounds:
                    if done[i] == RUNNING:
                        done[i] = ENDED
                        for seat in range(s.players):
                            totals[i, seat] = s.totals[seat]
                            gained = s.totals[seat] - rewards[i, seat]
                            rewards[i, seat] = -gained if low_wins else gained
                    begin(templates, states, i, seeds, dice, told, count, which)
                    s = states[i]
                    continue
                seat = whose(s, quick, dice[i])
                heat = temperatures[seat]
                if heat == OUTSIDE:
                    break
                choice = any_of(dice[i], legal(s, seat)) if heat == RANDOM else policy(s, seat, heat, dice[i])
                decide(s, seat, choice, log[i], told[i], count[i])
            if done[i] == RUNNING or done[i] == BEGUN:
                for other in range(s.players):
                    gained = s.totals[other] - rewards[i, other] if done[i] == RUNNING else 0
                    rewards[i, other] = -gained if low_wins else gained
            seats[i] = seat
            mask = legal(s, seat)
            legals[i] = mask
            if masks.shape[1]:
                for choice in range(CHOICES):
                    masks[i, choice] = mask >> choice & 1
            if observations.shape[1]:
                show(s, seat, told[i], observations[i])

    return native.compiled(advance, game.folder)


@rule
def _nothing(s: Any, seat: int, out: Any) -> None:
    """A game that shows nothing of its own."""
