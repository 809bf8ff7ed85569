"""All checks, and how they are run. What each tries is said by `check-about-NAME` in the catalogues."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from types import FunctionType
from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.game import Game
from stammtisch.core.places import at
from stammtisch.lab.conformity import drawing, promises, secrecy, worlds
from stammtisch.lab.conformity.limit import Limit, OutOfTime
from stammtisch.lab.conformity.positions import Broken, crash, found, in_match

MOST = 5
"""So many findings of one check are told; more say nothing new."""
SECONDS = 20
"""So much processor time has one check."""


@dataclass(frozen=True)
class Check:
    """One promise, and how to try it on the match of some number."""

    name: str
    try_on: Callable[[Game, int], Iterator[Fault]]
    once: bool = False
    """Whether it looks at the game alone, so that one look is enough."""
    prepare: Callable[[Game], None] | None = None
    """What it needs first, however long that takes."""

    @property
    def about(self) -> str:
        """What says what it tries."""
        return f"check.about.{self.name}"


@dataclass
class Report:
    """What one check has found."""

    check: Check
    matches: int = 0
    """On how many matches it was tried to the end."""
    found: list[Fault] = field(default_factory=list)
    """What is wrong, each fault once."""
    late: bool = False
    """Whether its time was up before all matches were done."""

    @property
    def passed(self) -> bool:
        return not self.found


CHECKS = (
    Check("declaration", promises.declares, once=True),
    Check("rules", promises.written_well, once=True),
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
    Check("two_worlds", worlds.same_in_both, prepare=worlds.compile_rules),
)

BY = {
    "apply": ("clone_changes", "compiled_state", "no_such_seat", "no_such_step", "nobody_moves", "noticed"),
    "explain": ("asking_changes", "no_paragraph", "unknown_paragraph", "wordless"),
    "legal": ("compiled_moves", "list_of_moves", "no_move"),
    "mind.judge": ("compiled_choice", "compiled_unlisted", "mark"),
    "observation.observe": ("observation",),
    "own": ("hand", "own_view", "spectator"),
    "purpose": ("purpose",),
    "read": ("listed", "read_otherwise", "unlisted"),
    "sample": ("compiled_world", "imagines", "imagines_otherwise", "stuck"),
    "say": ("form", "same_words", "spelling"),
    "shared": ("count", "counts", "fact", "fact_missing", "shared_view"),
}
"""For each function of a game: what is found that it brings about."""
FUNCTION = {f"check.{key}": name for name, keys in BY.items() for key in keys}

TELL_APART = ("at", "fact", "forms", "key", "note", "paragraph", "prompt", "step", "text")
"""The parameters by which one fault differs from another of its kind. By others, only places differ where it shows."""


class Findings:
    """What is found of one game: each fault once, whichever checks come upon it."""

    def __init__(self, game: Game, watch: Callable[[Check, int], None]) -> None:
        self._game, self._watch = game, watch
        self._by: dict[tuple[object, ...], str] = {}
        """The faults that are known, by what they are, and the check that has found each."""

    def of(self, check: Check, matches: int, seconds: float) -> Report:
        """Try one check."""
        report, limit = Report(check), Limit(seconds, self._game.folder)
        try:
            self._watch(check, 0)
            if check.prepare is not None:
                check.prepare(self._game)
            with limit:
                self._try(report, 1 if check.once else matches)
        except OutOfTime:
            report.late = True
            if limit.stuck is not None:
                name, here = limit.stuck
                self._add(report, in_match(report.matches, "check.does_not_return", name=name, at=here))
            elif check.try_on is promises.ends and report.matches == 0:
                self._add(report, in_match(0, "check.no_end_yet", seconds=f"{seconds:g}"))
        except Exception as error:
            self._add(report, crash(self._game, error))
        return report

    def _try(self, report: Report, matches: int) -> None:
        for number in range(matches):
            self._watch(report.check, number)
            try:
                for finding in report.check.try_on(self._game, number):
                    self._add(report, finding)
                    if len(report.found) == MOST:
                        return
            except Broken as broken:
                self._add(report, broken.fault)
            except Exception as error:
                self._add(report, found(Fault("check.match", number=number), crash(self._game, error)))
            report.matches += 1

    def _add(self, report: Report, finding: Fault) -> None:
        """Report what was found, if it is new; otherwise only which check has told of it."""
        name, what = report.check.name, _what(finding)
        first = self._by.setdefault(what, name)
        if first != name:
            finding = Fault("check.same", check=first)
        if all(_what(finding) != _what(each) for each in report.found):
            report.found.append(self._placed(finding))

    def _placed(self, finding: Fault) -> Fault:
        """The same, with the function of the game that brings it about."""
        key, *_, nested = _what(finding)
        name = FUNCTION.get(str(key)) or next((FUNCTION[each] for each, *_ in nested if each in FUNCTION), "")
        function = attrgetter(name)(self._game) if name else None
        if not isinstance(function, FunctionType):
            return finding
        here = at(self._game.folder, function.__code__.co_filename, function.__code__.co_firstlineno)
        return Fault("check.found_in", found=finding, name=function.__name__, at=here)


def _what(finding: Fault) -> Any:
    """What a fault is, wherever it shows: its key, what tells it from others of that key, and the faults within it."""
    inner = finding.parameters
    if finding.key in ("check.found", "check.found_in"):
        return _what(inner["what" if finding.key == "check.found" else "found"])
    apart = tuple(str(inner[name]) for name in TELL_APART if name in inner)
    return finding.key, apart, tuple(_what(each) for each in inner.values() if isinstance(each, Fault))


def check_game(
    game: Game,
    *,
    matches: int,
    only: tuple[str, ...] = (),
    seconds: float = SECONDS,
    watch: Callable[[Check, int], None] = lambda check, number: None,
) -> Iterator[Report]:
    """Run the checks, each on so many matches and for so many seconds at most, and report as they are done. `watch` is
    told of each match before it is tried. Once the declaration is wrong, nothing else is tried.
    """
    findings = Findings(game, watch)
    for check in CHECKS:
        if not only or check.name in only:
            report = findings.of(check, matches, seconds)
            yield report
            if check.name == "declaration" and not report.passed:
                return
