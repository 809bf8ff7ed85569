"""Cards as a terminal shows them: by name, with the sign of their colour, as in the browser."""

import re
from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from stammtisch import games
from stammtisch.core import look as core_look
from stammtisch.core.errors import Fault
from stammtisch.core.notation import Deck
from stammtisch.terminal.canvas import fit
from stammtisch.terminal.look import INKS, ON_ANY, ON_PAPER, ON_WOOD, PAPER, SHAPES, SIGNS, Look
from stammtisch.words import say
from stammtisch.words.cards import named

_COLOURED = re.compile(r"([gbryk])(?:[0-9]+|-[a-z]+)")
_COLOURS = re.compile(r"([gbryk]|[gbry]{2,4}(?=-))(?:[0-9]+|-[a-z]+)")
_PARTS = re.compile(r"[a-z][a-z0-9-]*")
_COST = re.compile(r" \(\+\d+\)")

BOX = 6
"""How wide a card on the table is."""


def declared(look: Look) -> core_look.Look | None:
    """How a game says that its cards look. None for those of the house: they have drawings, and go by their letters."""
    return games.get(look.game).look if look.game in games.names() else None


def colour_of(name: str, look: Look) -> str | None:
    """The letter of the colour of a card; None for cards without a colour."""
    how = declared(look)
    if how is not None:
        return INKS.get(how.face(name).colour)
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
    how = declared(look)
    if how is not None and code in games.get(look.game).deck:
        return _as_declared(code, how, look)
    colours, short = colours_of(code), named(look.game, code).short
    sign = "".join(SHAPES[each] for each in colours) if look.shapes else colours
    return f"{sign}{'' if short[:1].isdecimal() or not sign else ' '}{short}"


def _as_declared(code: str, how: core_look.Look, look: Look) -> str:
    """The sign of a card, and its rank or name: `♥K`. In ASCII as moves have it."""
    face, short = how.face(code), named(look.game, code).short
    if not look.shapes:
        return short
    sign = SIGNS.get(face.sign, face.sign)
    if short == code and how.start(code):
        return f"{sign}{face.corner}"
    return f"{sign} {face.name if short == code and face.name else short}".strip()


def tight(name: str, look: Look) -> str:
    """The same where there is little room: without what it costs."""
    return _COST.sub("", label(name, look))


def colours_of(name: str) -> str:
    """The letters of all colours that a card shows."""
    found = _COLOURS.fullmatch(name)
    return found[1] if found else ""


def inline(name: str, look: Look, ground: Style, *, room: int | None = None) -> Text:
    """A card in a sentence that stands on some ground; in so many cells, if there are no more."""
    colour = colour_of(name, look)
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
    colour = colour_of(name, look)
    shown = tight(name, look)
    width = max(BOX, len(shown) + 1)
    if look.painted:
        ink = look.paint(ON_PAPER[colour or "k"], PAPER, bold=True)
        shape = _sign(name, look) if colour else ""
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


def by_colour(names: Iterable[str], deck: Deck, look: Look) -> list[list[str]]:
    """Sorted, with a group for each colour or suit; cards without one come last."""
    groups: dict[str, list[str]] = {}
    for name in sort(names, deck):
        groups.setdefault(start_of(name, look), []).append(name)
    bare = groups.pop("", [])
    return [*groups.values(), *([bare] if bare else [])]


def start_of(card: str, look: Look) -> str:
    """The letters of the colour or suit of a card, with which its name begins; none where it has none."""
    how = declared(look)
    return (colour_of(card, look) or "") if how is None else how.start(card)


def heading(card: str, look: Look) -> str:
    """What stands before the cards of a colour in a hand, by one of them: `♥ red`."""
    start = start_of(card, look)
    if not start:
        return f"  {say('terminal.cards')}"
    return f"{_sign(card, look) if look.shapes else start} {_colour_name(card, look)}".strip()


def colour_named(card: str, look: Look) -> str:
    """What the colour of a card is called, and its sign: `red ♥`."""
    sign = _sign(card, look) if look.shapes else ""
    return f"{_colour_name(card, look)}\N{NO-BREAK SPACE}{sign}" if sign else _colour_name(card, look)


def _colour_name(card: str, look: Look) -> str:
    how, colour, start = declared(look), colour_of(card, look), start_of(card, look)
    own = how.suits[start].name if how is not None else ""
    return own or (say(f"terminal.colour.{colour}") if colour else start)


def _sign(card: str, look: Look) -> str:
    how = declared(look)
    return SHAPES[colour_of(card, look) or "k"] if how is None else SIGNS.get(how.face(card).sign, how.face(card).sign)


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
