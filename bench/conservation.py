"""Native matches by the hundred thousand: are the cards all there, and do the points add up?

Matches are played at random over all numbers of players and random options. Each round is looked at twice: when all
its cards have been played, and when it has been scored. What must hold then is worked out here in NumPy, from
the names of the cards and the numbers in the rulebooks, without calling a single rule.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stammtisch import games
from stammtisch.core.agenda import RUNS, acting, drop
from stammtisch.core.dice import any_of
from stammtisch.core.game import Game
from stammtisch.core.match import new_state
from stammtisch.core.options import Options
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.core.rule import rule

BATCH = 200
"""So many matches with the same options."""
ROOM = MOST_ROUNDS + 20_000
"""Rounds looked at in one go: at least one whole match."""

States = NDArray[Any]


class Broken(Exception):
    """Something did not add up."""


# Playing


def make_watched(game: Game) -> Callable[..., tuple[int, int]]:
    """`run(template, seeds, rolls, first, played, scored)`: matches from number `first` on, as long as there is room.

    Each of their rounds is written to `played`, with all its cards played, and to `scored`, with its points counted.
    Gives back the number of the next match, and how many rounds that were.
    """
    from stammtisch.core import native

    run_step, apply, legal = game.run, game.apply, game.legal
    count, settle = game.steps.index("count"), game.flow[1]

    @rule
    def watch(s: Any, dice: Any, played: Any, scored: Any, row: int) -> int:
        settle(s)
        while s.ended == 0:
            seat, number = acting(s), s.round
            apply(s, seat, any_of(dice, legal(s, seat)))
            while s.depth > 0 and s.kinds[s.depth - 1] == RUNS:
                step = drop(s)
                if step == count:
                    played[row] = s
                run_step(s, step)
            if s.round != number or s.ended:
                scored[row] = s
                row += 1
        return row

    native.teach()

    def run(template: Any, seeds: Any, rolls: Any, first: int, played: Any, scored: Any) -> Any:
        row = 0
        while first < len(seeds) and row + MOST_ROUNDS <= len(played):
            s = template.copy()[0]
            for word in range(4):
                s.seed[word] = seeds[first, word]
            row = watch(s, rolls[first], played, scored, row)
            first += 1
        return first, row

    return native.compiled(run)


def some_options(game: Game, rng: random.Random) -> Options:
    """Any options: each variant on or off, limits from very low to the usual and beyond."""
    chosen: dict[str, Any] = {}
    for each in game.options.describe():
        if each.kind == "variant":
            chosen[each.name] = rng.random() < 0.5
        elif each.kind == "choice":
            chosen[each.name] = rng.choice(each.of)
        elif rng.random() < 0.5:
            chosen[each.name] = rng.randint(each.least, 250)
    return game.options.build(chosen)


# What must hold


def ensure(holds: Any, what: str) -> None:
    if not np.all(holds):
        raise Broken(f"{what}: not so in {np.size(holds) - np.count_nonzero(holds):,} of {np.size(holds):,} cases")


def mask(game: Game, *names: str) -> int:
    return sum(1 << game.deck.find(name) for name in names)


def counts(sets: NDArray[Any], within: int) -> NDArray[Any]:
    """How many of certain cards each set holds."""
    found: NDArray[Any] = np.bitwise_count(sets & within).astype(np.int64)
    return found


def check_cards(state: States, players: int, deck: int, equal: int) -> None:
    """Every card of the deck was played once and taken once. Of the `equal` ones only the number is known."""
    ensure(state["hands"] == 0, "all hands are empty")
    everything = deck.bit_count()
    for name in ("laid", "won"):
        sets = state[name][:, :players]
        ensure(np.bitwise_or.reduce(sets & ~equal, axis=1) == deck & ~equal, f"{name}: no card is missing")
        ensure(counts(sets, ~equal).sum(axis=1) == (deck & ~equal).bit_count(), f"{name}: no card is there twice")
        ensure(counts(sets, equal).sum(axis=1) == (deck & equal).bit_count(), f"{name}: no equal card more or less")
        ensure(state[name][:, players:] == 0, f"{name}: nothing with seats that nobody has")
    hand = everything // players
    ensure(state["tricks"] == hand, "as many tricks as everyone had cards")
    ensure(counts(state["laid"][:, :players], -1) == hand, "everyone has played a whole hand")
    ensure(counts(state["won"][:, :players], -1) % players == 0, "whole tricks only have been taken")


def all_else(rows: NDArray[np.bool_], worth: NDArray[Any]) -> NDArray[Any]:
    """What everyone gets when one seat pushes its points to the others."""
    return np.where(rows, 0, worth[:, None])


def check_gaunerbande(game: Game, played: States, scored: States, players: int) -> int:
    """GB-22 to GB-27: 26 points a round, 24 with three or six players; unless somebody united the gang."""
    left_out = {3: ("g0", "b0", "r0", "k0"), 4: (), 5: ("r0", "b0"), 6: ("g0", "b0", "r0", "k0")}[players]
    deck = (1 << len(game.deck)) - 1 & ~mask(game, *left_out)
    check_cards(played, players, deck, 0)
    black, politician = mask(game, *(f"k{rank}" for rank in range(13))) & deck, mask(game, "r10")
    gang = 26 if players in (4, 5) else 24
    won = played["won"][:, :players]
    points, written = counts(won, black) + gang // 2 * counts(won, politician), scored["scored"][:, :players]
    united = (won & (black | politician)) == black | politician
    once = united.any(axis=1)
    ensure(written[~once] == points[~once], "everyone has the points of their crooks")
    ensure(written[~once].sum(axis=1) == gang, f"a round without a united gang has {gang} points")
    worth = gang * (1 + (won[once] == deck).any(axis=1))
    others, off = all_else(united[once], worth), np.where(united[once], -worth[:, None], 0)
    ensure(
        (written[once] == others).all(axis=1) | (written[once] == off).all(axis=1),
        "a united gang counts for all others, or off one's own total",
    )
    totals = played["totals"][:, :players] + written
    ensure(scored["totals"][:, :players] == totals, "what was scored is added to the totals")
    check_end(scored, (totals > scored["limit"][:, None]).any(axis=1))
    return int(once.sum())


def check_black_spy(game: Game, played: States, scored: States, players: int) -> int:
    """BS-21 to BS-24, BS-28, BS-29, BS-35, BS-36: 60 points a round, 80 without good spies; unless somebody took
    all black cards.
    """
    spies = 0b111111 << game.deck.find("k7")
    check_cards(played, players, (1 << len(game.deck)) - 1, spies)
    worth = {"k8": 2, "k9": 3, "k10": 4, "k11": 5} | {f"k{rank}": 1 for rank in range(1, 7)}
    black = mask(game, *worth) | spies
    won, written = played["won"][:, :players], scored["scored"][:, :players].astype(np.int64)
    points = 10 * counts(won, spies) + sum(value * counts(won, mask(game, name)) for name, value in worth.items())
    good = -5 * counts(won, mask(game, "b7", "y7", "r7", "g7")) * (1 - played["no_good_spies"][:, None])
    shot = counts(won, black) == 16
    once, chosen = shot.any(axis=1), played["capture_or_release"] == 1
    ensure(written[~once] == (points + good)[~once], "everyone has the points of their cards")
    sums = np.where(played["no_good_spies"] == 1, 80, 60)
    ensure(written.sum(axis=1)[~once] == sums[~once], "a round has 60 points, or 80 without good spies")
    others = all_else(shot, np.full(len(shot), 60))
    forced, free = once & ~chosen, once & chosen
    ensure(written[forced] == (others + good)[forced], "whoever took all black cards gives 60 to all others")
    ensure(
        (written[free] == others[free]).all(axis=1) | (written[free] == np.where(shot, -60, 0)[free]).all(axis=1),
        "whoever took all black cards captures or releases",
    )
    totals, limit = played["totals"][:, :players] + written, scored["limit"][:, None]
    reduced = played["reduce_points"][:, None] == 1
    cut = reduced & (written != 0) & ((totals == limit) | (2 * totals == limit))
    totals = np.where(cut, totals - totals // 2, totals)
    ensure(scored["totals"][:, :players] == totals, "what was scored is added to the totals, and cut where it must be")
    check_end(scored, ((totals > limit) | ((totals == limit) & ~reduced)).any(axis=1))
    return int(once.sum())


def check_end(scored: States, over: NDArray[Any]) -> None:
    """Whether the match ended exactly when it had to."""
    ensure((scored["ended"] == 1) == over, "the match ends when the limit says so")
    ensure((scored["ended"] == 5) <= (scored["round"] == MOST_ROUNDS), "and otherwise not before the last round")


CHECKS = {"gaunerbande": check_gaunerbande, "black_spy": check_black_spy}


# All of it


def conserve(matches: int, seed: int, console: Console) -> int:
    table = Table("game", "matches", "rounds", "all taken", "", "seconds", title="Cards conserved, points as predicted")
    fine = True
    for name in CHECKS:
        start = time.perf_counter()
        try:
            rounds, special = check_game(games.get(name), matches, seed, console)
            found = [f"{rounds:,}", f"{special:,}", "[green]all as it must be[/]"]
        except Broken as broken:
            fine, found = False, ["", "", f"[red]{broken}[/]"]
        table.add_row(name, f"{matches:,}", *found, f"{time.perf_counter() - start:.1f}")
    console.print(table)
    console.print("All taken: rounds in which somebody united the gang, or took all black cards.", style="dim")
    return 0 if fine else 1


def check_game(game: Game, matches: int, seed: int, console: Console) -> tuple[int, int]:
    """How many rounds were played, and in how many of them somebody took all that counts."""
    run = make_watched(game)
    chance, rng = random.Random(f"{game.name} {seed}"), np.random.default_rng(seed)
    played, scored = (np.zeros(ROOM, game.state.dtype()) for _ in range(2))
    rounds = special = done = 0
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game.title, total=matches)
        while done < matches:
            players, options = game.players[done // BATCH % len(game.players)], some_options(game, chance)
            ages = chance.sample(range(players), players)
            template = new_state(game, players, options.settled(players), bytes(32), ages).pack()
            size = min(BATCH, matches - done)
            seeds = rng.integers(-(2**63), 2**63, size=(size, 4))
            rolls = rng.integers(0, 2**48, size=(size, 1))
            first = 0
            while first < size:
                first, rows = run(template, seeds, rolls, first, played, scored)
                try:
                    special += CHECKS[game.name](game, played[:rows], scored[:rows], players)
                except Broken as broken:
                    raise Broken(f"{broken} ({players} players, {options.changed()})") from None
                rounds += rows
            done += size
            progress.update(task, completed=done)
    return rounds, special
