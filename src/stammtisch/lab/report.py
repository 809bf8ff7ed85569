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
from stammtisch.lab.summary import Interval, Summary
from stammtisch.lab.tally import Span
from stammtisch.words import figure, say

NO_STAR = "\N{NO-BREAK SPACE}"
"""As wide as a star, and not taken off the end of a cell."""


def report(summary: Summary) -> Iterator[RenderableType]:
    """Everything a summary says, from top to bottom."""
    plan, tally = summary.plan, summary.tally
    matches = {"n": tally.matches, "count": figure(tally.matches)}
    yield Text(say("sim.summary", game=plan.game.title, players=plan.players, **matches), "bold")
    facts = {say("sim.options"): _options(plan.options), say("sim.seed"): _seed(plan.seed)}
    for name, value in facts.items():
        yield Text(f"{name:<{max(map(len, facts))}}  {value}", "dim")
    yield ""
    yield _lengths(tally.rounds, tally.decisions, tally.matches)
    yield ""
    yield _seats(summary)
    yield ""
    yield from _notes(summary)


def _lengths(rounds: Span, decisions: Span, matches: int) -> Table:
    table = _table(say("sim.per_match"), say("sim.mean"), say("sim.least"), say("sim.most"))
    for name, span in ((say("sim.rounds"), rounds), (say("sim.decisions"), decisions)):
        table.add_row(name, figure(span.sum / matches, ",.1f"), figure(span.least or 0), figure(span.most or 0))
    return table


def _seats(summary: Summary) -> Table:
    interval = say("sim.interval")
    named = (say("sim.mean_total"), interval, say("sim.wins"), say("sim.advantage"), interval)
    table = _table(say("sim.seat"), *named)
    for seat in summary.seats:
        table.add_row(
            f"{seat.seat} {seat.bot}",
            _points(seat.mean_total),
            "–" if seat.interval is None else f"± {_points(seat.interval[1] - seat.mean_total)}",
            say("sim.percent", number=figure(100 * seat.win_share, ".1f")),
            Text(
                f"{figure(100 * seat.advantage, '+.1f')}{'*' if seat.significant else NO_STAR}",
                "bold" if seat.significant else "",
            ),
            say("sim.from_to", **{end: figure(100 * at, "+.1f") for end, at in _ends(seat.advantage_interval).items()}),
        )
    return table


def _notes(summary: Summary) -> Iterator[RenderableType]:
    plan, tally = summary.plan, summary.tally
    fair = [say("sim.advantage_is", share=figure(100 / plan.players, ".1f"))]
    if any(seat.significant for seat in summary.seats):
        fair.append(say("sim.seats_differ", players=plan.players))
    else:
        fair.append(say("sim.seats_alike", players=plan.players))
        intervals = [seat.advantage_interval for seat in summary.seats]
        if missing := sum(low > 0 or high < 0 for low, high in intervals):
            fair.append(say("sim.misses_zero", n=missing, players=plan.players))
    if len(set(plan.bots)) > 1:
        fair.append(say("sim.different_bots"))
    yield Text(" ".join(fair), "dim")
    for reason, count in tally.reasons.most_common():
        told = {"reason": say(f"terminal.reason.{reason.word}"), "n": count, "count": figure(count)}
        if count == tally.matches:
            yield Text(say("sim.ended", **told))
        else:
            yield Text(say("sim.ended_share", share=figure(100 * count / tally.matches, ".1f"), **told))
    speed, seconds = figure(summary.decisions_per_second, ",.0f"), figure(summary.seconds, ".2f")
    yield Text(say("sim.speed", speed=speed, seconds=seconds), "dim")


def _ends(interval: Interval) -> dict[str, float]:
    return {"low": interval[0], "high": interval[1]}


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="bold")
    table.add_column(first, no_wrap=True)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _points(value: float) -> str:
    return figure(value, ",.2f" if abs(value) < 1000 else ",.0f")


def _options(options: Options) -> str:
    """What is played with. House rules, and what another rule needs, are named where they differ from the usual."""
    values = options.as_json()
    silent = (each for each in options.describe() if each.group == HOUSE or each.needs)
    usual = {each.name for each in silent if values[each.name] == each.default}
    chosen = [
        _option(name, value)
        for name, value in values.items()
        if name not in usual and value is not False and value is not None
    ]
    return ", ".join(chosen) or say("sim.as_usual")


def _option(name: str, value: Any) -> str:
    """An option in a word or two. Tables may be long; a size and a digest are enough to tell two of them apart."""
    if value is True:
        return name
    if not isinstance(value, dict | list | tuple):
        return f"{name} {value}"
    digest = hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    return say("sim.own_table", option=name, size=_size(value), digest=digest[:8])


def _size(table: Any) -> str:
    """How much a table is: cards, if it says how often each is there; otherwise rows."""
    if isinstance(table, dict) and all(isinstance(count, int) for count in table.values()):
        return say("sim.cards", n=sum(table.values()))
    return say("sim.rows", n=len(table))


def _seed(seed: bytes) -> str:
    """As it was most likely given: small numbers as numbers, others in full."""
    number = int.from_bytes(seed, "big")
    return str(number) if number < 1 << 64 else seed.hex()
