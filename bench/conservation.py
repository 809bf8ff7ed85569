"""Native matches by the hundred thousand: are the cards all there, and do the points add up?

Matches are played at random over all numbers of players and random options, odd ones too. Each round is looked at when
it ends, before and after it is scored; some of the matches are played again and looked at after every decision. What
must hold then is in `laws`.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from laws import LAWS, Broken
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stammtisch import games
from stammtisch.core.agenda import RUNS, drop
from stammtisch.core.beginning import new_state
from stammtisch.core.dice import any_of
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.options import Described, Options
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.core.playout import EVEN, whose
from stammtisch.core.rule import rule
from stammtisch.games.klaumau import bomb
from stammtisch.games.zehn.cards import USUAL

BATCH = 500
"""So many matches with the same options."""
STEPPED = 5
"""So many of them are looked at after every decision."""
ROOM = MOST_ROUNDS + 4_000
"""States looked at in one go: at least one whole match, round by round."""


# Playing


def make_watched(game: Game) -> Callable[..., tuple[int, int]]:
    """`run(template, seeds, rolls, first, quick, every, played, scored)`: matches from number `first` on, as long as
    there is room.

    Each of their rounds is written to `played`, with all its cards played, and to `scored`, with its points counted.
    With `every` it is the state before each decision, in `played`, and a match for which there is no room is left.
    Gives back the number of the next match, and how many states that were.
    """
    from stammtisch.core import native

    law = LAWS[game.name]
    run_step, apply, legal = game.run, game.apply, game.legal
    ends, at_once, most, one_round = game.steps.index(law.ends), law.at_once, law.rounds, law.rounds == 1

    @rule
    def watch(s: Any, dice: Any, quick: Any, every: bool, played: Any, scored: Any, row: int) -> int:
        number = 0
        while row < len(played):
            while s.depth > 0 and s.kinds[s.depth - 1] == RUNS:
                step = drop(s)
                over = step == ends and not every
                if over:
                    played[row] = s
                run_step(s, step)
                if over and at_once and (s.ended or not one_round):
                    scored[row] = s
                    row += 1
            if number and not at_once and not every and (s.round != number or s.ended):
                scored[row] = s
                row += 1
            if s.ended:
                break
            if every:
                played[row] = s
                row += 1
            number = s.round
            seat = whose(s, quick, dice)
            apply(s, seat, any_of(dice, legal(s, seat)))
        return row

    native.teach()

    def run(
        template: Any, seeds: Any, rolls: Any, first: int, quick: Any, every: bool, played: Any, scored: Any
    ) -> Any:
        row = 0
        while first < len(seeds) and row + (1 if every else most) <= len(played):
            s = template.copy()[0]
            for word in range(4):
                s.seed[word] = seeds[first, word]
            row = watch(s, rolls[first], quick, every, played, scored, row)
            first += 1
        return first, row

    return native.compiled(run)


# Options


def some_options(game: Game, players: int, rng: random.Random) -> Options:
    """Any options that so many can play with: each variant on or off, limits from very low to the usual and beyond,
    decks and bombs that nobody in their right mind would make.
    """
    while True:
        chosen = {each.name: some_value(game, each, rng) for each in game.options.describe()}
        try:
            return game.options.build({name: value for name, value in chosen.items() if value is not None}).settled(
                players
            )
        except BadOption:
            continue  # a deck that is too small


def some_value(game: Game, option: Described, rng: random.Random) -> Any:
    if option.kind == "variant":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.of)
    if rng.random() < 0.5:
        return None
    if option.kind == "whole":
        return rng.randint(option.least, min(250, option.most or 250))
    return TABLES[game.name, option.name](rng)


def zehn_deck(rng: random.Random) -> dict[str, dict[str, int]]:
    some = rng.sample(sorted(USUAL), rng.randint(1, len(USUAL)))
    return {name: {"count": rng.randint(0, 7), "points": rng.choice((0, 1, 10, 99))} for name in some}


def klaumau_deck(rng: random.Random) -> dict[str, int]:
    """From few cards to as many as there may be; often a lot of the same."""
    names = [games.get("klaumau").deck.name(face) for face in range(45)]
    deck = dict.fromkeys(names, 0)
    for name in rng.choices(rng.sample(names, rng.randint(1, len(names))), k=rng.randint(33, 112)):
        deck[name] += 1
    return deck


def halt_mal_kurz_deck(rng: random.Random) -> dict[str, int]:
    """Any cards, up to as many as the box has; often a lot of the same."""
    names = list(games.get("halt_mal_kurz").faces)
    deck = dict.fromkeys(names, 0)
    for name in rng.choices(rng.sample(names, rng.randint(2, len(names))), k=rng.randint(20, 60)):
        deck[name] += 1
    return deck


def bomb_rule(rng: random.Random) -> Any:
    if rng.random() < 0.2:
        return rng.choice(sorted(bomb.READY))
    return [
        {"who": rng.choice(bomb.WHO), "what": rng.choice(bomb.WHAT), "count": rng.choice(bomb.COUNTS)}
        for _ in range(rng.randint(1, bomb.STEPS))
    ]


TABLES: dict[tuple[str, str], Callable[[random.Random], Any]] = {
    ("zehn", "deck"): zehn_deck,
    ("klaumau", "deck"): klaumau_deck,
    ("klaumau", "bomb_rule"): bomb_rule,
    ("halt_mal_kurz", "deck"): halt_mal_kurz_deck,
}


# All of it


def conserve(matches: int, seed: int, console: Console) -> int:
    table = Table("game", "matches", "rounds", "decisions", "among them", "", "seconds")
    table.title = "Cards conserved, points as predicted"
    fine = True
    for number, name in enumerate(LAWS):
        share = (matches + number) // len(LAWS)
        start = time.perf_counter()
        try:
            rounds, states, rare = check_game(games.get(name), share, seed, console)
            found = [f"{rounds:,}", f"{states:,}", f"{rare:,} {LAWS[name].rare}", "[green]all as it must be[/]"]
        except Broken as broken:
            fine, found = False, ["", "", "", f"[red]{broken}[/]"]
        table.add_row(name, f"{share:,}", *found, f"{time.perf_counter() - start:.1f}")
    console.print(table)
    console.print(f"Decisions: of {STEPPED} matches in {BATCH}, looked at one by one.", style="dim")
    return 0 if fine else 1


def check_game(game: Game, matches: int, seed: int, console: Console) -> tuple[int, int, int]:
    """How many rounds were looked at, how many decisions, and how often something rare happened."""
    run, law = make_watched(game), LAWS[game.name]
    chance, rng = random.Random(f"{game.name} {seed}"), np.random.default_rng(seed)
    played, scored = (np.zeros(ROOM, game.state.dtype()) for _ in range(2))
    quick = np.array(EVEN, np.int64)
    rounds = states = rare = done = 0
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game.title, total=matches)
        while done < matches:
            players = game.players[done // BATCH % len(game.players)]
            options = some_options(game, players, chance)
            ages = chance.sample(range(players), players)
            template = new_state(game, players, options, bytes(32), ages).pack()
            size = min(BATCH, matches - done)
            seeds = rng.integers(-(2**63), 2**63, size=(size, 4))
            rolls = rng.integers(0, 2**48, size=(size, 1))
            try:
                first = 0
                while first < size:
                    first, rows = run(template, seeds, rolls.copy(), first, quick, False, played, scored)
                    rare += law.after(game, played[:rows], scored[:rows], players)
                    rounds += rows
                first = 0
                while first < min(STEPPED, size):
                    first, rows = run(template, seeds[:STEPPED], rolls.copy(), first, quick, True, played, scored)
                    law.always(game, played[:rows], players)
                    states += rows
            except Broken as broken:
                raise Broken(f"{broken} ({players} players, {options.changed()})") from None
            done += size
            progress.update(task, completed=done)
    return rounds, states, rare
