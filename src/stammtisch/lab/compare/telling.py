"""Findings in words, in the language that is spoken. The browser says the same from the same messages."""

from collections.abc import Iterator
from typing import Any

from stammtisch import words
from stammtisch.lab.compare.findings import Findings, Measure
from stammtisch.lab.compare.measures import DECISION, MINUTES, ROUND, SHARE, Difference, Estimate
from stammtisch.lab.compare.study import LETTERS, Study
from stammtisch.words import say

THIN = "\N{NARROW NO-BREAK SPACE}"


def number(value: float, digits: int = 0) -> str:
    """A number as one would print it, with a real minus."""
    said = f"{abs(value):,.{digits}f}".replace(",", THIN).replace(".", say("terminal.decimal"))
    return f"−{said}" if value < 0 and said.strip("0.,") else said


def amount(measure: Measure, value: float, *, unit: bool = True, digits: int | None = None) -> str:
    """A value of a measure, in what it counts in."""
    said = number(value * 100 if measure.unit == SHARE else value, measure.digits if digits is None else digits)
    return f"{said}{THIN}%" if unit and measure.unit == SHARE else said


def _plus(measure: Measure, value: float) -> str:
    said = amount(measure, value, unit=False)
    return said if said.startswith("−") or not said.strip("0.,") else f"+{said}"


def signed(measure: Measure, value: float) -> str:
    """A difference, in short: for tables."""
    said = _plus(measure, value)
    return f"{said}{THIN}%" if measure.unit == SHARE else f"{said}{THIN}min" if measure.unit == MINUTES else said


def _apart(measure: Measure, value: float) -> str:
    """A difference in words: from 50 to 55 percent are five points, not five percent."""
    if measure.unit != SHARE:
        return signed(measure, value)
    return say("lab.percentage_points", value=_plus(measure, value))


def message(study: Study, measure: Measure, part: str = "") -> str:
    """Words about a measure: its heading, or `more`, `less`, `says`, `name`."""
    key = f"lab.{measure.name}" + (f".{part}" if part else "")
    plain = measure.name.replace("_", " ")
    fair = amount(measure, measure.fair) if measure.fair is not None else ""
    if measure.own:
        return words.own(study.game.name, key, plain)
    return say(key, fair=fair)


def heading(study: Study, measure: Measure) -> str:
    return message(study, measure)


def direction(study: Study, measure: Measure, which: int) -> str:
    """`fewer doubts`: what a setting does to a measure."""
    change = measure.differences[which]
    assert change is not None
    return message(study, measure, "more" if change.estimate.mean > 0 else "less")


def headline(findings: Findings) -> str:
    """What it comes to, in a line."""
    telling = findings.telling
    if not telling:
        return say("lab.nothing", count=number(findings.matches))
    said = [direction(findings.study, each, each.strongest) for each in telling[:2]]
    if len(said) == 1:
        return say("lab.headline", first=said[0])
    return say("lab.headline_two", first=said[0], second=said[1])


def lines(findings: Findings) -> Iterator[tuple[str, str]]:
    """The differences that matter most: the numbers, and what they count."""
    for each in findings.telling:
        here, there = each.values[0], each.values[each.strongest]
        assert here is not None
        assert there is not None
        digits = 0 if each.unit == SHARE and min(here.mean, there.mean) >= 0.1 else each.digits
        a, b = (amount(each, value.mean, digits=digits) for value in (here, there))
        figures = say("lab.instead", a=a, b=b)
        says = message(findings.study, each, "says")
        if len(findings.study.settings) > 2:
            says = say("lab.at", setting=setting(findings.study, each.strongest), says=says)
        yield figures, says


def same(findings: Findings) -> str:
    """What stays the same, or nothing if all differs."""
    names = [message(findings.study, each, "name") for each in findings.same]
    if not findings.seats_differ:
        names.append(say("lab.seats.name"))
    return say("lab.same", names=names) if names else ""


def changed(measure: Measure, difference: Difference | None) -> str:
    """A difference and how far to trust it."""
    if difference is None:
        return say("lab.none")
    apart, half = difference.estimate.mean, difference.estimate.half
    given = {"difference": _apart(measure, apart), "half": amount(measure, half, unit=False)}
    return say("lab.difference" if difference.estimate.telling else "lab.none_with", **given)


def reading(measure: Measure, letter: str, value: Estimate | None) -> str:
    """A value with its interval, to be read out."""
    if value is None:
        return f"{letter} –"
    low, high = (amount(measure, value.mean + way * value.half) for way in (-1, 1))
    return say("lab.reading", letter=letter, value=amount(measure, value.mean), low=low, high=high)


# Settings


def option_value(game: str, name: str, value: Any) -> str:
    """An option and its value."""
    title = words.own(game, f"option.{name}", name.replace("_", " "))
    if value is True:
        return title
    if isinstance(value, str):
        value = words.option_choice(game, name, value)
    return f"{title}{say('colon')}{'–' if value is False else '…' if isinstance(value, dict | list) else value}"


def setting(study: Study, which: int) -> str:
    """What is agreed in a setting: where it differs from the booklet, or from the others in a sweep."""
    asked = study.asked[which]
    if study.swept is not None:
        asked = {study.swept: getattr(study.settings[which], study.swept)}
    return ", ".join(option_value(study.game.name, *each) for each in asked.items()) or say("lab.usual")


def line(findings: Findings) -> str:
    """What was played."""
    study = findings.study
    return say("lab.line", game=study.game.title, players=study.players, count=number(findings.matches))


def pace() -> str:
    return say("lab.pace", decision=DECISION, round=ROUND)


def letter(study: Study, which: int) -> str:
    """What a setting is called for short."""
    if study.swept is None:
        return LETTERS[which]
    value = getattr(study.settings[which], study.swept)
    if isinstance(value, str):
        return words.option_choice(study.game.name, study.swept, value)
    return {True: "✓", False: "–"}.get(value, str(value)) if isinstance(value, bool) else str(value)
