"""The summary of a simulation, for people."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.core.options import HOUSE, Options
from stammtisch.lab.summary import Summary
from stammtisch.lab.tally import Span

NO_STAR = "\N{NO-BREAK SPACE}"
"""As wide as a star, and not taken off the end of a cell."""


def report(summary: Summary) -> Iterator[RenderableType]:
    """Everything a summary says, from top to bottom."""
    plan, tally = summary.plan, summary.tally
    yield Text(f"{plan.game.title}: {_plural(tally.matches, 'match', 'matches')} of {plan.players} players", "bold")
    yield Text(f"options  {_options(plan.options)}", "dim")
    yield Text(f"seed     {_seed(plan.seed)}", "dim")
    yield ""
    yield _lengths(tally.rounds, tally.decisions, tally.matches)
    yield ""
    yield _seats(summary)
    yield ""
    yield from _notes(summary)


def _lengths(rounds: Span, decisions: Span, matches: int) -> Table:
    table = _table("per match", "mean", "least", "most")
    for name, span in (("rounds", rounds), ("decisions", decisions)):
        table.add_row(name, f"{span.sum / matches:,.1f}", f"{span.least:,}", f"{span.most:,}")
    return table


def _seats(summary: Summary) -> Table:
    table = _table("seat", "mean total", "95 %", "wins", "advantage", "95 %")
    for seat in summary.seats:
        table.add_row(
            f"{seat.seat} {seat.bot}",
            _points(seat.mean_total),
            "–" if seat.interval is None else f"± {_points(seat.interval[1] - seat.mean_total)}",
            f"{100 * seat.win_share:.1f} %",
            Text(
                f"{100 * seat.advantage:+.1f}{'*' if seat.significant else NO_STAR}", "bold" if seat.significant else ""
            ),
            " to ".join(f"{100 * end:+.1f}" for end in seat.advantage_interval),
        )
    return table


def _notes(summary: Summary) -> Iterator[RenderableType]:
    plan, tally = summary.plan, summary.tally
    fair = (
        f"Advantage: wins above the fair share of {100 / plan.players:.1f} %, in percentage points; "
        "each interval is for its seat alone."
    )
    if any(seat.significant for seat in summary.seats):
        fair += f" * is more than chance explains with all {plan.players} seats looked at together (5 %)."
    else:
        fair += f" Looked at together, the {plan.players} seats differ by no more than chance explains (5 %)."
        if any(low > 0 or high < 0 for low, high in (seat.advantage_interval for seat in summary.seats)):
            fair += f" That one interval among {plan.players} misses 0 is nothing unusual."
    if len(set(plan.bots)) > 1:
        fair += " The seats are played by different bots, so it shows their strength too."
    yield Text(fair, "dim")
    for reason, count in tally.reasons.most_common():
        share = "" if count == tally.matches else f" ({100 * count / tally.matches:.1f} %)"
        yield Text(f"Ended because {reason.text}: {_plural(count, 'match', 'matches')}{share}.")
    speed = f"{summary.decisions_per_second:,.0f} decisions a second, {summary.seconds:.2f} s in all."
    yield Text(speed, "dim")


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="bold")
    table.add_column(first, no_wrap=True)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _points(value: float) -> str:
    return f"{value:,.2f}" if abs(value) < 1000 else f"{value:,.0f}"


def _options(options: Options) -> str:
    """What is played with. House rules are named where they differ from the usual."""
    values = options.as_json()
    usual = {each.name for each in options.describe() if each.group == HOUSE and values[each.name] == each.default}
    chosen = [
        _option(name, value)
        for name, value in values.items()
        if name not in usual and value is not False and value is not None
    ]
    return ", ".join(chosen) or "as usual"


def _option(name: str, value: Any) -> str:
    """An option in a word or two. Tables may be long; a size and a digest are enough to tell two of them apart."""
    if value is True:
        return name
    if not isinstance(value, dict | list | tuple):
        return f"{name} {value}"
    digest = hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    return f"own {name} ({_size(value)}, {digest[:8]})"


def _size(table: Any) -> str:
    """How much a table is: cards, if it says how often each is there; otherwise rows."""
    if isinstance(table, dict) and all(isinstance(count, int) for count in table.values()):
        return _plural(sum(table.values()), "card", "cards")
    return _plural(len(table), "row", "rows")


def _seed(seed: bytes) -> str:
    """As it was most likely given: small numbers as numbers, others in full."""
    number = int.from_bytes(seed, "big")
    return str(number) if number < 1 << 64 else seed.hex()


def _plural(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"
