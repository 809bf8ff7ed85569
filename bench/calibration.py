"""Are the errors that a search states those that one sees? And is a search of now any weaker than one of before?

    scripts/bench calibration                    stated against seen, game by game
    scripts/bench calibration --losses           the same for what moves give away, which verdicts of reviews go by
    scripts/bench calibration --before COMMIT    the same for the search of another commit
    scripts/bench calibration --duel COMMIT --deals 300 gaunerbande
                                                 one seat by the search of now, the others by that of then, and the
                                                 other way round, with the same number of simulations for each
    scripts/bench calibration --duel COMMIT --beside geselle --milliseconds 20
                                                 either search in turn at one seat of the same deals, Gesellen at all
                                                 others, with the same processor time for each decision

Positions come from matches of Gesellen. In each, ten searches with fresh dice look at the same candidates in as many
worlds; what is seen is how far their results scatter, what is stated is the error each gives. With `--losses` a
Lehrling decides in each position too; its move is judged as a review does it, and the same loss is looked at by a
search eight times as long.
"""

import argparse
import importlib.util
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from stammtisch import bots, games
from stammtisch.bots import search as of_now
from stammtisch.bots.review import Effort
from stammtisch.bots.review.judging import SURE, verdict
from stammtisch.bots.review.review import INTERVAL
from stammtisch.core import chance
from stammtisch.core.bits import bit_count
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.playout import EVEN, play_match, standing
from stammtisch.lab.student import Estimate

Budget = tuple[int | None, int | None]
"""Milliseconds and simulations for each decision, one of them given."""

SEARCHES = 10
WORLDS = 320
LONGER = 8
"""So many times as long as a review looks whoever checks it."""


def searches_of(commit: str) -> ModuleType:
    """The module of the search as it was; what it imports is that of now, where fair bots have a name of their own."""
    text = subprocess.run(
        ["git", "show", f"{commit}:src/stammtisch/bots/search.py"], capture_output=True, text=True, check=True
    ).stdout.replace("from stammtisch.bots.bot import Bot", "from stammtisch.bots.fair import FairBot as Bot")
    file = Path(tempfile.gettempdir()) / f"search_of_{commit}.py"
    file.write_text(text)
    spec = importlib.util.spec_from_file_location(f"search_of_{commit}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def positions(game: Game, players: int, count: int) -> list[tuple[Match, int]]:
    """Positions with something to choose, spread over matches of Gesellen."""
    rng, found = random.Random(15), list[tuple[Match, int]]()
    geselle = bots.get("geselle", seed=15)
    while len(found) < count:
        match = Match(game, players=players, seed=rng.randbytes(32))
        decisions = 0
        while not match.over and decisions < 150 and len(found) < count:
            seat = match.awaiting[0]
            if rng.random() < 0.08 and bit_count(game.legal(match._s, seat)) > 1:
                found.append((match.clone(), seat))
            match.play(seat, geselle.choose(match, seat))
            decisions += 1
    return found


def ratios(module: ModuleType, game: Game, match: Match, seat: int) -> list[float]:
    """For each candidate, how many times as far as stated its results scatter."""
    means, stated = [], []
    for number in range(SEARCHES):
        seed = chance.derive_seed(bytes(32), "calibration", number)
        root = match.imagine(seat, seed=seed)
        past = match.recollect(seat, most=module.MEMORY, seed=seed) if game.mind.recall else []
        search = module.Search(game, root, seat, past, seed)
        for _ in range(WORLDS // module.WORLDS):
            search.run()
        means.append(search.winning)
        stated.append(search.errors)
    seen, error = np.std(means, axis=0, ddof=1), np.mean(stated, axis=0)
    return [float(s / e) for s, e in zip(seen, error, strict=True) if e > 1e-6]


def calibrate(module: ModuleType, game: Game, players: int, count: int) -> dict[str, Any]:
    """Seen against stated over some positions: each position counts with the median of its candidates."""
    found = [ratios(module, game, match, seat) for match, seat in positions(game, players, count)]
    medians = [float(np.median(each)) for each in found if each]
    return {
        "game": game.name,
        "players": players,
        "positions": len(medians),
        "median": round(float(np.median(medians)), 2),
        "tenth": round(float(np.quantile(medians, 0.9)), 2),
        "most": round(max(medians), 2),
    }


def look(game: Game, match: Match, seat: int, seed: bytes, simulations: int) -> of_now.Search:
    """All candidates in the same worlds, none dropped."""
    root = match.imagine(seat, seed=seed)
    past = match.recollect(seat, most=of_now.MEMORY, seed=seed) if game.mind.recall else []
    search = of_now.Search(game, root, seat, past, seed)
    while search.simulations < simulations:
        search.run()
    return search


def scatter_of_losses(game: Game, match: Match, seat: int) -> tuple[list[float], list[float]]:
    """How many times as far as stated scatters what each candidate gives away, in chance of winning and in points:
    against the one that is best over all searches.
    """
    some = bit_count(game.legal(match._s, seat)) * WORLDS
    seeds = [chance.derive_seed(bytes(32), "losses", number) for number in range(SEARCHES)]
    searches = [look(game, match, seat, seed, some) for seed in seeds]
    best = int(np.argmax(np.mean([each.winning for each in searches], axis=0)))
    losses = [each.losses(best) for each in searches]
    found = []
    for told, stated in (("winning", "winning_error"), ("points", "points_error")):
        seen = np.std([getattr(each, told) for each in losses], axis=0, ddof=1)
        error = np.mean([getattr(each, stated) for each in losses], axis=0)
        found.append([float(s / e) for s, e in zip(seen, error, strict=True) if e > 1e-6])
    return found[0], found[1]


def blame(game: Game, match: Match, seat: int, seed: bytes) -> dict[str, bool] | None:
    """What a review says of a Lehrling's move, and whether a longer search agrees; None where that is the best."""
    move, effort = bots.get("lehrling", seed=seed).choose(match, seat), Effort().simulations
    bot = of_now.SearchBot(budget=of_now.Budget(None, effort), seed=seed)
    candidates = bot.weigh(match, seat, seed, move).candidates
    mine = next(each for each in candidates if each.move == move)
    best = next(each for each in candidates if each.loss == 0.0)
    if mine.move == best.move or mine.loss is None or mine.points_loss is None:
        return None
    search = look(game, match, seat, chance.derive_seed(seed, "longer"), LONGER * effort)
    index = {game.say(match._s, seat, choice): number for number, choice in enumerate(search.choices)}
    checked, at = search.losses(index[best.move]), index[move]
    away = abs(mine.loss - float(checked.winning[at]))
    away_points = abs(mine.points_loss - float(checked.points[at]))
    dearest = search.losses(int(np.argmax(search.winning)))
    return {
        "inside": away <= INTERVAL * float(np.hypot(mine.loss_error, checked.winning_error[at])) + 1e-9,
        "points inside": away_points <= INTERVAL * float(np.hypot(mine.points_error, checked.points_error[at])) + 1e-9,
        "blamed": verdict(mine, best).blamed,
        "borne out": bool(dearest.winning[at] > SURE * dearest.winning_error[at]),
    }


def calibrate_losses(game: Game, players: int, count: int) -> dict[str, Any]:
    """Seen against stated of losses, and whether longer searches agree with what reviews say."""
    scattered, told = [], list[dict[str, bool]]()
    for number, (match, seat) in enumerate(positions(game, players, count)):
        scattered.append(scatter_of_losses(game, match, seat))
        found = blame(game, match, seat, chance.derive_seed(bytes(32), "blame", number))
        if found is not None:
            told.append(found)
    of_winning, of_points = ([float(np.median(each)) for each in some if each] for some in zip(*scattered, strict=True))
    blamed = [each for each in told if each["blamed"]]
    return {
        "game": game.name,
        "players": players,
        "positions": count,
        "chance of winning": [round(float(np.quantile(of_winning, part)), 2) for part in (0.5, 0.9)],
        "points": [round(float(np.quantile(of_points, part)), 2) for part in (0.5, 0.9)],
        "judged": len(told),
        "inside": sum(each["inside"] for each in told),
        "points inside": sum(each["points inside"] for each in told),
        "blamed": len(blamed),
        "borne out": sum(each["borne out"] for each in blamed),
    }


def lead_of(game: Game, totals: Sequence[int], seat: int) -> float:
    """By how much a seat is better than the mean of the others."""
    rest = (sum(totals) - totals[seat]) / (len(totals) - 1)
    return rest - totals[seat] if game.low_wins else totals[seat] - rest


def duel(before: ModuleType, game: Game, players: int, deals: int, budget: Budget, rounds: int) -> list[dict[str, Any]]:
    """Each deal with one seat by the one search, in turn, and all others by the other."""
    found = []
    for name, one, others in (("now", of_now, before), ("before", before, of_now)):
        leads = []
        for number in range(deals):
            total = 0.0
            for seat in range(players):
                match = Match(game, players=players, seed=chance.derive_seed(bytes(32), "duel", number))
                thinkers = {
                    each: module.SearchBot(
                        budget=module.Budget(*budget), seed=chance.derive_seed(bytes(32), "bot", number, each)
                    ).choose
                    for each in range(players)
                    for module in (one if each == seat else others,)
                }
                play_match(match, [0] * players, [number], EVEN, rounds=rounds, thinkers=thinkers)
                totals, _, _ = standing(match, rounds)
                total += lead_of(game, totals, seat) / players
            leads.append(total)
            print(f"{game.name}: {name} leads by {Estimate.over(leads)} after {len(leads)} deals", file=sys.stderr)
        lead = Estimate.over(leads)
        found.append({"game": game.name, "one seat by": name, "deals": deals, "lead": lead.mean, "half": lead.half})
    return found


def beside(
    before: ModuleType, game: Game, players: int, deals: int, budget: Budget, rounds: int, seats: int
) -> dict[str, Any]:
    """Each deal from some seats, others with each deal, by either search, Gesellen at all other seats, and what the one
    leads by more than the other: the same cards and the same dice of the others, so that most of the luck cancels.
    """
    searches = {"now": of_now, "before": before}
    leads: dict[str, list[float]] = {name: [] for name in searches}
    seconds = dict.fromkeys(searches, 0.0)
    for number in range(deals):
        for name, module in searches.items() if number % 2 else reversed(searches.items()):
            begun, total = time.thread_time(), 0.0
            for seat in ((number + each) % players for each in range(seats)):
                match = Match(game, players=players, seed=chance.derive_seed(bytes(32), "beside", number))
                bot = module.SearchBot(
                    budget=module.Budget(*budget), seed=chance.derive_seed(bytes(32), "bot", number, seat)
                )
                temperatures = [game.mind.temperatures.geselle] * players
                dice = new_dice(chance.derive_seed(bytes(32), "dice", number, seat))
                play_match(match, temperatures, dice, EVEN, rounds=rounds, thinkers={seat: bot.choose})
                totals, _, _ = standing(match, rounds)
                total += lead_of(game, totals, seat) / seats
            leads[name].append(total)
            seconds[name] += time.thread_time() - begun
        if number % 10 == 9:
            more = Estimate.over([now - then for now, then in zip(leads["now"], leads["before"], strict=True)])
            print(f"{game.name}: {more} more than before after {number + 1} deals", file=sys.stderr, flush=True)
    more = Estimate.over([now - then for now, then in zip(leads["now"], leads["before"], strict=True)])
    found = {name: Estimate.over(each) for name, each in leads.items()}
    return {
        "game": game.name,
        "players": players,
        "deals": deals,
        **{name: [round(each.mean, 2), round(each.half, 2)] for name, each in found.items()},
        "more than before": [round(more.mean, 2), round(more.half, 2)],
        "processor seconds": {name: round(each, 1) for name, each in seconds.items()},
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game.name for game in games.every()])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=21)
    parser.add_argument("--losses", action="store_true", help="look at what moves give away")
    parser.add_argument("--before", metavar="COMMIT", help="look at the search of another commit")
    parser.add_argument("--duel", metavar="COMMIT", help="play against the search of another commit")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--beside", choices=["geselle"], help="with --duel: who sits at all other seats")
    parser.add_argument("--seats", type=int, help="with --beside: how many seats of each deal (default: all)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=int, default=None, help="for each decision (default: 1000)")
    budget.add_argument("--milliseconds", type=int, default=None, help="of processor time, for each decision")
    parser.add_argument("--rounds", type=int, default=1, help="of each match (default: 1)")
    chosen = parser.parse_args(arguments)
    allowed = (chosen.milliseconds, chosen.simulations or (None if chosen.milliseconds else 1000))
    for name in chosen.games:
        game = games.get(name)
        if chosen.duel:
            before = searches_of(chosen.duel)
            for module in (before, of_now):  # or a busy machine would decide how far a search gets
                vars(module)["time"] = SimpleNamespace(perf_counter=time.thread_time)
            given = (game, chosen.players, chosen.deals, allowed, chosen.rounds)
            seats = min(chosen.seats or chosen.players, chosen.players)
            for each in [beside(before, *given, seats)] if chosen.beside else duel(before, *given):
                print(json.dumps(each), flush=True)
        elif chosen.losses:
            print(json.dumps(calibrate_losses(game, chosen.players, chosen.positions)), flush=True)
        else:
            module = searches_of(chosen.before) if chosen.before else of_now
            print(json.dumps(calibrate(module, game, chosen.players, chosen.positions)), flush=True)


if __name__ == "__main__":
    main()
