"""The command: break the rules of some games, and say how much of it their tests noticed."""

import argparse
import os
import sys
from pathlib import Path
from random import Random

from stammtisch import games
from tests.mutating.mutants import Mutant, mutants_of
from tests.mutating.runner import run

ROOT = Path(__file__).parents[2]
GAMES = Path(games.__file__).parent
EQUIVALENTS = Path(__file__).with_name("equivalents.txt")
SHARED = ("tricks/state.py",)
"""Rules of several games."""


def sources(game: str) -> list[str]:
    """The files with the rules of a game, below `games`."""
    own = [
        path
        for name in ("rules.py", "rules/*.py", "scoring.py", "bomb.py")
        for path in sorted((GAMES / game).glob(name))
    ]
    text = "".join(path.read_text(encoding="utf-8") for path in own)
    shared = [name for name in SHARED if f"stammtisch.games.{name.removesuffix('.py').replace('/', '.')}" in text]
    return [str(path.relative_to(GAMES)) for path in own] + shared


def mutants_in(game: str) -> list[Mutant]:
    return [
        mutant
        for file in sources(game)
        for mutant in mutants_of((GAMES / file).read_text(encoding="utf-8"), file, str(GAMES / file))
    ]


def equivalents() -> dict[str, str]:
    """Changes that make no difference, and why: a reason with a colon, then indented mutants that it is about."""
    found, reason = {}, ""
    for line in EQUIVALENTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            found[line.strip()] = reason
        elif line and not line.startswith("#"):
            reason = line
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description="Break rules, and see whether a test notices.")
    parser.add_argument("games", nargs="+", choices=games.NAMES, metavar="game")
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn at random, always the same ones")
    parser.add_argument("--only", default="", help="only mutants with this text in their name")
    chosen = parser.parse_args()
    os.environ["STAMMTISCH_LANGUAGE"] = "en"
    poor = [game for game in chosen.games if not mutate(game, chosen.sample, chosen.only)]
    sys.exit(f"below 97 %: {', '.join(poor)}" if poor else None)


def mutate(game: str, sample: int | None, only: str) -> bool:
    """Break one game; whether enough was noticed."""
    known = equivalents()
    mutants = [
        mutant
        for mutant in mutants_in(game)
        if only in mutant.name and mutant.name not in known and f"[{game}] {mutant.name}" not in known
    ]
    if sample:
        mutants = sorted(
            Random(game).sample(mutants, min(sample, len(mutants))), key=lambda each: (each.file, each.line)
        )
    survivors: list[Mutant] = []
    results = {"noticed": 0, "hung": 0}

    def told(mutant: Mutant, test: str | None) -> None:
        if test is None:
            survivors.append(mutant)
            print(f"survives, line {mutant.line}: {mutant.name}", flush=True)
        else:
            results["hung" if test == "time limit" else "noticed"] += 1

    code = run(game, mutants, told, ROOT)
    if code:
        sys.exit(f"scripts/mutate: the tests of {game} do not run as they are")
    killed = sum(results.values())
    share = 100 * killed / max(len(mutants), 1)
    print(
        f"{game}: {killed} of {len(mutants)} mutants killed, {share:.1f} %; {results['hung']} of them by the time limit"
    )
    return share >= 97


if __name__ == "__main__":
    main()
