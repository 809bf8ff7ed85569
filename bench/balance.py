"""Balance notes: what the lab finds for each game, number of players and rule, written to docs/balance.md.

scripts/bench balance                 # everything, a few minutes
python -m bench.balance --games 500   # a quick look
python -m bench.balance --only zehn   # one game anew; the others stay as they are
"""

import argparse
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch import games, words
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.options import BOOKLET, Described, Options
from stammtisch.games.klaumau import bomb
from stammtisch.lab.compare import telling
from stammtisch.lab.compare.findings import MOST_WORDS, Findings, Measure, find
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
Lehrlinge. Below each rule stands what it does with other numbers of players: the one or two differences that matter
most there. To look for yourself, with decks and several rules of your own, too: `stammtisch compare`, or `/lab` in the
browser.
"""

LOOKED_AT = {"rounds": (3, 8), "keep_every": (2, 3)}
"""Values for numbers that say nothing by themselves, since 0 stands for “not at all”."""
BESIDE = 2
"""So many differences are told for other numbers of players."""
READY_MADE = {"bomb_rule": [each for each in bomb.READY if each != bomb.USUAL]}
"""And for tables of which some are ready-made."""


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
    found = [alone(game, players, matches, crew) for players in game.players]
    yield from map(row, found)
    yield "\n" + in_words(found)
    usual = usual_players(game)
    groups: dict[str, list[str]] = {}
    for option in game.options.describe():
        for value in values(game, option):
            said = entry(game, usual, option, value, matches, crew)
            if said:
                groups.setdefault(option.group, []).append(said)
    for group, title in ((BOOKLET, "What the booklet knows or leaves open"), ("house", "House rules")):
        if groups.get(group):
            yield f"\n### {title}, with {usual} players\n"
            yield from groups[group]


def usual_players(game: Game) -> int:
    return min(max(4, game.players[0]), game.players[-1])


@cache
def played(game: Game, players: int, options: Options, matches: int, crew: Crew) -> Played:
    """Matches with one setting. Every rule is laid beside the same matches by the booklet, so these are played once."""
    study = Study(game, players, (options.settled(players),), ({},), SEED.to_bytes(32, "big"))
    (found,) = play_study(study, matches, crew)
    return found


def alone(game: Game, players: int, matches: int, crew: Crew) -> Findings:
    """The rules of the booklet by themselves."""
    options = game.options()
    settled = options.settled(players)
    twice = Study(game, players, (settled, settled), ({}, {}), SEED.to_bytes(32, "big"))
    found = played(game, players, options, matches, crew)
    return find(twice, [found, found])


def in_words(found: list[Findings]) -> str:
    """What the number of players does to a game: the smallest company beside the largest."""
    few, many = found[0], found[-1]
    small, large = few.study.players, many.study.players

    def both(name: str, says: str) -> str:
        one, other = (next((each for each in part.measures if each.name == name), None) for part in (few, many))
        first, second = (_value(measure, part.matches) for measure, part in ((one, few), (other, many)))
        return says.format(few=small, many=large, first=first, second=second)

    return " ".join(
        [
            both("minutes", "{few} players sit for {first} minutes, {many} for {second}."),
            both(
                "early",
                "Whoever leads at half-time wins {first} of matches with {few} players, {second} with {many};",
            ),
            both("comebacks", "whoever is last then wins {first} with {few}, {second} with {many}."),
            both("skill", "One Geselle among Lehrlinge wins {first} with {few} players and {second} with {many}:")
            + f" luck alone would make it {_luck(small)} and {_luck(large)}.",
        ]
    )


def _luck(players: int) -> str:
    return f"{100 / players:.0f}{telling.THIN}%"


def _value(measure: Measure | None, matches: int) -> str:
    """What a measure comes to, with its error. What never happened may be rare: three in so many at most, as a rule."""
    value: Estimate | None = measure.values[0] if measure else None
    if measure is None or value is None:
        return f"less than {300 / matches:.1f}{telling.THIN}%"
    return f"{telling.amount(measure, value.mean)} {_error(measure, value)}"


def row(findings: Findings) -> str:
    """What matches are like with so many players."""
    measures = {each.name: each for each in findings.measures if not each.own}

    def cell(name: str) -> str:
        return _value(measures.get(name), findings.matches)

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


def values(game: Game, option: Described) -> list[object]:
    """The values of an option that are worth a look."""
    if option.kind == "variant":
        return [True]
    if option.kind == "choice":
        return [each for each in option.of if each != option.default]
    if option.kind == "whole":
        return numbers(game, option)
    return list(READY_MADE.get(option.name, ()))


def numbers(game: Game, option: Described) -> list[object]:
    """Half and twice of what is usual, as far as the option goes."""
    usual = option.default
    if usual is None:
        usual = getattr(game.options().settled(usual_players(game)), option.name)
    if not usual:
        return list(LOOKED_AT.get(option.name, (0,)))
    twice = usual * 2 if option.most is None else min(usual * 2, option.most)
    return [each for each in (max(option.least, usual // 2), twice) if each != usual]


def needed(option: Described) -> dict[str, Any]:
    """What an option cannot be without: a variant, or a value of another."""
    if option.needs is None:
        return {}
    name, equals, value = option.needs.partition("=")
    return {name: value if equals else True}


def build(game: Game, players: int, chosen: dict[str, Any]) -> Options | None:
    """Some rules, if they can be."""
    try:
        check_players(game, players)
        built = game.options.build(chosen)
        built.settled(players)
    except BadOption:
        return None
    return built


def compared(game: Game, players: int, option: Described, value: object, matches: int, crew: Crew) -> Findings | None:
    """One rule, with what it needs, beside the booklet, or beside what it needs where that can be by itself. None where
    it cannot be, or is what holds anyway.
    """
    changed = build(game, players, {**needed(option), option.name: value})
    base = build(game, players, needed(option)) or game.options()
    if changed is None or changed.settled(players) == base.settled(players):
        return None
    study = Study.make(game, players, [base, changed], seed=SEED)
    return find(study, [played(game, players, each, matches, crew) for each in (base, changed)])


def entry(game: Game, players: int, option: Described, value: object, matches: int, crew: Crew) -> str | None:
    """What one rule does, in a few lines; None where it cannot be by itself, or is what holds anyway."""
    findings = compared(game, players, option, value, matches, crew)
    if findings is None:
        return None
    title = called(game, option, value)
    code = f"`{option.name}`" if value is True else f"`{option.name}={value}`"
    if option.needs:
        code += f" with `{option.needs}`"
    said = told(findings, MOST_WORDS)
    head = [telling.headline(findings)] if findings.telling or not said else []
    lines = [f"- **{title}** ({code}). " + " ".join([*head, *said])]
    nothing: list[str] = []
    for number in game.players:
        other = compared(game, number, option, value, matches, crew) if number != players else None
        if other is not None and (beside := told(other, BESIDE)):
            lines.append(f"  - {number} players: {' '.join(beside)}")
        elif other is not None:
            nothing.append(str(number))
    if nothing:
        count = telling.number(matches)
        lines.append(f"  - {words.listing(nothing)} players: nothing changes that {count} matches would show.")
    return "\n".join(lines)


def called(game: Game, option: Described, value: object) -> str:
    """A rule as forms call it."""
    if option.name not in READY_MADE:
        return telling.option_value(game.name, option.name, value)
    ready = words.own(game.name, f"bomb.readies.{value}", str(value))
    return f"{telling.option_value(game.name, str(option.needs), True)}: {ready}"


def told(findings: Findings, most: int) -> list[str]:
    """The differences that matter most, each with its numbers; then seats that win more often, or less."""
    found = [
        f"{figures} ({_apart(measure)}) {says}"
        for measure, (figures, says) in zip(findings.telling, telling.lines(findings), strict=True)
    ][:most]
    for seat in findings.seats:
        if seat.strongest:
            here, there = (telling.amount(seat, each.mean) for each in seat.values if each)
            found.append(f"{there} instead of {here} ({_apart(seat)}) of matches are won by seat {int(seat.name) + 1}.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, metavar="NUMBER", help="matches of each")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="only these games anew")
    asked = parser.parse_args()
    write(asked.games, asked.only)


if __name__ == "__main__":
    main()
