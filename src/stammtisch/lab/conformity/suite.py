"""All checks, and how they are run. What each tries is said by `check-about-NAME` in the catalogues."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from stammtisch.core.errors import Fault
from stammtisch.core.game import Game
from stammtisch.lab.conformity import drawing, promises, secrecy, worlds
from stammtisch.lab.conformity.positions import in_match

MOST = 5
"""So many findings of one check are told; more say nothing new."""


@dataclass(frozen=True)
class Check:
    """One promise, and how to try it on the match of some number."""

    name: str
    try_on: Callable[[Game, int], Iterator[Fault]]
    once: bool = False
    """Whether it looks at the game alone, so that one look is enough."""

    @property
    def about(self) -> str:
        """What says what it tries."""
        return f"check.about.{self.name}"


@dataclass
class Report:
    """What one check has found."""

    check: Check
    matches: int = 0
    found: list[Fault] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.found


CHECKS = (
    Check("declaration", promises.declares, once=True),
    Check("ending", promises.ends),
    Check("notation", promises.says_and_reads),
    Check("refusals", promises.refuses),
    Check("rulebook", promises.cites),
    Check("nonsense", promises.nonsense),
    Check("clones", promises.clones),
    Check("records", promises.records),
    Check("events", promises.tells),
    Check("views", drawing.shows),
    Check("forms", drawing.forms),
    Check("secrets", secrecy.keeps_secrets),
    Check("imagining", secrecy.imagines_fairly),
    Check("playing_on", secrecy.plays_on),
    Check("sealed", secrecy.seals),
    Check("telling", secrecy.tells_no_secrets),
    Check("dealing", secrecy.deals_in_secret),
    Check("two_worlds", worlds.same_in_both),
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
                report.found.append(in_match(number, "plain", text=f"{type(error).__name__}: {error}"))
            if len(report.found) >= MOST:
                break
        yield report
        if check.name == "declaration" and not report.passed:
            return
