"""The table from above: the person at the bottom, the others clockwise from the left, the trick in the middle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from stammtisch.core.game import Fact, Game
from stammtisch.terminal.canvas import Canvas, fit
from stammtisch.terminal.cards import BOX, face, inline, place
from stammtisch.terminal.look import Look
from stammtisch.terminal.story import Played
from stammtisch.words import own, say

DRAWN_KEYS = ("counts", "totals", "points", "noted")
"""What stands beside a seat in its own way; points that were noted at once are in the total."""
NOTHING = frozenset({"guard", "watchdogs", "misses"})
"""What a seat may have or not: it stands there only for those who have it."""
NARROWEST = 56
"""Below this many columns the table becomes a list."""


@dataclass(frozen=True)
class Seat:
    """What stands beside a seat."""

    number: int
    name: str
    cards: int | None
    total: int | None
    """None where it would only repeat how many cards there are."""
    points: int | None
    """Points of this round so far, where the game shows them."""
    more: tuple[str, ...]
    """Whatever else the game shows of each seat: `chips 7`."""
    asked: bool
    takes: bool
    remark: str
    you: bool

    @property
    def holds(self) -> str:
        return "" if self.cards is None else say("terminal.unit.cards", n=self.cards)

    @property
    def score(self) -> str:
        if self.total is None:
            return ""
        if self.points:
            return f"{self.total} ({self.points:+d})"
        return say("terminal.unit.points", n=self.total)


def read_seats(view: Mapping[str, Any], names: Sequence[str], game: Game, *, taker: int | None = None) -> list[Seat]:
    """The seats in order, from a view. What the game declares to be a number for each seat stands beside them."""
    players = view["players"]
    counts, points = view.get("counts"), view.get("points")
    theirs = {
        key: view[key]
        for key, kind in game.facts.items()
        if kind is Fact.NUMBERS and key not in DRAWN_KEYS and view.get(key) is not None
    }
    return [
        Seat(
            number=seat,
            name=names[seat],
            cards=counts[seat] if counts else None,
            total=view["totals"][seat] if game.unit == "points" else None,
            points=points[seat] if points else None,
            more=tuple(
                f"{own(view['game'], f'shown.{key}', key.replace('_', ' '))} {value[seat]}"
                for key, value in theirs.items()
                if value[seat] or key not in NOTHING
            ),
            asked=seat in view["awaiting"] and taker is None,
            takes=seat == taker,
            remark=_remark(view, seat, taker),
            you=seat == view["seat"],
        )
        for seat in range(players)
    ]


def _remark(view: Mapping[str, Any], seat: int, taker: int | None) -> str:
    """What a seat is doing, in a word. A sealed answer shows only that it was given."""
    if taker is not None:
        return say("terminal.takes") if seat == taker else ""
    if view["kind"] == "sealed":
        return "" if seat in view["awaiting"] else say("terminal.done")
    if seat == view.get("starter"):
        return say("terminal.starts")
    return say("terminal.leads") if seat == view.get("leader") else ""


def draw(
    seats: Sequence[Seat], trick: Sequence[Played], look: Look, width: int, *, places: bool, low: bool = False
) -> list[Text]:
    """The table in lines of that width; as a list where it is too narrow or too low for a picture, or where what the
    game shows of each seat would not fit beside the cards.

    With `places`, those who have yet to play a card have an empty place for it.
    """
    if width < NARROWEST or low or not all(_fits(seat, width) for seat in seats):
        return _listed(seats, trick, look, width)
    return _pictured(seats, dict(trick), look, width, places)


def _pictured(seats: Sequence[Seat], cards: Mapping[int, str], look: Look, width: int, places: bool) -> list[Text]:
    you = next((seat.number for seat in seats if seat.you), 0)
    others = [seats[(you + step) % len(seats)] for step in range(1, len(seats))]
    aside = len(others) // 2
    left, top, right = others[:aside][::-1], others[aside : len(others) - aside], others[len(others) - aside :]
    height = max(9 if top or aside > 1 else 8, 4 * aside + 1)
    canvas = Canvas(width, height, look.felt)
    middle = width // 2 - BOX // 2
    for side, column in ((left, middle - BOX - 3), (right, middle + BOX + 3)):
        for row, seat in enumerate(side):
            y = row * 4 + (height - 4 * aside + 1) // 2 - (0 if top or aside > 1 else 1)
            _card(canvas, column, y, seat, cards, look, places)
            _beside(canvas, column, y, seat, look, to_left=side is left)
    for seat in top:
        canvas.centred(0, _line(seat, look, width))
        _card(canvas, middle, 1, seat, cards, look, places)
    _card(canvas, middle, height - 4, seats[you], cards, look, places)
    canvas.centred(height - 1, _line(seats[you], look, width))
    return canvas.lines()


def _card(canvas: Canvas, x: int, y: int, seat: Seat, cards: Mapping[int, str], look: Look, places: bool) -> None:
    if seat.number in cards:
        canvas.block(x, y, face(cards[seat.number], look))
    elif places and (cards or seat.asked):
        canvas.block(x, y, place(look))


def _name(seat: Seat, look: Look) -> tuple[str, Style]:
    marker = f"{look.here} " if seat.asked or seat.takes else ""
    style = look.turn if seat.asked or seat.takes else look.felt + Style(bold=True)
    return f"{marker}{seat.name}{say('terminal.is_you') * seat.you}", style


def _beside(canvas: Canvas, column: int, y: int, seat: Seat, look: Look, *, to_left: bool) -> None:
    """Three lines beside the card of a seat at one of the sides."""
    room = column - 3 if to_left else canvas.width - column - BOX - 3
    name, style = _name(seat, look)
    above, below = _facts(seat, room)
    lines = ((name, style), (above, look.felt_quiet), (below, look.felt_quiet))
    for down, (words, ink) in enumerate(lines):
        line = Text(fit(words, room), ink)
        canvas.write(column - 2 - line.cell_len if to_left else column + BOX + 2, y + down, line)


def _facts(seat: Seat, room: int) -> tuple[str, str]:
    """What stands below a name, in two lines; what is too long for the second goes into the first if there is room."""
    above, below = [each for each in (seat.holds, seat.remark) if each], [*filter(None, [seat.score]), *seat.more]
    while len(below) > 1 and cell_len(", ".join(below)) > room >= cell_len(", ".join([*above, below[-1]])):
        above.append(below.pop())
    return ", ".join(above), ", ".join(below)


def _fits(seat: Seat, width: int) -> bool:
    """Whether nothing a game shows of each seat is cut off at the sides of a picture; the usual is short enough."""
    room = width // 2 - BOX // 2 - BOX - 6  # as `_pictured` has it, at the narrower side
    return not seat.more or all(cell_len(words) <= room for words in _facts(seat, room))


def _line(seat: Seat, look: Look, width: int) -> Text:
    """A seat in one line: at the top, at the bottom and in lists."""
    name, style = _name(seat, look)
    facts = [seat.holds, seat.score, *seat.more, seat.remark]
    rest = "".join(f" {look.dot} {fact}" for fact in facts if fact)
    if cell_len(name) + cell_len(rest) > width - 2:
        name = name.removesuffix(say("terminal.is_you"))  # whoever plays stands at the bottom
    return Text.assemble((fit(name, max(8, width - len(rest) - 2)), style), (rest, look.felt_quiet))


def _listed(seats: Sequence[Seat], trick: Sequence[Played], look: Look, width: int) -> list[Text]:
    """One line for each seat, clockwise, the person last."""
    cards = dict(trick)
    you = next((seat.number for seat in seats if seat.you), 0)
    around = [seats[(you + 1 + step) % len(seats)] for step in range(len(seats))]
    lines = [(seat, _wrapped(seat, look, width - 8)) for seat in around]
    canvas = Canvas(width, sum(len(drawn) for _, drawn in lines), look.felt)
    row = 0
    for seat, drawn in lines:
        if seat.number in cards:
            canvas.write(1, row, inline(cards[seat.number], look, look.felt, room=6))
        canvas.block(8, row, drawn)
        row += len(drawn)
    return canvas.lines()


def _wrapped(seat: Seat, look: Look, width: int) -> list[Text]:
    """A seat of a list. Where a game shows more of each than a narrow screen has room for, how many cards they hold
    and what they are doing is left out first; the rest goes below.
    """
    whole = _line(seat, look, width)
    if not seat.more or whole.cell_len <= width:
        return [whole]
    less = replace(seat, cards=None, remark="")
    shorter = _line(less, look, width)
    if shorter.cell_len <= width:
        return [shorter]
    below = f" {look.dot} ".join(seat.more)
    return [_line(replace(less, more=()), look, width), Text(f"  {fit(below, width - 2)}", look.felt_quiet)]
