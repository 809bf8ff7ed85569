"""What is hoped for, beside what was measured."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Goal:
    what: str
    measured: float
    bound: float | None
    unit: str
    at_least: bool = False

    @property
    def met(self) -> bool:
        if self.bound is None:
            return True
        return self.measured >= self.bound if self.at_least else self.measured <= self.bound


def show_goals(found: Iterable[Goal], console: Console) -> None:
    table = Table("", "measured", "goal", "", box=box.SIMPLE_HEAD, title="Goals")
    table.columns[1].justify = table.columns[2].justify = "right"
    for goal in found:
        bound = "" if goal.bound is None else f"{'≥' if goal.at_least else '≤'} {goal.bound:g}{goal.unit}"
        verdict = "" if goal.bound is None else "[green]met[/]" if goal.met else "[red]missed[/]"
        measured = f"{goal.measured:,.0f}" if goal.measured >= 1000 else f"{goal.measured:.3g}"
        table.add_row(goal.what, measured + goal.unit, bound, verdict)
    console.print(table)
