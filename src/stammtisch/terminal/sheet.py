"""The score sheet, and the ranking when a match is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from stammtisch.core.outcome import Outcome
from stammtisch.terminal.canvas import fit
from stammtisch.terminal.look import Look

NUMBER = 6
"""The width of a column of points."""


def best(totals: Sequence[int], *, low_wins: bool) -> int:
    return min(totals) if low_wins else max(totals)


def pad(view: Mapping[str, Any], names: Sequence[str], look: Look, width: int, *, most: int) -> list[Text]:
    """The squared pad: a row for each of the last rounds, and the totals."""
    ground, quiet = look.paper, look.paper_quiet
    first = 7
    column = max(4, min(10, (width - first - 1) // len(names)))
    rows = view["sheet"]
    shown = rows[-most:]

    def line(head: str, cells: Sequence[str], style: Style) -> Text:
        text = f" {head}".ljust(first) + "".join(f" {fit(cell, column - 1)}".rjust(column) for cell in cells)
        return Text(text.ljust(width), style)

    lines = [line("Round", [fit(name, column - 1) for name in names], quiet + Style(bold=True))]
    if len(shown) < len(rows):
        lines.append(line("  …", [""] * len(names), quiet))
    lines += [line(f"{row['round']:>4}", [f"{points:+d}" if points < 0 else str(points) for points in row["points"]], ground) for row in shown]
    lines.append(line("Total", [str(total) for total in view["totals"]], ground + Style(bold=True)))
    return lines


def ranking(outcome: Outcome, names: Sequence[str], look: Look, width: int) -> list[Text]:
    """Places from first to last; those who share a place stand on it together."""
    lines = []
    longest = max(map(len, names))
    for place, seats in zip(sorted(set(outcome.places)), outcome.ranking, strict=True):
        shared = " (shared)" * (len(seats) > 1)
        for seat in seats:
            text = f"  {place}.  {fit(names[seat], min(longest, width - 28)).ljust(min(longest, width - 28))}  {outcome.totals[seat]:>5} points{shared}"
            lines.append(Text(text.ljust(width), look.paper + Style(bold=place == 1 or None)))
    return lines


def verdict(outcome: Outcome, names: Sequence[str], seat: int) -> str:
    """One sentence on how it went for the person."""
    winners = outcome.winners
    others = [names[winner] for winner in winners if winner != seat]
    if winners == (seat,):
        return "You win!"
    if seat in winners:
        return f"You win, together with {_list(others)}!"
    verb = "wins" if len(others) == 1 else "win"
    return f"{_list(others)} {verb}; you are {_ordinal(outcome.places[seat])} of {len(names)}."


def _list(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"
