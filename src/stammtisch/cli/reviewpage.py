"""A review as one page for a browser: nothing else is needed to read it."""

from html import escape
from typing import Any

from stammtisch import words
from stammtisch.cli import reviewed
from stammtisch.core.match import Match
from stammtisch.words import say

WIDE, HIGH = 640, 260
INKS = ("#201c16", "#23395e", "#a3261f", "#2f6b3a", "#7a5a12", "#5b3d7a", "#1f6a72", "#8a4b1f")
DASHES = ("", "8 4", "2 4", "9 4 2 4", "14 4", "4 2", "1 6", "12 3 3 3")

STYLE = """
body{margin:0;background:#1f3d2f;color:#201c16;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:16px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
section{background:#f7f0df;border-radius:4px;padding:18px 20px;box-shadow:0 2px 8px #0006}
h1,h2{font-family:Georgia,serif;margin:0 0 .4em;line-height:1.15}
table{border-collapse:collapse;width:100%}
td,th{padding:.35em .5em;border-top:1px solid #d9cdb2;text-align:left;vertical-align:top}
tr:first-child td{border-top:0}
.n{text-align:right;font:italic 600 1.05em Georgia,serif;color:#23395e;white-space:nowrap}
tr:last-child .n{border-top:2px solid #201c16}
small{color:#5b5345}
.wide{overflow-x:auto}
.wide td,.wide th{white-space:nowrap;font-variant-numeric:tabular-nums}
svg{width:100%;height:auto;overflow:visible}
"""


def page(match: Match, told: dict[str, Any]) -> str:
    """The whole page."""
    name = match.names[told["seat"]]
    title = f"{say('review.title')}{say('colon')}{match.game.title}, {name}"
    body = "".join(f"<section>{part}</section>" for part in _sections(match, told))
    return (
        f'<!doctype html><html lang="{words.language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def _sections(match: Match, told: dict[str, Any]) -> list[str]:
    place = say("review.place", place=told["places"][told["seat"]], points=told["bill"]["points"])
    bill = "".join(
        f'<tr><td>{escape(part)}<br><small>{escape(about)}</small></td><td class="n">{escape(value)}</td></tr>'
        for part, about, value in reviewed.bill_rows(told)
    )
    rounds = "".join(
        f"<tr><td>{row['round']}</td><td>{escape(reviewed.round_line(told, row))}</td>"
        f"<td>{escape(reviewed.round_given(told, row))}</td>"
        f"<td>{escape(say('review.round_others', n=reviewed.signed(row['bill']['others']['value'])))}</td></tr>"
        for row in told["rounds"]
    )
    moments = "".join(
        f"<tr><td><b>{escape(say('review.at', round=each['round'], n=each['number'] + 1))}</b>"
        f"<br>{escape(reviewed.named(each))}</td>"
        f"<td><b>{escape(reviewed.title(each))}</b> {escape(reviewed.because(match, each))}"
        f"<br><small>{escape(reviewed.price(each))}</small></td></tr>"
        for each in reviewed.moments(told)
    )
    found = [
        f"<small>{escape(match.game.title)} · {escape(match.names[told['seat']])} · {escape(place)}</small>"
        f"<h1>{escape(reviewed.verdict(told))}</h1>"
        f"<p>{escape(reviewed.others(told))} {escape(reviewed.counts(told))}.</p><table>{bill}</table>",
        f"<h2>{escape(say('review.curve'))}</h2>{_curve(match, told)}",
        f"<h2>{escape(say('review.moments'))}</h2>"
        + (f"<table>{moments}</table>" if moments else f"<p>{escape(say('review.no_moments'))}</p>"),
        f"<h2>{escape(say('review.rounds'))}</h2><p><small>{escape(say('review.par_text'))}</small></p>"
        f"<table>{rounds}</table>",
    ]
    if told["habit"]:
        found.append(f"<h2>{escape(say('review.habit'))}</h2><p>{escape(reviewed.habit(told))}</p>")
    heads = "".join(f"<th>{escape(head)}</th>" for head in reviewed.decision_heads())
    decisions = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in reviewed.decision_rows(match, told)
    )
    found.append(
        f"<h2>{escape(say('review.every'))}</h2><p><small>{escape(say('review.every_text'))}</small></p>"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{decisions}</tbody></table></div>'
    )
    return found


def _curve(match: Match, told: dict[str, Any]) -> str:
    """Everybody's chance of winning; lines differ by their dashes as well as by colour."""
    points = told["curve"]
    last = max(1, points[-1]["number"]) if points else 1
    drawn = []
    heights = _apart([_height(points[-1]["chances"][seat]) for seat in range(match.players)]) if points else []
    for seat, name in enumerate(match.names):
        path = " ".join(
            f"{40 + (WIDE - 150) * each['number'] / last:.0f},{_height(each['chances'][seat]):.0f}" for each in points
        )
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{INKS[seat % 8]}" stroke-width="2.4" '
            f'stroke-dasharray="{DASHES[seat % 8]}"/>'
            f'<text x="{WIDE - 102}" y="{heights[seat] + 4:.0f}" fill="{INKS[seat % 8]}" font-size="13">'
            f"{escape(name)}</text>"
        )
    seals = "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="10" fill="#a3261f"/>'
        f'<text x="{x:.0f}" y="{y + 4:.0f}" text-anchor="middle" font-size="12" fill="#fff">{place}</text>'
        for place, (x, y) in enumerate(_seals(told, last), 1)
    )
    said = _said(match, points)
    label = escape(say("review.curve_label", said=said))
    guides = "".join(
        f'<path d="M40 {HIGH - 24 - (HIGH - 40) * part}H{WIDE - 110}" stroke="#7a8296" stroke-dasharray="3 4"/>'
        f'<text x="34" y="{HIGH - 20 - (HIGH - 40) * part}" text-anchor="end" font-size="13" fill="#23395e">'
        f"{100 * part:.0f}</text>"
        for part in (0, 0.5, 1)
    )
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{guides}{"".join(drawn)}{seals}</svg>'


def _height(chance: float) -> float:
    """Where a chance is drawn."""
    return HIGH - 24 - (HIGH - 40) * chance


def _apart(heights: list[float], room: float = 15) -> list[float]:
    """The same heights, moved up where two names would lie on each other: most end at no chance at all."""
    found = list(heights)
    lowest = HIGH - 24 + room
    for at in sorted(range(len(found)), key=lambda at: -found[at]):
        found[at] = lowest = min(found[at], lowest - room)
    return found


def _seals(told: dict[str, Any], last: int) -> list[tuple[float, float]]:
    """Where the moments lie on one's own line."""
    found = []
    for moment in reviewed.moments(told):
        before = [each for each in told["curve"] if each["number"] <= moment["number"]][-1]
        after = next((each for each in told["curve"] if each["number"] > moment["number"]), before)
        part = (moment["number"] - before["number"]) / (after["number"] - before["number"] or 1)
        low, high = (each["chances"][told["seat"]] for each in (before, after))
        found.append((40 + (WIDE - 150) * moment["number"] / last, _height(low + part * (high - low))))
    return found


def _said(match: Match, points: list[dict[str, Any]]) -> str:
    """The numbers of the curve, for those who do not see it."""
    lines = []
    for seat, name in enumerate(match.names):
        chances = ", ".join(f"{100 * each['chances'][seat]:.0f} %" for each in points)
        lines.append(f"{name} {chances}")
    return "; ".join(lines)
