"""All checks, and how they are run. What a check's function says of itself is what people read."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from stammtisch.core.game import Game
from stammtisch.lab.conformity import drawing, promises, secrecy, worlds

MOST = 5
"""So many findings of one check are told; more say nothing new."""


@dataclass(frozen=True)
class Check:
    """One promise, and how to try it on the match of some number."""

    name: str
    about: str
    try_on: Callable[[Game, int], Iterator[str]]
    once: bool = False
    """Whether it looks at the game alone, so that one look is enough."""


@dataclass
class Report:
    """What one check has found."""

    check: Check
    matches: int = 0
    found: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.found


def _check(name: str, function: Callable[[Game, int], Iterator[str]], *, once: bool = False) -> Check:
    assert function.__doc__
    return Check(name, function.__doc__, function, once)


CHECKS = (
    _check("declaration", promises.declares, once=True),
    _check("ending", promises.ends),
    _check("notation", promises.says_and_reads),
    _check("refusals", promises.refuses),
    _check("rulebook", promises.cites),
    _check("nonsense", promises.nonsense),
    _check("clones", promises.clones),
    _check("records", promises.records),
    _check("events", promises.tells),
    _check("views", drawing.shows),
    _check("forms", drawing.forms),
    _check("secrets", secrecy.keeps_secrets),
    _check("imagining", secrecy.imagines_fairly),
    _check("playing_on", secrecy.plays_on),
    _check("sealed", secrecy.seals),
    _check("telling", secrecy.tells_no_secrets),
    _check("dealing", secrecy.deals_in_secret),
    _check("two_worlds", worlds.same_in_both),
)


def check_game(game: Game, *, matches: int, only: tuple[str, ...] = ()) -> Iterator[Report]:
    """Run the checks, each on so many matches, and report as they are done. Once the declaration is wrong, nothing else
    is tried.
    """
    for check in CHECKS:
        if only and check.name not in only:
            continue
        report = Report(check)
        for number in range(1 if check.once else matches):
            report.matches += 1
            try:
                for finding in check.try_on(game, number):
                    report.found.append(finding)
                    if len(report.found) == MOST:
                        break
            except Exception as error:
                report.found.append(f"match {number}: {type(error).__name__}: {error}")
            if len(report.found) >= MOST:
                break
        yield report
        if check.name == "declaration" and not report.passed:
            return
