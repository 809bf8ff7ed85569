"""Findings as a table for a terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.lab.compare import telling
from stammtisch.lab.compare.findings import Findings, Measure
from stammtisch.lab.compare.measures import Difference
from stammtisch.words import say


def report(findings: Findings) -> Iterator[RenderableType]:
    """Words first, then every measure with its differences."""
    study = findings.study
    yield Text(telling.headline(findings), "bold")
    for figures, says in telling.lines(findings):
        yield Text.assemble(("  " + figures, "bold"), "  ", says)
    same = telling.same(findings)
    if same:
        yield Text(f"  ≈ {same}", "dim")
    yield ""
    yield Text(telling.line(findings))
    for which in range(len(study.settings)):
        yield Text(f"  {telling.letter(study, which)}  {telling.setting(study, which)}")
    yield ""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="bold")
    table.add_column(say("lab.measure"))
    letters = [telling.letter(study, which) for which in range(len(study.settings))]
    for name in (*letters, *(f"{each} − {letters[0]}" for each in letters[1:])):
        table.add_column(name, justify="right", no_wrap=True)
    for each in findings.measures:
        values = ["–" if value is None else telling.amount(each, value.mean) for value in each.values]
        changes = [_change(each, change) for change in each.differences[1:]]
        table.add_row(telling.heading(study, each), *values, *changes)
    for seat, each in enumerate(findings.seats):
        values = ["–" if value is None else telling.amount(each, value.mean) for value in each.values]
        table.add_row(say("lab.seat", n=seat + 1), *values, *(_change(each, change) for change in each.differences[1:]))
    yield table
    yield ""
    yield Text(f"{say('lab.foot')} {telling.pace()}", "dim")


def _change(measure: Measure, difference: Difference | None) -> Text:
    if difference is None:
        return Text("–", "dim")
    apart = telling.signed(measure, difference.estimate.mean)
    half = telling.amount(measure, difference.estimate.half, unit=False)
    return Text(f"{apart} ± {half}", "" if difference.estimate.telling else "dim")
