"""Balance notes: what the lab finds for each game, number of players and rule, written to docs/balance.md.

scripts/bench balance                 # everything, a few minutes
python -m bench.balance --games 500   # a quick look
python -m bench.balance --only zehn   # one game anew; the others stay as they are
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from stammtisch import games
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.options import BOOKLET, Described, Options
from stammtisch.lab.compare import telling
from stammtisch.lab.compare.findings import Findings, Measure, find
from stammtisch.lab.compare.measures import DECISION, ROUND, Estimate
from stammtisch.lab.compare.playing import Played, play_study
from stammtisch.lab.compare.study import Study
from stammtisch.lab.crew import Crew, Threads
from stammtisch.lab.simulate import prepare

FILE = Path(__file__).parents[1] / "docs" / "balance.md"
SEED = 1
COLUMNS = ("minutes", "rounds", "leads", "early", "comebacks", "skill")
HEAD = "| players | minutes | rounds | changes of lead | early leader wins | last one wins | skill | best seat |"

INTRO = f"""\
# What the rules do

Made by `python -m bench.balance`, which lets Gesellen play thousands of matches of everything; the numbers here are
theirs, and at your table people may do better. Nothing in here is a matter of taste.

Two numbers with “instead of” between them: the first is with the rule, the second without. Only differences that chance
would hardly explain are told. Both ways of playing get the same cards, so that luck cancels. ± is half of a 95 %
interval. Minutes are estimated: {DECISION} seconds a decision, {ROUND} for dealing and counting a round. *Early leader
wins* and *last one wins* are about who leads or trails at half-time; *skill* is how often one Geselle wins among
Lehrlinge. Below each rule stands, for other numbers of players, the one difference that matters most there. To look
for yourself: `stammtisch compare`, or `/lab` in the browser.
"""


def write(matches: int, only: list[str]) -> None:
    """Write the file, anew after each game; those that are not asked for keep what stands there."""
    found = sections(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    house = [games.get(name) for name in games.NAMES]
    with Threads() as crew:
        for game in house:
            if only and game.name not in only:
                continue
            prepare(game)
            found[game.title] = "\n".join(section(game, matches, crew)) + "\n"
            parts = [found[each.title] for each in house if each.title in found]
            FILE.write_text("\n".join([INTRO, *parts]), encoding="utf-8")
            print(f"{game.title} is done", flush=True)


def sections(text: str) -> dict[str, str]:
    """What the file says about each game."""
    found = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    return {part.splitlines()[0].removeprefix("## "): part.rstrip("\n") + "\n" for part in found}


def section(game: Game, matches: int, crew: Crew) -> Iterator[str]:
    """Everything about one game."""
    yield f"## {game.title}\n"
    yield f"{matches:,} matches of each.\n".replace(",", " ")
    yield HEAD
    yield "|" + "---|" * (HEAD.count("|") - 1)
    for players in game.players:
        yield row(alone(game, players, matches, crew))
    usual = min(max(4, game.players[0]), game.players[-1])
    groups: dict[str, list[str]] = {}
    for option in game.options.describe():
        for value in values(option):
            said = entry(game, usual, option, value, matches, crew)
            if said:
                groups.setdefault(option.group, []).append(said)
    for group, title in ((BOOKLET, "The booklet's variants"), ("house", "House rules")):
        if groups.get(group):
            yield f"\n### {title}, with {usual} players\n"
            yield from groups[group]


def alone(game: Game, players: int, matches: int, crew: Crew) -> Findings:
    """The rules of the booklet by themselves."""
    options = game.options().settled(players)
    study = Study(game, players, (options,), ({},), SEED.to_bytes(32, "big"))
    (played,) = play_study(study, matches, crew)
    both: list[Played] = [played, played]
    twice = Study(game, players, (options, options), ({}, {}), study.seed)
    return find(twice, both)


def row(findings: Findings) -> str:
    """What matches are like with so many players."""
    measures = {each.name: each for each in findings.measures if not each.own}

    def cell(name: str) -> str:
        value: Estimate | None = measures[name].values[0] if name in measures else None
        return "–" if value is None else f"{telling.amount(measures[name], value.mean)} {_error(measures[name], value)}"

    best = max(findings.seats, key=lambda each: each.values[0].mean if each.values[0] else 0)
    value = best.values[0]
    assert value is not None
    fair = best.fair or 0
    certain = abs(value.mean - fair) > 1.4 * value.half  # one of several seats: a little stricter than 95 %
    seat = f"seat {int(best.name) + 1}, {telling.amount(best, value.mean)} {_error(best, value)}" if certain else "none"
    return f"| {findings.study.players} | {' | '.join(map(cell, COLUMNS))} | {seat} |"


def _error(measure: Measure, value: Estimate) -> str:
    return f"± {telling.amount(measure, value.half, unit=False)}"


def _apart(measure: Measure) -> str:
    """The difference and its error."""
    change = measure.differences[measure.strongest]
    assert change is not None
    apart, half = telling.signed(measure, change.estimate.mean), change.estimate.half
    return f"{apart} ± {telling.amount(measure, half, unit=False)}"


def values(option: Described) -> list[object]:
    """The values of an option that are worth a look."""
    if option.kind == "variant":
        return [True]
    if option.kind == "choice":
        return [each for each in option.of if each != option.default]
    if option.kind == "whole":
        return [
            each for each in (option.default and option.default // 2, option.default and option.default * 2) if each
        ]
    return []


def settle(game: Game, players: int, option: Described, value: object) -> Options | None:
    """The booklet with one rule changed, and with what it needs."""
    chosen = {option.name: value, **({option.needs: True} if option.needs else {})}
    try:
        check_players(game, players)
        built = game.options.build(chosen)
        built.check_needs()
        built.settled(players)
    except BadOption:
        return None
    return built


def compared(game: Game, players: int, option: Described, value: object, matches: int, crew: Crew) -> Findings | None:
    """One rule beside the booklet; None where it cannot be by itself, or is what holds anyway."""
    changed = settle(game, players, option, value)
    base = game.options.build({option.needs: True}) if option.needs else game.options()
    if changed is None or changed.settled(players) == base.settled(players):
        return None
    study = Study.make(game, players, [base, changed], seed=SEED)
    return find(study, play_study(study, matches, crew))


def entry(game: Game, players: int, option: Described, value: object, matches: int, crew: Crew) -> str | None:
    """What one rule does, in a few lines; None where it cannot be by itself, or is what holds anyway."""
    findings = compared(game, players, option, value, matches, crew)
    if findings is None:
        return None
    title = telling.option_value(game.name, option.name, value)
    code = f"`{option.name}`" if value is True else f"`{option.name}={value}`"
    lines = [f"- **{title}** ({code}). " + " ".join([telling.headline(findings), *told(findings)])]
    for number in game.players:
        if number != players and (beside := at_another_table(game, number, option, value, matches, crew)):
            lines.append(f"  - {number} players: {beside}")
    return "\n".join(lines)


def told(findings: Findings) -> list[str]:
    """The differences that matter most, each with its numbers."""
    return [
        f"{figures} ({_apart(measure)}) {says}"
        for measure, (figures, says) in zip(findings.telling, telling.lines(findings), strict=True)
    ]


def at_another_table(
    game: Game, players: int, option: Described, value: object, matches: int, crew: Crew
) -> str | None:
    """What the same rule does with more people or fewer, in short: the one difference that matters most."""
    findings = compared(game, players, option, value, matches, crew)
    if findings is None:
        return None
    most = told(findings)
    return most[0] if most else telling.headline(findings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, metavar="NUMBER", help="matches of each")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="only these games anew")
    asked = parser.parse_args()
    write(asked.games, asked.only)


if __name__ == "__main__":
    main()
