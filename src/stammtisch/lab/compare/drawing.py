"""Plots for a report: the same pen, marks and brackets as in the browser (`web/shared/art/plot.js`); a test holds them
together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, hypot, inf, isfinite, log10

Point = tuple[float, float]


def short(value: float) -> str:
    """A number with one digit, as paths want it."""
    rounded = floor(value * 10 + 0.5) / 10
    return f"{rounded:g}" if rounded != 0 else "0"


class _Chance:
    """Chance that is always the same."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 2**32 or 1

    def roll(self) -> float:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return self.state / 2**32


def pen(points: Sequence[Point], *, tremor: float = 0.7, seed: int = 7, stroke: float = 13) -> str:
    """The path of a line through points as a hand draws it."""
    chance, out = _Chance(seed), [points[0]]
    for (from_x, from_y), (x, y) in pairwise(points):
        right, down = x - from_x, y - from_y
        length = hypot(right, down) or 1
        strokes = max(1, floor(length / stroke + 0.5))
        for k in range(1, strokes + 1):
            astray = (chance.roll() - 0.5) * 2 * tremor * (0.35 if k == strokes else 1)
            part = k / strokes
            out.append((from_x + right * part - down / length * astray, from_y + down * part + right / length * astray))
    path = f"M{short(out[0][0])} {short(out[0][1])}"
    for (x, y), (next_x, next_y) in pairwise(out[1:]):
        path += f"Q{short(x)} {short(y)} {short((x + next_x) / 2)} {short((y + next_y) / 2)}"
    return f"{path}L{short(out[-1][0])} {short(out[-1][1])}"


@dataclass(frozen=True)
class Hand:
    """How the line and the mark of a setting look."""

    ink: str
    shape: str
    fill: str
    dash: str = ""


PENCIL, WAX, LEAF, BRASS, PAPER = "#23395e", "#a8281d", "#17694b", "#7a4d00", "#f8efda"
RING, SQUARE = Hand(PENCIL, "circle", PAPER), Hand(WAX, "square", WAX, "7 5")
HANDS = (
    *(RING, SQUARE, Hand(LEAF, "triangle", PAPER, "1 4.5"), Hand(BRASS, "lozenge", PAPER, "9 4 1 4")),
    *(Hand(PENCIL, "square", PAPER, "3 4"), Hand(WAX, "circle", PAPER, "2 6")),
    *(Hand(LEAF, "lozenge", LEAF, "12 4"), Hand(BRASS, "triangle", BRASS, "5 3 1 3")),
)


def mark(hand: Hand, x: float, y: float, size: float = 4.6) -> str:
    """The mark of a setting."""
    s = size
    shapes = {
        "circle": f"M{short(x - s)} {short(y)}a{s:g} {s:g} 0 1 0 {short(2 * s)} 0a{s:g} {s:g} 0 1 0 {short(-2 * s)} 0Z",
        "square": f"M{short(x - s * 0.9)} {short(y - s * 0.9)}h{short(1.8 * s)}v{short(1.8 * s)}h{short(-1.8 * s)}Z",
        "triangle": f"M{short(x)} {short(y - s * 1.15)}L{short(x + s * 1.08)} {short(y + s * 0.8)}"
        f"H{short(x - s * 1.08)}Z",
        "lozenge": f"M{short(x)} {short(y - s * 1.3)}L{short(x + s)} {short(y)}L{short(x)} {short(y + s * 1.3)}"
        f"L{short(x - s)} {short(y)}Z",
    }
    return f'<path class="plot-mark" d="{shapes[hand.shape]}" fill="{hand.fill}" stroke="{hand.ink}"/>'


@dataclass(frozen=True)
class Scale:
    """Where an axis begins and ends, and what is written at it."""

    low: float
    high: float
    ticks: tuple[float, ...]
    digits: int


def scale_of(values: Sequence[float], *, least: float = -inf, most: float = inf, room: float = 0.0) -> Scale:
    """An axis that holds some values, with about five round numbers on it; it shows `room` at least."""
    known = [each for each in values if isfinite(each)]
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    missing = max(room, abs(high) * 1e-6, 1e-6) - (high - low)
    if missing > 0:
        low, high = low - missing / 2, high + missing / 2
    low = max(least, low - (high - low) * 0.04)
    high = min(most, high + (high - low) * 0.04)
    raw = (high - low) / 5
    power = 10.0 ** floor(log10(raw))
    step = power * next((each for each in (1, 2, 5, 10) if each * power >= raw * 0.8), 10)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(float(f"{(first + i) * step:.12g}") for i in range(last - first + 1))
    return Scale(ticks[0], ticks[-1], ticks, max(0, -floor(log10(step) + 1e-9)))


Says = Callable[[float, bool], str]


def _axis(scale: Scale, x: Callable[[float], float], base: float, says: Says) -> str:
    ticks = []
    for i, value in enumerate(scale.ticks):
        last = i == len(scale.ticks) - 1
        anchor = 'end" dx="8' if last else "middle" if i else 'start" dx="-4'
        ticks.append(
            f'<path class="axis-line" d="M{short(x(value))} {short(base)}v5"/><text x="{short(x(value))}" '
            f'y="{short(base + 19)}" text-anchor="{anchor}">{escape(says(value, last))}</text>'
        )
    stroke = pen([(x(scale.low) - 6, base), (x(scale.high) + 6, base)], seed=5, tremor=0.5)
    return f'<path class="axis-line" d="{stroke}"/>{"".join(ticks)}'


@dataclass(frozen=True)
class Bracket:
    """An estimate and where it lies for certain."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    estimates: tuple[Bracket | None, ...]
    name: str = ""


def brackets(
    rows: Sequence[Row],
    scale: Scale,
    says: Says,
    label: str,
    *,
    hands: Sequence[Hand] = HANDS,
    names: int = 0,
    fair: float | None = None,
    wide: int = 320,
) -> str:
    """Estimates below each other on one axis; a row with several settings has one bracket for each."""
    left, gap = names + 12, 11 if names else 28
    row = gap * max(len(each.estimates) for each in rows) + (4 if names else 0)
    base = 16 + len(rows) * row

    def x(value: float) -> float:
        inside = min(scale.high, max(scale.low, value))
        return left + (inside - scale.low) / (scale.high - scale.low or 1) * (wide - left - 18)

    ink = "" if fair is None else f'<path class="fair-line" d="M{short(x(fair))} 4V{base}"/>'
    ink += _axis(scale, x, base, says)
    for i, each in enumerate(rows):
        top = 16 + i * row
        if each.name:
            middle = top + (len(each.estimates) - 1) * gap / 2
            ink += f'<text class="row-name" x="0" y="{short(middle + 4)}">{escape(each.name)}</text>'
        for k, estimate in enumerate(each.estimates):
            if estimate is not None:
                ink += _bracket(hands[k], estimate, x, top + k * gap, 3 + i + 10 * k)
    return picture(wide, base + 26, label, ink)


def _bracket(hand: Hand, estimate: Bracket, x: Callable[[float], float], y: float, seed: int) -> str:
    left, right = x(estimate.low), x(estimate.high)
    between = pen([(left, y), (right, y)], seed=seed, tremor=0.4)
    ends = f"M{short(left)} {short(y - 5)}v10M{short(right)} {short(y - 5)}v10"
    return f'<path class="plot-bracket" d="{between}{ends}" stroke="{hand.ink}"/>{mark(hand, x(estimate.mean), y)}'


def curves(
    at: Sequence[float], shares: Sequence[Sequence[float]], says: Says, label: str, *, wide: int = 320, high: int = 132
) -> str:
    """How something is spread with each setting, as lines over one axis, each with three marks."""
    scale, base, most = scale_of(at), high - 26, max((max(each) for each in shares), default=1) or 1

    def x(value: float) -> float:
        return 12 + (value - scale.low) / (scale.high - scale.low or 1) * (wide - 30)

    ink = _axis(scale, x, base, says)
    for i, each in enumerate(shares):
        hand = HANDS[i]
        points = [(x(value), base - 2 - share / most * (base - 10)) for value, share in zip(at, each, strict=True)]
        if len(points) > 1:
            path = pen(points, tremor=0.5, stroke=8, seed=4 + 5 * i)
            dash = f' stroke-dasharray="{hand.dash}"' if hand.dash else ""
            ink += f'<path class="plot-line" d="{path}" stroke="{hand.ink}"{dash}/>'
        for place in marks_at(len(points), i):
            ink += mark(hand, *points[place], 4.2)
    return picture(wide, high, label, ink)


def marks_at(count: int, which: int) -> list[int]:
    """Where a line of so many points has its three marks, elsewhere for each line."""
    return sorted({min(count - 1, round(count * (0.22 + 0.26 * k + 0.07 * which)) % max(1, count)) for k in range(3)})


def picture(wide: float, high: float, label: str, ink: str) -> str:
    """A plot, with its numbers for those who do not see it."""
    return (
        f'<svg class="plot" viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(label, quote=True)}">'
        f"{ink}</svg>"
    )
