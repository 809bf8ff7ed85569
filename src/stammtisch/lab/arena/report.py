"""The results of an arena, for people."""

from collections.abc import Iterator, Sequence
from math import inf

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch import games
from stammtisch.lab.arena.ratings import OVERALL, Ratings, alike
from stammtisch.lab.arena.standings import GameResult
from stammtisch.lab.own import forfeited
from stammtisch.lab.student import FEWEST, Estimate
from stammtisch.words import figure, say

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
    yield Text(_notes(results, ratings or {}), "dim")


def _game(result: GameResult) -> Iterator[RenderableType]:
    plan = result.plan
    yield Text(say("arena.heading", game=plan.game.title, **counted(result)), "bold")
    yield Text(_what(result), "dim")
    yield Text(say("arena.seats", names=str(plan.line_up)), "dim")
    yield ""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(say("arena.contestant"), no_wrap=True)
    numbers = (say("arena.points"), say("arena.per_round"), say("arena.wins"), say("arena.place"), say("arena.lead"))
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    for standing in result.standings:
        table.add_row(
            standing.contestant.name,
            _estimate(standing.points),
            _estimate(standing.points_per_round),
            _estimate(standing.wins, times=100, form=".1f"),
            figure(standing.place.mean, ".2f"),
            _lead(standing.lead),
        )
    yield table
    for standing in result.standings:
        if standing.losses:
            yield ""
            yield Text(forfeited(standing.contestant.name, standing.losses, standing.first_loss), "red")


def _lead(lead: Estimate | None) -> RenderableType:
    if lead is None:
        return "–"
    text = _estimate(lead, form="+,.2f")
    return Text(f"{text}*", "bold") if lead.telling else text + NO_STAR


def _estimate(estimate: Estimate, *, times: float = 1, form: str = ",.2f") -> str:
    half = "–" if estimate.half == inf else figure(times * estimate.half, form.lstrip("+"))
    return f"{figure(times * estimate.mean, form)} ± {half}"


def counted(result: GameResult) -> dict[str, object]:
    """How many deals and rotations there were, for a sentence about them."""
    return {"deals": result.deals, "count": figure(result.deals), "rotations": len(result.plan.rotations)}


def _what(result: GameResult) -> str:
    plan = result.plan
    if plan.options is None:
        agreed = say("arena.options_drawn")
    else:
        changed = plan.options.changed().items()
        chosen = ", ".join(name if value is True else f"{name} {value}" for name, value in changed)
        agreed = chosen or say("arena.usual_rules")
    best = say("arena.lowest") if plan.game.low_wins else say("arena.highest")
    told = {"mean": figure(result.rounds, ".1f"), "agreed": agreed, "best": best}
    if plan.rounds is None:
        return say("arena.whole_matches", **told)
    return say("arena.short_matches", rounds=plan.rounds, **told)


def _ratings(ratings: Ratings) -> Iterator[RenderableType]:
    """A row for each game and a column for each contestant, the best one first."""
    overall = ratings[OVERALL]
    names = sorted(overall, key=lambda name: -overall[name].ordinal)
    several = len(ratings) > 2
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(say("arena.ratings"), no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    for game, rated in ratings.items():
        if several or game != OVERALL:
            marks = (f"{figure(rated[name].mu, '.2f')} ± {figure(rated[name].sigma, '.2f')}" for name in names)
            table.add_row(_rated(game), *marks, style="dim" if alike(rated) else "")
    table.add_row(say("arena.ordinal"), *(figure(overall[name].ordinal, ".2f") for name in names))
    yield table


def _rated(game: str) -> str:
    return say("arena.overall") if game == OVERALL else games.get(game).title


def _notes(results: Sequence[GameResult], ratings: Ratings) -> str:
    notes = [say("arena.intervals", least=FEWEST)]
    if any(standing.lead is not None for result in results for standing in result.standings):
        about = say("arena.ratings_of_all") if len(results) > 1 else say("arena.ratings_are")
        notes = [say("arena.lead_is"), *notes, about]
    unsure = [_rated(game) for game, rated in ratings.items() if alike(rated) and (len(ratings) > 2 or game != OVERALL)]
    if unsure:
        notes.append(say("arena.ratings_alike", what=", ".join(unsure)))
    return " ".join(notes)
