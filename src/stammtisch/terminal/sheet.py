"""The score sheet, and the ranking when a match is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from stammtisch.core.outcome import Outcome
from stammtisch.terminal.canvas import left, right
from stammtisch.terminal.look import Look
from stammtisch.words import known, listing, say
from stammtisch.words.speech import shown

FIRST, COLUMN = 7, 10
"""How wide the first column of the pad is, and how wide the others would like to be."""


def usual_width(names: Sequence[str], most: int) -> int:
    """How wide a pad for these players wants to be."""
    return min(most, FIRST + COLUMN * len(names) + 2)


def pad(view: Mapping[str, Any], names: Sequence[str], look: Look, width: int, *, most: int) -> list[Text]:
    """The squared pad: a row for each of the last rounds, and the totals. With many players, a row for each of them."""
    column = min(COLUMN, (width - FIRST - 1) // len(names))
    if column < 6:
        return _across(view, names, look, width)
    rounds = view["sheet"][-most:]

    def line(head: str, cells: Sequence[object], style: Style) -> Text:
        text = left(f" {head}", FIRST) + "".join(" " + right(shown(cell), column - 1) for cell in cells)
        return Text(left(text, width), style)

    lines = [line(say("terminal.round_column"), names, look.paper_quiet + Style(bold=True, underline=True))]
    if len(rounds) < len(view["sheet"]):
        lines.append(line("  …", [], look.paper_quiet))
    for row in rounds:
        last = Style(underline=True) if row is rounds[-1] else Style()
        lines.append(line(f"{row['round']:>4}", row["points"], look.paper + last))
    lines.append(line(say("terminal.total"), view["totals"], look.paper + Style(bold=True)))
    return lines


def _across(view: Mapping[str, Any], names: Sequence[str], look: Look, width: int) -> list[Text]:
    """The pad with a row for each player, and as many of the last rounds as fit beside the totals."""
    first, column = 11, 6
    rounds = view["sheet"][-max(0, (width - first - column - 1) // column) :]
    heads = [*(row["round"] for row in rounds), say("terminal.total")]
    lines = [left(f" {say('terminal.round_column')}", first) + "".join(right(str(head), column) for head in heads)]
    for seat, name in enumerate(names):
        cells = [*(row["points"][seat] for row in rounds), view["totals"][seat]]
        lines.append(left(f" {name}", first) + "".join(right(shown(cell), column) for cell in cells))
    return [
        Text(left(line, width), look.paper if row else look.paper_quiet + Style(bold=True))
        for row, line in enumerate(lines)
    ]


def amount(unit: str, number: int) -> str:
    """`1 point`, `2 cards`."""
    key = f"terminal.unit.{unit}"
    return say(key, n=number) if known(key) else f"{number} {unit}"


def ranking(outcome: Outcome, names: Sequence[str], look: Look, width: int, unit: str = "points") -> list[Text]:
    """Places from first to last; those who share a place stand on it together."""
    column = min(max(map(cell_len, names)), width - 28)
    lines = []
    for seats in outcome.ranking:
        for seat in seats:
            place, total = outcome.places[seat], outcome.totals[seat]
            shared = say("terminal.shared") * (len(seats) > 1)
            text = (
                f"  {place}.  {left(names[seat], column)}  {' ' * (5 - len(str(total)))}{amount(unit, total)}{shared}"
            )
            lines.append(Text(left(text, width), look.paper + Style(bold=place == 1)))
    return lines


def verdict(outcome: Outcome, names: Sequence[str], seat: int) -> str:
    """One sentence on how it went for the person."""
    winners = outcome.winners
    others = [names[winner] for winner in winners if winner != seat]
    if winners == (seat,):
        return say("terminal.you_win")
    if seat in winners:
        return say("terminal.you_win_with", others=listing(others))
    place, of = say(f"terminal.place.{outcome.places[seat]}"), len(names)
    if len(others) == 1:
        return say("terminal.other_wins", winner=others[0], place=place, of=of)
    return say("terminal.others_win", winners=listing(others), place=place, of=of)
