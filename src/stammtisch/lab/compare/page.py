"""Findings as one page that can be sent to somebody: words, plots and a table, without anything from elsewhere."""

from html import escape
from math import inf
from pathlib import Path

import stammtisch
from stammtisch import words
from stammtisch.lab.compare import telling
from stammtisch.lab.compare.drawing import HANDS, Bracket, Row, brackets, curves, mark, scale_of
from stammtisch.lab.compare.findings import Findings, Measure
from stammtisch.lab.compare.measures import MINUTES, SHARE, Estimate
from stammtisch.words import say

STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")


def write_page(findings: Findings) -> str:
    """The whole page, in the language that is spoken."""
    study = findings.study
    title = say("lab.report", game=study.game.title)
    return (
        f'<!doctype html>\n<html lang="{words.language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(telling.line(findings))}</p></header>\n"
        f"{_settings(findings)}\n{_words(findings)}\n{_tiles(findings)}\n{_table(findings)}\n{_foot(findings)}\n"
        "</main></body></html>\n"
    )


def _mark(which: int, name: str) -> str:
    icon = f'<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">{mark(HANDS[which], 8, 8, 5)}</svg>'
    return f'<span class="mark">{icon}{escape(name)}</span>'


def _settings(findings: Findings) -> str:
    study = findings.study
    slips = []
    for which in range(len(study.settings)):
        ink = HANDS[which].ink
        said = telling.setting(study, which)
        slips.append(
            f'<div class="paper" style="--ink:{ink}">{_mark(which, telling.letter(study, which))}'
            f"<div>{escape(said)}</div></div>"
        )
    return f'<section class="settings">{"".join(slips)}</section>'


def _words(findings: Findings) -> str:
    items = "".join(
        f'<li><span class="figure">{escape(figures)}</span><span>{escape(says)}</span></li>'
        for figures, says in telling.lines(findings)
    )
    same = telling.same(findings)
    rest = f'<p class="same">≈ {escape(same)}</p>' if same else ""
    return (
        f'<section class="paper words"><h2>{escape(telling.headline(findings))}</h2>'
        f"{f'<ol>{items}</ol>' if items else ''}{rest}</section>"
    )


def _bracketed(measure: Measure, value: Estimate | None) -> Bracket | None:
    if value is None:
        return None
    scale, half = 100 if measure.unit == SHARE else 1, 0.0 if value.half == inf else value.half
    return Bracket(value.mean * scale, (value.mean - half) * scale, (value.mean + half) * scale)


def plot(findings: Findings, measure: Measure) -> str:
    """The brackets of one measure."""
    study = findings.study
    values = [_bracketed(measure, each) for each in measure.values]
    ends = [end for each in values if each for end in (each.low, each.high)]
    fair = None if measure.fair is None else measure.fair * 100
    share = measure.unit == SHARE
    scale = scale_of(
        [*ends, *([] if fair is None else [fair])],
        least=0 if min(ends, default=0) >= 0 else -inf,
        most=100 if share else inf,
        room=4 if share else 0.1,
    )
    last_unit = "\u202f%" if share else "\u202fmin" if measure.unit == MINUTES else ""

    def says(value: float, last: bool) -> str:
        return telling.number(value, scale.digits) + (last_unit if last else "")

    readings = "; ".join(
        telling.reading(measure, telling.letter(study, i), each) for i, each in enumerate(measure.values)
    )
    label = say("lab.plot", title=telling.heading(study, measure), values=readings)
    return brackets([Row(tuple(values))], scale, says, label, fair=fair)


def _tile(title: str, says: str, drawn: str, diff: str, *, same: bool) -> str:
    kind = "tile " + ("is-same" if same else "")
    return (
        f'<section class="{kind}"><h3>{escape(title)}</h3><p>{escape(says)}</p>{drawn}'
        f'<p class="diff">{escape(diff)}</p></section>'
    )


def _tiles(findings: Findings) -> str:
    study = findings.study
    tiles = []
    for each in findings.measures:
        if each.is_fixed:
            continue
        which = each.strongest or 1
        change = each.differences[which]
        seen = change is not None and change.estimate.telling
        sign = "≈" if not seen or change is None else "▲" if change.estimate.mean > 0 else "▼"
        tiles.append(
            _tile(
                telling.heading(study, each),
                say("lab.headline", first=telling.direction(study, each, which))
                if seen
                else telling.message(study, each, "says"),
                plot(findings, each),
                f"{sign} {telling.changed(each, change)}",
                same=not seen,
            )
        )
        if each.name == "spread" and not each.own:
            label = say("lab.plot", title=telling.heading(study, each), values=telling.changed(each, change))
            drawn = curves(*findings.points, lambda value, last: telling.number(value), label)
            tiles[-1] = tiles[-1].replace('<p class="diff">', f'{drawn}<p class="diff">', 1)
    tiles.append(_seats(findings))
    return f'<section class="tiles">{"".join(tiles)}</section>'


def _seats(findings: Findings) -> str:
    rows = [
        Row(tuple(_bracketed(each, value) for value in each.values), say("lab.seat", n=seat + 1))
        for seat, each in enumerate(findings.seats)
    ]
    ends = [end for row in rows for each in row.estimates if each for end in (each.low, each.high)]
    fair = 100 / findings.study.players
    scale = scale_of([*ends, fair], least=0, most=100, room=8)
    readings = "; ".join(
        f"{row.name}: "
        + ", ".join(
            telling.reading(each, telling.letter(findings.study, i), value) for i, value in enumerate(each.values)
        )
        for row, each in zip(rows, findings.seats, strict=True)
    )
    drawn = brackets(
        rows,
        scale,
        lambda value, last: telling.number(value, scale.digits) + ("\u202f%" if last else ""),
        say("lab.plot", title=say("lab.seats"), values=readings),
        names=64,
        fair=fair,
    )
    strongest = max(findings.seats, key=lambda each: each.effect)
    change = strongest.differences[strongest.strongest or 1]
    if findings.seats_differ:
        diff = f"{say('lab.seat', n=int(strongest.name) + 1)}: {telling.changed(strongest, change)}"
    else:
        diff = f"≈ {say('lab.none')}"
    return _tile(say("lab.seats"), say("lab.seats.says"), drawn, diff, same=not findings.seats_differ)


def _table(findings: Findings) -> str:
    """Every number once more, for those who want to reckon with them."""
    study = findings.study
    head = "".join(f"<th>{escape(telling.letter(study, i))}</th>" for i in range(len(study.settings)))
    more = "".join(
        f"<th>{escape(telling.letter(study, i))} − {escape(telling.letter(study, 0))}</th>"
        for i in range(1, len(study.settings))
    )
    rows = ""
    for each in findings.measures:
        cells = "".join(f"<td>{_with_error(each, value)}</td>" for value in each.values)
        cells += "".join(f"<td>{escape(telling.changed(each, change))}</td>" for change in each.differences[1:])
        rows += f"<tr><td>{escape(telling.heading(study, each))}</td>{cells}</tr>"
    measured = escape(say("lab.measure"))
    return (
        f'<section class="paper scroll"><table><thead><tr><th>{measured}</th>{head}{more}</tr></thead>'
        f"<tbody>{rows}</tbody></table></section>"
    )


def _with_error(measure: Measure, value: Estimate | None) -> str:
    if value is None:
        return "–"
    return f"{telling.amount(measure, value.mean)} ± {telling.amount(measure, value.half, unit=False)}"


def _foot(findings: Findings) -> str:
    seed = int.from_bytes(findings.study.seed, "big")
    made = say("lab.made", version=stammtisch.__version__, seed=str(seed) if seed < 1 << 64 else f"{seed:064x}")
    said = (say("lab.foot"), telling.pace(), made)
    return f"<footer>{''.join(f'<p>{escape(each)}</p>' for each in said)}</footer>"
