"""A review in words and tables, for the terminal."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stammtisch import words
from stammtisch.core.match import Match
from stammtisch.core.purpose import Purpose
from stammtisch.words import say

Told = dict[str, Any]
EVEN = 0.5
"""Less than so many points a round are neither good nor bad luck."""


def number(value: float, digits: int = 1) -> str:
    """As one writes it in the language that is spoken, with a real minus."""
    written = f"{value:.{digits}f}".replace("-", "−")
    if set(written) <= set("−0."):
        written = written.lstrip("−")
    return written if words.language() == "en" else written.replace(".", ",")


def signed(value: float, digits: int = 1) -> str:
    return f"+{number(value, digits)}" if round(value, digits) > 0 else number(value, digits)


def good(told: Told, points: float) -> float:
    """Points as they help: more than 0 is good, whether many are or few."""
    return -points if told["low_wins"] else points


def luck(told: Told) -> str:
    """How the deals were, over the whole match."""
    deal = good(told, told["bill"]["deal"]["value"])
    if abs(deal) < EVEN:
        return say("review.luck.even")
    return say("review.luck.good" if deal > 0 else "review.luck.bad", n=number(abs(deal)))


def verdict(told: Told) -> str:
    """The match in a sentence."""
    given = -good(told, told["bill"]["decisions"]["value"])
    if not told["moments"]:
        return say("review.nothing", luck=luck(told))
    return say("review.given", luck=luck(told), n=number(given))


def others(told: Told) -> str:
    """And what the others had to do with it."""
    helped = good(told, told["bill"]["points"] - sum(_written(told).values()))
    if abs(helped) < EVEN:
        return say("review.others.even")
    return say("review.others.gave" if helped > 0 else "review.others.took", n=number(abs(helped)))


def _written(told: Told) -> dict[str, float]:
    """The parts of the bill as they are written; the others are what is missing to the result."""
    return {name: round(told["bill"][name]["value"], 1) for name in ("fair", "deal", "decisions")}


def bill_rows(told: Told) -> list[tuple[str, str, str]]:
    """What the result is made of: name, what to say of it, number. The numbers add up as they are written."""
    bill, count = told["bill"], told["bill"]["rounds"]
    values = _written(told)
    values["others"] = bill["points"] - sum(values.values())
    rows = [
        (
            say(f"review.part.{name}"),
            say("review.error", n=number(bill[name]["half"])),
            number(value) if name == "fair" else signed(value),
        )
        for name, value in values.items()
    ]
    each = say("review.of_rounds", n=count, each=number(bill["fair"]["value"] / count))
    rows[0] = (rows[0][0], each, rows[0][2])
    given = say("review.a_round", n=number(-good(told, bill["decisions"]["value"]) / count))
    rows[2] = (rows[2][0], f"{rows[2][1]} · {given}", rows[2][2])
    return [*rows, (say("review.part.points"), "", str(bill["points"]))]


def deal(told: Told, row: Told) -> str:
    """How the deal of a round was, in two words."""
    value, half = row["bill"]["deal"]["value"], row["bill"]["deal"]["half"]
    if abs(value) < max(EVEN, half):
        return say("review.deal.even")
    return say("review.deal.good" if good(told, value) > 0 else "review.deal.bad")


def round_line(told: Told, row: Told) -> str:
    """„A bad deal: par was 11. You took 6.“"""
    said = say("review.round_line", par=number(row["par"]), points=row["points"])
    return f"{deal(told, row)}. {said}"


def round_given(told: Told, row: Told) -> str:
    given = -good(told, row["bill"]["decisions"]["value"])
    return say("review.round_given", n=number(given)) if abs(given) >= 0.05 else say("review.round_nothing")


def counts(told: Told) -> str:
    found = told["counts"]
    return say(
        "review.counts",
        best=found.get("best", 0),
        good=found.get("as_good", 0),
        slips=found.get("slip", 0),
        mistakes=found.get("mistake", 0),
        blunders=found.get("blunder", 0),
    )


def habit(told: Told) -> str:
    found = told["habit"]
    given = {"count": found["count"], "of": found["of"]}
    said = found["said"][words.language()]
    return (
        say("review.habit_kind", kind=said, **given) if found["kind"] else say("review.habit_text", asked=said, **given)
    )


def moments(told: Told) -> list[Told]:
    """The decisions that are worth a second look, the dearest first."""
    by_number = {each["number"]: each for each in told["decisions"]}
    return [by_number[at] for at in told["moments"]]


def named(moment: Told) -> str:
    """What a decision is to be called."""
    return say(f"review.verdict.{moment['verdict']}")


def title(moment: Told) -> str:
    """What would have been better, where there are words for it."""
    key = f"review.kind.{moment['kind']}"
    return say(key) if words.known(key) else ""


def because(match: Match, moment: Told) -> str:
    """What was played, what the Meister would have played, and what either move does, in full sentences."""
    mine, best = (_does(match, moment[name]) for name in ("yours", "why"))
    made, better = (f"{words.move(moment[name], match.game.name)}." for name in ("move", "best"))
    return say(
        "review.instead", move=f"{made} {mine}".strip() if mine != best else made, best=f"{better} {best}".strip()
    )


def _does(match: Match, purpose: Told | None) -> str:
    return words.purpose(Purpose(**purpose), match.game.name, match.names) if purpose else ""


def decision_rows(match: Match, told: Told) -> list[tuple[str, str, str, str, str, str]]:
    """Every decision: where, what was played, what the Meister would have played, and what the difference was."""
    found = []
    for each in told["decisions"]:
        move, best = (words.move(each[name], match.game.name) for name in ("move", "best"))
        points = say("review.error", n=number(1.96 * each["points_error"]))
        loss = say("review.error", n=number(196 * each["loss_error"]))
        costs = f"{number(each['points'])} {points}", f"{number(100 * each['loss'])} {loss}"
        if each["verdict"] == "best":
            best, costs = "", ("", "")
        found.append((f"{each['round']}/{each['number'] + 1}", move, best, named(each), *costs))
    return found


def decision_heads() -> tuple[str, ...]:
    """What stands above them."""
    return (
        *(say("cli.review_at"), say("cli.review_you"), say("cli.review_meister")),
        *(say("cli.review_verdict"), say("cli.review_points"), say("cli.review_chance")),
    )


def price(moment: Told) -> str:
    sure = say("review.price_error", half=number(1.96 * moment["points_error"]), loss=signed(-100 * moment["loss"]))
    return f"{say('review.price', n=number(moment['points']))} ({sure})"


def parts(match: Match, told: Told) -> Iterator[RenderableType]:
    """The review, a line or a table at a time."""
    yield Text(verdict(told), "bold")
    yield Text(f"{others(told)} {counts(told)}.\n")
    bill = Table(box=None, show_header=False, pad_edge=False)
    for name, about, value in bill_rows(told):
        bill.add_row(name, Text(about, "dim"), Text(value, "bold", justify="right"))
    yield bill
    yield Text(f"\n{say('review.rounds')}", "bold")
    yield Text(say("review.par_text"), "dim")
    rounds = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for row in told["rounds"]:
        rest = say("review.round_others", n=signed(row["bill"]["others"]["value"]))
        rounds.add_row(str(row["round"]), round_line(told, row), round_given(told, row), rest)
    yield rounds
    yield Text(say("review.moments"), "bold")
    for moment in moments(told):
        at = say("review.at", round=moment["round"], n=moment["number"] + 1)
        yield Text("  ").append(title(moment), "bold") if title(moment) else Text()
        yield Text(f"  {at}: {named(moment)}, {price(moment)}")
        yield Padding(Text(because(match, moment)), (0, 0, 0, 2))
    if not told["moments"]:
        yield Text(f"  {say('review.no_moments')}")
    if told["habit"]:
        yield Text(f"\n{say('review.habit')}", "bold")
        yield Text(f"  {habit(told)}")
    yield Text(f"\n{say('review.every')}", "bold")
    yield Text(say("review.every_text"), "dim")
    decisions = Table(*decision_heads(), box=None, padding=(0, 2, 0, 0), header_style="dim")
    for decision in decision_rows(match, told):
        decisions.add_row(*decision)
    yield decisions
