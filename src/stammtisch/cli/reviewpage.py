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
main{max-width:760px;margin:0 auto;padding:16px;display:grid;gap:16px}
section{background:#f7f0df;border-radius:4px;padding:18px 20px;box-shadow:0 2px 8px #0006}
h1,h2{font-family:Georgia,serif;margin:0 0 .4em;line-height:1.15}
table{border-collapse:collapse;width:100%}
td,th{padding:.35em .5em;border-top:1px solid #d9cdb2;text-align:left;vertical-align:top}
tr:first-child td{border-top:0}
.n{text-align:right;font:italic 600 1.05em Georgia,serif;color:#23395e;white-space:nowrap}
tr:last-child .n{border-top:2px solid #201c16}
small{color:#5b5345}
svg{width:100%;height:auto;overflow:visible}
"""


def page(match: Match, told: dict[str, Any]) -> str:
    """The whole page."""
    name = match.names[told["seat"]]
    title = f"{say('nachlese.title')}{say('colon')}{match.game.title}, {name}"
    body = "".join(f"<section>{part}</section>" for part in _sections(match, told))
    return (
        f'<!doctype html><html lang="{words.language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def _sections(match: Match, told: dict[str, Any]) -> list[str]:
    place = say("nachlese.place", place=told["places"][told["seat"]], points=told["bill"]["points"])
    bill = "".join(
        f'<tr><td>{escape(part)}<br><small>{escape(about)}</small></td><td class="n">{escape(value)}</td></tr>'
        for part, about, value in reviewed.bill_rows(told)
    )
    rounds = "".join(
        f"<tr><td>{row['round']}</td><td>{escape(reviewed.round_line(told, row))}</td>"
        f"<td>{escape(reviewed.round_given(told, row))}</td>"
        f"<td>{escape(say('nachlese.round_others', n=reviewed.signed(row['bill']['others']['value'])))}</td></tr>"
        for row in told["rounds"]
    )
    moments = "".join(
        f"<tr><td><b>{escape(say('nachlese.at', round=each['round'], n=each['number'] + 1))}</b>"
        f"<br>{escape(reviewed.named(each))}</td>"
        f"<td>{escape(say('nachlese.instead', move=each['move'] + '.', best=each['best'] + '.'))}"
        f"<br><small>{escape(reviewed.price(each))}</small></td></tr>"
        for each in reviewed.moments(told)
    )
    found = [
        f"<small>{escape(match.game.title)} · {escape(match.names[told['seat']])} · {escape(place)}</small>"
        f"<h1>{escape(reviewed.verdict(told))}</h1>"
        f"<p>{escape(reviewed.others(told))} {escape(reviewed.counts(told))}.</p><table>{bill}</table>",
        f"<h2>{escape(say('nachlese.curve'))}</h2>{_curve(match, told)}",
        f"<h2>{escape(say('nachlese.moments'))}</h2>"
        + (f"<table>{moments}</table>" if moments else f"<p>{escape(say('nachlese.no_moments'))}</p>"),
        f"<h2>{escape(say('nachlese.rounds'))}</h2><p><small>{escape(say('nachlese.par_text'))}</small></p>"
        f"<table>{rounds}</table>",
    ]
    if told["habit"]:
        found.append(f"<h2>{escape(say('nachlese.habit'))}</h2><p>{escape(reviewed.habit(match, told))}</p>")
    return found


def _curve(match: Match, told: dict[str, Any]) -> str:
    """Everybody's chance of winning; lines differ by their dashes as well as by colour."""
    points = told["curve"]
    last = max(1, points[-1]["number"]) if points else 1
    drawn = []
    for seat, name in enumerate(match.names):
        path = " ".join(
            f"{40 + (WIDE - 150) * each['number'] / last:.0f},{HIGH - 24 - (HIGH - 40) * each['chances'][seat]:.0f}"
            for each in points
        )
        end = path.rpartition(" ")[2].split(",")
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{INKS[seat % 8]}" stroke-width="2.4" '
            f'stroke-dasharray="{DASHES[seat % 8]}"/>'
            f'<text x="{float(end[0]) + 8}" y="{float(end[1]) + 4}" fill="{INKS[seat % 8]}" font-size="13">'
            f"{escape(name)}</text>"
        )
    said = _said(match, points)
    label = escape(say("nachlese.curve_label", said=said))
    guides = "".join(
        f'<path d="M40 {HIGH - 24 - (HIGH - 40) * part}H{WIDE - 110}" stroke="#7a8296" stroke-dasharray="3 4"/>'
        f'<text x="34" y="{HIGH - 20 - (HIGH - 40) * part}" text-anchor="end" font-size="13" fill="#23395e">'
        f"{100 * part:.0f}</text>"
        for part in (0, 0.5, 1)
    )
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{guides}{"".join(drawn)}</svg>'


def _said(match: Match, points: list[dict[str, Any]]) -> str:
    """The numbers of the curve, for those who do not see it."""
    lines = []
    for seat, name in enumerate(match.names):
        chances = ", ".join(f"{100 * each['chances'][seat]:.0f} %" for each in points)
        lines.append(f"{name} {chances}")
    return "; ".join(lines)
