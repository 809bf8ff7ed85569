"""Looking ahead: information-set Monte Carlo tree search, as rules, so that it runs in both worlds.

A decision is weighed in many imagined worlds that fit what the seat knows, drawn in proportion to how well they
explain what others were seen to play. In each world every candidate move is tried with the same luck, so that
they differ by what they are and not by how the cards fell. After the candidate a tree of what was seen to happen
grows, in which every seat looks for its own good; beyond the tree everybody goes by the game's marks, with some noise,
until the round is over. Then each seat has a value: its chance of winning the match from there.

Nobody peeks. Choices that the seat would not see (sealed ones, secret ones) are no branches of the tree; they are made
by marks, as part of the world. And where a game turns on bluffs, others go by marks in the tree too: the seat's own
cards are the same in all its worlds, and whoever looked for their own good there would soon know them.
"""

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, NamedTuple

from stammtisch.core.agenda import SEALED
from stammtisch.core.bits import lowest
from stammtisch.core.dice import Dice, any_of, roll
from stammtisch.core.game import Game
from stammtisch.core.mind import CHOICES, RANDOM, Marks, choose
from stammtisch.core.playout import whose
from stammtisch.core.rule import rule, rule_apart
from stammtisch.core.state import SEATS, copy_state
from stammtisch.core.worlds import scratch, scratch_floats

FIRST, NEXT, CODE, VISITS, OPEN, NODE = range(6)
"""A node of the tree is NODE numbers: its first child, its next sibling, who chose what at which step, how often it was
visited, and how often it could have been.
"""
SHARED = 1 << 12
"""A code is SHARED * seat + 64 * step + choice."""

DEEPEST = 40
"""How many decisions deep the tree may get."""
LONGEST = 1500
"""After so many decisions a world is appraised as it stands. No round of sensible play is that long."""
EXPLORATION = 1.0
"""How much a rarely tried branch is favoured, in standard deviations of what comes out: the constant of UCB."""
OVERSAMPLING = 4
"""Of so many imagined worlds one is picked, where there is something to weigh them by."""
SHARP = 0.3
"""How much the bare chance of winning counts; for the rest a lead is worth something in itself, as if the match could
still turn by MARGIN times what it really can. Someone who plays for winning alone takes needless risks on the
strength of what are only guesses.
"""
MARGIN = 3
EPSILON = 0.1
"""The share of choices of others that are taken to be random and to tell nothing."""


class Desk(NamedTuple):
    """What a search has before it: rows of states, the tree, and what came out. Lists or, natively, arrays."""

    root: Any
    """The imagined world in which the seat has to decide, alone in a row."""
    worlds: Any
    """Room for worlds."""
    board: Any
    """Room for the world that is being played on."""
    past: Any
    """Positions in which others were seen to choose, and who chose what."""
    past_seats: Any
    past_choices: Any
    tree: Any
    values: Any
    """For each node the sum of what came out for the seat that chose it."""
    used: Any
    """How many nodes there are, alone in a row. Node 0 is nobody's; the candidates are the next ones."""
    live: Any
    """Which candidates are to be tried."""
    winning: Any
    """For each world of a run, and each candidate: the seat's chance of winning that came out."""
    standing: Any
    """And its standing, in hundredths of a point."""
    quick: Any
    """How quick each seat is in races."""


SearchWorlds = Callable[[Desk, int, int, int, int, float, Dice], None]
Weigh = Callable[[Any, int, Desk, int, Marks], float]


def make_search_worlds(game: Game) -> SearchWorlds:
    """Close over a game's rules; one search serves every game.

    `search_worlds(desk, seat, remembered, count, temperature, sigma, dice)` draws `count` worlds, weighed by the
    first `remembered` positions of the past, and tries every live candidate in each of them.
    """
    simulate = make_simulate(game)
    draw_worlds = make_draw_worlds(game)
    appraise, spread = game.mind.appraise, game.mind.spread

    @rule
    def search_worlds(
        desk: Desk, seat: int, remembered: int, count: int, temperature: int, sigma: float, dice: Dice
    ) -> None:
        marks, path, picks = scratch(CHOICES), scratch(DEEPEST), scratch(count)
        equity, luck = scratch_floats(SEATS), scratch(1)
        draw_worlds(desk, seat, remembered, count, picks, marks, dice)
        candidates, margin = len(desk.live), MARGIN * spread(desk.root[0])
        for number in range(count):
            fate = roll(dice, 1 << 31) << 16
            for candidate in range(candidates):
                if desk.live[candidate]:
                    copy_state(desk.board, 0, desk.worlds, picks[number])
                    luck[0] = fate
                    s = desk.board[0]
                    simulate(s, seat, candidate + 1, desk, temperature, sigma, margin, marks, path, equity, luck)
                    desk.winning[number * candidates + candidate] = equity[seat]
                    desk.standing[number * candidates + candidate] = appraise(s, seat)

    return search_worlds


def make_simulate(game: Game) -> Callable[..., None]:
    """The heart of it, one simulation: selection, expansion, rollout and back-propagation in one world."""
    act, _ = game.flow
    legal, judge = game.legal, game.mind.judge
    write_equity = make_equity(game)
    secret = sum(1 << step for step in game.mind.secret)
    bluffs = game.mind.bluffs

    @rule_apart
    def simulate(
        s: Any,
        seat: int,
        node: int,
        desk: Desk,
        temperature: int,
        sigma: float,
        margin: int,
        marks: Marks,
        path: Any,
        equity: Any,
        dice: Dice,
    ) -> None:
        """Play a world on from a candidate to the end of the round, and add to the tree what came out."""
        tree, values = desk.tree, desk.values
        start, actor, choice = s.round, seat, tree[NODE * node + CODE] % 64
        growing, depth, decisions = True, 1, 0
        path[0] = node
        while True:
            act(s, actor, choice)
            decisions += 1
            if s.ended or s.round != start or decisions == LONGEST:
                break
            actor = whose(s, desk.quick, dice)
            choices = legal(s, actor)
            if choices & (choices - 1) == 0:
                choice = lowest(choices)
                continue
            if temperature == RANDOM:
                choice = any_of(dice, choices)
            else:
                judge(s, actor, choices, marks)
                choice = choose(marks, choices, temperature, dice)
            top = s.depth - 1
            if not growing or (actor != seat and (s.kinds[top] == SEALED or secret >> s.steps[top] & 1)):
                continue
            # Follow the most promising branch, unless the one that the marks would take has yet to grow.
            asked = SHARED * actor + 64 * s.steps[top]
            best, highest, known = 0, 0.0, False
            child = tree[NODE * node + FIRST]
            while child:
                made = tree[NODE * child + CODE] - asked
                if 0 <= made < 64 and choices >> made & 1:
                    tree[NODE * child + OPEN] += 1
                    visits = tree[NODE * child + VISITS]
                    bound = values[child] / visits
                    bound += EXPLORATION * sigma * sqrt(log(tree[NODE * child + OPEN]) / visits)
                    if best == 0 or bound > highest:
                        best, highest = child, bound
                    if made == choice:
                        known = True
                        if bluffs and actor != seat:
                            best = child
                            break
                child = tree[NODE * child + NEXT]
            if known:
                node = best
                choice = tree[NODE * node + CODE] - asked
            else:
                growing = False
                if NODE * (desk.used[0] + 1) > len(tree):
                    continue
                node = expand(desk, node, asked + choice)
            path[depth] = node
            depth += 1
            if depth == DEEPEST:
                growing = False
        write_equity(s, margin, equity)
        for place in range(depth):
            node = path[place]
            tree[NODE * node + VISITS] += 1
            values[node] += equity[tree[NODE * node + CODE] // SHARED]

    return simulate


@rule
def expand(desk: Desk, parent: int, code: int) -> int:
    """A new branch."""
    child: int = desk.used[0]
    tree = desk.tree
    desk.used[0] += 1
    tree[NODE * child + FIRST] = 0
    tree[NODE * child + NEXT] = tree[NODE * parent + FIRST]
    tree[NODE * child + CODE] = code
    tree[NODE * child + VISITS] = 0
    tree[NODE * child + OPEN] = 1
    desk.values[child] = 0.0
    tree[NODE * parent + FIRST] = child
    return child


@rule
def closeness(behind: int, width: int) -> float:
    """How much of a leader's chance somebody has who is so far behind."""
    if width <= 0:
        return 1.0 if behind == 0 else 0.0
    return exp(-behind / width)


def make_equity(game: Game) -> Callable[[Any, int, Any], None]:
    """What a position is worth to everybody."""
    appraise, spread = game.mind.appraise, game.mind.spread
    sign = -1 if game.low_wins else 1

    @rule
    def write_equity(s: Any, margin: int, equity: Any) -> None:
        """What the position is worth to each seat: the chance of winning the match, judged from the standing and from
        how far it may still move. All but SHARP of it is judged as if it could move by `margin` more.
        """
        best = sign * appraise(s, 0)
        for seat in range(1, s.players):
            best = max(best, sign * appraise(s, seat))
        width = spread(s)
        sharp, soft = 0.0, 0.0
        for seat in range(s.players):
            behind = best - sign * appraise(s, seat)
            sharp += closeness(behind, width)
            soft += closeness(behind, width + margin)
        for seat in range(s.players):
            behind = best - sign * appraise(s, seat)
            equity[seat] = (
                SHARP * closeness(behind, width) / sharp + (1 - SHARP) * closeness(behind, width + margin) / soft
            )

    return write_equity


def make_draw_worlds(game: Game) -> Callable[..., None]:
    """Imagining worlds."""
    sample, weigh = game.sample, make_weigh(game)

    @rule_apart
    def draw_worlds(desk: Desk, seat: int, remembered: int, count: int, picks: Any, marks: Marks, dice: Dice) -> None:
        """Imagine worlds and pick `count` of them in proportion to how well they explain the past. With nothing to go
        by each is picked once.
        """
        size = OVERSAMPLING * count if remembered else count
        weights, total = scratch_floats(size), 0.0
        for number in range(size):
            copy_state(desk.worlds, number, desk.root, 0)
            world = desk.worlds[number]
            for part in range(4):
                world.seed[part] = roll(dice, 1 << 31)  # nobody foresees a shuffle
            sample(world, seat, dice)
            weights[number] = weigh(world, seat, desk, remembered, marks)
            total += weights[number]
        # One die for all picks, evenly spaced: the picks are spread as the weights are.
        offset, number, reached = roll(dice, 1 << 20) / (1 << 20), 0, weights[0] * count / total
        for pick in range(count):
            while reached < pick + offset and number < size - 1:
                number += 1
                reached += weights[number] * count / total
            picks[pick] = number

    return draw_worlds


def make_weigh(game: Game) -> Weigh:
    """How well a world explains what others were seen to play."""
    legal, judge, recall = game.legal, game.mind.judge, game.mind.recall
    temperature = max(1, 3 * game.mind.temperatures.rollout)

    if recall is None:

        @rule
        def alike(world: Any, seat: int, desk: Desk, remembered: int, marks: Marks) -> float:
            return 1.0

        return alike

    @rule_apart
    def likelihood(world: Any, seat: int, desk: Desk, remembered: int, marks: Marks) -> float:
        """How likely others would have chosen as they did, if this were the world."""
        likely = 1.0
        for number in range(remembered):
            copy_state(desk.board, 0, desk.past, number)
            then, other, made = desk.board[0], desk.past_seats[number], desk.past_choices[number]
            recall(then, world, seat)
            choices = legal(then, other)
            if choices & (choices - 1) == 0:
                continue
            if choices >> made & 1 == 0:
                likely *= EPSILON / 64  # it cannot quite have been so
                continue
            judge(then, other, choices, marks)
            total, count, mark = 0.0, 0, marks[made]
            while choices:
                each = lowest(choices)
                choices &= choices - 1
                count += 1
                total += exp(min((marks[each] - mark) / temperature, 40.0))
            likely *= EPSILON / count + (1 - EPSILON) / total
        return likely

    return likelihood
