"""The hand: a row for each colour, what can be played now standing forward; and lists of other choices."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from stammtisch.core.notation import Deck, Move
from stammtisch.terminal.cards import by_colour, colour_of, heading, inline
from stammtisch.terminal.look import ON_ANY, ON_PAPER, ON_WOOD, PAPER, Look

_SEAT = re.compile(r"\bseat ([0-9]+)$")
MARGIN = 11
"""How far the cards stand in, behind the name of their colour."""


def rows(
    names: Iterable[str],
    deck: Deck,
    look: Look,
    width: int,
    *,
    legal: Iterable[str] | None,
    chosen: Iterable[str] = (),
) -> list[Text]:
    """Cards in rows. With `legal` None nothing is asked, and none stands forward."""
    ground = look.oak
    forward = None if legal is None else frozenset(legal)
    taken = Counter(chosen)
    lines: list[Text] = []
    for colour, cards in by_colour(names, deck):
        line = Text(f" {heading(colour, look)}".ljust(MARGIN), _heading_style(colour, look, ground))
        for card in cards:
            ticked = taken[card] > 0
            taken[card] -= ticked
            chip = _chip(card, look, legal=forward is not None and card in forward, ticked=ticked)
            if line.cell_len + chip.cell_len > width:
                lines.append(line)
                line = Text(" " * MARGIN, ground)
            line.append_text(chip)
            line.append(" ", ground)
        lines.append(line)
    return lines


def _heading_style(colour: str | None, look: Look, ground: Style) -> Style:
    if colour is None or not look.colour:
        return ground
    return ground + Style(color=ON_WOOD[colour] if look.painted else ON_ANY[colour])


def _chip(card: str, look: Look, *, legal: bool, ticked: bool) -> Text:
    """A card in the hand. Brackets do without colour what paper does with it."""
    colour = colour_of(card) or "k"
    if ticked:
        return Text(f"{look.tick}{card} ", look.oak + Style(bold=True))
    if not legal:
        quiet = look.oak + Style(color=ON_WOOD[colour], dim=True) if look.painted else Style(dim=True)
        return Text(f" {card} ", quiet)
    if look.painted:
        return Text(f" {card} ", look.paint(ON_PAPER[colour], PAPER, bold=True))
    return Text(f"[{card}]", Style(bold=True, color=ON_ANY[colour] if look.colour else None))


def numbered(moves: Sequence[Move], names: frozenset[str], look: Look, seats: Sequence[str] = ()) -> list[Text]:
    """Answers that are no cards, each with the number to type; a seat is named with whoever sits there."""
    ground = look.oak
    lines = []
    for number, move in enumerate(moves, 1):
        words = [inline(word, look, ground) if word in names else Text(word, ground) for word in move.split()]
        seat = _SEAT.search(move)
        if seat and int(seat[1]) < len(seats):
            words.append(Text(f"({seats[int(seat[1])]})", look.oak_quiet))
        lines.append(Text.assemble((f" {number:>2}  ", ground + Style(bold=True)), Text(" ", ground).join(words)))
    return lines
