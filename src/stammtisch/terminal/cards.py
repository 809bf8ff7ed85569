"""Cards as a terminal shows them: by name, with the sign of their colour, as in the browser."""

import re
from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from stammtisch.core.errors import Fault
from stammtisch.core.notation import Deck
from stammtisch.terminal.canvas import fit
from stammtisch.terminal.look import ON_ANY, ON_PAPER, ON_WOOD, PAPER, SHAPES, Look
from stammtisch.words import say
from stammtisch.words.cards import named

_COLOURED = re.compile(r"([gbryk])(?:[0-9]+|-[a-z]+)")
_COLOURS = re.compile(r"([gbryk]|[gbry]{2,4}(?=-))(?:[0-9]+|-[a-z]+)")
_PARTS = re.compile(r"[a-z][a-z0-9-]*")
_COST = re.compile(r" \(\+\d+\)")

BOX = 6
"""How wide a card on the table is."""


def colour_of(name: str) -> str | None:
    """The colour letter of a card; None for cards without a colour."""
    found = _COLOURED.fullmatch(name)
    return found[1] if found else None


def label(name: str, look: Look) -> str:
    """What a card is called, after the sign of its colour, or of each: `♥10`, `● big safe`, `♥♠ plan`. Cards that lie
    together are called one after the other, and brackets stay around those that lie face down.
    """
    if not look.game or name == "?":
        return name
    return _PARTS.sub(lambda found: _label(found[0], look), name)


def _label(code: str, look: Look) -> str:
    colours, short = colours_of(code), named(look.game, code).short
    sign = "".join(SHAPES[each] for each in colours) if look.shapes else colours
    return f"{sign}{'' if short[:1].isdecimal() or not sign else ' '}{short}"


def tight(name: str, look: Look) -> str:
    """The same where there is little room: without what it costs."""
    return _COST.sub("", label(name, look))


def colours_of(name: str) -> str:
    """The letters of all colours that a card shows."""
    found = _COLOURS.fullmatch(name)
    return found[1] if found else ""


def inline(name: str, look: Look, ground: Style, *, room: int | None = None) -> Text:
    """A card in a sentence that stands on some ground; in so many cells, if there are no more."""
    colour = colour_of(name)
    style = ground + Style(bold=True)
    if colour and look.colour:
        style += Style(color=ON_WOOD[colour] if look.painted else ON_ANY[colour])
    return Text(label(name, look) if room is None else fit(tight(name, look), room), style)


def inlines(names: Iterable[str], look: Look, ground: Style) -> Text:
    """Several cards in a sentence."""
    shown = [inline(name, look, ground) for name in names]
    between = ", " if any(" " in each.plain.strip() for each in shown) else " "  # a name of several words has no end
    return Text(between, ground).join(shown)


def face(name: str, look: Look) -> list[Text]:
    """A card that lies on the table, three lines of `BOX` cells; two cards that lie together take a little more."""
    colour = colour_of(name)
    shown = tight(name, look)
    width = max(BOX, len(shown) + 1)
    if look.painted:
        ink = look.paint(ON_PAPER[colour or "k"], PAPER, bold=True)
        shape = SHAPES[colour] if colour else ""
        rank = shown.removeprefix(shape).strip()
        return [Text(f" {rank}".ljust(width), ink), Text(shape.center(width), ink), Text(f"{rank} ".rjust(width), ink)]
    text = Text(shown.center(BOX - 2), Style(bold=True, color=ON_ANY[colour] if colour and look.colour else None))
    return _boxed(text, look)


def place(look: Look) -> list[Text]:
    """The empty place of somebody who has yet to play."""
    quiet = look.felt_quiet
    if not look.painted:
        quiet = Style(dim=True)
    return _boxed(Text(" " * (BOX - 2), quiet), look, quiet, dashed=True)


def _boxed(inside: Text, look: Look, style: Style | None = None, *, dashed: bool = False) -> list[Text]:
    style = style or Style()
    if not look.shapes:
        corners, bar, side = "++++", "-", "|"
    else:
        corners, bar, side = "╭╮╰╯", "╌" if dashed else "─", "┆" if dashed else "│"
    middle = Text.assemble((side, style), inside, (side, style))
    width = inside.cell_len
    return [
        Text(corners[0] + bar * width + corners[1], style),
        middle,
        Text(corners[2] + bar * width + corners[3], style),
    ]


def sort(names: Iterable[str], deck: Deck) -> list[str]:
    """By colour, then by rank, as the deck has them."""
    return sorted(names, key=deck.find)


def by_colour(names: Iterable[str], deck: Deck) -> list[tuple[str | None, list[str]]]:
    """Sorted, with a group for each colour; cards without a colour come last."""
    groups: dict[str | None, list[str]] = {}
    for name in sort(names, deck):
        groups.setdefault(colour_of(name), []).append(name)
    bare = groups.pop(None, None)
    return [*groups.items(), *([(None, bare)] if bare else [])]


def heading(colour: str | None, look: Look) -> str:
    """What stands before the cards of a colour in a hand: `♥ red`."""
    if colour is None:
        return f"  {say('terminal.cards')}"
    return f"{SHAPES[colour] if look.shapes else colour} {say(f'terminal.colour.{colour}')}"


def named_cards(fault: Fault, cards: frozenset[str], look: Look) -> Fault:
    """What is wrong, with the names of cards instead of their codes."""

    def shown(value: object) -> object:
        if isinstance(value, Fault):
            return named_cards(value, cards, look)
        if isinstance(value, list):
            return [shown(each) for each in value]
        return label(value, look) if isinstance(value, str) and value in cards else value

    told = {name: shown(value) for name, value in fault.parameters.items()}
    return Fault(fault.key, fault.paragraph, **told).of(fault.home)
