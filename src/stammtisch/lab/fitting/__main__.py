"""The command: fit the tables of a game, or compare two files of them."""

import argparse
import sys
from pathlib import Path
from time import perf_counter

from stammtisch import games
from stammtisch.core import chance
from stammtisch.core.errors import StammtischError
from stammtisch.lab.fitting.duel import duel, make_duels
from stammtisch.lab.fitting.fit import Plan, fit, form_of
from stammtisch.lab.fitting.minds import game_with
from stammtisch.lab.fitting.tables import as_module, read

POSITIONS, PASSES, SEED, DEALS = 300_000, 5, 1, 20_000


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/fit", description="Fit the tables by which bots of a game go.")
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="how many the last pass looks at")
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--to", type=Path, help="the file to write, instead of the game's own")
    parser.add_argument(
        "--against", type=Path, help="fit nothing: compare the game's tables with those of another file"
    )
    parser.add_argument("--tables", type=Path, help="with --against: compare these instead of the game's own")
    parser.add_argument("--deals", type=int, default=DEALS, help="with --against: how many for each number of players")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.against:
            compare(chosen)
        else:
            write(chosen)
    except StammtischError as error:
        sys.exit(f"scripts/fit: {error}")


def write(chosen: argparse.Namespace) -> None:
    started = perf_counter()
    plan = Plan(games.get(chosen.game), chosen.positions, chosen.passes, chance.read_seed(chosen.seed))
    file = chosen.to or form_of(plan.game)[2]
    text = fit(plan, told=lambda said: print(f"{said}, after {perf_counter() - started:.0f} s", flush=True))
    file.write_text(text, encoding="utf-8", newline="\n")
    print(file)


def compare(chosen: argparse.Namespace) -> None:
    game = games.get(chosen.game)
    form, numbers, file = form_of(game)
    if chosen.tables:
        form, numbers = read(chosen.tables.read_text(encoding="utf-8"))
    new = game_with(game, as_module("new", form, numbers))
    old = game_with(game, as_module("old", *read(chosen.against.read_text(encoding="utf-8"))))
    run, seed = make_duels(new, old), chance.read_seed(chosen.seed)
    print(f"{chosen.tables or file} against {chosen.against}: lead in points, {chosen.deals:,} deals")
    for players in game.players:
        one, others = (duel(new, run, players, chosen.deals, seed=seed, alone=alone) for alone in (True, False))
        print(
            f"{players} players: one among others {one.mean:+.3f} ± {one.half:.3f}, "
            f"others around one {others.mean:+.3f} ± {others.half:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
