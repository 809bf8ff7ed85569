"""The results of an arena as a chart: how far each contestant is ahead of the others, with its interval, per game."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from html import escape
from math import ceil, floor, inf, log10
from pathlib import Path

from stammtisch.core.errors import StammtischError
from stammtisch.lab.arena.report import counted
from stammtisch.lab.arena.standings import GameResult, Standing
from stammtisch.words import figure, say

WIDTH, MARGIN = 880, 28
ROW, HEAD, FOOT, GAP = 30, 46, 34, 18
TOP, BOTTOM = 92, 40
NUMBERS = 230
"""The width of the column of numbers."""
LETTER = 7.6
"""How wide a letter of a name is, about."""

COLOURS = ("#b3372e", "#2c6e9e", "#4d7d3a", "#c08a1e", "#6c4f9c", "#2f8f86", "#a0527a", "#6b6b6b")
INK, SOFT, LINE, PAPER = "#2b2621", "#7a7066", "#e6dfd5", "#fffdf9"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class NoPicture(StammtischError):
    """The picture cannot be drawn."""


def check(path: Path) -> None:
    """Raise unless such a picture can be drawn here."""
    if path.suffix not in (".svg", ".png"):
        raise NoPicture("arena.no_picture", file=path)
    if path.suffix == ".png":
        _browser()


def draw(results: Sequence[GameResult]) -> str:
    """All games, one below the other, as SVG."""
    names = [standing.contestant.name for standing in results[0].standings]
    left = MARGIN + max(90.0, LETTER * max(map(len, names)) + 26)
    right = WIDTH - MARGIN - NUMBERS
    panel = HEAD + ROW * len(names) + FOOT
    height = TOP + len(results) * (panel + GAP) - GAP + BOTTOM
    parts: list[str] = []
    for number, result in enumerate(results):
        parts += _panel(result, TOP + number * (panel + GAP), left, right)
    font = "font-family='Avenir Next, Avenir, Segoe UI, Noto Sans, Helvetica, Arial, sans-serif'"
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' "
            f"viewBox='0 0 {WIDTH} {height}' {font} font-size='14' fill='{INK}'>",
            f"<title>{escape(_against(names))}</title>",
            f"<rect width='{WIDTH}' height='{height}' rx='10' fill='{PAPER}'/>",
            _text(MARGIN, 42, say("arena.ahead"), size=21, weight=600),
            _text(MARGIN, 66, _subtitle(results[0]), fill=SOFT),
            *parts,
            _text(MARGIN, height - 18, say("arena.dots"), fill=SOFT, size=12),
            "</svg>",
            "",
        ]
    )


def _subtitle(result: GameResult) -> str:
    plan = result.plan
    if plan.rounds is None:
        return say("arena.subtitle", players=plan.players, **counted(result))
    return say("arena.subtitle_short", players=plan.players, rounds=plan.rounds, **counted(result))


def _against(names: Sequence[str]) -> str:
    return reduce(lambda one, other: say("arena.against", one=one, other=other), names)


def _panel(result: GameResult, top: float, left: float, right: float) -> Iterator[str]:
    leads = [standing.lead for standing in result.standings]
    ends = [0.0]
    for lead in leads:
        if lead is None:
            raise NoPicture("arena.one_contestant")
        ends += [lead.mean] if lead.half == inf else lead.interval
    ticks = _ticks(min(ends), max(ends))
    low, high = ticks[0], ticks[-1]
    rows = top + HEAD
    bottom = rows + ROW * len(leads)

    def across(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    yield _text(MARGIN, top + 24, result.plan.game.title, size=16, weight=600)
    yield _text(WIDTH - MARGIN - 84, top + 24, say("arena.lead"), fill=SOFT, size=12, anchor="end")
    yield _text(WIDTH - MARGIN, top + 24, say("arena.short_wins"), fill=SOFT, size=12, anchor="end")
    for tick in ticks:
        x, zero = across(tick), tick == 0
        stroke = f"stroke='{SOFT}' stroke-width='1.4'" if zero else f"stroke='{LINE}'"
        yield f"<line x1='{x:.1f}' y1='{rows - 4:.1f}' x2='{x:.1f}' y2='{bottom + 4:.1f}' {stroke}/>"
        yield _text(x, bottom + 20, figure(tick, "+g") if tick else "0", fill=SOFT, size=12, anchor="middle")
    for number, standing in enumerate(result.standings):
        yield from _row(standing, rows + ROW * (number + 0.5), COLOURS[number % len(COLOURS)], across)


def _row(standing: Standing, y: float, colour: str, across: Callable[[float], float]) -> Iterator[str]:
    assert standing.lead is not None
    yield _text(MARGIN, y + 5, standing.contestant.name, weight=500)
    if standing.lead.half != inf:
        low, high = (across(end) for end in standing.lead.interval)
        ends = f"M{low:.1f} {y - 7:.1f}v14M{low:.1f} {y:.1f}H{high:.1f}M{high:.1f} {y - 7:.1f}v14"
        yield f"<path d='{ends}' stroke='{colour}' stroke-width='2' fill='none'/>"
    yield f"<circle cx='{across(standing.lead.mean):.1f}' cy='{y:.1f}' r='4.5' fill='{colour}'/>"
    half = "" if standing.lead.half == inf else f" ± {figure(standing.lead.half, ',.2f')}"
    yield _text(WIDTH - MARGIN - 84, y + 5, f"{figure(standing.lead.mean, '+,.2f')}{half}", anchor="end")
    yield _text(WIDTH - MARGIN, y + 5, say("sim.percent", number=figure(100 * standing.wins.mean, ".1f")), anchor="end")


def _ticks(low: float, high: float) -> list[float]:
    """About six round numbers, the first and the last just outside."""
    raw = max(high - low, 1e-6) / 5
    unit = 10.0 ** floor(log10(raw))
    step = next(times * unit for times in (1, 2, 5, 10) if times * unit >= raw)
    first, last = floor(low / step), ceil(high / step)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def _text(
    x: float, y: float, text: str, *, fill: str = INK, size: int = 14, weight: int = 400, anchor: str = "start"
) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' fill='{fill}' font-size='{size}' font-weight='{weight}' "
        f"text-anchor='{anchor}'>{escape(text)}</text>"
    )


# PNG


def _browser() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise NoPicture("arena.no_browser")
    return found


def as_png(svg: str) -> bytes:
    """The picture as a bitmap, twice as large, drawn by Chromium."""
    height = svg.split("height='", 1)[1].split("'", 1)[0]
    with tempfile.TemporaryDirectory(prefix="stammtisch-") as folder:
        page, shot = Path(folder, "picture.html"), Path(folder, "picture.png")
        page.write_text(f"<!doctype html><meta charset='utf-8'><style>body{{margin:0}}</style>{svg}", encoding="utf-8")
        command = [_browser(), "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--no-sandbox")  # it does not start for root otherwise
        command += [f"--user-data-dir={folder}/profile", f"--window-size={WIDTH},{height}"]
        command += ["--default-background-color=00000000", f"--screenshot={shot}", page.as_uri()]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=60)
            return shot.read_bytes()
        except (OSError, subprocess.SubprocessError):
            raise NoPicture("arena.browser_failed", browser=command[0]) from None
