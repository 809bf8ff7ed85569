"""The results of an arena, for people."""

from collections.abc import Iterator, Sequence
from math import inf

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch import games
from stammtisch.lab.arena.ratings import OVERALL, Ratings
from stammtisch.lab.arena.standings import GameResult
from stammtisch.lab.student import Estimate

NO_STAR = "\N{NO-BREAK SPACE}"
"""As wide as a star, and not taken off the end of a cell."""


def report(results: Sequence[GameResult], ratings: Ratings | None) -> Iterator[RenderableType]:
    """Everything that was found, game by game."""
    for result in results:
        yield from _game(result)
        yield ""
    if ratings is not None:
        yield from _ratings(ratings)
        yield ""
    yield Text(_notes(results), "dim")


def _game(result: GameResult) -> Iterator[RenderableType]:
    plan = result.plan
    yield Text(f"{plan.game.title}: {_plural(result.deals, 'deal')}, each played in {_rotations(result)}", "bold")
    yield Text(_what(result), "dim")
    yield Text(f"Seats: {plan.line_up}", "dim")
    yield ""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("contestant", no_wrap=True)
    for name in ("points", "per round", "wins, %", "place", "lead"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in result.standings:
        table.add_row(
            standing.contestant.name,
            _estimate(standing.points),
            _estimate(standing.points_per_round),
            _estimate(standing.wins, times=100, form=".1f"),
            f"{standing.place.mean:.2f}",
            _lead(standing.lead),
        )
    yield table


def _lead(lead: Estimate | None) -> RenderableType:
    if lead is None:
        return "–"
    text = _estimate(lead, form="+,.2f")
    return Text(f"{text}*", "bold") if lead.telling else text + NO_STAR


def _estimate(estimate: Estimate, *, times: float = 1, form: str = ",.2f") -> str:
    half = "–" if estimate.half == inf else f"{times * estimate.half:{form.lstrip('+')}}"
    return f"{times * estimate.mean:{form}} ± {half}"


def _rotations(result: GameResult) -> str:
    return _plural(len(result.plan.rotations), "rotation")


def _what(result: GameResult) -> str:
    plan = result.plan
    length = "Whole matches" if plan.rounds is None else f"Matches of at most {_plural(plan.rounds, 'round')}"
    if plan.options is None:
        agreed = "options drawn for each deal"
    else:
        changed = plan.options.changed()
        agreed = (
            ", ".join(name if value is True else f"{name} {value}" for name, value in changed.items()) or "usual rules"
        )
    best = "lowest total wins" if plan.game.low_wins else "highest total wins"
    return f"{length} (mean {result.rounds:.1f} rounds), {agreed}, {best}"


def _ratings(ratings: Ratings) -> Iterator[RenderableType]:
    """A row for each game and a column for each contestant, the best one first."""
    overall = ratings[OVERALL]
    names = sorted(overall, key=lambda name: -overall[name].ordinal)
    several = len(ratings) > 2
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("ratings", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    for game, rated in ratings.items():
        if several or game != OVERALL:
            title = game if game == OVERALL else games.get(game).title
            table.add_row(title, *(f"{rated[name].mu:.2f} ± {rated[name].sigma:.2f}" for name in names))
    table.add_row("ordinal", *(f"{overall[name].ordinal:.2f}" for name in names))
    yield table


def _notes(results: Sequence[GameResult]) -> str:
    notes = "±: 95 % intervals, the deal being the unit."
    if any(standing.lead is not None for result in results for standing in result.standings):
        notes = (
            "Lead: points per match better than the others at the same tables; * is more than chance explains. "
            f"{notes} "
            "Ratings: Plackett-Luce from places, mu ± sigma; the ordinal is mu - 3 sigma"
        ) + (" of all games." if len(results) > 1 else ".")
    return notes


def _plural(count: int, one: str) -> str:
    return f"{count:,} {one if count == 1 else one + 's'}"
