"""The drawing of scripts/phases: steps one below the other, and lines between them.

What follows directly below is a short arrow. Everything else goes by rails, one for each step that is led to: on the
right those that lead down, on the left those that lead up. A line goes out of a step and meets, at dots, the rails to
whatever may follow; lines that cross without a dot have nothing to do with each other. So nothing is ever ambiguous,
however many steps there are, and nothing has to be placed by hand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from itertools import pairwise, product
from math import sqrt
from string import ascii_lowercase
from textwrap import wrap

from stammtisch.core.agenda import RACE, RUNS, SEALED, TURN, WINDOW
from stammtisch.words import own, say

END = "end"
"""Stands behind the last step of a match."""

Edge = tuple[str, str]
Mark = list[tuple[str, ...]]
"""The options it takes, in one way or another; empty if it takes none."""

KINDS = {
    RUNS: "runs",
    TURN: "turn",
    SEALED: "sealed",
    WINDOW: "window",
    RACE: "race",
}

BOX, PILL, SLANT = 336, 132, 14
GAP, LANE, MARGIN, RIM = 22, 15, 18, 3
LINE, CHARACTERS = 14, 58
"""The height of a line of text, and how much of it fits into a box."""
HUES = 6

STYLE = """\
text { font: 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #2b2622 }
.name { font-weight: 600 } .small { font-size: 10.5px } .title { font-size: 15px; font-weight: 600 }
.tag, .by { font-size: 9.5px; font-weight: 600; font-style: italic }
.by { paint-order: stroke; stroke: #fffdf8; stroke-width: 3px } .mid { text-anchor: middle }
.card { fill: #fffdf8; stroke: #d9d2c5 } .box { stroke-width: 1.4 } .out { stroke: #8d857b }
.rail { stroke-width: 1.7 } .rail, .out, .loop { fill: none } .some { stroke-dasharray: 5 3.5 }
.loop { stroke: #5b544c; stroke-width: 1.3 } .dark { fill: #5b544c } .hollow { fill: #fffdf8; stroke-width: 1.6 }
.runs { fill: #efebe3; stroke: #8d857b } .turn { fill: #e3eefb; stroke: #3b78b5 }
.sealed { fill: #eee6fa; stroke: #7e57b8 } .window { fill: #fcefd3; stroke: #b7801c }
.race { fill: #fbe3df; stroke: #c24f3f }
.h0 { stroke: #2f7bc0 } .h1 { stroke: #c2582c } .h2 { stroke: #3b8c4a }
.h3 { stroke: #8a56b5 } .h4 { stroke: #a8821a } .h5 { stroke: #b8447f }
.f0 { fill: #2f7bc0 } .f1 { fill: #c2582c } .f2 { fill: #3b8c4a }
.f3 { fill: #8a56b5 } .f4 { fill: #a8821a } .f5 { fill: #b8447f }
@media (prefers-color-scheme: dark) {
text { fill: #ece5d8 } .card { fill: #1d1b19; stroke: #47423b } .hollow { fill: #1d1b19 } .by { stroke: #1d1b19 }
.out { stroke: #968d80 } .loop { stroke: #c9c0b2 } .dark { fill: #c9c0b2 }
.runs { fill: #35312c; stroke: #968d80 } .turn { fill: #1d3348; stroke: #5b9bd8 }
.sealed { fill: #352a49; stroke: #a583dc } .window { fill: #45361a; stroke: #d9a441 }
.race { fill: #482520; stroke: #e07a69 }
}"""


@dataclass(frozen=True)
class Phases:
    """What is drawn of a game."""

    name: str
    title: str
    steps: list[str]
    kinds: dict[str, int]
    edges: dict[Edge, Mark]
    options: dict[str, list[str]]
    """The options that marks speak of; for choices, with the values that are not the usual ones."""

    @cached_property
    def order(self) -> list[str]:
        """The steps from top to bottom, with lines as few and as short as can be found by moving single steps and small
        groups about.
        """
        best = self.steps[:]
        cost = self.cost(best)
        better = True
        while better:
            better = False
            for size, start in product(range(1, 5), range(1, len(best))):
                group, rest = best[start : start + size], best[:start] + best[start + size :]
                for place in range(1, len(rest) + 1):
                    tried = rest[:place] + group + rest[place:]
                    if (price := self.cost(tried)) < cost:
                        best, cost, better = tried, price, True
                        group, rest = best[start : start + size], best[:start] + best[start + size :]
        return [*best, END]

    def cost(self, order: list[str]) -> int:
        """Lines to the next step cost nothing, those upwards the most; lines to the same step share a rail."""
        row = {step: place for place, step in enumerate([*order, END])}
        down, up, price = {}, {}, 0
        for source, target in self.edges:
            length = row[target] - row[source]
            if length > 1:
                down[target] = max(length, down.get(target, 0))
                price += 2
            elif length < 0:
                up[target] = max(-length, up.get(target, 0))
                price += 6
        return price + sum(2 + length for length in down.values()) + sum(6 + 2 * length for length in up.values())

    def mark_of(self, step: str) -> Mark:
        """The options without which a step never comes."""
        marks = [mark for (_, target), mark in self.edges.items() if target == step]
        if not marks or not all(marks):
            return []
        every = {each for mark in marks for each in mark}
        return sorted(each for each in every if not any(set(other) < set(each) for other in every))

    def tag(self, mark: Mark) -> str:
        """A mark in letters: "a" for an option, "a+b" for both, "a/b" for one or the other."""
        letters = dict(zip(self.options, ascii_lowercase, strict=False))
        return "/".join("+".join(sorted(letters[name] for name in each)) for each in mark)


@dataclass(frozen=True)
class Row:
    """One step in its place."""

    step: str
    kind: int
    text: list[str]
    top: float
    middle: float

    @property
    def height(self) -> float:
        return 16 + LINE * len(self.text)

    @property
    def roof(self) -> float:
        return self.top - (RIM if self.step == END else 0)

    @property
    def into(self) -> float:
        """Where lines come in; they go out further down."""
        return self.top + 0.28 * self.height

    @property
    def out(self) -> float:
        return self.top + 0.72 * self.height

    def edge(self, side: int, y: float) -> float:
        """Where the outline is at a height; -1 is the left side, 1 the right one."""
        t = (y - self.top) / self.height
        if self.step == END or self.kind == RUNS:
            radius = self.height / 2
            rim = RIM if self.step == END else 0
            return self.middle + side * (PILL / 2 + rim - radius + sqrt(radius**2 - (y - self.top - radius) ** 2))
        inset = 0.0
        if self.kind == SEALED:
            inset = SLANT * abs(2 * t - 1)
        elif self.kind == WINDOW:
            inset = SLANT * (t if side > 0 else 1 - t)
        elif self.kind == RACE:
            inset = SLANT * (abs(2 * t - 1) if side > 0 else 1 - abs(2 * t - 1))
        return self.middle + side * (BOX / 2 - inset)


@dataclass(frozen=True)
class Rail:
    """All lines on one side that lead to the same step."""

    target: int
    sources: list[int]
    side: int
    lane: int

    @property
    def far(self) -> int:
        """The source at its end."""
        return min(self.sources) if self.side > 0 else max(self.sources)

    def meets(self, other: "Rail") -> bool:
        """Whether two rails on one side would touch in the same lane. Lines go into a step above where they go out of
        it, so downwards one rail may end where another begins, but not upwards.
        """
        top = max(min(self.target, self.far), min(other.target, other.far))
        low = min(max(self.target, self.far), max(other.target, other.far))
        return top < low if self.side > 0 else top <= low


def lay_rails(found: dict[int, list[int]], side: int) -> list[Rail]:
    """Short rails next to the steps, long ones further out, and several in a lane where there is room."""
    rails: list[Rail] = []
    for target in sorted(found, key=lambda t: (max(abs(t - source) for source in found[t]), t)):
        rail = Rail(target, found[target], side, 0)
        while any(rail.lane == other.lane and rail.meets(other) for other in rails):
            rail = replace(rail, lane=rail.lane + 1)
        rails.append(rail)
    return rails


def draw(phases: Phases) -> str:
    """The whole picture, as SVG."""
    order = phases.order
    place = {step: number for number, step in enumerate(order)}
    up: dict[int, list[int]] = {}
    down: dict[int, list[int]] = {}
    for source, target in sorted((place[one], place[two]) for one, two in phases.edges):
        if target < source:
            up.setdefault(target, []).append(source)
        elif target > source + 1:
            down.setdefault(target, []).append(source)
    rails = lay_rails(up, -1) + lay_rails(down, 1)
    lanes = {side: 1 + max((rail.lane for rail in rails if rail.side == side), default=-1) for side in (-1, 1)}
    left = MARGIN + LANE * (lanes[-1] + 1)
    right = MARGIN + LANE * (lanes[1] + 2)  # with room for letters
    middle = left + BOX / 2
    rows = list(set_rows(phases, order, middle))
    width = max(left + BOX + right, 560)
    parts = [*draw_lines(phases, rows, rails), *(part for row in rows for part in draw_row(phases, row))]
    legend, height = draw_legend(phases, rows[-1].top + rows[-1].height + 34)
    told = "; ".join(f"{one} → {two}" + (f" ({phases.tag(m)})" if m else "") for (one, two), m in listed(phases))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img">',
            f"<title>{escape(say('phases.the_phases_of', game=phases.title))}</title>",
            f"<desc>{escape(told)}</desc>",
            f"<style>\n{STYLE}\n</style>",
            f'<rect class="card" x="0.5" y="0.5" width="{width - 1:g}" height="{height - 1:g}" rx="8"/>',
            text(MARGIN, 30, say("phases.the_phases_of", game=phases.title), "title"),
            *parts,
            *legend,
            "</svg>\n",
        ]
    )


def listed(phases: Phases) -> list[tuple[Edge, Mark]]:
    return sorted(phases.edges.items(), key=lambda each: [phases.order.index(step) for step in each[0]])


def set_rows(phases: Phases, order: list[str], middle: float) -> Iterator[Row]:
    top = 74.0
    for step in order:
        lines = [
            step if step != END else say("phases.the_match_is_over"),
            *balanced(own(phases.name, f"prompt.{step}", "")),
        ]
        row = Row(step, phases.kinds.get(step, RUNS), lines, top, middle)
        yield row
        top += row.height + GAP


def balanced(words: str) -> list[str]:
    """Lines of about the same length, as few as it takes."""
    lines = wrap(words, CHARACTERS)
    return next(found for width in range(1, CHARACTERS + 1) if len(found := wrap(words, width)) == len(lines))


# Lines


def draw_lines(phases: Phases, rows: list[Row], rails: list[Rail]) -> Iterator[str]:
    first = rows[0]
    yield f'<circle class="dark" cx="{first.middle:g}" cy="{first.top - 24:g}" r="4.5"/>'
    yield from arrow_down(first.middle, first.top - 20, first.top, True)
    for one, two in pairwise(rows):
        mark = phases.edges.get((one.step, two.step))
        if mark is not None:
            yield from arrow_down(one.middle, one.top + one.height, two.roof, not mark)
            if shown := unsaid(phases, one.step, two.step):
                yield text(one.middle + 7, two.top - 8, shown, "by")
    for rail in rails:
        yield from draw_rail(phases, rows, rail)
    for number, row in enumerate(rows):
        for side in (-1, 1):
            joined = [rail for rail in rails if rail.side == side and number in rail.sources]
            if joined:
                far = lane_x(rows, max(joined, key=lambda rail: rail.lane))
                yield f'<path class="out" d="M{row.edge(side, row.out):.1f} {row.out:.1f}H{far:g}"/>'
                yield from (dot for rail in joined for dot in draw_dot(phases, rows, rail, row))


def lane_x(rows: list[Row], rail: Rail) -> float:
    return rows[0].middle + rail.side * (BOX / 2 + LANE * (rail.lane + 1) + 6)


def arrow_down(x: float, start: float, end: float, always: bool) -> Iterator[str]:
    yield f'<path class="loop{"" if always else " some"}" d="M{x:g} {start:g}V{end - 6:g}"/>'
    yield f'<path class="dark" d="M{x:g} {end:g}l-4 -7h8z"/>'


def draw_rail(phases: Phases, rows: list[Row], rail: Rail) -> Iterator[str]:
    target, x, hue = rows[rail.target], lane_x(rows, rail), hue_of(rail)
    into, tip, turn = target.into, target.edge(rail.side, target.into), 5 * rail.side
    always = any(not phases.edges[rows[source].step, target.step] for source in rail.sources)
    yield (
        f'<path class="rail h{hue}{"" if always else " some"}" d="M{x:g} {rows[rail.far].out:.1f}'
        f"V{into - turn:.1f}Q{x:g} {into:.1f} {x - turn:g} {into:.1f}H{tip + 6 * rail.side:.1f}"
        '"/>'
    )
    yield f'<path class="f{hue}" d="M{tip:.1f} {into:.1f}l{7 * rail.side} -4v8z"/>'


def draw_dot(phases: Phases, rows: list[Row], rail: Rail, row: Row) -> Iterator[str]:
    target, x, hue = rows[rail.target].step, lane_x(rows, rail), hue_of(rail)
    look = f"hollow h{hue}" if phases.edges[row.step, target] else f"f{hue}"
    yield f'<circle class="{look}" cx="{x:g}" cy="{row.out:.1f}" r="3.4"/>'
    if shown := unsaid(phases, row.step, target):
        yield text(x + 4, row.out + 11, shown, "by")


def hue_of(rail: Rail) -> int:
    return (rail.lane + 3 * (rail.side < 0)) % HUES


def unsaid(phases: Phases, source: str, target: str) -> str:
    """The mark of a line in letters, unless the steps at its ends say the same."""
    mark = phases.edges[source, target]
    return "" if mark in (phases.mark_of(source), phases.mark_of(target)) else phases.tag(mark)


# Steps


def draw_row(phases: Phases, row: Row) -> Iterator[str]:
    if row.step == END:
        yield outline(RUNS, row.middle, row.roof, PILL + 2 * RIM, row.height + 2 * RIM)
    width = PILL if row.kind == RUNS else BOX
    yield outline(row.kind, row.middle, row.top, width, row.height)
    for number, line in enumerate(row.text):
        look = "small mid" if number else "name mid"
        yield text(row.middle, row.top + 19 + LINE * number, line, look)
    if mark := phases.mark_of(row.step):
        yield text(row.middle - width / 2 + 18, row.top + 18, phases.tag(mark), "tag")
    if (row.step, row.step) in phases.edges:
        yield from draw_again(row.middle + width / 2 - 22, row.top + 14)


def draw_again(x: float, y: float) -> Iterator[str]:
    """A line that bites its tail: the step may follow itself."""
    yield f'<path class="loop" d="M{x + 4.4:g} {y - 2.6:g}A5 5 0 1 0 {x + 5:g} {y + 1.2:g}"/>'
    yield f'<path class="dark" d="M{x + 6.6:g} {y - 6:g}v6h-6z"/>'


def outline(kind: int, middle: float, top: float, width: float, height: float) -> str:
    look, low = KINDS[kind], top + height
    left, right, half, k = middle - width / 2, middle + width / 2, top + height / 2, SLANT
    if kind in (RUNS, TURN):
        radius = height / 2 if kind == RUNS else 4
        return (
            f'<rect class="box {look}" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'
        )
    corners = {
        SEALED: [(left + k, top), (right - k, top), (right, half), (right - k, low), (left + k, low), (left, half)],
        WINDOW: [(left + k, top), (right, top), (right - k, low), (left, low)],
        RACE: [(left, top), (right - k, top), (right, half), (right - k, low), (left, low), (left + k, half)],
    }[kind]
    return f'<polygon class="box {look}" points="{" ".join(f"{x:g},{y:g}" for x, y in corners)}"/>'


# Legend


def draw_legend(phases: Phases, top: float) -> tuple[list[str], float]:
    """What the shapes and dots mean; and how high the picture is with it."""
    parts, y = [f'<path class="out" d="M{MARGIN} {top - 14:g}h524"/>'], top
    for kind in sorted(set(phases.kinds.values())):
        parts += [
            outline(kind, MARGIN + 23, y, 46, 18),
            *entry(y, say(f"phases.{KINDS[kind]}"), say(f"phases.{KINDS[kind]}.asked")),
        ]
        y += 25
    if any(one == two for one, two in phases.edges):
        parts += [*draw_again(MARGIN + 22, y + 9), *entry(y, say("phases.again"), say("phases.may_repeat"))]
        y += 25
    parts += [
        f'<path class="rail h0" d="M{MARGIN + 4} {y + 9:g}h38"/>',
        f'<circle class="f0" cx="{MARGIN + 23}" cy="{y + 9:g}" r="3.4"/>',
        *entry(y, say("phases.dot"), say("phases.may_follow")),
    ]
    y += 25
    if phases.options:
        parts += [
            f'<path class="rail h0 some" d="M{MARGIN + 4} {y + 9:g}h38"/>',
            f'<circle class="hollow h0" cx="{MARGIN + 23}" cy="{y + 9:g}" r="3.4"/>',
            *entry(y, say("phases.hollow"), say("phases.only_with_an_option")),
        ]
        for name, values in phases.options.items():
            y += 17
            word = own(phases.name, f"option.{name}.name", name.replace("_", " ")) + (
                say("colon") + say("terminal.or").join(values) if values else ""
            )
            parts += [
                text(MARGIN + 132, y + 13, phases.tag([(name,)]), "tag"),
                text(MARGIN + 148, y + 13, word, "small"),
            ]
        y += 25
    return parts, y + 8


def entry(y: float, word: str, meaning: str) -> Iterable[str]:
    return text(MARGIN + 60, y + 13, word, "name"), text(MARGIN + 132, y + 13, meaning, "small")


def text(x: float, y: float, words: str, look: str) -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{escape(words, quote=False)}</text>'
