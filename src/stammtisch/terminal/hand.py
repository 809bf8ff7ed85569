"""The hand: a row for each colour, what can be played now standing forward; and lists of other choices."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count, pairwise

from rich.style import Style
from rich.text import Text

from stammtisch import words
from stammtisch.core.notation import Deck, Move
from stammtisch.terminal.canvas import fit
from stammtisch.terminal.cards import by_colour, colour_of, heading, inline, label
from stammtisch.terminal.look import ON_ANY, ON_PAPER, ON_WOOD, PAPER, Look

MARGIN = 11
"""How far the cards stand in, behind the name of their colour."""
FEW = 4
"""As many answers stand one below the other."""

SHORT_NAME, SHORTER_NAME = 12, 8
"""How much of a name stands beside the number of a seat; and where there are many and the screen is narrow."""


def rows(
    names: Iterable[str],
    deck: Deck,
    look: Look,
    width: int,
    *,
    legal: Iterable[str] | None,
    chosen: Iterable[str] = (),
    first: int | None = None,
) -> list[Text]:
    """Cards in rows. With `legal` None nothing is asked, and none stands forward. With `first` each has a number to
    type, from that one on.
    """
    numbers = count(first) if first is not None else None
    ground = look.oak
    forward = None if legal is None else frozenset(legal)
    taken = Counter(chosen)
    lines: list[Text] = []
    for cards in by_colour(names, deck, look):
        line = Text(f" {heading(cards[0], look)} ".ljust(MARGIN), _heading_style(cards[0], look, ground))
        for card in cards:
            ticked = taken[card] > 0
            taken[card] -= ticked
            chip = _chip(card, look, legal=forward is not None and card in forward, ticked=ticked)
            if numbers is not None:
                chip = Text.assemble((f"{next(numbers):>2}", look.oak_quiet), chip)
            if line.cell_len + chip.cell_len > width:
                lines.append(line)
                line = Text(" " * MARGIN, ground)
            line.append_text(chip)
            line.append(" ", ground)
        lines.append(line)
    return lines


def _heading_style(card: str, look: Look, ground: Style) -> Style:
    colour = colour_of(card, look)
    if colour is None or not look.colour:
        return ground
    return ground + Style(color=ON_WOOD[colour] if look.painted else ON_ANY[colour])


def _chip(card: str, look: Look, *, legal: bool, ticked: bool) -> Text:
    """A card in the hand. Brackets do without colour what paper does with it."""
    colour, shown = colour_of(card, look) or "k", label(card, look)
    if ticked:
        return Text(f"{look.tick}{shown} ", look.oak + Style(bold=True))
    if not legal:
        quiet = look.oak + Style(color=ON_WOOD[colour], dim=True) if look.painted else Style(dim=True)
        return Text(f" {shown} ", quiet)
    if look.painted:
        return Text(f" {shown} ", look.paint(ON_PAPER[colour], PAPER, bold=True))
    return Text(f"[{shown}]", Style(bold=True, color=ON_ANY[colour] if look.colour else None))


def numbered(
    labels: Sequence[tuple[str, Move]],
    names: frozenset[str],
    look: Look,
    width: int,
    people: Sequence[str] = (),
    game: str = "",
) -> list[Text]:
    """Answers that are no cards, each with the number to type; side by side where there are many. The game may have
    words of its own for them.
    """
    shown = _collapsed(labels)
    across, column, items = 1, 0, []
    for room in (SHORT_NAME, SHORTER_NAME):
        items = [_item(number, words.move(move, game), names, look, people, room) for number, move in shown]
        column = max(item.cell_len for item in items) + 2
        across = max(1, (width + 2) // column) if len(items) > FEW else 1
        if across > 1 or len(items) <= FEW:
            break
    lines = []
    for first in range(0, len(items), across):
        line = Text("", look.oak)
        for item in items[first : first + across]:
            line.append_text(item)
            line.append(" " * (column - item.cell_len), look.oak)
        line.rstrip()
        lines.append(line)
    return lines


def _item(number: str, move: str, names: frozenset[str], look: Look, people: Sequence[str], room: int) -> Text:
    ground = look.oak
    said = [inline(word, look, ground) if word in names else Text(word, ground) for word in _named(move, people, room)]
    return Text.assemble((f" {number:>2}  ", ground + Style(bold=True)), Text(" ", ground).join(said))


def _named(move: str, people: Sequence[str], room: int) -> list[str]:
    """The words of a move as it is said, with names after seats, in so many cells."""
    said: list[str] = []
    for before, word in pairwise(["", *move.split()]):
        seat = before == words.move("seat") and word.isdecimal() and int(word) < len(people)
        said += [word, f"({fit(people[int(word)], room)})"] if seat else [word]
    return said


def _collapsed(labels: Sequence[tuple[str, Move]]) -> list[tuple[str, Move]]:
    """Long runs of answers that differ only in their number, in one line: `3-9  bid 3 … bid 9`."""
    runs: list[list[tuple[str, Move]]] = []
    for number, move in labels:
        before = runs[-1][-1] if runs else ("", "")
        verb = move.rpartition(" ")[0]
        follows = number and before[0] and int(number) == int(before[0]) + 1 and move == f"{verb} {number}"
        if follows and before[1] == f"{verb} {before[0]}" and not verb.endswith("seat"):
            runs[-1].append((number, move))
        else:
            runs.append([(number, move)])
    short: list[tuple[str, Move]] = []
    for run in runs:
        if len(run) > FEW:
            short.append((f"{run[0][0]}-{run[-1][0]}", f"{run[0][1]} … {run[-1][1]}"))
        else:
            short += run
    return short
