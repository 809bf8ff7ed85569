"""The compiled loop: each match is moved on by one action, and by whatever its opponents do until somebody is asked
whose actions come from outside.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from stammtisch.core.agenda import SEALED, awaiting, is_asked
from stammtisch.core.dice import any_of, roll
from stammtisch.core.game import Game
from stammtisch.core.layout import TWO, put_number, put_set, seat_after
from stammtisch.core.mind import CHOICES, RANDOM
from stammtisch.core.playout import whose
from stammtisch.core.rule import rule, rule_apart
from stammtisch.vec.boxes import (
    BEGIN,
    HISTORY,
    MASK,
    OBSERVE,
    QUICK,
    ROUNDS,
    SEALED_YET,
    SEAT,
    SEEN,
    SETUP,
    SIGN,
    STAY,
    TEMPERATURES,
    WATCH,
    box_type,
    layout_of,
)

OUTSIDE = -2
"""In place of a temperature: the actions of this seat come from outside."""

RUNNING, ENDED, ILLEGAL, BEGUN = 0, 1, -1, 2
"""What became of a match with a step: it goes on; it has ended, and a new one has begun; nothing, since the action was
not legal; it has begun because that was asked for.
"""

ENTRY = 2
"""Bytes of an entry of the log."""

Advance = Callable[..., int]
Look = Callable[..., None]
Show = Callable[[Any, int, Any, int, int, Any], None]
Decide = Callable[[Any, int, int, Any, Any], None]


@cache
def make_show(game: Game) -> Show:
    """A rule that writes what a seat knows, the round's decisions included, into a row."""
    layout = layout_of(game)
    step_at, asked_at, totals_at, round_at = (layout[name].start for name in ("step", "asked", "totals", "round"))
    players_at, seat_at, who_at, what_at = (layout[name].start for name in ("players", "seat", "who", "what"))
    size = layout.size
    observe = game.observation.observe if game.observation is not None else _nothing

    @rule_apart
    def show(s: Any, seat: int, log: Any, start: int, count: int, out: Any) -> None:
        for place in range(size):
            out[place] = 0
        observe(s, seat, out)
        if s.depth > 0:
            out[step_at + s.steps[s.depth - 1]] = 1
        asked = awaiting(s)
        for away in range(s.players):
            other = seat_after(s, seat, away)
            out[asked_at + away] = asked >> other & 1
            put_number(out, totals_at + TWO * away, s.totals[other])
        put_number(out, round_at, s.round)
        out[players_at] = s.players
        out[seat_at] = seat
        end = count if count < len(log) else len(log)
        first = start if end - start <= HISTORY else end - HISTORY
        told = log[first:end]  # natively, from 0 on, many are read at once
        for place in range(end - first):
            entry = told[place]
            actor = entry >> SEAT & 7
            out[who_at + place] = actor + 1
            known = entry >> SEEN & 1 | (1 if actor == seat else 0)  # without a branch: natively many at once
            out[what_at + place] = ((entry & 63) + 1) * known

    return show


@cache
def make_decide(game: Game) -> Decide:
    """A rule that carries out a choice and writes it down, if there is room for it."""
    act, _ = game.flow
    secret = sum(1 << step for step in game.mind.secret)
    opened = sum(1 << step for step in game.observation.opened) if game.observation is not None else 0

    @rule
    def decide(s: Any, seat: int, choice: int, box: Any, log: Any) -> None:
        top, before, count = s.depth - 1, s.round, box.count
        step, sealed, asked = s.steps[top], s.kinds[top] == SEALED, s.asked[top]
        later = opened >> step & 1
        entry = seat << SEAT | choice | later << SEALED_YET
        if later == 0 and not sealed and secret >> step & 1 == 0:
            entry |= 1 << SEEN
        if count < len(log):
            log[count] = entry
        box.count = count + 1
        act(s, seat, choice)
        if s.round != before:
            box.start = count + 1
        elif later:
            still = s.depth > top and s.steps[top] == step
            if still and sealed:
                still = s.asked[top] & ~asked == 0  # or else it is asked once more
            elif still:
                still = s.asked[top] == asked  # the answer has another part
            place = count if count < len(log) else len(log) - 1
            while not still and place >= 0 and log[place] >> SEALED_YET & 1:
                log[place] ^= 1 << SEALED_YET | 1 << SEEN
                place -= 1

    return decide


@cache
def make_advance(game: Game, bots: bool) -> Advance:
    """`advance` for one game, compiled at its first call; with bots that judge moves at some seats, or without. It says
    how long the longest match is; where bots are watched, how many rows were written; where matches stay, the seat that
    is asked, whether anybody has gained or lost something, and what became of the last match, as
    `16 * seat + 8 * scored + done`.

    It goes through the matches from `first` to `last`. Where threads share them (`sharing.take`), it is thread number
    `first` that takes `last` of them at a time until none is left; then the first waits for the others, but not for
    long.
    """
    from stammtisch.core import native
    from stammtisch.vec.fetching import fetch
    from stammtisch.vec.sharing import count_done, take, wait

    _, run_steps = game.flow
    legal = game.legal
    choose = game.policy if bots else _no_choice
    decide, show = make_decide(game), make_show(game)
    fields: Any = box_type(game).fields
    size, used = box_type(game).itemsize, fields["final"][1]  # `final`, which comes last, is seldom written

    @rule_apart
    def begin(templates: Any, box: Any) -> None:
        """A new match in a box, with the next seed and any of the templates."""
        box.which = roll(box.dice, len(templates)) if len(templates) > 1 else 0
        box.state = templates[box.which]
        s = box.state
        for word in range(4):
            s.seed[word] = box.seeds[word]
        box.seeds[3] += 1
        box.count = 0
        box.start = 0
        run_steps(s)

    def advance(  # pragma: no cover  (compiled code, which the tracer cannot see)
        templates: Any, boxes: Any, log: Any, setup: Any, rows: Any, actions: Any, shared: Any, first: int, last: int
    ) -> int:
        rounds, sign, observing, beginning = setup[ROUNDS], setup[SIGN], setup[OBSERVE], setup[BEGIN]
        quick = setup[QUICK:SETUP]
        watching, staying, written, longest, told = setup[WATCH], setup[STAY], 0, 0, 0
        sharing, finished = len(shared) > 0, 0
        begun, end = first, last
        while True:
            if sharing:
                begun, end = take(shared, len(boxes), first, last)
            for i in range(begun, end):
                box, action, own = boxes[i], actions[i], log[i]
                if i + 2 < end:  # the box after the next, and of the next, which is there by now, the round's decisions
                    fetch(boxes, (i + 2) * size, (i + 2) * size + used)
                    start = (i + 1) * len(own)
                    fetch(log, ENTRY * (start + boxes[i + 1].start), ENTRY * (start + boxes[i + 1].count + 1))
                s = box.state
                if beginning:
                    box.done = BEGUN
                    begin(templates, box)
                elif action < 0 or action >= CHOICES or box.legal >> action & 1 == 0:
                    box.done = ILLEGAL
                    for seat in range(s.players):
                        box.rewards[seat] = 0
                    told = box.seat << 4 | ILLEGAL & 7
                    continue
                else:
                    box.done = RUNNING
                for seat in range(s.players):
                    box.rewards[seat] = s.totals[seat]
                actor = box.seat
                if not beginning:
                    decide(s, actor, action, box, own)
                while True:
                    if s.ended != 0 or s.round > rounds:
                        if box.done == RUNNING or watching:
                            box.done = ENDED
                            for seat in range(s.players):
                                box.totals[seat] = s.totals[seat]
                                box.rewards[seat] = sign * (s.totals[seat] - box.rewards[seat])
                            if watching or staying:
                                seat = actor
                                break
                            if observing:
                                show(s, actor, own, box.start, box.count, box.final)
                        longest = max(longest, box.count)
                        begin(templates, box)
                        continue
                    seat = whose(s, quick, box.dice)
                    heat = setup[TEMPERATURES + seat]
                    if heat == OUTSIDE:
                        break
                    choice = any_of(box.dice, legal(s, seat)) if heat == RANDOM else choose(s, seat, heat, box.dice)
                    if watching and written < len(rows):
                        row = rows[written]
                        row.legal = legal(s, seat)
                        row.action = choice
                        row.seat = seat
                        if observing:
                            show(s, seat, own, box.start, box.count, row.observation)
                        written += 1
                    decide(s, seat, choice, box, own)
                if watching:
                    continue
                scored = 0
                for other in range(s.players):
                    if box.done == RUNNING:
                        box.rewards[other] = sign * (s.totals[other] - box.rewards[other])
                    elif box.done == BEGUN:
                        box.rewards[other] = 0
                    scored |= box.rewards[other]
                longest = max(longest, box.count)
                box.seat = seat
                mask = legal(s, seat) if box.done != ENDED or not staying else 0
                box.legal = mask
                told = seat << 4 | (8 if scored else 0) | box.done
                put_set(box.mask, 0, mask, MASK)
                if observing:
                    show(s, seat, own, box.start, box.count, box.observation)
            if not sharing or begun >= end:
                break
            finished += end - begun
        if sharing:
            count_done(shared, finished, longest)
            if first == 0:
                wait(shared, len(boxes))
        return written if watching else told if staying else longest

    return native.compiled(advance, game.folder)


@cache
def make_look(game: Game) -> Look:
    """`look(boxes, log, rows)` for one game, compiled at its first call: what the seat of each row knows of the match
    in the first box, and what it may do.
    """
    from stammtisch.core import native

    legal, show = game.legal, make_show(game)

    def look(boxes: Any, log: Any, rows: Any) -> None:  # pragma: no cover  (compiled code)
        box = boxes[0]
        s = box.state
        for row in rows:
            row.legal = legal(s, row.seat) if s.ended == 0 and is_asked(s, row.seat) else 0
            show(s, row.seat, log[0], box.start, box.count, row.observation)

    return native.compiled(look, game.folder)


@rule
def _nothing(s: Any, seat: int, out: Any) -> None:
    """A game that shows nothing of its own."""


@rule
def _no_choice(s: Any, seat: int, temperature: int, dice: Any) -> int:
    """Where nobody but chance plays by itself."""
    return 0
